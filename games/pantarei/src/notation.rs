//! Positions and moves as text.
//!
//! A position is the stacks from the head, scales from bottom to top, then the side to move, then
//! `s` if it may swap or `-` if the opponent has just swapped: `w1,b3,n,b2w3,… w s`. [`Parts`] says
//! what is checked.
//!
//! A move is the stack, the way and how many scales, `5R1`; two stacks that swap, `3x9`; or `pass`.
//! Read as well: small and capital letters, and the stacks of a swap in any order.

use std::fmt;
use std::str::FromStr;

use boardgame::{Cursor, MoveError, ParseError, Position, PositionError};

use crate::snake::{MAX_SCALES, Snake};
use crate::{Direction, Illegal, Move, Pantarei, Parts, Scale};

impl fmt::Display for Pantarei {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let flag = if self.may_swap { 's' } else { '-' };
        write!(f, "{} {} {flag}", self.snake, self.turn)
    }
}

impl FromStr for Pantarei {
    type Err = PositionError<Self>;

    fn from_str(text: &str) -> Result<Self, PositionError<Self>> {
        let parts = read_parts(text)?;
        parts.try_into().map_err(PositionError::Impossible)
    }
}

impl Pantarei {
    /// Reads a position of a [reduced](Parts::reduced) game.
    pub fn reduced(text: &str) -> Result<Self, PositionError<Self>> {
        let parts = read_parts(text)?;
        parts.reduced().map_err(PositionError::Impossible)
    }
}

fn read_parts(text: &str) -> Result<Parts, ParseError> {
    let mut cursor = Cursor::new(text);
    let snake = Snake::new_unchecked(read_stacks(&mut cursor)?);
    let turn = cursor.side_to_move()?;
    let before = cursor.clone();
    let may_swap = match cursor.word() {
        Some("s") => true,
        Some("-") => false,
        _ => return Err(before.error_at_word("s (may swap) or - (the opponent has just swapped)")),
    };
    cursor.end()?;
    Ok(Parts {
        snake,
        turn,
        may_swap,
    })
}

/// Reads stacks separated by commas.
pub(crate) fn read_stacks(cursor: &mut Cursor<'_>) -> Result<Vec<Vec<Scale>>, ParseError> {
    let mut stacks = vec![Vec::new()];
    for n_scales in 1.. {
        let start = cursor.clone();
        let scale = Scale::read(cursor)?;
        if n_scales > MAX_SCALES {
            return Err(start.error(format!("at most {MAX_SCALES} scales")));
        }
        stacks.last_mut().expect("there is a stack").push(scale);
        match cursor.peek() {
            None | Some(' ') => break,
            Some(',') => {
                cursor.eat(',');
                stacks.push(Vec::new());
            }
            Some('w' | 'b' | 'n') => {}
            Some(_) => return Err(cursor.error("a scale, a comma or a space")),
        }
    }
    Ok(stacks)
}

/// Reads a move and checks it against the position.
pub(crate) fn read_move(position: &Pantarei, text: &str) -> Result<Move, MoveError<Pantarei>> {
    let m = parse_move(text)?;
    if position.outcome().is_some() {
        return Err(MoveError::Over);
    }
    let checked = match m {
        Move::Carry {
            stack,
            direction,
            count,
        } => position.check_carry(stack, direction, count),
        Move::Swap { low, high } => position.check_swap(low, high),
        Move::Pass if position.is_legal(Move::Pass) => Ok(()),
        Move::Pass => Err(Illegal::NeedlessPass),
    };
    checked.map_err(MoveError::Illegal)?;
    Ok(m)
}

impl Pantarei {
    fn check_carry(&self, index: u8, direction: Direction, count: u8) -> Result<(), Illegal> {
        self.check_control(index)?;
        let top = self.snake.stack_unchecked(index);
        let stack = usize::from(index) + 1;
        if usize::from(count) > top.height() {
            return Err(Illegal::OneScale { stack });
        }
        if self.landing(index, top, direction).is_none() {
            let value = self.snake.top(top).value();
            return Err(match direction {
                Direction::Left => Illegal::PastHead { stack, value },
                Direction::Right => Illegal::PastTail { stack, value },
            });
        }
        Ok(())
    }

    fn check_swap(&self, low: u8, high: u8) -> Result<(), Illegal> {
        self.check_control(low)?;
        self.check_control(high)?;
        if low == high {
            return Err(Illegal::SwapItself);
        }
        if !self.may_swap {
            return Err(Illegal::SwapAfterSwap);
        }
        Ok(())
    }

    fn check_control(&self, index: u8) -> Result<(), Illegal> {
        let count = self.snake.n_stacks();
        let stack = usize::from(index) + 1;
        if stack > count {
            return Err(Illegal::NoStack { stack, count });
        }
        match self.snake.top(self.snake.stack_unchecked(index)).color() {
            Some(color) if color == self.turn => Ok(()),
            Some(color) => Err(Illegal::OthersStack { stack, color }),
            None => Err(Illegal::NobodysStack { stack }),
        }
    }
}

/// Reads the form of a move; stacks are only known to have a number from 1 to 19.
fn parse_move(text: &str) -> Result<Move, ParseError> {
    if text.trim_end_matches(' ').eq_ignore_ascii_case("pass") {
        return Ok(Move::Pass);
    }
    let mut cursor = Cursor::new(text);
    let stack = read_number(&mut cursor, "a stack, 1 to 19, or pass")?;
    let way = cursor.take(|c| Some(c.to_ascii_uppercase()).filter(|way| "LRX".contains(*way)));
    let m = match way {
        Some('X') => {
            let other = read_number(&mut cursor, "the other stack, 1 to 19")?;
            Move::Swap {
                low: stack.min(other),
                high: stack.max(other),
            }
        }
        Some(way) => {
            let direction = if way == 'L' {
                Direction::Left
            } else {
                Direction::Right
            };
            let count = cursor.take(|c| c.to_digit(3).filter(|&count| count > 0));
            let count = count.ok_or_else(|| cursor.error("how many scales, 1 or 2"))?;
            Move::Carry {
                stack,
                direction,
                count: count as u8,
            }
        }
        None => return Err(cursor.error("L, R or x")),
    };
    cursor.end()?;
    Ok(m)
}

/// Reads the number of a stack, which counts from 1; the result counts from 0.
fn read_number(cursor: &mut Cursor<'_>, expected: &'static str) -> Result<u8, ParseError> {
    let start = cursor.clone();
    if cursor.peek() == Some('0') {
        return Err(start.error(expected));
    }
    let mut number = 0;
    // Three digits are too many, but show that the number was meant.
    for _ in 0..3 {
        let Some(digit) = cursor.take(|c| c.to_digit(10)) else {
            break;
        };
        number = number * 10 + digit;
    }
    if (1..=MAX_SCALES as u32).contains(&number) {
        Ok(number as u8 - 1)
    } else {
        Err(start.error(expected))
    }
}
