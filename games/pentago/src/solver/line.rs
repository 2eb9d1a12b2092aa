//! How the game goes on after the best move: by value, and by distance where it is known.
//!
//! Each position of the line is smaller than the one before, so asking again costs little: a sweep
//! of one pass with one empty cell less is a sixth of a whole one with both passes. Where the
//! distance is exact, the sweep goes no further than that: a move that wins within it is a quickest
//! one, and a move that does not lose before it is a longest resistance.

use boardgame::Position as _;
use solving::{Distance, Resources, Value, Verdict};

use super::known::Known;
use super::machine::Memory;
use super::search::{ForwardSearch, Scope};
use super::stage::Workers;
use super::sweep::Pass;
use super::tally::Tally;
use super::values::{Sweeper, Wanted};
use crate::{Move, Pentago};

/// Where a loss has no known distance, resistance is looked for within so many plies.
const RESISTANCE: usize = 4;

/// The most nodes of a search for one move of a line.
const MAX_NODES: u64 = 2_000_000;

/// What a line may use.
#[derive(Debug)]
pub(super) struct Follower<'m> {
    /// The memory for sweeps.
    pub(super) memory: &'m mut Memory,
    /// The limits.
    pub(super) resources: Resources,
    /// The threads.
    pub(super) workers: Workers,
}

impl Follower<'_> {
    /// The line that begins with a move of this verdict, as far as it can be followed.
    pub(super) fn line(
        &mut self,
        root: &Pentago,
        first: Move,
        verdict: Verdict,
        tally: &mut Tally<'_, '_>,
    ) -> Vec<Move> {
        let mut moves = vec![first];
        let mut position = root.after(first);
        let mut aim = Aim::of(verdict).map(Aim::after_a_move);
        while position.outcome().is_none() && !tally.is_stopped() {
            let Some(now) = aim else { break };
            let Some(m) = self.choose(&position, now, tally) else {
                break;
            };
            moves.push(m);
            position = position.after(m);
            aim = Some(now.after_a_move());
        }
        moves
    }

    fn choose(&mut self, position: &Pentago, aim: Aim, tally: &mut Tally<'_, '_>) -> Option<Move> {
        let known = Known::new(position);
        let at_once = known.best().map(|best| known.moves[best])?;
        let is_won = at_once.1.value() == Some(Value::Win);
        if is_won || known.is_complete() {
            return Some(at_once.0);
        }
        if Sweeper::fits(position, self.resources.memory) {
            self.choose_by_sweep(position, aim, &known, tally)
        } else {
            self.choose_by_search(position, aim, &known, tally)
        }
    }

    fn choose_by_sweep(
        &mut self,
        position: &Pentago,
        aim: Aim,
        known: &Known,
        tally: &mut Tally<'_, '_>,
    ) -> Option<Move> {
        let mut sweeper = Sweeper::new(position, self.memory, self.resources, self.workers, tally)?;
        let n_spots = position.board().empty().len();
        let (pass, horizon) = match (aim.value, aim.distance) {
            (Value::Win, distance) => (Pass::Win, distance.map_or(n_spots, plies)),
            (Value::Draw, _) => (Pass::Hold, n_spots),
            (Value::Loss, Some(Distance::Exact(plies))) => (Pass::Hold, usize::from(plies) - 1),
            (Value::Loss, _) => (Pass::Hold, RESISTANCE.min(n_spots - 1)),
        };
        let answers = sweeper.run(horizon, Wanted::Only(pass), tally);
        let suits = answers.wins.or(answers.holds)?;
        let chosen = suits
            .iter()
            .position(|&suits| suits)
            .or_else(|| known.best());
        chosen.map(|index| known.moves[index].0)
    }

    fn choose_by_search(
        &self,
        position: &Pentago,
        aim: Aim,
        known: &Known,
        tally: &mut Tally<'_, '_>,
    ) -> Option<Move> {
        let distance = aim.distance?;
        let scope = if distance.is_exact() {
            Scope::All
        } else {
            Scope::Threats
        };
        let mut search = ForwardSearch::new(tally, self.resources.memory / 4, MAX_NODES);
        let going_on = || {
            known
                .moves
                .iter()
                .filter(|(_, verdict)| verdict.value().is_none())
        };
        for &(m, _) in going_on() {
            let next = position.after(m);
            let suits = match aim.value {
                Value::Win => search.defend(&next, plies(distance) - 1, scope),
                _ => search
                    .attack(&next, plies(distance).saturating_sub(2), scope)
                    .map(|won| !won),
            };
            if suits.ok()? {
                return Some(m);
            }
        }
        going_on().next().or(known.moves.first()).map(|&(m, _)| m)
    }
}

/// What the side to move reaches, and in how many plies.
#[derive(Debug, Clone, Copy)]
struct Aim {
    value: Value,
    distance: Option<Distance>,
}

impl Aim {
    fn of(verdict: Verdict) -> Option<Self> {
        let value = verdict.value()?;
        let distance = verdict.distance();
        Some(Self { value, distance })
    }

    /// The same for the other side, a ply later.
    fn after_a_move(self) -> Self {
        let distance = self.distance.map(|distance| match distance {
            Distance::Exact(plies) => Distance::Exact(plies.saturating_sub(1)),
            Distance::AtMost(plies) => Distance::AtMost(plies.saturating_sub(1)),
        });
        Self {
            value: -self.value,
            distance,
        }
    }
}

fn plies(distance: Distance) -> usize {
    usize::from(distance.plies())
}
