//! A game whose value is known where it began and where it ended.
//!
//! Where both are the same, nobody has made a mistake, or two that undo each other, which is rare:
//! every position has that value. Where they differ, somebody has made one, and each position has the
//! value of the beginning or that of the end. The mistake is looked for where the search of the
//! players believes it most:
//!
//! ```text
//! known      draw                                                win
//! expected   0.5   0.4   0.5   0.6   0.5 | 0.8   0.9   0.9   1.0
//! learned    draw  draw  draw  draw  draw| win   win   win   win
//! ```

use solving::Value;

/// The values of the positions of a game for the side to move, given what the players expected there,
/// from 0 to 1, and the values with which it began and ended for whoever moved first. Where the best
/// line was left on purpose, after so many positions, values change nowhere else.
pub(super) fn values(
    expected: &[f32],
    begun: Value,
    ended: Value,
    left_after: Option<usize>,
) -> Vec<Value> {
    let n_before = left_after.unwrap_or_else(|| n_before_mistake(expected, begun, ended));
    let value = |index| value_at(index, if index < n_before { begun } else { ended });
    (0..expected.len()).map(value).collect()
}

/// How many positions there are before the mistake: the last of them has the value of the beginning,
/// and whoever moved there has lost something.
fn n_before_mistake(expected: &[f32], begun: Value, ended: Value) -> usize {
    if begun == ended {
        return expected.len();
    }
    let first_has_lost = ended < begun;
    let doubt = |count: usize| -> f64 {
        let of = |(index, &expected): (usize, &f32)| {
            let value = if index < count { begun } else { ended };
            surprise(expected, value_at(index, value))
        };
        expected.iter().enumerate().map(of).sum()
    };
    let counts = (1..=expected.len()).filter(|count| is_first(count - 1) == first_has_lost);
    counts
        .min_by(|&one, &two| doubt(one).total_cmp(&doubt(two)))
        .unwrap_or(expected.len())
}

/// Whether the first player moves in the position with this place in the game: the turn passes with
/// every move.
fn is_first(index: usize) -> bool {
    index.is_multiple_of(2)
}

/// What is worth this to the first player, to the side to move there.
fn value_at(index: usize, value: Value) -> Value {
    if is_first(index) { value } else { -value }
}

/// How far what was expected is from a value; nobody is ever sure. A draw expected as one is no
/// surprise (relative entropy, of which the cross entropy is more by that of the draw itself).
fn surprise(expected: f32, value: Value) -> f64 {
    let expected = f64::from(expected).clamp(0.02, 0.98);
    match value {
        Value::Win => -expected.ln(),
        Value::Loss => -(1.0 - expected).ln(),
        Value::Draw => -(4.0 * expected * (1.0 - expected)).ln() / 2.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Value::{Draw, Loss, Win};

    #[test]
    fn without_a_mistake_every_position_has_the_value_of_the_beginning() {
        assert_eq!(values(&[0.9, 0.3, 0.6], Win, Win, None), [Win, Loss, Win]);
    }

    #[test]
    fn a_mistake_is_where_expectations_change() {
        // The second player errs with the fourth move, and the first one has won from the fifth on.
        let expected = [0.5, 0.5, 0.5, 0.4, 0.9, 0.1, 0.9];
        let found = values(&expected, Draw, Win, None);
        assert_eq!(found, [Draw, Draw, Draw, Draw, Win, Loss, Win]);
    }

    #[test]
    fn whoever_has_lost_something_has_made_the_mistake() {
        // Expectations change after a move of the second player, but it was the first one who lost.
        let expected = [0.5, 0.5, 0.02, 0.98, 0.02];
        let found = values(&expected, Draw, Loss, None);
        assert_eq!(found, [Draw, Win, Loss, Win, Loss]);
    }

    #[test]
    fn where_the_best_line_was_left_the_value_changes() {
        let expected = [0.9, 0.1, 0.9, 0.1];
        let found = values(&expected, Draw, Loss, Some(2));
        assert_eq!(found, [Draw, Draw, Loss, Win]);
    }
}
