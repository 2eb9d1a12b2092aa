//! A table: one game that is played, with its seats, its clock and what has been offered.
//!
//! A [`Table`] is a value that is folded from its events ([`Table::apply`]); what a player asks for
//! becomes at most one more event ([`Table::decide`]). It does no I/O and reads no clock: times,
//! seeds and names come in as arguments. So the server plays it, and a browser can by itself.
//! [`view`] is what is shown of it.
//!
//! ```
//! use boardgame::{ByColor, Color};
//! use catalog::Game;
//! use table::{Command, Event, NewGame, Seat, Seats, Sitter, Table};
//!
//! let new = NewGame::of(Game::from_name("pentago").unwrap(), ByColor([Sitter::Human; 2]));
//! let seats = ByColor(new.seats.0.map(Seat::of));
//! let mut table = Table::new("example".to_owned(), new.setup(1, 0).unwrap(), seats).unwrap();
//! let wish = Command::Move { text: "c3-2R".to_owned(), ply: 0 };
//! let what = table.decide(Seats::BOTH, &wish).unwrap();
//! table.apply(&Event { seq: 0, at: 1000, what }).unwrap();
//! assert_eq!(table.turn(), Color::Black);
//! ```

mod choices;
mod clock;
mod computer;
mod decide;
mod event;
mod nickname;
mod presence;
mod seat;
mod settle;
mod start;
#[allow(
    clippy::module_inception,
    reason = "the table is what the crate is about"
)]
mod table;
pub mod view;

pub use choices::{CLOCKS, Choices};
pub use clock::ClockSetting;
pub use decide::{Answer, Command, Refusal, Settlement};
pub use event::{Event, What, color_named};
pub use nickname::{Nickname, NicknameError};
pub use presence::{Attending, Presence, Wait};
pub use seat::{Seat, Seats, SecretHash, Sitter};
pub use start::{NewGame, SetupError};
pub use table::{Damaged, Setup, Table};
