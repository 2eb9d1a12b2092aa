//! The engine: one question, which move, and everything that helps to answer it.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicU64};

use super::deepen::Roots;
use super::exact::Exact;
use super::held::Held;
use super::level::{Level, Skill};
use super::limits::{Budget, Pace};
use super::listen::Timed;
use super::memory::Memory;
use super::novice::Novice;
use super::opinion::Opinions;
use super::order::Experience;
use super::score::shown;
use super::search::Shared;
use super::thinking::{FIRST_SOLVER_NODES, Thinking};
use super::{Clock, Limits, Listener, Playable};
use solving::{Analysis, Method, Question, Resources, Value, Variation, Verdict};

/// The part of a known budget that the solver may have before the search begins.
const SOLVER_SHARE: u64 = 2;

/// The part of a known budget that goes into looking at all moves, as far as it goes: not more, because the
/// solver may be slower beside the search than where both were measured.
const AHEAD_SHARE: u64 = 4;

/// What the levels below the highest use, on every machine; too little to look ahead.
const LEVEL_RESOURCES: Resources = Resources {
    threads: NonZeroUsize::MIN,
    memory: 8 << 20,
};

/// A position and how it was reached.
#[derive(Debug, Clone, Copy)]
pub struct Game<'a, P> {
    /// The position.
    pub position: &'a P,
    /// The keys of the game so far, the present one last; or nothing.
    pub history: &'a [u128],
}

/// Searches for good moves. What it has seen is kept from one question to the next.
pub struct Engine<'n, P: Playable> {
    resources: Resources,
    network: Held<'n, P::Network>,
    clock: Clock,
    pace: Pace,
    memory: Memory,
    exact: Exact<P>,
    /// Whether it uses what others have proven.
    reads_published: bool,
}

impl<P: Playable> std::fmt::Debug for Engine<'_, P> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Engine")
            .field("resources", &self.resources)
            .finish_non_exhaustive()
    }
}

impl<P: Playable> Engine<'static, P> {
    /// An engine with the network that comes with Panta, which may use so much. Half of the memory
    /// is the solver's.
    pub fn new(resources: Resources) -> Self {
        Self::with_network(resources, P::shipped().get())
    }
}

impl<'n, P: Playable> Engine<'n, P> {
    /// The same with another network.
    pub fn with_network(resources: Resources, network: impl Into<Held<'n, P::Network>>) -> Self {
        let half = Resources {
            memory: resources.memory / 2,
            ..resources
        };
        Self {
            resources,
            network: network.into(),
            clock: Clock::of_machine(),
            pace: Pace::default(),
            memory: Memory::new(half.memory),
            exact: Exact::new(half),
            reads_published: true,
        }
    }

    /// Answers by itself, with nothing that others have proven and published: to learn, to be
    /// measured, and for the levels below the highest.
    #[must_use]
    pub fn alone(self) -> Self {
        Self {
            reads_published: false,
            ..self
        }
    }

    /// Keeps limits of time by another clock than that of the machine.
    #[must_use]
    pub fn with_clock(self, clock: Clock) -> Self {
        Self { clock, ..self }
    }

    /// Forgets everything that it has seen, so that the next answer does not depend on earlier
    /// questions.
    pub fn clear(&mut self) {
        self.memory.clear();
        self.exact = Exact::new(Resources {
            memory: self.resources.memory / 2,
            ..self.resources
        });
    }

    /// Which move is best, and how the game may go on; so many lines of it.
    ///
    /// With several lines the values of all moves are asked of the solver.
    pub fn search(
        &mut self,
        game: &Game<'_, P>,
        limits: Limits,
        n_lines: usize,
        listener: &mut dyn Listener<P::Move>,
    ) -> Analysis<P::Move> {
        let network = self.network.clone();
        self.search_with(Opinions::new(&*network), game, limits, n_lines, listener)
    }

