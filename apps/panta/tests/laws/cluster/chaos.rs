//! What is killed, and when it comes back: one thing at a time, as the seed says.

use std::collections::BTreeMap;
use std::thread;
use std::time::Duration;

use boardgame::Random;
use services::{Nats, Postgres};

use super::Part;

pub(super) struct Chaos {
    random: Random,
    nodes: [Part; 2],
    workers: [Part; 2],
    nats: Nats,
    postgres: Postgres,
    kills: BTreeMap<&'static str, usize>,
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

    /// Kills something, brings it back, and leaves a moment of peace.
    pub(super) fn strike(&mut self) {
        let down = Duration::from_millis(300 + self.random.bits() % 1700);
        let which = (self.random.bits() % 2) as usize;
        let name = match self.random.bits() % 8 {
            0..3 => {
                self.nodes[which].kill();
                thread::sleep(down);
                self.nodes[which].run();
                "nodes"
            }
            3..5 => {
                self.workers[which].kill();
                thread::sleep(down);
                self.workers[which].run();
                "workers"
            }
            5..7 => {
                self.nats.kill();
                thread::sleep(down);
                self.nats.run();
                "NATS"
            }
            _ => {
                self.postgres.kill();
                // Longer than anybody has on the clock.
                thread::sleep(down * 4);
                self.postgres.run();
                "PostgreSQL"
            }
        };
        println!("{name} {which} away for {down:?}");
        *self.kills.entry(name).or_default() += 1;
        thread::sleep(Duration::from_millis(500 + self.random.bits() % 1500));
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
