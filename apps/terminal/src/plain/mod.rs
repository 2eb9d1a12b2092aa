//! The games line by line: moves are read from a stream, boards are printed.

mod reply;

use std::io::{self, BufRead, ErrorKind, Read, Write};

use boardgame::Random;
use catalog::{AnyEngine, AnyRecord};
use engine::level::Level;
use messages::{Language, Words};
use showcase::Charset;

use crate::chooser::Chooser;
use crate::command::Command;
use crate::keyboard::printed_line;
use crate::look::flattened;
use crate::setup::{Player, Setup};
use crate::table::Table;
use crate::thinker::{Answer, Question, answer_now};
use crate::{Beginning, Files, Options};

/// No line is longer than this.
const MAX_LINE: u64 = 4096;

/// Plays line by line until the input ends. A reader of the output that has gone away ends it too.
pub fn play_in_lines(
    options: &Options,
    beginning: Beginning,
    files: &dyn Files,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> io::Result<()> {
    let mut lines = Lines {
        words: Words::of(options.language),
        language: options.language,
        charset: options.look.charset,
        engine: AnyEngine::new(options.resources),
        random: Random::new(options.seed),
        file: None,
        files,
        input,
        output,
    };
    match lines.play(beginning) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        result => result,
    }
}

struct Lines<'a> {
    words: Words,
    language: Language,
    charset: Charset,
    engine: AnyEngine,
    random: Random,
    /// The file that this game is kept in.
    file: Option<String>,
    files: &'a dyn Files,
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
}

/// What happens after a line.
#[allow(clippy::large_enum_variant, reason = "there is one of it at a time")]
enum Next {
    /// The same game goes on; the board is worth printing again.
    Changed,
    /// The same game goes on.
    Same,
    /// Another game begins.
    Begin(Beginning),
    /// That was all.
    End,
}

impl Lines<'_> {
    fn play(&mut self, first: Beginning) -> io::Result<()> {
        let mut beginning = first;
        loop {
            let table = match beginning {
                Beginning::Choose(setup) => match self.choose(Chooser::new(setup))? {
                    Some(setup) => Table::new(setup, self.random.bits()),
                    None => return Ok(()),
                },
                Beginning::Play(setup, opening) => {
                    let seed = self.random.bits();
                    match opening {
                        Some(opening) => Table::open(setup, opening, seed),
                        None => Table::new(setup, seed),
                    }
                }
            };
            match self.play_game(table)? {
                Some(next) => beginning = next,
                None => return Ok(()),
            }
        }
    }

    /// Asks the questions before a game, one a line; an empty line takes what is offered.
    fn choose(&mut self, mut chooser: Chooser) -> io::Result<Option<Setup>> {
        let mut index = 0;
        while let Some(&field) = chooser.fields().get(index) {
            let answers = chooser.answers(field, &self.words);
            let present = chooser.answer(field);
            let listed = (1..)
                .zip(&answers)
                .map(|(number, answer)| format!("  {number} {answer}\n"));
            let label = chooser.label(field, &self.words);
            let listed: String = listed.collect();
            let offered = self
                .words
                .filled("choose-number", &[("number", (present + 1).to_string())]);
            self.say(&format!("{label}\n{listed}{offered}"))?;
            let Some(line) = self.read()? else {
                return Ok(None);
            };
            let line = line.trim();
            let printed = printed_line(line, self.language);
            if matches!(Command::parse(&printed), Command::Quit) {
                return Ok(None);
            }
            let named = answers
                .iter()
                .position(|answer| answer.eq_ignore_ascii_case(line));
            let numbered = printed
                .parse::<usize>()
                .ok()
                .and_then(|number| number.checked_sub(1));
            let answer = if line.is_empty() {
                Some(present)
            } else {
                numbered.or(named)
            };
            match answer.filter(|&answer| answer < answers.len()) {
                Some(answer) => {
                    chooser.give(field, answer);
                    index += 1;
                }
                None => self.say(&self.words.text("choose-one"))?,
            }
        }
        Ok(Some(chooser.setup()))
    }

    /// Plays a game; the answer is what comes after it.
    fn play_game(&mut self, mut table: Table) -> io::Result<Option<Beginning>> {
        self.file = None;
        self.show(&table)?;
        loop {
            if let Some(Player::Computer(level)) = table.mover() {
                self.answer_for(&mut table, level)?;
                self.show(&table)?;
                continue;
            }
            let Some(line) = self.read()? else {
                if !table.is_over() {
                    self.say(&self.words.text("not-over"))?;
                }
                return Ok(None);
            };
            if line.trim().is_empty() {
                continue;
            }
            let command = Command::parse(&printed_line(&line, self.language));
            match self.run(&mut table, command)? {
                Next::Changed => self.show(&table)?,
                Next::Same => {}
                Next::Begin(beginning) => return Ok(Some(beginning)),
                Next::End => return Ok(None),
            }
        }
    }

    /// The board, and who does what now or how the game ended.
    fn show(&mut self, table: &Table) -> io::Result<()> {
        let board = table.position().text(self.charset);
        let state = match table.record() {
            None => self.ask_color(),
            Some(record) => self.state(table, record),
        };
        self.say(&format!("\n{board}\n{state}"))
    }

    /// The question which color it shall be. What is typed is the same in every language.
    fn ask_color(&self) -> String {
        let typed = [("white", "white".to_owned()), ("black", "black".to_owned())];
        self.words.filled("plain-choose", &typed)
    }

    fn state(&self, table: &Table, record: &AnyRecord) -> String {
        let result = self.words.result(record, table.you());
        result.unwrap_or_else(|| self.words.state(&record.position()))
    }

    fn answer_for(&mut self, table: &mut Table, level: Level) -> io::Result<()> {
        let seed = self.random.bits();
        let question = match table.record().cloned() {
            Some(record) => Question::Move {
                record,
                level,
                seed,
            },
            None => Question::Color {
                layout: table.position(),
                level,
                seed,
            },
        };
        match answer_now(&mut self.engine, &question) {
            Answer::Color(color) => {
                table.choose(color);
                self.say(&self.words.of_color("computer-takes", color))
            }
            Answer::Move(Some(m)) => {
                let said = self.words.said(&table.position(), &m);
                table.play(&m).map_err(io::Error::other)?;
                self.say(&format!("{m}\n{said}"))
            }
            _ => Err(io::Error::other("the engine broke, which is a defect")),
        }
    }

    /// Reads a line; at the end of the input there is none. Bytes that are no text are shown as such.
    fn read(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        let n_bytes = (&mut *self.input)
            .take(MAX_LINE)
            .read_until(b'\n', &mut bytes)?;
        Ok((n_bytes > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        let text = match self.charset {
            Charset::Ascii => flattened(text),
            Charset::Unicode => text.to_owned(),
        };
        writeln!(self.output, "{text}")?;
        self.output.flush()
    }
}