    /// The one search against the clock: time becomes nodes at the pace of late, so that the solver
    /// knows its share, and ends the search when it is up.
    fn search_with(
        &mut self,
        opinions: Opinions<'_, P>,
        game: &Game<'_, P>,
        limits: Limits,
        n_lines: usize,
        listener: &mut dyn Listener<P::Move>,
    ) -> Analysis<P::Move> {
        let work = Work {
            depth: limits.depth,
            budget: self.pace.budget(limits, self.clock.runs()),
            n_lines: n_lines.max(1),
        };
        let stopwatch = self.clock.start();
        let mut timed = Timed {
            listener,
            stopwatch: stopwatch.clone(),
            time: limits.time,
        };
        let analysis = self.answer(opinions, game, work, &mut timed);
        self.pace.learn(analysis.nodes, stopwatch.elapsed());
        analysis
    }

    fn answer(
        &mut self,
        opinions: Opinions<'_, P>,
        game: &Game<'_, P>,
        work: Work,
        listener: &mut dyn Listener<P::Move>,
    ) -> Analysis<P::Move> {
        if let Some(analysis) = finished(game.position) {
            return analysis;
        }
        let history = history_of(game);
        self.memory.grow_older();
        self.exact.restart();
        let proven = self.solve(game, &history, work, listener);
        if let Some(analysis) = &proven
            && analysis.best.is_some()
        {
            return analysis.clone();
        }
        let near = match proven {
            None => self.look_ahead(game, work, listener),
            Some(_) => None,
        };
        let near_value = near.as_ref().and_then(|near| near.verdict.value());
        if let Some(near) = &near
            && near_value == Some(Value::Win)
        {
            return near.clone();
        }
        let shared = Shared {
            memory: &self.memory,
            is_stopped: AtomicBool::new(false),
            nodes: AtomicU64::new(self.exact.nodes),
        };
        let published = if self.reads_published {
            game.position.published()
        } else {
            None
        };
        let mut roots = Roots::new(game.position, opinions, published.as_ref());
        let lost = near.as_ref().map_or_else(Vec::new, lost_moves);
        if near_value.is_none() {
            roots.leave_out(&lost);
        }
        let mut thinking = Thinking {
            position: game.position,
            opinions,
            history: &history,
            n_lines: work.n_lines,
            experiences: vec![Experience::new(P::N_MOVE_NUMBERS); self.resources.threads.get()],
            memory_bytes: self.memory.bytes(),
            roots: if work.n_lines > 1 {
                roots.merged()
            } else {
                roots
            },
            published,
            lost,
            depth: 0,
            listener,
            shared: &shared,
        };
        let is_stopped = self.exact.is_stopped;
        let mut analysis = thinking.run(work, is_stopped, &mut self.exact);
        if let Some(proven) = proven.or(near.filter(|near| near.verdict.value().is_some())) {
            // Every move loses; the search says which one makes it hardest.
            analysis.verdict = proven.verdict;
        }
        analysis
    }

    /// The move that a level plays; it is the `best` of the analysis. The seed makes one game
    /// different from another.
    ///
    /// Only the highest level goes by the clock, and by what others have proven. The others have a limit of nodes of their own, which
    /// is soon reached and which only other nodes and a depth can shorten, so that they play the same
    /// on every machine.
    pub fn choose(
        &mut self,
        game: &Game<'_, P>,
        level: Level,
        seed: u64,
        limits: Limits,
        listener: &mut dyn Listener<P::Move>,
    ) -> Analysis<P::Move> {
        match level.skill(&P::SKILLS) {
            None => self.search(game, limits, 1, listener),
            Some(Skill::Glances(weakness)) => {
                let opinions = Opinions::wobbling(&*self.network, seed, weakness.wobble);
                glance(
                    game.position,
                    &Novice {
                        opinions,
                        weakness,
                        seed,
                    },
                )
            }
            Some(Skill::Searches { nodes, wobble }) => {
                let limits = Limits {
                    depth: limits.depth,
                    nodes: Some(limits.nodes.map_or(nodes, |fewer| fewer.min(nodes))),
                    time: None,
                };
                let opinions = Opinions::wobbling(&*self.network, seed, wobble);
                let mut apart = Self::with_network(LEVEL_RESOURCES, self.network.clone()).alone();
                apart.search_with(opinions, game, limits, 1, listener)
            }
        }
    }

