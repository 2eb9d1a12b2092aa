//! What is true of every game, checked on random games.
//!
//! Each game's tests call these with many seeds and with positions that tell something. A law that
//! is broken panics with the position.

use std::collections::{BTreeSet, HashMap};
use std::ops::Range;

use crate::chance::{random_game, random_setup};
use crate::perft::perft;
use crate::{
    ActionSet as _, Actions, Color, EditionOf, MoveError, Named, Outcome, Position, Random, Setup,
    Symmetric,
};

/// Random games are not followed further; few last so long.
const MAX_PLIES: usize = 400;

/// Plays a random game, set up at random, and checks every position of it.
pub fn check_random_game<P: Position>(seed: u64) {
    check_editions::<P>();
    for_each_position::<P>(seed, check_position);
}

/// Checks that a game begins in the edition it is set up in, and that names tell things apart.
fn check_editions<P: Position>() {
    for &edition in EditionOf::<P>::ALL {
        let setup = P::Setup::default().with_edition(edition);
        assert_eq!(P::start(&setup).edition(), edition);
    }
    check_names::<EditionOf<P>>();
    check_names::<P::Termination>();
    check_names::<P::Remark>();
}

fn check_names<N: Named>() {
    for &one in N::ALL {
        assert_eq!(N::from_name(one.name()), Some(one), "the name is its own");
    }
}

/// Plays a random game and checks the symmetries of every position of it.
pub fn check_random_symmetries<P: Symmetric>(seed: u64) {
    for_each_position::<P>(seed, check_symmetries);
}

/// Plays a random game and checks the numbers of the moves and the planes of every position of it.
pub fn check_random_actions<P: Actions>(seed: u64) {
    for_each_position::<P>(seed, check_actions);
}

/// Plays a random game, with edition, first color and layout chosen by the seed, and shows each
/// position.
pub fn for_each_position<P: Position>(seed: u64, mut show: impl FnMut(&P)) {
    let mut random = Random::new(seed);
    let start = P::start(&random_setup::<P>(&mut random));
    let game = random_game(start, &mut random);
    game.take(MAX_PLIES)
        .for_each(|(position, _)| show(&position));
}

/// Checks one position and all moves in it.
pub fn check_position<P: Position>(position: &P) {
    let moves = position.legal_moves();
    assert_eq!(
        moves.is_empty(),
        position.outcome().is_some(),
        "moves until the end: {position}"
    );
    assert_eq!(
        position.n_legal_moves(),
        moves.len(),
        "counting is listing: {position}"
    );
    check_ending(position);
    check_notation(position);
    let mut sorted = moves.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    assert_eq!(sorted.len(), moves.len(), "no move twice: {position}");
    for &m in &sorted {
        check_move(position, m);
    }
}

fn check_ending<P: Position>(position: &P) {
    let ending = position.ending(None);
    assert_eq!(
        ending.as_ref().map(|ending| ending.outcome),
        position.outcome(),
        "one end: {position}"
    );
    if let Some(ending) = ending {
        assert!(
            !ending.terminations.is_empty(),
            "an end has a name: {position}"
        );
    }
}

fn check_notation<P: Position>(position: &P) {
    let text = position.to_string();
    let read: P = text
        .parse()
        .unwrap_or_else(|error| panic!("{text} is not read back: {error}"));
    assert_eq!(&read, position, "{text} is read as another position");
    assert_eq!(
        read.key(),
        position.key(),
        "equal positions have equal keys: {text}"
    );
}

fn check_move<P: Position>(position: &P, m: P::Move) {
    let text = m.to_string();
    assert_eq!(
        position.read_move(&text),
        Ok(m),
        "{text} is read back in {position}"
    );
    let next = position
        .play(m)
        .unwrap_or_else(|error| panic!("{text} in {position}: {error}"));
    assert_eq!(
        next.turn(),
        !position.turn(),
        "the turn passes: {text} in {position}"
    );
    assert_eq!(
        next.edition(),
        position.edition(),
        "the edition stays: {text} in {position}"
    );
    if next.outcome().is_some() {
        assert_eq!(
            next.play(m),
            Err(MoveError::Over),
            "nothing after the end: {next}"
        );
        assert_eq!(
            next.read_move(&text),
            Err(MoveError::Over),
            "nothing after the end: {next}"
        );
        let ending = next.ending(Some(m)).expect("there is an outcome");
        assert_eq!(
            ending.terminations.len(),
            1,
            "the last move tells why: {text} in {position}"
        );
    }
}

/// Checks that the images of a position play as it does.
pub fn check_symmetries<P: Symmetric>(position: &P) {
    let canonical = position.canonical();
    for &symmetry in position.symmetries() {
        let image = position.transform(symmetry);
        assert_eq!(image.canonical(), canonical, "{symmetry:?} of {position}");
        assert_eq!(
            image.outcome(),
            position.outcome(),
            "{symmetry:?} of {position}"
        );
        let mut expected = image.legal_moves().to_vec();
        let mut moves = Vec::new();
        for m in position.legal_moves() {
            let image_move = position.transform_move(m, symmetry);
            let after = position.play(m).expect("it is legal").transform(symmetry);
            assert_eq!(
                image.play(image_move),
                Ok(after),
                "{symmetry:?} of {m} in {position}"
            );
            moves.push(image_move);
        }
        expected.sort_unstable();
        moves.sort_unstable();
        assert_eq!(moves, expected, "{symmetry:?} of {position}");
    }
}

