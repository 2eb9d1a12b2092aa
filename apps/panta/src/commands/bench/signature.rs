//! `panta bench`: how many nodes the engine visits on fixed positions, the same on every machine.

use std::num::NonZeroUsize;
use std::time::Instant;

use catalog::{AnyEngine, Game, Situation};
use engine::{Limits, Silent};
use solving::Resources;

use crate::output;

/// What the engine may use, whatever the machine has.
const RESOURCES: Resources = Resources {
    threads: NonZeroUsize::MIN,
    memory: 16 << 20,
};

pub(super) fn run() -> anyhow::Result<()> {
    for &game in Game::ALL {
        let started = Instant::now();
        let nodes = signature(game)?;
        let rate = nodes as f64 / started.elapsed().as_secs_f64() / 1000.0;
        output::print(&format!(
            "{:10} {nodes:>9} nodes, {rate:.0} thousand a second\n",
            game.name()
        ))?;
    }
    Ok(())
}

/// The nodes that the engine visits on the positions of a game.
pub(super) fn signature(game: Game) -> anyhow::Result<u64> {
    let bench = game.bench();
    let limits = Limits::depth(bench.depth);
    let mut nodes = 0;
    for text in bench.positions {
        let position = game.position(text)?;
        let mut engine = AnyEngine::new(RESOURCES).alone();
        nodes += engine
            .search(Situation::from(&position), limits, 1, &mut Silent)
            .nodes;
    }
    Ok(nodes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A change that means to change the engine changes these; any other leaves them.
    #[test]
    fn the_engine_visits_as_many_nodes_as_it_did() {
        let found = Game::ALL
            .iter()
            .map(|&game| (game.name(), signature(game).unwrap()));
        let expected = [
            ("pentago", 18_434),
            ("pentaroll", 72_182),
            ("pantarei", 3841),
        ];
        assert_eq!(found.collect::<Vec<_>>(), expected);
    }
}
