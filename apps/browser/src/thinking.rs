//! Questions for the engine and the solvers.

use std::time::Duration;

use catalog::puzzles::{self, Puzzle};
use catalog::{AnalysisView, AnyPosition, Game, LineRequest, Situation};
use engine::level::Level;
use engine::{Limits, Listener, Silent, Stopwatch};
use serde::Serialize;
use serde_json::json;
use solving::{Analysis, Control, Progress, Question, Resources, Watch};

use crate::ask::{Analyze, Choose, Finished, Placed};
use crate::core::{Core, Heard, text};
use crate::error::Error;
use crate::memory::granted;

/// Reports are at least this far apart.
const PAUSE: Duration = Duration::from_millis(100);
/// What is shown of a position unless more is asked for.
const DEFAULT_LINES: usize = 3;

/// The move that a level plays.
#[derive(Debug, Serialize)]
pub(crate) struct Chosen {
    #[serde(rename = "move")]
    m: Option<String>,
}

pub(crate) fn analyze(
    core: &mut Core,
    wanted: &Analyze,
    heard: Heard<'_>,
) -> Result<AnalysisView, Error> {
    let position = playable(&wanted.game)?.position(&wanted.position)?;
    let mut listening = Listening::new(core, &position, heard);
    let limits = limits(wanted.nodes, wanted.millis);
    let n_lines = wanted.lines.unwrap_or(DEFAULT_LINES);
    let situation = Situation::from(&position);
    let analysis = core
        .engine
        .search(situation, limits, n_lines, &mut listening);
    Ok(listening.view(&analysis))
}

pub(crate) fn choose(core: &mut Core, wanted: &Choose) -> Result<Chosen, Error> {
    playable(&wanted.game)?;
    let line = LineRequest {
        game: wanted.game.clone(),
        edition: None,
        position: Some(wanted.position.clone()),
        moves: wanted.moves.clone(),
        text: None,
    };
    let (record, _) = line.read()?;
    let level = Level::new(wanted.level);
    let level =
        level.ok_or_else(|| Error::BadRequest("expected a level from 1 to 10".to_owned()))?;
    let position = record.position();
    let situation = Situation {
        position: &position,
        history: record.keys(),
    };
    let limits = limits(wanted.nodes, wanted.millis);
    let chosen = core
        .engine
        .choose(situation, level, wanted.seed, limits, &mut Silent);
    Ok(Chosen { m: chosen.best })
}

pub(crate) fn solve(
    core: &Core,
    placed: &Placed,
    memory: u64,
    heard: Heard<'_>,
) -> Result<AnalysisView, Error> {
    playable(&placed.game)?;
    let position = placed.read()?;
    let mut listening = Listening::new(core, &position, heard);
    let mut solver = position.solving(resources(core, memory))?;
    let mut report = |progress| listening.progress(progress);
    let question = Question {
        root_only: false,
        exact_distance: false,
    };
    let analysis = solver.solve(question, &mut Watch::new(&mut report))?;
    Ok(listening.view(&analysis))
}

/// The puzzles of a game, which the solver has verified as those that are shipped.
#[derive(Debug, Serialize)]
pub(crate) struct Found {
    puzzles: Vec<Puzzle>,
}

pub(crate) fn puzzles(core: &Core, wanted: &Finished, heard: Heard<'_>) -> Result<Found, Error> {
    let start = playable(&wanted.game)?.position(&wanted.position)?;
    let mut positions = vec![start];
    for m in &wanted.moves {
        let last = positions.last().expect("it begins with one");
        positions.push(last.play(m)?);
    }
    let mut n_before = None;
    let mut goes_on = |n_found| {
        if n_before.replace(n_found) != Some(n_found) {
            heard(&text(&json!({ "progress": { "found": n_found } })));
        }
        !(core.is_given_up)()
    };
    let resources = resources(core, wanted.memory);
    let puzzles = puzzles::of_game(&positions, wanted.count, resources, &mut goes_on);
    Ok(Found { puzzles })
}

/// What a solver may use: so many bytes, or what can be had of them.
fn resources(core: &Core, memory: u64) -> Resources {
    Resources {
        threads: core.threads,
        memory: granted(memory),
    }
}

/// A game whose network is there.
fn playable(name: &str) -> Result<Game, Error> {
    let game = Game::named(name)?;
    game.has_network().then_some(game).ok_or(Error::NoNetwork)
}

fn limits(nodes: Option<u64>, millis: Option<u64>) -> Limits {
    Limits {
        depth: None,
        nodes,
        time: millis.map(Duration::from_millis),
    }
}

/// Hands on what a search says, and ends it when nobody wants to hear more. Where the page cannot say so, it ends the
/// worker.
struct Listening<'a> {
    position: &'a AnyPosition,
    is_given_up: fn() -> bool,
    heard: Heard<'a>,
    stopwatch: Stopwatch,
    /// When the next report may be made.
    next_report: Duration,
}

impl<'a> Listening<'a> {
    fn new(core: &Core, position: &'a AnyPosition, heard: Heard<'a>) -> Self {
        Self {
            position,
            is_given_up: core.is_given_up,
            heard,
            stopwatch: core.clock.start(),
            next_report: Duration::ZERO,
        }
    }

    fn view(&self, analysis: &Analysis<String>) -> AnalysisView {
        let seconds = self.stopwatch.elapsed().as_secs_f64();
        AnalysisView::new(self.position, analysis, seconds)
    }
}

impl Listener<String> for Listening<'_> {
    fn progress(&mut self, progress: Progress) -> Control {
        let now = self.stopwatch.elapsed();
        if now >= self.next_report {
            self.next_report = now + PAUSE;
            let Progress {
                nodes,
                share,
                memory,
            } = progress;
            let report = json!({ "nodes": nodes, "share": share, "memory": memory });
            (self.heard)(&text(&json!({ "progress": report })));
        }
        if (self.is_given_up)() {
            return Control::Stop;
        }
        Control::Continue
    }

    fn improved(&mut self, analysis: &Analysis<String>) {
        let view = self.view(analysis);
        (self.heard)(&text(&json!({ "analysis": view })));
    }
}
