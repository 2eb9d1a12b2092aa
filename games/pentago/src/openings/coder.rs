//! Yes and no in few bits: an arithmetic coder, where what is expected costs little.
//!
//! A stream is a number in [0, 1), as fine as need be. The interval that is left is cut at the chance
//! of a yes, and the answer keeps one of its parts; bytes that both ends share are settled.

/// The chance of a yes, in 65536ths; neither answer is ever impossible.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Chance(u16);

impl Chance {
    /// So many 65536ths; nothing is certain.
    pub(super) const fn new(share: u16) -> Self {
        Self(if share == 0 { 1 } else { share })
    }

    /// What was counted.
    pub(super) fn of(n_yes: u64, n_no: u64) -> Self {
        let share = (n_yes << 16) / (n_yes + n_no).max(1);
        Self::new(share.min(u16::MAX.into()) as u16)
    }

    pub(super) const fn share(self) -> u16 {
        self.0
    }
}

/// The interval that is left, both ends included.
#[derive(Debug, Clone, Copy)]
struct Interval {
    low: u32,
    high: u32,
}

impl Interval {
    const WHOLE: Self = Self {
        low: 0,
        high: u32::MAX,
    };

    /// The last number that means yes.
    const fn cut(self, chance: Chance) -> u32 {
        let width = (self.high - self.low) as u64;
        self.low + ((width * chance.0 as u64) >> 16) as u32
    }

    fn keep(&mut self, yes: bool, cut: u32) {
        if yes {
            self.high = cut;
        } else {
            self.low = cut + 1;
        }
    }

    /// The first byte, if both ends share it; the others move up.
    fn settled(&mut self) -> Option<u8> {
        let byte = self.low >> 24;
        if byte != self.high >> 24 {
            return None;
        }
        self.low <<= 8;
        self.high = self.high << 8 | 0xff;
        Some(byte as u8)
    }
}

/// Writes answers.
#[derive(Debug)]
pub(super) struct Encoder {
    interval: Interval,
    bytes: Vec<u8>,
}

impl Encoder {
    pub(super) const fn new() -> Self {
        Self {
            interval: Interval::WHOLE,
            bytes: Vec::new(),
        }
    }

    pub(super) fn put(&mut self, yes: bool, chance: Chance) {
        let cut = self.interval.cut(chance);
        self.interval.keep(yes, cut);
        while let Some(byte) = self.interval.settled() {
            self.bytes.push(byte);
        }
    }

    /// The shortest stream that stays inside; beyond its end there are zeros.
    pub(super) fn finish(mut self) -> Vec<u8> {
        let Interval { low, high } = self.interval;
        for n_bytes in 0..=4 {
            let rest = u32::MAX.checked_shr(8 * n_bytes).unwrap_or(0);
            let rounded = low.checked_add(rest).map(|sum| sum & !rest);
            if let Some(number) = rounded
                && number <= high
            {
                let bytes = number.to_be_bytes();
                self.bytes.extend(&bytes[..n_bytes as usize]);
                break;
            }
        }
        while self.bytes.last() == Some(&0) {
            self.bytes.pop();
        }
        self.bytes
    }
}

/// Reads answers back.
#[derive(Debug)]
pub(super) struct Decoder<'b> {
    interval: Interval,
    number: u32,
    rest: &'b [u8],
}

impl<'b> Decoder<'b> {
    pub(super) fn new(bytes: &'b [u8]) -> Self {
        let mut decoder = Self {
            interval: Interval::WHOLE,
            number: 0,
            rest: bytes,
        };
        for _ in 0..4 {
            decoder.shift();
        }
        decoder
    }

    pub(super) fn get(&mut self, chance: Chance) -> bool {
        let cut = self.interval.cut(chance);
        let yes = self.number <= cut;
        self.interval.keep(yes, cut);
        while self.interval.settled().is_some() {
            self.shift();
        }
        yes
    }

    fn shift(&mut self) {
        let (byte, rest) = self.rest.split_first().unwrap_or((&0, &[]));
        self.number = self.number << 8 | u32::from(*byte);
        self.rest = rest;
    }
}

#[cfg(test)]
mod tests {
    use boardgame::Random;

    use super::*;

    #[test]
    fn answers_are_read_as_they_were_written() {
        for seed in 0..200 {
            let mut random = Random::new(seed);
            let answers: Vec<_> = (0..random.below(3000))
                .map(|_| {
                    let chance = Chance::new(random.bits() as u16 >> random.below(16));
                    let yes = random.below(1 << 16) < usize::from(chance.share());
                    (yes, chance)
                })
                .collect();
            let mut encoder = Encoder::new();
            for &(yes, chance) in &answers {
                encoder.put(yes, chance);
            }
            let bytes = encoder.finish();
            let mut decoder = Decoder::new(&bytes);
            for &(yes, chance) in &answers {
                assert_eq!(decoder.get(chance), yes, "seed {seed}");
            }
        }
    }

    #[test]
    fn what_is_expected_costs_little() {
        let mut encoder = Encoder::new();
        for _ in 0..10_000 {
            encoder.put(false, Chance::of(1, 999));
        }
        let n_bytes = encoder.finish().len();
        assert!(n_bytes <= 3, "{n_bytes}"); // 10,000 times 1/693 bit are 14 bits
    }
}
