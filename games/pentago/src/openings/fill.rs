//! Filling a sheet: what the level below says of each entry, and what has to be asked.
//!
//! A position is worth at most as much to whoever has just moved as the worst of the positions it can
//! have come from, because each of those is worth the best that follows. Where one of them is lost,
//! so is this one, and nothing is asked; elsewhere their number says what to expect.

use grid::{Cells, GridSymmetry};

use super::index::{Place, Sheets, n_first, rank, sets, stills};
use crate::Twist;

/// Who wins when both play as well as can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Winner {
    Nobody,
    First,
    Second,
}

/// The number of contexts of a level.
pub(super) const N_CONTEXTS: usize = 2 * N_PARENTS * N_NEIGHBORS;
/// The most positions that one can have come from, drawn or not.
const N_PARENTS: usize = 8 * super::index::MAX_OWN + 1;
/// What neighbors on the sheet say.
const N_NEIGHBORS: usize = 27;

/// A sheet that is to be filled.
pub(super) struct Filling<'a> {
    /// Who has just moved, and who is to move.
    last: Winner,
    next: Winner,
    /// The cells that the first player's marbles leave.
    free: Cells,
    n_second: usize,
    parents: Vec<Parent<'a>>,
    /// The symmetries but for the identity that leave the first player's marbles where they are.
    stills: Vec<GridSymmetry>,
}

/// The positions on one sheet of the level below that those of this sheet can have come from, all by
/// the same twist.
struct Parent<'a> {
    twist: Twist,
    symmetry: GridSymmetry,
    free: Cells,
    entries: &'a [Winner],
}

impl<'a> Filling<'a> {
    /// The sheet of so many marbles with these of the first player, given the sheets below.
    pub(super) fn new(
        n_marbles: usize,
        first: Cells,
        below: &Sheets,
        entries: impl Fn(usize) -> &'a [Winner],
    ) -> Self {
        let is_first = n_marbles % 2 == 1;
        let parent = |(twist, first): (Twist, Cells)| {
            let Place { sheet, symmetry } = below.place(twist.turn(first));
            Parent {
                twist,
                symmetry,
                free: !below.first(sheet.into()),
                entries: entries(sheet.into()),
            }
        };
        let before: Vec<Cells> = match (n_marbles, is_first) {
            (0, _) => Vec::new(),
            (_, true) => first.iter().map(|cell| first - Cells::of(cell)).collect(),
            (_, false) => vec![first],
        };
        let before = before.into_iter();
        let before = before.flat_map(|first| Twist::ALL.map(|twist| (twist, first)));
        let (last, next) = if is_first {
            (Winner::First, Winner::Second)
        } else {
            (Winner::Second, Winner::First)
        };
        Self {
            last,
            next,
            free: !first,
            n_second: n_marbles - n_first(n_marbles),
            parents: before.map(parent).collect(),
            stills: stills(first).split_off(1),
        }
    }

    /// The winner of every entry. What does not follow is asked: whether it is this one, in this
    /// entry, with this context.
    pub(super) fn fill(&self, mut ask: impl FnMut(usize, Winner, usize) -> bool) -> Box<[Winner]> {
        let mut entries: Vec<Winner> = Vec::new();
        for second in sets(self.free, self.n_second) {
            let entry = entries.len();
            let winner = self.image(second, entry).map_or_else(
                || {
                    self.winner(second, &entries, &mut |winner, context| {
                        ask(entry, winner, context)
                    })
                },
                |image| entries[image],
            );
            entries.push(winner);
        }
        entries.into()
    }

    /// An earlier entry that is the same by symmetry.
    fn image(&self, second: Cells, entry: usize) -> Option<usize> {
        let images = self.stills.iter();
        let mut images = images.map(|symmetry| rank(symmetry.cells(second), self.free));
        images.find(|&image| image < entry)
    }

    fn winner(
        &self,
        second: Cells,
        entries: &[Winner],
        ask: &mut impl FnMut(Winner, usize) -> bool,
    ) -> Winner {
        let Some(n_drawn) = self.n_drawn(second) else {
            return self.next;
        };
        let context = 2 * (n_drawn * N_NEIGHBORS + self.neighbors(second, entries));
        if n_drawn == 0 && ask(self.last, context) {
            self.last
        } else if ask(Winner::Nobody, context + 1) {
            Winner::Nobody
        } else {
            self.next
        }
    }

    /// How many of the positions that it can have come from are drawn, or nothing if one is lost to
    /// whoever moved there.
    fn n_drawn(&self, second: Cells) -> Option<usize> {
        let mut n_drawn = 0;
        let mut count = |winner: Winner| {
            n_drawn += usize::from(winner == Winner::Nobody);
            winner != self.next
        };
        for parent in &self.parents {
            let second = parent.symmetry.cells(parent.twist.turn(second));
            let is_open = if self.last == Winner::First {
                count(parent.entries[rank(second, parent.free)])
            } else {
                let mut cells = second.iter();
                cells.all(|cell| count(parent.entries[rank(second - Cells::of(cell), parent.free)]))
            };
            if !is_open {
                return None;
            }
        }
        Some(n_drawn)
    }

    /// What is known of the entries in which one marble lies a cell earlier.
    fn neighbors(&self, second: Cells, entries: &[Winner]) -> usize {
        let mut sum = 0;
        for cell in second.iter() {
            let bit = Cells::of(cell);
            let earlier = (self.free - second).bits() & (bit.bits() - 1);
            let neighbor = if earlier == 0 {
                Winner::Nobody
            } else {
                let earlier = Cells::from_bits_unchecked(1 << earlier.ilog2());
                entries[rank((second - bit) | earlier, self.free)]
            };
            sum = sum * 3 + neighbor as usize;
        }
        sum
    }
}
