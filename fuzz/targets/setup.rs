//! A text is a setup or a layout that is written and read back as itself, or it is refused.

#![no_main]

use std::fmt::{Debug, Display};
use std::str::FromStr;

use libfuzzer_sys::fuzz_target;

fn check<T: FromStr + Display + PartialEq + Debug>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        assert_eq!(value.to_string().parse::<T>().ok(), Some(value));
    }
}

fuzz_target!(|text: &str| {
    check::<pentago::Setup>(text);
    check::<pentaroll::Setup>(text);
    check::<pantarei::Setup>(text);
    check::<pantarei::Layout>(text);
});
