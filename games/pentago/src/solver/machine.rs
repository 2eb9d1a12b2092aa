//! What this machine offers beyond the portable code: wider registers and larger pages.
//!
//! Everything here gives the same bits as the portable code; a test compares them, and for browsers
//! one in Chromium compares what is solved there with the program. Measured with 16
//! and 18 marbles on an AMD EPYC (Zen 3), in processor time: AVX2 takes two thirds of the portable
//! code's, and large pages save a sixth of what small ones take. In WebAssembly picking bytes, with constants
//! that are translated once, takes six sevenths of the portable code's, in node.
#![allow(unsafe_code)]
#![allow(clippy::inline_always)] // the twist must be translated with its caller

#[cfg(any(target_family = "wasm", test))]
use std::mem::MaybeUninit;

use super::kernel::{self, Common, Node, Portable, Tile};
use super::rules::Rules;

/// The instructions that a sweep uses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Machine {
    /// Those that every machine has.
    Portable,
    /// AVX2, which this machine is known to have.
    #[cfg(target_arch = "x86_64")]
    Avx2(Detected),
    /// Those that every browser has.
    #[cfg(target_family = "wasm")]
    Simd128,
}

/// Made only where the instructions were found.
#[cfg(target_arch = "x86_64")]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Detected(());

impl Machine {
    /// The best that this machine has.
    pub(super) fn detect() -> Self {
        #[cfg(target_arch = "x86_64")]
        if std::arch::is_x86_feature_detected!("avx2") {
            return Self::Avx2(Detected(()));
        }
        #[cfg(target_family = "wasm")]
        return Self::Simd128;
        #[cfg(not(target_family = "wasm"))]
        Self::Portable
    }

    /// Makes a tile.
    pub(super) fn fill<R: Rules, const LANES: usize>(
        self,
        step: &Common<LANES>,
        tile: &Tile<'_, LANES>,
        nodes: &mut [Node<LANES>],
    ) {
        match self {
            Self::Portable => kernel::fill::<R, _, LANES>(Portable, step, tile, nodes),
            #[cfg(target_arch = "x86_64")]
            // SAFETY: only `detect` makes a `Detected`, where there is AVX2.
            Self::Avx2(Detected(())) => unsafe { fill_avx2::<R, LANES>(step, tile, nodes) },
            #[cfg(target_family = "wasm")]
            Self::Simd128 => {
                kernel::fill::<R, _, LANES>(simd128::Simd128::new(), step, tile, nodes);
            }
        }
    }
}

/// Memory for the nodes of sweeps, one after the other.
///
/// Fresh memory is dear: the system must find and clear each page. So it is kept from pass to pass
/// and from position to position of a line, with what is left in it.
#[derive(Debug, Default)]
pub(super) struct Memory {
    words: Vec<u64>,
    start: usize,
}

/// The size of a large page, in words.
const PAGE: usize = (2 << 20) / 8;

impl Memory {
    /// So many words, which begin at a round address; they may hold anything. If they must be made, so many
    /// threads do it.
    pub(super) fn words(&mut self, n_words: usize, n_threads: usize) -> &mut [u64] {
        if self.words.len() < self.start + n_words {
            // What is there goes before more is asked for.
            *self = Self::default();
            self.words = zeros(n_words + PAGE, n_threads);
            let address = self.words.as_ptr() as usize / 8;
            self.start = address.next_multiple_of(PAGE) - address;
            solving::pages::prefer_large(&mut self.words[self.start..]);
        }
        &mut self.words[self.start..][..n_words]
    }
}

/// So many zeros. Systems have memory that is zero until it is written, so that nothing is done here.
#[cfg(not(target_family = "wasm"))]
fn zeros(n_words: usize, _n_threads: usize) -> Vec<u64> {
    vec![0; n_words]
}

#[cfg(target_family = "wasm")]
use written_zeros as zeros;

