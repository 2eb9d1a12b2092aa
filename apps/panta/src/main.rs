//! `panta`, the one binary.
//!
//! Exit codes: 0 done; 1 the input is wrong, with one line on standard error and nothing on
//! standard output; 2 the command line itself is wrong; 3 a limit came before the proof.

mod checkpoint;
mod commands;
mod curve;
mod files;
mod input;
mod limits;
mod output;
mod progress;
mod thinking;
mod words;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use messages::Language;

use crate::commands::{
    analyze, apply, bench, contest, engine, games, moves, new, openings, perft, play, proof, prove,
    puzzle, record, rules, serve, show, solve, store, tour, train, worker,
};

/// Pentago, Pentaroll and Pantareï: rules, notation and records, exactly by the rulebooks.
#[derive(Parser)]
#[command(
    version,
    arg_required_else_help = false,
    after_help = "Without a command the web app is served, as by `panta serve`.\n\nExample:\n  panta show pentago \"6/1w4/6/6/4b1/6 w\""
)]
struct Cli {
    /// The language of what is said: de, zh-Hant; the locale's by default. Help and errors are English
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = words::parse_language)]
    lang: Option<Language>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    Worker(worker::Args),
    Store(store::Args),
    Play(play::Args),
    Tour(tour::Args),
    Games(games::Args),
    New(new::Args),
    Show(show::Args),
    Moves(moves::Args),
    Apply(apply::Args),
    Perft(perft::Args),
    Rules(rules::Args),
    Solve(solve::Args),
    Analyze(analyze::Args),
    Engine(engine::Args),
    Match(contest::Args),
    Openings(openings::Args),
    Prove(prove::Args),
    #[command(subcommand)]
    Proof(proof::Command),
    #[command(subcommand)]
    Record(record::Command),
    #[command(subcommand)]
    Puzzle(puzzle::Command),
    Train(train::Args),
    Bench(bench::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    words::settle(cli.lang);
    let result = match cli.command {
        None => serve::run(&serve::Args::default()),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Worker(args)) => worker::run(&args),
        Some(Command::Store(args)) => store::run(&args),
        Some(Command::Play(args)) => play::run(&args),
        Some(Command::Tour(_)) => tour::run(),
        Some(Command::Games(args)) => games::run(&args),
        Some(Command::New(args)) => new::run(&args),
        Some(Command::Show(args)) => show::run(&args),
        Some(Command::Moves(args)) => moves::run(&args),
        Some(Command::Apply(args)) => apply::run(&args),
        Some(Command::Perft(args)) => perft::run(&args),
        Some(Command::Rules(args)) => rules::run(&args),
        Some(Command::Solve(args)) => {
            return solve::run(&args).unwrap_or_else(|error| fail(&error));
        }
        Some(Command::Engine(args)) => engine::run(&args),
        Some(Command::Match(args)) => contest::run(&args),
        Some(Command::Openings(args)) => openings::run(&args),
        Some(Command::Prove(args)) => {
            return prove::run(&args).unwrap_or_else(|error| fail(&error));
        }
        Some(Command::Proof(command)) => {
            return proof::run(&command).unwrap_or_else(|error| fail(&error));
        }
        Some(Command::Record(command)) => record::run(&command),
        Some(Command::Puzzle(command)) => puzzle::run(&command),
        Some(Command::Analyze(args)) => analyze::run(&args),
        Some(Command::Train(args)) => train::run(&args),
        Some(Command::Bench(args)) => bench::run(&args),
    };
    result.map_or_else(|error| fail(&error), |()| ExitCode::SUCCESS)
}

fn fail(error: &anyhow::Error) -> ExitCode {
    output::complain(error);
    ExitCode::FAILURE
}
