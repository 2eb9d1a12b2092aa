//! The positions one by one, each by its number: level by level, sheet by sheet, entry by entry.

use std::ops::Range;

use boardgame::Color;
use grid::{Board, Cells};

use super::index::{CHOOSE, n_first, rank, set_of, sets, stills};
use super::{MAX_MARBLES, Openings};
use crate::{Edition, Pentago};

impl Openings {
    /// The numbers of the positions of so many marbles; of those that are images of each other, one.
    ///
    /// ```
    /// let openings = pentago::openings::openings().expect("they are included");
    /// assert_eq!(openings.numbers(1).len(), 6);
    /// assert!(openings.numbers(7).is_empty());
    /// ```
    pub fn numbers(&self, n_marbles: usize) -> Vec<u32> {
        if n_marbles > MAX_MARBLES {
            return Vec::new();
        }
        let sheets = &self.levels[n_marbles].sheets;
        let start = self.numbers_of(n_marbles).start;
        let mut numbers = Vec::new();
        for sheet in 0..sheets.len() {
            let first = sheets.first(sheet);
            let sheet_start = start + sheet * n_entries(n_marbles);
            let stills = stills(first);
            let is_new = |&(entry, second): &(usize, Cells)| {
                let images = stills.iter().map(|symmetry| symmetry.cells(second));
                images.into_iter().all(|image| rank(image, !first) >= entry)
            };
            let entries = sets(!first, n_marbles - first.len()).enumerate();
            let entries = entries.filter(is_new);
            numbers.extend(entries.map(|(entry, _)| (sheet_start + entry) as u32));
        }
        numbers
    }

    /// The position of a number, in a game that White began.
    pub fn position(&self, number: u32) -> Option<Pentago> {
        let number = number as usize;
        let mut levels = 0..=MAX_MARBLES;
        let n_marbles = levels.find(|&level| number < self.numbers_of(level).end)?;
        let place = number - self.numbers_of(n_marbles).start;
        let n_entries = n_entries(n_marbles);
        let white = self.levels[n_marbles].sheets.first(place / n_entries);
        let n_second = n_marbles - n_first(n_marbles);
        let black = set_of(place % n_entries, !white, n_second);
        Some(Pentago {
            board: Board::new_unchecked(white, black),
            turn: if n_marbles.is_multiple_of(2) {
                Color::White
            } else {
                Color::Black
            },
            edition: Edition::Standard,
            reply: false,
        })
    }

    /// The numbers of a level, those of images included.
    fn numbers_of(&self, n_marbles: usize) -> Range<usize> {
        let len = |level: usize| self.levels[level].sheets.len() * n_entries(level);
        let start = (0..n_marbles).map(len).sum();
        start..start + len(n_marbles)
    }
}

/// How many entries a sheet of so many marbles has.
fn n_entries(n_marbles: usize) -> usize {
    let n_first = n_first(n_marbles);
    CHOOSE[(!Cells::NONE).len() - n_first][n_marbles - n_first] as usize
}
