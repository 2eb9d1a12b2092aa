//! Every screen of every game, in colors and without, large and small, in all languages.

use catalog::Game;
use messages::Language;
use ratatui::crossterm::event::KeyCode;
use ratatui::style::Color;
use showcase::Charset;
use solving::{Analysis, Distance, Score, Value, Variation, Verdict};

use super::harness::{MANNER, Person};
use crate::look::{Depth, Look};
use crate::model::{Event, Manner, Model};
use crate::setup::{Opening, Player, Setup};
use crate::text::columns;
use crate::thinker::Answer;

const PENTAGO: &str = "w2b2/1w2b1/2w3/b2w2/1b4/5b w";
const PENTAROLL: &str = "bw2wb/w4w/5b/b4w/w5/bw1b1b w";
const PANTAREI: &str = "w1,b3,w2,b1,n,b2w1w2,w3b1,b2,w2b3w3,b2,w1,b1,w3,b3 b s";
const LAYOUT: &str = "w1,b3,b2,n,w3,b1,w2,b3,w1,b2,w3,b1,w2,b3,w1,b2,w3,b1,w2";

const SIZES: [(u16, u16); 3] = [(60, 20), (80, 24), (120, 40)];

fn position(game: Game) -> &'static str {
    match game.name() {
        "pentago" => PENTAGO,
        "pentaroll" => PENTAROLL,
        "pantarei" => PANTAREI,
        _ => game.tour().position,
    }
}

fn at(manner: Manner, game: Game) -> Person {
    let opening = Opening::Position(game.position(position(game)).unwrap());
    Person::from(manner, game, Player::Person, Some(opening))
}

const fn look(depth: Depth, charset: Charset) -> Manner {
    Manner {
        look: Look { depth, charset },
        ..MANNER
    }
}

#[test]
fn every_game_at_every_size() {
    for &game in Game::ALL {
        for (width, height) in SIZES {
            let mut person = at(MANNER, game);
            person.resize(width, height);
            person.expect(&format!("{}-{width}x{height}", game.name()));
        }
    }
}

#[test]
fn every_game_in_plain_letters() {
    for &game in Game::ALL {
        for (width, height) in SIZES {
            let mut person = at(look(Depth::Mono, Charset::Ascii), game);
            person.resize(width, height);
            let screen = person.screen();
            assert!(screen.is_ascii(), "{screen}");
            person.expect(&format!("{}-ascii-{width}x{height}", game.name()));
        }
    }
}

#[test]
fn half_turns() {
    let mut person = at(MANNER, Game::Pentago);
    person.press(KeyCode::Down).press(KeyCode::Enter);
    person.expect("pentago-pending");
    let mut person = at(MANNER, Game::Pantarei);
    for _ in 0..6 {
        person.press(KeyCode::Right);
    }
    person.press(KeyCode::Enter);
    person.expect("pantarei-taken-up");
    person.type_in("x");
    person.expect("pantarei-swap");
}

#[test]
fn a_color_to_choose() {
    let opening = Opening::Layout(LAYOUT.to_owned());
    let person = Person::from(MANNER, Game::Pantarei, Player::Person, Some(opening));
    person.expect("pantarei-choose");
}

#[test]
fn the_end_shows_what_ended_it() {
    let mut person = Person::two_at(Game::Pentago, "wwww2/bb4/6/4bb/6/6 w");
    person.enter("e1");
    person.expect("pentago-over");
    let mut person = Person::two_at(Game::Pentaroll, "wwww2/bbbb2/6/6/6/6 w");
    person.enter("W1");
    person.expect("pentaroll-over");
}

fn analysis() -> Analysis<String> {
    let line = |verdict, moves: &[&str]| Variation {
        verdict,
        moves: moves.iter().map(ToString::to_string).collect(),
    };
    let won = Verdict::Proven {
        value: Value::Win,
        distance: Some(Distance::AtMost(5)),
    };
    Analysis {
        verdict: won,
        best: Some("d4-1L".to_owned()),
        lines: vec![
            line(won, &["e5-2R", "a6-1L", "f6-1R"]),
            line(Verdict::Estimated(Score(-125)), &["b3-3R", "a2-1L"]),
        ],
        moves: vec![("c1-1R".to_owned(), Verdict::proven(Value::Loss))],
        depth: 6,
        nodes: 1_234_567,
        method: solving::Method::Search,
    }
}

#[test]
fn the_analysis_of_every_game() {
    for &game in Game::ALL {
        for (width, height) in SIZES {
            let mut person = at(MANNER, game);
            person.resize(width, height).type_in("v");
            person.answer(Answer::Analysis(analysis(), false));
            person.expect(&format!("{}-analysis-{width}x{height}", game.name()));
        }
    }
}

#[test]
fn typing_help_and_questions() {
    let mut person = at(MANNER, Game::Pentago);
    person.type_in("a3");
    person.expect("typing");
    person.press(KeyCode::Enter);
    person.expect("refused");
    for &game in Game::ALL {
        let mut person = at(MANNER, game);
        person.type_in("?");
        person.expect(&format!("help-{}", game.name()));
    }
    let mut person = at(MANNER, Game::Pentago);
    person.type_in("g");
    person.expect("resign");
}

