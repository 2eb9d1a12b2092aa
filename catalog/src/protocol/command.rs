//! What is said to an engine.

use std::fmt;
use std::str::FromStr;

use boardgame::names;
use thiserror::Error;

use super::{Go, Placement};

/// A command of UGI.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Say who you are and what can be set.
    Ugi,
    /// Answer as soon as everything said so far has been heard.
    IsReady,
    /// Set an option.
    SetOption {
        /// Its name; capital letters do not matter.
        name: String,
        /// The new value.
        value: String,
    },
    /// Another game begins.
    NewGame,
    /// A position and the moves since.
    Position(Placement),
    /// Think.
    Go(Go),
    /// Stop thinking and say the best move.
    Stop,
    /// A question about the game as it stands.
    Query(Query),
    /// Goodbye.
    Quit,
}

/// What a match runner that does not know the rules may ask.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Query {
    /// Is it White's turn?
    P1Turn,
    /// Is the game over?
    GameOver,
    /// Who has won?
    Result,
}

/// A line is not a command.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct CommandError(String);

impl CommandError {
    /// Something else was expected in place of a word.
    pub(super) fn unexpected(what: &str, word: &str, expected: &[&str]) -> Self {
        Self(format!(
            "unknown {what} {}: expected {}",
            names::quoted(word),
            names::expected(word, expected)
        ))
    }

    /// Something is missing or wrong.
    pub(super) fn expected(what: impl fmt::Display) -> Self {
        Self(format!("expected {what}"))
    }
}

impl Query {
    const ALL: [Self; 3] = [Self::P1Turn, Self::GameOver, Self::Result];

    const fn name(self) -> &'static str {
        match self {
            Self::P1Turn => "p1turn",
            Self::GameOver => "gameover",
            Self::Result => "result",
        }
    }
}

/// The first words of all commands.
const WORDS: [&str; 9] = [
    "ugi",
    "isready",
    "setoption",
    "uginewgame",
    "position",
    "go",
    "stop",
    "query",
    "quit",
];

impl FromStr for Command {
    type Err = CommandError;

    fn from_str(line: &str) -> Result<Self, CommandError> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word {
            "setoption" => set_option(rest),
            "position" => Ok(Self::Position(rest.parse()?)),
            "go" => Ok(Self::Go(rest.parse()?)),
            "query" => query(rest.trim()),
            _ => alone(word, rest),
        }
    }
}

/// A command that has nothing behind it.
fn alone(word: &str, rest: &str) -> Result<Command, CommandError> {
    let command = match word {
        "ugi" => Command::Ugi,
        "isready" => Command::IsReady,
        "uginewgame" => Command::NewGame,
        "stop" => Command::Stop,
        "quit" => Command::Quit,
        _ => return Err(CommandError::unexpected("command", word, &WORDS)),
    };
    if rest.trim().is_empty() {
        Ok(command)
    } else {
        Err(CommandError::expected(format!("nothing behind {word}")))
    }
}

fn set_option(rest: &str) -> Result<Command, CommandError> {
    let problem = || CommandError::expected("setoption name NAME value VALUE");
    let rest = rest.trim().strip_prefix("name ").ok_or_else(problem)?;
    let (name, value) = rest.split_once(" value ").ok_or_else(problem)?;
    let (name, value) = (name.trim(), value.trim());
    if name.is_empty() || value.is_empty() {
        return Err(problem());
    }
    Ok(Command::SetOption {
        name: name.to_owned(),
        value: value.to_owned(),
    })
}

fn query(word: &str) -> Result<Command, CommandError> {
    let known = Query::ALL.into_iter().find(|query| query.name() == word);
    let names = Query::ALL.map(Query::name);
    known
        .map(Command::Query)
        .ok_or_else(|| CommandError::unexpected("question", word, &names))
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ugi => f.write_str("ugi"),
            Self::IsReady => f.write_str("isready"),
            Self::SetOption { name, value } => write!(f, "setoption name {name} value {value}"),
            Self::NewGame => f.write_str("uginewgame"),
            Self::Position(placement) => write!(f, "position {placement}"),
            Self::Go(go) => write!(f, "go{go}"),
            Self::Stop => f.write_str("stop"),
            Self::Query(query) => write!(f, "query {}", query.name()),
            Self::Quit => f.write_str("quit"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_read_as_they_are_written() {
        for line in [
            "ugi",
            "isready",
            "uginewgame",
            "stop",
            "quit",
            "setoption name Game value pentaroll",
            "position startpos",
            "position startpos moves W2 E3",
            "position fen 6/6/6/6/6/6 w czech moves c3-2R",
            "go",
            "go infinite",
            "go movetime 100",
            "go depth 4 nodes 1000",
            "go p1time 1000 p2time 900 p1inc 10 p2inc 20",
            "query p1turn",
            "query gameover",
            "query result",
        ] {
            let command: Command = line.parse().unwrap();
            assert_eq!(command.to_string(), line);
        }
    }

    #[test]
    fn spaces_do_not_matter() {
        assert_eq!("  stop \r".parse(), Ok(Command::Stop));
        let spread: Command = "position  startpos   moves  W2  E3 ".parse().unwrap();
        assert_eq!(spread.to_string(), "position startpos moves W2 E3");
    }

    #[test]
    fn garbage_is_answered_with_what_was_expected() {
        let problem = |line: &str| line.parse::<Command>().unwrap_err().to_string();
        assert_eq!(
            problem("positon startpos"),
            "unknown command \"positon\": expected ugi, isready, setoption, uginewgame, position, go, stop, query or quit (did you mean position?)"
        );
        assert!(problem("").contains("expected ugi"));
        assert!(problem("query turn").contains("p1turn, gameover or result"));
        assert_eq!(problem("stop now"), "expected nothing behind stop");
        assert!(problem("setoption name Level").contains("value VALUE"));
    }
}
