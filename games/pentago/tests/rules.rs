//! The rules one by one, on positions that tell.

use boardgame::{Color, MoveError, Outcome, Position, PositionError};
use pentago::Pentago;

/// Three of White's in the first row, and two that a clockwise twist of block 2 lays beside them.
const TWIST_MAKES_FIVE: &str = "www3/3w2/3w2/6/bb2bb/b5";
/// The same, with two of Black's that the twist lays beside three in the third row.
const TWIST_MAKES_BOTH: &str = "www3/3w1b/bbbw1b/6/6/6";
/// Four of White's in the first row.
const FOUR: &str = "wwww2/6/6/bb2bb/6/6";
/// All blocks, all cells: no twist of this board makes five.
const LAST_CELL: &str = "1wbbww/bbwwbb/wwbbww/bbwwbb/wwbbww/bbwwbb w";
const WHITE: Outcome = Outcome::Win(Color::White);
const BLACK: Outcome = Outcome::Win(Color::Black);

fn position(text: impl AsRef<str>) -> Pentago {
    let text = text.as_ref();
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The position after moves given as text.
fn after(text: impl AsRef<str>, moves: &str) -> Pentago {
    moves.split(' ').fold(position(text), |position, m| {
        let m = position
            .read_move(m)
            .unwrap_or_else(|error| panic!("{m} in {position}: {error}"));
        position.play(m).unwrap()
    })
}

/// The outcome and the record's word for it after the moves.
fn ending(text: impl AsRef<str>, moves: &str) -> (Outcome, &'static str) {
    let (first, last) = moves
        .rsplit_once(' ')
        .map_or((None, moves), |(first, last)| (Some(first), last));
    let before = first.map_or_else(|| position(&text), |first| after(&text, first));
    let m = before
        .read_move(last)
        .unwrap_or_else(|error| panic!("{last} in {before}: {error}"));
    let ending = before
        .play(m)
        .unwrap()
        .ending(Some(m))
        .expect("the game is over");
    assert_eq!(ending.terminations.len(), 1);
    (ending.outcome, ending.terminations[0].name())
}

fn refusal(text: impl AsRef<str>, m: &str) -> String {
    position(text).read_move(m).unwrap_err().to_string()
}

fn moves(position: &Pentago) -> Vec<String> {
    position
        .legal_moves()
        .iter()
        .map(ToString::to_string)
        .collect()
}

#[test]
fn a_placing_that_makes_five_ends_the_game_before_any_twist() {
    let four = format!("{FOUR} w");
    assert_eq!(ending(&four, "e1"), (WHITE, "five by placing"));
    assert_eq!(
        refusal(&four, "e1-1R"),
        "illegal move: no twist after a winning placing: e1"
    );
    let at_e1 = moves(&position(&four))
        .into_iter()
        .filter(|m| m.starts_with("e1"));
    assert_eq!(at_e1.collect::<Vec<_>>(), ["e1"]);
}

#[test]
fn a_twist_is_due_where_nothing_is_won() {
    assert_eq!(
        refusal("6/6/6/6/6/6 w", "c3"),
        "illegal move: a block must be twisted after c3, as in c3-1R"
    );
}

#[test]
fn a_taken_cell_takes_no_marble() {
    assert_eq!(
        refusal("6/6/2w3/6/6/6 b", "c3-1R"),
        "illegal move: c3 is taken"
    );
}

#[test]
fn a_twist_can_win_for_the_mover() {
    assert_eq!(
        ending(format!("{TWIST_MAKES_FIVE} w"), "f6-2R"),
        (WHITE, "five by twist")
    );
}

#[test]
fn a_twist_can_win_for_the_opponent() {
    assert_eq!(
        ending(format!("{TWIST_MAKES_FIVE} b"), "f6-2R"),
        (WHITE, "opponent's five")
    );
}

#[test]
fn both_five_is_a_draw() {
    assert_eq!(
        ending(format!("{TWIST_MAKES_BOTH} w"), "f6-2R"),
        (Outcome::Draw, "both five")
    );
    assert_eq!(
        ending(format!("{TWIST_MAKES_BOTH} b"), "f6-2R"),
        (Outcome::Draw, "both five")
    );
}

#[test]
fn six_in_a_row_counts() {
    assert_eq!(
        ending("www1ww/6/6/bb2bb/b5/6 w", "d1"),
        (WHITE, "five by placing")
    );
}

#[test]
fn the_36th_marble_is_followed_by_a_twist() {
    let last = position(LAST_CELL);
    assert_eq!(
        moves(&last),
        [
            "a1-1L", "a1-1R", "a1-2L", "a1-2R", "a1-3L", "a1-3R", "a1-4L", "a1-4R"
        ]
    );
    assert_eq!(ending(LAST_CELL, "a1-3L"), (Outcome::Draw, "board full"));
}

#[test]
fn nothing_can_be_played_after_the_end() {
    let over = after(format!("{FOUR} w"), "e1");
    assert_eq!(over.read_move("a6-1R"), Err(MoveError::Over));
    assert!(over.legal_moves().is_empty());
}

#[test]
fn the_empty_board_has_288_moves() {
    assert_eq!(position("6/6/6/6/6/6 w").legal_moves().len(), 288);
}

#[test]
fn finnish_double_five_is_won_by_the_twister() {
    assert_eq!(
        ending(format!("{TWIST_MAKES_BOTH} w finnish"), "f6-2R"),
        (WHITE, "both five")
    );
    assert_eq!(
        ending(format!("{TWIST_MAKES_BOTH} b finnish"), "f6-2R"),
        (BLACK, "both five")
    );
}

#[test]
fn the_finnish_twist_may_be_skipped_while_a_block_is_empty() {
    // Block 4 alone is empty.
    let text = "w4b/6/6/w5/6/6 b finnish";
    assert_eq!(after(text, "b1").to_string(), "wb3b/6/6/w5/6/6 w finnish");
    assert_eq!(
        refusal(text, "d4"),
        "illegal move: a block must be twisted after d4, as in d4-1R"
    );
    // A skipped twist gives the same position as twisting the empty block.
    assert_eq!(after(text, "b1"), after(text, "b1-4L"));
    assert!(refusal("w4b/6/6/w5/6/5b w finnish", "b1").contains("a block must be twisted"));
    assert_eq!(
        position("6/6/6/6/6/6 w finnish").legal_moves().len(),
        36 * 9
    );
}

#[test]
fn a_czech_five_by_twist_waits_for_a_reply() {
    let pending = after(format!("{TWIST_MAKES_FIVE} w czech"), "f6-2R");
    assert_eq!(pending.outcome(), None);
    assert!(pending.to_string().ends_with(" b czech reply"), "{pending}");
    assert_eq!(pending.legal_moves().len(), pending.board().empty().len());
    assert_eq!(
        pending.read_move("a6-1R").unwrap_err().to_string(),
        "illegal move: a6 is taken"
    );
    assert_eq!(
        pending.read_move("b6-1R").unwrap_err().to_string(),
        "illegal move: the reply is a placing without a twist: b6"
    );
}

#[test]
fn a_czech_reply_that_makes_five_draws_and_any_other_loses() {
    let text = "www3/3w2/3w2/6/bbbb2/b5 w czech";
    assert_eq!(ending(text, "f6-2R e5"), (Outcome::Draw, "both five"));
    assert_eq!(ending(text, "f6-2R b6"), (WHITE, "five by twist"));
}

#[test]
fn a_czech_five_on_the_last_cell_wins_at_once() {
    let text = "1bbwww/wwbbww/bbbbwb/wbwwbb/bwwwbw/wbwbbb w czech";
    assert_eq!(ending(text, "a1-1R"), (WHITE, "five by twist"));
}

#[test]
fn other_czech_fives_are_judged_as_usual() {
    assert_eq!(
        ending(format!("{FOUR} w czech"), "e1"),
        (WHITE, "five by placing")
    );
    assert_eq!(
        ending(format!("{TWIST_MAKES_FIVE} b czech"), "f6-2R"),
        (WHITE, "opponent's five")
    );
    assert_eq!(
        ending(format!("{TWIST_MAKES_BOTH} w czech"), "f6-2R"),
        (Outcome::Draw, "both five")
    );
}

#[test]
fn basque_blocks_twist_clockwise_only() {
    assert_eq!(position("6/6/6/6/6/6 w basque").legal_moves().len(), 144);
    assert_eq!(
        refusal("6/6/6/6/6/6 w basque", "c3-1L"),
        "illegal move: blocks twist clockwise only in this edition"
    );
}

#[test]
fn openspiel_looks_for_fives_only_after_the_twist() {
    let text = format!("{FOUR} w openspiel");
    assert!(refusal(&text, "e1").contains("a block must be twisted"));
    assert_eq!(
        after(&text, "e1-1R").outcome(),
        None,
        "the twist has taken the five apart"
    );
    assert_eq!(ending(&text, "e1-4R"), (WHITE, "five by twist"));
}

#[test]
fn several_forms_of_a_move_are_read() {
    let start = position("6/6/6/6/6/6 w");
    for text in ["c3-2R", "C3-2r", "c32r", "c3v"] {
        assert_eq!(
            start.read_move(text).unwrap().to_string(),
            "c3-2R",
            "{text}"
        );
    }
    for (letter, twist) in "stuvwxyz"
        .chars()
        .zip(["1L", "1R", "2L", "2R", "4L", "4R", "3L", "3R"])
    {
        let m = start.read_move(&format!("a1{letter}")).unwrap();
        assert_eq!(m.to_string(), format!("a1-{twist}"));
        assert_eq!(m.to_openspiel(), Some(format!("a1{letter}")));
    }
    for (text, column) in [
        ("", 1),
        ("g1-1R", 1),
        ("c3-", 4),
        ("c3-5R", 4),
        ("c3-2", 5),
        ("c3-2X", 5),
        ("c3-2RR", 6),
    ] {
        match start.read_move(text) {
            Err(MoveError::Parse(error)) => assert_eq!(error.column, column, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
}

#[test]
fn impossible_positions_are_refused() {
    let impossible = [
        "ww4/6/6/6/6/6 b",
        "w5/6/6/6/6/6 w",
        "6/6/6/6/6/6 w czech reply",
    ];
    for text in impossible {
        assert!(
            matches!(text.parse::<Pentago>(), Err(PositionError::Impossible(_))),
            "{text}"
        );
    }
    let malformed = [
        "",
        "6/6/6/6/6/6",
        "6/6/6/6/6/6 x",
        "6/6/6/6/6/6 w swiss",
        "6/6/6/6/6/6 w czech maybe",
    ];
    for text in malformed
        .into_iter()
        .chain(["6/6/6/6/6/6 w reply", "6/6/6/6/6/6 w finnish reply"])
    {
        assert!(
            matches!(text.parse::<Pentago>(), Err(PositionError::Parse(_))),
            "{text}"
        );
    }
}