/// So many zeros, all of them written: in a browser nobody knows what memory holds. The system must find each
/// page when it is first written to, a fifth of the time of a sweep, so that all threads share that.
#[cfg(any(target_family = "wasm", test))]
fn written_zeros(n_words: usize, n_threads: usize) -> Vec<u64> {
    let mut words = Vec::with_capacity(n_words);
    let write = |share: &mut [MaybeUninit<u64>]| {
        for word in share {
            word.write(0);
        }
    };
    let all = &mut words.spare_capacity_mut()[..n_words];
    let (own, others) = all.split_at_mut(n_words / n_threads);
    std::thread::scope(|scope| {
        let shares = others.chunks_mut(n_words.div_ceil(n_threads).max(1));
        let helper = |share| scope.spawn(move || write(share));
        let helpers: Vec<_> = shares.map(helper).collect();
        write(own);
        // In a browser only those that are waited for one by one give their memory back.
        for helper in helpers {
            helper.join().expect("it only writes");
        }
    });
    // SAFETY: each of so many words is in one share, and all shares were written.
    unsafe { words.set_len(n_words) }
    words
}

#[cfg(target_family = "wasm")]
mod simd128 {
    //! Nodes in the registers of 16 bytes that every browser has.
    //!
    //! Browsers translate a constant register anew each time it is used, in up to four instructions, so that
    //! the loop is given its constants as values that nobody knows; and blocks are moved about by instructions
    //! that need none.

    use std::arch::wasm32::{
        i8x16_swizzle, i16x8_shuffle, i32x4_shuffle, u8x16_splat, u16x8_shl, u16x8_shr,
        u64x2_extract_lane, v128, v128_and, v128_or,
    };
    use std::hint::black_box;

    use super::super::kernel::{Instructions, Node};
    use super::{FROM_HIGH, FROM_LOW};

    /// What every browser has.
    #[derive(Debug, Clone, Copy)]
    pub(in super::super) struct Simd128 {
        /// What each half of a byte leads to, by blocks 0 and 3.
        from_low: v128,
        from_high: v128,
        /// The low half of each byte.
        half: v128,
    }

    impl Simd128 {
        /// The constants.
        #[inline(always)]
        pub(in super::super) fn new() -> Self {
            Self {
                from_low: black_box(register(FROM_LOW)),
                from_high: black_box(register(FROM_HIGH)),
                half: black_box(u8x16_splat(15)),
            }
        }

        #[inline(always)]
        fn twist(self, x: v128) -> v128 {
            // Block 2: words of four bytes, a place up and a place down.
            let words = v128_or(
                i32x4_shuffle::<1, 2, 3, 0>(x, x),
                i32x4_shuffle::<3, 0, 1, 2>(x, x),
            );
            // Block 1: bytes within such a word. A byte and the one two places away lead to the same two.
            let pairs = v128_or(x, i16x8_shuffle::<1, 0, 3, 2, 5, 4, 7, 6>(x, x));
            let bytes = v128_or(u16x8_shl(pairs, 8), u16x8_shr(pairs, 8));
            // Blocks 0 and 3: what each half of a byte leads to.
            let low = v128_and(x, self.half);
            let high = v128_and(u16x8_shr(x, 4), self.half);
            let bits = v128_or(
                i8x16_swizzle(self.from_low, low),
                i8x16_swizzle(self.from_high, high),
            );
            v128_or(v128_or(words, bytes), bits)
        }
    }

    impl Instructions for Simd128 {
        #[inline(always)]
        fn any_twist<const LANES: usize>(self, set: Node<LANES>) -> Node<LANES> {
            let mut result = [0; LANES];
            for pass in 0..LANES / 2 {
                let twisted = self.twist(register([set[2 * pass], set[2 * pass + 1]]));
                result[2 * pass] = u64x2_extract_lane::<0>(twisted);
                result[2 * pass + 1] = u64x2_extract_lane::<1>(twisted);
            }
            result
        }

        #[inline(always)]
        fn write<const LANES: usize>(self, place: &mut Node<LANES>, node: Node<LANES>) {
            *place = node;
        }
    }

    /// Any 16 bytes as a register.
    #[inline(always)]
    fn register<T: Copy>(bytes: T) -> v128 {
        assert!(size_of::<T>() == size_of::<v128>());
        // SAFETY: both are 16 bytes, and those of a register may hold anything.
        unsafe { std::mem::transmute_copy(&bytes) }
    }
}

/// [`kernel::fill`], translated for AVX2.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn fill_avx2<R: Rules, const LANES: usize>(
    step: &Common<LANES>,
    tile: &Tile<'_, LANES>,
    nodes: &mut [Node<LANES>],
) {
    kernel::fill::<R, _, LANES>(avx2::Avx2, step, tile, nodes);
    // What was written past the cache must be there before another thread reads it.
    std::arch::x86_64::_mm_sfence();
}

#[cfg(target_arch = "x86_64")]
mod avx2 {
    //! The twist by shuffling bytes, and writing past the cache.

