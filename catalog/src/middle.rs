//! Positions of known value in the middle of a game, to measure engines by: nothing learns from them.
//!
//! They come from random play, as many of each value as of the others, all different.

use std::collections::HashSet;

use boardgame::chance::random_game;
use boardgame::{Random, Setup as _, Symmetric};
use showcase::Showcase;
use solving::{Control, Progress, Question, Resources, Solvable, Solver as _, Value, Watch};
use training::is_held_out;

use crate::{AnyPosition, Game};

/// So much work goes into the proof of one position before it is left out.
const MAX_NODES: u64 = 30_000;

/// So many positions with their values for the side to move, one of each value in turn.
pub fn generate(
    game: Game,
    count: usize,
    seed: u64,
    resources: Resources,
) -> Vec<(Value, AnyPosition)> {
    with_game!(game, P => generate_of::<P>(count, seed, resources))
}

fn generate_of<P>(count: usize, seed: u64, resources: Resources) -> Vec<(Value, AnyPosition)>
where
    P: Showcase + Solvable + Symmetric + Into<AnyPosition>,
{
    let values = values::<P>();
    let each = count.div_ceil(values.len());
    let mut random = Random::new(seed);
    let mut known = HashSet::new();
    let mut found: Vec<Vec<P>> = vec![Vec::new(); values.len()];
    while found.iter().any(|positions| positions.len() < each) {
        // One of each value at most, so that they do not resemble each other.
        let mut is_open: Vec<bool> = found.iter().map(|of| of.len() < each).collect();
        for position in siblings::<P>(&mut random) {
            if !is_held_out(&position) {
                continue;
            }
            let value = value(&position, resources);
            let place = value.and_then(|value| values.iter().position(|&other| other == value));
            if let Some(place) = place.filter(|&place| is_open[place])
                && known.insert(position.canonical().key())
            {
                is_open[place] = false;
                found[place].push(position);
            }
            if !is_open.contains(&true) {
                break;
            }
        }
    }
    let turn = |turn: usize| {
        let both = values.iter().zip(&found);
        both.map(move |(&value, positions)| (value, positions[turn].clone().into()))
    };
    (0..each).flat_map(turn).take(count).collect()
}

/// The values with which something can go wrong: a single move cannot lose what is lost.
fn values<P: Showcase>() -> &'static [Value] {
    if P::BENCH.middle.plies > 1 {
        &[Value::Win, Value::Draw, Value::Loss]
    } else {
        &[Value::Win]
    }
}

/// The positions of the right size that follow one that random play reaches, in random order.
fn siblings<P: Showcase>(random: &mut Random) -> Vec<P> {
    let (least, largest) = P::BENCH.middle.sizes;
    let size = least + random.below(largest - least + 1);
    let is_open = |next: &P| next.size() == size && next.outcome().is_none();
    loop {
        let start = P::start(&P::Setup::default().shuffled(random.bits()));
        let mut steps = random_game(start, random);
        let before = steps.find(|(position, m)| m.is_some_and(|m| is_open(&position.after(m))));
        drop(steps);
        if let Some((position, _)) = before {
            let moves = position.legal_moves();
            let mut all: Vec<_> = moves.iter().map(|&m| position.after(m)).collect();
            all.retain(is_open);
            random.shuffle(&mut all);
            return all;
        }
    }
}

/// What the position is worth, if that is soon known and nobody wins at once.
fn value<P: Showcase + Solvable>(position: &P, resources: Resources) -> Option<Value> {
    if let Some(published) = position.published() {
        return Some(published.value);
    }
    let moves = position.legal_moves();
    if moves.iter().any(|&m| position.after(m).outcome().is_some()) {
        return None;
    }
    let question = Question {
        root_only: true,
        ..Question::default()
    };
    let mut watch = |progress: Progress| {
        if progress.nodes > MAX_NODES {
            Control::Stop
        } else {
            Control::Continue
        }
    };
    let mut solver = P::solver(resources).ok()?;
    let analysis = solver.solve(position, question, &mut Watch::new(&mut watch));
    analysis.ok()?.verdict.value()
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroUsize;

    use super::*;

    const RESOURCES: Resources = Resources {
        threads: NonZeroUsize::MIN,
        memory: 64 << 20,
    };

    /// The frozen positions of a game with their values.
    fn frozen<P: Showcase>() -> Vec<(&'static str, P)>
    where
        P::Err: std::fmt::Debug,
    {
        let line = |line: &'static str| {
            let (value, position) = line.split_once(' ').unwrap();
            (value, position.parse().unwrap())
        };
        P::BENCH.middle.positions.lines().map(line).collect()
    }

    fn check<P: Showcase + Solvable + Symmetric>(step: usize)
    where
        P::Err: std::fmt::Debug,
    {
        let frozen = frozen::<P>();
        let (least, largest) = P::BENCH.middle.sizes;
        let mut known = HashSet::new();
        for (_, position) in &frozen {
            assert!(is_held_out(position), "{position}");
            assert!((least..=largest).contains(&position.size()), "{position}");
            assert!(known.insert(position.canonical().key()), "{position}");
        }
        for (value, position) in frozen.into_iter().step_by(step) {
            let found = super::value(&position, RESOURCES).unwrap();
            assert_eq!(found.name(), value, "{position}");
        }
    }

    #[test]
    fn frozen_positions_are_kept_out_of_learning_and_have_their_values() {
        check::<pentago::Pentago>(1);
        check::<pentaroll::Pentaroll>(25);
        check::<pantarei::Pantarei>(25);
    }

    #[test]
    fn a_seed_always_gives_the_same() {
        let made = generate(Game::Pantarei, 2, 5, RESOURCES);
        assert_eq!(made, generate(Game::Pantarei, 2, 5, RESOURCES));
        for (value, position) in made {
            assert_eq!(value, Value::Win, "{position}");
        }
    }
}
