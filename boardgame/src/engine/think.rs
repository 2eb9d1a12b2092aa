//! The engine: one question, which move, and everything that helps to answer it.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::check::Checker;
use super::deepen::{Roots, remembered_line, search_together};
use super::exact::Exact;
use super::level::{Level, Skill};
use super::memory::Memory;
use super::novice::Novice;
use super::opinion::Opinions;
use super::order::Experience;
use super::score::{plies_of_win, shown};
use super::search::{Search, Shared};
use super::{Budget, Limits, Listener, Playable};
use crate::search::{
    Analysis, Control, Distance, Line, Progress, Question, Resources, Value, Verdict,
};

/// Numbers found by measuring.
mod parameters {
    /// The part of a known budget that the solver may have before the search begins.
    pub(super) const SOLVER_SHARE: u64 = 2;
    /// What the solver has at first where no budget is known.
    pub(super) const FIRST_SOLVER_NODES: u64 = 50_000;
    /// A win is checked with at most this part of the nodes it took to find.
    pub(super) const CHECK_SHARE: u64 = 2;
    /// But with so many at least.
    pub(super) const MIN_CHECK_NODES: u64 = 2_000;
    /// The depth from which several threads pay.
    pub(super) const THREADS_DEPTH: u32 = 3;
    /// The deepest search.
    pub(super) const MAX_DEPTH: u32 = 60;
}

/// What the levels below the highest use, on every machine.
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
    network: &'n P::Network,
    memory: Memory,
    exact: Exact<P>,
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
        Self::with_network(resources, P::network())
    }
}

impl<'n, P: Playable> Engine<'n, P> {
    /// The same with another network.
    pub fn with_network(resources: Resources, network: &'n P::Network) -> Self {
        let half = Resources {
            memory: resources.memory / 2,
            ..resources
        };
        Self {
            resources,
            network,
            memory: Memory::new(half.memory),
            exact: Exact::new(half),
        }
    }

    /// Forgets everything, so that the next answer does not depend on earlier questions.
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
        let opinions = Opinions::new(self.network);
        self.search_with(opinions, game, limits, n_lines, listener)
    }

    fn search_with(
        &mut self,
        opinions: Opinions<'_, P>,
        game: &Game<'_, P>,
        limits: Limits,
        n_lines: usize,
        listener: &mut dyn Listener<P::Move>,
    ) -> Analysis<P::Move> {
        if let Some(analysis) = finished(game.position) {
            return analysis;
        }
        let history = history_of(game);
        self.memory.grow_older();
        self.exact.restart();
        let proven = self.solve(game, &history, limits, n_lines, listener);
        if let Some(analysis) = &proven
            && analysis.best.is_some()
        {
            return analysis.clone();
        }
        let shared = Shared {
            memory: &self.memory,
            is_stopped: AtomicBool::new(false),
            nodes: AtomicU64::new(self.exact.nodes),
        };
        let mut thinking = Thinking {
            position: game.position,
            opinions,
            history: &history,
            n_lines: n_lines.max(1),
            experiences: vec![Experience::new(P::N_MOVE_NUMBERS); self.resources.threads.get()],
            memory_bytes: self.memory.bytes(),
            roots: Roots::new(game.position, opinions),
            depth: 0,
            listener,
            shared: &shared,
        };
        let is_stopped = self.exact.is_stopped;
        let mut analysis = thinking.run(limits, is_stopped, &mut self.exact);
        if let Some(proven) = proven {
            // Every move loses; the search says which one makes it hardest.
            analysis.verdict = proven.verdict;
        }
        analysis
    }

    /// The move that a level plays; it is the `best` of the analysis. The seed makes one game
    /// different from another.
    pub fn choose(
        &mut self,
        game: &Game<'_, P>,
        level: Level,
        seed: u64,
        listener: &mut dyn Listener<P::Move>,
    ) -> Analysis<P::Move> {
        match level.skill(&P::SKILLS) {
            None => self.search(game, Limits::default(), 1, listener),
            Some(Skill::Glances(weakness)) => {
                let opinions = Opinions::wobbling(self.network, seed, weakness.wobble);
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
                    depth: None,
                    budget: Budget::Nodes(nodes),
                };
                let opinions = Opinions::wobbling(self.network, seed, wobble);
                let mut apart = Self::with_network(LEVEL_RESOURCES, self.network);
                apart.search_with(opinions, game, limits, 1, listener)
            }
        }
    }

    /// Asks the solver before anything else, if the game so far does not matter.
    fn solve(
        &mut self,
        game: &Game<'_, P>,
        history: &[u128],
        limits: Limits,
        n_lines: usize,
        listener: &mut dyn Listener<P::Move>,
    ) -> Option<Analysis<P::Move>> {
        if has_repetition(history) || limits.depth.is_some() {
            return None;
        }
        let max_nodes = match limits.budget.expected() {
            Some(nodes) => nodes / parameters::SOLVER_SHARE,
            None => parameters::FIRST_SOLVER_NODES,
        };
        let question = Question {
            root_only: n_lines <= 1,
            exact_distance: false,
        };
        let proven = self
            .exact
            .prove(game.position, max_nodes, question, 0, listener);
        proven.filter(|analysis| !goes_back(game.position, history, analysis))
    }
}

