//! Opinions as the search uses them: those of the network, perhaps a little off.

use super::Playable;
use super::memory::hash;
use super::network::Judge as _;
use super::score::opinion;

/// A network, and how far from it opinions may be.
#[derive(Debug)]
pub(super) struct Opinions<'n, P: Playable> {
    network: &'n P::Network,
    seed: u64,
    /// In hundredths.
    wobble: i32,
}

// Derived, it would ask that positions be `Copy`.
#[allow(clippy::expl_impl_clone_on_copy)]
impl<P: Playable> Clone for Opinions<'_, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Playable> Copy for Opinions<'_, P> {}

impl<'n, P: Playable> Opinions<'n, P> {
    /// The network's own.
    pub(super) fn new(network: &'n P::Network) -> Self {
        Self::wobbling(network, 0, 0)
    }

    /// Those that are off by at most so many hundredths. The seed decides which way; a position is
    /// always judged alike.
    pub(super) fn wobbling(network: &'n P::Network, seed: u64, wobble: i32) -> Self {
        Self {
            network,
            seed,
            wobble,
        }
    }

    /// The opinion for the side to move.
    #[inline]
    pub(super) fn of(&self, position: &P) -> i32 {
        let judgment = self.network.judge(position);
        if self.wobble == 0 {
            return opinion(judgment);
        }
        opinion(judgment + self.error(position))
    }

    fn error(&self, position: &P) -> i32 {
        let bits = hash(position.key() ^ u128::from(self.seed) << 64);
        // The mean of two numbers: small errors are more frequent than great ones.
        let part = |bits: u64| (bits & 0xffff) as i32 - 0x8000;
        let error = i64::from(part(bits) + part(bits >> 16)) * i64::from(self.wobble);
        (error >> 16) as i32
    }
}
