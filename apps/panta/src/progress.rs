//! A progress bar on a terminal, once work has taken a while, and lines that change in place.

use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use crate::words::{self, Words};

/// Work that takes longer shows how far it is.
const PATIENCE: Duration = Duration::from_secs(1);
/// The bar is not drawn more often than this.
const PAUSE: Duration = Duration::from_millis(100);
/// The steps of a whole bar.
const STEPS: u64 = 1000;

/// The bar, which is not there for short work, nor where nobody would see it.
pub(crate) struct Bar {
    started: Instant,
    next: Option<Instant>,
    shown: Option<(ProgressBar, Words)>,
    /// Whether what is shown tells the share that is done.
    has_share: Option<bool>,
}

impl Bar {
    pub(crate) fn new() -> Self {
        let next = io::stderr()
            .is_terminal()
            .then(|| Instant::now() + PATIENCE);
        Self {
            started: Instant::now(),
            next,
            shown: None,
            has_share: None,
        }
    }

    /// Shows the share done, where it is known, and a few words that are made only when needed.
    pub(crate) fn show(&mut self, share: Option<f64>, told: impl FnOnce(&Words) -> String) {
        let now = Instant::now();
        if self.next.is_none_or(|next| now < next) {
            return;
        }
        self.next = Some(now + PAUSE);
        let (bar, words) = self
            .shown
            .get_or_insert_with(|| (ProgressBar::new(STEPS), words::spoken()));
        // Work may come to know only later how much there is.
        if self.has_share != Some(share.is_some()) {
            self.has_share = Some(share.is_some());
            bar.set_style(style(share.is_some()));
        }
        bar.set_message(words.progress(told(words), self.started.elapsed(), share));
        bar.set_position((share.unwrap_or_default() * STEPS as f64) as u64);
    }

    /// Takes the bar away.
    pub(crate) fn clear(&self) {
        if let Some((bar, _)) = &self.shown {
            bar.finish_and_clear();
        }
    }
}

/// Lines that change in place, where somebody sees them.
pub(crate) struct LiveText {
    next: Instant,
    shown: Option<ProgressBar>,
}

impl LiveText {
    pub(crate) fn new() -> Self {
        let style = ProgressStyle::with_template("{msg}").expect("the template is well formed");
        let shown = io::stderr().is_terminal();
        Self {
            next: Instant::now(),
            shown: shown.then(|| ProgressBar::new_spinner().with_style(style)),
        }
    }

    /// Shows lines that are made only when needed.
    pub(crate) fn show(&mut self, text: impl FnOnce() -> String) {
        let now = Instant::now();
        if let Some(bar) = self.shown.as_ref().filter(|_| now >= self.next) {
            self.next = now + PAUSE;
            bar.set_message(text().trim_end().to_owned());
            bar.tick();
        }
    }

    /// Takes the lines away.
    pub(crate) fn clear(&self) {
        if let Some(bar) = &self.shown {
            bar.finish_and_clear();
        }
    }
}

fn style(has_share: bool) -> ProgressStyle {
    let template = if has_share {
        "{bar:30} {msg}"
    } else {
        "{spinner} {msg}"
    };
    ProgressStyle::with_template(template).expect("the template is well formed")
}
