//! The work on one question.

use std::time::Duration;

use catalog::{AnalysisView, AnyEngine, AnyPosition};
use engine::{Clock, Limits, Listener, Stopwatch};
use solving::{Analysis, Control, Progress};
use tokio::sync::mpsc;

use super::{Analysts, Job, Report};

/// Reports of one question are at least this far apart.
const PAUSE: Duration = Duration::from_millis(100);

/// A question whose turn has come. Dropped without an answer, it closes its channel of reports, so
/// that whoever asked hears that none will come.
pub(super) struct Task {
    pub(super) job: Job,
    pub(super) analysts: Analysts,
}

impl engine::Job<AnyEngine> for Task {
    fn is_wanted(&self) -> bool {
        self.job.is_wanted()
    }

    fn run(&mut self, engine: &mut AnyEngine) {
        let Job { question, reports } = &self.job;
        let mut listening = Listening {
            analysts: &self.analysts,
            position: &question.position,
            reports,
            stopwatch: Clock::of_machine().start(),
            next_report: Duration::ZERO,
        };
        let limits = Limits::time(self.analysts.time(question.time));
        let situation = (&question.position).into();
        let analysis = engine.search(situation, limits, question.n_lines, &mut listening);
        let view = listening.view(&analysis);
        // Whoever asked may have gone away.
        let _ = reports.blocking_send(Report::Done(view));
    }

    fn failed(&mut self) {
        tracing::error!(position = %self.job.question.position, "an analysis failed");
    }
}

/// Hands on what a search says, and ends it when nobody waits for it.
struct Listening<'a> {
    analysts: &'a Analysts,
    position: &'a AnyPosition,
    reports: &'a mpsc::Sender<Report>,
    stopwatch: Stopwatch,
    /// When the next report may be made.
    next_report: Duration,
}

impl Listening<'_> {
    /// The analysis as programs read it. One thread's time is that of one core.
    fn view(&self, analysis: &Analysis<String>) -> Box<AnalysisView> {
        let seconds = self.stopwatch.elapsed().as_secs_f64();
        Box::new(AnalysisView::new(self.position, analysis, seconds))
    }
}

impl Listener<String> for Listening<'_> {
    fn progress(&mut self, progress: Progress) -> Control {
        if self.reports.is_closed() {
            return Control::Stop;
        }
        let now = self.stopwatch.elapsed();
        if now >= self.next_report {
            self.next_report = now + PAUSE;
            let Progress { nodes, share, .. } = progress;
            // A reader that is behind misses only how far it is.
            let _ = self
                .reports
                .try_send(Report::Progress(super::Progress { nodes, share }));
        }
        self.analysts.0.stop.control()
    }

    fn improved(&mut self, analysis: &Analysis<String>) {
        // A reader that is behind gets the next one.
        let _ = self.reports.try_send(Report::Improved(self.view(analysis)));
    }
}
