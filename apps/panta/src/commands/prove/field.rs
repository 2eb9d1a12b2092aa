//! A campaign while several try its positions: threads here, and machines elsewhere.

use std::io;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use anyhow::{Context, anyhow};
use catalog::{AnyPosition, AnyProver, CampaignState, Proving, confirmed};
use solving::campaign::{Answer, Certified, Effort, Try};

use super::file::ClaimsFile;
use super::pace::Pace;
use crate::limits::Watcher;

/// How often whoever waits for others looks whether it should stop.
const LOOK: Duration = Duration::from_millis(100);

/// What is tried, and what was found.
pub(super) struct Field {
    effort: Effort,
    state: Mutex<State>,
    /// Something has come of a try, or nothing.
    changed: Condvar,
}

struct State {
    campaign: Box<dyn Proving>,
    file: ClaimsFile,
    pace: Pace,
    /// Why nothing can be written down any more.
    trouble: Option<io::Error>,
}

impl Field {
    pub(super) fn new(campaign: Box<dyn Proving>, file: ClaimsFile, effort: Effort) -> Self {
        let pace = Pace::new(campaign.state().share);
        Self {
            effort,
            state: Mutex::new(State {
                campaign,
                file,
                pace,
                trouble: None,
            }),
            changed: Condvar::new(),
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // Whoever panicked left every line whole.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far it is.
    pub(super) fn state(&self) -> CampaignState {
        self.lock().campaign.state()
    }

    /// Takes what would help most, if there is anything that nobody tries yet.
    pub(super) fn take(&self) -> Option<Try<AnyPosition>> {
        self.lock().campaign.take(self.effort)
    }

    /// Nothing came of a try.
    pub(super) fn put_back(&self, asked: &Try<AnyPosition>) {
        self.lock().campaign.put_back(asked);
        self.changed.notify_all();
    }

    /// Writes down what came of a try.
    pub(super) fn settle(&self, asked: &Try<AnyPosition>, answer: Answer<Certified>) {
        let State {
            campaign,
            file,
            trouble,
            ..
        } = &mut *self.lock();
        if trouble.is_none()
            && let Err(error) = campaign.settle(asked, answer, &mut |line| file.add(line))
        {
            *trouble = Some(error);
        }
        self.changed.notify_all();
    }

    /// Takes try after try here, until it is decided or a limit is reached.
    pub(super) fn pursue(
        &self,
        prover: &mut AnyProver,
        watcher: &mut Watcher,
    ) -> anyhow::Result<()> {
        while !watcher.is_over() {
            self.report()?;
            let Some(asked) = self.take() else {
                if self.is_done() {
                    break;
                }
                self.wait();
                continue;
            };
            let answer = watcher.over(|watch| prover.attempt(&asked, watch))?;
            let Some(answer) = answer else {
                self.put_back(&asked);
                break;
            };
            let position = &asked.position;
            let answer = confirmed(answer, &asked);
            let answer = answer
                .ok_or_else(|| anyhow!("the certificate of {position} is wrong, a defect"))?;
            self.settle(&asked, answer);
        }
        self.report()
    }

    /// Tries nothing here, until it is decided or a limit is reached.
    pub(super) fn wait_for_all(&self, watcher: &mut Watcher) -> anyhow::Result<()> {
        while !watcher.is_over() && !self.is_done() {
            self.report()?;
            self.wait();
        }
        self.report()
    }

    /// Whether nobody tries anything and nothing is left to try. Others may take and settle something at any time, so
    /// that both are asked at once.
    fn is_done(&self) -> bool {
        let campaign = &mut self.lock().campaign;
        if campaign.n_tries() > 0 {
            return false;
        }
        let asked = campaign.take(self.effort);
        if let Some(asked) = &asked {
            campaign.put_back(asked);
        }
        asked.is_none()
    }

    /// Waits a moment for something to come of what others try.
    fn wait(&self) {
        let waited = self.changed.wait_timeout(self.lock(), LOOK);
        drop(waited);
    }

    /// Says now and then how far it is, or what stands in the way.
    fn report(&self) -> anyhow::Result<()> {
        let State {
            campaign,
            file,
            pace,
            trouble,
        } = &mut *self.lock();
        if let Some(error) = trouble.take() {
            return Err(error).with_context(|| file.path.display().to_string());
        }
        pace.report(campaign.as_ref())
    }
}
