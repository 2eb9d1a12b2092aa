//! A position as the search sees it: the marbles of the side to move, and the others.

use boardgame::Color;
use grid::{Board, Cells, GridSymmetry, SIZE};

use crate::board::Lane;
use crate::{Pentaroll, Side};

/// Images of a position are merged while no more marbles than this lie; later there are too few
/// alike to pay for the search for them.
const MAX_MERGED_MARBLES: usize = 10;

/// A position seen from the side to move, whose marbles are the White ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Node(Board);

/// The lanes of every entry, side by side: North, East, South, West.
pub(super) const LANES: [Lane; 4 * SIZE as usize] = lanes();

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
    #[inline]
    pub(super) fn as_it_lies(own: Cells, other: Cells) -> Self {
        Self(Board::new_unchecked(own, other))
    }

    pub(super) fn own(&self) -> Cells {
        self.0.of(Color::White)
    }

    pub(super) fn other(&self) -> Cells {
        self.0.of(Color::Black)
    }

    /// The position with White to move.
    pub(super) fn position(&self) -> Pentaroll {
        Pentaroll {
            board: self.0,
            turn: Color::White,
        }
    }

    /// The same position with the other side to move.
    pub(super) fn with_turn_passed(&self) -> Self {
        Self(Board::new_unchecked(self.other(), self.own()))
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
        let images = [self.own(), self.other()].map(GridSymmetry::images);
        let pairs = images[0].iter().zip(&images[1]);
        let (own, other) = pairs.min().expect("there are eight");
        Self::as_it_lies(*own, *other)
    }

    /// A number of 72 bits that no other node has, but for its images as long as these are merged.
    #[inline]
    pub(super) fn key(&self) -> u128 {
        let Self(board) = self.merged();
        let packed = |color| u128::from(packed(board.of(color)));
        packed(Color::White) | packed(Color::Black) << 36
    }

    /// The marbles of a color, White's being those of the side to move.
    #[inline]
    pub(super) fn of(&self, color: Color) -> Cells {
        self.0.of(color)
    }

    #[inline]
    pub(super) fn occupied(&self) -> Cells {
        self.0.occupied()
    }

    /// The entries of the possible moves, each move once.
    #[inline]
    pub(super) fn entries(&self) -> impl Iterator<Item = u32> {
        let board = self.0;
        (0..LANES.len() as u32).filter(move |&entry| {
            let lane = &LANES[entry as usize];
            let is_double =
                COLUMN_CORNERS >> entry & 1 != 0 && !(board.empty() & lane.slot).is_empty();
            !is_double && !lane.is_full(&board)
        })
    }

    /// The board after a move at this entry, which must be possible.
    #[inline]
    pub(super) fn pushed(&self, entry: u32) -> Board {
        let lane = LANES[entry as usize];
        let mut board = lane.push(&self.0);
        board.add_unchecked(Color::White, lane.slot);
        board
    }

    /// The position after a move at this entry.
    #[inline]
    pub(super) fn after(&self, entry: u32) -> Self {
        Self(self.pushed(entry)).with_turn_passed()
    }

    /// The cells that a move at this entry changes.
    #[inline]
    pub(super) fn touched(&self, entry: u32) -> u64 {
        LANES[entry as usize].reached(&self.0).bits()
    }

    /// Whether a move leaves no empty cell.
    #[inline]
    pub(super) fn is_last_move(&self) -> bool {
        self.0.empty().bits().is_power_of_two()
    }
}

/// The cells without the ring, six bits a row.
fn packed(cells: Cells) -> u64 {
    let bits = cells.bits() >> 9;
    let pairs = bits & 0x003f_003f_003f | (bits & 0x3f00_3f00_3f00) >> 2;
    pairs & 0xfff | (pairs >> 4) & 0xff_f000 | (pairs >> 8) & 0xf_ff00_0000
}

