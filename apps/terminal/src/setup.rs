//! What is settled before the first move: the game, who plays it, and where it begins.

use boardgame::Color;
use catalog::{AnyPosition, AnyRecord, Edition, Game};
use engine::level::Level;

/// Who plays a color.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Player {
    /// Somebody at this terminal.
    Person,
    /// The engine.
    Computer(Level),
}

/// Which color the person plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wish {
    /// This one. In Pantareï it counts as chosen, so the other one begins.
    Color(Color),
    /// By lot.
    Lot,
    /// The person looks at the layout and chooses, in games that have one.
    Choose,
    /// The opponent does.
    LetChoose,
}

/// What a game is set up from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setup {
    /// The game.
    pub game: Game,
    /// Its edition.
    pub edition: Edition,
    /// Who sits opposite.
    pub opponent: Player,
    /// Which color the person plays.
    pub wish: Wish,
}

/// The level that is offered first: a beginner can beat it but must look.
const ORDINARY_LEVEL: u8 = 3;

impl Setup {
    /// The ordinary game against the computer.
    pub fn ordinary(game: Game) -> Self {
        Self {
            game,
            edition: game.standard_edition(),
            opponent: Player::Computer(Level::new(ORDINARY_LEVEL).unwrap_or(Level::MIN)),
            wish: ordinary_wish(game),
        }
    }
}

/// The color that is offered first.
pub(crate) const fn ordinary_wish(game: Game) -> Wish {
    if game.is_shuffled() {
        Wish::Choose
    } else {
        Wish::Color(Color::White)
    }
}

/// Where a game begins.
#[derive(Debug, Clone)]
pub enum Opening {
    /// At a layout whose color is not yet chosen.
    Layout(String),
    /// At a position.
    Position(AnyPosition),
    /// Where a record has come to.
    Record(AnyRecord),
}
