//! What the measurement of the middle of a game comes to.

use catalog::AnyPosition;
use serde::Serialize;
use serde_json::{Map, json};
use solving::Value;

/// What became of a game.
#[derive(Serialize)]
struct Mistake {
    position: String,
    moves: Vec<String>,
    was: &'static str,
    became: &'static str,
}

/// How many games held no mistake.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize)]
pub(super) struct Tally {
    games: u64,
    kept: u64,
}

impl Tally {
    fn add(&mut self, is_kept: bool) {
        self.games += 1;
        self.kept += u64::from(is_kept);
    }

    /// The share, and the interval that holds the true one nineteen times in twenty (Wilson's).
    fn share(self) -> [f64; 3] {
        const DEVIATIONS: f64 = 1.959_964;
        let n = self.games.max(1) as f64;
        let share = self.kept as f64 / n;
        let square = DEVIATIONS * DEVIATIONS;
        let middle = (share + square / (2.0 * n)) / (1.0 + square / n);
        let spread = (share * (1.0 - share) / n + square / (4.0 * n * n)).sqrt();
        let width = DEVIATIONS * spread / (1.0 + square / n);
        [share, (middle - width).max(0.0), (middle + width).min(1.0)]
    }

    pub(super) fn described(self, name: &str) -> String {
        let [share, low, high] = self.share().map(|share| 100.0 * share);
        format!(
            "{name:5} {:4} of {:4} without a mistake: {share:5.1} % ({low:.1} to {high:.1})\n",
            self.kept, self.games
        )
    }
}

/// What was measured.
#[derive(Default)]
pub(super) struct Results {
    pub(super) all: Tally,
    by_value: [Tally; 3],
    mistakes: Vec<Mistake>,
}

/// The values in the order in which they are told.
pub(super) const VALUES: [Value; 3] = [Value::Win, Value::Draw, Value::Loss];

impl Results {
    /// Counts a game from a position of this value, and what became of it.
    pub(super) fn add(
        &mut self,
        position: &AnyPosition,
        was: Value,
        moves: Vec<String>,
        became: Value,
    ) {
        let is_kept = became == was;
        self.all.add(is_kept);
        let place = VALUES.iter().position(|&value| value == was);
        self.by_value[place.expect("all are listed")].add(is_kept);
        if !is_kept {
            self.mistakes.push(Mistake {
                position: position.to_string(),
                moves,
                was: was.name(),
                became: became.name(),
            });
        }
    }

    pub(super) fn described(&self, with_mistakes: bool) -> String {
        let mut text = String::new();
        for mistake in self.mistakes.iter().filter(|_| with_mistakes) {
            let Mistake {
                position,
                moves,
                was,
                became,
            } = mistake;
            text += &format!("{position}: {was} became {became} by {}\n", moves.join(" "));
        }
        let by_value = VALUES.iter().zip(self.by_value);
        for (value, tally) in by_value.filter(|(_, tally)| tally.games > 0) {
            text += &tally.described(value.name());
        }
        text + &self.all.described("all")
    }

    /// The same for programs.
    pub(super) fn json(&self) -> serde_json::Value {
        let [share, low, high] = self.all.share();
        let by_value = VALUES.iter().zip(self.by_value);
        let by_value: Map<_, _> = by_value
            .map(|(value, tally)| (value.name().to_owned(), json!(tally)))
            .collect();
        json!({
            "games": self.all.games,
            "kept": self.all.kept,
            "share": share,
            "low": low,
            "high": high,
            "by_value": by_value,
            "mistakes": self.mistakes,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_holds_the_share() {
        let tally = Tally {
            games: 100,
            kept: 60,
        };
        // By Wilson's formula, computed by hand.
        let thousandths = tally.share().map(|share| (1000.0 * share).round() as u32);
        assert_eq!(thousandths, [600, 502, 691]);
        let none = Tally::default().described("all");
        assert!(none.contains("0 of    0"), "{none}");
    }
}