/// The work on one question.
struct Thinking<'a, P: Playable> {
    position: &'a P,
    opinions: Opinions<'a, P>,
    history: &'a [u128],
    n_lines: usize,
    /// What each thread has learned about moves.
    experiences: Vec<Experience>,
    memory_bytes: u64,
    roots: Roots<P>,
    /// The depth that was searched in full.
    depth: u32,
    listener: &'a mut dyn Listener<P::Move>,
    shared: &'a Shared<'a>,
}

impl<P: Playable> Thinking<'_, P> {
    /// Searches deeper and deeper until the answer is proven or a limit is reached.
    fn run(&mut self, limits: Limits, is_stopped: bool, exact: &mut Exact<P>) -> Analysis<P::Move> {
        let mut answer = self.glance();
        if is_stopped {
            return answer;
        }
        let max_depth = limits.depth.unwrap_or(u32::MAX).min(parameters::MAX_DEPTH);
        let max_nodes = limits.budget.max_nodes();
        for depth in 1..=max_depth {
            let is_complete = self.deepen(depth, max_nodes);
            if is_complete {
                self.depth = depth;
            }
            answer = self.answer();
            self.listener.improved(&answer);
            if !is_complete || is_settled(&answer, depth) {
                break;
            }
            if limits.budget == Budget::Unlimited
                && limits.depth.is_none()
                && let Some(proven) = self.ask_again(exact)
            {
                return proven;
            }
        }
        answer
    }

    /// Searches to a depth. Whether that was finished.
    fn deepen(&mut self, depth: u32, max_nodes: u64) -> bool {
        let Self {
            position,
            opinions,
            history,
            n_lines,
            shared,
            ..
        } = *self;
        let memory = self.memory_bytes;
        let listener = &mut *self.listener;
        let goes_on = |nodes| {
            let progress = Progress {
                share: None,
                nodes,
                memory,
            };
            listener.progress(progress) == Control::Continue
        };
        let (first, others) = self
            .experiences
            .split_first_mut()
            .expect("there is a thread");
        let mut leader = Search::new(shared, opinions, history, first, max_nodes, goes_on);
        let is_deep = depth >= parameters::THREADS_DEPTH;
        let others = if is_deep { others } else { &mut [] };
        let helper =
            |other| Search::new(shared, opinions, history, other, max_nodes, |_: u64| true);
        let mut helpers: Vec<_> = others.iter_mut().map(helper).collect();
        let found = search_together(
            &mut self.roots,
            &mut leader,
            &mut helpers,
            shared,
            position,
            depth,
            n_lines,
        );
        leader.flush_nodes();
        found.is_ok()
    }

    /// Where no budget is known, the solver may use as many nodes as the search has.
    fn ask_again(&mut self, exact: &mut Exact<P>) -> Option<Analysis<P::Move>> {
        if has_repetition(self.history) {
            return None;
        }
        let nodes = self.nodes();
        let allowed = (nodes / 2).saturating_sub(exact.nodes);
        if allowed < parameters::FIRST_SOLVER_NODES {
            return None;
        }
        let question = Question {
            root_only: self.n_lines <= 1,
            exact_distance: false,
        };
        let before = exact.nodes;
        let proven = exact.prove(self.position, allowed, question, nodes, self.listener);
        self.shared
            .nodes
            .fetch_add(exact.nodes - before, Ordering::Relaxed);
        proven.filter(|analysis| {
            analysis.best.is_some() && !goes_back(self.position, self.history, analysis)
        })
    }

    fn nodes(&self) -> u64 {
        self.shared.nodes.load(Ordering::Relaxed)
    }

    /// The answer before anything is searched.
    fn glance(&self) -> Analysis<P::Move> {
        let first = &self.roots.0[0];
        let verdict = Verdict::Estimated(shown(self.opinions.of(self.position)));
        Analysis {
            verdict,
            best: Some(first.m),
            lines: vec![Line {
                verdict,
                moves: vec![first.m],
            }],
            moves: self.verdicts(&[]),
            depth: 0,
            nodes: self.nodes(),
            method: "glance",
        }
    }

    /// What is thought now.
    fn answer(&self) -> Analysis<P::Move> {
        let best = self.roots.0.iter().take(self.n_lines);
        let scored = best.filter_map(|root| Some((root, root.score?)));
        let lines: Vec<_> = scored
            .map(|(root, score)| {
                let mut moves = vec![root.m];
                moves.extend(remembered_line(self.shared, &root.next));
                let verdict = self.verdict(root.is_end, &root.next, score);
                Line { verdict, moves }
            })
            .collect();
        let Some(first) = lines.first() else {
            return self.glance();
        };
        Analysis {
            verdict: self.verdict_on_all(first.verdict),
            best: Some(first.moves[0]),
            moves: self.verdicts(&lines),
            depth: self.depth,
            nodes: self.nodes(),
            method: "search",
            lines,
        }
    }

    /// The verdict on a move, given its score: what looks decided is checked.
    fn verdict(&self, is_end: bool, next: &P, score: i32) -> Verdict {
        let limit = self.nodes() / parameters::CHECK_SHARE;
        let limit = limit.max(parameters::MIN_CHECK_NODES);
        let mut checker = Checker::new(self.shared.memory, self.history, limit);
        let (value, plies, holds) = if is_end {
            let outcome = next.outcome().expect("the game is over");
            return Verdict::Proven {
                value: Value::of(outcome, self.position.turn()),
                distance: Some(Distance::Exact(1)),
            };
        } else if let Some(plies) = plies_of_win(score) {
            (Value::Win, plies, checker.holds_out_for(next, plies - 1))
        } else if let Some(plies) = plies_of_win(-score) {
            (Value::Loss, plies, checker.wins(next, plies - 1))
        } else {
            return Verdict::Estimated(shown(score));
        };
        if holds == Some(true) {
            let distance = Some(Distance::AtMost(plies));
            Verdict::Proven { value, distance }
        } else {
            Verdict::Estimated(shown(score))
        }
    }

    /// The verdict on the position: a win is one whatever else there is; a loss or a draw has to be
    /// proven of every move.
    fn verdict_on_all(&self, best: Verdict) -> Verdict {
        match best {
            Verdict::Proven {
                value: Value::Win, ..
            } => best,
            Verdict::Proven { value, distance } if self.roots.0.len() == 1 => {
                Verdict::Proven { value, distance }
            }
            Verdict::Proven {
                value: Value::Loss, ..
            } => self
                .loss_of_all()
                .unwrap_or(Verdict::Estimated(shown(-super::score::INFINITE))),
            Verdict::Proven { .. } => Verdict::Estimated(shown(super::score::DRAW)),
            other => other,
        }
    }

    /// The loss that every move leads to, if that can be shown.
    fn loss_of_all(&self) -> Option<Verdict> {
        let plies = plies_of_win(-self.roots.0[0].score?)?;
        let limit = (self.nodes() / parameters::CHECK_SHARE).max(parameters::MIN_CHECK_NODES);
        let mut checker = Checker::new(self.shared.memory, self.history, limit);
        let mut roots = self.roots.0.iter();
        let is_lost = roots.all(|root| checker.wins(&root.next, plies - 1) == Some(true));
        is_lost.then_some(Verdict::Proven {
            value: Value::Loss,
            distance: Some(Distance::AtMost(plies)),
        })
    }

    /// The verdicts on all legal moves; those that lead to the same position share one.
    fn verdicts(&self, lines: &[Line<P::Move>]) -> Vec<(P::Move, Verdict)> {
        let reached = |m: P::Move| super::search::after(self.position, m).key();
        let known: Vec<_> = lines
            .iter()
            .map(|line| (reached(line.moves[0]), line.verdict))
            .collect();
        let verdict = |m| {
            let key = if known.is_empty() { 0 } else { reached(m) };
            let line = known.iter().find(|(other, _)| *other == key);
            (m, line.map_or(Verdict::Unknown, |(_, verdict)| *verdict))
        };
        self.position
            .legal_moves()
            .into_iter()
            .map(verdict)
            .collect()
    }
}

