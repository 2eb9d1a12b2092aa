//! Many games of one kind, each in a slot of its own that begins anew when its game is over.
//!
//! What is seen of the games stands in arrays that belong to somebody else, one row for each slot.
//! Slots are dealt out to threads in chunks, each with its rows:
//!
//! ```text
//! slots    | 0 … 127 | 128 … 255 | …
//! planes   | rows    | rows      | …
//! masks    | rows    | rows      | …
//! ```

use boardgame::{Color, Outcome, Random};
use catalog::{AnyPosition, Listed, SetupChoice};
use rayon::prelude::*;
use solving::Value;

use crate::action_set::ActionSet;
use crate::arrays::points;

/// The games that a thread takes at a time.
const CHUNK: usize = 128;
/// So often an action is taken blindly before the legal ones are counted.
const MAX_TRIES: usize = 8;
/// A position that comes so often ends the game as a draw.
const MAX_OCCURRENCES: usize = 3;

/// Many games of some kind.
pub(crate) trait Games: Send + Sync {
    /// Begins all games anew, as this seed has it.
    fn reset(&mut self, seed: u64, shown: Seen<'_>);

    /// Plays an action in each game. Returns the indexes of those where it is not legal, which stand
    /// as they stood.
    fn step(&mut self, actions: &[i64], seen: Seen<'_>) -> Vec<i64>;

    /// A legal action for each game, taken at random.
    fn sample(&mut self, actions: &mut [i64]);

    /// The position of a slot as it is seen, if there is one.
    fn position(&self, index: usize) -> Option<AnyPosition>;

    /// The bytes of one slot.
    fn slot_bytes(&self) -> usize;
}

/// What is seen of the games, one row for each.
pub(crate) struct Seen<'a> {
    pub(crate) planes: &'a mut [i8],
    pub(crate) masks: &'a mut [u8],
    pub(crate) rewards: &'a mut [f32],
    pub(crate) dones: &'a mut [u8],
    pub(crate) players: &'a mut [i8],
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
pub(crate) struct Slots<P> {
    slots: Vec<Slot<P>>,
    manner: Manner,
}

struct Slot<P> {
    position: P,
    /// The image of the position that is seen.
    image: P,
    /// What is legal there; the masks are somebody else's, who may write what he likes.
    legal: ActionSet,
    /// The keys of the game so far, where a position can come again.
    history: Vec<u128>,
    random: Random,
}

impl<P: Listed> Slots<P> {
    /// So many games, which have yet to be begun.
    pub(crate) fn new(n_games: usize, manner: Manner) -> Self {
        let position = manner.setup.start();
        let slot = |_| Slot {
            position,
            image: position,
            legal: ActionSet::default(),
            history: Vec::new(),
            random: Random::new(0),
        };
        Self {
            slots: (0..n_games).map(slot).collect(),
            manner,
        }
    }
}

impl<P: Listed> Games for Slots<P> {
    fn reset(&mut self, seed: u64, shown: Seen<'_>) {
        let mut seeds = Random::new(seed);
        for slot in &mut self.slots {
            slot.random = Random::new(seeds.bits());
        }
        let manner = self.manner;
        in_chunks(&mut self.slots, shown, |_, slot, row| {
            slot.begin(manner);
            slot.show(manner, row);
            *row.reward = 0.0;
            *row.done = 0;
            true
        });
    }

    fn step(&mut self, actions: &[i64], seen: Seen<'_>) -> Vec<i64> {
        let manner = self.manner;
        in_chunks(&mut self.slots, seen, |index, slot, row| {
            slot.step(actions[index], manner, row)
        })
    }

    fn sample(&mut self, actions: &mut [i64]) {
        let slots = self.slots.par_iter_mut();
        let sampled = slots.zip(actions).with_min_len(CHUNK);
        sampled.for_each(|(slot, action)| *action = slot.sample() as i64);
    }

    fn position(&self, index: usize) -> Option<AnyPosition> {
        self.slots.get(index).map(|slot| slot.image.into())
    }

    fn slot_bytes(&self) -> usize {
        size_of::<Slot<P>>()
    }
}

/// The row of one slot.
struct Row<'a> {
    planes: &'a mut [i8],
    mask: &'a mut [u8],
    reward: &'a mut f32,
    done: &'a mut u8,
    player: &'a mut i8,
}

/// Does something in every slot, in parallel, and says where it could not be done.
fn in_chunks<P: Listed>(
    slots: &mut [Slot<P>],
    seen: Seen<'_>,
    act: impl Fn(usize, &mut Slot<P>, &mut Row<'_>) -> bool + Sync,
) -> Vec<i64> {
    let planes_len = P::PLANES.iter().product::<usize>();
    let rows = seen
        .planes
        .par_chunks_exact_mut(planes_len)
        .zip(seen.masks.par_chunks_exact_mut(P::N_ACTIONS))
        .zip(seen.rewards)
        .zip(seen.dones)
        .zip(seen.players);
    let acted = slots
        .par_iter_mut()
        .zip(rows)
        .enumerate()
        .with_min_len(CHUNK);
    let refused = acted.filter_map(
        |(index, (slot, ((((planes, mask), reward), done), player)))| {
            let mut row = Row {
                planes,
                mask,
                reward,
                done,
                player,
            };
            (!act(index, slot, &mut row)).then_some(index as i64)
        },
    );
    refused.collect()
}

impl<P: Listed> Slot<P> {
    fn begin(&mut self, manner: Manner) {
        let mut setup = manner.setup;
        if manner.is_shuffled {
            setup.seed = Some(self.random.bits());
        }
        self.position = setup.start();
        self.history.clear();
        self.remember();
    }

    /// Plays an action of the image; or it is not legal, and nothing happens but that nothing is
    /// gained.
    fn step(&mut self, action: i64, manner: Manner, row: &mut Row<'_>) -> bool {
        *row.reward = 0.0;
        *row.done = 0;
        let action = usize::try_from(action).ok();
        let legal = action.filter(|&action| self.legal.contains(action));
        let Some(m) = legal.and_then(P::action_move) else {
            return false;
        };
        let mover = self.position.turn();
        let m = if manner.is_turned {
            self.own_move(m)
        } else {
            m
        };
        self.position.play_unchecked(m);
        self.remember();
        if let Some(outcome) = self.outcome() {
            *row.reward = points(Value::of(outcome, mover));
            *row.done = 1;
            self.begin(manner);
        }
        self.show(manner, row);
        true
    }

    /// The move that is to the position what `m` is to the image.
    fn own_move(&self, m: P::Move) -> P::Move {
        let mut back = self.image.symmetries().iter();
        let back = back.find(|&&symmetry| self.image.transform(symmetry) == self.position);
        self.image
            .transform_move(m, *back.expect("images can be turned back"))
    }

    fn remember(&mut self) {
        if P::HAS_CYCLES {
            self.history.push(self.position.key());
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.position.outcome().or_else(|| {
            let key = self.history.last()?;
            let n_times = self.history.iter().filter(|other| *other == key).count();
            (n_times >= MAX_OCCURRENCES).then_some(Outcome::Draw)
        })
    }

    /// Shows the position, or an image of it.
    fn show(&mut self, manner: Manner, row: &mut Row<'_>) {
        self.image = self.position;
        if manner.is_turned {
            let symmetries = self.position.symmetries();
            let symmetry = *self.random.pick(symmetries).expect("the identity is one");
            self.image = self.position.transform(symmetry);
        }
        let turn = self.image.turn();
        self.image.observe(turn, row.planes);
        self.legal = ActionSet::of(&self.image);
        self.legal.write_mask(row.mask);
        *row.player = i8::from(turn == Color::Black);
    }

    /// One of the legal actions. There are often so many that some tries find one.
    fn sample(&mut self) -> usize {
        for _ in 0..MAX_TRIES {
            let action = self.random.below(P::N_ACTIONS);
            if self.legal.contains(action) {
                return action;
            }
        }
        let picked = self.legal.nth(self.random.below(self.legal.len()));
        picked.expect("a game that is over begins anew")
    }
}
