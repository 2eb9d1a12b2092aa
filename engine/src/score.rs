//! Scores inside the search: opinions in hundredths, and wins by how soon they come.

use solving::Score;

/// Better than every opinion, and than every win.
pub(super) const INFINITE: i32 = 32_000;
/// A win on the spot; one `n` plies after the root is worth `n` less.
const WIN: i32 = 30_000;
/// The longest line that is searched.
pub(super) const MAX_PLIES: usize = 120;
/// Opinions stay below this.
const MAX_OPINION: i32 = 9_999;
/// At or above this, a win is seen.
const SEEN_WIN: i32 = WIN - 2 * MAX_PLIES as i32;

/// Nobody is better.
pub(super) const DRAW: i32 = 0;

/// A win that is complete so many plies after the root.
pub(super) const fn win_at(ply: usize) -> i32 {
    WIN - ply as i32
}

/// A loss that is complete so many plies after the root.
pub(super) const fn loss_at(ply: usize) -> i32 {
    -win_at(ply)
}

/// The plies of a win that is seen, from the root.
pub(super) fn plies_of_win(score: i32) -> Option<u16> {
    (score >= SEEN_WIN).then(|| (WIN - score) as u16)
}

/// An opinion, which is never as sure as a win.
pub(super) fn opinion(score: i32) -> i32 {
    score.clamp(-MAX_OPINION, MAX_OPINION)
}

/// A score as people read it; a win that is not proven is only a high opinion.
pub(super) fn shown(score: i32) -> Score {
    Score(opinion(score) as i16)
}

/// A score as it is remembered: wins count from the position itself.
pub(super) fn from_here(score: i32, ply: usize) -> i32 {
    shifted(score, ply as i32)
}

/// A remembered score as it counts from the root.
pub(super) fn from_root(score: i32, ply: usize) -> i32 {
    shifted(score, -(ply as i32))
}

fn shifted(score: i32, plies: i32) -> i32 {
    if score >= SEEN_WIN {
        score + plies
    } else if score <= -SEEN_WIN {
        score - plies
    } else {
        score
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wins_are_remembered_from_where_they_are_seen() {
        let score = win_at(9);
        assert_eq!(plies_of_win(from_here(score, 4)), Some(5));
        assert_eq!(from_root(from_here(score, 4), 4), score);
        assert_eq!(from_root(from_here(-score, 4), 4), -score);
        assert_eq!(from_here(250, 4), 250);
    }

    #[test]
    fn sooner_wins_are_better_and_opinions_are_never_wins() {
        assert!(win_at(3) > win_at(5));
        assert!(win_at(MAX_PLIES) > opinion(i32::MAX));
        assert_eq!(plies_of_win(opinion(i32::MAX)), None);
        assert_eq!(plies_of_win(win_at(7)), Some(7));
    }
}
