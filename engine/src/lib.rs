//! Playing well: a search for good moves that every game shares.
//!
//! ```text
//! Engine        one question: which move?            (think)
//!   Exact       asks the game's solver where that fits the budget
//!   Thinking    depth 1, 2, 3 …, the best lines first (thinking, deepen)
//!     Search    principal variations below a move     (search, order, memory)
//!   Checker     proves wins that the search has met   (check)
//!   Level       weaker play for people                (level, novice, opinion)
//! Limits        what ends a search; time by a Clock   (limits, clock, listen)
//! Worker        a thread that does jobs with an engine (worker, stop)
//! ```
//!
//! What a game must tell is [`Playable`]. Opinions come from its [`network`], whose weights are
//! learned (by the crate `training`).

mod check;
mod clock;
mod deepen;
mod exact;
mod held;
mod limits;
mod listen;
mod memory;
mod novice;
mod opinion;
mod order;
mod platform;
mod playable;
mod score;
mod search;
mod shipped;
mod stop;
mod think;
mod thinking;
mod worker;

pub mod laws;
pub mod level;
pub mod network;

pub use clock::{Clock, Stopwatch};
pub use held::Held;
pub use limits::Limits;
pub use listen::{Listener, Silent};
pub use platform::{total_memory, yield_to_all};
pub use playable::Playable;
pub use shipped::Shipped;
pub use stop::Stop;
pub use think::{Engine, Game};
pub use worker::{Job, Priority, Worker};
