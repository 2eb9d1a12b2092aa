//! Games as records.

use boardgame::Color;

use crate::table::{Table, title};

/// The record of a game as text.
pub(crate) fn record_text(table: &Table) -> Option<String> {
    let mut record = table.record()?.clone();
    for color in Color::ALL {
        if let Some(level) = table.seats[color].level() {
            record.set_tag(title(color), &format!("Level {level}"));
        }
    }
    record.set_tag("Date", &date(table.setup.created_at));
    Some(record.to_string())
}

/// The day of a time, as records write it: `2026.11.15`.
fn date(millis: u64) -> String {
    // Howard Hinnant's `civil_from_days`, with years that begin in March.
    let days = millis / 86_400_000 + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    format!("{:04}.{month:02}.{day:02}", era * 400 + year + next)
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
            assert_eq!(date(millis), expected);
        }
    }
}
