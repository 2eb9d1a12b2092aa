//! Who plays: ours at some strength, or any UGI program.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use anyhow::{Context, bail, ensure};
use engine::level::Level;

/// A player as the command line names it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Spec {
    /// As it was written, which is its name in records.
    pub(super) text: String,
    pub(super) kind: Kind,
}

/// What kind of player it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Kind {
    /// `level:N`: ours at a level.
    Level(Level),
    /// `nodes:N`: ours with so many nodes a move.
    Nodes(u64),
    /// `millis:N`: ours with so much time a move.
    Millis(Duration),
    /// `cmd:PROGRAM ARGS`: a program and its arguments.
    Program(Vec<String>),
}

impl Spec {
    /// Whether the player knows by itself when to answer.
    pub(super) fn is_limited(&self) -> bool {
        match self.kind {
            Kind::Level(level) => level != Level::MAX,
            Kind::Nodes(_) | Kind::Millis(_) => true,
            Kind::Program(_) => false,
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl FromStr for Spec {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Self> {
        let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
        let kind = match kind {
            "level" => Kind::Level(rest.parse()?),
            "nodes" => Kind::Nodes(number(rest)?),
            "millis" => Kind::Millis(Duration::from_millis(number(rest)?)),
            "cmd" => Kind::Program(words(rest)?),
            _ => bail!("expected level:N, nodes:N, millis:N or cmd:PROGRAM"),
        };
        Ok(Self {
            text: text.to_owned(),
            kind,
        })
    }
}

fn number(text: &str) -> anyhow::Result<u64> {
    let number = text.parse().ok().filter(|&number| number > 0);
    number.context("expected a whole number above 0")
}

/// The words of a command. Quotes keep spaces together; nothing else is special, since no shell
/// reads it.
fn words(text: &str) -> anyhow::Result<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in text.chars() {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (None, '"' | '\'') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, c) if c.is_whitespace() => words.extend(word.take()),
            (_, c) => word.get_or_insert_default().push(c),
        }
    }
    ensure!(quote.is_none(), "expected a closing quote");
    words.extend(word);
    ensure!(!words.is_empty(), "expected a program behind cmd:");
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read() {
        let kind = |text: &str| text.parse::<Spec>().unwrap().kind;
        assert_eq!(kind("level:3"), Kind::Level(Level::new(3).unwrap()));
        assert_eq!(kind("nodes:500"), Kind::Nodes(500));
        assert_eq!(kind("millis:20"), Kind::Millis(Duration::from_millis(20)));
        assert_eq!(
            kind("cmd:./engine --name 'a b' \"\""),
            Kind::Program(["./engine", "--name", "a b", ""].map(str::to_owned).into())
        );
    }

    #[test]
    fn others_are_refused() {
        for text in [
            "", "level", "level:0", "level:11", "nodes:0", "nodes:x", "cmd:", "cmd:'a",
        ] {
            assert!(text.parse::<Spec>().is_err(), "{text}");
        }
    }
}
