//! `panta solve`: exact values, or the word that they are not known.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, bail};
use catalog::{AnalysisView, AnyPosition, Solving};
use cpu_time::ProcessTime;
use solving::{Analysis, Question, Value, Verdict};

use crate::checkpoint::CheckpointFile;
use crate::files;
use crate::input::Subject;
use crate::limits::{Limits, Watcher};
use crate::output;
use crate::words::{self, Words};

/// A limit came before the proof.
const NOT_PROVEN: u8 = 3;

/// Prove the value of a position and of every move
///
/// Nothing is guessed: what is not proven is said to be unknown. Exit code 0: proven; 3: a limit or
/// Ctrl-C came first, and what is known is printed; 1: refused, for example because it would not
/// fit the memory.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  panta solve pentago \"wwb1bw/bwbbw1/wbwbwb/bwwbbw/wbb1ww/bwwb1b w\"\n  panta solve pentaroll \"bwbbbw/bwwbww/bwbbww/2w1bw/1ww1bb/wbwbbw b\" --time 60s --json"
)]
pub(crate) struct Args {
    #[command(flatten)]
    subject: Subject,
    #[command(flatten)]
    limits: Limits,
    /// Only the value and one best move, which may be far quicker
    #[arg(long)]
    root_only: bool,
    /// Exact distances, even where they cost extra time
    #[arg(long)]
    distance: bool,
    /// Write a certificate of a proven win or loss, which "panta proof check" verifies
    #[arg(long, value_name = "FILE")]
    proof: Option<PathBuf>,
    /// The most nodes that a certificate may have
    #[arg(long, value_name = "NODES", default_value_t = 2_000_000)]
    proof_limit: usize,
    /// Keep what is found in this folder, at least once a minute, and go on from there (Pentaroll
    /// and Pantareï)
    #[arg(long, value_name = "DIR")]
    checkpoint: Option<PathBuf>,
    /// Print the analysis as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let position = args.subject.position()?;
    let question = Question {
        root_only: args.root_only,
        exact_distance: args.distance,
    };
    let mut watcher = Watcher::new(args.limits.deadline())?;
    let started = ProcessTime::now();
    let mut solving = position
        .solving(args.limits.resources())
        .context("--memory")?;
    let analysis = match &args.checkpoint {
        Some(folder) => {
            let file = CheckpointFile::open(folder, &position, solving.as_mut())?;
            file.solve(solving.as_mut(), question, &mut watcher)?
        }
        None => watcher
            .over(|watch| solving.solve(question, watch))
            .context("--memory")?,
    };
    let is_written = match &args.proof {
        Some(path) => write_proof(args, path, &analysis, solving.as_mut(), &mut watcher)?,
        None => true,
    };
    let cpu_seconds = started.elapsed().as_secs_f64();
    if args.json {
        output::print_json(&AnalysisView::new(&position, &analysis, cpu_seconds))?;
    } else {
        output::print(&describe(
            &words::spoken(),
            &position,
            &analysis,
            cpu_seconds,
        ))?;
    }
    let is_proven = is_proven(&analysis, watcher.has_stopped());
    Ok(if is_proven && is_written {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(NOT_PROVEN)
    })
}

/// Writes the certificate, if there is anything to certify. Whether it stands: where a limit came first,
/// the exit code says so.
fn write_proof(
    args: &Args,
    path: &Path,
    analysis: &Analysis<String>,
    solving: &mut dyn Solving,
    watcher: &mut Watcher,
) -> anyhow::Result<bool> {
    match analysis.verdict.value() {
        None => return Ok(false),
        Some(Value::Draw) => bail!("--proof: a draw has no certificate"),
        Some(_) => {}
    }
    let made = watcher.over(|watch| solving.certificate(args.proof_limit, watch));
    if made.is_err() && watcher.has_stopped() {
        return Ok(false);
    }
    let certificate = made.context("--proof")?;
    files::replace(path, |output| certificate.write(output))
        .with_context(|| path.display().to_string())?;
    Ok(true)
}

/// Whether everything that was asked is proven. A solver that was not stopped has said all it can
/// of single moves.
fn is_proven(analysis: &Analysis<String>, has_stopped: bool) -> bool {
    let knows_moves = analysis
        .moves
        .iter()
        .all(|(_, verdict)| verdict.value().is_some());
    analysis.verdict.value().is_some() && (knows_moves || !has_stopped)
}

fn describe(
    words: &Words,
    position: &AnyPosition,
    analysis: &Analysis<String>,
    cpu_seconds: f64,
) -> String {
    let mut text = words.verdict_on(position, analysis.verdict) + "\n";
    if let Some(source) = words.source(position, analysis) {
        text += &(source + "\n");
    }
    for line in &analysis.lines {
        text += &output::wrapped(&words.line(&line.moves), "", "  ");
    }
    for value in [Some(Value::Win), Some(Value::Draw), Some(Value::Loss), None] {
        text += &moves_of(words, analysis, value);
    }
    if analysis
        .moves
        .iter()
        .any(|(_, verdict)| verdict.distance().is_some())
    {
        text += &("\n".to_owned() + &output::wrapped(&words.text("moves-legend"), "", ""));
    }
    text + "\n" + &words.effort(analysis.nodes, cpu_seconds, analysis.method) + "\n"
}

/// The moves of one value, with their distances.
fn moves_of(words: &Words, analysis: &Analysis<String>, value: Option<Value>) -> String {
    let moves = analysis
        .moves
        .iter()
        .filter(|(_, verdict)| verdict.value() == value);
    let names: Vec<_> = moves
        .map(|(m, verdict)| format!("{m}{}", distance(*verdict)))
        .collect();
    if names.is_empty() {
        return String::new();
    }
    let heading = format!("\n{}\n", words.value_heading(value, names.len()));
    if value.is_none() {
        return heading; // all the others; nothing is known to tell them apart
    }
    heading + &output::wrapped(&names.join("  "), "  ", "  ")
}

/// The moves of the winner to the end, behind a move: `(3)`, or `(≤3)` where it is a bound.
fn distance(verdict: Verdict) -> String {
    match verdict.distance() {
        Some(distance) if distance.is_exact() => format!("({})", distance.winners_moves()),
        Some(distance) => format!("(≤{})", distance.winners_moves()),
        None => String::new(),
    }
}
