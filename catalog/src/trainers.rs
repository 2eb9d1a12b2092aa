//! Learning the network of any game.

use std::num::NonZeroUsize;

use boardgame::Symmetric;
use engine::Playable;
use engine::network::WeightsError;
use training::{Learnable, ModelError, Options, Report, Trainer};

use crate::Game;

/// The learning of a network.
pub trait Training {
    /// How many iterations are done.
    fn iteration(&self) -> u64;

    /// Plays so many games and learns from them; see [`Trainer::iterate`].
    fn iterate(
        &mut self,
        n_games: u64,
        options: &Options,
        step: f32,
        threads: NonZeroUsize,
        goes_on: &mut dyn FnMut(u64) -> bool,
    ) -> Option<Report>;

    /// The weights as a file, which is what ships with Panta.
    fn weights(&self) -> Vec<u8>;

    /// Everything, to go on later.
    fn save(&self) -> Vec<u8>;
}

impl<P: Playable<Network: Learnable<P>> + Symmetric> Training for Trainer<P> {
    fn iteration(&self) -> u64 {
        self.iteration()
    }

    fn iterate(
        &mut self,
        n_games: u64,
        options: &Options,
        step: f32,
        threads: NonZeroUsize,
        goes_on: &mut dyn FnMut(u64) -> bool,
    ) -> Option<Report> {
        self.iterate(n_games, options, step, threads, goes_on)
    }

    fn weights(&self) -> Vec<u8> {
        self.weights()
    }

    fn save(&self) -> Vec<u8> {
        self.save()
    }
}

impl Game {
    /// Begins to learn the network of this game.
    pub fn training(self, seed: u64) -> Box<dyn Training> {
        with_game!(self, P => Box::new(Trainer::<P>::new(seed)))
    }

    /// The same, beginning with the weights of a network.
    pub fn training_from(
        self,
        seed: u64,
        weights: &[u8],
    ) -> Result<Box<dyn Training>, WeightsError> {
        with_game!(self, P => Ok(Box::new(Trainer::<P>::from_weights(seed, weights)?)))
    }

    /// Goes on with what [`Training::save`] wrote.
    pub fn resume_training(self, bytes: &[u8]) -> Result<Box<dyn Training>, ModelError> {
        with_game!(self, P => Ok(Box::new(Trainer::<P>::load(bytes)?)))
    }
}
