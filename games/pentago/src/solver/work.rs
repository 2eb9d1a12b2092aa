//! The work on one question: what is asked of sweeps and searches, and in which order.

use boardgame::Position as _;
use grid::Cell;
use solving::{
    Analysis, Distance, Method, Published, Question, Refusal, Resources, Value, Variation, Verdict,
};

use super::known::{Known, ended};
use super::line::Follower;
use super::machine::Memory;
use super::placings::{self, AfterPlacing, Effort};
use super::plan::Plan;
use super::search::{Demand, ForwardSearch, SCHEDULE, Scope};
use super::stage::Workers;
use super::tally::Tally;
use super::values::{Sweeper, Wanted};
use crate::{Move, Pentago};

/// Numbers found by measuring.
mod parameters {
    /// Horizons are swept while they have fewer nodes than this part of the whole, so that all of
    /// them together cost less than a tenth of it.
    pub(super) const HORIZON_SHARE: u64 = 16;
    /// Where a sweep fits few machines (14 marbles or fewer), the search gives up after so many nodes,
    /// about a minute.
    pub(super) const MAX_NODES: u64 = 300_000_000;
    /// Where more memory would do, it gives up after so many, less than a second.
    pub(super) const QUICK_NODES: u64 = 2_000_000;
    /// The memory that many machines have; enough for 15 marbles.
    pub(super) const LARGE_MEMORY: u64 = 16 << 30;
    /// Before a sweep that only asks for the root, the search has this part of the sweep's nodes,
    /// and its nodes cost about fifteen times as much.
    pub(super) const SEARCH_SHARE: u64 = 200;
    /// The search's table has at most this part of the memory.
    pub(super) const TABLE_SHARE: u64 = 4;
}

/// The work on one question.
pub(super) struct Work<'s, 't, 'u, 'w> {
    resources: Resources,
    workers: Workers,
    root: &'s Pentago,
    question: Question,
    known: Known,
    tally: &'t mut Tally<'u, 'w>,
    /// What sweeps stand in, kept for the line.
    memory: Memory,
    /// Plies that were looked at in full.
    depth: u32,
    method: Method,
    /// Whether a win was taken without looking whether another one is quicker.
    misses_shorter: bool,
    /// What the position is worth by a published solution.
    published: Option<Value>,
}

impl<'s, 't, 'u, 'w> Work<'s, 't, 'u, 'w> {
    /// Nothing is known yet but the moves that end the game.
    pub(super) fn new(
        root: &'s Pentago,
        question: Question,
        resources: Resources,
        workers: Workers,
        tally: &'t mut Tally<'u, 'w>,
    ) -> Self {
        Self {
            resources,
            workers,
            root,
            question,
            known: Known::new(root),
            tally,
            memory: Memory::default(),
            depth: 1,
            method: Method::Rules,
            misses_shorter: false,
            published: None,
        }
    }

    /// Takes up what others have proven. Of a position whose moves are not known a winning one is
    /// looked for, but not for long; and distances, if they are asked for.
    pub(super) fn take_up(&mut self, published: &Published<Move>) {
        for (index, &(_, value)) in published.moves.iter().enumerate() {
            self.known.note(index, value, None);
        }
        self.published = Some(published.value);
        if self.question.exact_distance {
            self.search(parameters::MAX_NODES);
        } else if published.moves.is_empty() && published.value == Value::Win {
            self.search(parameters::QUICK_NODES);
        }
        if self.known.verdict().distance().is_none() {
            self.method = Method::Published;
        }
    }

    /// Whether the question is answered, distances aside.
    fn is_done(&self) -> bool {
        self.known.is_complete() || self.question.root_only && self.known.has_win()
    }

