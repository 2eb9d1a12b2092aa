//! The work on one question.

use std::time::Duration;

use catalog::{AnalysisView, AnyEngine};
use engine::{Clock, Limits, Listener, Stopwatch};
use solving::{Analysis, Control, Progress};

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
        let question = &self.job.question;
        let mut listening = Listening {
            analysts: &self.analysts,
            job: &self.job,
            stopwatch: Clock::of_machine().start(),
            next_report: Duration::ZERO,
        };
        let limits = Limits::time(self.analysts.time(&self.job));
        let situation = (&question.position).into();
        let analysis = engine.search(situation, limits, question.n_lines, &mut listening);
        self.job.answer(Report::Done(listening.view(&analysis)));
    }

    fn failed(&mut self) {
        tracing::error!(position = %self.job.question.position, "an analysis failed");
    }
}

/// Hands on what a search says, and ends it when nobody waits for it or somebody else has waited
/// long enough.
struct Listening<'a> {
    analysts: &'a Analysts,
    job: &'a Job,
    stopwatch: Stopwatch,
    /// When the next report may be made.
    next_report: Duration,
}

impl Listening<'_> {
    /// The analysis as programs read it. One thread's time is that of one core.
    fn view(&self, analysis: &Analysis<String>) -> Box<AnalysisView> {
        let seconds = self.stopwatch.elapsed().as_secs_f64();
        Box::new(AnalysisView::new(
            &self.job.question.position,
            analysis,
            seconds,
        ))
    }
}

impl Listener<String> for Listening<'_> {
    fn progress(&mut self, progress: Progress) -> Control {
        if !self.job.is_wanted() {
            return Control::Stop;
        }
        let now = self.stopwatch.elapsed();
        if now >= self.next_report {
            self.next_report = now + PAUSE;
            let Progress { nodes, share, .. } = progress;
            self.job
                .tell(|| Report::Progress(super::Progress { nodes, share }));
            if now >= self.analysts.time(self.job) {
                return Control::Stop;
            }
        }
        self.analysts.0.stop.control()
    }

    fn improved(&mut self, analysis: &Analysis<String>) {
        self.job.tell(|| Report::Improved(self.view(analysis)));
    }
}
