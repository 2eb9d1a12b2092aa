//! Looking ever deeper: the moves of the root, the best lines first.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::sync::atomic::Ordering;
use std::thread;

use super::Playable;
use super::memory::hash;
use super::opinion::Opinions;
use super::score::{INFINITE, loss_at};
use super::search::{Search, Shared, Stopped, Window, end_score, wins};
use solving::{Published, Value, Verdict};

/// The longest line that is shown.
const MAX_LINE: usize = 24;

/// A move of the root and what is thought of it.
#[derive(Debug, Clone)]
pub(super) struct RootMove<P: Playable> {
    pub(super) m: P::Move,
    pub(super) next: P,
    /// The score, if it is among the best lines.
    pub(super) score: Option<i32>,
    /// What a shorter look at it has said, where several lines are wanted.
    pub(super) rough: Option<i32>,
    /// Whether the move ends the game.
    pub(super) is_end: bool,
    /// What it is worth by a published solution.
    pub(super) published: Option<Value>,
}

impl<P: Playable> RootMove<P> {
    /// The score as a search of what follows tells it, where the game goes on.
    fn score_with(
        &self,
        position: &P,
        search: impl FnOnce(&P) -> Result<i32, Stopped>,
    ) -> Result<i32, Stopped> {
        if self.is_end {
            return Ok(end_score(position, &self.next, 0).expect("the game is over"));
        }
        search(&self.next)
    }
}

/// The moves of the root, the better the earlier; what is published comes before any opinion.
#[derive(Debug, Clone)]
pub(super) struct Roots<P: Playable>(pub(super) Vec<RootMove<P>>);

impl<P: Playable> Roots<P> {
    /// The moves of a position, in the order of what they look like.
    pub(super) fn new(
        position: &P,
        opinions: Opinions<'_, P>,
        published: Option<&Published<P::Move>>,
    ) -> Self {
        let value = |m| published.and_then(|published| published.of(m));
        let mut moves: Vec<_> = position.choices().into_iter().collect();
        moves.sort_by_cached_key(|&m| {
            Reverse((value(m), glance(position, &position.after(m), opinions)))
        });
        let root_move = |m| {
            let next = position.after(m);
            let is_end = next.outcome().is_some();
            RootMove {
                m,
                next,
                score: None,
                rough: None,
                is_end,
                published: value(m),
            }
        };
        Self(moves.into_iter().map(root_move).collect())
    }

    /// The same without moves that lead where another one leads, so that each of several lines is
    /// another way to go on.
    pub(super) fn merged(mut self) -> Self {
        let mut reached = HashSet::new();
        self.0.retain(|root| reached.insert(root.next.key()));
        self
    }

    /// Leaves out these moves.
    pub(super) fn leave_out(&mut self, moves: &[(P::Move, Verdict)]) {
        let numbers: HashSet<_> = moves.iter().map(|&(m, _)| P::move_number(m)).collect();
        self.0
            .retain(|root| !numbers.contains(&P::move_number(root.m)));
    }

    /// Searches so many of the best lines to this depth, and looks at all moves half as deep if it
    /// is several and nothing is known of them. If it is stopped, what was found so far stands in
    /// front.
    pub(super) fn search<G: FnMut(u64) -> bool>(
        &mut self,
        search: &mut Search<'_, P, G>,
        position: &P,
        depth: u32,
        n_lines: usize,
    ) -> Result<(), Stopped> {
        search.prepare(depth);
        if n_lines > 1 && self.0.iter().any(|root| root.published.is_none()) {
            self.survey(search, position, depth.div_ceil(2))?;
        }
        for rank in 0..n_lines.min(self.0.len()) {
            self.find_next_best(search, position, depth, rank)?;
        }
        for root in self.0.iter_mut().skip(n_lines) {
            root.score = None;
        }
        Ok(())
    }

