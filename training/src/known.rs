//! Positions whose values are published: certain lessons, and where games begin whose value is known.

use std::marker::PhantomData;

use boardgame::{Random, Symmetric};
use solving::{Solvable, Value};

use super::held_out::is_held_out;

/// The positions after the last plies that are published, but for those that nothing is learned from.
#[derive(Debug)]
pub(super) struct Known<P> {
    numbers: Vec<u32>,
    game: PhantomData<fn() -> P>,
}

/// So many are looked at for one of a rare value, before another value is taken.
const TRIES: usize = 5_000;

impl<P: Solvable + Symmetric> Known<P> {
    /// Those of a game; nothing where nothing is published.
    pub(super) fn new() -> Option<Self> {
        let last_ply = P::PUBLISHED_PLIES.checked_sub(1)?;
        let numbers = P::published_numbers(last_ply);
        let game = PhantomData;
        (!numbers.is_empty()).then_some(Self { numbers, game })
    }

    /// One of them with its value; draws, where most mistakes are made, as often as the rest.
    pub(super) fn draw(&self, random: &mut Random) -> (P, Value) {
        use Value::{Draw, Loss, Win};
        loop {
            let value = [Draw, Draw, Draw, Win, Win, Loss][random.below(6)];
            if let Some(position) = self.of_value(value, random) {
                return (position, value);
            }
        }
    }

    /// One of a value, if there is one among those that are looked at.
    fn of_value(&self, value: Value, random: &mut Random) -> Option<P> {
        (0..TRIES).find_map(|_| {
            let position = P::published_position(*random.pick(&self.numbers)?)?;
            let is_wanted = position.outcome().is_none()
                && value_of(&position) == Some(value)
                && !is_held_out(&position);
            is_wanted.then_some(position)
        })
    }
}

fn value_of<P: Solvable>(position: &P) -> Option<Value> {
    position.published().map(|published| published.value)
}
