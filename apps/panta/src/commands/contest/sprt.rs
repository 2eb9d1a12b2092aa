//! The sequential test: a match that ends as soon as its question is answered.

use std::str::FromStr;

use anyhow::{Context, bail, ensure};

use super::tally::{Tally, score_of};

/// Two assumptions about how much stronger the first player is, and how sure one wants to be.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Sprt {
    pub(super) elo0: f64,
    pub(super) elo1: f64,
    /// How often the second is believed though the first is true.
    pub(super) alpha: f64,
    /// How often the first is believed though the second is true.
    pub(super) beta: f64,
}

/// What a test has come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Decision {
    /// `elo0` is the better assumption.
    First,
    /// `elo1` is.
    Second,
    /// It cannot be told yet.
    Open,
}

impl Sprt {
    /// The log of how much better the second assumption explains the pairs than the first (the
    /// generalized test with a normal approximation, as testing frameworks of chess engines use).
    pub(super) fn ratio(&self, tally: &Tally) -> f64 {
        if tally.n_pairs() == 0 {
            return 0.0;
        }
        let (first, second) = (score_of(self.elo0), score_of(self.elo1));
        let pull = 2.0 * tally.mean() - first - second;
        tally.n_pairs() as f64 * (second - first) * pull / (2.0 * tally.variance())
    }

    /// Where the ratio decides for the first and for the second.
    pub(super) fn bounds(&self) -> [f64; 2] {
        [
            (self.beta / (1.0 - self.alpha)).ln(),
            ((1.0 - self.beta) / self.alpha).ln(),
        ]
    }

    pub(super) fn decision(&self, tally: &Tally) -> Decision {
        let ratio = self.ratio(tally);
        match self.bounds() {
            [low, _] if ratio <= low => Decision::First,
            [_, high] if ratio >= high => Decision::Second,
            _ => Decision::Open,
        }
    }
}

impl Decision {
    /// The word of the interfaces.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::First => "elo0",
            Self::Second => "elo1",
            Self::Open => "open",
        }
    }
}

impl FromStr for Sprt {
    type Err = anyhow::Error;

    /// Reads `elo0=0,elo1=10`, and perhaps `alpha` and `beta`.
    fn from_str(text: &str) -> anyhow::Result<Self> {
        let (mut elo0, mut elo1) = (None, None);
        let (mut alpha, mut beta) = (0.05, 0.05);
        for part in text.split(',') {
            let (name, value) = part.split_once('=').context("expected elo0=0,elo1=10")?;
            let value: f64 = value
                .parse()
                .ok()
                .filter(|value: &f64| value.is_finite())
                .with_context(|| format!("expected a number behind {name}="))?;
            match name.trim() {
                "elo0" => elo0 = Some(value),
                "elo1" => elo1 = Some(value),
                "alpha" => alpha = value,
                "beta" => beta = value,
                _ => bail!("expected elo0, elo1, alpha or beta"),
            }
        }
        let elo0 = elo0.context("expected elo0=")?;
        let elo1 = elo1.context("expected elo1=")?;
        ensure!(elo0 < elo1, "expected elo0 below elo1");
        let is_share = |share: f64| 0.0 < share && share < 0.5;
        ensure!(
            is_share(alpha) && is_share(beta),
            "expected alpha and beta between 0 and 0.5"
        );
        Ok(Self {
            elo0,
            elo1,
            alpha,
            beta,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(pairs: [u64; 5]) -> Tally {
        Tally {
            pairs,
            ..Tally::default()
        }
    }

    #[test]
    fn the_bounds_are_walds() {
        let sprt: Sprt = "elo0=0,elo1=10".parse().unwrap();
        let [low, high] = sprt.bounds();
        assert!((high - 2.944).abs() < 1e-3 && (low + 2.944).abs() < 1e-3);
    }

    #[test]
    fn a_clear_match_is_decided_and_an_even_one_is_not() {
        let sprt: Sprt = "elo0=0,elo1=50".parse().unwrap();
        assert_eq!(sprt.decision(&tally([0; 5])), Decision::Open);
        assert_eq!(sprt.decision(&tally([1, 2, 3, 2, 1])), Decision::Open);
        assert_eq!(sprt.decision(&tally([0, 5, 20, 40, 35])), Decision::Second);
        assert_eq!(sprt.decision(&tally([35, 40, 20, 5, 0])), Decision::First);
    }

    #[test]
    fn wrong_tests_are_refused() {
        for text in [
            "",
            "elo0=0",
            "elo0=5,elo1=5",
            "elo0=0,elo1=x",
            "elo0=0,elo1=5,alpha=0.7",
            "elo0=0,elo1=inf",
            "elo0=0,elo1=5,gamma=1",
        ] {
            assert!(text.parse::<Sprt>().is_err(), "{text}");
        }
    }
}
