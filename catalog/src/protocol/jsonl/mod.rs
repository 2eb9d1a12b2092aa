//! Analysis requests as JSON lines, in the manner of KataGo's analysis engine: many at a time,
//! answered by id as they are done.

mod answer;
mod fields;
mod queue;
mod request;
mod session;
mod work;

pub use answer::Code;
pub use session::{JsonSession, Workers};

/// No more requests than this wait and run at a time.
pub const MAX_REQUESTS: usize = 1000;
/// No request may take longer than this, in milliseconds.
pub const MAX_MILLIS: u64 = 3_600_000;
/// What a request without limits gets, in milliseconds.
pub const DEFAULT_MILLIS: u64 = 1000;
/// No more lines than this are asked for.
pub const MAX_MULTI: u64 = 500;
/// The longest id, in characters.
pub const MAX_ID: usize = 200;
/// The most moves of a game.
pub const MAX_MOVES: usize = 10_000;
