//! The search below a move: principal variations, with all but the first expected to be worse.
//!
//! A position is worth what its best move is worth, and a move what the position after it is worth
//! to the other side. In steps:
//!
//! ```text
//! 1. A win at once, or a position that has come before.
//! 2. What is remembered.
//! 3. The horizon: an opinion, unless a threat cannot be met.
//! 4. The moves that do not lose at once, the promising ones first.
//! 5. Each of them; late ones less deep, and again if they surprise.
//! 6. What is remembered next time.
//! ```

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::Playable;
use super::memory::{Bound, Memory, Remembered, hash};
use super::opinion::Opinions;
use super::order::Experience;
use super::score::{DRAW, INFINITE, MAX_PLIES, from_here, from_root, loss_at, win_at};
use solving::Value;

/// The search was told to stop, or its nodes have run out; what it returns means nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Stopped;

/// Nodes between two looks at the clock.
const NODES_AT_A_TIME: u64 = 512;

/// What all threads of a search share.
#[derive(Debug)]
pub(super) struct Shared<'m> {
    pub(super) memory: &'m Memory,
    pub(super) is_stopped: AtomicBool,
    /// The nodes of all threads.
    pub(super) nodes: AtomicU64,
}

/// One thread's search.
pub(super) struct Search<'s, P: Playable, G> {
    shared: &'s Shared<'s>,
    opinions: Opinions<'s, P>,
    /// Nodes that are not yet in the shared sum.
    pending_nodes: u64,
    max_nodes: u64,
    /// Asked now and then; whether to go on.
    goes_on: G,
    experience: &'s mut Experience,
    /// The positions of the game so far and of the line that is being searched.
    path: Vec<u128>,
    /// How many of them belong to the game, the root among them.
    n_played: usize,
    /// The earliest position of the path on which what was found rests, because it has come again.
    rests_on: usize,
    buffers: Vec<Vec<Child<P>>>,
    /// Extensions end at this ply.
    max_extended: usize,
}

/// A position after a move.
#[derive(Debug, Clone)]
struct Child<P> {
    position: P,
    move_number: u16,
    /// How promising the move is.
    promise: i32,
    /// The score, if the move has ended the game.
    end: Option<i32>,
}

/// What the search of a position looks for.
#[derive(Debug, Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

impl Window {
    pub(super) const FULL: Self = Self {
        alpha: -INFINITE,
        beta: INFINITE,
    };

    /// As the other side sees it.
    fn flipped(self) -> Self {
        Self {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }

    /// How much better than `alpha` something is.
    pub(super) fn above(alpha: i32) -> Self {
        let beta = INFINITE;
        Self { alpha, beta }
    }

    /// Whether something is better than `alpha`, no matter how much.
    fn just_above(alpha: i32) -> Self {
        Self {
            alpha,
            beta: alpha + 1,
        }
    }

    fn is_null(self) -> bool {
        self.beta - self.alpha == 1
    }
}

impl<'s, P: Playable, G: FnMut(u64) -> bool> Search<'s, P, G> {
    /// A search from the last of these positions.
    pub(super) fn new(
        shared: &'s Shared<'s>,
        opinions: Opinions<'s, P>,
        history: &[u128],
        experience: &'s mut Experience,
        max_nodes: u64,
        goes_on: G,
    ) -> Self {
        Self {
            shared,
            opinions,
            pending_nodes: 0,
            max_nodes,
            goes_on,
            experience,
            path: history.to_vec(),
            n_played: history.len(),
            rests_on: usize::MAX,
            buffers: Vec::new(),
            max_extended: 0,
        }
    }

    /// Extensions go no deeper than twice this depth.
    pub(super) fn prepare(&mut self, depth: u32) {
        self.max_extended = (2 * depth as usize).min(MAX_PLIES - 4);
    }

    /// The score of the position after a root move, for the side that made it.
    ///
    /// It is exact inside the window, an upper bound at or below `alpha`, and a lower bound at or
    /// above `beta`.
    pub(super) fn after_move(
        &mut self,
        next: &P,
        depth: u32,
        window: Window,
    ) -> Result<i32, Stopped> {
        self.score_after(next, depth, window, 0)
    }

    fn score_after(
        &mut self,
        next: &P,
        depth: u32,
        window: Window,
        ply: usize,
    ) -> Result<i32, Stopped> {
        Ok(-self.score(next, depth, window.flipped(), ply + 1)?)
    }

