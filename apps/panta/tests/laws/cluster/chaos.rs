//! What is killed, frozen or asked to stop, and when it comes back: one thing at a time, as the seed says.

use std::collections::BTreeMap;
use std::thread;
use std::time::Duration;

use boardgame::Random;
use rustix::process::Signal;
use services::{Nats, Postgres};

use super::Part;

/// What happens to something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum How {
    /// The end without a warning.
    Kill,
    /// It stands still in the middle of whatever it does, and goes on later as if nothing had been.
    Freeze,
    /// It is asked to stop, as for an update.
    Stop,
}

pub(super) struct Chaos {
    random: Random,
    nodes: [Part; 2],
    workers: [Part; 2],
    nats: Nats,
    postgres: Postgres,
    kills: BTreeMap<String, usize>,
}

impl Chaos {
    pub(super) fn new(
        seed: u64,
        nodes: [Part; 2],
        workers: [Part; 2],
        nats: Nats,
        postgres: Postgres,
    ) -> Self {
        Self {
            random: Random::new(seed),
            nodes,
            workers,
            nats,
            postgres,
            kills: BTreeMap::new(),
        }
    }

    /// Does something to one of them, brings it back, and leaves a moment of peace.
    pub(super) fn strike(&mut self) {
        let down = Duration::from_millis(300 + self.random.bits() % 1700);
        let which = (self.random.bits() % 2) as usize;
        let target = self.random.bits() % 8;
        let how = match self.random.bits() % 4 {
            0..2 => How::Kill,
            2 => How::Freeze,
            _ => How::Stop,
        };
        let name = match target {
            0..3 => strike_part(&mut self.nodes[which], "nodes", how, down),
            3..5 => strike_part(&mut self.workers[which], "workers", how, down),
            5..7 => self.strike_nats(how, down),
            _ => self.strike_postgres(how, down),
        };
        println!("{name} {which} away for {down:?}");
        *self.kills.entry(name).or_default() += 1;
        thread::sleep(Duration::from_millis(500 + self.random.bits() % 1500));
    }

    fn strike_nats(&mut self, how: How, down: Duration) -> String {
        if how == How::Freeze {
            self.nats.freeze();
            thread::sleep(down);
            self.nats.thaw();
            return "NATS frozen".to_owned();
        }
        self.nats.kill();
        thread::sleep(down);
        self.nats.run();
        "NATS killed".to_owned()
    }

    fn strike_postgres(&mut self, how: How, down: Duration) -> String {
        // Longer than anybody has on the clock.
        let down = down * 4;
        if how == How::Freeze {
            self.postgres.freeze();
            thread::sleep(down);
            self.postgres.thaw();
            return "PostgreSQL frozen".to_owned();
        }
        self.postgres.kill();
        thread::sleep(down);
        self.postgres.run();
        "PostgreSQL killed".to_owned()
    }

    pub(super) fn n_kills(&self) -> usize {
        self.kills.values().sum()
    }

    /// How often what was killed.
    pub(super) fn kills(&self) -> String {
        let kills = self
            .kills
            .iter()
            .map(|(name, count)| format!("{name} {count}"));
        kills.collect::<Vec<_>>().join(", ")
    }
}

fn strike_part(part: &mut Part, name: &str, how: How, down: Duration) -> String {
    let how = match how {
        How::Kill => {
            part.kill();
            "killed"
        }
        How::Freeze => {
            part.signal(Signal::STOP);
            thread::sleep(down);
            part.signal(Signal::CONT);
            return format!("{name} frozen");
        }
        How::Stop => {
            part.stop();
            "stopped"
        }
    };
    thread::sleep(down);
    part.run();
    format!("{name} {how}")
}
