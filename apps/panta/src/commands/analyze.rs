//! `panta analyze`: the best moves, proven where they can be and estimated elsewhere.

use std::time::Duration;

use boardgame::Color;
use catalog::{AnalysisView, AnyEngine, AnyPosition, Situation};
use cpu_time::ProcessTime;
use engine::{Limits, Listener};
use solving::{Analysis, Control, Progress};

use crate::input::{PositionOrLayout, Subject};
use crate::limits::{self, Machine};
use crate::output;
use crate::progress::Bar;
use crate::thinking::Interruptible;
use crate::words::{self, Words};

/// Find the best moves: exact where it can be proven, estimated elsewhere
///
/// An estimate is the share of the points that the side to move can expect: 50 % is even. With
/// --json it is a score in hundredths, of which 100 is worth 73 %. Of a Pantareï layout without a side to move it says how good each color is.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  panta analyze pentago \"6/1w4/6/6/4b1/6 w\" --multi 3\n  panta analyze pentaroll --nodes 100000 --threads 1 --json"
)]
pub(crate) struct Args {
    #[command(flatten)]
    subject: Subject,
    /// How long it may think, in milliseconds; a second by default, unless nodes or a depth are
    /// given
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    millis: Option<u64>,
    /// How many plies to look ahead
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=60))]
    depth: Option<u32>,
    /// How many nodes to visit; with one thread the answer is then always the same
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// How many lines to show
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=500))]
    multi: u16,
    #[command(flatten)]
    machine: Machine,
    /// Print the analysis as JSON, as "panta solve" does
    #[arg(long)]
    json: bool,
}

/// The memory of the engine, unless another amount is asked for: enough for some minutes, and for
/// all values of a Pentago position with 18 marbles.
const MEMORY: u64 = 2 << 30;

impl Args {
    fn limits(&self) -> Limits {
        let is_bounded = self.nodes.is_some() || self.depth.is_some();
        let default = (!is_bounded).then_some(1000);
        Limits {
            depth: self.depth,
            nodes: self.nodes,
            time: self.millis.or(default).map(Duration::from_millis),
        }
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let subject = args.subject.position_or_layout()?;
    limits::hear_interrupts()?;
    let words = words::spoken();
    let (PositionOrLayout::Position(position) | PositionOrLayout::Layout(position)) = &subject;
    let started = ProcessTime::now();
    let analysis = think(args, &words, position);
    let cpu_seconds = started.elapsed().as_secs_f64();
    if args.json {
        return output::print_json(&AnalysisView::new(position, &analysis, cpu_seconds));
    }
    let mut text = match subject {
        PositionOrLayout::Position(_) => {
            let source = words.source(position, &analysis);
            let lines = [Some(words.analysis_of(position, &analysis)), source];
            lines
                .into_iter()
                .flatten()
                .map(|line| line + "\n")
                .collect()
        }
        PositionOrLayout::Layout(_) => colors(&words, &analysis),
    };
    text += &lines(&words, &analysis);
    output::print(&(text + "\n" + &words.analysis_effort(&analysis, cpu_seconds) + "\n"))
}

fn think(args: &Args, words: &Words, position: &AnyPosition) -> Analysis<String> {
    let mut engine = AnyEngine::new(args.machine.resources_worth(MEMORY));
    let mut live = LiveAnalysis {
        bar: Bar::new(),
        words,
        depth: 0,
        latest: String::new(),
    };
    let analysis = engine.search(
        Situation::from(position),
        args.limits(),
        args.multi.into(),
        &mut live,
    );
    live.bar.clear();
    analysis
}

/// Shows what is thought so far.
struct LiveAnalysis<'w> {
    bar: Bar,
    words: &'w Words,
    depth: u32,
    latest: String,
}

impl Listener<String> for LiveAnalysis<'_> {
    fn progress(&mut self, progress: Progress) -> Control {
        let (depth, latest) = (self.depth, &self.latest);
        self.bar.show(None, |words| {
            words.analysis_so_far(depth, progress.nodes) + latest
        });
        Interruptible::control()
    }

    fn improved(&mut self, analysis: &Analysis<String>) {
        let lines = lines(self.words, analysis);
        self.depth = analysis.depth;
        self.latest = format!("\n{}", lines.trim_end());
    }
}

/// The best lines, one below the other.
fn lines(words: &Words, analysis: &Analysis<String>) -> String {
    let lines = (1..).zip(&analysis.lines);
    lines
        .map(|(rank, line)| output::wrapped(&words.analysis_line(rank, line), "", "   "))
        .collect()
}

/// How good each color is, and which to choose.
fn colors(words: &Words, analysis: &Analysis<String>) -> String {
    let white = analysis.verdict;
    let better = white.better_color();
    let rows = [(Color::White, white), (Color::Black, -white)];
    let rows = rows.map(|(color, verdict)| words.analysis_color(color, verdict) + "\n");
    rows.concat() + &words.analysis_choice(better) + "\n\n"
}
