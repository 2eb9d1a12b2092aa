//! Where the nodes of a level stand.
//!
//! A node is a pair of sets of spots, the root mover's (`a`) and the other side's (`b`). The spots
//! are split into outer and inner ones:
//!
//! ```text
//! spot      0 1 2 ... n_inner-1 | n_inner ... n_spots-1
//!           inner: within a tile | outer: which tile
//! ```
//!
//! One filling of the outer spots is an *assignment*, numbered in base 3 (0 empty, 1 for `a`, 2 for
//! `b`). At a level it leaves some number of inner marbles to each side, and its *tile* holds the
//! nodes of all inner fillings with those numbers, in the order of one [`InnerList`] that all such
//! tiles share: sorted by `a`, then by `b`.
//!
//! ```text
//! a tile, one marble each     | a=1 b=2 | a=1 b=4 | a=1 b=8 | a=2 b=1 | a=2 b=4 | ...
//! ```
//!
//! A marble on an outer spot leads to the same place in another tile; a marble on an inner spot
//! leads to another place in the tile of the same assignment, given by [`InnerList::placings`].

use super::gather::{Fillings, Placings};
use super::spots::SpotSet;

/// The inner fillings with certain numbers of marbles, as all tiles of these numbers order them.
#[derive(Debug, Default)]
pub(super) struct InnerList {
    /// The inner spots of `a` and of `b` at each place.
    pub(super) fillings: Fillings,
    /// For each side that may place: at each place, for each empty inner spot, the place after it
    /// in the list with one more marble of that side.
    pub(super) placings: [Placings; 2],
}

impl InnerList {
    /// How many fillings there are.
    pub(super) fn len(&self) -> usize {
        self.fillings.sets().len()
    }
}

/// The inner lists of all numbers of marbles.
#[derive(Debug)]
pub(super) struct Inner {
    n_spots: usize,
    lists: Vec<InnerList>,
    /// The place of each set among the sets of its size.
    ranks: Vec<u16>,
}

impl Inner {
    /// The lists for so many inner spots, at most [`Inner::MAX_SPOTS`].
    pub(super) fn new(n_spots: usize) -> Self {
        assert!(n_spots <= Self::MAX_SPOTS, "places are 16-bit numbers");
        let mut inner = Self {
            n_spots,
            lists: Vec::new(),
            ranks: ranks(n_spots),
        };
        for n_a in 0..=n_spots {
            for n_b in 0..=n_spots {
                inner.lists.push(inner.list_without_placings(n_a, n_b));
            }
        }
        for n_a in 0..=n_spots {
            for n_b in 0..=n_spots - n_a {
                for side in 0..2 {
                    let placings = inner.placings(n_a, n_b, side);
                    let index = inner.index(n_a, n_b);
                    inner.lists[index].placings[side] = placings;
                }
            }
        }
        inner
    }

    /// With more, a place would not fit 16 bits.
    pub(super) const MAX_SPOTS: usize = 12;

    /// The bytes of the lists for so many inner spots, generously.
    pub(super) const fn bytes(n_spots: usize) -> u64 {
        (4 + 4 * n_spots as u64) * 3u64.pow(n_spots as u32) + (4 << n_spots)
    }

    /// The list for these numbers of marbles, empty if they do not fit.
    #[inline]
    pub(super) fn list(&self, n_a: usize, n_b: usize) -> &InnerList {
        &self.lists[self.index(n_a, n_b)]
    }

    /// The place of a filling in the list of its numbers.
    pub(super) fn place(&self, a: u16, b: u16) -> usize {
        let run_len = n_choices(
            self.n_spots - a.count_ones() as usize,
            b.count_ones() as usize,
        );
        let rank_of_b = self.ranks[usize::from(squeezed(b, a))];
        usize::from(self.ranks[usize::from(a)]) * run_len as usize + usize::from(rank_of_b)
    }

    fn index(&self, n_a: usize, n_b: usize) -> usize {
        n_a * (self.n_spots + 1) + n_b
    }

