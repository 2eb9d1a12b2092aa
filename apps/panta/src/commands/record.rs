//! `panta record`: files of whole games.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use catalog::{AnyRecord, End, read_records};
use clap::Subcommand;
use clap::builder::PossibleValuesParser;
use serde::Serialize;
use showcase::Charset;

use crate::words::{self, Words};
use crate::{input, output};

/// Read, check and rewrite records of whole games
#[derive(Subcommand)]
#[command(after_help = "Example:\n  panta record check games.panta")]
pub(crate) enum Command {
    Check(CheckArgs),
    Show(ShowArgs),
    Convert(ConvertArgs),
}

/// Check every game of a file: notation, moves, results
#[derive(clap::Args)]
#[command(after_help = "Example:\n  panta record check games.panta --json")]
pub(crate) struct CheckArgs {
    /// The file, or - for standard input
    file: PathBuf,
    /// Print JSON: [{"game","edition","result","outcome","termination","position","moves",…}]
    #[arg(long)]
    json: bool,
}

/// Show the games of a file: players, moves, the board and how it ended
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  panta record show games.panta\n  panta record show games.panta --game 2 --at 10"
)]
pub(crate) struct ShowArgs {
    /// The file, or - for standard input
    file: PathBuf,
    /// Only this game of the file, counted from 1
    #[arg(long)]
    game: Option<usize>,
    /// Show the board after so many moves instead of at the end
    #[arg(long, value_name = "MOVES", conflicts_with = "json")]
    at: Option<usize>,
    /// Use letters and signs that every terminal has
    #[arg(long)]
    ascii: bool,
    /// Print JSON: [{"game","edition","result","outcome","termination","position","moves",…}]
    #[arg(long)]
    json: bool,
}

/// Rewrite the games of a file in another form
///
/// Panta's form is read, and OpenSpiel's for Pentago: one game a line, such as "a1s f6x". Tags,
/// comments and variations have no form in OpenSpiel and are left out.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  panta record convert games.panta --to openspiel\n  echo \"a1s f6x\" | panta record convert - --to panta"
)]
pub(crate) struct ConvertArgs {
    /// The file, or - for standard input
    file: PathBuf,
    /// The form to write
    #[arg(long, value_name = "FORM", value_parser = forms())]
    to: String,
}

/// Our own form.
const PANTA: &str = "panta";

fn forms() -> PossibleValuesParser {
    PossibleValuesParser::new([PANTA].into_iter().chain(catalog::forms()))
}

/// A record as programs read it.
#[derive(Serialize)]
struct RecordView {
    game: &'static str,
    edition: &'static str,
    white: Option<String>,
    black: Option<String>,
    event: Option<String>,
    date: Option<String>,
    chooser: Option<String>,
    result: &'static str,
    outcome: Option<&'static str>,
    termination: Option<&'static str>,
    start: String,
    position: String,
    moves: Vec<String>,
}

pub(crate) fn run(command: &Command) -> anyhow::Result<()> {
    match command {
        Command::Check(args) => check(args),
        Command::Show(args) => show(args),
        Command::Convert(args) => convert(args),
    }
}

fn read(file: &Path) -> anyhow::Result<Vec<AnyRecord>> {
    let text = input::record_file(file)?;
    let records = read_records(&text).with_context(|| input::file_name(file))?;
    if records.is_empty() {
        bail!("{}: expected at least one game", input::file_name(file));
    }
    Ok(records)
}

fn check(args: &CheckArgs) -> anyhow::Result<()> {
    let records = read(&args.file)?;
    if args.json {
        return print_views(&records);
    }
    let words = words::spoken();
    let mut text = String::new();
    for (number, record) in (1..).zip(&records) {
        text += &(words.record_line(number, record) + "\n");
    }
    text += &words.count("record-count", records.len());
    output::print(&(text + "\n"))
}

fn show(args: &ShowArgs) -> anyhow::Result<()> {
    let records = chosen(read(&args.file)?, args.game)?;
    if args.json {
        return print_views(&records);
    }
    let charset = output::charset(args.ascii);
    let words = words::spoken();
    let games = records
        .iter()
        .map(|record| describe(&words, record, args.at, charset));
    output::print(&games.collect::<Result<Vec<_>, _>>()?.join("\n"))
}

/// The one game that is asked for, or all.
fn chosen(mut records: Vec<AnyRecord>, number: Option<usize>) -> anyhow::Result<Vec<AnyRecord>> {
    let Some(number) = number else {
        return Ok(records);
    };
    let index = number.checked_sub(1).filter(|&index| index < records.len());
    let Some(index) = index else {
        bail!("expected a game from 1 to {}, not {number}", records.len())
    };
    Ok(vec![records.swap_remove(index)])
}

fn describe(
    words: &Words,
    record: &AnyRecord,
    at: Option<usize>,
    charset: Charset,
) -> anyhow::Result<String> {
    let n_moves = record.moves().len();
    let plies = at.unwrap_or(n_moves);
    let Some(position) = record.position_at(plies) else {
        bail!("expected at most {n_moves} moves, not {plies}")
    };
    let state = if plies == n_moves {
        words.record_state(record)
    } else {
        words.state(&position)
    };
    let written = record.to_string();
    let (_tags, moves) = written
        .split_once("\n\n")
        .expect("an empty line stands before the moves");
    let occasion = ["Event", "Date"].into_iter();
    let occasion = words.list(occasion.filter_map(|tag| record.tag(tag).map(str::to_owned)));
    let players = words.players(record);
    let heading = [words.record_game(record), players, occasion];
    let heading = heading.into_iter().filter(|line| !line.is_empty());
    let heading: String = heading.map(|line| line + "\n").collect();
    Ok(format!(
        "{heading}\n{moves}\n{}\n{state}\n",
        position.text(charset)
    ))
}

fn convert(args: &ConvertArgs) -> anyhow::Result<()> {
    let records = read(&args.file)?;
    if args.to == PANTA {
        let games: Vec<_> = records.iter().map(ToString::to_string).collect();
        return output::print(&games.join("\n"));
    }
    let line = |(number, record): (usize, &AnyRecord)| {
        let line = record.to_form(&args.to);
        let line =
            line.with_context(|| format!("{}: game {number}", input::file_name(&args.file)))?;
        Ok(line + "\n")
    };
    let lines: anyhow::Result<String> = (1..).zip(&records).map(line).collect();
    output::print(&lines?)
}

fn print_views(records: &[AnyRecord]) -> anyhow::Result<()> {
    output::print_json(&records.iter().map(view).collect::<Vec<_>>())
}

fn view(record: &AnyRecord) -> RecordView {
    let tag = |name| record.tag(name).map(str::to_owned);
    let outcome = match record.result() {
        boardgame::record::GameResult::Over(outcome) => Some(outcome.name()),
        boardgame::record::GameResult::Open => None,
    };
    RecordView {
        game: record.game().name(),
        edition: record.edition().name(),
        white: tag("White"),
        black: tag("Black"),
        event: tag("Event"),
        date: tag("Date"),
        chooser: tag("Chooser"),
        result: record.result().text(),
        outcome,
        termination: record.end().map(End::name),
        start: record
            .position_at(0)
            .expect("every record has a start")
            .to_string(),
        position: record.position().to_string(),
        moves: record.moves(),
    }
}
