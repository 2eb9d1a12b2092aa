//! The puzzle of the day: the same for everybody, and none again before all have had their turn.

use catalog::Game;

use super::Place;
use crate::time::wall;

const MILLIS_A_DAY: u64 = 24 * 60 * 60 * 1000;
/// Days of a game lie so many puzzles apart, so that easy and hard ones take turns.
const STRIDE: u64 = 17;

/// The number of the day at Greenwich, since 1970.
pub(super) fn today() -> u64 {
    wall() / MILLIS_A_DAY
}

/// The puzzle of a day.
pub(super) fn of_day(day: u64) -> Place {
    let n_games = Game::ALL.len() as u64;
    let game = Game::ALL[(day % n_games) as usize];
    let count = game.puzzles().len() as u64;
    let index = (day / n_games * STRIDE % count) as usize;
    Place { game, index }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_puzzle_has_its_day_before_one_comes_again() {
        let n_games = Game::ALL.len() as u64;
        for first in 20_000..20_000 + n_games {
            let game = of_day(first).game;
            let count = game.puzzles().len() as u64;
            let days = (0..count).map(|turn| first + turn * n_games);
            let places: HashSet<_> = days.map(of_day).collect();
            assert_eq!(places.len(), game.puzzles().len());
            assert!(places.iter().all(|place| place.game == game));
            assert_eq!(of_day(first), of_day(first + count * n_games));
        }
    }

    #[test]
    fn neighbors_are_of_different_games() {
        assert!((20_000..20_120).all(|day| of_day(day).game != of_day(day + 1).game));
    }
}
