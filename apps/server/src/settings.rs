//! The limits by name, as they are printed and set.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use thiserror::Error;

use crate::limits::Limits;

/// A limit that cannot be set so.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum LimitError {
    /// There is none of this name.
    #[error("expected NAME=NUMBER with one of the names {0}")]
    Name(String),
    /// The number is none, or none of its kind.
    #[error("expected a number after {0}=, found {1:?}")]
    Number(&'static str, String),
}

/// What a limit is a number of.
enum Number<'a> {
    /// Things.
    Count(&'a mut usize),
    /// Things a second, or at once.
    Rate(&'a mut f64),
    /// Seconds.
    Time(&'a mut Duration),
}

impl Limits {
    /// Sets one of them: `sockets-each=50`.
    pub fn set(&mut self, text: &str) -> Result<(), LimitError> {
        let (name, value) = text.split_once('=').unwrap_or((text, ""));
        let mut all = self.by_name();
        let Some((name, number)) = all.iter_mut().find(|(known, _)| *known == name) else {
            let names: Vec<_> = all.iter().map(|(name, _)| *name).collect();
            return Err(LimitError::Name(names.join(", ")));
        };
        let is_set = number.set(value);
        is_set.ok_or_else(|| LimitError::Number(name, value.to_owned()))
    }

    /// All that can be set. `each` is for one client, which is one address.
    fn by_name(&mut self) -> [(&'static str, Number<'_>); 20] {
        use Number::{Count, Rate, Time};
        [
            ("requests-each", Rate(&mut self.requests.per_second)),
            ("requests-at-once-each", Rate(&mut self.requests.burst)),
            ("costly-each", Rate(&mut self.costly.per_second)),
            ("costly-at-once-each", Rate(&mut self.costly.burst)),
            ("games-each", Rate(&mut self.games.per_second)),
            ("games-at-once-each", Rate(&mut self.games.burst)),
            ("connections-each", Count(&mut self.connections_per_client)),
            ("connections", Count(&mut self.connections)),
            ("sockets-each", Count(&mut self.live_per_client)),
            ("sockets", Count(&mut self.live)),
            ("thinking-each", Count(&mut self.engine_queue_per_client)),
            ("thinking", Count(&mut self.engine_queue)),
            ("analyses-each", Count(&mut self.analyses_per_client)),
            ("analyses", Count(&mut self.analyses)),
            ("analysis-seconds", Time(&mut self.analysis_time)),
            ("body", Count(&mut self.body)),
            ("header-seconds", Time(&mut self.header_time)),
            ("write-seconds", Time(&mut self.write_time)),
            ("answer-seconds", Time(&mut self.answer_time)),
            ("away-seconds", Time(&mut self.away_time)),
        ]
    }
}

impl Number<'_> {
    fn set(&mut self, text: &str) -> Option<()> {
        match self {
            Self::Count(count) => **count = text.parse().ok()?,
            Self::Rate(rate) => **rate = positive(text)?,
            Self::Time(time) => **time = Duration::try_from_secs_f64(positive(text)?).ok()?,
        }
        Some(())
    }
}

fn positive(text: &str) -> Option<f64> {
    f64::from_str(text).ok().filter(|number| *number > 0.0)
}

impl fmt::Display for Number<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count(count) if **count == usize::MAX => f.write_str("any"),
            Self::Rate(rate) if rate.is_infinite() => f.write_str("any"),
            Self::Count(count) => write!(f, "{count}"),
            Self::Rate(rate) => write!(f, "{rate}"),
            Self::Time(time) => write!(f, "{}", time.as_secs_f64()),
        }
    }
}

impl fmt::Display for Limits {
    /// All of them, as they are set.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut all = self.clone();
        for (index, (name, number)) in all.by_name().into_iter().enumerate() {
            let space = if index > 0 { " " } else { "" };
            write!(f, "{space}{name}={number}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_printed_can_be_set() {
        let limits = Limits::default();
        let mut same = limits.clone().without_clients();
        for setting in limits.to_string().split(' ') {
            same.set(setting).unwrap();
        }
        assert_eq!(same, limits);
    }

    #[test]
    fn what_cannot_be_set_is_told() {
        let mut limits = Limits::default();
        let problem = |error: LimitError| error.to_string();
        assert!(problem(limits.set("doors=3").unwrap_err()).contains("sockets-each"));
        for text in [
            "sockets",
            "sockets=",
            "sockets=-1",
            "games-each=0",
            "write-seconds=nan",
        ] {
            assert!(
                problem(limits.set(text).unwrap_err()).contains("expected a number"),
                "{text}"
            );
        }
        assert_eq!(limits, Limits::default());
    }
}
