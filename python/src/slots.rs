//! Many games of one kind, each in a slot of its own that begins anew when its game is over.
//!
//! What is seen of the games stands in arrays that belong to somebody else, one row for each slot.
//! Threads take chunks of slots with their rows, each first of its own share:
//!
//! ```text
//! slots    | 0 … 127 | 128 … 255 | …
//! planes   | rows    | rows      | …
//! masks    | rows    | rows      | …
//! ```

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use boardgame::{ActionSet as _, Color, Outcome, Random};
use catalog::{AnyPosition, Listed, SetupChoice};
use pyo3::PyResult;
use solving::Value;

use crate::arrays::points;
use crate::seen::{Row, Seen};
use crate::threads::for_each;

/// The games that a thread takes at a time.
const CHUNK: usize = 128;
/// A position that comes so often ends the game as a draw.
const MAX_OCCURRENCES: usize = 3;

/// Many games of some kind.
pub(crate) trait Games: Send + Sync {
    /// Begins all games anew, as this seed has it.
    fn reset(&mut self, seed: u64, shown: Seen<'_>) -> PyResult<()>;

    /// Plays an action in each game. Returns the indexes of those where it is not legal, which stand
    /// as they stood.
    fn step(&mut self, actions: &[i64], seen: Seen<'_>) -> PyResult<Vec<i64>>;

    /// A legal action for each game, taken at random.
    fn sample(&mut self, actions: &mut [i64]) -> PyResult<()>;

    /// The position of a slot as it is seen, if there is one.
    fn position(&self, index: usize) -> Option<AnyPosition>;

    /// The bytes of all slots.
    fn nbytes(&self) -> usize;
}

/// How games begin and are shown.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Manner {
    pub(crate) setup: SetupChoice,
    pub(crate) is_shuffled: bool,
    /// Whether every position is shown turned over in a way that chance decides.
    pub(crate) is_turned: bool,
}

/// The slots of one game.
pub(crate) struct Slots<P: Listed> {
    games: Vec<Slot<P>>,
    rules: Rules<P>,
    n_threads: NonZeroUsize,
}

/// What all slots have in common.
#[derive(Clone, Copy)]
struct Rules<P> {
    manner: Manner,
    /// Where games begin that are not shuffled.
    start: P,
}

struct Slot<P: Listed> {
    position: P,
    /// The image of the position that is seen.
    image: P,
    /// What is legal there; the masks are somebody else's, who may write what he likes.
    legal: P::Legal,
    /// The keys of the game so far, where a position can come again.
    history: Vec<u128>,
    random: Random,
}

impl<P: Listed> Slots<P> {
    /// The bytes of a slot, its history aside.
    pub(crate) const SLOT_BYTES: usize = size_of::<Slot<P>>();

    /// So many games, which have yet to be begun.
    pub(crate) fn new(n_games: usize, manner: Manner, n_threads: NonZeroUsize) -> Self {
        let start = manner.setup.start();
        let slot = |_| Slot {
            position: start,
            image: start,
            legal: P::Legal::default(),
            history: Vec::new(),
            random: Random::new(0),
        };
        Self {
            games: (0..n_games).map(slot).collect(),
            rules: Rules { manner, start },
            n_threads,
        }
    }
}

impl<P: Listed> Games for Slots<P> {
    fn reset(&mut self, seed: u64, shown: Seen<'_>) -> PyResult<()> {
        let mut seeds = Random::new(seed);
        for slot in &mut self.games {
            slot.random = Random::new(seeds.bits());
        }
        let rules = self.rules;
        let chunks = self.games.chunks_mut(CHUNK).zip(shown.chunks::<P>(CHUNK));
        for_each(self.n_threads, chunks, |(slots, shown)| {
            for (slot, mut row) in slots.iter_mut().zip(shown.rows::<P>()) {
                slot.begin(&rules);
                slot.show(&rules, &mut row);
                *row.reward = 0.0;
                *row.done = 0;
            }
        })
    }

