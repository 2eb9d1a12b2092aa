//! What the computer does at a table.

use std::time::Duration;

use boardgame::{ByColor, Random};
use catalog::protocol::{Clocks, Go};
use catalog::{AnyEngine, Situation};
use engine::level::Level;
use engine::{Limits, Listener};

use crate::{Command, Table};

impl Table {
    /// What the computer does when it is to act, within this time and what its clock leaves it.
    pub fn computers_wish(
        &self,
        engine: &mut AnyEngine,
        time: Duration,
        now: u64,
        listener: &mut dyn Listener<String>,
    ) -> Option<Command> {
        let level = self.seats[self.turn()].level()?;
        let limits = self.limits(time, now);
        if self.record().is_none() {
            let layout = self.setup.game.layout_position(&self.setup.start).ok()?;
            let color = engine.choose_color(&layout, level, self.seed(), limits, listener);
            return Some(Command::Choose(color));
        }
        let text = self.best_move(engine, level, limits, listener)?;
        let ply = self.plies();
        Some(Command::Move { text, ply })
    }

    /// What the engine would play within this time.
    pub fn hint(
        &self,
        engine: &mut AnyEngine,
        time: Duration,
        listener: &mut dyn Listener<String>,
    ) -> Option<String> {
        self.best_move(engine, Level::MAX, Limits::time(time), listener)
    }

    fn best_move(
        &self,
        engine: &mut AnyEngine,
        level: Level,
        limits: Limits,
        listener: &mut dyn Listener<String>,
    ) -> Option<String> {
        let record = self.record()?;
        let position = record.position();
        let situation = Situation {
            position: &position,
            history: record.keys(),
        };
        let analysis = engine.choose(situation, level, self.seed(), limits, listener);
        let any = || position.legal_moves().into_iter().next();
        analysis.best.or_else(any)
    }

    fn limits(&self, time: Duration, now: u64) -> Limits {
        let clocks = self.times(now).map(|(setting, left, _)| Clocks {
            time: ByColor(left.0.map(Duration::from_millis)),
            increment: ByColor([Duration::from_millis(setting.increment); 2]),
        });
        let go = Go {
            movetime: Some(time),
            clocks,
            ..Go::default()
        };
        go.limits(self.turn())
    }

    /// Makes one game different from another, and a game the same when it is resumed.
    fn seed(&self) -> u64 {
        let mut random = Random::new(self.setup.created_at ^ self.plies() as u64);
        random.bits()
    }
}
