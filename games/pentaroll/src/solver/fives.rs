//! Which pushes complete a line of five.
//!
//! A push moves one lane, so it changes what a line holds by one marble at most: only a line of four
//! can become five, and only by a marble of its color that gets into the cell that is missing.

use boardgame::Color;
use grid::{Cell, Cells, SIZE};

use super::lines::{AXES, Fours};
use super::node::{LANES, Node};
use crate::Side;

/// How a marble gets into a cell from one side.
#[derive(Debug, Clone, Copy)]
struct Way {
    /// The lane's cells before it.
    before: u64,
    /// The last of them, none in the slot.
    previous: u64,
    lane: u64,
    entry: u8,
    /// The axis of lines that lie in the lane.
    axis: u8,
}

/// The ways into the cell of each bit, one from each side.
const WAYS: [[Way; 4]; 64] = ways();

const fn ways() -> [[Way; 4]; 64] {
    let nothing = Way {
        before: 0,
        previous: 0,
        lane: 0,
        entry: 0,
        axis: 0,
    };
    let mut ways = [[nothing; 4]; 64];
    let mut entry = 0;
    while entry < LANES.len() {
        let side = Side::ALL[entry / SIZE as usize];
        let lane = (entry % SIZE as usize) as u8;
        let (mut before, mut previous) = (0, 0);
        let mut depth = 0;
        while depth < SIZE {
            let cell = Cells::of(cell_at(side, lane, depth)).bits();
            ways[cell.trailing_zeros() as usize][entry / SIZE as usize] = Way {
                before,
                previous,
                lane: LANES[entry].cells.bits(),
                entry: entry as u8,
                axis: side.enters_columns() as u8,
            };
            before |= cell;
            previous = cell;
            depth += 1;
        }
        entry += 1;
    }
    ways
}

/// The cell so far from the slot.
const fn cell_at(side: Side, lane: u8, depth: u8) -> Cell {
    match side {
        Side::North => Cell::new_unchecked(lane, depth),
        Side::South => Cell::new_unchecked(lane, SIZE - 1 - depth),
        Side::West => Cell::new_unchecked(depth, lane),
        Side::East => Cell::new_unchecked(SIZE - 1 - depth, lane),
    }
}

/// A push that completes a line.
#[derive(Debug, Clone, Copy)]
pub(super) struct Five {
    pub(super) entry: u32,
    /// As long as nothing changes in these cells, the push completes the line.
    pub(super) relies_on: u64,
}

impl Five {
    /// What an array is filled with.
    pub(super) const NONE: Self = Self {
        entry: 0,
        relies_on: 0,
    };
}

/// The first push of the side to move, White, that completes a line of a color and is wanted, given
/// where that color has four. A push may be shown more than once.
#[inline]
pub(super) fn find(
    node: &Node,
    color: Color,
    fours: &Fours,
    mut is_wanted: impl FnMut(Five) -> bool,
) -> Option<Five> {
    let cells = node.of(color).bits();
    for (axis, starts) in fours.iter().enumerate() {
        let mut starts = *starts;
        while starts != 0 {
            let line = AXES[axis].line_at(starts.trailing_zeros());
            starts &= starts - 1;
            let missing = (line & !cells).trailing_zeros() % u64::BITS;
            for way in &WAYS[missing as usize] {
                if way.brings(color, node)
                    && let Some(five) = way.completed(axis, line, color, node)
                    && is_wanted(five)
                {
                    return Some(five);
                }
            }
        }
    }
    None
}

/// The entries at which the side to move, White, completes a line of a color, as bits.
#[inline]
pub(super) fn entries(node: &Node, color: Color, fours: &Fours) -> u32 {
    let mut entries = 0;
    find(node, color, fours, |five| {
        entries |= 1 << five.entry;
        false
    });
    entries
}

impl Way {
    /// Whether a push this way gets a marble of a color into the cell.
    #[inline]
    fn brings(&self, color: Color, node: &Node) -> bool {
        let (cells, taken) = (node.of(color).bits(), node.occupied().bits());
        let is_entering = self.before == 0 && color == Color::White;
        let is_pushed = cells & self.previous != 0 && taken & self.before == self.before;
        (is_entering || is_pushed) && taken & self.lane != self.lane
    }

    /// The five of a line for which a push this way brings the missing marble.
    #[inline]
    fn completed(&self, axis: usize, line: u64, color: Color, node: &Node) -> Option<Five> {
        let entry = u32::from(self.entry);
        if axis == usize::from(self.axis) {
            // The push moves other marbles of the line as well.
            let relies_on = self.lane;
            let is_five = node.pushed(entry).of(color).bits() & line == line;
            return is_five.then_some(Five { entry, relies_on });
        }
        let gaps = self.lane & !node.occupied().bits();
        let last_gap = if gaps.is_power_of_two() { gaps } else { 0 };
        let relies_on = line & node.of(color).bits() | self.before | last_gap;
        Some(Five { entry, relies_on })
    }
}
