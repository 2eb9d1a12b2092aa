//! How hard a claim looks, in 42 bits.

/// How hard a claim looks: the two numbers of proof-number search, seen from the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Numbers {
    /// How much has to be shown for the side to move to reach its goal; 0 when that is shown.
    pub reach: u32,
    /// How much has to be shown for the goal to be out of reach; 0 when that is shown.
    pub refute: u32,
    /// Plies within which the winner can force the end, where the claim is settled by a win.
    pub plies: u16,
    /// The claim is settled only as long as some position met on the way there is no win: true of
    /// it by itself only when a [closed set](crate::proof) has confirmed it.
    pub provisional: bool,
}

/// The number that stands for "cannot be shown any more".
pub const NEVER: u32 = u32::MAX / 4;
/// Greater numbers are stored as this one.
pub const GREATEST: u32 = (1 << NUMBER_BITS) - 1;

pub(super) const NUMBER_BITS: u32 = 21;
/// Marks the number of a settled claim, so that an entry is never zero.
const SETTLED: u64 = 1 << (NUMBER_BITS - 1);
const PROVISIONAL: u64 = 1 << (NUMBER_BITS - 2);

impl Numbers {
    /// The numbers of a claim of which nothing is known, not even how hard it looks.
    pub const UNKNOWN: Self = Self::open(u32::MAX, u32::MAX);

    /// The numbers of a claim that is not settled.
    #[inline]
    pub const fn open(reach: u32, refute: u32) -> Self {
        Self {
            reach,
            refute,
            plies: 0,
            provisional: false,
        }
    }

    /// The side to move reaches its goal.
    #[inline]
    pub const fn reached(plies: u16) -> Self {
        Self {
            reach: 0,
            refute: NEVER,
            plies,
            provisional: false,
        }
    }

    /// The side to move does not reach its goal.
    #[inline]
    pub const fn refuted(plies: u16) -> Self {
        Self {
            reach: NEVER,
            refute: 0,
            plies,
            provisional: false,
        }
    }

    /// The same claim, settled provisionally if `provisional`.
    #[inline]
    #[must_use]
    pub const fn with_provisional(self, provisional: bool) -> Self {
        Self {
            provisional,
            ..self
        }
    }

    /// Whether the claim is decided, provisionally or not.
    #[inline]
    pub const fn is_settled(self) -> bool {
        self.reach == 0 || self.refute == 0
    }

    /// Whether the claim is decided for good.
    #[inline]
    pub const fn is_final(self) -> bool {
        self.is_settled() && !self.provisional
    }

    pub(super) fn to_bits(self) -> u64 {
        let payload =
            SETTLED | u64::from(self.plies) | if self.provisional { PROVISIONAL } else { 0 };
        let (reach, refute) = match (self.reach, self.refute) {
            (0, _) => (0, payload),
            (_, 0) => (payload, 0),
            (reach, refute) => (
                u64::from(reach.min(GREATEST)),
                u64::from(refute.min(GREATEST)),
            ),
        };
        reach << NUMBER_BITS | refute
    }

    pub(super) fn from_bits(bits: u64) -> Self {
        let reach = bits >> NUMBER_BITS & u64::from(GREATEST);
        let refute = bits & u64::from(GREATEST);
        let settled =
            |numbers: Self, payload: u64| numbers.with_provisional(payload & PROVISIONAL != 0);
        match (reach, refute) {
            (0, payload) => settled(Self::reached(payload as u16), payload),
            (payload, 0) => settled(Self::refuted(payload as u16), payload),
            (reach, refute) => Self::open(reach as u32, refute as u32),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_back() {
        let settled = [
            Numbers::reached(0),
            Numbers::refuted(0),
            Numbers::reached(u16::MAX),
        ];
        for numbers in settled {
            for provisional in [false, true] {
                let numbers = numbers.with_provisional(provisional);
                assert_eq!(Numbers::from_bits(numbers.to_bits()), numbers);
            }
        }
        for (reach, refute) in [(1, 1), (GREATEST, 1), (7, GREATEST)] {
            let numbers = Numbers::open(reach, refute);
            assert_eq!(Numbers::from_bits(numbers.to_bits()), numbers);
        }
        let great = Numbers::from_bits(Numbers::open(GREATEST + 5, 3).to_bits());
        assert_eq!(great, Numbers::open(GREATEST, 3));
    }
}
