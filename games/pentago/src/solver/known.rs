//! What is known of the moves of a position, gathered from several sources.

use boardgame::{Outcome, Position};
use solving::{Distance, Value, Verdict};

use crate::{Move, Pentago};

/// The verdict on each legal move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Known {
    /// The moves in the order of the position, each with its verdict for the side to move.
    pub(super) moves: Vec<(Move, Verdict)>,
}

impl Known {
    /// What the moves that end the game say; nothing of the others.
    pub(super) fn new(position: &Pentago) -> Self {
        let verdict = |m: Move| match position.after(m).outcome() {
            None => Verdict::Unknown,
            Some(outcome) => ended(outcome, position, 1),
        };
        let moves = position.legal_moves().into_iter();
        Self {
            moves: moves.map(|m| (m, verdict(m))).collect(),
        }
    }

    /// Notes the value and the distance of a move; an exact distance stays.
    pub(super) fn note(&mut self, index: usize, value: Value, distance: Option<Distance>) {
        let (m, verdict) = &mut self.moves[index];
        debug_assert!(verdict.value().is_none_or(|known| known == value), "{m}");
        let says_more = distance.is_some_and(Distance::is_exact) || verdict.distance().is_none();
        if verdict.value().is_none() || !is_exact(*verdict) && says_more {
            *verdict = Verdict::Proven { value, distance };
        }
    }

    /// Whether some move is known to win.
    pub(super) fn has_win(&self) -> bool {
        let mut moves = self.moves.iter();
        moves.any(|(_, verdict)| verdict.value() == Some(Value::Win))
    }

    /// Whether the value of every move is known.
    pub(super) fn is_complete(&self) -> bool {
        let mut moves = self.moves.iter();
        moves.all(|(_, verdict)| verdict.value().is_some())
    }

    /// Whether every known win and loss says exactly how long it takes.
    pub(super) fn is_exact(&self) -> bool {
        let mut known = self
            .moves
            .iter()
            .filter(|(_, verdict)| verdict.value().is_some());
        known.all(|(_, verdict)| is_exact(*verdict))
    }

    /// The verdict on the position.
    pub(super) fn verdict(&self) -> Verdict {
        if !self.has_win() && !self.is_complete() {
            return Verdict::Unknown;
        }
        let best = self.best().map(|best| self.moves[best].1);
        match best {
            Some(Verdict::Proven {
                value: Value::Loss,
                distance: Some(distance),
            }) if !self.is_exact() => Verdict::Proven {
                value: Value::Loss,
                distance: Some(Distance::AtMost(distance.plies())),
            },
            best => best.unwrap_or(Verdict::Unknown),
        }
    }

    /// The place of the best move: a quick win before a slow one, then draws, then moves of which
    /// nothing is known, then slow losses before quick ones.
    pub(super) fn best(&self) -> Option<usize> {
        (0..self.moves.len())
            .max_by_key(|&index| (rank(self.moves[index].1), std::cmp::Reverse(index)))
    }
}

/// The verdict for the side to move in `position` on a game that ends so after some plies.
pub(super) fn ended(outcome: Outcome, position: &Pentago, plies: u16) -> Verdict {
    let value = Value::of(outcome, position.turn());
    Verdict::Proven {
        value,
        distance: (value != Value::Draw).then_some(Distance::Exact(plies)),
    }
}

/// Whether the value is known, and how long it takes where that means something.
pub(super) fn is_exact(verdict: Verdict) -> bool {
    match verdict.value() {
        None => false,
        Some(Value::Draw) => true,
        Some(_) => verdict.distance().is_some_and(Distance::is_exact),
    }
}

/// Better verdicts have a higher rank.
fn rank(verdict: Verdict) -> (u8, i32) {
    let plies = verdict
        .distance()
        .map_or(i32::from(u16::MAX), |distance| i32::from(distance.plies()));
    match verdict.value() {
        Some(Value::Win) => (3, -plies),
        Some(Value::Draw) => (2, 0),
        None => (1, 0),
        Some(Value::Loss) => (0, plies),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(verdicts: &[(Value, Option<Distance>)]) -> Known {
        let position: Pentago = "6/6/6/6/6/6 w".parse().unwrap();
        let mut known = Known::new(&position);
        known.moves.truncate(verdicts.len());
        for (index, &(value, distance)) in verdicts.iter().enumerate() {
            known.note(index, value, distance);
        }
        known
    }

    #[test]
    fn the_quickest_win_and_the_slowest_loss_are_best() {
        let [three, five] = [3, 5].map(|plies| Some(Distance::Exact(plies)));
        let won = known(&[(Value::Win, five), (Value::Win, three), (Value::Loss, five)]);
        assert_eq!(won.best(), Some(1));
        assert_eq!(won.verdict().distance(), three);
        let lost = known(&[(Value::Loss, three), (Value::Loss, five)]);
        assert_eq!(lost.verdict().distance(), five);
        // A bound on one of the losses is a bound on the whole.
        let bound = Some(Distance::AtMost(3));
        let lost = known(&[(Value::Loss, bound), (Value::Loss, five)]);
        assert_eq!(lost.verdict().distance(), Some(Distance::AtMost(5)));
    }

    #[test]
    fn an_exact_distance_stays() {
        let mut known = known(&[(Value::Win, Some(Distance::AtMost(9)))]);
        let exact = Some(Distance::Exact(7));
        known.note(0, Value::Win, exact);
        known.note(0, Value::Win, Some(Distance::AtMost(9)));
        assert_eq!(known.moves[0].1.distance(), exact);
    }

    #[test]
    fn nothing_is_said_while_a_move_is_unknown_and_none_wins() {
        let mut known = known(&[(Value::Draw, None), (Value::Loss, None)]);
        known.moves[1].1 = Verdict::Unknown;
        assert_eq!(known.verdict(), Verdict::Unknown);
        assert_eq!(known.best(), Some(0));
    }
}
