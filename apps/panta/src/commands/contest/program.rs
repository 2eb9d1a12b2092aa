//! A UGI program as a player.

use std::time::Duration;

use catalog::protocol::{Command, Reply};
use catalog::{AnyPosition, Edition, Game};

use super::fault::Fault;
use super::player::{Halt, Player, Turn};
use super::process::Process;

/// How long a program may take to start, and to be ready.
const STARTING: Duration = Duration::from_secs(10);
/// How long it may take for a move where nothing limits it.
const THINKING: Duration = Duration::from_hours(1);

/// A program that plays.
pub(super) struct Program {
    process: Process,
    /// The names of what can be set, in lower case.
    options: Vec<String>,
}

impl Program {
    /// Greets a program and tells it what is played, as far as it can be told.
    pub(super) fn greet(
        mut process: Process,
        game: Game,
        edition: Edition,
        halt: &Halt,
    ) -> Result<Self, Fault> {
        let mut options = Vec::new();
        process.say(&Command::Ugi);
        process.wait_for(STARTING, halt, |line| match line.parse() {
            Ok(Reply::Option { name, .. }) => {
                options.push(name.to_lowercase());
                None
            }
            Ok(Reply::UgiOk) => Some(()),
            _ => None,
        })?;
        let program = Self { process, options };
        program.set("Game", game.name());
        program.set("Edition", edition.name());
        Ok(program)
    }

    /// Sets an option, if the program has it.
    fn set(&self, name: &str, value: &str) {
        if self.options.contains(&name.to_lowercase()) {
            self.process.say(&Command::SetOption {
                name: name.to_owned(),
                value: value.to_owned(),
            });
        }
    }

    /// Waits until everything has been heard, and forgets what was said before.
    fn synchronize(&mut self, halt: &Halt) -> Result<(), Fault> {
        self.process.say(&Command::IsReady);
        self.process.wait_for(STARTING, halt, |line| {
            (line.parse() == Ok(Reply::ReadyOk)).then_some(())
        })
    }
}

impl Player for Program {
    fn begin(&mut self, _start: &AnyPosition, seed: u64, halt: &Halt) -> Result<(), Fault> {
        self.process.say(&Command::NewGame);
        // The protocol writes numbers that fit everywhere.
        self.set("Seed", &(seed >> 33).to_string());
        self.synchronize(halt)
    }

    fn choose(&mut self, turn: &Turn<'_>) -> Result<String, Fault> {
        self.process.say(&Command::Position(turn.placement.clone()));
        self.synchronize(turn.halt)?;
        self.process.say(&Command::Go(turn.go));
        let patience = turn.patience.unwrap_or(THINKING);
        let best = self
            .process
            .wait_for(patience, turn.halt, |line| match line.parse() {
                Ok(Reply::BestMove(m)) => Some(m),
                _ => None,
            })?;
        best.ok_or(Fault::NoMove)
    }
}
