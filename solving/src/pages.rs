//! Large pages, where the system has them.
#![allow(unsafe_code)]

/// Asks for large pages under this memory, which changes nothing in it; a system without them goes on
/// with small ones.
#[cfg(target_os = "linux")]
pub fn prefer_large<T>(memory: &mut [T]) {
    /// Advice is taken for whole pages only.
    const SMALL_PAGE: usize = 4096;
    let skipped = memory.as_ptr().addr().next_multiple_of(SMALL_PAGE) - memory.as_ptr().addr();
    let bytes = size_of_val(memory).saturating_sub(skipped);
    if bytes < SMALL_PAGE {
        return;
    }
    // SAFETY: the range is within the slice, and the advice changes no byte of it.
    unsafe {
        let start = memory.as_mut_ptr().byte_add(skipped);
        libc::madvise(start.cast(), bytes, libc::MADV_HUGEPAGE);
    }
}

/// The same where nothing is known of large pages.
#[cfg(not(target_os = "linux"))]
pub fn prefer_large<T>(_memory: &mut [T]) {}
