//! The work on one question.

use std::time::Duration;

use catalog::{AnalysisView, AnyEngine};
use engine::{Clock, Limits, Listener, Stopwatch};
use solving::{Analysis, Control, Progress, Refusal, Watch};

use super::{Analysts, Job, Kind, PAUSE, Report, Wanted};
use crate::error::Error;

/// A question whose turn has come. Dropped without an answer, as when the server stops, it closes its
/// channel of reports.
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
            is_cut: false,
        };
        let time = self.analysts.time(&self.job);
        listening.is_cut = time < question.time;
        let answer = match question.wanted {
            Wanted::Opinion { n_lines } => {
                let (situation, limits) = ((&question.position).into(), Limits::time(time));
                Ok(engine.search(situation, limits, n_lines, &mut listening))
            }
            Wanted::Proof => {
                // What was remembered makes room.
                engine.clear();
                listening.prove()
            }
        };
        match answer {
            Ok(analysis) => {
                let report = listening.report(Kind::Done, &analysis);
                self.job.answer(&report.text, !listening.is_cut);
            }
            Err(refusal) => {
                let report = Report::failed(&Error::NoMemory(refusal));
                self.job.readers.answer(&report);
            }
        }
    }

    fn failed(&mut self) {
        tracing::error!(position = %self.job.question.position, "an analysis failed");
        let report = Report::failed(&Error::Panicked);
        self.job.readers.answer(&report);
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
    /// Whether it got less time than was asked for.
    is_cut: bool,
}

impl Listening<'_> {
    /// The value of every move, unless it takes too long; what the solver takes is given back.
    fn prove(&mut self) -> Result<Analysis<String>, Refusal> {
        let proving = self.analysts.0.proving;
        let mut solver = self.job.question.position.solving(proving)?;
        let question = solving::Question::default();
        solver.solve(
            question,
            &mut Watch::new(&mut |progress| self.progress(progress)),
        )
    }

    /// The analysis as programs read it. One thread's time is that of one core.
    fn report(&self, kind: Kind, analysis: &Analysis<String>) -> Report {
        let seconds = self.stopwatch.elapsed().as_secs_f64();
        let view = AnalysisView::new(&self.job.question.position, analysis, seconds);
        Report::new(kind, &view)
    }
}

impl Listener<String> for Listening<'_> {
    fn progress(&mut self, progress: Progress) -> Control {
        if !self.job.is_wanted() {
            self.is_cut = true;
            return Control::Stop;
        }
        let now = self.stopwatch.elapsed();
        if now >= self.next_report {
            self.next_report = now + PAUSE;
            let Progress { nodes, share, .. } = progress;
            let view = super::Progress { nodes, share };
            self.job.readers.tell(|| Report::new(Kind::Progress, &view));
            let time = self.analysts.time(self.job);
            if now >= time {
                self.is_cut |= time < self.job.question.time;
                return Control::Stop;
            }
        }
        let control = self.analysts.0.desk.stop().control();
        self.is_cut |= control == Control::Stop;
        control
    }

    fn improved(&mut self, analysis: &Analysis<String>) {
        self.job
            .readers
            .tell(|| self.report(Kind::Improved, analysis));
    }
}
