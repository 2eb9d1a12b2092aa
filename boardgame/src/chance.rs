//! Games played at random, the same on every machine for a seed.

use std::ops::Deref;

use crate::{Color, EditionOf, Named as _, Position, Random, Setup};

/// A setup in which everything is left to chance.
pub fn random_setup<P: Position>(random: &mut Random) -> P::Setup {
    let edition = random
        .pick(EditionOf::<P>::ALL)
        .expect("every game has an edition");
    let first = *random.pick(&Color::ALL).expect("there are two colors");
    let setup = P::Setup::default().with_edition(*edition);
    setup.with_first(first).shuffled(random.bits())
}

/// Every position of a game played at random, each with the move that is played in it; the last, if
/// the game ends, with none.
pub fn random_game<P: Position>(
    start: P,
    random: &mut Random,
) -> impl Iterator<Item = (P, Option<P::Move>)> {
    let moves = |position: &P| position.legal_moves();
    let play = |position: &P, &m: &P::Move| position.after(m);
    random_steps(start, random, moves, play)
}

/// The same for whatever has moves.
pub fn random_steps<T: Clone, M: Clone, L: Deref<Target = [M]>>(
    start: T,
    random: &mut Random,
    moves: impl Fn(&T) -> L,
    play: impl Fn(&T, &M) -> T,
) -> impl Iterator<Item = (T, Option<M>)> {
    let mut next = Some(start);
    std::iter::from_fn(move || {
        let position = next.take()?;
        let m = random.pick(&moves(&position)).cloned();
        next = m.as_ref().map(|m| play(&position, m));
        Some((position, m))
    })
}
