//! The nineteen scales as they are laid out, and the setup of a game.

use std::fmt;
use std::str::FromStr;

use boardgame::{Color, Cursor, OnlyEdition, ParseError, Random};

use crate::notation::read_stacks;
use crate::parts::check_scales;
use crate::snake::{MAX_SCALES, Snake};
use crate::{Impossible, Scale};

/// A layout before a color is chosen: nineteen single scales. Its text is a position's stacks
/// alone.
///
/// ```
/// use pantarei::Layout;
///
/// let layout = Layout::shuffled(7); // the same forever
/// assert_eq!(layout.to_string().parse(), Ok(layout));
/// let mut scales = layout.scales();
/// scales.reverse();
/// assert_eq!(Layout::try_from(scales)?.snake(), layout.snake().reversed());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Layout([Scale; MAX_SCALES]);

/// What a game of Pantareï is set up from. Its text is the layout and the color that begins.
///
/// ```
/// use pantarei::{Color, Layout, Pantarei, Position, Setup};
///
/// let setup = Setup { layout: Layout::shuffled(7), first: Color::Black };
/// assert_eq!(Pantarei::start(&setup).turn(), Color::Black);
/// assert_eq!(setup.to_string().parse(), Ok(setup));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setup {
    /// The scales from the head of the snake.
    pub layout: Layout,
    /// The color that begins; the other one was chosen.
    pub first: Color,
}

impl Layout {
    /// The layout of a seed, the same forever.
    pub fn shuffled(seed: u64) -> Self {
        let mut scales = Scale::kinds().flat_map(|(scale, n)| std::iter::repeat_n(scale, n));
        let mut layout = std::array::from_fn(|_| scales.next().expect("there are nineteen scales"));
        Random::new(seed).shuffle(&mut layout);
        Self(layout)
    }

    /// The scales from the head.
    pub fn scales(&self) -> [Scale; MAX_SCALES] {
        self.0
    }

    /// The snake of single scales.
    pub fn snake(&self) -> Snake {
        Snake::new_unchecked(self.0.map(|scale| [scale]))
    }

    fn read(cursor: &mut Cursor<'_>) -> Result<Self, ParseError> {
        let start = cursor.clone();
        let stacks = read_stacks(cursor)?;
        let expected = "nineteen single scales, three each of w1 to w3 and b1 to b3 and one n";
        let is_flat = stacks.len() == MAX_SCALES;
        let scales = stacks.into_iter().flatten().collect::<Vec<_>>().try_into();
        let scales: Option<[Scale; MAX_SCALES]> = scales.ok().filter(|_| is_flat);
        let layout = scales.and_then(|scales| Self::try_from(scales).ok());
        layout.ok_or_else(|| start.error(expected))
    }
}

impl TryFrom<[Scale; MAX_SCALES]> for Layout {
    type Error = Impossible;

    /// Lays out the scales so, from the head, if each is there as often as in the box.
    fn try_from(scales: [Scale; MAX_SCALES]) -> Result<Self, Impossible> {
        check_scales(&scales)?;
        Ok(Self(scales))
    }
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.snake())
    }
}

impl FromStr for Layout {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let layout = Self::read(&mut cursor)?;
        cursor.end()?;
        Ok(layout)
    }
}

impl Default for Setup {
    /// The layout of seed 0, White to move.
    fn default() -> Self {
        Self {
            layout: Layout::shuffled(0),
            first: Color::White,
        }
    }
}

impl boardgame::Setup for Setup {
    type Edition = OnlyEdition;

    const SHUFFLED: bool = true;

    fn with_edition(self, _only: OnlyEdition) -> Self {
        self
    }

    fn with_first(self, first: Color) -> Self {
        Self { first, ..self }
    }

    fn shuffled(self, seed: u64) -> Self {
        Self {
            layout: Layout::shuffled(seed),
            ..self
        }
    }

    fn layout(&self) -> Option<String> {
        Some(self.layout.to_string())
    }

    fn with_layout(self, text: &str) -> Result<Self, ParseError> {
        let layout = text.parse()?;
        Ok(Self { layout, ..self })
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.layout, self.first)
    }
}

impl FromStr for Setup {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let layout = Layout::read(&mut cursor)?;
        let first = cursor.side_to_move()?;
        cursor.end()?;
        Ok(Self { layout, first })
    }
}

#[cfg(test)]
mod tests {
    use boardgame::Setup as _;

    use super::*;

    #[test]
    fn setups_and_layouts_are_read_back() {
        for seed in 0..100 {
            let setup = Setup::default().shuffled(seed);
            assert_eq!(setup.to_string().parse(), Ok(setup));
            assert_eq!(setup.layout.to_string().parse(), Ok(setup.layout));
            let layout = boardgame::Setup::layout(&setup).unwrap();
            assert_eq!(Setup::default().with_layout(&layout), Ok(setup));
        }
    }

    #[test]
    fn seeds_name_layouts_forever() {
        assert_eq!(
            Layout::shuffled(0).to_string(),
            "n,b2,b2,b1,w2,b3,w3,w3,w2,b1,b2,b1,w1,w2,w1,b3,w1,w3,b3"
        );
    }

    #[test]
    fn layouts_have_nineteen_single_scales() {
        let stacked = "b1b2,b3,b1,b2,b3,b1,b2,b3,n,w1,w2,w3,w1,w2,w3,w1,w2,w3";
        let two_neutral = "n,b2,b3,b1,b2,b3,b1,b2,b3,n,w1,w2,w3,w1,w2,w3,w1,w2,w3";
        for text in ["", "n", stacked, two_neutral] {
            assert!(text.parse::<Layout>().is_err(), "{text}");
        }
    }
}
