//! Positions and moves as text.
//!
//! A position is the board, the side to move, the edition unless it is `standard`, and `reply`
//! where the Czech reply is due: `6/6/2w3/6/6/6 b finnish`. [`Parts`] says what is checked. Read as
//! well: `standard` spelled out, several spaces.
//!
//! A move is the cell and the twist, `c3-2R`, or the cell alone where nothing is twisted. Read as
//! well: small and capital letters, the dash left out (`c32r`), and `OpenSpiel`'s letters for the
//! twist (`c3v`), see [`Twist::from_openspiel`].

use std::fmt;
use std::str::FromStr;

use boardgame::{Cursor, MoveError, ParseError, Position, PositionError};
use grid::{Board, Cell};

use crate::edition;
use crate::position::Followup;
use crate::{Block, Direction, Edition, Illegal, Move, Parts, Pentago, Setup, Twist};

impl fmt::Display for Pentago {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let reply = if self.reply { " reply" } else { "" };
        write!(
            f,
            "{} {}{reply}",
            self.board,
            Setup {
                edition: self.edition,
                first: self.turn
            }
        )
    }
}

impl FromStr for Pentago {
    type Err = PositionError<Self>;

    fn from_str(text: &str) -> Result<Self, PositionError<Self>> {
        let mut cursor = Cursor::new(text);
        let board = Board::read(&mut cursor)?;
        let Setup {
            edition,
            first: turn,
        } = edition::read(&mut cursor)?;
        let reply = edition == Edition::Czech && read_reply(&mut cursor)?;
        cursor.end()?;
        let parts = Parts {
            board,
            turn,
            edition,
            reply,
        };
        parts.try_into().map_err(PositionError::Impossible)
    }
}

fn read_reply(cursor: &mut Cursor<'_>) -> Result<bool, ParseError> {
    let before = cursor.clone();
    match cursor.word() {
        None => Ok(false),
        Some("reply") => Ok(true),
        Some(_) => Err(before.error_at_word("reply or the end")),
    }
}

/// Reads a move and checks it against the position.
pub(crate) fn read_move(position: &Pentago, text: &str) -> Result<Move, MoveError<Pentago>> {
    let m = parse_move(text)?;
    if position.outcome().is_some() {
        return Err(MoveError::Over);
    }
    let cell = m.cell;
    let illegal = |reason| Err(MoveError::Illegal(reason));
    if position.board.at(cell).is_some() {
        return illegal(Illegal::Taken { cell });
    }
    match (position.after_placing(cell), m.twist) {
        (Followup::Reply, Some(_)) => illegal(Illegal::TwistInReply { cell }),
        (Followup::Won, Some(_)) => illegal(Illegal::TwistAfterWin { cell }),
        (Followup::MustTwist, None) => illegal(Illegal::TwistDue { cell }),
        (_, Some(twist)) if position.twists().all(|legal| legal != twist) => {
            illegal(Illegal::ClockwiseOnly)
        }
        _ => Ok(m),
    }
}

fn parse_move(text: &str) -> Result<Move, ParseError> {
    let mut cursor = Cursor::new(text);
    let cell = Cell::read(&mut cursor)?;
    let twist = if cursor.rest().is_empty() {
        None
    } else {
        Some(read_twist(&mut cursor)?)
    };
    cursor.end()?;
    Ok(Move { cell, twist })
}

fn read_twist(cursor: &mut Cursor<'_>) -> Result<Twist, ParseError> {
    if let Some(twist) = cursor.take(|c| Twist::from_openspiel(c.to_ascii_lowercase())) {
        return Ok(twist);
    }
    cursor.eat('-');
    let block = cursor.take(|c| {
        Block::ALL
            .get((c.to_digit(5)? as usize).checked_sub(1)?)
            .copied()
    });
    let block = block.ok_or_else(|| cursor.error("a block, 1 to 4"))?;
    let direction = cursor.take(|c| match c.to_ascii_uppercase() {
        'L' => Some(Direction::Left),
        'R' => Some(Direction::Right),
        _ => None,
    });
    let direction =
        direction.ok_or_else(|| cursor.error("L (counter-clockwise) or R (clockwise)"))?;
    Ok(Twist { block, direction })
}

impl Twist {
    /// `OpenSpiel`'s letters: its blocks go around the board, and each has two letters,
    /// counter-clockwise first.
    const OPENSPIEL: [(Block, [char; 2]); 4] = [
        (Block::new_unchecked(0, 0), ['s', 't']),
        (Block::new_unchecked(1, 0), ['u', 'v']),
        (Block::new_unchecked(1, 1), ['w', 'x']),
        (Block::new_unchecked(0, 1), ['y', 'z']),
    ];

    /// The letter that `OpenSpiel` writes behind the cell: `a1s`.
    pub fn to_openspiel(self) -> char {
        let letters = Self::OPENSPIEL
            .into_iter()
            .find(|&(block, _)| block == self.block);
        letters.expect("every block has letters").1[self.direction as usize]
    }

    /// The twist of one of `OpenSpiel`'s letters, `s` to `z`.
    pub fn from_openspiel(letter: char) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|twist| twist.to_openspiel() == letter)
    }
}

impl Move {
    /// The form of `OpenSpiel`, `a1s`; `None` where nothing is twisted, which has no form there.
    pub fn to_openspiel(self) -> Option<String> {
        let letter = self.twist?.to_openspiel();
        Some(format!("{}{letter}", self.cell))
    }
}
