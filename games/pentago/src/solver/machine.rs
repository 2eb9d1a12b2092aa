//! What this machine offers beyond the portable code: wider registers and larger pages.
//!
//! Everything here gives the same bits as the portable code; a test compares them.
#![allow(unsafe_code)]

use super::kernel::{self, Node, Step, Tile};
use super::rules::Rules;

/// The instructions that a sweep uses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Machine {
    /// Those that every machine has.
    Portable,
    /// AVX2, which this machine is known to have.
    #[cfg(target_arch = "x86_64")]
    Avx2,
}

impl Machine {
    /// The best that this machine has.
    pub(super) fn detect() -> Self {
        #[cfg(target_arch = "x86_64")]
        if std::arch::is_x86_feature_detected!("avx2") {
            return Self::Avx2;
        }
        Self::Portable
    }

    /// Makes a tile.
    pub(super) fn fill<R: Rules, const LANES: usize>(
        self,
        step: &Step<LANES>,
        tile: &Tile<'_, LANES>,
        nodes: &mut [Node<LANES>],
    ) {
        match self {
            Self::Portable => kernel::fill::<R, LANES>(step, tile, nodes),
            #[cfg(target_arch = "x86_64")]
            // SAFETY: `detect` alone makes this value, and only where there is AVX2.
            Self::Avx2 => unsafe { fill_avx2::<R, LANES>(step, tile, nodes) },
        }
    }
}

/// Zeros that begin at a round address.
pub(super) struct Memory {
    words: Vec<u64>,
    start: usize,
    n_words: usize,
}

/// The size of a large page, in words.
const PAGE: usize = (2 << 20) / 8;

impl Memory {
    /// So many words.
    pub(super) fn zeroed(n_words: usize) -> Self {
        let words = vec![0u64; n_words + PAGE];
        let address = words.as_ptr() as usize / 8;
        let start = address.next_multiple_of(PAGE) - address;
        let memory = Self {
            words,
            start,
            n_words,
        };
        memory.advise();
        memory
    }

    /// The words.
    pub(super) fn words(&mut self) -> &mut [u64] {
        &mut self.words[self.start..][..self.n_words]
    }

    /// Asks for large pages; a machine without them goes on with small ones.
    #[cfg(target_os = "linux")]
    fn advise(&self) {
        let words = &self.words[self.start..][..self.n_words];
        // SAFETY: the range is ours, and the advice changes no byte of it.
        unsafe {
            libc::madvise(
                words.as_ptr().cast_mut().cast(),
                size_of_val(words),
                libc::MADV_HUGEPAGE,
            );
        }
    }

    #[cfg(not(target_os = "linux"))]
    fn advise(&self) {}
}

/// [`kernel::fill`], translated for AVX2.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn fill_avx2<R: Rules, const LANES: usize>(
    step: &Step<LANES>,
    tile: &Tile<'_, LANES>,
    nodes: &mut [Node<LANES>],
) {
    kernel::fill::<R, LANES>(step, tile, nodes);
}