/// Whether looking deeper would change nothing.
fn is_settled<M>(answer: &Analysis<M>, depth: u32) -> bool {
    let is_decided = |verdict: Verdict| match verdict {
        Verdict::Proven { distance, .. } => {
            distance.is_some_and(|distance| u32::from(distance.plies()) <= depth + 1)
        }
        _ => false,
    };
    is_decided(answer.verdict) && answer.lines.iter().all(|line| is_decided(line.verdict))
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
fn has_repetition(history: &[u128]) -> bool {
    let mut keys = history.to_vec();
    keys.sort_unstable();
    keys.windows(2).any(|pair| pair[0] == pair[1])
}

/// Whether a proven win begins by going back to where the game has been.
fn goes_back<P: Playable>(position: &P, history: &[u128], analysis: &Analysis<P::Move>) -> bool {
    let is_back = |m| history.contains(&super::search::after(position, m).key());
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
        lines: vec![Line {
            verdict,
            moves: vec![best],
        }],
        moves: moves.map(|m| (m, Verdict::Unknown)).collect(),
        depth: 1,
        nodes: position.choices().len() as u64,
        method: "glance",
    }
}

/// What is to be said of a finished game.
fn finished<P: Playable>(position: &P) -> Option<Analysis<P::Move>> {
    let outcome = position.outcome()?;
    Some(Analysis {
        verdict: Verdict::Proven {
            value: Value::of(outcome, position.turn()),
            distance: Some(Distance::Exact(0)),
        },
        best: None,
        lines: Vec::new(),
        moves: Vec::new(),
        depth: 0,
        nodes: 0,
        method: "rules",
    })
}
