//! What an engine says.

use std::fmt;
use std::str::FromStr;

use super::{CommandError, Info};

/// An answer of UGI.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reply {
    /// The name of the engine.
    Name(String),
    /// Who has written it.
    Author(String),
    /// Something that can be set: its name, and the rest of the line.
    Option {
        /// The name.
        name: String,
        /// Kind, default and bounds, as UCI writes them.
        kind: String,
    },
    /// All of that has been said.
    UgiOk,
    /// Everything has been heard.
    ReadyOk,
    /// How the search is going.
    Info(Info),
    /// Words for a person.
    Text(String),
    /// A line was not understood, or cannot be done; nothing has changed.
    Error(String),
    /// The move to play; none where the game is over.
    BestMove(Option<String>),
    /// The answer to a question.
    Response(String),
}

/// What stands in place of a move where there is none.
const NO_MOVE: &str = "none";

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(name) => write!(f, "id name {name}"),
            Self::Author(author) => write!(f, "id author {author}"),
            Self::Option { name, kind } => write!(f, "option name {name} type {kind}"),
            Self::UgiOk => f.write_str("ugiok"),
            Self::ReadyOk => f.write_str("readyok"),
            Self::Info(info) => info.fmt(f),
            Self::Text(text) => write!(f, "info string {text}"),
            Self::Error(text) => write!(f, "info string error: {text}"),
            Self::BestMove(m) => write!(f, "bestmove {}", m.as_deref().unwrap_or(NO_MOVE)),
            Self::Response(answer) => write!(f, "response {answer}"),
        }
    }
}

impl FromStr for Reply {
    type Err = CommandError;

    fn from_str(line: &str) -> Result<Self, CommandError> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "id" => identity(rest),
            "option" => option(rest),
            "ugiok" => Ok(Self::UgiOk),
            "readyok" => Ok(Self::ReadyOk),
            "info" => info(rest),
            "bestmove" => best_move(rest),
            "response" => Ok(Self::Response(rest.to_owned())),
            _ => Err(CommandError::expected("a reply of UGI")),
        }
    }
}

fn identity(rest: &str) -> Result<Reply, CommandError> {
    if let Some(name) = rest.strip_prefix("name ") {
        Ok(Reply::Name(name.to_owned()))
    } else if let Some(author) = rest.strip_prefix("author ") {
        Ok(Reply::Author(author.to_owned()))
    } else {
        Err(CommandError::expected("name or author behind id"))
    }
}

fn option(rest: &str) -> Result<Reply, CommandError> {
    let parts = rest
        .strip_prefix("name ")
        .and_then(|rest| rest.split_once(" type "));
    let (name, kind) = parts.ok_or_else(|| CommandError::expected("option name NAME type TYPE"))?;
    Ok(Reply::Option {
        name: name.trim().to_owned(),
        kind: kind.trim().to_owned(),
    })
}

fn info(rest: &str) -> Result<Reply, CommandError> {
    let Some(text) = rest.strip_prefix("string ") else {
        return Ok(Reply::Info(rest.parse()?));
    };
    Ok(match text.strip_prefix("error: ") {
        Some(error) => Reply::Error(error.to_owned()),
        None => Reply::Text(text.to_owned()),
    })
}

fn best_move(rest: &str) -> Result<Reply, CommandError> {
    let m = rest
        .split_whitespace()
        .next()
        .ok_or_else(|| CommandError::expected("a move behind bestmove"))?;
    Ok(Reply::BestMove((m != NO_MOVE).then(|| m.to_owned())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replies_are_read_as_they_are_written() {
        for line in [
            "id name Panta 0.1.0",
            "id author the Panta authors",
            "option name Hash type spin default 64 min 1 max 65536",
            "ugiok",
            "readyok",
            "info string loaded",
            "info string error: expected a move",
            "bestmove W2",
            "bestmove none",
            "response p1win",
        ] {
            let reply: Reply = line.parse().unwrap();
            assert_eq!(reply.to_string(), line);
        }
    }

    #[test]
    fn a_move_to_ponder_is_passed_over() {
        let reply: Reply = "bestmove a1 ponder b2".parse().unwrap();
        assert_eq!(reply, Reply::BestMove(Some("a1".to_owned())));
    }

    #[test]
    fn chatter_is_no_reply() {
        for line in [
            "",
            "hello",
            "bestmove",
            "id",
            "option name X",
            "info depth x",
        ] {
            assert!(line.parse::<Reply>().is_err(), "{line}");
        }
    }
}
