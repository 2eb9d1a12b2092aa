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

/// How deep the positions of a game are searched, and which they are: openings, and the middle of
/// games.
const fn positions(game: Game) -> (u32, &'static [&'static str]) {
    match game {
        Game::Pentago => (
            3,
            &[
                "6/6/6/6/6/6 w",
                "6/1w4/6/6/4b1/6 w",
                "2w3/1b4/3w2/6/4b1/6 w",
                "1w2b1/1w4/3w2/2b3/4b1/6 w",
                "bw2b1/1w2w1/w4w/6/1wbb2/b4b w",
            ],
        ),
        Game::Pentaroll => (
            7,
            &[
                "6/6/6/6/6/6 w",
                "w4b/6/6/6/6/6 w",
                "w4b/b5/6/6/w4w/b5 w",
                "1b1w2/3w1b/5b/wb3w/wwb2b/b1b1ww w",
            ],
        ),
        Game::Pantarei => (
            4,
            &[
                "n,w1,b3,b3,w3,b2,b1,b3,b1,b1,w2,w3,b2,w2,w1,w1,w2,b2,w3 w s",
                "b3,b3b1w3,n,w1w2b2,b1w3,b2w2,b1w3b3,b2w2,w1,w1 b s",
                "b3,b1b2w2w3b1,b2,w1,w1,w1,w2b2,b3w2,b1w3b3,n,w3 b s",
            ],
        ),
    }
}

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
    let (depth, positions) = positions(game);
    let limits = Limits::depth(depth);
    let mut nodes = 0;
    for text in positions {
        let position = game.position(text)?;
        let mut engine = AnyEngine::new(RESOURCES);
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