/// Checks that moves and numbers belong together, that exactly the legal ones are marked, and that
/// the planes hold zeros and ones.
pub fn check_actions<P: Actions>(position: &P) {
    let legal: BTreeSet<usize> = position
        .legal_moves()
        .iter()
        .map(|&m| P::action(m))
        .collect();
    assert_eq!(
        legal.len(),
        position.n_legal_moves(),
        "one each: {position}"
    );
    let set = position.legal_actions();
    assert_eq!(set.len(), legal.len(), "{position}");
    assert!(set.iter().eq(legal.iter().copied()), "{position}");
    assert_eq!(set.nth(set.len()), None, "{position}");
    if !legal.is_empty() {
        assert_eq!(position.legal_actions_unchecked(), set, "{position}");
    }
    assert!(!set.contains(P::N_ACTIONS), "{position}");
    for (action, mark) in position.mask().into_iter().enumerate() {
        assert!(mark <= 1, "{action} in {position}");
        let is_marked = mark == 1;
        assert_eq!(is_marked, legal.contains(&action), "{action} in {position}");
        assert_eq!(set.contains(action), is_marked, "{action} in {position}");
        let Some(m) = P::action_move(action) else {
            assert!(!is_marked, "{action} is no move: {position}");
            continue;
        };
        assert_eq!(P::action(m), action, "{m}");
        assert_eq!(position.is_legal(m), is_marked, "{m} in {position}");
    }
    assert_eq!(P::action_move(P::N_ACTIONS), None, "all are numbered");
    for viewer in Color::ALL {
        let mut planes = vec![-1; P::PLANES.iter().product()];
        position.observe(viewer, &mut planes);
        assert!(
            planes.iter().all(|cell| [0, 1].contains(cell)),
            "{position}"
        );
    }
}

/// Checks that no two positions of many random games share a key.
pub fn check_keys<P: Position>(seeds: Range<u64>) {
    let mut positions: HashMap<u128, P> = HashMap::new();
    for seed in seeds {
        for_each_position(seed, |position: &P| {
            let first = positions
                .entry(position.key())
                .or_insert_with(|| position.clone());
            assert_eq!(first, position, "two positions have one key");
        });
    }
}

/// A slow twin of a game, written from the rules alone, which the fast rules are compared with.
pub trait Twin: Clone {
    /// Reads a position in the game's notation.
    fn read(text: &str) -> Self;
    /// The position in a text of its own.
    fn text(&self) -> String;
    /// The legal moves in the game's notation.
    fn moves(&self) -> BTreeSet<String>;
    /// Plays a legal move.
    fn play(&mut self, m: &str);
    /// How the game ended, or `None` while it goes on.
    fn outcome(&self) -> Option<Outcome>;
}

/// Compares the fast rules with their twin, in this position and after every move from it.
pub fn check_against_twin<P: Position, T: Twin>(position: &P) {
    let twin = T::read(&position.to_string());
    assert_eq!(twin.outcome(), position.outcome(), "{position}");
    let moves = position.legal_moves();
    let names: BTreeSet<String> = moves.iter().map(ToString::to_string).collect();
    assert_eq!(twin.moves(), names, "{position}");
    for m in moves {
        let next = position.play(m).expect("it is legal");
        let mut twin = twin.clone();
        twin.play(&m.to_string());
        assert_eq!(
            twin.text(),
            T::read(&next.to_string()).text(),
            "{m} in {position}"
        );
        assert_eq!(twin.outcome(), next.outcome(), "{m} in {position}");
    }
}

/// Checks counts of move sequences against a table of lines `position TEXT` and
/// `perft DEPTH COUNT`. Counts above `max_count` are left out.
pub fn check_perft_table<P: Position>(table: &str, max_count: u64) {
    let mut position: Option<P> = None;
    for line in table
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
    {
        if let Some(text) = line.strip_prefix("position ") {
            position = Some(
                text.parse()
                    .unwrap_or_else(|error| panic!("{text}: {error}")),
            );
            continue;
        }
        let numbers = line
            .strip_prefix("perft ")
            .and_then(|rest| rest.split_once(' '));
        let (depth, count) =
            numbers.unwrap_or_else(|| panic!("not a line of a perft table: {line}"));
        let (depth, count): (u32, u64) = (
            depth.parse().expect("a depth"),
            count.parse().expect("a count"),
        );
        let position = position
            .as_ref()
            .expect("a position stands before its counts");
        if count <= max_count {
            assert_eq!(perft(position, depth), count, "perft {depth} of {position}");
        }
    }
}
