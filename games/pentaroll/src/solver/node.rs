//! A position as the search sees it: the marbles of the side to move, and the others.

use boardgame::Color;
use boardgame::grid::{Board, Cells, GridSymmetry, SIZE};

use crate::Side;
use crate::board::Lane;

/// Images of a position are merged while no more marbles than this lie; later there are too few
/// alike to pay for the search for them.
const MAX_MERGED_MARBLES: usize = 10;

/// A position seen from the side to move, whose marbles are the White ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Node(Board);

/// How a move ends the game, seen from the side that made it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// It has five.
    Own,
    /// Both have, or the board is full.
    Draw,
    /// The opponent has.
    Other,
}

/// The lanes of every entry, side by side, in the order of [`entries_through`].
const LANES: [Lane; 4 * SIZE as usize] = lanes();

const fn lanes() -> [Lane; 4 * SIZE as usize] {
    let mut lanes = [Side::North.lane(0); 4 * SIZE as usize];
    let mut index = 0;
    while index < lanes.len() {
        let side = Side::ALL[index / SIZE as usize];
        lanes[index] = side.lane((index % SIZE as usize) as u8);
        index += 1;
    }
    lanes
}

/// The entries at corners along columns, which are the same moves as those along rows while the
/// corner is empty.
const COLUMN_CORNERS: u32 = 0b10_0001 | 0b10_0001 << (2 * SIZE);

impl Node {
    /// The node of these marbles: of the side to move, and of the other side.
    pub(super) fn new(own: Cells, other: Cells) -> Self {
        Self(Board::new(own, other)).merged()
    }

    pub(super) fn own(&self) -> Cells {
        self.0.of(Color::White)
    }

    pub(super) fn other(&self) -> Cells {
        self.0.of(Color::Black)
    }

    /// The same position with the other side to move.
    pub(super) fn with_turn_passed(&self) -> Self {
        Self(Board::new(self.other(), self.own()))
    }

    /// Whether so few marbles lie that images count as one.
    pub(super) fn is_merged(&self) -> bool {
        self.0.occupied().len() <= MAX_MERGED_MARBLES
    }

    /// The least of the eight images, as long as images are merged.
    pub(super) fn merged(&self) -> Self {
        if !self.is_merged() {
            return *self;
        }
        let images = GridSymmetry::ALL.map(|symmetry| Self(self.0.transform(symmetry)));
        images.into_iter().min().expect("there are eight")
    }

    /// A number of 72 bits that no other node has.
    pub(super) fn key(&self) -> u128 {
        u128::from(packed(self.own())) | u128::from(packed(self.other())) << 36
    }

    /// The positions after each move, and how the game has ended if it has.
    pub(super) fn moves(&self) -> impl Iterator<Item = (Self, Option<End>)> {
        let own = entries_through(self.own().completions());
        let other = entries_through(self.other().completions());
        self.after(!0).map(move |(entry, after)| {
            let has_own = own >> entry & 1 != 0 && after.other().has_five();
            let has_other = other >> entry & 1 != 0 && after.own().has_five();
            let end = match (has_own, has_other) {
                (true, false) => Some(End::Own),
                (false, true) => Some(End::Other),
                (true, true) => Some(End::Draw),
                (false, false) => after.0.empty().is_empty().then_some(End::Draw),
            };
            (after, end)
        })
    }

    /// The positions after the moves at these entries, each move once.
    fn after(&self, entries: u32) -> impl Iterator<Item = (usize, Self)> {
        let board = self.0;
        let lanes = LANES.iter().enumerate();
        lanes.filter_map(move |(entry, lane)| {
            let is_wanted = entries >> entry & 1 != 0 && !lane.is_full(&board);
            let is_double =
                || COLUMN_CORNERS >> entry & 1 != 0 && !(board.empty() & lane.slot).is_empty();
            if !is_wanted || is_double() {
                return None;
            }
            let mut after = lane.push(&board);
            after.add(Color::White, lane.slot);
            Some((entry, Self(after).with_turn_passed()))
        })
    }

    /// Whether the side to move can make five without making the opponent five. Only pushes through
    /// a cell that is missing from a line of four can.
    pub(super) fn wins_at_once(&self) -> bool {
        let missing = self.own().completions();
        !missing.is_empty()
            && self
                .after(entries_with_corners(missing))
                .any(|(_, after)| after.other().has_five() && !after.own().has_five())
    }

    /// Whether the side to move can end the game as a draw: five for both, or the last cell.
    pub(super) fn draws_at_once(&self) -> bool {
        let both = !self.own().completions().is_empty() && !self.other().completions().is_empty();
        (both || self.0.empty().len() == 1)
            && self.moves().any(|(_, end)| end == Some(End::Draw))
    }
}

/// The entries that push through one of these cells: bit by bit North, East, South, West, each by
/// lane.
fn entries_through(cells: Cells) -> u32 {
    if cells.is_empty() {
        return 0;
    }
    entries_with_corners(cells)
}

/// Likewise, for cells that are known to exist.
fn entries_with_corners(cells: Cells) -> u32 {
    let bits = cells.bits();
    let mut rows = 0;
    let mut columns = 0;
    for row in 0..u32::from(SIZE) {
        let lane = (bits >> (8 * (row + 1) + 1)) as u32 & 0x3f;
        columns |= lane;
        rows |= u32::from(lane != 0) << row;
    }
    let size = u32::from(SIZE);
    columns | rows << size | columns << (2 * size) | rows << (3 * size)
}

/// The cells without the ring, six bits a row.
fn packed(cells: Cells) -> u64 {
    let bits = cells.bits() >> 9;
    let pairs = bits & 0x003f_003f_003f | (bits & 0x3f00_3f00_3f00) >> 2;
    pairs & 0xfff | (pairs >> 4) & 0xff_f000 | (pairs >> 8) & 0xf_ff00_0000
}
