//! A thread that analyzes, one question after another.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use catalog::{AnalysisView, AnyEngine, AnyPosition};
use engine::{Limits, Listener};
use solving::{Analysis, Control, Progress, Resources};
use tokio::sync::mpsc;

use super::{Analysts, Job, Report};

/// Reports of one question are at least this far apart.
const PAUSE: Duration = Duration::from_millis(100);
/// How much lower than others the priority of the thread is.
const NICE: i32 = 10;

pub(super) struct Worker {
    analysts: Analysts,
    resources: Resources,
    /// Made when it is first needed, since its memory is not small.
    engine: Option<AnyEngine>,
}

impl Worker {
    pub(super) fn new(analysts: Analysts, resources: Resources) -> Self {
        Self {
            analysts,
            resources,
            engine: None,
        }
    }

    pub(super) fn run(mut self) {
        yield_to_games();
        while let Some(job) = self.analysts.next() {
            // A search that panics costs its own answer, not the thread.
            if catch_unwind(AssertUnwindSafe(|| self.answer(&job))).is_err() {
                tracing::error!(position = %job.question.position, "an analysis failed");
                self.engine = None;
            }
        }
    }

    fn answer(&mut self, job: &Job) {
        let began = Instant::now();
        let time = self.analysts.time(job.question.time);
        let mut listening = Listening {
            analysts: &self.analysts,
            position: &job.question.position,
            reports: &job.reports,
            began,
            until: began + time,
            next_report: began,
        };
        let limits = Limits::in_time(time);
        let resources = self.resources;
        let engine = self.engine.get_or_insert_with(|| AnyEngine::new(resources));
        let situation = (&job.question.position).into();
        let analysis = engine.search(situation, limits, job.question.n_lines, &mut listening);
        let view = listening.view(&analysis);
        // Whoever asked may have gone away.
        let _ = job.reports.blocking_send(Report::Done(view));
    }
}

/// Games that wait for an answer come first: analysis gets what is left of the machine.
#[cfg(target_os = "linux")]
fn yield_to_games() {
    if let Err(error) = rustix::process::nice(NICE) {
        tracing::warn!(%error, "analysis runs with the priority of games");
    }
}

#[cfg(not(target_os = "linux"))]
fn yield_to_games() {}

/// Hands on what a search says, and ends it in time.
struct Listening<'a> {
    analysts: &'a Analysts,
    position: &'a AnyPosition,
    reports: &'a mpsc::Sender<Report>,
    began: Instant,
    until: Instant,
    next_report: Instant,
}

impl Listening<'_> {
    /// The analysis as programs read it. One thread's time is that of one core.
    fn view(&self, analysis: &Analysis<String>) -> Box<AnalysisView> {
        let seconds = self.began.elapsed().as_secs_f64();
        Box::new(AnalysisView::new(self.position, analysis, seconds))
    }
}

impl Listener<String> for Listening<'_> {
    fn progress(&mut self, progress: Progress) -> Control {
        let now = Instant::now();
        if now >= self.until || self.reports.is_closed() || self.analysts.is_closed() {
            return Control::Stop;
        }
        if now >= self.next_report {
            self.next_report = now + PAUSE;
            let Progress { nodes, share, .. } = progress;
            // A reader that is behind misses only how far it is.
            let _ = self
                .reports
                .try_send(Report::Progress(super::Progress { nodes, share }));
        }
        Control::Continue
    }

    fn improved(&mut self, analysis: &Analysis<String>) {
        // A reader that is behind gets the next one.
        let _ = self.reports.try_send(Report::Improved(self.view(analysis)));
    }
}
