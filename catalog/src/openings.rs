//! Openings for matches: short random games that nobody has won yet, all different.
//!
//! They are made from the rules alone, so that a better engine does not change them.

use std::collections::HashSet;

use boardgame::{Position as _, Random};
use solving::Value;

use crate::protocol::{Placement, Start};
use crate::{AnyPosition, Edition, Game, SetupChoice};

/// So many openings in a row may be useless before there are taken to be no more.
const PATIENCE: usize = 1000;

/// How many openings come with each game.
pub const COUNT: usize = 300;
/// Their seed.
pub const SEED: u64 = 1;

/// How many moves they have: none where every game has a layout of its own.
pub const fn plies(game: Game) -> usize {
    if game.is_shuffled() { 0 } else { 4 }
}

/// The openings that come with a game, or would if they were not of another edition.
pub fn usual(game: Game, edition: Option<Edition>) -> Vec<Placement> {
    generate(game, edition, COUNT, plies(game), SEED)
}

/// So many openings of so many plies, fewer if there are no more. Games with layouts begin at
/// random layouts instead of the ordinary one.
pub fn generate(
    game: Game,
    edition: Option<Edition>,
    count: usize,
    plies: usize,
    seed: u64,
) -> Vec<Placement> {
    let mut random = Random::new(seed);
    let mut known = HashSet::new();
    let mut openings = Vec::new();
    let mut n_useless = 0;
    while openings.len() < count && n_useless < PATIENCE {
        let fresh = attempt(game, edition, plies, &mut random)
            .filter(|(position, _)| known.insert(key(position)));
        match fresh {
            Some((_, placement)) => {
                openings.push(placement);
                n_useless = 0;
            }
            None => n_useless += 1,
        }
    }
    openings
}

/// A random opening, unless somebody wins it at once.
fn attempt(
    game: Game,
    edition: Option<Edition>,
    plies: usize,
    random: &mut Random,
) -> Option<(AnyPosition, Placement)> {
    let seed = game.is_shuffled().then(|| random.bits());
    let mut position = game.start(SetupChoice {
        edition,
        seed,
        ..SetupChoice::default()
    });
    let start = match seed {
        Some(_) => Start::Position(position.to_string()),
        None => Start::Ordinary,
    };
    let mut moves = Vec::new();
    for _ in 0..plies {
        let legal = position.legal_moves();
        let m = random.pick(&legal)?;
        position = position.play(m).expect("it is legal");
        moves.push(m.clone());
    }
    is_open(&position).then_some((position, Placement { start, moves }))
}

/// Whether nobody wins at once: the side to move cannot, and has a move after which the other
/// cannot either.
fn is_open(position: &AnyPosition) -> bool {
    if position.outcome().is_some() || wins_at_once(position) {
        return false;
    }
    let is_safe = |m: &String| {
        let next = position.play(m).expect("it is legal");
        next.outcome().is_none() && !wins_at_once(&next)
    };
    position.legal_moves().iter().any(is_safe)
}

fn wins_at_once(position: &AnyPosition) -> bool {
    let wins = |m: &String| {
        let next = position.play(m).expect("it is legal");
        let value = next.outcome().map(|end| Value::of(end, position.turn()));
        value == Some(Value::Win)
    };
    position.legal_moves().iter().any(wins)
}

fn key(position: &AnyPosition) -> u128 {
    with_position!(position, position => position.key())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn openings_are_playable_open_and_different() {
        for &game in Game::ALL {
            let openings = generate(game, None, 20, 3, 1);
            assert_eq!(openings.len(), 20, "{game:?}");
            let mut known = HashSet::new();
            for opening in openings {
                let record = opening.record(game, None).unwrap();
                assert!(!record.is_over(), "{opening}");
                assert!(known.insert(key(&record.position())), "{opening}");
                assert_eq!(opening.to_string().parse(), Ok(opening));
            }
        }
    }

    #[test]
    fn there_are_only_so_many() {
        let openings = generate(Game::Pentaroll, None, 100, 0, 1);
        assert_eq!(openings.len(), 1);
    }

    #[test]
    fn a_won_position_is_not_open() {
        let position = Game::Pentago.position("wwww2/6/6/6/bbbb2/6 w").unwrap();
        assert!(!is_open(&position));
    }
}
