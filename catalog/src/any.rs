//! Positions of any game, with moves as text.

use std::fmt;
use std::num::NonZeroUsize;

use boardgame::chance::random_steps;
use boardgame::{Color, Named, Outcome, Position, Random};
use showcase::{Charset, Picture, Svg};

use crate::divide::{self, Division, divide};
use crate::{AnyPosition, Edition, Ending, MoveError};

/// Where moves have led.
#[derive(Debug, Clone)]
pub struct Played {
    /// The position after the last move.
    pub position: AnyPosition,
    /// Why the game is over, if it is.
    pub ending: Option<Ending>,
}

impl AnyPosition {
    /// Every position of a game played at random from here, each with the move that is played in it;
    /// the last, if the game ends, with none.
    pub fn random_game(self, random: &mut Random) -> impl Iterator<Item = (Self, Option<String>)> {
        let play = |position: &Self, m: &String| position.play(m).expect("it is legal");
        random_steps(self, random, Self::legal_moves, play)
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        with_position!(self, position => position.turn())
    }

    /// The edition whose rules hold.
    pub fn edition(&self) -> Edition {
        let name = with_position!(self, position => position.edition().name());
        self.game().edition_of(name)
    }

    /// The legal moves in notation.
    pub fn legal_moves(&self) -> Vec<String> {
        with_position!(self, position => position.legal_moves().iter().map(ToString::to_string).collect())
    }

    /// How the game ended, or `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        with_position!(self, position => position.outcome())
    }

    /// Why the game ended, as far as the position alone tells.
    pub fn ending(&self) -> Option<Ending> {
        with_position!(self, position => position.ending(None).map(Ending::from))
    }

    /// The name of what a player must know beyond whose turn it is.
    pub fn remark(&self) -> Option<&'static str> {
        with_position!(self, position => position.remark().map(Named::name))
    }

    /// The position after a move.
    pub fn play(&self, text: &str) -> Result<Self, MoveError> {
        with_position!(self, position => Ok(position.play(position.read_move(text)?)?.into()))
    }

    /// Plays moves one after another. The error says which of them, from 0, cannot be played.
    pub fn play_all(&self, moves: &[&str]) -> Result<Played, (usize, MoveError)> {
        with_position!(self, position => {
            let (position, ending) = play_all(position, moves)?;
            Ok(Played { position: position.into(), ending })
        })
    }

    /// Counts move sequences; by move, see [`Division`].
    pub fn divide(
        &self,
        depth: u32,
        threads: NonZeroUsize,
        watch: &mut dyn FnMut(divide::Progress),
    ) -> Division<String> {
        with_position!(self, position => {
            let Division { count, by_move } = divide(position, depth, threads, watch);
            Division { count, by_move: by_move.into_iter().map(|(m, count)| (m.to_string(), count)).collect() }
        })
    }

    /// The board in characters.
    pub fn text(&self, charset: Charset) -> String {
        with_position!(self, position => position.text(charset))
    }

    /// The board as an SVG document, whose title is the position in notation.
    pub fn svg(&self) -> String {
        with_position!(self, position => position.draw().finish())
    }

    /// The board, to be drawn with others.
    fn drawing(&self) -> Svg {
        with_position!(self, position => position.draw())
    }

    /// The same with a title in words, for those who cannot see it.
    pub fn svg_titled(&self, title: &str) -> String {
        with_position!(self, position => position.draw().titled(title).finish())
    }
}

/// Positions one after the other, as an SVG document that moves; `None` where there are none.
pub fn animated(positions: &[AnyPosition]) -> Option<String> {
    let frames: Vec<_> = positions.iter().map(AnyPosition::drawing).collect();
    (!frames.is_empty()).then(|| Svg::animated(&frames).finish())
}

/// Plays moves given as text; the ending is as the last of them tells it.
fn play_all<P: Position>(
    start: &P,
    moves: &[&str],
) -> Result<(P, Option<Ending>), (usize, MoveError)> {
    let mut position = start.clone();
    let mut last = None;
    for (index, text) in moves.iter().enumerate() {
        let m = position
            .read_move(text)
            .map_err(|error| (index, error.into()))?;
        position = position.play(m).map_err(|error| (index, error.into()))?;
        last = Some(m);
    }
    let ending = position.ending(last);
    Ok((position, ending.map(Ending::from)))
}

impl fmt::Display for AnyPosition {
    /// Writes the notation of the game.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        with_position!(self, position => position.fmt(f))
    }
}
