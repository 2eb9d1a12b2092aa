//! Checking a win that the search has met, before it is called proven.
//!
//! The search remembers positions by hashes, and two positions may share one. So a win is played
//! out again against every answer, with a memory of whole keys: the search's memory only says which
//! move to try first. Besides the rules it asks the game's quick answers, which moves matter and
//! whether one of them wins at once; these are exact, and held against the plain rules by
//! [`check_quick_answers`](super::laws::check_quick_answers).

use std::collections::HashMap;

use super::Playable;
use super::memory::{Memory, hash};
use solving::Value;

/// A check, which may visit so many nodes.
#[derive(Debug)]
pub(super) struct Checker<'m> {
    memory: &'m Memory,
    /// Positions that would come for the third time; the game is a draw there.
    drawn: Vec<u128>,
    nodes_left: u64,
    /// For each position with the attacker to move: wins within so many plies, and not within so
    /// many.
    known: HashMap<u128, [u16; 2]>,
}

impl<'m> Checker<'m> {
    pub(super) fn new(memory: &'m Memory, history: &[u128], max_nodes: u64) -> Self {
        let mut drawn = history.to_vec();
        drawn.retain(|key| history.iter().filter(|&other| other == key).count() >= 2);
        Self {
            memory,
            drawn,
            nodes_left: max_nodes,
            known: HashMap::new(),
        }
    }

    /// Whether the side that has moved to this position wins within so many plies, whatever the
    /// other does. `None` if that took too long to tell.
    pub(super) fn holds_out_for<P: Playable>(&mut self, position: &P, plies: u16) -> Option<bool> {
        if let Some(outcome) = position.outcome() {
            return Some(Value::of(outcome, position.turn()) == Value::Loss);
        }
        if plies == 0 || position.wins_at_once() || self.drawn.contains(&position.key()) {
            return Some(false);
        }
        for m in position.choices() {
            if !self.wins(&position.after(m), plies - 1)? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// Whether the side to move wins within so many plies. `None` if that took too long to tell.
    pub(super) fn wins<P: Playable>(&mut self, position: &P, plies: u16) -> Option<bool> {
        self.nodes_left = self.nodes_left.checked_sub(1)?;
        if let Some(outcome) = position.outcome() {
            return Some(Value::of(outcome, position.turn()) == Value::Win);
        }
        if plies == 0 || self.drawn.contains(&position.key()) {
            return Some(false);
        }
        if position.wins_at_once() {
            return Some(true);
        }
        if plies == 1 {
            return Some(false);
        }
        let key = position.key();
        if let Some(&[win, no_win]) = self.known.get(&key)
            && (plies >= win || plies <= no_win)
        {
            return Some(plies >= win);
        }
        let is_won = self.finds_win(position, plies)?;
        let known = self.known.entry(key).or_insert([u16::MAX, 0]);
        if is_won {
            known[0] = known[0].min(plies);
        } else {
            known[1] = known[1].max(plies);
        }
        Some(is_won)
    }

    fn finds_win<P: Playable>(&mut self, position: &P, plies: u16) -> Option<bool> {
        let remembered = self.memory.get(hash(position.key()));
        let is_remembered = |m: &P::Move| {
            remembered.is_some_and(|entry| usize::from(entry.move_number) == P::move_number(*m))
        };
        let mut choices: Vec<_> = position.choices().into_iter().collect();
        choices.sort_by_key(|m| !is_remembered(m));
        for m in choices {
            if self.holds_out_for(&position.after(m), plies - 1)? {
                return Some(true);
            }
        }
        Some(false)
    }
}
