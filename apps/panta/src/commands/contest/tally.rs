//! What the games so far say about the players.
//!
//! Both games of a pair begin alike, so they are not independent and the pair is what counts: its
//! result is one of five, from both lost to both won.

/// Results of pairs and games, as the first player sees them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Tally {
    pub(super) wins: u64,
    pub(super) draws: u64,
    pub(super) losses: u64,
    /// Pairs by the points of the first player, in halves: 0, ½, 1, 1½, 2.
    pub(super) pairs: [u64; 5],
}

/// A difference in strength, with the interval that holds it nineteen times in twenty.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Elo {
    pub(super) value: f64,
    pub(super) low: f64,
    pub(super) high: f64,
}

/// Half the width of a 95 % interval, in standard deviations.
const DEVIATIONS: f64 = 1.959_964;

impl Tally {
    /// Counts a game that was worth so many halves.
    pub(super) fn add_game(&mut self, halves: usize) {
        match halves {
            0 => self.losses += 1,
            1 => self.draws += 1,
            _ => self.wins += 1,
        }
    }

    /// Counts a pair that was worth so many halves.
    pub(super) fn add_pair(&mut self, halves: usize) {
        self.pairs[halves] += 1;
    }

    pub(super) fn n_games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The points of the first player.
    pub(super) fn points(&self) -> f64 {
        self.wins as f64 + self.draws as f64 / 2.0
    }

    pub(super) fn n_pairs(&self) -> u64 {
        self.pairs.iter().sum()
    }

    /// The mean score of a game, from 0 to 1, over whole pairs.
    pub(super) fn mean(&self) -> f64 {
        let halves: u64 = (0..).zip(self.pairs).map(|(halves, n)| halves * n).sum();
        halves as f64 / (4 * self.n_pairs()) as f64
    }

    /// The variance of the mean score of a pair. One made-up pair that may have ended in any of the
    /// five ways is counted in, so that a few equal results do not look like certainty.
    pub(super) fn variance(&self) -> f64 {
        let mean = self.mean();
        let weights = self.pairs.map(|n| n as f64 + 0.2);
        let deviations = (0..).zip(weights).map(|(halves, weight)| {
            let deviation = f64::from(halves) / 4.0 - mean;
            weight * deviation * deviation
        });
        deviations.sum::<f64>() / weights.iter().sum::<f64>()
    }

    /// The difference in strength, once there is a whole pair.
    pub(super) fn elo(&self) -> Option<Elo> {
        if self.n_pairs() == 0 {
            return None;
        }
        let mean = self.mean();
        let error = DEVIATIONS * (self.variance() / self.n_pairs() as f64).sqrt();
        Some(Elo {
            value: elo_of(mean),
            low: elo_of(mean - error),
            high: elo_of(mean + error),
        })
    }
}

/// The difference in strength at which this is the expected score.
fn elo_of(score: f64) -> f64 {
    let score = score.clamp(0.0, 1.0);
    // Nothing is added so that an even score is not "-0".
    -400.0 * (1.0 / score - 1.0).log10() + 0.0
}

/// The expected score at a difference in strength.
pub(super) fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
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
    fn scores_and_elo_are_two_sides_of_one_thing() {
        assert!((score_of(0.0) - 0.5).abs() < 1e-12);
        assert!((elo_of(score_of(123.0)) - 123.0).abs() < 1e-9);
        // Ten to one is 400 points, by definition.
        assert!((elo_of(10.0 / 11.0) - 400.0).abs() < 1e-9);
    }

    #[test]
    fn a_known_match_has_its_known_elo() {
        // By hand: mean 0.53, deviation of a pair 0.2405, so 0.53 ± 0.0105 for 2000 of them.
        let elo = tally([100, 360, 900, 480, 160]).elo().unwrap();
        for (found, expected) in [(elo.value, 20.87), (elo.low, 13.53), (elo.high, 28.24)] {
            assert!((found - expected).abs() < 0.05, "{elo:?}");
        }
    }

    #[test]
    fn equal_results_are_not_certainty() {
        let elo = tally([0, 0, 5, 0, 0]).elo().unwrap();
        assert!(elo.value.abs() < 1e-9);
        assert!(elo.high > 50.0 && elo.low < -50.0, "{elo:?}");
        let elo = tally([0, 0, 0, 0, 5]).elo().unwrap();
        assert!(elo.value.is_infinite() && elo.low.is_finite(), "{elo:?}");
        assert_eq!(tally([0; 5]).elo(), None);
    }

    #[test]
    fn pairs_that_always_split_say_more_than_games_that_do() {
        // The same games; only when they are paired the colors explain every loss.
        let split = tally([0, 0, 100, 0, 0]).elo().unwrap();
        let mixed = tally([50, 0, 0, 0, 50]).elo().unwrap();
        assert!(split.high < mixed.high / 5.0);
    }
}
