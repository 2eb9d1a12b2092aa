//! How fast a campaign goes.

use std::time::{Duration, Instant};

use catalog::Proving;

use crate::output;
use crate::words::{self, Words};

/// How often it is said how far it is, where nobody sees a bar.
const REPORT: Duration = Duration::from_mins(1);

/// How fast it goes.
pub(super) struct Pace {
    words: Words,
    began: Instant,
    share_before: f64,
    next: Instant,
}

impl Pace {
    pub(super) fn new(share: f64) -> Self {
        Self {
            words: words::spoken(),
            began: Instant::now(),
            share_before: share,
            next: Instant::now() + REPORT,
        }
    }

    /// Says now and then how far it is.
    pub(super) fn report(&mut self, campaign: &dyn Proving) -> anyhow::Result<()> {
        if Instant::now() < self.next {
            return Ok(());
        }
        self.next = Instant::now() + REPORT;
        let state = campaign.state();
        let told = match self.hours_left(state.share) {
            Some(hours) => self.words.campaign_with_pace(&state, hours),
            None => self.words.campaign(&state),
        };
        output::print(&(told + "\n"))
    }

    /// How long the rest takes, if it goes on as it did since the beginning.
    fn hours_left(&self, share: f64) -> Option<f64> {
        let gained = share - self.share_before;
        let hours = self.began.elapsed().as_secs_f64() / 3600.0;
        (gained > 0.0).then(|| hours * (1.0 - share) / gained)
    }
}
