//! The rules one by one, on positions that tell.

use boardgame::record::{End, GameResult, Record};
use boardgame::{Color, MoveError, Outcome, Position, PositionError};
use pantarei::{Pantarei, Termination};

fn position(text: &str) -> Pantarei {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The position after moves given as text.
fn after(text: &str, moves: &str) -> Pantarei {
    moves.split(' ').fold(position(text), |position, m| {
        let m = position
            .read_move(m)
            .unwrap_or_else(|error| panic!("{m} in {position}: {error}"));
        position.play(m).unwrap()
    })
}

fn refusal(text: &str, m: &str) -> String {
    position(text).read_move(m).unwrap_err().to_string()
}

/// All scales single, so that values reach far.
const LAYOUT: &str = "w1,b3,n,b2,w3,b1,w2,b3,w1,b2,w3,b1,w2,b3,w1,b2,w3,b1,w2 w s";
/// Six stacks in which White controls 1, 3 and 5, Black 2 and 6, and 4 is nobody's.
const STACKS: &str = "b1w3,w2b2b3,w1w2,b1n,w3b2w1w1,w2w3b1b2b3b3 w s";

#[test]
fn a_scale_moves_by_its_value_onto_the_stack_there() {
    assert_eq!(
        after(LAYOUT, "5R1").to_string(),
        "w1,b3,n,b2,b1,w2,b3w3,w1,b2,w3,b1,w2,b3,w1,b2,w3,b1,w2 b s"
    );
    assert_eq!(
        after(LAYOUT, "5L1").to_string(),
        "w1,b3w3,n,b2,b1,w2,b3,w1,b2,w3,b1,w2,b3,w1,b2,w3,b1,w2 b s"
    );
}

#[test]
fn values_count_stacks_as_they_stand() {
    // Stack 1 (value 3) reaches stack 4, however many scales lie between.
    assert_eq!(
        after(STACKS, "1R1").to_string(),
        "b1,w2b2b3,w1w2,b1nw3,w3b2w1w1,w2w3b1b2b3b3 b s"
    );
}

#[test]
fn two_scales_are_carried_with_a_foreign_second() {
    assert_eq!(
        after(STACKS, "1R2").to_string(),
        "w2b2b3,w1w2,b1nb1w3,w3b2w1w1,w2w3b1b2b3b3 b s"
    );
}

#[test]
fn a_stack_left_empty_closes_up() {
    assert_eq!(position(STACKS).snake().n_stacks(), 6);
    assert_eq!(after(STACKS, "1R2").snake().n_stacks(), 5);
    assert_eq!(after(STACKS, "1R1").snake().n_stacks(), 6);
}

#[test]
fn the_neutral_scale_is_carried_as_the_lower_of_two() {
    let text = "w1,b3,b2,nw3,b1,w2,b3,w1,b2,w3,b1,w2,b3,w1,b2,w3,b1,w2 w s";
    assert_eq!(
        after(text, "4L2").to_string(),
        "w1nw3,b3,b2,b1,w2,b3,w1,b2,w3,b1,w2,b3,w1,b2,w3,b1,w2 b s"
    );
}

#[test]
fn a_stack_under_the_neutral_scale_is_nobodys() {
    let text = "w1,b3,b2,nw3,b1,w2,b3,w1,b2,w3,b1,w2,b3,w1,b2,w3,b1,w2 w s";
    let left_on_top = after(text, "4L1");
    assert!(
        left_on_top.to_string().starts_with("w1w3,b3,b2,n,"),
        "{left_on_top}"
    );
    for color in ["w", "b"] {
        let text = left_on_top
            .to_string()
            .replace(" b s", &format!(" {color} s"));
        assert_eq!(
            refusal(&text, "4R1"),
            "illegal move: stack 4 is under the neutral scale and nobody's"
        );
    }
}

#[test]
fn nothing_goes_past_head_or_tail() {
    assert!(refusal(LAYOUT, "1L1").contains("past the head"));
    assert!(refusal(LAYOUT, "19R1").contains("past the tail"));
    assert!(refusal(LAYOUT, "5L2").contains("only one scale"));
    assert!(refusal(LAYOUT, "2R1").contains("controlled by black"));
}

#[test]
fn whole_stacks_are_swapped() {
    assert_eq!(
        after(STACKS, "1x5").to_string(),
        "w3b2w1w1,w2b2b3,w1w2,b1n,b1w3,w2w3b1b2b3b3 b -"
    );
    assert_eq!(
        after(STACKS, "5x1"),
        after(STACKS, "1x5"),
        "either stack may be named first"
    );
    assert!(refusal(STACKS, "1x2").contains("controlled by black"));
    assert!(refusal(STACKS, "1x4").contains("nobody's"));
    assert!(refusal(STACKS, "3x3").contains("with itself"));
}

#[test]
fn a_swap_is_banned_right_after_a_swap() {
    let swapped = after(STACKS, "1x5");
    assert_eq!(
        swapped.read_move("2x6").unwrap_err().to_string(),
        "illegal move: no swap right after the opponent's swap"
    );
    assert!(
        swapped
            .legal_moves()
            .iter()
            .all(|m| !m.to_string().contains('x'))
    );
    assert!(
        after(STACKS, "1x5 2R1").read_move("1x3").is_ok(),
        "a move in between lifts the ban"
    );
}

/// White has swapped; Black's only stacks can go nowhere and may not swap.
const FORCED_PASS: &str = "b3b3b2b2w3,w2,w2b2w3w1b1w1,b1w2,nw1b1b3w3 b -";

#[test]
fn a_pass_is_forced_where_nothing_else_is_possible() {
    let names: Vec<_> = position(FORCED_PASS)
        .legal_moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(names, ["pass"]);
    assert!(refusal(STACKS, "pass").contains("passing is not allowed"));
}

#[test]
fn a_swap_is_allowed_after_a_pass() {
    let passed = after(FORCED_PASS, "pass");
    assert!(passed.may_swap());
    assert!(passed.read_move("1x2").is_ok());
}

#[test]
fn seven_or_more_win_for_the_mover() {
    let six = "w1w2b3b1w3b3,b1w1,b2,w2w3b1,w1b2n,w2b3,w3b2 w s";
    let ending = after(six, "2L1").ending(None).unwrap();
    assert_eq!(ending.outcome, Outcome::Win(Color::White));
    assert_eq!(ending.terminations, [Termination::Seven]);
    assert_eq!(ending.marks, ["1"]);
    let eight = after(six, "2L2");
    assert_eq!(eight.outcome(), Some(Outcome::Win(Color::White)), "{eight}");
    assert_eq!(eight.read_move("1R1"), Err(MoveError::Over));
}

/// Four turns that lead back to where they began.
const CYCLE: [&str; 4] = ["5L1", "6L1", "4R1", "3R1"];

#[test]
fn a_position_for_the_third_time_is_a_draw_in_the_record() {
    let mut record = Record::new(position(STACKS));
    for text in CYCLE.iter().chain(&CYCLE) {
        assert_eq!(record.result(), GameResult::Open, "{text}");
        let m = record
            .position()
            .read_move(text)
            .unwrap_or_else(|error| panic!("{text} in {}: {error}", record.position()));
        record.push(m).unwrap();
    }
    assert_eq!(record.position(), record.start());
    assert_eq!(
        record.position().outcome(),
        None,
        "the position alone knows no history"
    );
    assert_eq!(record.result(), GameResult::Over(Outcome::Draw));
    assert_eq!(record.end(), Some(End::Repetition));
    assert_eq!(
        record.push(record.position().legal_moves()[0]),
        Err(MoveError::Over)
    );
}

#[test]
fn a_game_in_which_neither_can_act_is_drawn() {
    // Two stacks of value 3 reach nowhere, and one stack alone cannot be swapped.
    let stuck = Pantarei::reduced("w1w3,b1b3 w s").unwrap();
    assert_eq!(stuck.outcome(), Some(Outcome::Draw));
    assert_eq!(
        stuck.ending(None).unwrap().terminations,
        [Termination::Stuck]
    );
    assert!(stuck.legal_moves().is_empty());
    // A ban on swapping does not count: White could swap later.
    let banned = Pantarei::reduced("w3,w3,b3 w -").unwrap();
    assert_eq!(banned.outcome(), None);
    assert_eq!(banned.legal_moves()[0].to_string(), "pass");
}

#[test]
fn wrong_moves_are_refused_where_they_go_wrong() {
    let start = position(LAYOUT);
    for (text, column) in [
        ("", 1),
        ("x3", 1),
        ("0R1", 1),
        ("20R1", 1),
        ("5", 2),
        ("5R", 3),
        ("5R3", 3),
        ("3x", 3),
        ("3x20", 3),
        ("5R11", 4),
    ] {
        match start.read_move(text) {
            Err(MoveError::Parse(error)) => assert_eq!(error.column, column, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
    assert!(refusal(STACKS, "9R1").contains("there are 6 stacks"));
}

#[test]
fn impossible_positions_are_refused() {
    let too_few = "w1,b3,n w s";
    let two_neutral = LAYOUT.replacen("w1", "n", 1);
    let nine = "w1w2b3b1w3b3b1w1b2,w2w3b1,w1b2n,w2b3,w3b2 w s";
    let topped_by_the_mover = "w1w2b3b1w3b3w1,b1,b2,w2w3b1,w1b2n,w2b3,w3b2 w s";
    let twice = "w1w2b3b1w3b3w1,b1b2w2w3b1b2w1,n,w2b3,w3b2 b s";
    for text in [too_few, &two_neutral, nine, topped_by_the_mover, twice] {
        assert!(
            matches!(text.parse::<Pantarei>(), Err(PositionError::Impossible(_))),
            "{text}"
        );
    }
    let malformed = [
        "",
        "w1,,b2 w s",
        "w4 w s",
        "w1,b3",
        "w1,b3 w",
        "w1,b3 w x",
        "w1;b3 w s",
    ];
    for text in malformed {
        assert!(
            matches!(text.parse::<Pantarei>(), Err(PositionError::Parse(_))),
            "{text}"
        );
    }
    assert!("w1,".repeat(10_000).parse::<Pantarei>().is_err());
}
