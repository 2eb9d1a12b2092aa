//! Games as records.

use boardgame::Color;
use jiff::Timestamp;
use jiff::tz::Offset;

use crate::Table;
use crate::table::title;

/// The record of a game as text.
pub fn record_text(table: &Table) -> Option<String> {
    let mut record = table.record()?.clone();
    for color in Color::ALL {
        let seat = &table.seats[color];
        let level = seat.level().map(|level| format!("Level {level}"));
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
