//! The work on one question: looking deeper and deeper, and saying what is thought so far.

use std::collections::HashMap;
use std::sync::atomic::Ordering;

use super::check::Checker;
use super::deepen::{RootMove, Roots, remembered_line, search_together};
use super::exact::Exact;
use super::limits::Budget;
use super::opinion::Opinions;
use super::order::Experience;
use super::score::{DRAW, INFINITE, plies_of_win, shown};
use super::search::{Search, Shared, wins};
use super::think::{Work, goes_back, has_repetition};
use super::{Listener, Playable};
use solving::{
    Analysis, Control, Distance, Method, Progress, Published, Question, Value, Variation, Verdict,
};

/// What the solver has at first where no budget is known.
pub(super) const FIRST_SOLVER_NODES: u64 = 50_000;
/// A win is checked with at most this part of the nodes it took to find.
const CHECK_SHARE: u64 = 2;
/// But with so many at least.
const MIN_CHECK_NODES: u64 = 2_000;
/// The depth from which several threads pay.
const THREADS_DEPTH: u32 = 3;
/// The deepest search.
const MAX_DEPTH: u32 = 60;

/// The work on one question.
pub(super) struct Thinking<'a, P: Playable> {
    pub(super) position: &'a P,
    pub(super) opinions: Opinions<'a, P>,
    pub(super) history: &'a [u128],
    pub(super) n_lines: usize,
    /// What each thread has learned about moves.
    pub(super) experiences: Vec<Experience>,
    pub(super) memory_bytes: u64,
    /// What others have proven of the position.
    pub(super) published: Option<Published<P::Move>>,
    /// The moves that are known to lose, which are among the roots only if all do.
    pub(super) lost: Vec<(P::Move, Verdict)>,
    pub(super) roots: Roots<P>,
    /// The depth that was searched in full.
    pub(super) depth: u32,
    pub(super) listener: &'a mut dyn Listener<P::Move>,
    pub(super) shared: &'a Shared<'a>,
}

