//! What can happen at a table. Its events are all that is stored of a game after its setup.

use boardgame::Color;

use crate::Nickname;

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
    /// Somebody took the open seat of this color, under a name if they gave one.
    Joined(Color, Option<Nickname>),
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
    /// The other side had left, and this color claimed the game.
    Claimed(Color),
    /// The other side had left, and this color called the game off: nothing is decided.
    CalledOff(Color),
    /// The server was away; the clock of the side to move starts again.
    Resumed,
}

impl What {
    /// The version of the words below. It grows with a release that stores a word which the one
    /// before does not know, so that servers of both can run beside each other.
    pub const VERSION: u64 = 2;

    /// The first version that knows this.
    pub const fn version(&self) -> u64 {
        match self {
            Self::Joined(_, Some(_)) | Self::Claimed(_) | Self::CalledOff(_) => 2,
            _ => 1,
        }
    }

    /// The word and the detail that are stored.
    pub fn stored(&self) -> (&'static str, String) {
        let color = |color: &Color| color.name().to_owned();
        match self {
            Self::Joined(seat, None) => ("joined", color(seat)),
            Self::Joined(seat, Some(name)) => (
                "joined",
                format!("{seat_name} {name}", seat_name = seat.name()),
            ),
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
            Self::Claimed(winner) => ("claimed", color(winner)),
            Self::CalledOff(who) => ("called-off", color(who)),
            Self::Resumed => ("resumed", String::new()),
        }
    }

    /// What a stored word and detail say, if they say anything.
    pub fn read(word: &str, detail: &str) -> Option<Self> {
        let color = || color_named(detail);
        Some(match word {
            "joined" => joined(detail)?,
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
            "claimed" => Self::Claimed(color()?),
            "called-off" => Self::CalledOff(color()?),
            "resumed" => Self::Resumed,
            _ => return None,
        })
    }
}

/// Who joined: `black`, as it always was, or `black Anna`.
fn joined(detail: &str) -> Option<What> {
    let (color, name) = match detail.split_once(' ') {
        Some((color, name)) => (color, Some(name.parse().ok()?)),
        None => (detail, None),
    };
    Some(What::Joined(color_named(color)?, name))
}

/// The color of this name.
pub fn color_named(name: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| color.name() == name)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use boardgame::ByColor;
    use catalog::Game;

    use super::*;
    use crate::{ClockSetting, Seat, Setup, Sitter, Table};

    /// One event of every kind.
    fn all() -> Vec<What> {
        let white = Color::White;
        vec![
            What::Joined(white, None),
            What::Joined(white, "Anna Lena".parse().ok()),
            What::Claimed(white),
            What::CalledOff(white),
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
        ]
    }

    #[test]
    fn every_event_is_read_back() {
        for what in all() {
            let (word, detail) = what.stored();
            assert_eq!(What::read(word, &detail), Some(what));
        }
        assert_eq!(What::read("danced", ""), None);
        assert_eq!(What::read("joined", "green"), None);
        assert_eq!(What::read("joined", "white <b>"), None);
    }

    /// A table as it is before anything happens, from a line such as `pentaroll open nobody 60000 START`:
    /// who sits at Black's side, who chooses a color, and the clock.
    fn set_up(line: &str) -> Table {
        let words: Vec<_> = line.splitn(5, ' ').collect();
        let [game, black, chooser, clock, start] = words[..] else {
            panic!("{line}");
        };
        let setup = Setup {
            game: Game::from_name(game).unwrap(),
            start: start.to_owned(),
            chooser: color_named(chooser),
            clock: clock.parse().ok().map(|initial| ClockSetting {
                initial,
                increment: 1000,
            }),
            hints: false,
            public: false,
            created_at: 0,
        };
        let seats = ByColor([Seat::of(Sitter::Human), Seat::of(black.parse().unwrap())]);
        Table::new("ja28t3f5yc".to_owned(), setup, seats).unwrap()
    }

    /// Games as a server of the release before has kept them, with every kind of event. What is added
    /// later is recorded beside them, and none of these lines ever changes.
    #[test]
    fn what_the_release_before_has_kept_is_read() {
        let (mut tables, mut words) = (Vec::new(), BTreeSet::new());
        for line in include_str!("recorded.txt").lines() {
            if let Some(line) = line.strip_prefix("# ") {
                tables.push(set_up(line));
                continue;
            }
            let (version, line) = line.split_once(' ').unwrap();
            let (at, line) = line.split_once(' ').unwrap();
            let (word, detail) = line.split_once(' ').unwrap_or((line, ""));
            let what = What::read(word, detail).unwrap();
            let (same_word, same_detail) = what.stored();
            assert_eq!((same_word, same_detail.as_str()), (word, detail));
            assert_eq!(what.version().to_string(), version, "{line}");
            let table = tables.last_mut().unwrap();
            let (seq, at) = (table.n_events, at.parse().unwrap());
            table.apply(&Event { seq, at, what }).unwrap();
            words.insert(word);
        }
        let known: BTreeSet<_> = all().iter().map(|what| what.stored().0).collect();
        assert_eq!(words, known, "every kind is recorded");
        let plies: Vec<_> = tables.iter().map(Table::plies).collect();
        assert_eq!(plies, [5, 2, 3, 1, 2]);
        assert!(
            tables
                .iter()
                .all(|table| table.is_over() && !table.has_open_seat())
        );
        assert_eq!(tables[0].rematch.as_deref(), Some("e3sqv4ke36"));
    }
}
