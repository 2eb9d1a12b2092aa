//! Fast games of every game and edition between all levels: no illegal move, no hang, no leak.

use std::num::NonZeroUsize;

use boardgame::{ByColor, Color, Random};
use catalog::{AnyEngine, AnyRecord, Edition, Game, SetupChoice, Situation, read_records};
use engine::level::Level;
use engine::{Limits, Listener};
use solving::{Control, Progress, Resources};

/// No game goes on for longer; repetition ends all that could.
const MAX_PLIES: usize = 600;
/// What the highest level has for a move, which otherwise would think forever.
const MAX_NODES: u64 = 1000;

/// Ends the thinking of the highest level.
struct Impatient;

impl Listener<String> for Impatient {
    fn progress(&mut self, progress: Progress) -> Control {
        if progress.nodes > MAX_NODES {
            Control::Stop
        } else {
            Control::Continue
        }
    }
}

/// Plays games with everything chosen at random.
struct Tournament {
    random: Random,
    engine: AnyEngine,
}

impl Tournament {
    fn new(seed: u64) -> Self {
        let resources = Resources {
            threads: NonZeroUsize::MIN,
            memory: 4 << 20,
        };
        Self {
            random: Random::new(seed),
            engine: AnyEngine::new(resources),
        }
    }

    fn play(&mut self, game: Game, edition: Edition) -> AnyRecord {
        let start = game.start(SetupChoice {
            edition: Some(edition),
            first: self.random.pick(&Color::ALL).copied(),
            seed: Some(self.random.bits()),
        });
        let all: Vec<_> = Level::all().collect();
        let levels = ByColor([(); 2].map(|()| *self.random.pick(&all).unwrap()));
        let mut record = AnyRecord::new(&start);
        while !record.is_over() {
            assert!(record.moves().len() < MAX_PLIES, "{start} {levels:?}");
            self.make_move(&mut record, levels);
        }
        record
    }

    fn make_move(&mut self, record: &mut AnyRecord, levels: ByColor<Level>) {
        let position = record.position();
        let situation = Situation {
            position: &position,
            history: record.keys(),
        };
        let (level, seed) = (levels[position.turn()], self.random.bits());
        let analysis =
            self.engine
                .choose(situation, level, seed, Limits::default(), &mut Impatient);
        let m = analysis.best.expect("the game goes on");
        let played = record.push(&m);
        assert_eq!(played, Ok(()), "level {level:?} plays {m} in {position}");
    }
}

/// So many games of every edition. Each is read again from its record as it was played.
fn stress(seed: u64, n_games: usize) {
    let mut tournament = Tournament::new(seed);
    for _ in 0..n_games {
        for game in Game::ALL {
            for edition in game.editions() {
                let record = tournament.play(*game, edition);
                let text = record.to_string();
                assert_eq!(read_records(&text).unwrap(), [record], "{text}");
            }
        }
    }
}

#[test]
fn games_of_every_edition_come_to_an_end() {
    stress(1, 3);
}

/// Pages of this process that are in memory.
#[cfg(target_os = "linux")]
fn resident_pages() -> u64 {
    let statm = std::fs::read_to_string("/proc/self/statm").unwrap();
    statm.split(' ').nth(1).unwrap().parse().unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn slow_thousands_of_games_leave_nothing_behind() {
    stress(2, 10);
    let before = resident_pages();
    stress(3, 400);
    let grown = resident_pages().saturating_sub(before);
    // 64 MiB: what allocators keep varies, but a leak of a table a game would be gigabytes.
    assert!(
        grown < 16 << 10,
        "{grown} pages more than after the first games"
    );
}
