//! What placing on the inner spots leads to: nodes picked from one tile by a list of places.
//!
//! Whether a place lies within the tile is asked once for the whole list and not for each place;
//! with five places a node, that is up to a tenth of the time of a sweep.
#![allow(unsafe_code)]
#![allow(clippy::inline_always)] // `machine` translates all of it anew for wider registers

use super::kernel::{Node, join};

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
        // SAFETY: every place is below `end`, as `new` has seen, and so within the tile.
        let node_at = |place: u16| unsafe { *tile.get_unchecked(usize::from(place)) };
        let (rows, _) = self.places[first_row * N..].as_chunks::<N>();
        rows.iter().map(move |row| {
            let mut joined = node_at(row[0]);
            for &place in &row[1..] {
                joined = join(joined, node_at(place));
            }
            joined
        })
    }
}
