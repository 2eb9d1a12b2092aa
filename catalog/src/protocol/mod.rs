//! The engine protocol: UGI for match runners and boards, JSON lines for analysis.
//!
//! ```text
//! Session        UGI: a line in, lines out             (session)
//!   Command      what is said to an engine             (command, placement, go)
//!   Reply        what an engine says                   (reply, info)
//!   Options      what can be set                       (options)
//!   Task         what the worker is told to do         (thinker, time)
//! JsonSession    analysis requests, many at a time     (jsonl)
//! ```
//!
//! Both sides of the talk are typed, so that the same words are written by an engine and read by a
//! match runner. `docs/protocol.md` specifies it, and its transcripts are run as tests.

pub mod jsonl;

mod command;
mod go;
mod info;
mod lines;
mod options;
mod output;
mod placement;
mod reply;
mod session;
mod thinker;
mod time;

pub use command::{Command, CommandError, Query};
pub use go::{Clocks, Go};
pub use info::Info;
pub use lines::{MAX_LINE, TooLong, next_line};
pub use options::{OptionError, Options};
pub use placement::{Placement, PlacementError, Start};
pub use reply::Reply;
pub use session::{Flow, Session};
