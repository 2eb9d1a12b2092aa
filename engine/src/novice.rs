//! How beginners choose: they look at a move and at the answer to it, and overlook things.
//!
//! What is overlooked is what is hard to see ([`Playable::difficulty`]), not a five in plain sight;
//! and what somebody overlooks in a position stays overlooked.

use super::Playable;
use super::level::Weakness;
use super::memory::hash;
use super::opinion::Opinions;
use super::score::{DRAW, loss_at, win_at};
use super::search::wins;
use solving::Value;

/// Somebody who errs.
pub(super) struct Novice<'n, P: Playable> {
    pub(super) opinions: Opinions<'n, P>,
    pub(super) weakness: Weakness,
    pub(super) seed: u64,
}

impl<P: Playable> Novice<'_, P> {
    /// The move and what is thought of it. The game goes on.
    pub(super) fn choose(&self, position: &P) -> (P::Move, i32) {
        let choices = position.choices();
        let scored = choices.iter().map(|&m| (m, self.score(position, m)));
        let best = scored.max_by_key(|&(m, score)| (score, self.chance(position, m)));
        best.expect("the game goes on")
    }

    /// What somebody thinks of a move.
    fn score(&self, position: &P, m: P::Move) -> i32 {
        let next = position.after(m);
        let sees = self.sees(position, m);
        match next
            .outcome()
            .map(|outcome| Value::of(outcome, position.turn()))
        {
            Some(Value::Win) if sees => win_at(1),
            Some(Value::Draw) if sees => DRAW,
            Some(Value::Loss) if sees => loss_at(1),
            Some(_) => DRAW, // something will happen
            None if self.sees_win(&next) => loss_at(2),
            None => -self.opinions.of(&next),
        }
    }

    /// Whether a win of the side to move is seen.
    fn sees_win(&self, position: &P) -> bool {
        position.wins_at_once()
            && position
                .choices()
                .iter()
                .any(|&m| wins(position, m) && self.sees(position, m))
    }

    fn sees(&self, position: &P, m: P::Move) -> bool {
        let percent = u32::from(self.weakness.oversight) * u32::from(position.difficulty(m)) / 100;
        self.chance(position, m) % 100 >= u64::from(percent)
    }

    /// A number that the seed makes of a move in a position.
    fn chance(&self, position: &P, m: P::Move) -> u64 {
        let number = (P::move_number(m) as u128) << 100;
        hash(position.key() ^ number ^ u128::from(self.seed) << 32)
    }
}
