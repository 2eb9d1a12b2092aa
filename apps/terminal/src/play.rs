//! A game on the screen: the table, its board, and what of it is shown at this moment.

use std::collections::VecDeque;

use boardgame::Color;
use catalog::MoveError;
use catalog::{AnyPosition, AnyRecord};
use messages::Words;
use showcase::Piece;
use solving::Analysis;

use crate::animation::{Frame, frames};
use crate::board::{self, Board, Scene};
use crate::look::Look;
use crate::setup::Player;
use crate::table::Table;

/// A game on the screen.
#[derive(Debug)]
pub(crate) struct Play {
    pub(crate) table: Table,
    pub(crate) board: Box<dyn Board>,
    pub(crate) shown: Shown,
    /// Pictures of the last move that are still to be shown, the present one first.
    frames: VecDeque<Frame>,
    /// What the engine thinks of the position, and whether it has finished.
    pub(crate) analysis: Option<(Analysis<String>, bool)>,
    /// Whether the analysis is wanted.
    pub(crate) is_analyzing: bool,
    /// The first line of the analysis that is seen.
    pub(crate) scrolled: usize,
    /// The color that the cursor is on, where one is to be chosen.
    pub(crate) choice: Color,
    /// Moves of the record as it was last saved.
    saved: Vec<String>,
}

/// What the board shows.
#[derive(Debug)]
pub(crate) struct Shown {
    pub(crate) position: AnyPosition,
    pieces: Vec<Piece>,
    pub(crate) legal: Vec<String>,
    last: Vec<String>,
    marks: Vec<String>,
    pub(crate) hint: Option<String>,
}

impl Shown {
    pub(crate) fn scene<'a>(&'a self, look: Look, words: &'a Words) -> Scene<'a> {
        Scene {
            position: &self.position,
            pieces: &self.pieces,
            legal: &self.legal,
            last: &self.last,
            marks: &self.marks,
            hint: self.hint.as_deref(),
            look,
            words,
        }
    }
}

impl Play {
    pub(crate) fn new(table: Table) -> Self {
        let position = table.position();
        let saved = table.record().map_or(Vec::new(), AnyRecord::moves);
        let mut play = Self {
            board: board::of(table.game()),
            shown: Shown {
                pieces: position.pieces(),
                position,
                legal: Vec::new(),
                last: Vec::new(),
                marks: Vec::new(),
                hint: None,
            },
            frames: VecDeque::new(),
            analysis: None,
            is_analyzing: false,
            scrolled: 0,
            choice: Color::White,
            saved,
            table,
        };
        play.refresh();
        play
    }

    /// Plays a move, and shows it in a few pictures if that is wished.
    pub(crate) fn play(&mut self, text: &str, is_animated: bool) -> Result<(), MoveError> {
        let before = self.table.position();
        let preview = self.table.play(text)?;
        if is_animated {
            self.frames = frames(&before, &preview).into();
        }
        self.changed();
        Ok(())
    }

    /// Whoever must choose takes this color.
    pub(crate) fn choose(&mut self, color: Color) {
        self.table.choose(color);
        self.changed();
    }

    /// The table is not what it was: half turns, hints and opinions are void.
    pub(crate) fn changed(&mut self) {
        self.board.cancel();
        self.shown.hint = None;
        self.analysis = None;
        self.scrolled = 0;
        self.refresh();
    }

    pub(crate) fn is_animating(&self) -> bool {
        !self.frames.is_empty()
    }

    /// Goes on to the next picture of a move. Whether that was the last.
    pub(crate) fn next_frame(&mut self) -> bool {
        let is_last = self.frames.len() == 1;
        self.frames.pop_front();
        self.refresh();
        is_last
    }

    /// Shows the end of a move at once. Whether there was anything to skip.
    pub(crate) fn skip_frames(&mut self) -> bool {
        let is_skipped = self.is_animating();
        self.frames.clear();
        self.refresh();
        is_skipped
    }

    /// Whether the person must choose a color.
    pub(crate) fn is_choosing(&self) -> bool {
        self.table.chooser() == Some(Player::Person)
    }

    /// Whether something would be lost.
    pub(crate) fn is_unsaved(&self) -> bool {
        let moves = self.table.record().map_or(Vec::new(), AnyRecord::moves);
        !self.table.is_over() && moves != self.saved
    }

    /// What there is now has been saved.
    pub(crate) fn set_saved(&mut self) {
        self.saved = self.table.record().map_or(Vec::new(), AnyRecord::moves);
    }

    fn refresh(&mut self) {
        let position = self.table.position();
        let is_still = self.frames.is_empty();
        let can_move = is_still && self.table.record().is_some() && self.table.is_persons_turn();
        let shown = &mut self.shown;
        shown.legal = if can_move {
            position.legal_moves()
        } else {
            Vec::new()
        };
        shown.marks = match self.table.record().and_then(AnyRecord::ending) {
            Some(ending) if is_still => ending.marks,
            _ => Vec::new(),
        };
        (shown.pieces, shown.last) = match self.frames.front() {
            Some(frame) => (frame.pieces.clone(), frame.places.clone()),
            None => (position.pieces(), last_places(self.table.record())),
        };
        shown.position = position;
    }
}

/// Where the pieces of the last move lie.
fn last_places(record: Option<&AnyRecord>) -> Vec<String> {
    let places = || {
        let record = record?;
        let last = record.moves().pop()?;
        let before = record.position_at(record.moves().len() - 1)?;
        Some(before.preview(&last).ok()?.chosen_places())
    };
    places().unwrap_or_default()
}
