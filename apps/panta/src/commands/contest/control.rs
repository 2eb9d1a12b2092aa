//! How much time the players have.

use std::time::Duration;

use anyhow::Context;
use boardgame::{ByColor, Color};
use catalog::protocol::{Clocks, Go};

/// A time control.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Control {
    /// Every player stops by itself.
    None,
    /// So much for every move.
    Movetime(Duration),
    /// So much for the game, and so much more with every move.
    Clock { base: Duration, increment: Duration },
}

/// Both clocks of a game.
#[derive(Debug, Clone)]
pub(super) struct Timing {
    controls: ByColor<Control>,
    /// How much later an answer may come than it should.
    margin: Duration,
    left: ByColor<Duration>,
}

impl Timing {
    pub(super) fn new(controls: ByColor<Control>, margin: Duration) -> Self {
        let base = |control| match control {
            Control::Clock { base, .. } => base,
            _ => Duration::ZERO,
        };
        Self {
            controls,
            margin,
            left: ByColor(controls.0.map(base)),
        }
    }

    /// What this side is told.
    pub(super) fn go(&self, color: Color) -> Go {
        match self.controls[color] {
            Control::None => Go::default(),
            Control::Movetime(time) => Go::movetime(time),
            Control::Clock { increment, .. } => Go::clocks(Clocks {
                time: self.left,
                increment: ByColor([increment; 2]),
            }),
        }
    }

    /// After so long this side has lost on time.
    pub(super) fn patience(&self, color: Color) -> Option<Duration> {
        match self.controls[color] {
            Control::None => None,
            Control::Movetime(time) => Some(time + self.margin),
            Control::Clock { .. } => Some(self.left[color] + self.margin),
        }
    }

    /// A move took so long. Whether it came in time.
    pub(super) fn spend(&mut self, color: Color, time: Duration) -> bool {
        let is_in_time = self.patience(color).is_none_or(|patience| time <= patience);
        if let Control::Clock { increment, .. } = self.controls[color] {
            self.left[color] = self.left[color].saturating_sub(time) + increment;
        }
        is_in_time
    }
}

/// Reads `10s+0.1s`, or `10s` without an increment.
pub(super) fn parse_clock(text: &str) -> anyhow::Result<Control> {
    let (base, increment) = text.split_once('+').unwrap_or((text, "0s"));
    Ok(Control::Clock {
        base: parse_time(base)?,
        increment: parse_time(increment)?,
    })
}

/// Reads `100ms`, `0.1s` or `2m`.
pub(crate) fn parse_time(text: &str) -> anyhow::Result<Duration> {
    let units = [("ms", 0.001), ("s", 1.0), ("m", 60.0)];
    let number = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit = units
        .iter()
        .find(|(name, _)| *name == &text[number.len()..]);
    let seconds = unit.and_then(|(_, size)| {
        let is_plain = number.chars().all(|c| c.is_ascii_digit() || c == '.');
        let number: f64 = number.parse().ok().filter(|_| is_plain)?;
        Some(number * size)
    });
    seconds
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .filter(|time| *time <= Duration::from_hours(24))
        .context("expected a time such as 100ms, 0.1s or 2m")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_may_have_fractions() {
        let clock = |base, increment| Control::Clock {
            base: Duration::from_millis(base),
            increment: Duration::from_millis(increment),
        };
        assert_eq!(parse_clock("10s+0.1s").unwrap(), clock(10_000, 100));
        assert_eq!(parse_clock("2m").unwrap(), clock(120_000, 0));
        for text in ["", "10", "s", "-1s", "1e3s", "1s+", "infs", "9999999m"] {
            assert!(parse_clock(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_flag_falls_after_the_margin() {
        let control = parse_clock("1s+0.5s").unwrap();
        let mut timing = Timing::new(ByColor([control; 2]), Duration::from_millis(100));
        assert!(timing.spend(Color::White, Duration::from_millis(900)));
        assert_eq!(timing.left[Color::White], Duration::from_millis(600));
        assert!(!timing.spend(Color::White, Duration::from_millis(701)));
        assert_eq!(timing.left[Color::Black], Duration::from_secs(1));
    }
}