    fn list_without_placings(&self, n_a: usize, n_b: usize) -> InnerList {
        if n_a + n_b > self.n_spots {
            return InnerList::default();
        }
        let all = 0..1u16 << self.n_spots;
        let of_size = |n: usize| {
            all.clone()
                .filter(move |set| set.count_ones() as usize == n)
        };
        let with_b = |a| {
            of_size(n_b)
                .filter(move |b| a & b == 0)
                .map(move |b| [a, b])
        };
        InnerList {
            fillings: Fillings::new(of_size(n_a).flat_map(with_b).collect()),
            placings: [Placings::default(), Placings::default()],
        }
    }

    fn placings(&self, n_a: usize, n_b: usize, side: usize) -> Placings {
        let list = self.list(n_a, n_b);
        let mut placings = Vec::with_capacity(list.len() * (self.n_spots - n_a - n_b));
        for &[a, b] in list.fillings.sets() {
            for spot in (0..self.n_spots).map(|spot| 1 << spot) {
                if (a | b) & spot == 0 {
                    let after = if side == 0 {
                        self.place(a | spot, b)
                    } else {
                        self.place(a, b | spot)
                    };
                    placings.push(after as u16);
                }
            }
        }
        Placings::new(placings)
    }
}

/// The number of ways to choose `k` of `n`, which is a count of nodes and so may exceed `usize`.
pub(super) const fn n_choices(n: usize, k: usize) -> u64 {
    if k > n {
        return 0;
    }
    let mut result = 1;
    let mut chosen = 0;
    while chosen < k {
        result = result * (n - chosen) as u64 / (chosen as u64 + 1);
        chosen += 1;
    }
    result
}

/// For each set, how many smaller numbers are sets of the same size.
fn ranks(n_spots: usize) -> Vec<u16> {
    let mut seen = [0; 32];
    let rank = |set: u32| {
        let size = set.count_ones() as usize;
        seen[size] += 1;
        seen[size] - 1
    };
    (0..1 << n_spots).map(rank).collect()
}

/// The set without the spots of another, the ones above moving down.
fn squeezed(set: u16, without: u16) -> u16 {
    let mut result = 0;
    let mut place = 0;
    for spot in 0..16 {
        if without >> spot & 1 == 0 {
            result |= (set >> spot & 1) << place;
            place += 1;
        }
    }
    result
}

/// The assignments of the outer spots, grouped by the numbers of marbles.
#[derive(Debug)]
pub(super) struct Outer {
    n_spots: usize,
    /// For each side that may move, the assignments of each group: in the order of the other
    /// side's set and then of its own.
    groups: [Vec<Vec<u32>>; 2],
    /// For each side that may move: the place of each assignment in its group.
    ranks: [Vec<u32>; 2],
}

impl Outer {
    /// The assignments of so many outer spots.
    pub(super) fn new(n_spots: usize) -> Self {
        let mut outer = Self {
            n_spots,
            groups: [0, 1].map(|_| vec![Vec::new(); (n_spots + 1) * (n_spots + 1)]),
            ranks: [0, 1].map(|_| vec![0; 3usize.pow(n_spots as u32)]),
        };
        for mover in 0..2 {
            for sets in disjoint_sets(n_spots) {
                outer.push(mover, [sets[mover], sets[1 - mover]]);
            }
        }
        outer
    }

    fn push(&mut self, mover: usize, sets: [SpotSet; 2]) {
        let [n_a, n_b] = sets.map(|set| set.count_ones() as usize);
        let assignment = assignment_of(sets, self.n_spots);
        let index = self.index(n_a, n_b);
        let group = &mut self.groups[mover][index];
        self.ranks[mover][assignment as usize] = group.len() as u32;
        group.push(assignment);
    }

    /// The bytes it needs for so many outer spots.
    pub(super) const fn bytes(n_spots: usize) -> u64 {
        16 * 3u64.pow(n_spots as u32)
    }

