//! The snake: stacks of scales in a row, packed into one word.
//!
//! Each scale is four bits, from the head of the snake and within a stack from the bottom to the
//! top. The highest bit says that the scale is the top of its stack; so the last scale of the snake
//! has it set, and the word also tells how many scales there are:
//!
//! ```text
//!             stack 3    stack 2   stack 1
//!   w1,b3w2,n    n        w2 b3      w1
//!  …0000 0000  1 000   1 010 0 111  1 001
//!              │ └ value 0 │   │ └ value 3
//!              top        top  black
//! ```

use std::fmt;

use crate::Scale;

/// The scales of a whole game.
pub const MAX_SCALES: usize = 19;
/// A stack of so many scales wins.
pub(crate) const WINNING_HEIGHT: usize = 7;

/// Bits of a scale.
const BITS: u32 = 4;
const TOP: u128 = 0b1000;
/// The top bit of every scale.
const TOPS: u128 = 0x0888_8888_8888_8888_8888;

/// The lowest bit of every scale.
const VALUES: u128 = TOPS >> 3;

/// The stacks in a row.
///
/// ```
/// use pantarei::{Color, Scale, Snake};
///
/// let white = |value| Scale::new(Color::White, value);
/// let (one, two) = (white(1).unwrap(), white(2).unwrap());
/// let snake = Snake::new([vec![one], vec![Scale::NEUTRAL, two]]).unwrap();
/// assert_eq!(snake.to_string(), "w1,nw2");
/// assert_eq!(snake.reversed().to_string(), "nw2,w1");
/// assert_eq!(Snake::new([vec![one], vec![]]), None); // a stack has a scale
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Snake(u128);

/// A stack: the scales from `bottom` to `top`, counted from the head of the snake.
///
/// ```
/// use pantarei::{Pantarei, Position, Setup};
///
/// let snake = Pantarei::start(&Setup::default()).snake();
/// let head = snake.stack(0).unwrap();
/// assert_eq!(head.height(), 1);
/// assert_eq!(snake.top(head), "n".parse()?);
/// # Ok::<(), pantarei::ParseError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stack {
    bottom: u32,
    top: u32,
}

impl Stack {
    /// No stack: what an array is filled with.
    #[cfg(feature = "solver")]
    pub(crate) const EMPTY: Self = Self { bottom: 0, top: 0 };

    /// How many scales it has.
    #[inline]
    pub const fn height(self) -> usize {
        (self.top - self.bottom) as usize + 1
    }
}

/// The lowest `n` scales of a word.
#[inline]
const fn lowest(n: u32) -> u128 {
    (1 << (n * BITS)) - 1
}

impl Snake {
    /// The snake of these stacks, each from bottom to top, if there is one at least, none is empty
    /// and all have 19 scales at most.
    pub fn new<S: AsRef<[Scale]>>(stacks: impl IntoIterator<Item = S>) -> Option<Self> {
        let mut n_scales = 0;
        let mut fitting = Vec::new();
        for stack in stacks {
            n_scales += stack.as_ref().len();
            if stack.as_ref().is_empty() || n_scales > MAX_SCALES {
                return None;
            }
            fitting.push(stack);
        }
        (n_scales > 0).then(|| Self::new_unchecked(fitting))
    }

    /// The snake of these stacks, of which the caller knows that none is empty and that they have
    /// 19 scales at most.
    pub fn new_unchecked<S: AsRef<[Scale]>>(stacks: impl IntoIterator<Item = S>) -> Self {
        let mut word = 0;
        let mut shift = 0;
        for stack in stacks {
            for scale in stack.as_ref() {
                word |= u128::from(scale.bits()) << shift;
                shift += BITS;
            }
            debug_assert!(!stack.as_ref().is_empty() && shift <= MAX_SCALES as u32 * BITS);
            word |= TOP << (shift - BITS);
        }
        Self(word)
    }

    /// The word drawn above, below 2^76.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// How many scales there are.
    pub const fn n_scales(self) -> u32 {
        (u128::BITS - self.0.leading_zeros()).div_ceil(BITS)
    }

    /// How many stacks there are.
    #[inline]
    pub const fn n_stacks(self) -> usize {
        (self.0 & TOPS).count_ones() as usize
    }

