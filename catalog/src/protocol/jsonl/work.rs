//! A worker: takes requests one by one and answers them.

use std::io::Write;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::time::Duration;

use engine::Listener;
use solving::{Analysis, Control, Distance, Method, Progress, Resources, Value, Verdict};

use super::answer::{Answer, Code};
use super::fields::problem;
use super::queue::{Queue, Task};
use super::request::Analyze;
use super::session::say;
use crate::protocol::output::Output;
use crate::protocol::platform::Instant;
use crate::{AnalysisView, AnyEngine, AnyPosition, Situation};

/// Reports of one request are at least this far apart.
const REPORT_PAUSE: Duration = Duration::from_millis(100);

/// Answers requests until no more come.
pub(super) fn work<W: Write>(queue: &Arc<Queue>, output: &Output<W>, resources: Resources) {
    let mut engine = AnyEngine::new(resources);
    while let Some(task) = queue.next() {
        // A defect of the engine must not leave other requests without an answer.
        let found = panic::catch_unwind(AssertUnwindSafe(|| {
            // The answer depends on its request alone.
            engine.clear();
            analyze(&mut engine, &task, output)
        }));
        let answer = found.unwrap_or_else(|_| {
            engine = AnyEngine::new(resources);
            let message = "the search failed; this is a defect".to_owned();
            Answer::Error(problem(
                Some(task.id.clone()),
                (Code::Internal, None, message),
            ))
        });
        queue.done(&task.id);
        // Whoever no longer listens is noticed by the session when it answers next.
        let _ = say(output, &answer);
    }
}

fn analyze<W: Write>(engine: &mut AnyEngine, task: &Task, output: &Output<W>) -> Answer {
    let position = task.analyze.record.position();
    let started = Instant::now();
    let mut watching = Watching {
        task,
        output,
        position: &position,
        started,
        next_report: started,
    };
    let situation = Situation {
        position: &position,
        history: task.analyze.record.keys(),
    };
    let analysis = if task.analyze.record.is_over() && position.outcome().is_none() {
        drawn_by_repetition()
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

/// What is to be said of a game that only its history has ended.
fn drawn_by_repetition() -> Analysis<String> {
    Analysis {
        verdict: Verdict::Proven {
            value: Value::Draw,
            distance: Some(Distance::Exact(0)),
        },
        best: None,
        lines: Vec::new(),
        moves: Vec::new(),
        depth: 0,
        nodes: 0,
        method: Method::Rules,
    }
}

/// Listens to a search.
struct Watching<'a, W> {
    task: &'a Task,
    output: &'a Output<W>,
    position: &'a AnyPosition,
    started: Instant,
    next_report: Instant,
}

impl<W> Watching<'_, W> {
    /// The analysis as programs read it. A worker is one thread, so its time is that of one core.
    fn view(&self, analysis: &Analysis<String>) -> AnalysisView {
        AnalysisView::new(
            self.position,
            analysis,
            self.started.elapsed().as_secs_f64(),
        )
    }
}

impl<W: Write> Listener<String> for Watching<'_, W> {
    fn progress(&mut self, _progress: Progress) -> Control {
        let time = self.task.analyze.time;
        let is_late = time.is_some_and(|time| self.started.elapsed() >= time);
        if is_late || self.task.stop.is_given() {
            Control::Stop
        } else {
            Control::Continue
        }
    }

    fn improved(&mut self, analysis: &Analysis<String>) {
        let now = Instant::now();
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