    /// The score of a position in which the game goes on, for the side to move; bounds as above.
    fn score(
        &mut self,
        position: &P,
        depth: u32,
        window: Window,
        ply: usize,
    ) -> Result<i32, Stopped> {
        self.count_node()?;
        // Step 1. A win at once, or a position that has come before.
        if position.wins_at_once() {
            return Ok(win_at(ply + 1));
        }
        let key = position.key();
        if P::HAS_CYCLES && self.comes_again(key) {
            return Ok(DRAW);
        }
        // Step 2. What is remembered.
        let hash = hash(key);
        let known = self.shared.memory.get(hash);
        if let Some(score) = known.and_then(|entry| usable(entry, depth, window, ply)) {
            return Ok(score);
        }
        // Step 3. The horizon.
        let is_threatened = position.is_threatened();
        if depth == 0 && !(is_threatened && ply < self.max_extended) || ply + 2 >= MAX_PLIES {
            return Ok(self.at_horizon(position, is_threatened, ply));
        }
        let depth = depth + u32::from(is_threatened && ply < self.max_extended);
        // Steps 4 to 6.
        self.path.push(key);
        let outer = std::mem::replace(&mut self.rests_on, usize::MAX);
        let best_known = known.map(|entry| entry.move_number);
        let found = self.best_of_children(position, depth, window, ply, best_known);
        self.path.pop();
        let here = self.path.len();
        let is_free = self.rests_on >= here;
        self.rests_on = if is_free {
            outer
        } else {
            outer.min(self.rests_on)
        };
        let (best, move_number) = found?;
        if is_free {
            self.remember(hash, depth, window, ply, best, move_number);
        }
        Ok(best)
    }

    /// Whether the position has come before in this line, or twice in the game. Play that goes round
    /// is a draw.
    fn comes_again(&mut self, key: u128) -> bool {
        let line = &self.path[self.n_played.saturating_sub(1)..];
        if let Some(place) = line.iter().rposition(|&other| other == key) {
            self.rests_on = self.rests_on.min(self.n_played.saturating_sub(1) + place);
            return true;
        }
        let n_before = self.path[..self.n_played]
            .iter()
            .filter(|&&other| other == key)
            .count();
        if n_before >= 2 {
            self.rests_on = 0;
        }
        n_before >= 2
    }

    /// An opinion; but a threat that cannot be met is a loss.
    fn at_horizon(&self, position: &P, is_threatened: bool, ply: usize) -> i32 {
        let holds = |m: &P::Move| {
            let next = position.after(*m);
            match next.outcome() {
                Some(outcome) => Value::of(outcome, position.turn()) != Value::Loss,
                None => !next.wins_at_once(),
            }
        };
        if is_threatened && !position.choices().iter().any(holds) {
            loss_at(ply + 2)
        } else {
            self.opinions.of(position)
        }
    }

    /// Steps 4 and 5: the best score and the number of its move.
    fn best_of_children(
        &mut self,
        position: &P,
        depth: u32,
        window: Window,
        ply: usize,
        best_known: Option<u16>,
    ) -> Result<(i32, u16), Stopped> {
        let mut children = self.buffers.pop().unwrap_or_default();
        children.clear();
        self.list_children(position, depth, ply, best_known, &mut children);
        let found = self.best_of(&children, depth, window, ply);
        self.buffers.push(children);
        found
    }

    fn best_of(
        &mut self,
        children: &[Child<P>],
        depth: u32,
        mut window: Window,
        ply: usize,
    ) -> Result<(i32, u16), Stopped> {
        // Moves that lose at once are not in the list.
        let mut best = (loss_at(ply + 2), u16::MAX);
        let mut tried = [0; 32];
        for (index, child) in children.iter().enumerate() {
            let score = match child.end {
                Some(score) => score,
                None => self.score_next(&child.position, index, depth, window, ply)?,
            };
            if score > best.0 {
                best = (score, child.move_number);
                window.alpha = window.alpha.max(score);
                if window.alpha >= window.beta {
                    let n_tried = index.min(tried.len());
                    self.experience
                        .learn(ply, depth, child.move_number, &tried[..n_tried]);
                    break;
                }
            }
            if let Some(place) = tried.get_mut(index) {
                *place = child.move_number;
            }
        }
        Ok(best)
    }

