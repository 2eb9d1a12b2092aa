//! What leaves the program: text, JSON, and complaints.

use std::io::{self, ErrorKind, Write};

use anyhow::Context;
use catalog::AnyPosition;
use serde::Serialize;
use showcase::Charset;
use terminal::text::breaking;

/// Prints a text. A reader that has gone away, such as `head`, is not an error.
pub(crate) fn print(text: &str) -> anyhow::Result<()> {
    let mut stdout = io::stdout().lock();
    match stdout
        .write_all(text.as_bytes())
        .and_then(|()| stdout.flush())
    {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        result => result.context("cannot write to standard output"),
    }
}

/// Prints a value as JSON in one line.
pub(crate) fn print_json(value: &impl Serialize) -> anyhow::Result<()> {
    print(&(serde_json::to_string(value)? + "\n"))
}

/// Says in one line on standard error what went wrong. Whoever makes an error quotes long input
/// shortened, so that the line stays short.
pub(crate) fn complain(error: &anyhow::Error) {
    let line: String = told(error)
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    // There is nowhere left to say that standard error is closed.
    let _ = writeln!(io::stderr(), "error: {line}");
}

/// An error and its causes; what one of them has already said of the next is not said again.
fn told(error: &anyhow::Error) -> String {
    let mut told = String::new();
    for cause in error.chain().map(ToString::to_string) {
        if !told.ends_with(&cause) {
            let between = if told.is_empty() { "" } else { ": " };
            told = told + between + &cause;
        }
    }
    told
}

/// The characters to draw with.
pub(crate) const fn charset(is_ascii: bool) -> Charset {
    if is_ascii {
        Charset::Ascii
    } else {
        Charset::Unicode
    }
}

/// A position as programs read it.
#[derive(Serialize)]
pub(crate) struct PositionView {
    position: String,
    turn: &'static str,
    outcome: Option<&'static str>,
    moves: Vec<String>,
}

impl From<&AnyPosition> for PositionView {
    fn from(position: &AnyPosition) -> Self {
        Self {
            position: position.to_string(),
            turn: position.turn().name(),
            outcome: position.outcome().map(boardgame::Outcome::name),
            moves: position.legal_moves(),
        }
    }
}

/// Words in lines that fit the terminal, broken where their language allows it.
pub(crate) fn wrapped(words: &str, first_indent: &str, indent: &str) -> String {
    let options = breaking(width())
        .initial_indent(first_indent)
        .subsequent_indent(indent);
    textwrap::fill(words, options) + "\n"
}

/// The width at which text is wrapped: the terminal's, but not wider than reads well.
fn width() -> usize {
    textwrap::termwidth().clamp(40, 90)
}

#[cfg(test)]
mod tests {
    use anyhow::anyhow;

    use super::*;

    #[test]
    fn a_cause_is_told_once() {
        let error = anyhow!("it is gone").context("away: it is gone");
        assert_eq!(
            told(&error.context("cannot open")),
            "cannot open: away: it is gone"
        );
    }
}
