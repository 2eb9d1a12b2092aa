//! Playing well: a search for good moves that every game shares.
//!
//! ```text
//! Engine        one question: which move?            (think)
//!   Exact       asks the game's solver where that fits the budget
//!   Thinking    depth 1, 2, 3 …, the best lines first (thinking, deepen)
//!     Search    principal variations below a move     (search, order, memory)
//!   Checker     proves wins that the search has met   (check)
//!   Level       weaker play for people                (level, novice, opinion)
//! ```
//!
//! What a game must tell is [`Playable`]. Opinions come from its [`network`], whose weights are
//! learned (by the crate `training`).

mod check;
mod deepen;
mod exact;
mod limits;
mod listen;
mod memory;
mod novice;
mod opinion;
mod order;
mod playable;
mod score;
mod search;
mod think;
mod thinking;

pub mod laws;
pub mod level;
pub mod network;

pub use limits::{Budget, Limits};
pub use listen::{Listener, Silent};
pub use playable::Playable;
pub use think::{Engine, Game};