    /// The assignments with these numbers of marbles, for levels of this mover.
    pub(super) fn group(&self, mover: usize, [n_a, n_b]: [usize; 2]) -> &[u32] {
        &self.groups[mover][self.index(n_a, n_b)]
    }

    /// The place of an assignment in its group, at levels of this mover.
    #[inline]
    pub(super) fn rank(&self, mover: usize, assignment: u32) -> usize {
        self.ranks[mover][assignment as usize] as usize
    }

    fn index(&self, n_a: usize, n_b: usize) -> usize {
        n_a * (self.n_spots + 1) + n_b
    }
}

/// All pairs of sets that share no spot, in the order of the second one and then of the first.
fn disjoint_sets(n_spots: usize) -> impl Iterator<Item = [SpotSet; 2]> {
    let all: SpotSet = (1 << n_spots) - 1;
    (0..=all).flat_map(move |second| {
        let free = all & !second;
        let next = move |&first: &SpotSet| Some(first.wrapping_sub(free) & free).filter(|&n| n > 0);
        std::iter::successors(Some(0), next).map(move |first| [first, second])
    })
}

/// The sets of outer spots that an assignment gives to the two sides.
pub(super) fn sides(mut assignment: u32, n_outer: usize) -> [SpotSet; 2] {
    let mut sets = [0; 2];
    for spot in 0..n_outer {
        let digit = assignment % 3;
        assignment /= 3;
        if digit > 0 {
            sets[digit as usize - 1] |= 1 << spot;
        }
    }
    sets
}

/// The assignment that gives these outer spots to the two sides.
pub(super) fn assignment_of(sets: [SpotSet; 2], n_outer: usize) -> u32 {
    (0..n_outer).rev().fold(0, |assignment, spot| {
        assignment * 3 + (sets[0] >> spot & 1) + 2 * (sets[1] >> spot & 1)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_inner_filling_has_a_place_of_its_own() {
        let inner = Inner::new(6);
        let mut n_nodes = 0;
        for n_a in 0..=6 {
            for n_b in 0..=6 - n_a {
                let list = inner.list(n_a, n_b);
                let n_fillings = n_choices(6, n_a) * n_choices(6 - n_a, n_b);
                assert_eq!(list.len() as u64, n_fillings);
                for (place, &[a, b]) in list.fillings.sets().iter().enumerate() {
                    assert_eq!(inner.place(a, b), place);
                }
                n_nodes += list.len();
            }
        }
        assert_eq!(n_nodes, 3usize.pow(6));
    }

    #[test]
    fn placings_lead_to_the_filling_with_one_more_marble() {
        let inner = Inner::new(5);
        for (n_a, n_b, side) in [(0, 0, 0), (1, 2, 0), (1, 2, 1), (2, 2, 1), (4, 0, 0)] {
            let list = inner.list(n_a, n_b);
            let next = inner.list(n_a + 1 - side, n_b + side);
            let n_empty = 5 - n_a - n_b;
            assert_eq!(list.placings[side].places().len(), list.len() * n_empty);
            for (index, &after) in list.placings[side].places().iter().enumerate() {
                let before = list.fillings.sets()[index / n_empty];
                let after = next.fillings.sets()[usize::from(after)];
                assert_eq!(after[1 - side], before[1 - side]);
                assert_eq!(after[side] & before[side], before[side]);
                assert_eq!(after[side].count_ones(), before[side].count_ones() + 1);
            }
        }
    }

    #[test]
    fn assignments_are_numbered_in_base_three() {
        let outer = Outer::new(4);
        for assignment in 0..81 {
            let sets = sides(assignment, 4);
            assert_eq!(assignment_of(sets, 4), assignment);
            let [n_a, n_b] = sets.map(|set| set.count_ones() as usize);
            for mover in 0..2 {
                let group = outer.group(mover, [n_a, n_b]);
                assert_eq!(group[outer.rank(mover, assignment)], assignment);
            }
        }
        // A marble of side b on the third spot.
        assert_eq!(sides(2 * 9, 4), [0, 0b100]);
    }
}
