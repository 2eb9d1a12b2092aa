//! Questions that the rules alone answer.

use std::num::NonZeroUsize;

use boardgame::ByColor;
use catalog::{AnyPosition, Game, Judged, LineRequest};
use serde::Serialize;
use table::view::{BySide, LineView, PreviewView};

use crate::ask::{Moved, Placed};
use crate::error::Error;

/// The moves with which each side would win at once.
type Threats = BySide<Vec<catalog::Threat>>;

/// How many move sequences there are.
#[derive(Debug, Serialize)]
pub(crate) struct Count {
    /// As text, since it may be more than a script can count.
    count: String,
}

impl Placed {
    pub(crate) fn read(&self) -> Result<AnyPosition, Error> {
        Ok(Game::named(&self.game)?.position(&self.position)?)
    }
}

/// What a position looks like; a layout whose color is not yet chosen has a look, too.
pub(crate) fn picture(placed: &Placed) -> Result<String, Error> {
    let position = Game::named(&placed.game)?.position_or_layout(&placed.position)?;
    Ok(position.svg())
}

pub(crate) fn preview(moved: &Moved) -> Result<PreviewView, Error> {
    let position = Game::named(&moved.game)?.position(&moved.position)?;
    Ok(PreviewView::new(&position.preview(&moved.m)?))
}

pub(crate) fn line(wanted: &LineRequest) -> Result<LineView, Error> {
    let (record, told) = wanted.read()?;
    Ok(LineView::new(&record, told))
}

/// Lessons are at `/learn/{game}/{lesson}`, puzzles at `/puzzles/{game}/{number}`.
pub(crate) fn judge(task: &str, m: &str) -> Result<Judged, Error> {
    let parts: Vec<_> = task.trim_matches('/').split('/').collect();
    let [kind, game, name] = parts[..] else {
        return Err(Error::NotFound);
    };
    let game = Game::from_name(game).ok_or(Error::NotFound)?;
    match kind {
        "learn" => {
            let lesson = game.lesson(name).ok_or(Error::NotFound)?;
            Ok(lesson.judged(m)?)
        }
        "puzzles" => {
            let number: usize = name.parse().map_err(|_| Error::NotFound)?;
            let index = number.checked_sub(1);
            let puzzle = index.and_then(|index| game.puzzles().get(index));
            Ok(puzzle.ok_or(Error::NotFound)?.judged(game, m)?)
        }
        _ => Err(Error::NotFound),
    }
}

pub(crate) fn threats(placed: &Placed) -> Result<Threats, Error> {
    let ByColor([white, black]) = placed.read()?.threats();
    Ok(BySide { white, black })
}

pub(crate) fn perft(placed: &Placed, depth: u32) -> Result<Count, Error> {
    let division = placed.read()?.divide(depth, NonZeroUsize::MIN, &mut |_| ());
    let count = division.count.to_string();
    Ok(Count { count })
}