    fn step(&mut self, actions: &[i64], seen: Seen<'_>) -> PyResult<Vec<i64>> {
        let rules = self.rules;
        let refused = Mutex::new(Vec::new());
        let chunks = self.games.chunks_mut(CHUNK).zip(actions.chunks(CHUNK));
        let chunks = chunks.zip(seen.chunks::<P>(CHUNK)).enumerate();
        for_each(
            self.n_threads,
            chunks,
            |(number, ((slots, actions), seen))| {
                let played = slots.iter_mut().zip(actions).zip(seen.rows::<P>());
                for (index, ((slot, &action), mut row)) in played.enumerate() {
                    if !slot.step(action, &rules, &mut row) {
                        let mut refused = refused.lock().unwrap_or_else(PoisonError::into_inner);
                        refused.push((number * CHUNK + index) as i64);
                    }
                }
            },
        )?;
        let mut refused = refused.into_inner().unwrap_or_else(PoisonError::into_inner);
        refused.sort_unstable();
        Ok(refused)
    }

    fn sample(&mut self, actions: &mut [i64]) -> PyResult<()> {
        let slots = self.games.chunks_mut(CHUNK);
        let chunks = slots.zip(actions.chunks_mut(CHUNK));
        for_each(self.n_threads, chunks, |(slots, actions)| {
            for (slot, action) in slots.iter_mut().zip(actions) {
                *action = slot.sample() as i64;
            }
        })
    }

    fn position(&self, index: usize) -> Option<AnyPosition> {
        self.games.get(index).map(|slot| slot.image.into())
    }

    fn nbytes(&self) -> usize {
        let keys = self.games.iter().map(|slot| slot.history.capacity());
        size_of_val(&*self.games) + keys.sum::<usize>() * size_of::<u128>()
    }
}

impl<P: Listed> Slot<P> {
    fn begin(&mut self, rules: &Rules<P>) {
        self.position = if rules.manner.is_shuffled {
            let seed = Some(self.random.bits());
            SetupChoice {
                seed,
                ..rules.manner.setup
            }
            .start()
        } else {
            rules.start
        };
        self.history.clear();
        self.remember();
    }

    /// Plays an action of the image; or it is not legal, and nothing happens but that nothing is
    /// gained.
    #[inline]
    fn step(&mut self, action: i64, rules: &Rules<P>, row: &mut Row<'_>) -> bool {
        *row.reward = 0.0;
        *row.done = 0;
        let action = usize::try_from(action).ok();
        let legal = action.filter(|&action| self.legal.contains(action));
        let Some(m) = legal.and_then(P::action_move) else {
            return false;
        };
        let mover = self.position.turn();
        let m = if rules.manner.is_turned {
            self.own_move(m)
        } else {
            m
        };
        self.position.play_unchecked(m);
        self.remember();
        if let Some(outcome) = self.outcome() {
            *row.reward = points(Value::of(outcome, mover));
            *row.done = 1;
            self.begin(rules);
        }
        self.show(rules, row);
        true
    }

    /// The move that is to the position what `m` is to the image.
    fn own_move(&self, m: P::Move) -> P::Move {
        let mut back = self.image.symmetries().iter();
        let back = back.find(|&&symmetry| self.image.transform(symmetry) == self.position);
        self.image
            .transform_move(m, *back.expect("images can be turned back"))
    }

    #[inline]
    fn remember(&mut self) {
        if P::HAS_CYCLES {
            self.history.push(self.position.key());
        }
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.position.outcome().or_else(|| {
            let key = self.history.last()?;
            let n_times = self.history.iter().filter(|other| *other == key).count();
            (n_times >= MAX_OCCURRENCES).then_some(Outcome::Draw)
        })
    }

    /// Shows the position, or an image of it.
    #[inline]
    fn show(&mut self, rules: &Rules<P>, row: &mut Row<'_>) {
        self.image = self.position;
        if rules.manner.is_turned {
            let symmetries = self.position.symmetries();
            let symmetry = *self.random.pick(symmetries).expect("the identity is one");
            self.image = self.position.transform(symmetry);
        }
        let turn = self.image.turn();
        self.image.observe(turn, row.planes);
        self.legal = self.image.legal_actions_unchecked();
        self.legal.write_mask(row.mask);
        *row.player = i8::from(turn == Color::Black);
    }

    /// One of the legal actions.
    #[inline]
    fn sample(&mut self) -> usize {
        let picked = self.legal.nth(self.random.below(self.legal.len()));
        picked.expect("a game that is over begins anew")
    }
}
