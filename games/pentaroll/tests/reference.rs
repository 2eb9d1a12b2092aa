//! The fast rules against a slow twin, written cell by cell from the rules.

use std::collections::BTreeSet;

use boardgame::laws::{Twin, check_against_twin, for_each_position};
use boardgame::{Color, Outcome};
use pentaroll::Pentaroll;

/// A board as a person sees it: rows of letters, `.` where a cell is empty.
#[derive(Clone)]
struct Slow {
    rows: Vec<Vec<char>>,
    turn: char,
}

impl Twin for Slow {
    fn read(text: &str) -> Self {
        let (board, turn) = text.split_once(' ').unwrap();
        let spread = |c: char| match c.to_digit(10) {
            Some(n) => ".".repeat(n as usize),
            None => c.to_string(),
        };
        let rows = board.split('/').map(|row| {
            row.chars()
                .map(spread)
                .collect::<String>()
                .chars()
                .collect()
        });
        Self {
            rows: rows.collect(),
            turn: turn.chars().next().unwrap(),
        }
    }

    fn text(&self) -> String {
        let rows: Vec<String> = self.rows.iter().map(|row| row.iter().collect()).collect();
        format!("{} {}", rows.join("/"), self.turn)
    }

    fn moves(&self) -> BTreeSet<String> {
        let mut moves = BTreeSet::new();
        if self.outcome().is_some() {
            return moves;
        }
        let columns = "NS"
            .chars()
            .flat_map(|side| ('a'..='f').map(move |lane| format!("{side}{lane}")));
        let rows = "WE"
            .chars()
            .flat_map(|side| ('1'..='6').map(move |lane| format!("{side}{lane}")));
        for name in columns.chain(rows) {
            let cells = Self::lane(&name);
            let is_full = cells
                .iter()
                .all(|&(row, column)| self.rows[row][column] != '.');
            let (row, column) = cells[0];
            let is_empty_corner =
                [0, 5].contains(&row) && [0, 5].contains(&column) && self.rows[row][column] == '.';
            let by_column = name.starts_with(['N', 'S']);
            if !(is_full || is_empty_corner && by_column) {
                moves.insert(name);
            }
        }
        moves
    }

    fn play(&mut self, name: &str) {
        let mut carried = self.turn;
        for (row, column) in Self::lane(name) {
            std::mem::swap(&mut self.rows[row][column], &mut carried);
            if carried == '.' {
                break;
            }
        }
        assert_eq!(carried, '.', "no marble leaves the board");
        self.turn = if self.turn == 'w' { 'b' } else { 'w' };
    }

    fn outcome(&self) -> Option<Outcome> {
        match (self.has_five('w'), self.has_five('b')) {
            (true, true) => Some(Outcome::Draw),
            (true, false) => Some(Outcome::Win(Color::White)),
            (false, true) => Some(Outcome::Win(Color::Black)),
            (false, false) => self
                .rows
                .iter()
                .flatten()
                .all(|&c| c != '.')
                .then_some(Outcome::Draw),
        }
    }
}

impl Slow {
    fn has_five(&self, color: char) -> bool {
        let at = |row: i32, column: i32| {
            self.rows
                .get(row as usize)
                .and_then(|cells| cells.get(column as usize))
        };
        let starts = (0..6).flat_map(|row| (0..6).map(move |column| (row, column)));
        starts.into_iter().any(|(row, column)| {
            [(0, 1), (1, 0), (1, 1), (1, -1)]
                .iter()
                .any(|(down, right)| {
                    (0..5).all(|step| at(row + step * down, column + step * right) == Some(&color))
                })
        })
    }

    /// The cells of a lane from its slot inward.
    fn lane(name: &str) -> Vec<(usize, usize)> {
        let letters: Vec<char> = name.chars().collect();
        let index = match letters[1] {
            letter @ 'a'..='f' => letter as usize - 'a' as usize,
            digit => digit as usize - '1' as usize,
        };
        let inward = 0..6;
        match letters[0] {
            'N' => inward.map(|i| (i, index)).collect(),
            'S' => inward.map(|i| (5 - i, index)).collect(),
            'W' => inward.map(|i| (index, i)).collect(),
            _ => inward.map(|i| (index, 5 - i)).collect(),
        }
    }
}

#[test]
fn the_fast_rules_are_the_slow_ones() {
    for seed in 0..500 {
        for_each_position(seed, check_against_twin::<Pentaroll, Slow>);
    }
}