    /// The score of the move with this index, which leads there. The first one is searched in full;
    /// the others have to show that they are better.
    pub(super) fn score_next(
        &mut self,
        next: &P,
        index: usize,
        depth: u32,
        window: Window,
        ply: usize,
    ) -> Result<i32, Stopped> {
        if index == 0 {
            return self.score_after(next, depth - 1, window, ply);
        }
        let null = Window::just_above(window.alpha);
        let reduced = (depth - 1).saturating_sub(reduction(depth, index));
        let mut score = self.score_after(next, reduced, null, ply)?;
        if score > window.alpha && reduced < depth - 1 {
            score = self.score_after(next, depth - 1, null, ply)?;
        }
        if score > window.alpha && score < window.beta && !window.is_null() {
            score = self.score_after(next, depth - 1, window, ply)?;
        }
        Ok(score)
    }

    /// Step 4. Moves after which the opponent wins at once are left out.
    fn list_children(
        &self,
        position: &P,
        depth: u32,
        ply: usize,
        best_known: Option<u16>,
        children: &mut Vec<Child<P>>,
    ) {
        position.for_each_safe_choice(|m, next| {
            let end = end_score(position, &next, ply);
            let move_number = P::move_number(m) as u16;
            let promise = self.promise(&next, end, depth, ply, move_number, best_known);
            children.push(Child {
                position: next,
                move_number,
                promise,
                end,
            });
        });
        if depth > 1 {
            children.sort_unstable_by_key(|child| (-child.promise, child.move_number));
        } else if let Some(first) = (0..children.len()).max_by_key(|&index| children[index].promise)
        {
            children.swap(0, first);
        }
    }

    /// How promising a move is: the best one known, then those that were good nearby, then by
    /// opinion. At the last ply an opinion costs as much as the search.
    fn promise(
        &self,
        next: &P,
        end: Option<i32>,
        depth: u32,
        ply: usize,
        move_number: u16,
        best_known: Option<u16>,
    ) -> i32 {
        if best_known == Some(move_number) {
            return 2 * INFINITE;
        }
        let past = 2000 * self.experience.killer_rank(ply, move_number)
            + self.experience.opinion(ply, move_number);
        match end {
            Some(score) => score,
            None if depth > 1 => past - self.opinions.of(next),
            None => past,
        }
    }

    /// Step 6.
    fn remember(
        &self,
        hash: u64,
        depth: u32,
        window: Window,
        ply: usize,
        best: i32,
        move_number: u16,
    ) {
        let bound = if best >= window.beta {
            Bound::Lower
        } else if best > window.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let entry = Remembered {
            move_number,
            score: from_here(best, ply) as i16,
            depth: depth as u8,
            bound,
        };
        self.shared.memory.put(hash, entry);
    }

    fn count_node(&mut self) -> Result<(), Stopped> {
        let nodes = self.shared.nodes.load(Ordering::Relaxed) + self.pending_nodes;
        if nodes >= self.max_nodes {
            return Err(Stopped);
        }
        self.pending_nodes += 1;
        if self.pending_nodes >= NODES_AT_A_TIME {
            let nodes = self.flush_nodes();
            let is_stopped = self.shared.is_stopped.load(Ordering::Relaxed);
            if is_stopped || !(self.goes_on)(nodes) {
                return Err(Stopped);
            }
        }
        Ok(())
    }

    /// Adds this thread's nodes to the shared sum, and says what that is.
    pub(super) fn flush_nodes(&mut self) -> u64 {
        let pending = std::mem::take(&mut self.pending_nodes);
        self.shared.nodes.fetch_add(pending, Ordering::Relaxed) + pending
    }
}

/// Whether a remembered score answers the question.
fn usable(entry: Remembered, depth: u32, window: Window, ply: usize) -> Option<i32> {
    let score = from_root(entry.score.into(), ply);
    let is_enough = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => score >= window.beta,
        Bound::Upper => score <= window.alpha,
    };
    (u32::from(entry.depth) >= depth && is_enough).then_some(score)
}

/// By how much less deep a late move is searched.
fn reduction(depth: u32, index: usize) -> u32 {
    if depth < 2 || index < 3 {
        return 0;
    }
    (depth.ilog2() * (index as u32 + 1).ilog2()) / 3
}

/// The score of a move that ends the game; `position` is so many plies after the root.
pub(super) fn end_score<P: Playable>(position: &P, next: &P, ply: usize) -> Option<i32> {
    let value = Value::of(next.outcome()?, position.turn());
    Some(match value {
        Value::Win => win_at(ply + 1),
        Value::Draw => DRAW,
        Value::Loss => loss_at(ply + 1),
    })
}

/// Whether a legal move wins at once.
pub(super) fn wins<P: Playable>(position: &P, m: P::Move) -> bool {
    let outcome = position.after(m).outcome();
    outcome.is_some_and(|outcome| Value::of(outcome, position.turn()) == Value::Win)
}
