//! Asking for memory before much of it is taken: what a browser does not give when it is needed ends the worker.

/// What is left of an amount that was refused, in eighths.
const LESS: u64 = 7;

/// So many bytes, or as many of them as can be had. Nothing is kept: whoever takes them next finds them, and only what is
/// written to costs the machine anything.
pub(crate) fn granted(wanted: u64) -> u64 {
    let mut bytes = wanted;
    while bytes > 0 && !can_have(bytes) {
        bytes = bytes / 8 * LESS;
    }
    bytes
}

fn can_have(bytes: u64) -> bool {
    let bytes = usize::try_from(bytes);
    bytes.is_ok_and(|bytes| Vec::<u8>::new().try_reserve_exact(bytes).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_had_is_not_granted() {
        assert_eq!(granted(1 << 20), 1 << 20);
        let most = granted(u64::MAX);
        assert!(most < u64::MAX && can_have(most), "{most}");
    }
}
