//! Learning a network from self-play, and from what is known.
//!
//! ```text
//! Trainer     iterations: games with the present network, then what they teach  (trainer)
//!   Known     positions of published value: lessons, and where games begin       (known)
//!   play      one game; its end is exact as soon as a solver can tell            (play)
//!     values  where its mistake was, if beginning and end are known              (settled)
//!   Model     the network in fractions, and how it learns                        (model)
//! ```
//!
//! Everything follows from the seed: an iteration plays the same games and learns the same from
//! them, however many threads play. One position in sixteen is never learned from ([`is_held_out`]), so that there
//! is something to measure by.

mod held_out;
mod known;
mod model;
mod play;
mod settled;
mod trainer;

pub use held_out::is_held_out;
pub use model::{Learnable, Learner, Model, ModelError};
pub use play::{Lesson, Options, play, play_known};
pub use trainer::{Report, Trainer};
