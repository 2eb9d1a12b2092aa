//! Positions of a sweep with the values of all their moves, taken while its levels stand.
//!
//! The moves of a position at level `k` lead to boards of level `k + 1`, and of these the nodes of level
//! `k + 2` say everything:
//!
//! ```text
//! level k    a position, taken at random
//! level k+1  its boards after each move: who reaches what, in both passes
//! level k+2  nodes, which stand whole until level k+1 is made from them
//! ```

use std::collections::HashSet;

use arrayvec::ArrayVec;
use boardgame::{Position as _, Random};
use grid::{Board, Cells};
use solving::{Refusal, Resources, Sample, Valued};

use super::machine::Memory;
use super::orientation::Orientation;
use super::plan::Plan;
use super::rules::Rules;
use super::spots::{SpotSet, Spots};
use super::stage::Workers;
use super::stand::Stand;
use super::sweep::Finished;
use super::tally::Tally;
use super::values::{Answers, Sweeper};
use crate::{Color, Pentago};

/// Most boards that are nearly full have a five, so many are looked at for each that is taken.
const MAX_TRIES: usize = 100;

/// Sweeps a root and takes positions on the way, those nearest to it first. `None` if the watch says
/// stop, and where there is nothing to sweep: at the end of a game, or where a reply is due.
pub(super) fn sample(
    root: &Pentago,
    wanted: Sample,
    resources: Resources,
    workers: Workers,
    tally: &mut Tally<'_, '_>,
) -> Result<Option<Vec<Valued<Pentago>>>, Refusal> {
    if root.outcome().is_some() || root.is_reply() {
        return Ok(None);
    }
    let (needed, limit) = (Sweeper::needed_at_once(root), resources.memory);
    if !Sweeper::fits(root, limit) || needed > limit {
        return Err(Refusal { needed, limit });
    }
    let mut memory = Memory::default();
    let mut sampler = Sampler::new(root, wanted);
    let sweeper = Sweeper::new(root, &mut memory, resources, workers, tally);
    let swept = sweeper.and_then(|mut sweeper| sweeper.sample(&mut sampler, tally));
    let swept = swept.filter(|()| !tally.is_stopped());
    Ok(swept.map(|()| sampler.taken.into_iter().rev().flatten().collect()))
}

/// Takes positions of a sweep at random.
pub(super) struct Sampler<'p> {
    root: &'p Pentago,
    spots: Spots,
    n_each: usize,
    random: Random,
    /// What was taken of each level, the last one first.
    taken: Vec<Vec<Valued<Pentago>>>,
}

/// A board of a sweep.
struct Taken {
    sets: [SpotSet; 2],
    stand: Stand,
    position: Pentago,
}

impl<'p> Sampler<'p> {
    fn new(root: &'p Pentago, wanted: Sample) -> Self {
        Self {
            root,
            spots: Spots::new(root),
            n_each: wanted.n_each,
            random: Random::new(wanted.seed),
            taken: Vec::new(),
        }
    }

    /// Takes positions two levels before one that is finished, until the watch says stop.
    pub(super) fn take<R: Rules>(&mut self, finished: &Finished<'_, 4>, tally: &mut Tally<'_, '_>) {
        let level = finished.before - 1;
        let mut seen = HashSet::new();
        let mut taken = Vec::new();
        for _ in 0..self.n_each.saturating_mul(MAX_TRIES) {
            if seen.len() == self.n_each || !tally.report(tally.nodes) {
                break;
            }
            let board = self.board(level);
            if board.position.outcome().is_none() && seen.insert(board.position) {
                taken.push(valued::<R>(&board, level, finished));
            }
        }
        self.taken.push(taken);
    }

    /// A board after so many marbles and twists, wherever they go.
    fn board(&mut self, level: usize) -> Taken {
        let mut spots: Vec<usize> = (0..self.spots.len()).collect();
        self.random.shuffle(&mut spots);
        let (mut sets, mut orientation) = ([0; 2], Orientation::ROOT);
        for (number, spot) in spots.into_iter().take(level).enumerate() {
            sets[Plan::mover(number)] |= 1 << spot;
            orientation = self.twisted(orientation);
        }
        let stand = Stand::new(&self.spots, orientation);
        let [own, other] = [0, 1].map(|side| stand.spots().filled(side, sets[side]));
        let position = Pentago {
            board: board_of(self.root.turn(), own, other),
            turn: if Plan::mover(level) == 0 {
                self.root.turn()
            } else {
                !self.root.turn()
            },
            ..*self.root
        };
        Taken {
            sets,
            stand,
            position,
        }
    }

    fn twisted(&mut self, orientation: Orientation) -> Orientation {
        let twists: ArrayVec<_, 8> = self.root.twists().collect();
        let twist = self.random.pick(&twists).expect("there are some");
        orientation.after(*twist)
    }
}

fn board_of(turn: Color, own: Cells, other: Cells) -> Board {
    match turn {
        Color::White => Board::new_unchecked(own, other),
        Color::Black => Board::new_unchecked(other, own),
    }
}

/// What the moves of a board are worth.
fn valued<R: Rules>(board: &Taken, level: usize, finished: &Finished<'_, 4>) -> Valued<Pentago> {
    let Taken {
        sets,
        stand,
        position,
    } = board;
    let table = finished.after_placings::<R>(*sets);
    let denied = |pass| Some(stand.is_denied(position, &table, pass));
    // The passes are named by the root's mover: who denies the other side a win has held.
    let (wins, holds) = if Plan::mover(level) == 0 {
        (denied(0), denied(1))
    } else {
        (denied(1), denied(0))
    };
    let answers = Answers { wins, holds };
    let value = |index| answers.value(index).expect("both passes are done");
    let moves = position.legal_moves();
    let moves = moves.iter().enumerate();
    Valued {
        position: *position,
        moves: moves.map(|(index, &m)| (m, value(index))).collect(),
    }
}
