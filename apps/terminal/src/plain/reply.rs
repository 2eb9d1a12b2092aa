//! What is done with a line that was read, and what is said to it.

use std::io;

use boardgame::Color;
use catalog::AnyRecord;

use super::{Lines, Next};
use crate::Beginning;
use crate::command::{COMMANDS, Command};
use crate::files::Trouble;
use crate::setup::{Opening, Player, Setup, Wish};
use crate::table::Table;
use crate::text::{at_the_start, columns};
use crate::thinker::{Answer, Question, answer_now};

/// Lines of an analysis that are printed.
const N_SHOWN: usize = 5;

impl Lines<'_> {
    pub(super) fn run(&mut self, table: &mut Table, command: Command) -> io::Result<Next> {
        let said = match command {
            Command::Move(text) => return self.play_move(table, &text),
            Command::Choose(color) => return self.take(table, color),
            Command::Undo if table.undo() => return Ok(Next::Changed),
            Command::Undo => self.words.text("nothing-to-undo"),
            Command::Redo if table.redo() => return Ok(Next::Changed),
            Command::Redo => self.words.text("nothing-to-redo"),
            Command::Resign if table.resign() => return Ok(Next::Changed),
            Command::Resign => self.words.text("not-now"),
            Command::Switch if table.switch_sides() => self.words.text("switched"),
            Command::Switch => self.words.text("nothing-to-switch"),
            Command::Board => return Ok(Next::Changed),
            Command::Moves => self.moves(table),
            Command::Hint => self.hint(table),
            Command::Analyze => self.analyze(table),
            Command::Help => self.help(table),
            Command::Save(file) => self.save(table, file),
            Command::Open(file) => match self.open(table, &file) {
                Ok(beginning) => return Ok(Next::Begin(beginning)),
                Err(said) => said,
            },
            Command::New => return Ok(Next::Begin(Beginning::Choose(table.setup()))),
            Command::Quit => return Ok(Next::End),
        };
        self.say(&said)?;
        Ok(Next::Same)
    }

    fn play_move(&mut self, table: &mut Table, text: &str) -> io::Result<Next> {
        if table.record().is_none() {
            self.say(&self.ask_color())?;
            return Ok(Next::Same);
        }
        match table.play(text) {
            Ok(_) => Ok(Next::Changed),
            Err(error) => {
                self.say(&self.words.why_not(table.game(), &error))?;
                Ok(Next::Same)
            }
        }
    }

    fn take(&mut self, table: &mut Table, color: Color) -> io::Result<Next> {
        if table.chooser().is_some() {
            table.choose(color);
            return Ok(Next::Changed);
        }
        self.say(&self.words.text("not-now"))?;
        Ok(Next::Same)
    }

    fn moves(&self, table: &Table) -> String {
        let moves = table.record().map_or(Vec::new(), AnyRecord::moves);
        if moves.is_empty() {
            self.words.text("play-no-moves")
        } else {
            moves.join(" ")
        }
    }

    fn hint(&mut self, table: &Table) -> String {
        let record = table.record().filter(|record| !record.is_over());
        let Some(record) = record else {
            return self.words.text("not-now");
        };
        match answer_now(&mut self.engine, &Question::Hint(record.clone())) {
            Answer::Hint(Some(m)) => self.words.filled("hint-is", &[("move", m)]),
            _ => self.words.text("not-now"),
        }
    }

    fn analyze(&mut self, table: &Table) -> String {
        let record = table.record().filter(|record| !record.is_over());
        let Some(record) = record else {
            return self.words.text("not-now");
        };
        let answer = answer_now(&mut self.engine, &Question::Analysis(record.clone()));
        let Answer::Analysis(analysis, _) = answer else {
            return self.words.text("not-now");
        };
        let mut lines = vec![self.words.analysis_of(&table.position(), &analysis)];
        lines.extend(self.words.source(&table.position(), &analysis));
        let ranked = (1..).zip(&analysis.lines).take(N_SHOWN);
        lines.extend(ranked.map(|(rank, line)| self.words.analysis_line(rank, line)));
        lines.join("\n")
    }

    fn help(&self, table: &Table) -> String {
        let form = self
            .words
            .text(&format!("move-form-{}", table.game().name()));
        let file = self.words.text("command-file");
        let names = COMMANDS.map(|command| {
            if command.takes_file {
                format!("{} {file}", command.name)
            } else {
                command.name.to_owned()
            }
        });
        let width = names.iter().map(|name| columns(name)).max();
        let commands = COMMANDS.iter().zip(&names).map(|(command, name)| {
            let name = at_the_start(name, width.unwrap_or_default());
            format!("\n  {name} {}", self.words.text(command.id))
        });
        form + &commands.collect::<String>()
    }

    fn save(&mut self, table: &Table, file: String) -> String {
        let Some(text) = table.to_save() else {
            return self.words.text("not-now");
        };
        if file.is_empty() {
            return self.words.text("name-the-file");
        }
        let may_replace = self.file.as_ref() == Some(&file);
        match self.files.write(&file, &text, may_replace) {
            Ok(()) => {
                let said = self.words.filled("saved-in", &[("file", file.clone())]);
                self.file = Some(file);
                said
            }
            Err(trouble) => self.trouble("not-saved", &trouble, &file),
        }
    }

    fn open(&self, table: &Table, file: &str) -> Result<Beginning, String> {
        if file.is_empty() {
            return Err(self.words.text("name-the-file"));
        }
        let first = |records: Vec<AnyRecord>| records.into_iter().next().ok_or(Trouble::NoGame);
        match self.files.read(file).and_then(first) {
            Ok(record) => {
                let opponent = table.setup().opponent;
                let setup = Setup {
                    opponent: if record.is_over() {
                        Player::Person
                    } else {
                        opponent
                    },
                    wish: Wish::Choose,
                    ..Setup::ordinary(record.game())
                };
                Ok(Beginning::Play(setup, Some(Opening::Record(record))))
            }
            Err(trouble) => Err(self.trouble("not-opened", &trouble, file)),
        }
    }

    fn trouble(&self, id: &str, trouble: &Trouble, file: &str) -> String {
        let reason = trouble.told(&self.words, file);
        self.words.filled(id, &[("reason", reason)])
    }
}
