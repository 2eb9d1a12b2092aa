//! Line by line: what goes in and what comes out.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::num::NonZeroUsize;

use catalog::{AnyRecord, Game, read_records};
use messages::Language;
use showcase::Charset;
use solving::Resources;

use super::harness::{MANNER, expect_file};
use crate::look::{Depth, Look};
use crate::setup::{Opening, Player, Setup};
use crate::{Beginning, Files, Options, Trouble, play_in_lines};

/// Files that are kept in memory.
#[derive(Default)]
struct Shelf(RefCell<BTreeMap<String, String>>);

impl Files for Shelf {
    fn read(&self, file: &str) -> Result<Vec<AnyRecord>, Trouble> {
        let files = self.0.borrow();
        let text = files.get(file).ok_or(Trouble::Missing)?;
        read_records(text).map_err(Trouble::Record)
    }

    fn write(&self, file: &str, text: &str, may_replace: bool) -> Result<(), Trouble> {
        let mut files = self.0.borrow_mut();
        if files.contains_key(file) && !may_replace {
            return Err(Trouble::Exists);
        }
        files.insert(file.to_owned(), text.to_owned());
        Ok(())
    }
}

fn options(charset: Charset) -> Options {
    Options {
        language: Language::English,
        look: Look {
            depth: Depth::Mono,
            charset,
        },
        is_animated: false,
        seed: MANNER.seed,
        resources: Resources {
            threads: NonZeroUsize::MIN,
            memory: 8 << 20,
        },
    }
}

fn two(game: Game, opening: Option<Opening>) -> Beginning {
    let setup = Setup {
        opponent: Player::Person,
        ..Setup::ordinary(game)
    };
    Beginning::Play(setup, opening)
}

fn said_with(files: &Shelf, beginning: Beginning, input: &str) -> String {
    let mut output = Vec::new();
    let options = options(Charset::Ascii);
    play_in_lines(
        &options,
        beginning,
        files,
        &mut input.as_bytes(),
        &mut output,
    )
    .unwrap();
    String::from_utf8(output).unwrap()
}

fn said(beginning: Beginning, input: &str) -> String {
    said_with(&Shelf::default(), beginning, input)
}

#[test]
fn a_game_is_played_from_a_stream() {
    let text = said(two(Game::Pentago, None), "c3-2R\nc3-1R\nd4\nd4-1L\n");
    assert!(text.contains("The cell c3 is not empty"), "{text}");
    assert!(
        text.contains("After the marble on d4, a block must be twisted"),
        "{text}"
    );
    assert!(text.ends_with("Not finished\n"), "{text}");
    expect_file("lines-pentago", &text);
}

#[test]
fn the_end_is_told_with_its_reason() {
    let position = Game::Pentago.position("wwww2/bb4/6/4bb/6/6 w").unwrap();
    let beginning = two(Game::Pentago, Some(Opening::Position(position)));
    let text = said(beginning, "e1\na6-1R\n");
    assert!(text.contains("White’s marble completed five in a row. White wins"));
    assert!(text.ends_with("The game is over\n"), "{text}");
}

#[test]
fn commands_are_words() {
    let files = Shelf::default();
    let input = "Nc\nundo\nundo\nredo\nmoves\nsave a.panta\nsave a.panta\nsave\nhelp\nswitch\nresign\nundo\nopen b\nopen a.panta\nmoves\nnonsense\nquit\nNc\n";
    let text = said_with(&files, two(Game::Pentaroll, None), input);
    for expected in [
        "There is nothing to take back",
        "\nNc\n",
        "Saved in a.panta",
        "Name a file",
        "analyze   Show what the engine thinks",
        "no sides to change",
        "Black resigned. White wins",
        "Not opened: There is no file \"b\"",
        "A move is a side and a lane",
    ] {
        assert!(text.contains(expected), "{expected} is not in\n{text}");
    }
    assert!(files.0.borrow()["a.panta"].contains("1. Nc"));
}

#[test]
fn lines_are_read_by_the_places_of_their_letters() {
    let said = said(two(Game::Pentago, None), "с3-2К\nьщмуы\n");
    assert!(said.lines().any(|line| line == "c3-2R"), "{said}");
}

#[test]
fn hints_and_analyses_are_printed() {
    let position = Game::Pentaroll.position("wwww2/bbbb2/6/6/6/6 w").unwrap();
    let beginning = two(Game::Pentaroll, Some(Opening::Position(position)));
    let text = said(beginning, "hint\nanalyze\n");
    let hints = ["Hint: W1", "Hint: Ne"];
    assert!(hints.iter().any(|hint| text.contains(hint)), "{text}");
    assert!(text.contains("1. ^ win in 1"), "{text}");
}

#[test]
fn the_questions_are_answered_by_number_or_name() {
    let setup = Setup::ordinary(Game::Pentago);
    let text = said(Beginning::Choose(setup), "7\nPentaroll\n2\nmoves\n");
    assert!(text.contains("This is not one of the answers"), "{text}");
    assert!(text.contains("No move has been made yet"), "{text}");
    assert_eq!(said(Beginning::Choose(setup), "").lines().count(), 5);
}

#[test]
fn the_computer_plays_every_game_to_its_end() {
    for &game in Game::ALL {
        let setup = Setup {
            opponent: Player::Computer(engine::level::Level::MIN),
            ..Setup::ordinary(game)
        };
        // Every legal move once more and more: whatever is illegal is refused and does no harm.
        let legal = ["white", "pass"].map(str::to_owned).into_iter();
        let position = game.start(catalog::SetupChoice::default());
        let numbers = || 1..=19;
        let mut moves: Vec<String> = position.legal_moves();
        if game.is_shuffled() {
            let ways = ["L1", "R1", "L2", "R2"];
            moves = ways
                .iter()
                .flat_map(|way| numbers().map(move |number| format!("{number}{way}")))
                .collect();
        }
        let cycle: Vec<_> = legal.chain(moves).collect();
        let input = (cycle.join("\n") + "\n").repeat(30);
        let text = said(Beginning::Play(setup, None), &input);
        assert!(
            text.ends_with("The game is over\n"),
            "{game:?}: {}",
            &text[text.len().saturating_sub(600)..]
        );
    }
}

#[test]
fn any_bytes_are_survived() {
    let mut output = Vec::new();
    let mut input: &[u8] = b"\xff\xfe\n\0\n\n   \nsave \x1b[2J\n";
    let options = options(Charset::Unicode);
    let files = Shelf::default();
    play_in_lines(
        &options,
        two(Game::Pantarei, None),
        &files,
        &mut input,
        &mut output,
    )
    .unwrap();
    assert!(!output.is_empty());
}
