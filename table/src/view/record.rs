//! Games as records.

use boardgame::Color;
use catalog::AnyRecord;
use engine::level::Level;
use jiff::Timestamp;
use jiff::tz::Offset;

use crate::Table;
use crate::table::title;

/// What the computer is called, before its level.
const LEVEL: &str = "Level ";

/// Who played a color, as a record says it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Recorded<'a> {
    /// The computer.
    Computer(Level),
    /// Somebody of this name.
    Called(&'a str),
    /// It does not say.
    Somebody,
}

impl<'a> Recorded<'a> {
    /// Who played a color.
    pub fn of(record: &'a AnyRecord, color: Color) -> Self {
        let Some(name) = record.tag(title(color)) else {
            return Self::Somebody;
        };
        let level = name.strip_prefix(LEVEL).map(str::parse);
        match level {
            Some(Ok(level)) => Self::Computer(level),
            _ => Self::Called(name),
        }
    }
}

/// The record of a game as text.
pub fn record_text(table: &Table) -> Option<String> {
    let mut record = table.record()?.clone();
    for color in Color::ALL {
        let seat = &table.seats[color];
        let level = seat.level().map(|level| format!("{LEVEL}{level}"));
        let name = level.or_else(|| Some(seat.name.as_ref()?.to_string()));
        if let Some(name) = name {
            record.set_tag(title(color), &name);
        }
    }
    record.set_tag("Date", &date(table.setup.created_at, '.'));
    Some(record.to_string())
}

/// The day of a time, with this between its parts: records write `2026.11.15`.
pub fn date(millis: u64, separator: char) -> String {
    let time = i64::try_from(millis).map(Timestamp::from_millisecond);
    let time = time.ok().and_then(Result::ok).unwrap_or(Timestamp::MAX);
    let day = Offset::UTC.to_datetime(time);
    let (year, month, day) = (day.year(), day.month(), day.day());
    format!("{year:04}{separator}{month:02}{separator}{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_says_who_played() {
        let game = catalog::Game::ALL[0];
        let mut record = AnyRecord::new(&game.start(catalog::SetupChoice::default()));
        let of = |record: &AnyRecord| match Recorded::of(record, Color::White) {
            Recorded::Computer(level) => format!("computer {level}"),
            Recorded::Called(name) => format!("called {name}"),
            Recorded::Somebody => "somebody".to_owned(),
        };
        assert_eq!(of(&record), "somebody");
        for (name, expected) in [
            ("Level 3", "computer 3"),
            ("Level 99", "called Level 99"),
            ("Level", "called Level"),
            ("Ann", "called Ann"),
        ] {
            record.set_tag("White", name);
            assert_eq!(of(&record), expected);
        }
    }

    #[test]
    fn days_have_their_dates() {
        for (millis, expected) in [
            (0, "1970.01.01"),
            (951_782_400_000, "2000.02.29"),
            (1_794_700_800_000, "2026.11.15"),
            (4_102_444_799_999, "2099.12.31"),
        ] {
            assert_eq!(date(millis, '.'), expected);
        }
    }
}