impl Lane {
    /// The cells that a push changes: those before the first gap, and the gap.
    #[inline]
    fn reached(self, board: &Board) -> Cells {
        let gaps = (board.empty() & self.cells).bits();
        let up_to_gap = if self.is_upward {
            gaps ^ (gaps - 1) // up to the lowest gap
        } else {
            !(u64::MAX >> gaps.leading_zeros() >> 1) // down to the highest gap
        };
        self.cells & Cells::from_bits_unchecked(up_to_gap & Cells::ALL.bits())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use boardgame::laws::for_each_position;
    use boardgame::{Outcome, Position, Symmetric};
    use solving::proof::Provable;

    use super::*;
    use crate::solver::ends::{End, Ends, wins_at_once};
    use crate::solver::lines::fours;
    use crate::solver::threats::Threats;

    /// The node of a position as it lies.
    fn node(position: &Pentaroll) -> Node {
        let (own, other) = (position.turn(), !position.turn());
        Node(Board::new_unchecked(
            position.board().of(own),
            position.board().of(other),
        ))
    }

    /// How the moves of a position end the game, by the plain rules.
    fn plain_ends(position: &Pentaroll) -> Vec<Option<End>> {
        let ends = position.legal_moves().into_iter().map(|m| {
            let next = position.after(m);
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
            let ends = Ends::with_fours(
                &node,
                &fours(node.own().bits()),
                &fours(node.other().bits()),
            );
            let found: Vec<_> = node.entries().map(|entry| ends.by(entry)).collect();
            assert_eq!(found, plain, "{position}");
            for (end, count) in [End::Own, End::Draw, End::Other]
                .into_iter()
                .zip(&mut n_ends)
            {
                *count += usize::from(plain.contains(&Some(end)));
            }
            let wins = plain.contains(&Some(End::Own));
            assert_eq!(ends.wins() != 0, wins, "{position}");
            assert_eq!(wins_at_once(&node), wins, "{position}");
            let draws = plain.contains(&Some(End::Draw));
            assert_eq!(ends.has_draw(&node), draws, "{position}");
        });
        assert!(n_ends.iter().all(|&n| n > 20), "{n_ends:?}");
    }

    #[test]
    fn what_is_punished_is_a_blunder() {
        let mut n_punished = 0;
        for_each_open_position(|position| {
            let node = node(position);
            let [own, other] = [node.own(), node.other()].map(|cells| fours(cells.bits()));
            let ends = Ends::with_fours(&node, &own, &other);
            let Some(threats) = Threats::of(&node, &own, &other) else {
                return;
            };
            let mut entries = node.entries();
            let entries = entries.by_ref().filter(|&entry| ends.by(entry).is_none());
            for entry in entries.filter(|&entry| threats.punish(&node, entry)) {
                assert!(wins_at_once(&node.after(entry)), "{position} {entry}");
                n_punished += 1;
            }
        });
        assert!(n_punished > 1000, "{n_punished}");
    }

    #[test]
    fn moves_lead_where_the_rules_say() {
        for_each_open_position(|position| {
            let mut plain: Vec<_> = position
                .legal_moves()
                .into_iter()
                .map(|m| node(&position.play(m).unwrap()))
                .collect();
            let start = node(position);
            let mut nodes: Vec<_> = start.entries().map(|entry| start.after(entry)).collect();
            plain.sort_unstable();
            nodes.sort_unstable();
            assert_eq!(nodes, plain, "{position}");
        });
    }

    #[test]
    fn a_move_changes_the_cells_that_it_touches() {
        for_each_open_position(|position| {
            let node = node(position);
            for entry in node.entries() {
                let (before, after) = (node.0, node.pushed(entry));
                let changed =
                    Color::ALL.map(|color| before.of(color).bits() ^ after.of(color).bits());
                let changed = changed[0] | changed[1];
                assert_eq!(changed & !node.touched(entry), 0, "{position} {entry}");
            }
        });
    }

    #[test]
    fn keys_are_different_where_nodes_are() {
        let mut nodes = HashSet::new();
        let mut keys = HashSet::new();
        for_each_open_position(|position| {
            let node = node(position);
            assert!(node.key() < 1 << 72);
            nodes.insert(node.merged());
            keys.insert(node.key());
        });
        assert_eq!(nodes.len(), keys.len());
    }

    #[test]
    fn a_key_has_six_bits_for_each_row() {
        for cell in grid::Cell::all() {
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
                let is_same = image.node().key() == position.node().key();
                assert!(!is_merged || is_same, "{position}");
            }
        });
    }
}
