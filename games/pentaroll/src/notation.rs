//! Positions and moves as text.
//!
//! A position is the board and the side to move: `bw4/6/6/6/6/6 w`. [`Parts`] says what is checked.
//!
//! A move is a side and a lane: `Nc` from the top down column c, `W3` from the left along row 3. At
//! an empty corner the entry along the row is written and both are read. Read as well: small and
//! capital letters, and the arrows that people are shown, `→3`.

use std::fmt;
use std::str::FromStr;

use boardgame::{Cursor, MoveError, ParseError, Position, PositionError};
use grid::{Board, SIZE};

use crate::{Illegal, Move, Parts, Pentaroll, Side};

impl fmt::Display for Pentaroll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.board, self.turn)
    }
}

impl FromStr for Pentaroll {
    type Err = PositionError<Self>;

    fn from_str(text: &str) -> Result<Self, PositionError<Self>> {
        let mut cursor = Cursor::new(text);
        let board = Board::read(&mut cursor)?;
        let turn = cursor.side_to_move()?;
        cursor.end()?;
        let parts = Parts { board, turn };
        parts.try_into().map_err(PositionError::Impossible)
    }
}

/// Reads a move and checks it against the position.
pub(crate) fn read_move(position: &Pentaroll, text: &str) -> Result<Move, MoveError<Pentaroll>> {
    let m = parse_move(text)?;
    if position.outcome().is_some() {
        return Err(MoveError::Over);
    }
    if !position.is_open(m) {
        return Err(MoveError::Illegal(Illegal::LaneFull { entry: m }));
    }
    Ok(position.canonical_move(m))
}

fn parse_move(text: &str) -> Result<Move, ParseError> {
    let mut cursor = Cursor::new(text);
    let side = cursor.take(|c| match c.to_ascii_uppercase() {
        'N' | '↓' => Some(Side::North),
        'E' | '←' => Some(Side::East),
        'S' | '↑' => Some(Side::South),
        'W' | '→' => Some(Side::West),
        _ => None,
    });
    let side = side.ok_or_else(|| cursor.error("a side, N, E, S or W"))?;
    let lane = if side.enters_columns() {
        let lane = cursor.take(|c| lane(c.to_ascii_lowercase(), 'a'));
        lane.ok_or_else(|| cursor.error("a column, a to f, after N or S"))?
    } else {
        let lane = cursor.take(|c| lane(c, '1'));
        lane.ok_or_else(|| cursor.error("a row, 1 to 6, after W or E"))?
    };
    cursor.end()?;
    Ok(Move { side, lane })
}

/// The lane of a letter or digit, given the name of the first.
fn lane(name: char, first: char) -> Option<u8> {
    let lane = u8::try_from(u32::from(name).checked_sub(u32::from(first))?).ok()?;
    (lane < SIZE).then_some(lane)
}
