//! Three games, what any of them can be asked, and the one list of them.
//!
//! Applications speak of any game through [`Game`], [`AnyPosition`] and [`AnyRecord`]; moves cross
//! as notation. Adding a game is one line here.
#![doc = include_str!("../tour.md")]

#[macro_use]
mod list;

mod actions;
mod any;
mod campaigns;
mod changes;
mod divide;
mod edition;
mod engines;
mod explained;
mod forms;
mod reading;
mod reasons;
mod records;
mod replay;
mod results;
mod said;
mod setups;
mod shown;
mod solvers;
mod symmetries;
mod task;
mod threats;
mod told;
mod trainers;
mod wire;

pub mod lessons;
pub mod middle;
pub mod openings;
pub mod protocol;
pub mod puzzles;
#[cfg(feature = "openapi")]
pub mod schema;

pub use any::{Played, animated};
pub use campaigns::{
    AnyProver, BelieveError, CampaignError, CampaignState, CheckedClaims, Journal, Proving,
    confirmed,
};
pub use changes::{Preview, StepView};
pub use divide::{Division, Progress as Count};
pub use edition::Edition;
pub use engines::{AnyEngine, Situation};
pub use explained::{About, Explained, explained, explained_messages};
pub use forms::{FormError, forms};
pub use list::{AnyActions, AnyPosition, AnyRecord, Game, OtherGame};
pub use reading::{LineError, LineRequest, MAX_MOVES, NoGame};
pub use reasons::{BoardEnd, End, Ending, MoveError, PositionError, Problem, Reason, UNPLAYABLE};
pub use records::read_records;
pub use replay::{Replay, Replayed};
pub use results::{Judged, Why, result, slug, told_messages};
pub use said::Said;
pub use setups::SetupChoice;
pub use solvers::{Certificate, Checked, SolverVersion, Solving, Timed};
pub use task::{Listed, PositionTask, Task};
pub use threats::Threat;
pub use told::{ToldLine, ToldStep};
pub use trainers::Training;
pub use wire::AnalysisView;