impl<P: Playable> Thinking<'_, P> {
    /// Searches deeper and deeper until the answer is proven or a limit is reached.
    pub(super) fn run(
        &mut self,
        work: Work,
        is_stopped: bool,
        exact: &mut Exact<P>,
    ) -> Analysis<P::Move> {
        let mut answer = self.glance();
        if is_stopped {
            return answer;
        }
        if self.published.is_some() {
            self.listener.improved(&answer);
        }
        let max_depth = work.depth.unwrap_or(u32::MAX).min(MAX_DEPTH);
        let max_nodes = work.budget.max_nodes();
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
            if work.budget == Budget::Unlimited
                && work.depth.is_none()
                && let Some(proven) = self.ask_again(exact)
            {
                return proven;
            }
        }
        if answer.verdict.value().is_none() {
            // It was stopped before it had looked at every move.
            answer = self.win_at_once().unwrap_or(answer);
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
        let is_deep = depth >= THREADS_DEPTH;
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
        if allowed < FIRST_SOLVER_NODES {
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
        let opinion = || Verdict::Estimated(shown(self.opinions.of(self.position)));
        let first = &self.roots.0[0];
        self.win_at_once().unwrap_or_else(|| {
            let verdict = first.published.map(Verdict::proven);
            self.glanced(first.m, verdict.unwrap_or_else(opinion))
        })
    }

    /// The move that wins at once, if there is one: the rules alone say so, also where the time was
    /// over before anything could be searched, as on a machine that is busy with other things.
    fn win_at_once(&self) -> Option<Analysis<P::Move>> {
        if !self.position.wins_at_once() {
            return None;
        }
        let mut moves = self.position.legal_moves().into_iter();
        let m = moves.find(|&m| wins(self.position, m))?;
        let verdict = Verdict::Proven {
            value: Value::Win,
            distance: Some(Distance::Exact(1)),
        };
        Some(self.glanced(m, verdict))
    }

    fn glanced(&self, m: P::Move, verdict: Verdict) -> Analysis<P::Move> {
        let line = Variation {
            verdict,
            moves: vec![m],
        };
        Analysis {
            verdict: self.or_published(verdict),
            best: Some(m),
            moves: self.verdicts(std::slice::from_ref(&line)),
            lines: vec![line],
            depth: 0,
            nodes: self.nodes(),
            method: self.method(Method::Glance),
        }
    }

    /// What is proven here, or else what others have proven.
    fn or_published(&self, verdict: Verdict) -> Verdict {
        match &self.published {
            Some(published) if verdict.value().is_none() => Verdict::proven(published.value),
            _ => verdict,
        }
    }

    /// How the answer was found, unless others have proven it.
    fn method(&self, own: Method) -> Method {
        if self.published.is_some() {
            Method::Published
        } else {
            own
        }
    }

    /// What is thought now.
    fn answer(&self) -> Analysis<P::Move> {
        let best = self.roots.0.iter().take(self.n_lines);
        let scored = best.filter_map(|root| Some((root, root.score?)));
        // When a deeper look was stopped after some lines, none of the others was better than they.
        let scored = scored.scan(INFINITE, |most, (root, score)| {
            *most = score.min(*most);
            Some((root, *most))
        });
        let lines: Vec<_> = scored
            .map(|(root, score)| {
                let mut moves = vec![root.m];
                moves.extend(remembered_line(self.shared, &root.next));
                let verdict = self.verdict(root, score, self.check_nodes());
                Variation { verdict, moves }
            })
            .collect();
        let Some(first) = lines.first() else {
            return self.glance();
        };
        Analysis {
            verdict: self.or_published(self.verdict_on_all(first.verdict)),
            best: Some(first.moves[0]),
            moves: self.verdicts(&lines),
            depth: self.depth,
            nodes: self.nodes(),
            method: self.method(Method::Search),
            lines,
        }
    }

    /// How much may be spent on checking what looks decided.
    fn check_nodes(&self) -> u64 {
        let share = self.nodes() / CHECK_SHARE;
        share.max(MIN_CHECK_NODES)
    }

    /// The verdict on a move, given its score: what is proven here may say how long it takes; what
    /// is published comes before any opinion.
    fn verdict(&self, root: &RootMove<P>, score: i32, check_nodes: u64) -> Verdict {
        match (self.own_verdict(root, score, check_nodes), root.published) {
            (Verdict::Estimated(_), Some(value)) => Verdict::proven(value),
            (own, _) => own,
        }
    }

    /// The verdict of the search on a move: what looks decided is checked.
    fn own_verdict(&self, root: &RootMove<P>, score: i32, check_nodes: u64) -> Verdict {
        let next = &root.next;
        let mut checker = Checker::new(self.shared.memory, self.history, check_nodes);
        let (value, plies, holds) = if root.is_end {
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
                .unwrap_or(Verdict::Estimated(shown(-INFINITE))),
            Verdict::Proven { .. } => Verdict::Estimated(shown(DRAW)),
            other => other,
        }
    }

    /// The loss that every move leads to, if that can be shown.
    fn loss_of_all(&self) -> Option<Verdict> {
        let plies = plies_of_win(-self.roots.0[0].score?)?;
        let mut checker = Checker::new(self.shared.memory, self.history, self.check_nodes());
        let mut roots = self.roots.0.iter();
        let is_lost = roots.all(|root| checker.wins(&root.next, plies - 1) == Some(true));
        is_lost.then_some(Verdict::Proven {
            value: Value::Loss,
            distance: Some(Distance::AtMost(plies)),
        })
    }

    /// The verdicts on all legal moves; those that lead to the same position share one.
    fn verdicts(&self, lines: &[Variation<P::Move>]) -> Vec<(P::Move, Verdict)> {
        let reached = |m: P::Move| self.position.after(m).key();
        let in_lines = lines
            .iter()
            .map(|line| (reached(line.moves[0]), line.verdict));
        let lost = self.lost.iter().map(|&(m, verdict)| (reached(m), verdict));
        let mut known: HashMap<_, _> = lost.collect();
        known.extend(self.rough_verdicts(lines.len()));
        known.extend(in_lines);
        let verdict = |m| {
            let verdict = known.get(&reached(m)).copied();
            (m, verdict.unwrap_or(Verdict::Unknown))
        };
        let moves = self.position.legal_moves().into_iter();
        moves.map(verdict).collect()
    }

    /// What a shorter look says of the moves after the best lines, by the position they lead to.
    /// The longer one has found none of them better than the last line.
    fn rough_verdicts(&self, n_lines: usize) -> impl Iterator<Item = (u128, Verdict)> {
        let (lines, others) = self.roots.0.split_at(n_lines);
        let most = lines.iter().rev().find_map(|root| root.score);
        others.iter().filter_map(move |root| {
            let verdict = match (root.rough, root.published) {
                (_, Some(value)) => Verdict::proven(value),
                (rough, None) => {
                    let score = rough?.min(most.unwrap_or(INFINITE));
                    self.verdict(root, score, MIN_CHECK_NODES)
                }
            };
            Some((root.next.key(), verdict))
        })
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
