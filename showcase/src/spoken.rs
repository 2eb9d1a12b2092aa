//! Moves as they are told, before they are put into the words of a language.

/// What a message says of a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spoken {
    /// What kind of move it is; the end of the message's name.
    pub kind: &'static str,
    /// The arguments of the message by name. Who moves is always told, and is not among them.
    pub about: Vec<(&'static str, String)>,
}

impl Spoken {
    /// A move of this kind, about nothing yet.
    pub const fn new(kind: &'static str) -> Self {
        Self {
            kind,
            about: Vec::new(),
        }
    }

    /// The same, with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: &impl ToString) -> Self {
        self.about.push((name, value.to_string()));
        self
    }
}
