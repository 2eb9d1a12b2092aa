//! What the terminal says: the message catalog's words, in English.

pub(crate) use messages::{SECTIONS, SETTLED, Words};
