//! What is said of work that takes long: campaigns of proofs, and searches that go on.

use std::time::Duration;

use catalog::CampaignState;

use crate::{Words, decimal, share};

/// So many of the open positions are named.
const N_NAMED: usize = 3;
/// The decimals of a share that grows for days.
const DIGITS: usize = 3;

impl Words {
    /// How far a campaign is.
    pub fn campaign(&self, state: &CampaignState) -> String {
        match state.verdict {
            Some(true) => self.of_color("campaign-won", state.winner),
            Some(false) => self.of_color("campaign-lost", state.winner),
            None => {
                let named = state.open.iter().take(N_NAMED).cloned();
                let arguments = [
                    ("color", state.winner.name().into()),
                    ("percent", share(state.share, DIGITS)),
                    ("count", state.open.len().into()),
                    ("positions", self.list(named).into()),
                ];
                self.format("campaign-open", &arguments)
            }
        }
    }

    /// The same, and how long the rest takes if it goes on like this.
    pub fn campaign_with_pace(&self, state: &CampaignState, hours: f64) -> String {
        let arguments = [
            ("state", self.campaign(state).into()),
            ("hours", decimal(hours, 1)),
        ];
        self.format("campaign-pace", &arguments)
    }

    /// What a search has done so far; the memory is in bytes.
    pub fn searched(&self, nodes: u64, memory: u64) -> String {
        let arguments = [
            ("nodes", nodes.into()),
            ("mebibytes", (memory >> 20).into()),
        ];
        self.format("progress-search", &arguments)
    }

    /// How long it has taken to come so far, and how long the rest takes where the share that is done is
    /// known.
    pub fn progress(&self, text: String, elapsed: Duration, done: Option<f64>) -> String {
        let mut arguments = vec![("text", text.into()), ("elapsed", clock(elapsed).into())];
        let Some(done) = done.filter(|done| *done > 0.0) else {
            return self.format("progress-time", &arguments);
        };
        let left = Duration::try_from_secs_f64(elapsed.as_secs_f64() * (1.0 - done) / done);
        arguments.push(("percent", share(done, 0)));
        arguments.push(("left", clock(left.unwrap_or(Duration::MAX)).into()));
        self.format("progress-share", &arguments)
    }
}

/// A time as clocks show it.
fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    format!("{hours}:{minutes:02}:{:02}", seconds % 60)
}

#[cfg(test)]
mod tests {
    use boardgame::Color;

    use super::*;
    use crate::Language;

    fn state(verdict: Option<bool>) -> CampaignState {
        CampaignState {
            winner: Color::Black,
            verdict,
            share: 0.123_456,
            open: ["a", "b", "c", "d"].map(str::to_owned).into(),
        }
    }

    #[test]
    fn campaigns_are_told_in_the_language_of_the_reader() {
        let told = |language| Words::of(language).campaign_with_pace(&state(None), 2.25);
        assert_eq!(
            told(Language::English),
            "Proven that Black wins: 12.346%; positions that are open: 4, such as a, b, c; hours to go: about 2.2"
        );
        assert!(told(Language::German).contains("12,346\u{a0}%"));
        let won = |language| Words::of(language).campaign(&state(Some(true)));
        assert_eq!(won(Language::English), "Black wins: every claim stands");
        for language in Language::ALL.into_iter().skip(1) {
            assert_ne!(won(language), won(Language::English), "{language:?}");
        }
    }

    #[test]
    fn progress_tells_the_rest_where_it_is_known() {
        let told = |done| Words::new().progress("x".to_owned(), Duration::from_mins(1), done);
        assert_eq!(told(None), "0:01:00: x");
        assert_eq!(told(Some(0.0)), "0:01:00: x");
        assert_eq!(told(Some(0.25)), "25% in 0:01:00, 0:03:00 to go: x");
        assert!(told(Some(1e-300)).ends_with("to go: x"));
    }
}
