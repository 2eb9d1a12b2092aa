//! Iterations of play and learning.
//!
//! Where values are published, every second game begins at a position whose value is known, and as many
//! such positions are learned as games have taught.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock};
use std::thread;

use super::held_out::is_held_out;
use super::known::Known;
use super::model::{Learnable, Learner, ModelError};
use super::play::{Lesson, Options, play, play_known, share};
use boardgame::{Color, Outcome, Random, Symmetric};
use engine::Playable;
use engine::network::WeightsError;

/// How often the lessons of an iteration are gone through.
const PASSES: usize = 3;

/// What an iteration was like.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Report {
    /// How wrong the network was about the games of this iteration, before it learned from them.
    pub loss: f64,
    /// The positions that it learned from.
    pub positions: usize,
    /// How the games ended: first player, draw, second player, nothing.
    pub ends: [usize; 4],
}

/// Learns the network of a game.
pub struct Trainer<P: Playable<Network: Learnable<P>>> {
    model: <P::Network as Learnable<P>>::Model,
    seed: u64,
    iteration: u64,
    /// What is published of the game; looked up when it is first wanted.
    known: OnceLock<Option<Known<P>>>,
}

impl<P: Playable<Network: Learnable<P>> + Symmetric> Trainer<P> {
    /// Begins.
    pub fn new(seed: u64) -> Self {
        Self {
            model: Learner::<P>::beginner(seed),
            seed,
            iteration: 0,
            known: OnceLock::new(),
        }
    }

    /// Begins with the weights of a network, as [`weights`](Self::weights) wrote them.
    pub fn from_weights(seed: u64, bytes: &[u8]) -> Result<Self, WeightsError> {
        let model = Learner::<P>::from_weights(bytes)?;
        Ok(Self {
            model,
            ..Self::new(seed)
        })
    }

    /// How many iterations are done.
    pub fn iteration(&self) -> u64 {
        self.iteration
    }

    /// The weights as a file.
    pub fn weights(&self) -> Vec<u8> {
        Learner::<P>::weights(&self.model)
    }

    /// Everything, to go on later.
    pub fn save(&self) -> Vec<u8> {
        let mut bytes = self.seed.to_le_bytes().to_vec();
        bytes.extend(self.iteration.to_le_bytes());
        bytes.extend(Learner::<P>::save(&self.model));
        bytes
    }

    /// What [`save`](Self::save) wrote.
    pub fn load(bytes: &[u8]) -> Result<Self, ModelError> {
        let (numbers, model) = bytes.split_at(bytes.len().min(16));
        let model = Learner::<P>::load(model)?;
        let number = |from| u64::from_le_bytes(std::array::from_fn(|at| numbers[from + at]));
        Ok(Self {
            model,
            seed: number(0),
            iteration: number(8),
            known: OnceLock::new(),
        })
    }

    /// Plays so many games and learns from them, in steps of this size. Tells now and then how many
    /// games are done; whether to go on is the answer. `None` if not, and nothing was learned.
    pub fn iterate(
        &mut self,
        n_games: u64,
        options: &Options,
        step: f32,
        threads: NonZeroUsize,
        goes_on: &mut dyn FnMut(u64) -> bool,
    ) -> Option<Report> {
        let seeds = Random::new(self.seed.wrapping_add(self.iteration)).bits();
        let (mut lessons, ends) = self.play(n_games, seeds, options, threads, goes_on)?;
        lessons.retain(|(position, _)| !is_held_out(position));
        let mut random = Random::new(seeds);
        if let Some(known) = self.known() {
            let known = (0..lessons.len()).map(|_| known.draw(&mut random));
            lessons.extend(
                known
                    .map(|(position, value)| (position, share(value)))
                    .collect::<Vec<_>>(),
            );
        }
        random.shuffle(&mut lessons);
        let loss = self.model.learn(&lessons, step);
        for _ in 1..PASSES {
            random.shuffle(&mut lessons);
            self.model.learn(&lessons, step);
        }
        self.iteration += 1;
        Some(Report {
            loss,
            positions: lessons.len(),
            ends,
        })
    }

    fn known(&self) -> Option<&Known<P>> {
        let known = self.known.get_or_init(Known::new);
        known.as_ref()
    }

    /// The games of all seeds, each played by whichever thread is free, in the order of the seeds.
    #[allow(clippy::type_complexity)] // a pair of what is wanted
    fn play(
        &self,
        n_games: u64,
        seeds: u64,
        options: &Options,
        threads: NonZeroUsize,
        goes_on: &mut dyn FnMut(u64) -> bool,
    ) -> Option<(Vec<Lesson<P>>, [usize; 4])> {
        let network = self.model.network();
        let known = self.known();
        let next = AtomicU64::new(0);
        let done = Mutex::new(Vec::new());
        let work = |goes_on: &mut dyn FnMut(u64) -> bool| loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= n_games || !goes_on(index) {
                next.fetch_max(n_games, Ordering::Relaxed);
                break index >= n_games;
            }
            let seed = Random::new(seeds ^ index).bits();
            let game = match known.filter(|_| index % 2 == 1) {
                Some(known) => {
                    let mut random = Random::new(seed);
                    let start = known.draw(&mut random);
                    play_known(&network, options, start, random.bits())
                }
                None => play(&network, options, seed, &|| true).expect("nobody stops it"),
            };
            done.lock().expect("nobody panics").push((index, game));
        };
        let is_whole = thread::scope(|scope| {
            for _ in 1..threads.get() {
                scope.spawn(|| work(&mut |_| true));
            }
            work(goes_on)
        });
        let mut done = done.into_inner().expect("nobody panics");
        done.sort_by_key(|(index, _)| *index);
        let mut ends = [0; 4];
        let mut lessons = Vec::new();
        for (_, (game, end)) in done {
            ends[place(end)] += 1;
            lessons.extend(game);
        }
        is_whole.then_some((lessons, ends))
    }
}

fn place(end: Option<Outcome>) -> usize {
    match end {
        Some(Outcome::Win(Color::White)) => 0,
        Some(Outcome::Draw) => 1,
        Some(Outcome::Win(Color::Black)) => 2,
        None => 3,
    }
}
