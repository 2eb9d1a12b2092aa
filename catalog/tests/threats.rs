//! Where threats are told.

use catalog::{AnyPosition, Game};

fn position(game: &str, text: &str) -> AnyPosition {
    Game::from_name(game).unwrap().position(text).unwrap()
}

/// The moves of a color's threats, with their places.
fn threats(position: &AnyPosition, color: boardgame::Color) -> Vec<(String, Option<String>)> {
    let threats = position.threats()[color].clone();
    threats.into_iter().map(|one| (one.m, one.place)).collect()
}

#[test]
fn both_sides_are_told_where_a_marble_wins() {
    let position = position("pentago", "wwww2/bb4/6/6/6/bb4 w");
    let white = threats(&position, boardgame::Color::White);
    assert_eq!(white, [("e1".to_owned(), Some("e1".to_owned()))]);
    assert_eq!(threats(&position, boardgame::Color::Black), []);
    let position = self::position("pentago", "wwww2/bbbb2/6/6/6/6 w");
    let black = threats(&position, boardgame::Color::Black);
    assert_eq!(black[0], ("e2".to_owned(), Some("e2".to_owned())));
}

#[test]
fn a_twist_that_wins_by_itself_has_no_place() {
    // Turned counter-clockwise, block 2 brings its column into the first row.
    let position = position("pentago", "www2w/5w/5b/b5/b5/b1b3 w");
    let white = threats(&position, boardgame::Color::White);
    let of = |m: &str| white.iter().find(|one| one.0 == m).map(|one| one.1.clone());
    assert_eq!(of("f6-2L"), Some(None), "{white:?}");
    assert_eq!(of("d1"), None, "four and a gap: {white:?}");
}

#[test]
fn a_pushed_marble_can_win() {
    // White enters row 1 from the left, and Black's marble stands in the way of nobody.
    let position = position("pentaroll", "2b3/1wwwwb/6/6/6/b1b2b w");
    let white = threats(&position, boardgame::Color::White);
    assert!(
        white.contains(&("W2".to_owned(), Some("a2".to_owned()))),
        "{white:?}"
    );
}

#[test]
fn a_stack_of_seven_is_told_by_where_it_grows() {
    let position = position(
        "pantarei",
        "w1,b1w1b1w1b2w2,b3,b3,b2,b1,b2,b3,n,w2,w2,w3,w3,w3 w s",
    );
    let white = threats(&position, boardgame::Color::White);
    assert!(
        white.contains(&("1R1".to_owned(), Some("2.7".to_owned()))),
        "{white:?}"
    );
}
