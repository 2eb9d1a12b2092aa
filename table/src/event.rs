//! What can happen at a table. Its events are all that is stored of a game after its setup.

use boardgame::Color;

/// Something that happened, at its place in the order of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    /// How many events came before.
    pub seq: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What.
    pub what: What,
}

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum What {
    /// Somebody took the open seat of this color.
    Joined(Color),
    /// The chooser took this color.
    Chose(Color),
    /// A move, in notation.
    Moved(String),
    /// This color gave up.
    Resigned(Color),
    /// This color offers a draw.
    OfferedDraw(Color),
    /// This color wants none.
    DeclinedDraw(Color),
    /// Both call it a draw.
    Agreed,
    /// The time of this color ran out.
    RanOut(Color),
    /// This color would like to take its last move back.
    AskedTakeback(Color),
    /// This color does not agree to that.
    DeclinedTakeback(Color),
    /// So many moves were taken back.
    TookBack(usize),
    /// This color would like another game.
    OfferedRematch(Color),
    /// The other game, by its name.
    Rematched(String),
    /// The server was away; the clock of the side to move starts again.
    Resumed,
}

impl What {
    /// The word and the detail that are stored.
    pub fn stored(&self) -> (&'static str, String) {
        let color = |color: &Color| color.name().to_owned();
        match self {
            Self::Joined(seat) => ("joined", color(seat)),
            Self::Chose(chosen) => ("chose", color(chosen)),
            Self::Moved(m) => ("moved", m.clone()),
            Self::Resigned(loser) => ("resigned", color(loser)),
            Self::OfferedDraw(who) => ("offered-draw", color(who)),
            Self::DeclinedDraw(who) => ("declined-draw", color(who)),
            Self::Agreed => ("agreed", String::new()),
            Self::RanOut(loser) => ("ran-out", color(loser)),
            Self::AskedTakeback(who) => ("asked-takeback", color(who)),
            Self::DeclinedTakeback(who) => ("declined-takeback", color(who)),
            Self::TookBack(plies) => ("took-back", plies.to_string()),
            Self::OfferedRematch(who) => ("offered-rematch", color(who)),
            Self::Rematched(id) => ("rematched", id.clone()),
            Self::Resumed => ("resumed", String::new()),
        }
    }

    /// What a stored word and detail say, if they say anything.
    pub fn read(word: &str, detail: &str) -> Option<Self> {
        let color = || color_named(detail);
        Some(match word {
            "joined" => Self::Joined(color()?),
            "chose" => Self::Chose(color()?),
            "moved" => Self::Moved(detail.to_owned()),
            "resigned" => Self::Resigned(color()?),
            "offered-draw" => Self::OfferedDraw(color()?),
            "declined-draw" => Self::DeclinedDraw(color()?),
            "agreed" => Self::Agreed,
            "ran-out" => Self::RanOut(color()?),
            "asked-takeback" => Self::AskedTakeback(color()?),
            "declined-takeback" => Self::DeclinedTakeback(color()?),
            "took-back" => Self::TookBack(detail.parse().ok()?),
            "offered-rematch" => Self::OfferedRematch(color()?),
            "rematched" => Self::Rematched(detail.to_owned()),
            "resumed" => Self::Resumed,
            _ => return None,
        })
    }
}

/// The color of this name.
pub fn color_named(name: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| color.name() == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_event_is_read_back() {
        let white = Color::White;
        let all = [
            What::Joined(white),
            What::Chose(white),
            What::Moved("c3-2R".to_owned()),
            What::Resigned(white),
            What::OfferedDraw(white),
            What::DeclinedDraw(white),
            What::Agreed,
            What::RanOut(white),
            What::AskedTakeback(white),
            What::DeclinedTakeback(white),
            What::TookBack(2),
            What::OfferedRematch(white),
            What::Rematched("abc".to_owned()),
            What::Resumed,
        ];
        for what in all {
            let (word, detail) = what.stored();
            assert_eq!(What::read(word, &detail), Some(what));
        }
        assert_eq!(What::read("danced", ""), None);
        assert_eq!(What::read("joined", "green"), None);
    }
}
