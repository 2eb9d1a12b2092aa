//! Whether the side to move can end the game in its favor at once.
//!
//! A marble that is placed and then turned stands where a marble placed after the turn would, so
//! it is enough to turn the board first and to look for a cell that completes a line:
//!
//! ```text
//! place, then twist        | twist, then place at the image
//! w w w w . . -> . -> five | the same board
//! ```

use boardgame::Position as _;

use super::lines::OnLines;
use crate::{Edition, Pentago};

/// Whether some move wins at once. About 10 nanoseconds, 40 where four are near a line.
pub(crate) fn wins_at_once(position: &Pentago) -> bool {
    if position.is_reply() {
        return false;
    }
    let board = position.board();
    let mine = OnLines::new(board.of(position.turn()));
    if !mine.might_have_four() {
        return false;
    }
    let theirs = OnLines::new(board.of(!position.turn()));
    let edition = position.edition();
    if edition.placing_wins() && mine.counts.has_or_completes_five(theirs.counts) {
        return true;
    }
    if edition == Edition::Czech {
        // A five by twist is answered, unless the board is full.
        return board.empty().len() == 1 && wins_by_trying(position);
    }
    position.twists().any(|twist| {
        let mine = mine.after(twist);
        mine.has_four() && {
            let theirs = theirs.after(twist);
            mine.has_or_completes_five(theirs)
                && (edition == Edition::Finnish || !theirs.has_five())
        }
    })
}

/// The same, move by move.
fn wins_by_trying(position: &Pentago) -> bool {
    let mut moves = position.legal_moves().into_iter();
    moves.any(|m| {
        let outcome = position.after(m).outcome();
        outcome.and_then(boardgame::Outcome::winner) == Some(position.turn())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;
    use boardgame::{Color, Random};

    #[test]
    fn a_win_at_once_is_seen_as_trying_all_moves_sees_it() {
        let mut random = Random::new(1);
        let mut n_wins = 0;
        for &edition in Edition::ALL {
            let first = Color::White;
            for _ in 0..200 {
                let mut position = Pentago::start(&Setup { edition, first });
                while position.outcome().is_none() {
                    let expected = wins_by_trying(&position);
                    assert_eq!(wins_at_once(&position), expected, "{position}");
                    n_wins += usize::from(expected);
                    let m = *random.pick(&position.legal_moves()).expect("not over");
                    position.play_unchecked(m);
                }
            }
        }
        assert!(n_wins > 1000, "{n_wins}");
    }
}
