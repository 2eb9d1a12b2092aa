//! One target linked with libFuzzer: the one that `PANTA_FUZZ` names.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use panta_fuzz::Target;

static TARGET: LazyLock<Target> = LazyLock::new(|| {
    let name = std::env::var("PANTA_FUZZ").expect("PANTA_FUZZ names a target");
    panta_fuzz::target(&name).expect("PANTA_FUZZ names a target")
});

fuzz_target!(|bytes: &[u8]| TARGET(bytes));
