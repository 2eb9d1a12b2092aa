//! Games as records.

use boardgame::Color;
use jiff::Timestamp;

use crate::table::{Table, title};

/// The record of a game as text.
pub(crate) fn record_text(table: &Table) -> Option<String> {
    let mut record = table.record()?.clone();
    for color in Color::ALL {
        if let Some(level) = table.seats[color].level() {
            record.set_tag(title(color), &format!("Level {level}"));
        }
    }
    record.set_tag("Date", &date(table.setup.created_at, "%Y.%m.%d"));
    Some(record.to_string())
}

/// The day of a time in some format; records write `%Y.%m.%d`.
pub(crate) fn date(millis: u64, format: &str) -> String {
    let time = i64::try_from(millis).map(Timestamp::from_millisecond);
    let time = time.ok().and_then(Result::ok).unwrap_or(Timestamp::MAX);
    time.strftime(format).to_string()
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
            assert_eq!(date(millis, "%Y.%m.%d"), expected);
        }
    }
}