    /// The stacks from the head.
    #[inline]
    pub fn stacks(self) -> impl Iterator<Item = Stack> {
        let mut tops = self.0 & TOPS;
        let mut bottom = 0;
        std::iter::from_fn(move || {
            let top = tops.trailing_zeros() / BITS;
            tops &= tops.checked_sub(1)?;
            let stack = Stack { bottom, top };
            bottom = top + 1;
            Some(stack)
        })
    }

    /// The stack of this index, from 0 at the head, if there are so many.
    #[inline]
    pub fn stack(self, index: u8) -> Option<Stack> {
        self.stacks().nth(usize::from(index))
    }

    /// The stack of an index that is there.
    #[inline]
    pub(crate) fn stack_unchecked(self, index: u8) -> Stack {
        self.stack(index).expect("the snake has this stack")
    }

    /// The scales of a stack from bottom to top.
    pub fn scales(self, stack: Stack) -> impl DoubleEndedIterator<Item = Scale> {
        (stack.bottom..=stack.top).map(move |place| self.scale(place))
    }

    /// The scale on top of a stack, which controls it.
    #[inline]
    pub fn top(self, stack: Stack) -> Scale {
        self.scale(stack.top)
    }

    /// The scale under the top of a stack, if there is one.
    #[cfg(feature = "engine")]
    #[inline]
    pub(crate) fn below_top(self, stack: Stack) -> Option<Scale> {
        (stack.top > stack.bottom).then(|| self.scale(stack.top - 1))
    }

    #[inline]
    fn scale(self, place: u32) -> Scale {
        Scale::from_bits((self.0 >> (place * BITS)) as u8 & 0b111)
    }

    /// Whether a stack is high enough to win: six scales in a row that are not on top.
    #[inline]
    pub const fn has_winning_stack(self) -> bool {
        let covered = !self.0 & TOPS & lowest(self.n_scales());
        let two = covered & (covered >> BITS);
        let four = two & (two >> (2 * BITS));
        four & (two >> (4 * BITS)) != 0
    }

    /// Moves the top `count` scales of one stack onto another.
    #[inline]
    #[must_use]
    pub(crate) fn carry(self, from: Stack, to: Stack, count: u32) -> Self {
        let first = from.top + 1 - count;
        let mut word = self.0 & !(TOP << (to.top * BITS)); // covered from now on
        if first > from.bottom {
            word |= TOP << ((first - 1) * BITS); // uncovered
        }
        let after = from.top + 1;
        let landing = to.top + 1;
        Self(if landing > first {
            rotate(word, first, after, landing)
        } else {
            rotate(word, landing, first, after)
        })
    }

    /// Exchanges two stacks, the first of which is nearer to the head.
    #[inline]
    #[must_use]
    pub(crate) fn swap(self, low: Stack, high: Stack) -> Self {
        // B M A is A M B with M and B brought before A, and then B brought before M.
        let word = rotate(self.0, low.bottom, low.top + 1, high.top + 1);
        let middle = high.bottom - low.top - 1;
        let (start, end) = (low.bottom, low.bottom + middle + high.height() as u32);
        Self(rotate(word, start, start + middle, end))
    }

    /// The snake with White's scales made Black's and the other way round.
    #[inline]
    #[must_use]
    pub const fn with_colors_exchanged(self) -> Self {
        let has_value = (self.0 | self.0 >> 1) & VALUES; // all but the neutral scale
        Self(self.0 ^ has_value << 2)
    }

    /// The snake seen from its tail.
    #[must_use]
    pub fn reversed(self) -> Self {
        let mut stacks: Vec<Vec<Scale>> = self
            .stacks()
            .map(|stack| self.scales(stack).collect())
            .collect();
        stacks.reverse();
        Self::new_unchecked(stacks)
    }
}

/// Exchanges the scales from `start` to `middle` with those from `middle` to `end` (each without
/// its end).
#[inline]
const fn rotate(word: u128, start: u32, middle: u32, end: u32) -> u128 {
    let first = (word >> (start * BITS)) & lowest(middle - start);
    let second = (word >> (middle * BITS)) & lowest(end - middle);
    let window = lowest(end - start) << (start * BITS);
    let turned = second | first << ((end - middle) * BITS);
    word & !window | turned << (start * BITS)
}

impl fmt::Display for Snake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, stack) in self.stacks().enumerate() {
            if index > 0 {
                f.write_str(",")?;
            }
            self.scales(stack)
                .try_for_each(|scale| write!(f, "{scale}"))?;
        }
        Ok(())
    }
}

impl fmt::Debug for Snake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Snake({self})")
    }
}
