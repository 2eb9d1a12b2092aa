//! The forward search: can the side to move force a win within so many plies?
//!
//! It answers for positions whose sweep does not fit the memory, and settles short wins before a
//! sweep begins. Attacker and defender take turns:
//!
//! ```text
//! attack(p, n)   some move wins at once, or some move m has defend(p + m, n - 1)
//! defend(p, n)   no move of the defender wins or draws at once, and every move m that goes on
//!                has attack(p + m, n - 1)
//! ```
//!
//! With [`Scope::All`] every move of the attacker is tried, so that both answers are proofs: of a
//! win within `n` plies, and of there being none. With [`Scope::Threats`] the attacker tries only
//! moves after which it threatens to win at once. That looks much deeper, and proves wins alone.
//!
//! About six million nodes a second.

use boardgame::Position as _;
use solving::{Distance, Value};

use super::known::{Known, is_exact};
use super::table::Table;
use super::tally::Tally;
use super::threat::wins_at_once;
use crate::{Move, Pentago};

/// The watch has said stop, or the nodes have run out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Stopped;

/// Which moves the attacker tries.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Scope {
    /// All of them.
    All,
    /// Those that threaten to win at once.
    Threats,
}

/// The order in which ever deeper questions are asked; the cheap and telling ones first.
pub(super) const SCHEDULE: [(Scope, usize); 12] = [
    (Scope::All, 1),
    (Scope::All, 3),
    (Scope::Threats, 5),
    (Scope::Threats, 7),
    (Scope::All, 5),
    (Scope::Threats, 9),
    (Scope::Threats, 11),
    (Scope::Threats, 13),
    (Scope::All, 7),
    (Scope::Threats, 17),
    (Scope::All, 9),
    (Scope::All, 11),
];

/// The nodes between two questions to the watch, a few milliseconds at most.
const NODES_AT_A_TIME: u64 = 2048;

/// The longest line of play.
const MAX_PLIES: usize = 37;

/// What is asked of all moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Demand {
    /// One win is enough.
    pub(super) stops_at_win: bool,
    /// Moves whose value is known are looked at again until their distance is exact.
    pub(super) exact_distance: bool,
}

/// A search and what it has found out so far.
pub(super) struct ForwardSearch<'t, 'u, 'w> {
    tally: &'t mut Tally<'u, 'w>,
    table: Table,
    nodes: u64,
    max_nodes: u64,
    /// The defense that refuted the last attack with so many plies to go.
    killers: [Option<Move>; MAX_PLIES],
}

impl<'t, 'u, 'w> ForwardSearch<'t, 'u, 'w> {
    /// A search with a table of at most so many bytes, for at most so many nodes.
    pub(super) fn new(tally: &'t mut Tally<'u, 'w>, table_bytes: u64, max_nodes: u64) -> Self {
        Self {
            nodes: tally.nodes,
            max_nodes: tally.nodes.saturating_add(max_nodes),
            tally,
            table: Table::new(table_bytes),
            killers: [None; MAX_PLIES],
        }
    }

    /// Asks one question of every undecided move: does it win, or lose, within so many plies?
    pub(super) fn deepen(
        &mut self,
        root: &Pentago,
        (scope, plies): (Scope, usize),
        demand: Demand,
        known: &mut Known,
    ) -> Result<(), Stopped> {
        for index in 0..known.moves.len() {
            let (m, verdict) = known.moves[index];
            let wants_more = demand.exact_distance && scope == Scope::All;
            if is_exact(verdict) || verdict.value().is_some() && !wants_more {
                continue;
            }
            let next = root.after(m);
            if self.defend(&next, plies - 1, scope)? {
                let distance = self.exactly(scope, plies, |search, plies| {
                    search.defend(&next, plies - 1, Scope::All)
                })?;
                known.note(index, Value::Win, Some(distance));
                if demand.stops_at_win {
                    return Ok(());
                }
            } else if self.attack(&next, plies, scope)? {
                let distance = self.exactly(scope, plies + 1, |search, plies| {
                    search.attack(&next, plies - 1, Scope::All)
                })?;
                known.note(index, Value::Loss, Some(distance));
            }
        }
        Ok(())
    }