    /// Proves what it can; or sweeps do not fit, whole or cell by cell, and the search does not decide.
    pub(super) fn prove(&mut self) -> Result<(), Refusal> {
        if self.is_done() {
            return Ok(());
        }
        let limit = self.resources.memory;
        if Sweeper::fits(self.root, limit) {
            if self.question.root_only {
                let n_spots = self.root.board().empty().len();
                let whole = Plan::new(n_spots, n_spots, 1).n_nodes();
                self.search(whole / parameters::SEARCH_SHARE);
            }
            let lacks_distance = self.question.exact_distance && !self.is_exact();
            if (!self.is_done() || lacks_distance) && !self.tally.is_stopped() {
                self.method = Method::Sweep;
                self.sweep();
            }
            return Ok(());
        }
        let whole = Sweeper::needed(self.root);
        if whole <= parameters::LARGE_MEMORY {
            self.search(parameters::QUICK_NODES);
            return self.refused(whole);
        }
        let goes_by_placings = placings::fit(self.root, limit);
        if !goes_by_placings || self.question.root_only {
            self.search(parameters::MAX_NODES);
        }
        if goes_by_placings && !self.is_done() && !self.tally.is_stopped() {
            self.method = Method::Sweep;
            self.sweep_placings();
        }
        self.refused(placings::needed(self.root).unwrap_or(whole))
    }

    /// What would be needed to know more, if nothing is known.
    fn refused(&self, needed: u64) -> Result<(), Refusal> {
        let limit = self.resources.memory;
        let is_refused = self.known.verdict() == Verdict::Unknown && !self.tally.is_stopped();
        if is_refused {
            Err(Refusal { needed, limit })
        } else {
            Ok(())
        }
    }

    /// Searches forward, ever deeper.
    fn search(&mut self, max_nodes: u64) {
        self.method = Method::Search;
        let Question {
            root_only,
            exact_distance,
        } = self.question;
        let demand = Demand {
            stops_at_win: root_only && !exact_distance,
            exact_distance,
        };
        let table_bytes = self.resources.memory / parameters::TABLE_SHARE;
        let mut search = ForwardSearch::new(self.tally, table_bytes, max_nodes);
        for (scope, plies) in SCHEDULE {
            let is_done = self.known.is_complete() || root_only && self.known.has_win();
            if is_done && (!exact_distance || self.known.is_exact()) {
                break;
            }
            let found = search.deepen(self.root, (scope, plies), demand, &mut self.known);
            if found.is_err() {
                break;
            }
            if scope == Scope::All {
                self.depth = plies as u32;
            }
        }
        // Other wins may be quicker than their bounds say, or than anyone has looked.
        let is_bounded = !self.known.is_exact();
        self.misses_shorter = self.known.has_win() && (demand.stops_at_win || is_bounded);
    }

    /// Sweeps to ever longer horizons, which tells distances, and then from the full board.
    /// `None` if the watch says stop.
    fn sweep(&mut self) -> Option<()> {
        let mut memory = std::mem::take(&mut self.memory);
        let sweeper = Sweeper::new(
            self.root,
            &mut memory,
            self.resources,
            self.workers,
            self.tally,
        );
        let proven = self.sweep_with(sweeper?);
        self.memory = memory;
        proven
    }

    fn sweep_with(&mut self, mut sweeper: Sweeper<'_>) -> Option<()> {
        let n_spots = self.root.board().empty().len();
        let whole = sweeper.n_nodes(n_spots);
        // Step 1. Short wins and losses, as long as that costs little beside the whole.
        let mut horizon = 1;
        while !self.is_done() && parameters::HORIZON_SHARE * sweeper.n_nodes(horizon + 1) <= whole {
            horizon += 1;
            self.sweep_horizon(&mut sweeper, horizon)?;
        }
        // Step 2. All values.
        if !self.is_done() {
            self.sweep_whole(&mut sweeper, n_spots);
        }
        // Step 3. The remaining distances.
        while self.question.exact_distance && !self.is_exact() && horizon < n_spots {
            horizon += 1;
            self.sweep_horizon(&mut sweeper, horizon)?;
        }
        Some(())
    }

    /// Sweeps after each placing in turn. `None` if the watch says stop.
    fn sweep_placings(&mut self) -> Option<()> {
        let cells = self.root.board().empty();
        let effort = Effort::new(self.root, cells.len(), self.resources.memory)?;
        self.tally.begin(Some(effort.nodes), effort.bytes);
        for cell in cells.iter() {
            if !self.is_done() {
                self.sweep_placing(cell)?;
            }
        }
        self.tally.end();
        self.depth = cells.len() as u32;
        Some(())
    }