    /// Asks the solver before anything else, if the game so far does not matter.
    fn solve(
        &mut self,
        game: &Game<'_, P>,
        history: &[u128],
        work: Work,
        listener: &mut dyn Listener<P::Move>,
    ) -> Option<Analysis<P::Move>> {
        if has_repetition(history) || work.depth.is_some() {
            return None;
        }
        let max_nodes = match work.budget.expected() {
            Some(nodes) => nodes / SOLVER_SHARE,
            None => FIRST_SOLVER_NODES,
        };
        let question = Question {
            root_only: work.n_lines <= 1,
            exact_distance: false,
        };
        let proven = self
            .exact
            .prove(game.position, max_nodes, question, 0, listener);
        proven.filter(|analysis| !goes_back(game.position, history, analysis))
    }

    /// Looks through all moves before one of them is searched for: those that lose soon are not worth
    /// it.
    fn look_ahead(
        &mut self,
        game: &Game<'_, P>,
        work: Work,
        listener: &mut dyn Listener<P::Move>,
    ) -> Option<Analysis<P::Move>> {
        let is_for_play = work.n_lines <= 1 && work.depth.is_none();
        let nodes = work.budget.expected().filter(|_| is_for_play)?;
        let nodes_before = self.exact.nodes;
        self.exact
            .look_ahead(game.position, nodes / AHEAD_SHARE, nodes_before, listener)
    }
}

/// The moves that are known to lose, with what is known of them.
fn lost_moves<M: Copy>(near: &Analysis<M>) -> Vec<(M, Verdict)> {
    let moves = near.moves.iter().copied();
    moves
        .filter(|(_, verdict)| verdict.value() == Some(Value::Loss))
        .collect()
}

/// How much is to be done for one question.
#[derive(Debug, Clone, Copy)]
pub(super) struct Work {
    pub(super) depth: Option<u32>,
    pub(super) budget: Budget,
    pub(super) n_lines: usize,
}

/// The keys of the game, the present one last.
fn history_of<P: Playable>(game: &Game<'_, P>) -> Vec<u128> {
    let key = game.position.key();
    let mut history = game.history.to_vec();
    if history.last() != Some(&key) {
        history.push(key);
    }
    history
}

/// Whether some position has come twice already, so that its next time would end the game.
pub(super) fn has_repetition(history: &[u128]) -> bool {
    let mut keys = history.to_vec();
    keys.sort_unstable();
    keys.windows(2).any(|pair| pair[0] == pair[1])
}

/// Whether a proven win begins by going back to where the game has been.
pub(super) fn goes_back<P: Playable>(
    position: &P,
    history: &[u128],
    analysis: &Analysis<P::Move>,
) -> bool {
    let is_back = |m| history.contains(&position.after(m).key());
    analysis.verdict.value() == Some(Value::Win) && analysis.best.is_some_and(is_back)
}

/// What somebody thinks who does not search.
fn glance<P: Playable>(position: &P, novice: &Novice<'_, P>) -> Analysis<P::Move> {
    if let Some(analysis) = finished(position) {
        return analysis;
    }
    let (best, score) = novice.choose(position);
    let verdict = Verdict::Estimated(shown(score));
    let moves = position.legal_moves().into_iter();
    Analysis {
        verdict,
        best: Some(best),
        lines: vec![Variation {
            verdict,
            moves: vec![best],
        }],
        moves: moves.map(|m| (m, Verdict::Unknown)).collect(),
        depth: 1,
        nodes: position.choices().len() as u64,
        method: Method::Glance,
    }
}

/// What is to be said of a finished game.
fn finished<P: Playable>(position: &P) -> Option<Analysis<P::Move>> {
    let outcome = position.outcome()?;
    Some(Analysis::ended(Value::of(outcome, position.turn())))
}