    /// The distance of what is decided within so many plies, and not within two fewer.
    ///
    /// Only every other number of plies is asked for, as the winner usually makes the last move;
    /// but a forced twist can also complete the opponent's line.
    fn exactly(
        &mut self,
        scope: Scope,
        plies: usize,
        is_decided: impl Fn(&mut Self, usize) -> Result<bool, Stopped>,
    ) -> Result<Distance, Stopped> {
        if scope == Scope::Threats {
            return Ok(Distance::AtMost(plies as u16));
        }
        let is_shorter = plies > 2 && is_decided(self, plies - 1)?;
        Ok(Distance::Exact((plies - usize::from(is_shorter)) as u16))
    }

    /// Whether the side to move wins within so many plies. The game goes on.
    pub(super) fn attack(
        &mut self,
        position: &Pentago,
        plies: usize,
        scope: Scope,
    ) -> Result<bool, Stopped> {
        self.count_node()?;
        // Step 1. The last move.
        if plies == 0 {
            return Ok(false);
        }
        if wins_at_once(position) {
            return Ok(true);
        }
        if plies == 1 {
            return Ok(false);
        }
        // Step 2. What is known already.
        let key = position.key();
        if let Some(known) = self.table.get(key, plies, scope) {
            return Ok(known);
        }
        // Step 3. The moves, threats first.
        for next in attacks(position, plies, scope) {
            if self.defend(&next, plies - 1, scope)? {
                self.table.put_win(key, plies);
                return Ok(true);
            }
        }
        self.table.put_no_win(key, plies, scope);
        Ok(false)
    }

    /// Whether the side that has just moved wins within so many plies, whatever the side to move
    /// does.
    pub(super) fn defend(
        &mut self,
        position: &Pentago,
        plies: usize,
        scope: Scope,
    ) -> Result<bool, Stopped> {
        self.count_node()?;
        if plies == 0 || wins_at_once(position) {
            return Ok(false);
        }
        // Step 1. The defense that worked last time.
        let killer = self.killers[plies.min(MAX_PLIES - 1)];
        let moves = position.legal_moves();
        if let Some(m) = killer.filter(|m| moves.contains(m))
            && !self.fails(position, m, plies, scope)?
        {
            return Ok(false);
        }
        // Step 2. All defenses.
        for &m in &moves {
            if Some(m) != killer && !self.fails(position, m, plies, scope)? {
                self.killers[plies.min(MAX_PLIES - 1)] = Some(m);
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether a defense fails: the other side wins at once by it, or within the plies that are
    /// left.
    fn fails(
        &mut self,
        position: &Pentago,
        m: Move,
        plies: usize,
        scope: Scope,
    ) -> Result<bool, Stopped> {
        let next = position.after(m);
        match next.outcome() {
            Some(outcome) => Ok(outcome.winner() == Some(next.turn())),
            None => self.attack(&next, plies - 1, scope),
        }
    }

    fn count_node(&mut self) -> Result<(), Stopped> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_AT_A_TIME) {
            let is_over = !self.tally.report(self.nodes) || self.nodes > self.max_nodes;
            if is_over {
                return Err(Stopped);
            }
        }
        Ok(())
    }
}

impl Drop for ForwardSearch<'_, '_, '_> {
    /// The nodes since the last report count too.
    fn drop(&mut self) {
        self.tally.nodes = self.nodes;
    }
}

/// The positions that the attacker may reach and in which the game goes on, threats first. None of
/// its moves wins at once.
fn attacks(position: &Pentago, plies: usize, scope: Scope) -> Vec<Pentago> {
    let moves = position.legal_moves();
    let mut nexts: Vec<Pentago> = Vec::with_capacity(moves.len());
    let reached = moves.iter().map(|&m| position.after(m));
    nexts.extend(reached.filter(|next| next.outcome().is_none()));
    // With few plies to go it is cheaper to try than to sort.
    if scope == Scope::Threats {
        nexts.retain(threatens);
    } else if plies > 3 {
        nexts.sort_by_cached_key(|next| !threatens(next));
    }
    nexts
}

/// Whether the side that has just moved would win at once if it could move again.
fn threatens(position: &Pentago) -> bool {
    let mut again = *position;
    again.turn = !again.turn;
    wins_at_once(&again)
}
