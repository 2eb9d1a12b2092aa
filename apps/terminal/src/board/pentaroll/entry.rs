//! The places around the tray where marbles roll in.

use ratatui::crossterm::event::KeyCode;

use super::SIZE;

/// An edge of the tray.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Edge {
    North,
    East,
    South,
    West,
}

use Edge::{East, North, South, West};

impl Edge {
    const ALL: [Self; 4] = [North, East, South, West];

    pub(super) const fn letter(self) -> char {
        match self {
            North => 'N',
            East => 'E',
            South => 'S',
            West => 'W',
        }
    }

    /// The sign of an open entry, and of a closed one.
    pub(super) const fn signs(self, is_ascii: bool) -> [&'static str; 2] {
        match (self, is_ascii) {
            (North, false) => ["▼", "─"],
            (East, false) => ["◀", "│"],
            (South, false) => ["▲", "─"],
            (West, false) => ["▶", "│"],
            (North, true) => ["v", "-"],
            (East, true) => ["<", "|"],
            (South, true) => ["^", "-"],
            (West, true) => [">", "|"],
        }
    }
}

/// A place where a marble can roll in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) edge: Edge,
    pub(super) lane: u8,
}

impl Entry {
    pub(super) fn all() -> impl Iterator<Item = Self> {
        let lanes = |edge| (0..SIZE).map(move |lane| Self { edge, lane });
        Edge::ALL.into_iter().flat_map(lanes)
    }

    /// The move, as the notation writes it.
    pub(super) fn text(self) -> String {
        format!("{}{}", self.edge.letter(), self.lane_name())
    }

    pub(super) fn lane_name(self) -> char {
        match self.edge {
            North | South => (b'a' + self.lane) as char,
            East | West => (b'1' + self.lane) as char,
        }
    }

    /// Whether a cell lies in its lane.
    pub(super) fn leads_through(self, column: u8, row: u8) -> bool {
        match self.edge {
            North | South => self.lane == column,
            East | West => self.lane == row,
        }
    }

    /// The entry that an arrow key leads to: along the edge, around its corners, or across.
    pub(super) fn toward(self, key: KeyCode) -> Option<Self> {
        const LAST: u8 = SIZE - 1;
        let at = |edge, lane| Self { edge, lane };
        let lane = self.lane;
        Some(match (self.edge, key) {
            (North | South, KeyCode::Left) | (East | West, KeyCode::Up) if lane > 0 => {
                at(self.edge, lane - 1)
            }
            (North | South, KeyCode::Right) | (East | West, KeyCode::Down) if lane < LAST => {
                at(self.edge, lane + 1)
            }
            (North, KeyCode::Left) => at(West, 0),
            (North, KeyCode::Right) => at(East, 0),
            (South, KeyCode::Left) => at(West, LAST),
            (South, KeyCode::Right) => at(East, LAST),
            (West, KeyCode::Up) => at(North, 0),
            (West, KeyCode::Down) => at(South, 0),
            (East, KeyCode::Up) => at(North, LAST),
            (East, KeyCode::Down) => at(South, LAST),
            (North, KeyCode::Down) => at(South, lane),
            (South, KeyCode::Up) => at(North, lane),
            (West, KeyCode::Right) => at(East, lane),
            (East, KeyCode::Left) => at(West, lane),
            (North, KeyCode::Up)
            | (South, KeyCode::Down)
            | (West, KeyCode::Left)
            | (East, KeyCode::Right) => self,
            _ => return None,
        })
    }
}
