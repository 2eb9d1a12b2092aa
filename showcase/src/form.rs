//! Whole games as other programs write them.

use std::error::Error;

use boardgame::Position;
use boardgame::record::{Problem, Record, RecordError};

/// The games of a text, but not more than so many.
pub type ReadGames<P> = fn(&str, usize) -> Result<Vec<Record<P>>, RecordError<Problem<P>>>;
/// A game in one line. Not every one has such a form.
pub type WriteGame<P> = fn(&Record<P>) -> Result<String, NoForm>;
/// Why a game cannot be written so.
pub type NoForm = Box<dyn Error + Send + Sync>;

/// The form in which another program writes games of one kind, one a line.
pub struct Form<P: Position> {
    /// The name of the program in small letters, as on the command line.
    pub name: &'static str,
    /// Whether a text looks like games in this form.
    pub is_form_of: fn(&str) -> bool,
    /// Reads games.
    pub read: ReadGames<P>,
    /// Writes a game.
    pub write: WriteGame<P>,
}