    /// Gives every move a score of its own.
    fn survey<G: FnMut(u64) -> bool>(
        &mut self,
        search: &mut Search<'_, P, G>,
        position: &P,
        depth: u32,
    ) -> Result<(), Stopped> {
        for root in &mut self.0 {
            let score = root.score_with(position, |next| {
                search.after_move(next, depth - 1, Window::FULL)
            })?;
            root.rough = Some(score);
        }
        Ok(())
    }

    /// Brings the best move of those from `rank` on to that place; of those that are published to be
    /// worth less, none comes before the others.
    fn find_next_best<G: FnMut(u64) -> bool>(
        &mut self,
        search: &mut Search<'_, P, G>,
        position: &P,
        depth: u32,
        rank: usize,
    ) -> Result<(), Stopped> {
        let value = self.0[rank].published;
        let equals = self.0[rank..].iter();
        let n_equals = equals.take_while(|root| root.published == value).count();
        let mut best = -INFINITE;
        for index in rank..rank + n_equals {
            let score = self.0[index].score_with(position, |next| {
                search.score_next(next, index - rank, depth, Window::above(best), 0)
            })?;
            if score > best {
                best = score;
                self.0[index].score = Some(score);
                self.0[rank..=index].rotate_right(1);
            }
        }
        Ok(())
    }
}

/// Searches to a depth with several threads, which share what they remember. What the first one
/// finds counts.
pub(super) fn search_together<P, G, H>(
    roots: &mut Roots<P>,
    leader: &mut Search<'_, P, G>,
    helpers: &mut [Search<'_, P, H>],
    shared: &Shared<'_>,
    position: &P,
    depth: u32,
    n_lines: usize,
) -> Result<(), Stopped>
where
    P: Playable,
    G: FnMut(u64) -> bool,
    H: FnMut(u64) -> bool + Send,
{
    thread::scope(|scope| {
        let mut threads = Vec::new();
        for (index, helper) in helpers.iter_mut().enumerate() {
            let mut roots = roots.clone();
            // Every other helper looks ahead of the leader.
            let depth = depth + u32::from(index.is_multiple_of(2));
            threads.push(scope.spawn(move || {
                // Its own answer is not needed, only what it leaves in the memory.
                let _: Result<(), Stopped> = roots.search(helper, position, depth, n_lines);
                helper.flush_nodes();
            }));
        }
        let found = roots.search(leader, position, depth, n_lines);
        shared.is_stopped.store(true, Ordering::Relaxed);
        // In a browser only those that are waited for one by one give their memory back.
        for thread in threads {
            thread.join().expect("a search does not panic");
        }
        found
    })
    .inspect(|()| shared.is_stopped.store(false, Ordering::Relaxed))
}

/// How good the position after a move looks for the side that made it.
fn glance<P: Playable>(position: &P, next: &P, opinions: Opinions<'_, P>) -> i32 {
    match end_score(position, next, 0) {
        Some(score) => score,
        None if next.wins_at_once() => loss_at(2),
        None => -opinions.of(next),
    }
}

/// How the game goes on after a position, as far as it is remembered.
pub(super) fn remembered_line<P: Playable>(shared: &Shared<'_>, position: &P) -> Vec<P::Move> {
    let mut position = position.clone();
    let mut line = Vec::new();
    let mut seen = vec![position.key()];
    while position.outcome().is_none() && line.len() < MAX_LINE {
        let Some(m) = next_move(shared, &position) else {
            break;
        };
        position.play_unchecked(m);
        line.push(m);
        if seen.contains(&position.key()) {
            break;
        }
        seen.push(position.key());
    }
    line
}

fn next_move<P: Playable>(shared: &Shared<'_>, position: &P) -> Option<P::Move> {
    let choices = position.choices();
    if position.wins_at_once() {
        return choices.iter().copied().find(|&m| wins(position, m));
    }
    let entry = shared.memory.get(hash(position.key()))?;
    let is_best = |m: &P::Move| P::move_number(*m) == usize::from(entry.move_number);
    choices.iter().copied().find(is_best)
}
