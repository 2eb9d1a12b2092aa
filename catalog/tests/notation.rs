//! Notation as properties: what is written is read back, and nothing else is believed.

use boardgame::{Color, Random};
use catalog::{AnyPosition, Game, SetupChoice};
use proptest::prelude::*;

/// A position that random play reaches after some moves.
fn random_position(game: Game, seed: u64, plies: usize) -> AnyPosition {
    let mut random = Random::new(seed);
    let choice = SetupChoice {
        edition: random.pick(&game.editions()).copied(),
        first: random.pick(&Color::ALL).copied(),
        seed: Some(random.bits()),
    };
    let positions = game.start(choice).random_game(&mut random).take(plies + 1);
    let (position, _) = positions.last().expect("the start is one");
    position
}

fn any_game() -> impl Strategy<Value = Game> {
    prop::sample::select(Game::ALL)
}

/// A text whose position, if it is one, is written and read back as the same.
fn check_reading(game: Game, text: &str) {
    if let Ok(position) = game.position(text) {
        let written = position.to_string();
        assert_eq!(
            game.position(&written).unwrap(),
            position,
            "{text} is written {written}"
        );
    }
}

proptest! {
    #[test]
    fn positions_are_read_back(game in any_game(), seed: u64, plies in 0..60_usize) {
        let position = random_position(game, seed, plies);
        prop_assert_eq!(game.position(&position.to_string()), Ok(position));
    }

    #[test]
    fn moves_are_read_back(game in any_game(), seed: u64, plies in 0..60_usize) {
        let position = random_position(game, seed, plies);
        for m in position.legal_moves() {
            prop_assert!(position.play(&m).is_ok(), "{m} in {position}");
        }
    }

    #[test]
    fn any_text_is_read_or_refused(game in any_game(), text: String) {
        check_reading(game, &text);
    }

    #[test]
    fn a_damaged_position_is_read_or_refused(
        game in any_game(), seed: u64, plies in 0..60_usize, at: prop::sample::Index, with in "[wbn1-9/, s-]?",
    ) {
        let mut text = random_position(game, seed, plies).to_string();
        let at = at.index(text.len());
        text.replace_range(at..=at, &with);
        check_reading(game, &text);
    }

    #[test]
    fn any_text_is_a_move_or_refused(game in any_game(), seed: u64, plies in 0..40_usize, text in "[a-fNESWLRxs-z0-9-]{0,6}|\\PC*") {
        let position = random_position(game, seed, plies);
        if position.play(&text).is_ok() {
            let legal = position.legal_moves().iter().any(|m| position.play(m) == position.play(&text));
            prop_assert!(legal, "{text} in {position}");
        }
    }
}