    use std::arch::x86_64::{
        __m128i, __m256i, _mm_stream_si128, _mm256_and_si256, _mm256_or_si256, _mm256_set1_epi8,
        _mm256_setr_epi8, _mm256_shuffle_epi8, _mm256_shuffle_epi32, _mm256_srli_epi16,
        _mm256_stream_si256,
    };

    use super::super::kernel::{Instructions, Node};
    use super::{from_high, from_low};

    /// To be used only where there is AVX2, with a fence after the last write.
    #[derive(Debug, Clone, Copy)]
    pub(super) struct Avx2;

    impl Instructions for Avx2 {
        #[inline(always)]
        fn any_twist<const LANES: usize>(self, set: Node<LANES>) -> Node<LANES> {
            let wide: [u64; 4] = std::array::from_fn(|lane| set[lane % LANES]);
            // SAFETY: only `fill_avx2` uses this type, and it is called only where there is AVX2.
            let wide = unsafe { any_twist(wide) };
            std::array::from_fn(|lane| wide[lane])
        }

        /// A level is far larger than the cache, which so keeps what is read instead, and need
        /// not fetch what is overwritten.
        #[inline(always)]
        fn write<const LANES: usize>(self, place: &mut Node<LANES>, node: Node<LANES>) {
            let to = std::ptr::from_mut(place);
            // SAFETY: the node has the size of the register that is written, and the address is
            // aligned to it; `fill_avx2`, the only caller, is called only where there is AVX2 and
            // fences the writes before anyone reads them.
            unsafe {
                match LANES {
                    4 if to.addr().is_multiple_of(32) => {
                        _mm256_stream_si256(
                            to.cast(),
                            std::mem::transmute_copy::<_, __m256i>(&node),
                        );
                    }
                    2 if to.addr().is_multiple_of(16) => {
                        _mm_stream_si128(to.cast(), std::mem::transmute_copy::<_, __m128i>(&node));
                    }
                    _ => *place = node,
                }
            }
        }
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn any_twist(set: [u64; 4]) -> [u64; 4] {
        // SAFETY: both types are 32 bytes of any content.
        let wide = unsafe { std::mem::transmute::<[u64; 4], __m256i>(set) };
        let twisted = twist(wide);
        // SAFETY: as above.
        unsafe { std::mem::transmute::<__m256i, [u64; 4]>(twisted) }
    }

    /// The same 16 bytes in both halves.
    macro_rules! halves {
        ($($byte:expr),*) => { _mm256_setr_epi8($($byte,)* $($byte),*) };
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn twist(x: __m256i) -> __m256i {
        // Block 2: words of four bytes, a place up and a place down.
        let words = _mm256_or_si256(
            _mm256_shuffle_epi32::<0b00_11_10_01>(x),
            _mm256_shuffle_epi32::<0b10_01_00_11>(x),
        );
        // Block 1: bytes within such a word.
        let up = halves!(1, 2, 3, 0, 5, 6, 7, 4, 9, 10, 11, 8, 13, 14, 15, 12);
        let down = halves!(3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14);
        let bytes = _mm256_or_si256(_mm256_shuffle_epi8(x, up), _mm256_shuffle_epi8(x, down));
        // Blocks 0 and 3: what each half of a byte leads to.
        let half = _mm256_set1_epi8(15);
        let low = _mm256_and_si256(x, half);
        let high = _mm256_and_si256(_mm256_srli_epi16::<4>(x), half);
        let from_low = halves!(
            from_low(0),
            from_low(1),
            from_low(2),
            from_low(3),
            from_low(4),
            from_low(5),
            from_low(6),
            from_low(7),
            from_low(8),
            from_low(9),
            from_low(10),
            from_low(11),
            from_low(12),
            from_low(13),
            from_low(14),
            from_low(15)
        );
        let from_high = halves!(
            from_high(0),
            from_high(1),
            from_high(2),
            from_high(3),
            from_high(4),
            from_high(5),
            from_high(6),
            from_high(7),
            from_high(8),
            from_high(9),
            from_high(10),
            from_high(11),
            from_high(12),
            from_high(13),
            from_high(14),
            from_high(15)
        );
        let bits = _mm256_or_si256(
            _mm256_shuffle_epi8(from_low, low),
            _mm256_shuffle_epi8(from_high, high),
        );
        _mm256_or_si256(_mm256_or_si256(words, bytes), bits)
    }
}

/// What each half of a byte leads to by blocks 0 and 3, as tables.
#[cfg(target_family = "wasm")]
const FROM_LOW: [u8; 16] = for_each_half(false);
#[cfg(target_family = "wasm")]
const FROM_HIGH: [u8; 16] = for_each_half(true);

#[cfg(target_family = "wasm")]
const fn for_each_half(is_high: bool) -> [u8; 16] {
    let mut table = [0; 16];
    let mut bits = 0;
    while bits < 16 {
        let leads_to = if is_high {
            from_high(bits)
        } else {
            from_low(bits)
        };
        table[bits as usize] = leads_to as u8;
        bits += 1;
    }
    table
}

/// What the low half of a byte leads to, by blocks 0 and 3.
#[cfg(any(target_arch = "x86_64", target_family = "wasm"))]
const fn from_low(bits: u8) -> i8 {
    (turned(bits) | bits | bits << 4) as i8
}

/// What the high half of a byte leads to, by blocks 0 and 3.
#[cfg(any(target_arch = "x86_64", target_family = "wasm"))]
const fn from_high(bits: u8) -> i8 {
    ((turned(bits) | bits) << 4 | bits) as i8
}

/// The digits next to those of block 0.
#[cfg(any(target_arch = "x86_64", target_family = "wasm"))]
const fn turned(bits: u8) -> u8 {
    let pairs = (bits | bits >> 2) & 3;
    let swapped = pairs >> 1 | (pairs & 1) << 1;
    swapped | swapped << 2
}

#[cfg(test)]
mod tests {
    use boardgame::Random;

