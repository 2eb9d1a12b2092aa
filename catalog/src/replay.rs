//! Games that are known beforehand, played again to measure how fast the rules are.

use boardgame::chance::{random_game, random_setup};
use boardgame::{Position, Random};

/// No random game is followed further than this.
const MAX_PLIES: usize = 200;

/// Random games of one game.
#[derive(Debug)]
pub(crate) struct Replays<P: Position>(Vec<(P, Vec<P::Move>)>);

/// What a replay has done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Replayed {
    /// Moves played and judged.
    pub n_moves: u64,
    /// Positions found to be the end of a game; keeps the work from being optimized away.
    pub n_ends: u64,
}

/// Games that can be replayed, whichever they are of.
pub trait Replay {
    /// Plays every move of every game and asks for the outcome after it. No moves are listed.
    fn replay(&self) -> Replayed;
}

impl<P: Position> Replays<P> {
    /// The random games of the seeds below `n_games`, each in a setup of its own.
    pub(crate) fn random(n_games: u64) -> Self {
        Self((0..n_games).map(replay_of).collect())
    }
}

fn replay_of<P: Position>(seed: u64) -> (P, Vec<P::Move>) {
    let mut random = Random::new(seed);
    let start = P::start(&random_setup::<P>(&mut random));
    let game = random_game(start.clone(), &mut random);
    let moves = game.map_while(|(_, m)| m).take(MAX_PLIES);
    (start, moves.collect())
}

impl<P: Position> Replay for Replays<P> {
    fn replay(&self) -> Replayed {
        let mut replayed = Replayed {
            n_moves: 0,
            n_ends: 0,
        };
        for (start, moves) in &self.0 {
            let mut position = start.clone();
            for &m in moves {
                position.play_unchecked(m);
                replayed.n_ends += u64::from(position.outcome().is_some());
            }
            replayed.n_moves += moves.len() as u64;
        }
        replayed
    }
}