    /// Notes the values of the moves that fill a cell.
    fn sweep_placing(&mut self, cell: Cell) -> Option<()> {
        let moves = self.known.moves.iter().enumerate();
        let unknown = moves.filter(|(_, (m, verdict))| m.cell == cell && verdict.value().is_none());
        let unknown: Vec<_> = unknown.map(|(index, (m, _))| (index, *m)).collect();
        if unknown.is_empty() {
            return Some(());
        }
        let after = AfterPlacing::new(
            self.root,
            cell,
            &mut self.memory,
            self.resources,
            self.workers,
            self.tally,
        )?;
        let bound = Distance::AtMost(self.root.board().empty().len() as u16);
        for (index, m) in unknown {
            let value = after.value(self.root, m);
            let distance = (value != Value::Draw).then_some(bound);
            self.known.note(index, value, distance);
        }
        Some(())
    }

    /// Whether every distance that is asked for is exact.
    fn is_exact(&self) -> bool {
        let distance = self.verdict().distance();
        self.tally.is_stopped()
            || self.known.is_exact()
            || self.question.root_only && distance.is_none_or(Distance::is_exact)
    }

    /// Notes the wins and losses within a horizon; those within a shorter one are known.
    fn sweep_horizon(&mut self, sweeper: &mut Sweeper<'_>, horizon: usize) -> Option<()> {
        let answers = sweeper.run(horizon, Wanted::Both, self.tally);
        let (wins, holds) = (answers.wins?, answers.holds?);
        let exactly = Some(Distance::Exact(horizon as u16));
        for index in 0..self.known.moves.len() {
            if wins[index] {
                self.known.note(index, Value::Win, exactly);
            } else if !holds[index] {
                self.known.note(index, Value::Loss, exactly);
            }
        }
        // Shorter horizons have been swept before.
        self.misses_shorter &= !wins.contains(&true);
        self.depth = horizon as u32;
        Some(())
    }

    /// Notes the values of all moves. The game ends at the full board at the latest.
    fn sweep_whole(&mut self, sweeper: &mut Sweeper<'_>, n_spots: usize) {
        let wanted = if self.question.root_only {
            Wanted::WinFirst
        } else {
            Wanted::Both
        };
        let answers = sweeper.run(n_spots, wanted, self.tally);
        for index in 0..self.known.moves.len() {
            if let Some(value) = answers.value(index) {
                let bound = Distance::AtMost(n_spots as u16);
                let distance = (value != Value::Draw).then_some(bound);
                self.known.note(index, value, distance);
            }
        }
        if answers.holds.is_some() {
            self.depth = n_spots as u32;
        }
    }

    /// The answer, with a line after the best move.
    pub(super) fn into_analysis(mut self) -> Analysis<Move> {
        let is_proven = self.known.verdict() != Verdict::Unknown;
        let best = self.known.best().filter(|_| is_proven);
        let best = best.map(|best| self.known.moves[best]);
        let mut follower = Follower {
            memory: &mut self.memory,
            resources: self.resources,
            workers: self.workers,
        };
        let line = best.map(|(m, verdict)| Variation {
            verdict,
            moves: if self.question.root_only {
                vec![m]
            } else {
                follower.line(self.root, m, verdict, self.tally)
            },
        });
        Analysis {
            verdict: self.verdict(),
            best: best.map(|(m, _)| m),
            lines: line.into_iter().collect(),
            moves: self.known.moves,
            depth: self.depth,
            nodes: self.tally.nodes,
            method: self.method,
        }
    }

    fn verdict(&self) -> Verdict {
        match (self.root.outcome(), self.known.verdict()) {
            (Some(outcome), _) => ended(outcome, self.root, 0),
            (
                None,
                Verdict::Proven {
                    value: Value::Win,
                    distance: Some(Distance::Exact(plies)),
                },
            ) if self.misses_shorter && plies > 1 => {
                let distance = Some(Distance::AtMost(plies));
                Verdict::Proven {
                    value: Value::Win,
                    distance,
                }
            }
            (None, Verdict::Unknown) => self.published.map_or(Verdict::Unknown, Verdict::proven),
            (None, verdict) => verdict,
        }
    }
}
