//! Why a player lost off the board.

use std::process::ExitStatus;
use std::time::Duration;

use catalog::{Game, MoveError};
use messages::decimal;
use thiserror::Error;

use crate::words::Words;

/// Why a player did not answer, or answered in vain. Its text is English, for records and programs.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub(super) enum Fault {
    /// The program has ended.
    #[error("crashed: {0}")]
    Ended(ExitStatus),
    /// The program runs, and says nothing more.
    #[error("crashed: it closed its output")]
    Closed,
    /// Our engine has a mistake.
    #[error("crashed: the engine panicked")]
    Panicked,
    /// The program cannot be started.
    #[error("crashed: {0}")]
    NotStarted(String),
    /// It did not answer within this time.
    #[error("hung: no answer within {0:.1?}")]
    Hung(Duration),
    /// It answered something that cannot be played.
    #[error("illegal move: {m}: {error}")]
    Illegal {
        game: Game,
        m: String,
        error: MoveError,
    },
    /// It named no move.
    #[error("illegal move: no move, though the game goes on")]
    NoMove,
    /// The answer came after its clock had run out.
    #[error("the answer came too late")]
    Late,
    /// The match has ended meanwhile, which is nobody's fault.
    #[error("the match has ended")]
    Halted,
}

impl Fault {
    /// Whether the player must be started anew.
    pub(super) fn is_broken(&self) -> bool {
        *self != Self::Late
    }

    /// The same in words.
    pub(super) fn told(&self, words: &Words) -> String {
        match self {
            Self::Ended(status) => words.filled("fault-ended", &[("code", code(*status))]),
            Self::Closed => words.text("fault-closed"),
            Self::Panicked => words.text("fault-panicked"),
            Self::NotStarted(_) => words.text("fault-not-started"),
            Self::Hung(patience) => {
                let seconds = decimal(patience.as_secs_f64(), 1);
                words.format("fault-hung", &[("seconds", seconds)])
            }
            Self::Illegal { game, m, error } => {
                let why = words.why_not(*game, error);
                words.filled("move-wrong", &[("move", m.clone()), ("why", why)])
            }
            Self::NoMove => words.text("fault-no-move"),
            Self::Late | Self::Halted => words.text("fault-late"),
        }
    }
}

/// The code with which a program ended, or the number of the signal that ended it, as shells write it.
fn code(status: ExitStatus) -> String {
    #[cfg(unix)]
    let signal = std::os::unix::process::ExitStatusExt::signal(&status);
    #[cfg(not(unix))]
    let signal = None::<i32>;
    let by_signal = signal.map(|signal| 128 + signal);
    let code = status.code().or(by_signal);
    code.unwrap_or_default().to_string()
}
