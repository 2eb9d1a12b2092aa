//! An opinion about a position: a network over stacks and what can be carried where.
//!
//! Everything is seen from the side to move, and means more or less as the snake shortens:
//!
//! ```text
//! stack   phase, height, top scale, scale below it
//! carry   phase, whose, heights from and to, the scale that is covered, who is uncovered
//! pair    the top scales and heights of two stacks that are one, two or three apart
//! whole   how many stacks each side controls, and whether the mover may swap
//! ```

use engine::Shipped;
use engine::network::{Network, Patterns, Weights};

use crate::solver::{Node, Outlook};
use crate::{Pantarei, Scale};

/// The patterns look the same from both ends of the snake.
const VIEWS: usize = 1;
/// The units.
const UNITS: usize = 32;

const N_PHASES: usize = 4;
const N_HEIGHTS: usize = 6;
/// A scale of either side from 1 to 3, or the neutral one.
const N_SCALES: usize = 7;

const STACKS: usize = 0;
const CARRIES: usize = STACKS + N_PHASES * N_HEIGHTS * N_SCALES * (N_SCALES + 1);
const PAIRS: usize = CARRIES + N_PHASES * 2 * 3 * N_HEIGHTS * N_SCALES * 4;
const N_KINDS: usize = 3 * N_SCALES;
const WHOLES: usize = PAIRS + 3 * N_KINDS * N_KINDS;
const N_COUNTS: usize = 10;

/// The weights as `panta train pantarei` made them.
pub(crate) static NETWORK: Shipped<PantareiNetwork> =
    Shipped::new(engine::shipped_weights!("network.bin"), |bytes| {
        let weights = Weights::from_bytes(Pantarei::N_PATTERNS, bytes)?;
        Ok(Network::new::<Pantarei>(weights))
    });

/// The network of the game.
pub type PantareiNetwork = Network<VIEWS, UNITS>;

impl Patterns<VIEWS> for Pantarei {
    const N_PATTERNS: usize = WHOLES + 2 * N_COUNTS * N_COUNTS;

    fn for_each_pattern(&self, mut show: impl FnMut(usize)) {
        let outlook = Outlook::new(&Node::new(self));
        let n_stacks = outlook.n_stacks();
        let phase = phase(n_stacks);
        let mut counts = [0; 2];
        let mut stacks = [Glance::default(); crate::snake::MAX_SCALES];
        for (index, glance) in stacks.iter_mut().enumerate().take(n_stacks) {
            *glance = Glance::new(&outlook, index);
            show(STACKS + glance.pattern(phase));
            if let Some(side) = side(glance.top) {
                counts[side] += 1;
            }
        }
        let stacks = &stacks[..n_stacks];
        for side in 0..2 {
            outlook.for_each_carry(if side == 0 { 1 } else { -1 }, |from, to| {
                show(CARRIES + carry(phase, side, stacks[from], stacks[to]));
            });
        }
        for apart in 1..=3 {
            for (left, right) in stacks.iter().zip(stacks.iter().skip(apart)) {
                show(PAIRS + pair(apart, *left, *right));
            }
        }
        let [own, other] = counts.map(|n: usize| n.min(N_COUNTS - 1));
        show(WHOLES + (usize::from(self.may_swap()) * N_COUNTS + own) * N_COUNTS + other);
    }

    fn in_view(pattern: usize, _view: usize) -> usize {
        pattern
    }
}

/// What is seen of a stack.
#[derive(Debug, Clone, Copy, Default)]
struct Glance {
    /// From 0, which is one scale.
    height: usize,
    top: usize,
    /// The scale below the top, from 1; 0 if there is none.
    below: usize,
}

impl Glance {
    fn new(outlook: &Outlook, index: usize) -> Self {
        let (height, top, below) = outlook.glance(index);
        Self {
            height: (height - 1).min(N_HEIGHTS - 1),
            top: number(top),
            below: below.map_or(0, |scale| number(scale) + 1),
        }
    }

    fn pattern(self, phase: usize) -> usize {
        ((phase * N_HEIGHTS + self.height) * N_SCALES + self.top) * (N_SCALES + 1) + self.below
    }

    /// Its top scale and height, roughly.
    fn kind(self) -> usize {
        self.top * 3 + self.height.min(2)
    }
}

fn carry(phase: usize, side: usize, from: Glance, to: Glance) -> usize {
    let uncovered = match from.below {
        0 => 0,
        scale => self::side(scale - 1).map_or(1, |side| side + 2),
    };
    let mover = (phase * 2 + side) * 3 + from.height.min(2);
    ((mover * N_HEIGHTS + to.height) * N_SCALES + to.top) * 4 + uncovered
}

fn pair(apart: usize, left: Glance, right: Glance) -> usize {
    let (low, high) = (left.kind().min(right.kind()), left.kind().max(right.kind()));
    ((apart - 1) * N_KINDS + low) * N_KINDS + high
}

/// How far the game has come: few stacks are left at its end.
const fn phase(n_stacks: usize) -> usize {
    match n_stacks {
        15.. => 0,
        12.. => 1,
        9.. => 2,
        _ => 3,
    }
}

/// Scales as numbers: the mover's by value, the others, the neutral one.
fn number(scale: Scale) -> usize {
    match scale.color() {
        Some(boardgame::Color::White) => usize::from(scale.value()) - 1,
        Some(boardgame::Color::Black) => usize::from(scale.value()) + 2,
        None => 6,
    }
}

/// Whose scale it is: 0 the mover's, 1 the other's.
fn side(number: usize) -> Option<usize> {
    (number < 6).then_some(number / 3)
}

#[cfg(test)]
mod tests {
    use super::*;
    use boardgame::Symmetric;
    use boardgame::laws::for_each_position;
    use engine::network::Judge as _;

    #[test]
    fn patterns_are_within_the_table() {
        for seed in 0..20 {
            for_each_position::<Pantarei>(seed, |position| {
                position.for_each_pattern(|pattern| assert!(pattern < Pantarei::N_PATTERNS));
            });
        }
    }

    #[test]
    fn images_are_judged_alike() {
        for_each_position::<Pantarei>(2, |position| {
            let judge = |position: &_| NETWORK.get().judge(position);
            for &symmetry in position.symmetries() {
                let image = position.transform(symmetry);
                assert_eq!(judge(&image), judge(position), "{position}");
            }
        });
    }
}
