//! The rules one by one, on positions that tell.

use boardgame::{Color, MoveError, Outcome, Position, PositionError};
use pentaroll::Pentaroll;

const WHITE: Outcome = Outcome::Win(Color::White);

fn position(text: &str) -> Pentaroll {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The position after a move.
fn after(text: &str, m: &str) -> Pentaroll {
    let position = position(text);
    position
        .play(
            position
                .read_move(m)
                .unwrap_or_else(|error| panic!("{m} in {text}: {error}")),
        )
        .unwrap()
}

/// The outcome and the record's word for it after a move.
fn ending(text: &str, m: &str) -> (Outcome, &'static str) {
    let ending = after(text, m).ending(None).expect("the game is over");
    assert_eq!(ending.terminations.len(), 1);
    (ending.outcome, ending.terminations[0].name())
}

fn moves(text: &str) -> Vec<String> {
    position(text)
        .legal_moves()
        .iter()
        .map(ToString::to_string)
        .collect()
}

#[test]
fn a_marble_stays_in_an_empty_slot() {
    assert_eq!(after("6/6/6/6/6/6 w", "Nc").to_string(), "2w3/6/6/6/6/6 b");
    assert_eq!(after("6/6/6/6/6/6 w", "E3").to_string(), "6/6/5w/6/6/6 b");
}

#[test]
fn a_push_moves_the_line_one_cell_inward_from_every_side() {
    let text = "6/wb2wb/6/6/1w2b1/1b2w1 w";
    assert_eq!(after(text, "W2").to_string(), "6/wwb1wb/6/6/1w2b1/1b2w1 b");
    assert_eq!(after(text, "E2").to_string(), "6/wb1wbw/6/6/1w2b1/1b2w1 b");
    assert_eq!(after(text, "Sb").to_string(), "6/wb2wb/6/1w4/1b2b1/1w2w1 b");
    assert_eq!(
        after("1b2w1/1w2b1/6/6/6/6 w", "Ne").to_string(),
        "1b2w1/1w2w1/4b1/6/6/6 b"
    );
}

#[test]
fn a_gap_stops_the_push() {
    // The marbles at d1 and f1 stand beyond the gap and stay.
    assert_eq!(
        after("bw1w1b/6/6/6/6/6 w", "W1").to_string(),
        "wbww1b/6/6/6/6/6 b"
    );
}

#[test]
fn a_full_lane_cannot_be_entered() {
    let text = "wbwbwb/6/6/6/6/6 w";
    assert_eq!(
        position(text).read_move("W1").unwrap_err().to_string(),
        "illegal move: the lane of W1 is full"
    );
    assert!(position(text).read_move("E1").is_err());
    assert!(!moves(text).iter().any(|m| m == "W1" || m == "E1"));
    assert!(
        moves(text).iter().any(|m| m == "Na"),
        "its corner is open along the column"
    );
}

#[test]
fn an_empty_corner_is_listed_once_and_read_both_ways() {
    let start = position("6/6/6/6/6/6 w");
    assert_eq!(start.legal_moves().len(), 20);
    for (column, row) in [("Na", "W1"), ("Nf", "E1"), ("Sa", "W6"), ("Sf", "E6")] {
        assert_eq!(start.read_move(column).unwrap().to_string(), row);
        assert!(!moves("6/6/6/6/6/6 w").contains(&column.to_owned()));
    }
}

#[test]
fn a_taken_corner_is_entered_two_ways() {
    let text = "w5/6/6/6/6/6 b";
    assert_eq!(moves(text).len(), 21);
    assert_eq!(after(text, "W1").to_string(), "bw4/6/6/6/6/6 w");
    assert_eq!(after(text, "Na").to_string(), "b5/w5/6/6/6/6 w");
}

#[test]
fn a_roll_that_makes_five_wins() {
    assert_eq!(
        ending("1wwww1/bb2bb/6/6/6/6 w", "W1"),
        (WHITE, "five by placing")
    );
}

#[test]
fn a_push_can_complete_only_the_opponents_line() {
    // Black's push moves White's marble from a3 to b3, into the column.
    let text = "1w4/1w4/w5/1w4/1w4/bb2bb b";
    assert_eq!(ending(text, "W3"), (WHITE, "opponent's five"));
}

#[test]
fn both_five_is_a_draw() {
    // White's own marble completes column a while its push completes Black's column b.
    let text = "wb4/wb4/b5/wb4/wb4/6 w";
    assert_eq!(ending(text, "W3"), (Outcome::Draw, "both five"));
}

#[test]
fn a_full_board_without_five_is_a_draw() {
    let text = "1wbbww/bbwwbb/wwbbww/bbwwbb/wwbbww/bbwwbb w";
    assert_eq!(moves(text), ["E1", "Sa", "W1"]);
    assert_eq!(ending(text, "W1"), (Outcome::Draw, "board full"));
}

#[test]
fn nothing_can_be_played_after_the_end() {
    let over = after("1wwww1/bb2bb/6/6/6/6 w", "W1");
    assert_eq!(over.read_move("W6"), Err(MoveError::Over));
}

#[test]
fn wrong_moves_and_positions_are_refused_where_they_go_wrong() {
    let start = position("6/6/6/6/6/6 w");
    for (text, column) in [
        ("", 1),
        ("X1", 1),
        ("N1", 2),
        ("Wa", 2),
        ("W7", 2),
        ("Ng", 2),
        ("W12", 3),
    ] {
        match start.read_move(text) {
            Err(MoveError::Parse(error)) => assert_eq!(error.column, column, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
    assert!(matches!(
        "ww4/6/6/6/6/6 b".parse::<Pentaroll>(),
        Err(PositionError::Impossible(_))
    ));
    for text in ["", "6/6/6/6/6/6", "6/6/6/6/6/6 w finnish", "6/6/6/6/6/6 x"] {
        assert!(
            matches!(text.parse::<Pentaroll>(), Err(PositionError::Parse(_))),
            "{text}"
        );
    }
}