#[test]
fn the_chooser_for_every_game() {
    for &game in Game::ALL {
        for (width, height) in SIZES {
            let mut person = Person::new(Model::choosing(MANNER, Setup::ordinary(game)));
            person.resize(width, height);
            person.expect(&format!("chooser-{}-{width}x{height}", game.name()));
        }
    }
}

/// One that is short, those that are long, one with wide characters, and those from right to left.
const LANGUAGES: [Language; 7] = [
    Language::English,
    Language::German,
    Language::Finnish,
    Language::Basque,
    Language::Japanese,
    Language::Hebrew,
    Language::Arabic,
];

#[test]
fn languages_of_every_kind() {
    for language in LANGUAGES {
        let manner = Manner { language, ..MANNER };
        let tag = language.tag();
        for &game in Game::ALL {
            let mut person = at(manner, game);
            person.type_in("h").answer(Answer::Hint(None));
            person.expect(&format!("{tag}-{}", game.name()));
        }
        let mut person = at(manner, Game::Pentaroll);
        person
            .type_in("v")
            .answer(Answer::Analysis(analysis(), false));
        person.expect(&format!("{tag}-analysis"));
        let mut person = Person::new(Model::choosing(manner, Setup::ordinary(Game::Pentago)));
        person.expect(&format!("{tag}-chooser"));
        person.type_in("?");
        person.expect(&format!("{tag}-help"));
    }
}

#[test]
fn no_screen_cuts_what_it_says_in_any_language() {
    for language in Language::offered() {
        let manner = Manner { language, ..MANNER };
        for &game in Game::ALL {
            let screen = at(manner, game).screen();
            let keys = screen.lines().last().unwrap_or_default();
            // Help and the way out are always named.
            for key in ["?", "q"] {
                assert!(
                    keys.split(' ').any(|word| word == key),
                    "{language:?}: {keys}"
                );
            }
        }
        let chooser = Person::new(Model::choosing(manner, Setup::ordinary(Game::Pentago)));
        for line in chooser.screen().lines() {
            assert!(columns(line) <= 80, "{language:?}: {line}");
        }
    }
}

#[test]
fn too_small_a_terminal_says_so() {
    let mut person = at(MANNER, Game::Pentago);
    person.resize(59, 20);
    assert!(person.screen().contains("60x20"));
    person.resize(60, 20);
    assert!(person.screen().contains("White"));
    for (width, height) in [(1, 1), (0, 0), (10, 3), (200, 5), (5, 200), (59, 19)] {
        person.resize(width, height).screen();
    }
}

#[test]
fn nothing_is_colored_where_no_color_is_wanted() {
    for &game in Game::ALL {
        let buffer = at(look(Depth::Mono, Charset::Unicode), game).buffer();
        for cell in &buffer.content {
            assert_eq!((cell.fg, cell.bg), (Color::Reset, Color::Reset), "{game:?}");
        }
    }
}

#[test]
fn each_depth_keeps_to_its_colors() {
    let is_among = |depth: Depth, color: Color| match (depth, color) {
        (_, Color::Reset) | (Depth::True, Color::Rgb(..)) | (Depth::Palette, Color::Indexed(_)) => {
            true
        }
        (Depth::Sixteen, color) => !matches!(color, Color::Rgb(..) | Color::Indexed(_)),
        _ => false,
    };
    for depth in [Depth::True, Depth::Palette, Depth::Sixteen] {
        for &game in Game::ALL {
            let buffer = at(look(depth, Charset::Unicode), game).buffer();
            for cell in &buffer.content {
                assert!(
                    is_among(depth, cell.fg) && is_among(depth, cell.bg),
                    "{cell:?}"
                );
            }
        }
    }
}

#[test]
fn sides_differ_without_colors() {
    for charset in [Charset::Unicode, Charset::Ascii] {
        for (width, height) in SIZES {
            let mut seen = std::collections::BTreeSet::new();
            for position in ["w5/6/6/6/6/6 b", "b5/6/6/6/6/6 w", "6/6/6/6/6/6 w"] {
                let opening = Opening::Position(Game::Pentaroll.position(position).unwrap());
                let manner = look(Depth::Mono, charset);
                let mut person =
                    Person::from(manner, Game::Pentaroll, Player::Person, Some(opening));
                person.resize(width, height);
                let buffer = person.buffer();
                let board = crate::screen::board_area(&person.model);
                let text: String = board.positions().map(|at| buffer[at].symbol()).collect();
                seen.insert(text);
            }
            assert_eq!(seen.len(), 3, "white, black and empty at {width}x{height}");
        }
    }
}

#[test]
fn events_that_nobody_waits_for_change_nothing() {
    let mut person = at(MANNER, Game::Pentago);
    let before = person.screen();
    person.happen(Event::Answer(99, Answer::Move(None)));
    assert_eq!(person.screen(), before);
}
