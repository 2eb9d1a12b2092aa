//! The work on one request.

use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

use engine::{Clock, Job, Listener, Stopwatch};
use solving::{Analysis, Control, Progress, Value};

use super::answer::{Answer, Code};
use super::fields::problem;
use super::queue::{Queue, Task};
use super::request::Analyze;
use super::session::say;
use crate::protocol::output::Output;
use crate::{AnalysisView, AnyEngine, AnyPosition, Situation};

/// Reports of one request are at least this far apart.
const REPORT_PAUSE: Duration = Duration::from_millis(100);

/// A request whose turn has come.
pub(super) struct Work<W> {
    pub(super) task: Task,
    pub(super) queue: Arc<Queue>,
    pub(super) output: Output<W>,
}

impl<W: Write> Work<W> {
    fn answer(&self, answer: &Answer) {
        self.queue.done(&self.task.id);
        // Whoever no longer listens is noticed by the session when it answers next.
        let _ = say(&self.output, answer);
    }
}

impl<W: Write + Send> Job<AnyEngine> for Work<W> {
    fn run(&mut self, engine: &mut AnyEngine) {
        // The answer depends on its request alone.
        engine.clear();
        self.answer(&analyze(engine, &self.task, &self.output));
    }

    fn failed(&mut self) {
        let message = "the search failed; this is a defect".to_owned();
        let id = Some(self.task.id.clone());
        self.answer(&Answer::Error(problem(id, (Code::Internal, None, message))));
    }
}

fn analyze<W: Write>(engine: &mut AnyEngine, task: &Task, output: &Output<W>) -> Answer {
    let position = task.analyze.record.position();
    let mut watching = Watching {
        task,
        output,
        position: &position,
        stopwatch: Clock::of_machine().start(),
        next_report: Duration::ZERO,
    };
    let situation = Situation {
        position: &position,
        history: task.analyze.record.keys(),
    };
    let is_repeated = task.analyze.record.is_over() && position.outcome().is_none();
    let analysis = if is_repeated {
        Analysis::ended(Value::Draw)
    } else {
        let Analyze {
            limits, n_lines, ..
        } = *task.analyze;
        engine.search(situation, limits, n_lines, &mut watching)
    };
    Answer::Final {
        id: task.id.clone(),
        terminated: task.stop.is_given(),
        analysis: Some(watching.view(&analysis)),
    }
}

/// Listens to a search.
struct Watching<'a, W> {
    task: &'a Task,
    output: &'a Output<W>,
    position: &'a AnyPosition,
    stopwatch: Stopwatch,
    /// When the next report may be made.
    next_report: Duration,
}

impl<W> Watching<'_, W> {
    /// The analysis as programs read it. A worker is one thread, so its time is that of one core.
    fn view(&self, analysis: &Analysis<String>) -> AnalysisView {
        let seconds = self.stopwatch.elapsed().as_secs_f64();
        AnalysisView::new(self.position, analysis, seconds)
    }
}

impl<W: Write> Listener<String> for Watching<'_, W> {
    fn progress(&mut self, _progress: Progress) -> Control {
        self.task.stop.control()
    }

    fn improved(&mut self, analysis: &Analysis<String>) {
        let now = self.stopwatch.elapsed();
        if !self.task.analyze.reports || now < self.next_report {
            return;
        }
        self.next_report = now + REPORT_PAUSE;
        let report = Answer::Report {
            id: self.task.id.clone(),
            analysis: self.view(analysis),
        };
        // Whoever no longer listens is noticed by the session when it answers next.
        let _ = say(self.output, &report);
    }
}
