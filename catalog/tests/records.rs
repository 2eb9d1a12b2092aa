//! Records: what they say, what they refuse, and that nothing is lost on the way.

use boardgame::record::{Adjudication, GameResult, Place, Record, RecordError};
use boardgame::{Color, MoveError, Outcome, Position, Random};
use catalog::{AnyRecord, End, Game, SetupChoice, read_records};
use proptest::prelude::*;

fn read(text: &str) -> AnyRecord {
    let mut records = read_records(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(records.len(), 1);
    records.remove(0)
}

/// Where and why a record is refused.
fn refusal(text: &str) -> (usize, usize, String) {
    let RecordError {
        place: Place { line, column },
        problem,
    } = read_records(text).expect_err(text);
    (line, column, problem.to_string())
}

/// A Pentago record with these moves and this result.
fn pentago(tags: &str, moves: &str) -> String {
    format!("[Game \"Pentago\"]\n{tags}\n\n{moves}\n")
}

const FIVE: &str = "[Position \"wwww2/6/6/bb2bb/6/6 w\"]";

const GAME: &str = "\
[Game \"Pentago\"]
[Event \"A \\\"quoted\\\" evening\"]
[Date \"2026.11.15\"]
[White \"Ada\"]
[Black \"Level 4\"]
[Result \"*\"]
[Round \"3\"]

{before} 1. b2-1R e5-4L 2. c3-2R {the center} (2. b5-3L {or this} (2. a1-1L)
e2-2R) d4-1L 3. a1-1R *
";

#[test]
fn the_canonical_form_is_written_as_it_is_read() {
    assert_eq!(read(GAME).to_string(), GAME);
}

#[test]
fn tags_moves_and_result_are_told() {
    let record = read(GAME);
    assert_eq!(record.game(), Game::Pentago);
    assert_eq!(record.tag("Event"), Some("A \"quoted\" evening"));
    assert_eq!(
        record.moves(),
        ["b2-1R", "e5-4L", "c3-2R", "d4-1L", "a1-1R"]
    );
    assert_eq!(record.result(), GameResult::Open);
    assert_eq!(
        record.position_at(1).unwrap().to_string(),
        "6/1w4/6/6/6/6 b"
    );
    assert_eq!(record.position_at(6), None);
}

#[test]
fn numbers_comments_and_space_are_free() {
    let loose = "\u{feff}[Result \"*\"] [Game\n\"Pentago\"]\n1.b2-1R 1... e5-4L ; to the end of the line\n{ two\nlines } c3-2R *";
    let record = read(loose);
    assert_eq!(record.moves(), ["b2-1R", "e5-4L", "c3-2R"]);
    assert!(
        record
            .to_string()
            .contains("{to the end of the line} {two lines}"),
        "{record}"
    );
    assert_eq!(read(&record.to_string()), record);
}

#[test]
fn a_comment_with_a_brace_ends_with_its_line() {
    let record = read(&pentago(
        "[Result \"*\"]",
        "1. b2-1R ; a } brace\n1... e5-4L *",
    ));
    assert_eq!(read(&record.to_string()), record);
    assert!(record.to_string().contains("; a } brace\n"), "{record}");
}

#[test]
fn tags_in_any_order_are_the_same_record() {
    let one = read(&pentago(
        "[Round \"3\"]\n[White \"Ada\"]\n[Result \"*\"]",
        "*",
    ));
    let other = read(&pentago(
        "[Result \"*\"]\n[White \"Ada\"]\n[Round \"3\"]",
        "*",
    ));
    assert_eq!(one, other);
    assert_eq!(read(&one.to_string()), one);
}

#[test]
fn several_games_stand_in_one_file() {
    let pentaroll = "[Game \"Pentaroll\"]\n[Result \"*\"]\n\n1. W1 W1 *\n";
    let records = read_records(&format!("{GAME}\n{pentaroll}")).unwrap();
    assert_eq!(
        records.iter().map(AnyRecord::game).collect::<Vec<_>>(),
        [Game::Pentago, Game::Pentaroll]
    );
}

#[test]
fn black_may_begin() {
    let text = pentago(
        "[Position \"6/6/6/6/6/6 b\"]\n[Result \"*\"]",
        "1... c3-2R 2. d4-1L a1-1R *",
    );
    assert_eq!(read(&text).to_string(), text);
}

#[test]
fn editions_are_written_when_not_standard() {
    let text = pentago("[Edition \"finnish\"]\n[Result \"*\"]", "1. c3 d4-1L *");
    assert_eq!(read(&text).to_string(), text);
    assert_eq!(read(&text).edition().name(), "finnish");
    let by_position = pentago(
        "[Position \"6/6/6/6/6/6 w finnish\"]\n[Result \"*\"]",
        "1. c3 d4-1L *",
    );
    assert_eq!(
        read(&by_position).to_string(),
        text,
        "the ordinary start needs no position"
    );
}

#[test]
fn an_edition_must_agree_with_the_position() {
    let text = pentago(
        "[Edition \"czech\"]\n[Position \"6/6/6/6/6/6 w finnish\"]\n[Result \"*\"]",
        "*",
    );
    assert_eq!(
        refusal(&text),
        (
            2,
            11,
            "the edition czech contradicts the position, which is finnish".to_owned()
        )
    );
    let text = pentago("[Edition \"swiss\"]\n[Result \"*\"]", "*");
    assert_eq!(
        refusal(&text).2,
        "expected the edition standard, finnish, czech, basque or openspiel"
    );
}

#[test]
fn required_tags_are_required() {
    assert_eq!(
        refusal("[Game \"Pentago\"]\n\n*").2,
        "expected the tag Result, which every record has"
    );
    assert_eq!(
        refusal("[Result \"*\"]\n\n*").2,
        "expected the tag Game, which every record has"
    );
    assert_eq!(
        refusal("[Game \"Chess\"]\n[Result \"*\"]\n\n*"),
        (
            1,
            8,
            "expected the game Pentago, Pentaroll or Pantarei".to_owned()
        )
    );
    assert_eq!(
        refusal(&pentago("[Result \"2-0\"]", "*")).2,
        "expected the result 1-0, 0-1, 1/2-1/2 or *"
    );
    assert_eq!(
        refusal(&pentago("[Result \"*\"]\n[Result \"*\"]", "*")).2,
        "the tag Result is there twice"
    );
}

#[test]
fn an_illegal_move_is_refused_with_its_place() {
    let text = pentago("[Result \"*\"]", "1. b2-1R\nb2-1R *");
    assert_eq!(
        refusal(&text),
        (5, 1, "b2-1R: illegal move: b2 is taken".to_owned())
    );
    let text = pentago("[Result \"*\"]", "1. b2-1R (1. z9) e5-4L *");
    assert_eq!(
        refusal(&text),
        (
            4,
            14,
            "z9: expected a cell, a1 to f6 at column 1".to_owned()
        )
    );
}

#[test]
fn a_move_after_the_end_is_refused() {
    let text = pentago(&format!("{FIVE}\n[Result \"1-0\"]"), "1. e1 a6-1R 1-0");
    assert_eq!(refusal(&text), (5, 7, "a6-1R: the game is over".to_owned()));
}

#[test]
fn a_wrong_result_is_refused() {
    let text = pentago(&format!("{FIVE}\n[Result \"0-1\"]"), "1. e1 0-1");
    assert_eq!(
        refusal(&text),
        (
            5,
            7,
            "expected the result 1-0: the game has ended (five by placing)".to_owned()
        )
    );
    let text = pentago(&format!("{FIVE}\n[Result \"*\"]"), "1. e1 *");
    assert_eq!(
        refusal(&text).2,
        "expected the result 1-0: the game has ended (five by placing)"
    );
    let text = pentago("[Result \"*\"]", "1. b2-1R 1-0");
    assert_eq!(
        refusal(&text),
        (
            4,
            10,
            "expected the result * as in the tag Result".to_owned()
        )
    );
}

#[test]
fn a_termination_must_fit_the_board_and_the_result() {
    let with = |result: &str, termination: &str, moves: &str| {
        pentago(
            &format!("{FIVE}\n[Result \"{result}\"]\n[Termination \"{termination}\"]"),
            &format!("{moves} {result}"),
        )
    };
    assert_eq!(
        read(&with("1-0", "five by placing", "1. e1"))
            .end()
            .map(End::name),
        Some("five by placing")
    );
    assert_eq!(
        refusal(&with("1-0", "five by twist", "1. e1")).2,
        "expected the termination \"five by placing\""
    );
    assert_eq!(
        read(&with("0-1", "resignation", "")).end().map(End::name),
        Some("resignation")
    );
    assert_eq!(
        read(&with("1/2-1/2", "agreement", "")).end().map(End::name),
        Some("agreement")
    );
    assert_eq!(
        read(&with("*", "abandoned", "")).end().map(End::name),
        Some("abandoned")
    );
    assert_eq!(
        refusal(&with("*", "resignation", "")).2,
        "resignation does not go with the result *"
    );
    assert!(
        refusal(&with("1-0", "five by placing", ""))
            .2
            .starts_with("the board does not show this end")
    );
}

#[test]
fn a_record_that_breaks_off_is_refused() {
    let whole = pentago("[Result \"*\"]", "1. b2-1R {so} (1. c3-1R d4-1L) e5-4L *");
    assert!(read_records(&whole).is_ok());
    let end = whole.rfind('*').unwrap();
    for (cut, _) in whole
        .char_indices()
        .take_while(|&(at, _)| at <= end)
        .skip(1)
    {
        assert!(read_records(&whole[..cut]).is_err(), "{}", &whole[..cut]);
    }
    let missing = pentago("[Result \"*\"]", "1. b2-1R");
    assert_eq!(
        refusal(&missing),
        (
            5,
            1,
            "expected a move or the result but the record breaks off".to_owned()
        )
    );
}

#[test]
fn line_comments_outside_the_moves_are_skipped() {
    let text = "; a file of games\n[Game \"Pentago\"]\n; who won?\n[Result \"*\"]\n\n1. b2-1R *\n; the end\n";
    assert_eq!(read(text).moves(), ["b2-1R"]);
}

#[test]
fn dates_have_a_form() {
    for date in ["2026.11.15", "2026.??.??"] {
        assert_eq!(
            read(&pentago(&format!("[Date \"{date}\"]\n[Result \"*\"]"), "*")).tag("Date"),
            Some(date)
        );
    }
    assert!(
        refusal(&pentago("[Date \"banana\"]\n[Result \"*\"]", "*"))
            .2
            .starts_with("expected a date")
    );
}

#[test]
fn a_game_that_openspiel_decides_otherwise_is_not_converted() {
    // A double five, won by the twister in the Finnish edition and drawn elsewhere.
    let moves = "a1-4R a3-4R b1-4R b3-4R c1-4R c3-4R d2-4R f2-4R d3-4R f3-4R f6-2R";
    let text = pentago(
        "[Edition \"finnish\"]\n[Result \"1-0\"]",
        &format!("{moves} 1-0"),
    );
    let problem = read(&text).to_form("openspiel").unwrap_err().to_string();
    assert_eq!(problem, "the game ends otherwise by OpenSpiel's rules");
}

#[test]
fn long_games_with_many_variations_are_read_in_a_moment() {
    // Each variation is judged by the history before it, which must not be copied every time.
    let text = format!(
        "[Game \"Pantarei\"]\n[Position \"{STACKS}\"]\n[Result \"*\"]\n\n5L1 {} *\n",
        "(5L1 6L1) ".repeat(100_000)
    );
    assert_eq!(read(&text).moves(), ["5L1"]);
}

#[test]
fn brackets_must_match() {
    for moves in [
        "1. b2-1R ) *",
        "( 1. b2-1R ) *",
        "1. b2-1R ( ) *",
        "1. b2-1R (1. c3-1R *",
        "1. b2-1R } *",
        "1. b2-1R ] *",
    ] {
        assert!(
            read_records(&pentago("[Result \"*\"]", moves)).is_err(),
            "{moves}"
        );
    }
    let deep = format!("1. b2-1R {} *", "(1. b2-1R ".repeat(100_000));
    assert!(
        refusal(&pentago("[Result \"*\"]", &deep))
            .2
            .contains("at most 100"),
        "no stack is that deep"
    );
}

#[test]
fn pantarei_needs_its_layout_and_a_chooser_who_waits() {
    let layout = Game::Pantarei.start(SetupChoice {
        first: Some(Color::Black),
        ..SetupChoice::default()
    });
    let text = format!(
        "[Game \"Pantarei\"]\n[Position \"{layout}\"]\n[Chooser \"White\"]\n[Result \"*\"]\n\n1... 4R1 2. 6x7 *\n"
    );
    let record = read(&text);
    assert_eq!(record.to_string(), text);
    assert_eq!(
        refusal("[Game \"Pantareï\"]\n[Result \"*\"]\n\n*").2,
        "expected the tag Position: Pantarei has no ordinary start"
    );
    let text = text.replace("\"White\"", "\"Black\"");
    assert_eq!(
        refusal(&text).2,
        "the chooser does not begin, but is to move in the position"
    );
    assert_eq!(
        refusal(&pentago("[Chooser \"White\"]\n[Result \"*\"]", "*")).2,
        "nobody chooses a color in Pentago"
    );
}

#[test]
fn a_live_game_can_be_taken_back_and_given_up() {
    let mut record = Record::new("wwww2/6/6/bb2bb/6/6 w".parse::<pentago::Pentago>().unwrap());
    record.set_tag("White", "Ada\nB");
    record.set_tag("White", "Ada");
    assert_eq!(record.tag("White"), Some("Ada"));
    let five = record.position().read_move("e1").unwrap();
    record.push(five).unwrap();
    assert_eq!(
        record.end().map(boardgame::record::End::name),
        Some("five by placing")
    );
    assert_eq!(
        record.adjudicate(Adjudication::Agreement),
        Err(MoveError::Over)
    );
    assert_eq!(record.pop(), Some(five));
    assert_eq!(
        (record.position(), record.keys().len()),
        (record.start(), 1)
    );
    assert_eq!(record.pop(), None);
    record
        .adjudicate(Adjudication::Resignation(Color::White))
        .unwrap();
    assert_eq!(record.outcome(), Some(Outcome::Win(Color::Black)));
    assert_eq!(record.push(five), Err(MoveError::Over));
    assert!(
        read(&record.to_string())
            .to_string()
            .contains("[Termination \"resignation\"]")
    );
    let mut abandoned = Record::new("6/6/6/6/6/6 w".parse::<pentago::Pentago>().unwrap());
    abandoned.adjudicate(Adjudication::Abandoned).unwrap();
    assert_eq!((abandoned.outcome(), abandoned.is_over()), (None, true));
}

/// The start of the cycle below.
const STACKS: &str = "b1w3,w2b2b3,w1w2,b1n,w3b2w1w1,w2w3b1b2b3b3 w s";

#[test]
fn a_third_repetition_ends_a_record() {
    let record = |moves: &str, result: &str| {
        format!(
            "[Game \"Pantarei\"]\n[Position \"{STACKS}\"]\n[Result \"{result}\"]\n\n{moves} {result}\n"
        )
    };
    let once = "5L1 6L1 4R1 3R1";
    let drawn = read(&record(&format!("{once} {once}"), "1/2-1/2"));
    assert_eq!(drawn.end().map(End::name), Some("repetition"));
    assert!(
        refusal(&record(&format!("{once} {once}"), "*"))
            .2
            .contains("(repetition)")
    );
    assert!(
        refusal(&record(&format!("{once} {once} 5L1"), "1/2-1/2"))
            .2
            .contains("the game ended before 5L1")
    );
    // A variation is judged by the history of its own line.
    assert!(read_records(&record(&format!("{once} {once} (3R2)"), "1/2-1/2")).is_ok());
}

#[test]
fn a_record_may_begin_at_the_end() {
    let over = "[Position \"wwwww1/6/6/bb2bb/6/6 b\"]";
    let text = |tags: &str| pentago(&format!("{over}\n[Result \"1-0\"]{tags}"), "1-0");
    assert_eq!(
        read(&text("")).end().map(End::name),
        None,
        "the position alone does not tell how the five was made"
    );
    assert_eq!(
        read(&text("\n[Termination \"five by twist\"]"))
            .end()
            .map(End::name),
        Some("five by twist")
    );
    assert!(read_records(&text("\n[Termination \"both five\"]")).is_err());
}

#[test]
fn forms_of_other_programs_are_of_the_games_that_these_have() {
    let record = read("[Game \"Pentaroll\"]\n[Result \"*\"]\n\n1. W1 *\n");
    assert_eq!(
        record.to_form("openspiel").unwrap_err().to_string(),
        "Pentaroll games have no openspiel form"
    );
    let record = read(&pentago("[Result \"*\"]", "1. b2-1R e5-4L *"));
    assert_eq!(record.to_form("openspiel").unwrap(), "b2t e5w");
    assert_eq!(read("b2t e5w").moves(), record.moves());
}

/// A random game as text, with comments and variations strewn in.
fn random_record(game: Game, seed: u64, plies: usize) -> String {
    let mut random = Random::new(seed);
    let edition = random.pick(&game.editions()).copied();
    let start = game.start(SetupChoice {
        edition,
        seed: Some(seed),
        ..SetupChoice::default()
    });
    let mut position = start.clone();
    let mut moves = Vec::new();
    for _ in 0..plies {
        let legal = position.legal_moves();
        let Some(m) = random.pick(&legal) else { break };
        moves.push(m.clone());
        match random.below(6) {
            0 => moves.push("{a comment (with) brackets}".to_owned()),
            1 => moves.push("; a } comment\n".to_owned()),
            2 => moves.push(format!("({} {{or so}})", random.pick(&legal).unwrap())),
            _ => {}
        }
        position = position.play(m).unwrap();
    }
    let result = match position.outcome() {
        None => "*",
        Some(outcome) => GameResult::Over(outcome).text(),
    };
    let title = game.title();
    format!(
        "[Game \"{title}\"]\n[Position \"{start}\"]\n[Result \"{result}\"]\n\n{} {result}\n",
        moves.join(" ")
    )
}

proptest! {
    #[test]
    fn records_are_read_back(game in prop::sample::select(Game::ALL), seed: u64, plies in 0..40_usize) {
        let text = random_record(game, seed, plies);
        // A random game of Pantareï can repeat itself; then it has another result.
        if let Ok(records) = read_records(&text) {
            let written = records[0].to_string();
            prop_assert_eq!(&read(&written), &records[0]);
            prop_assert_eq!(read(&written).to_string(), written);
        } else {
            let problem = refusal(&text).2;
            prop_assert!(game == Game::Pantarei && problem.contains("(repetition)"), "{}", problem);
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*", moves in "[a-fNSWE0-9LRx(){};*. \n-]{0,60}") {
        let _ = read_records(&text);
        let _ = read_records(&pentago("[Result \"*\"]", &moves));
        let _ = read_records(&pentago("[Result \"*\"]", &text));
    }
}
