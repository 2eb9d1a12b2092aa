//! What the nodes of a tile are made from, picked by lists: the nodes that placing on the inner spots leads
//! to, from another tile, and who has five, from the tables of the fives.
//!
//! Whether a place lies within the tile, and a set within the table, is asked once for the whole list
//! and not for each node; with five places a node, that is up to a tenth of the time of a sweep.
#![allow(unsafe_code)]
#![allow(clippy::inline_always)] // `machine` translates all of it anew for wider registers

use super::kernel::{Node, join};
use super::orientation::{Bits, BothParities};

/// Places in a tile, in rows of as many as there are empty inner spots.
#[derive(Debug, Default)]
pub(super) struct Placings {
    places: Vec<u16>,
    /// All places are below it.
    end: usize,
}

impl Placings {
    /// These places.
    pub(super) fn new(places: Vec<u16>) -> Self {
        let end = places.iter().max().map_or(0, |&last| usize::from(last) + 1);
        Self { places, end }
    }

    /// The places, row after row.
    #[cfg(test)]
    pub(super) fn places(&self) -> &[u16] {
        &self.places
    }

    /// Joins the nodes of each row from a certain one on; rows have `N` places.
    #[inline(always)]
    pub(super) fn join_rows<'t, const LANES: usize, const N: usize>(
        &'t self,
        first_row: usize,
        tile: &'t [Node<LANES>],
    ) -> impl Iterator<Item = Node<LANES>> + use<'t, LANES, N> {
        assert!(self.end <= tile.len(), "the places are in the tile");
        let (rows, _) = self.places[first_row * N..].as_chunks::<N>();
        rows.iter().map(move |row| {
            // SAFETY: every place is below `end`, as `new` has seen, and so within the tile.
            let nodes = row.map(|place| unsafe { *tile.get_unchecked(usize::from(place)) });
            let mut joined = nodes[0];
            for &node in &nodes[1..] {
                joined = join(joined, node);
            }
            joined
        })
    }

    /// The same for rows of any length.
    #[inline(always)]
    pub(super) fn join_long_rows<'t, const LANES: usize>(
        &'t self,
        first_row: usize,
        len: usize,
        tile: &'t [Node<LANES>],
    ) -> impl Iterator<Item = Node<LANES>> + use<'t, LANES> {
        let rows = self.places[first_row * len..].chunks_exact(len);
        rows.map(move |row| {
            let nodes = row.iter().map(|&place| tile[usize::from(place)]);
            nodes.fold([0; LANES], join)
        })
    }
}

/// The inner spots of both sides at each place of a tile.
#[derive(Debug, Default)]
pub(super) struct Fillings {
    sets: Vec<[u16; 2]>,
    /// All sets are below it.
    end: usize,
}

/// In which orientations a node has five.
pub(super) struct FivesOfNode {
    /// Those of the mover, before it moves.
    pub(super) mine: Bits,
    /// Those of the other side then.
    pub(super) theirs: Bits,
    /// Those of the other side before its twist.
    pub(super) before: Bits,
}

impl Fillings {
    /// These sets.
    pub(super) fn new(sets: Vec<[u16; 2]>) -> Self {
        let end = sets.iter().flatten().max();
        let end = end.map_or(0, |&last| usize::from(last) + 1);
        Self { sets, end }
    }

    /// The sets, place by place.
    pub(super) fn sets(&self) -> &[[u16; 2]] {
        &self.sets
    }

    /// The fives of the nodes from a certain one on, where this side moves in orientations of this parity.
    #[inline(always)]
    pub(super) fn fives<'t>(
        &'t self,
        start: usize,
        (mover, parity): (usize, usize),
        fives: [&'t [BothParities]; 2],
    ) -> impl Iterator<Item = FivesOfNode> + use<'t> {
        let [mine, theirs] = [fives[mover], fives[1 - mover]];
        let are_within = |table: &[BothParities]| self.end <= table.len();
        assert!(are_within(mine) && are_within(theirs) && parity < 2);
        let [mine, theirs] = [mine, theirs].map(<[BothParities]>::as_flattened);
        // Where each begins with its parity, so that nothing is added for each node.
        let (mine, before) = (&mine[parity..], &theirs[1 - parity..]);
        let theirs = &theirs[parity..];
        // SAFETY: every set is below `end`, as `new` has seen, and so within the table of its side,
        // which has two entries for each, of which one at most was left out in front.
        let of = |table: &[Bits], set: u16| unsafe { *table.get_unchecked(2 * usize::from(set)) };
        self.sets[start..].iter().map(move |sets| FivesOfNode {
            mine: of(mine, sets[mover]),
            theirs: of(theirs, sets[1 - mover]),
            before: of(before, sets[1 - mover]),
        })
    }
}
