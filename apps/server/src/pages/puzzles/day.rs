//! The puzzles of the day, one for each game: the same for everybody, and none again before all have had
//! their turn.

use catalog::Game;

use super::Place;
use crate::time::wall;

const MILLIS_A_DAY: u64 = 24 * 60 * 60 * 1000;
/// Days lie so many puzzles apart, so that easy and hard ones take turns.
const STRIDE: u64 = 17;

/// The number of the day at Greenwich, since 1970.
pub(super) fn today() -> u64 {
    wall() / MILLIS_A_DAY
}

/// The puzzle of a game on a day.
pub(super) fn of_day(game: Game, day: u64) -> Place {
    let count = game.puzzles().len() as u64;
    let index = (day * STRIDE % count) as usize;
    Place { game, index }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_puzzle_has_its_day_before_one_comes_again() {
        for &game in Game::ALL {
            let count = game.puzzles().len() as u64;
            let days = 20_000..20_000 + count;
            let places: HashSet<_> = days.map(|day| of_day(game, day)).collect();
            assert_eq!(places.len(), game.puzzles().len());
            assert_eq!(of_day(game, 20_000), of_day(game, 20_000 + count));
        }
    }
}
