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

/// The cells behind the slots of each side.
const SLOTS: [Cells; 4] = [
    Cells::row(0),
    Cells::column(SIZE - 1),
    Cells::row(SIZE - 1),
    Cells::column(0),
];

/// One cell further into the board.
#[derive(Debug, Clone, Copy)]
enum Shift {
    Left(u32),
    Right(u32),
}

impl Shift {
    #[inline]
    const fn by(self, bits: u64) -> u64 {
        match self {
            Self::Left(step) => bits << step,
            Self::Right(step) => bits >> step,
        }
    }
}

/// Every entry.
const ALL_ENTRIES: u32 = (1 << (4 * SIZE)) - 1;
/// The entries at corners along columns, which are the same moves as those along rows while the
/// corner is empty.
const COLUMN_CORNERS: u32 = 0b10_0001 | 0b10_0001 << (2 * SIZE);

impl Node {
    /// The node of these marbles: of the side to move, and of the other side.
    pub(super) fn new(own: Cells, other: Cells) -> Self {
        Self::as_it_lies(own, other).merged()
    }

    /// The same, whether or not it is merged with its images.
    #[inline]
    pub(super) fn as_it_lies(own: Cells, other: Cells) -> Self {
        Self(Board::new(own, other))
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
        self.after(ALL_ENTRIES).map(move |(entry, after)| {
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
    #[inline]
    fn after(&self, mut entries: u32) -> impl Iterator<Item = (u32, Self)> {
        let board = self.0;
        std::iter::from_fn(move || {
            while entries != 0 {
                let entry = entries.trailing_zeros();
                entries &= entries - 1;
                let lane = LANES[entry as usize];
                let is_double =
                    COLUMN_CORNERS >> entry & 1 != 0 && !(board.empty() & lane.slot).is_empty();
                if !is_double && !lane.is_full(&board) {
                    let mut after = lane.push(&board);
                    after.add(Color::White, lane.slot);
                    return Some((entry, Self(after).with_turn_passed()));
                }
            }
            None
        })
    }

    /// Whether the side to move can make five without making the opponent five.
    pub(super) fn wins_at_once(&self) -> bool {
        self.winning_entry().is_some()
    }

    /// The entry at which the side to move makes five without making the opponent five. Only pushes
    /// through a cell that is missing from a line of four can.
    pub(super) fn winning_entry(&self) -> Option<u32> {
        let missing = self.own().completions();
        if missing.is_empty() {
            return None;
        }
        self.winning_entry_of(self.completing_entries(missing))
    }

    /// Whether a move at this entry is possible and makes five, and no five for the opponent.
    pub(super) fn wins_by(&self, entry: u32) -> bool {
        self.winning_entry_of(1 << entry).is_some()
    }

    fn winning_entry_of(&self, entries: u32) -> Option<u32> {
        let wins = |after: Self| after.other().has_five() && !after.own().has_five();
        let mut moves = self.after(entries);
        moves.find_map(|(entry, after)| wins(after).then_some(entry))
    }

    /// The entries at which a push puts a marble of the side to move into one of these cells: the
    /// cell is the slot, or the marble before it is one of its own and is pushed.
    fn completing_entries(&self, cells: Cells) -> u32 {
        let (own, taken) = (self.own().bits(), self.0.occupied().bits());
        let mut entries = 0;
        for (side, shift) in [
            (0, Shift::Left(8)),
            (1, Shift::Right(1)),
            (2, Shift::Right(8)),
            (3, Shift::Left(1)),
        ] {
            let slots = SLOTS[side].bits();
            let mut filled = cells.bits() & (slots | shift.by(own));
            if filled == 0 {
                continue;
            }
            // The cells that a push reaches: those before which the lane is unbroken.
            let mut reached = slots;
            for _ in 1..SIZE {
                reached |= shift.by(reached & taken);
            }
            filled &= reached;
            if filled != 0 {
                let lanes = entries_through(Cells::from_bits(filled));
                entries |= lanes & (0x3f << (u32::from(SIZE) * side as u32));
            }
        }
        entries
    }

    /// Whether the side to move can end the game as a draw: five for both, or the last cell.
    pub(super) fn draws_at_once(&self) -> bool {
        let both = !self.own().completions().is_empty() && !self.other().completions().is_empty();
        (both || self.0.empty().len() == 1) && self.moves().any(|(_, end)| end == Some(End::Draw))
    }
}

/// The entries that push through one of these cells: bit by bit North, East, South, West, each by
/// lane.
#[inline]
fn entries_through(cells: Cells) -> u32 {
    let bits = cells.bits();
    if bits == 0 {
        return 0;
    }
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

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use boardgame::laws::for_each_position;
    use boardgame::search::proof::Provable;
    use boardgame::{Outcome, Position, Symmetric};

    use super::*;
    use crate::Pentaroll;

    /// The node of a position as it lies.
    fn node(position: &Pentaroll) -> Node {
        let (own, other) = (position.turn(), !position.turn());
        Node(Board::new(
            position.board().of(own),
            position.board().of(other),
        ))
    }

    /// How the moves of a position end the game, by the plain rules.
    fn plain_ends(position: &Pentaroll) -> Vec<Option<End>> {
        let ends = position.legal_moves().into_iter().map(|m| {
            let mut next = *position;
            next.play_unchecked(m);
            next.outcome().map(|outcome| match outcome {
                Outcome::Draw => End::Draw,
                Outcome::Win(winner) if winner == position.turn() => End::Own,
                Outcome::Win(_) => End::Other,
            })
        });
        ends.collect()
    }

    fn for_each_open_position(mut show: impl FnMut(&Pentaroll)) {
        for seed in 0..400 {
            for_each_position::<Pentaroll>(seed, |position| {
                if position.outcome().is_none() {
                    show(position);
                }
            });
        }
    }

    #[test]
    fn moves_end_the_game_as_the_rules_say() {
        let mut n_ends = [0; 3];
        for_each_open_position(|position| {
            let plain = plain_ends(position);
            let node = node(position);
            let ends: Vec<_> = node.moves().map(|(_, end)| end).collect();
            assert_eq!(ends, plain, "{position}");
            for (end, count) in [End::Own, End::Draw, End::Other]
                .into_iter()
                .zip(&mut n_ends)
            {
                *count += usize::from(plain.contains(&Some(end)));
            }
            let wins = plain.contains(&Some(End::Own));
            assert_eq!(node.wins_at_once(), wins, "{position}");
            let draws = plain.contains(&Some(End::Draw));
            assert_eq!(node.draws_at_once(), draws, "{position}");
        });
        assert!(n_ends.iter().all(|&n| n > 20), "{n_ends:?}");
    }

    #[test]
    fn moves_lead_where_the_rules_say() {
        for_each_open_position(|position| {
            let mut plain: Vec<_> = position
                .legal_moves()
                .into_iter()
                .map(|m| node(&position.play(m).unwrap()))
                .collect();
            let mut nodes: Vec<_> = node(position).moves().map(|(after, _)| after).collect();
            plain.sort_unstable();
            nodes.sort_unstable();
            assert_eq!(nodes, plain, "{position}");
        });
    }

    #[test]
    fn keys_are_different_where_nodes_are() {
        let mut nodes = HashSet::new();
        let mut keys = HashSet::new();
        for_each_open_position(|position| {
            let node = node(position);
            assert!(node.key() < 1 << 72);
            nodes.insert((node.own(), node.other()));
            keys.insert(node.key());
        });
        assert_eq!(nodes.len(), keys.len());
    }

    #[test]
    fn a_key_has_six_bits_for_each_row() {
        for cell in boardgame::grid::Cell::all() {
            let bit = 6 * cell.row() + cell.column();
            assert_eq!(packed(Cells::of(cell)), 1 << bit, "{cell}");
        }
    }

    #[test]
    fn images_share_a_node_while_few_marbles_lie() {
        for_each_open_position(|position| {
            let is_merged = position.node().is_merged();
            for &symmetry in position.symmetries() {
                let image = position.transform(symmetry);
                assert!(!is_merged || image.node() == position.node(), "{position}");
            }
        });
    }
}