    use super::super::layout::Inner;
    use super::super::orientation::BothParities;
    use super::super::rules::{Finnish, OpenSpiel, Standard};
    use super::*;

    /// Makes a tile of random numbers both ways.
    fn check<R: Rules, const LANES: usize>(random: &mut Random) {
        let inner = Inner::new(5);
        let mut nodes = |len: usize| -> Vec<Node<LANES>> {
            let node = |_| std::array::from_fn(|_| random.bits() & random.bits());
            (0..len).map(node).collect()
        };
        let list = inner.list(1, 1);
        let streams = [nodes(list.len()), nodes(list.len()), nodes(list.len())];
        let above = nodes(inner.list(2, 1).len());
        let mut fives = || -> Vec<BothParities> {
            let bits = |_| [0, 1].map(|_| [0, 1].map(|_| random.bits() & random.bits()));
            (0..32).map(bits).collect()
        };
        let fives = [fives(), fives()];
        let tile = Tile {
            list,
            outer: &streams.each_ref().map(Vec::as_slice),
            inner: &above,
            n_inner_empty: 3,
            fives: fives.each_ref().map(Vec::as_slice),
            replies: &[],
        };
        let step = Common {
            mover: 0,
            parity: 0,
            must_win: std::array::from_fn(|lane| if lane < 2 { u64::MAX } else { 0 }),
            is_last: false,
            is_horizon: false,
        };
        let made = |machine: Machine| {
            let mut made = vec![[0; LANES]; list.len()];
            machine.fill::<R, LANES>(&step, &tile, &mut made);
            made
        };
        assert_eq!(made(Machine::detect()), made(Machine::Portable));
    }

    #[test]
    fn every_machine_makes_the_same_bits() {
        let mut random = Random::new(1);
        for _ in 0..100 {
            check::<Standard, 2>(&mut random);
            check::<Standard, 4>(&mut random);
            check::<Finnish, 4>(&mut random);
            check::<OpenSpiel, 2>(&mut random);
        }
    }

    #[test]
    fn memory_begins_at_a_round_address_and_is_kept() {
        let mut memory = Memory::default();
        memory.words(1000, 1)[0] = 7;
        for n_words in [1000, 500] {
            let words = memory.words(n_words, 1);
            assert_eq!((words.len(), words[0]), (n_words, 7));
            assert_eq!(words.as_ptr() as usize % (2 << 20), 0);
        }
        assert_eq!(memory.words(PAGE * 2, 1).len(), PAGE * 2);
    }

    #[test]
    fn zeros_are_written_by_any_number_of_threads() {
        for n_threads in 1..5 {
            for n_words in [0, 1, 3, 1000, 4097] {
                assert_eq!(written_zeros(n_words, n_threads), vec![0; n_words]);
            }
        }
    }
}
