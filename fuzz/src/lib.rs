//! What must hold of every parser, whatever it is given: it reads, and writes what it has read as
//! itself, or it refuses; nothing panics, hangs or grows without bound.
//!
//! `cargo xtask fuzz` gives them what libFuzzer finds; the tests give them their seeds, and many
//! seeds with something wrong.

mod certificate;
mod checkpoint;
mod jsonl;
mod moves;
mod openspiel;
mod position;
mod record;
mod setup;
mod ugi;
mod weights;

/// What is given to a parser, and what must hold of it.
pub type Target = fn(&[u8]);

/// All of them by name. The seeds of each are in the folder of its name.
pub const TARGETS: &[(&str, Target)] = &[
    ("certificate", certificate::target),
    ("checkpoint", checkpoint::target),
    ("jsonl", |bytes| of_text(bytes, jsonl::target)),
    ("moves", |bytes| of_text(bytes, moves::target)),
    ("openspiel", |bytes| of_text(bytes, openspiel::target)),
    ("position", |bytes| of_text(bytes, position::target)),
    ("record", |bytes| of_text(bytes, record::target)),
    ("setup", |bytes| of_text(bytes, setup::target)),
    ("ugi", |bytes| of_text(bytes, ugi::target)),
    ("weights", weights::target),
];

/// The target of this name.
pub fn target(name: &str) -> Option<Target> {
    let named = TARGETS.iter().find(|(known, _)| *known == name);
    named.map(|&(_, target)| target)
}

/// What is no text is not for parsers of text.
fn of_text(bytes: &[u8], target: fn(&str)) {
    if let Ok(text) = str::from_utf8(bytes) {
        target(text);
    }
}
