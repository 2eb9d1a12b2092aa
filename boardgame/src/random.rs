//! Random numbers that are the same on every machine and in every version.

/// A seeded stream of random numbers (`SplitMix64`, Steele, Lea and Flood 2014).
///
/// Layouts are named by their seed for as long as Panta exists, so the stream may never change.
///
/// ```
/// use boardgame::Random;
///
/// let mut cards = [1, 2, 3, 4];
/// Random::new(7).shuffle(&mut cards);
/// assert_eq!(Random::new(7).bits(), Random::new(7).bits());
/// assert!(Random::new(7).below(6) < 6);
/// ```
#[derive(Debug, Clone)]
pub struct Random(u64);

impl Random {
    /// The stream of this seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`; even enough for any board (the bias is n / 2^64).
    pub fn below(&mut self, n: usize) -> usize {
        debug_assert!(n > 0, "no number is below zero");
        ((u128::from(self.bits()) * n as u128) >> 64) as usize
    }

    /// One of the items, or `None` if there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        (!items.is_empty()).then(|| &items[self.below(items.len())])
    }

    /// Puts the items in a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_the_published_one() {
        // The first outputs of SplitMix64 for seed 1234567, as its authors' test vectors give them.
        let mut random = Random::new(1_234_567);
        assert_eq!(random.bits(), 6_457_827_717_110_365_317);
        assert_eq!(random.bits(), 3_203_168_211_198_807_973);
    }

    #[test]
    fn numbers_stay_below_their_bound() {
        let mut random = Random::new(1);
        let mut seen = [0; 7];
        for _ in 0..7000 {
            seen[random.below(7)] += 1;
        }
        assert!(seen.iter().all(|&n| n > 800), "{seen:?}");
    }
}
