//! An opinion about a position: a network over the lanes on which five can stand.

use boardgame::Position as _;
use engine::Shipped;
use engine::network::{Network, Patterns, Sums, Weights};
use grid::GridSymmetry;
use grid::lanes::{self, N_FILLINGS, N_LANES};

use crate::Pentaroll;

/// The eight images of the board.
const VIEWS: usize = 8;
/// The units of each view.
const UNITS: usize = 8;
/// The weights as `panta train pentaroll` made them.
pub(crate) static NETWORK: Shipped<PentarollNetwork> =
    Shipped::new(engine::shipped_weights!("network.bin"), |bytes| {
        let weights = Weights::from_bytes(Pentaroll::N_PATTERNS, bytes)?;
        Ok(Network::new::<Pentaroll>(weights))
    });

/// The network of the game.
pub type PentarollNetwork = Network<VIEWS, UNITS>;
/// What its rows come to.
pub(crate) type PentarollSums = Sums<VIEWS, UNITS>;

impl Patterns<VIEWS> for Pentaroll {
    const N_PATTERNS: usize = N_LANES * N_FILLINGS;

    #[inline]
    fn for_each_pattern(&self, mut show: impl FnMut(usize)) {
        let (own, other) = (self.board().of(self.turn()), self.board().of(!self.turn()));
        for (lane, filling) in lanes::fillings(own, other).into_iter().enumerate() {
            show(lane * N_FILLINGS + usize::from(filling));
        }
    }

    fn in_view(pattern: usize, view: usize) -> usize {
        let (lane, filling) = (pattern / N_FILLINGS, pattern % N_FILLINGS);
        let (lane, filling) = lanes::image(lane, filling, GridSymmetry::ALL[view]);
        lane * N_FILLINGS + filling
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use boardgame::Symmetric;
    use boardgame::laws::for_each_position;
    use engine::network::Judge as _;

    #[test]
    fn a_view_shows_the_patterns_of_the_image() {
        for_each_position::<Pentaroll>(1, |position| {
            for (view, &symmetry) in GridSymmetry::ALL.iter().enumerate() {
                let mut seen = Vec::new();
                position.for_each_pattern(|pattern| seen.push(Pentaroll::in_view(pattern, view)));
                let mut image = Vec::new();
                let board = position.board().transform(symmetry);
                Pentaroll { board, ..*position }.for_each_pattern(|pattern| image.push(pattern));
                seen.sort_unstable();
                image.sort_unstable();
                assert_eq!(seen, image, "{position} {symmetry:?}");
            }
        });
    }

    #[test]
    fn images_are_judged_alike() {
        for_each_position::<Pentaroll>(2, |position| {
            let judge = |position: &_| NETWORK.get().judge(position);
            for &symmetry in position.symmetries() {
                let image = position.transform(symmetry);
                assert_eq!(judge(&image), judge(position), "{position}");
            }
        });
    }
}
