//! How long an engine may think.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use boardgame::{ByColor, Color};

use super::CommandError;

/// What ends a search; with several limits, whichever comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Go {
    /// So long.
    pub movetime: Option<Duration>,
    /// So many plies.
    pub depth: Option<u32>,
    /// So many nodes.
    pub nodes: Option<u64>,
    /// Until told to stop, even if nothing is left to find.
    pub infinite: bool,
    /// What the clocks show.
    pub clocks: Option<Clocks>,
}

/// The clocks of both sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Clocks {
    /// What is left for the rest of the game.
    pub time: ByColor<Duration>,
    /// What is added with every move.
    pub increment: ByColor<Duration>,
}

impl Go {
    /// So long for this move.
    pub fn movetime(time: Duration) -> Self {
        Self {
            movetime: Some(time),
            ..Self::default()
        }
    }

    /// With these clocks.
    pub fn clocks(clocks: Clocks) -> Self {
        Self {
            clocks: Some(clocks),
            ..Self::default()
        }
    }
}

/// The words that may stand behind `go`.
const WORDS: [&str; 8] = [
    "movetime", "depth", "nodes", "infinite", "p1time", "p2time", "p1inc", "p2inc",
];

impl FromStr for Go {
    type Err = CommandError;

    fn from_str(text: &str) -> Result<Self, CommandError> {
        let mut go = Self::default();
        let mut times = ByColor([None; 2]);
        let mut increments = ByColor([None; 2]);
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            let mut number = || read_number(word, words.next());
            match word {
                "infinite" => go.infinite = true,
                "movetime" => go.movetime = Some(millis(number()?)),
                "depth" => {
                    let depth = positive(word, number()?)?;
                    go.depth = Some(depth.try_into().unwrap_or(u32::MAX));
                }
                "nodes" => go.nodes = Some(positive(word, number()?)?),
                "p1time" => times[Color::White] = Some(millis(number()?)),
                "p2time" => times[Color::Black] = Some(millis(number()?)),
                "p1inc" => increments[Color::White] = Some(millis(number()?)),
                "p2inc" => increments[Color::Black] = Some(millis(number()?)),
                _ => return Err(CommandError::unexpected("limit", word, &WORDS)),
            }
        }
        go.clocks = match times {
            ByColor([Some(white), Some(black)]) => Some(Clocks {
                time: ByColor([white, black]),
                increment: ByColor(increments.0.map(Option::unwrap_or_default)),
            }),
            ByColor([None, None]) if increments == ByColor([None; 2]) => None,
            _ => return Err(CommandError::expected("both p1time and p2time")),
        };
        Ok(go)
    }
}

/// A clock may be below zero when its flag is about to fall.
fn millis(number: i64) -> Duration {
    Duration::from_millis(number.max(0) as u64)
}

fn positive(word: &str, number: i64) -> Result<u64, CommandError> {
    u64::try_from(number)
        .ok()
        .filter(|&number| number > 0)
        .ok_or_else(|| CommandError::expected(format!("a number above 0 behind {word}")))
}

fn read_number(word: &str, text: Option<&str>) -> Result<i64, CommandError> {
    text.and_then(|text| text.parse().ok())
        .ok_or_else(|| CommandError::expected(format!("a whole number behind {word}")))
}

impl fmt::Display for Go {
    /// Writes every limit with a space before it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Clocks { time, increment }) = self.clocks {
            for (index, time) in time.0.iter().enumerate() {
                write!(f, " p{}time {}", index + 1, time.as_millis())?;
            }
            for (index, increment) in increment.0.iter().enumerate() {
                write!(f, " p{}inc {}", index + 1, increment.as_millis())?;
            }
        }
        if let Some(time) = self.movetime {
            write!(f, " movetime {}", time.as_millis())?;
        }
        if let Some(depth) = self.depth {
            write!(f, " depth {depth}")?;
        }
        if let Some(nodes) = self.nodes {
            write!(f, " nodes {nodes}")?;
        }
        if self.infinite {
            f.write_str(" infinite")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fallen_flag_is_no_time_at_all() {
        let go: Go = "p1time -5 p2time 100".parse().unwrap();
        let clocks = go.clocks.unwrap();
        assert_eq!(clocks.time[Color::White], Duration::ZERO);
        assert_eq!(clocks.increment[Color::Black], Duration::ZERO);
    }

    #[test]
    fn wrong_limits_are_refused() {
        for text in [
            "depth",
            "depth x",
            "depth 0",
            "nodes -1",
            "p1time 100",
            "p1inc 5",
            "ponder",
            "movetime 99999999999999999999",
        ] {
            assert!(text.parse::<Go>().is_err(), "{text}");
        }
    }
}
