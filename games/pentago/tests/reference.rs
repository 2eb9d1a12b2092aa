//! The fast rules against a slow twin, written cell by cell from the rules.

use std::collections::BTreeSet;

use boardgame::laws::{Twin, check_against_twin, for_each_position};
use boardgame::{Color, Outcome};
use pentago::Pentago;

/// A board as a person sees it: rows of letters, `.` where a cell is empty.
#[derive(Clone)]
struct Slow {
    rows: Vec<Vec<char>>,
    turn: char,
    edition: String,
    reply: bool,
}

fn other(color: char) -> char {
    if color == 'w' { 'b' } else { 'w' }
}

impl Twin for Slow {
    fn read(text: &str) -> Self {
        let words: Vec<&str> = text.split(' ').collect();
        let spread = |c: char| match c.to_digit(10) {
            Some(n) => ".".repeat(n as usize),
            None => c.to_string(),
        };
        let rows = words[0].split('/').map(|row| {
            row.chars()
                .map(spread)
                .collect::<String>()
                .chars()
                .collect()
        });
        Self {
            rows: rows.collect(),
            turn: words[1].chars().next().unwrap(),
            edition: (*words.get(2).unwrap_or(&"standard")).to_owned(),
            reply: words.get(3) == Some(&"reply"),
        }
    }

    fn text(&self) -> String {
        let rows: Vec<String> = self.rows.iter().map(|row| row.iter().collect()).collect();
        format!(
            "{} {} {} {}",
            rows.join("/"),
            self.turn,
            self.edition,
            self.reply
        )
    }

    fn moves(&self) -> BTreeSet<String> {
        let mut moves = BTreeSet::new();
        if self.outcome().is_some() {
            return moves;
        }
        for row in 0..6 {
            for column in 0..6 {
                if self.rows[row][column] == '.' {
                    self.add_moves_at(row, column, &mut moves);
                }
            }
        }
        moves
    }

    fn play(&mut self, text: &str) {
        let letters: Vec<char> = text.chars().collect();
        let (column, row) = (
            letters[0] as usize - 'a' as usize,
            letters[1] as usize - '1' as usize,
        );
        let mover = self.turn;
        self.rows[row][column] = mover;
        self.turn = other(mover);
        self.reply = false;
        if letters.len() == 2 {
            return;
        }
        self.twist(letters[3] as usize - '0' as usize, letters[4] == 'R');
        let mover_alone = self.has_five(mover) && !self.has_five(self.turn);
        self.reply = self.edition == "czech" && mover_alone && !self.is_full();
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.reply {
            return None;
        }
        match (self.has_five('w'), self.has_five('b')) {
            (true, true) if self.edition == "finnish" => {
                Some(Outcome::Win(Color::from_letter(other(self.turn)).unwrap()))
            }
            (true, true) => Some(Outcome::Draw),
            (true, false) => Some(Outcome::Win(Color::White)),
            (false, true) => Some(Outcome::Win(Color::Black)),
            (false, false) if self.is_full() => Some(Outcome::Draw),
            (false, false) => None,
        }
    }
}

impl Slow {
    fn has_five(&self, color: char) -> bool {
        let is_own = |row: i32, column: i32| {
            (0..6).contains(&row)
                && (0..6).contains(&column)
                && self.rows[row as usize][column as usize] == color
        };
        for row in 0..6 {
            for column in 0..6 {
                for (down, right) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
                    if (0..5).all(|step| is_own(row + step * down, column + step * right)) {
                        return true;
                    }
                }
            }
        }
        false
    }

    fn is_full(&self) -> bool {
        self.rows.iter().flatten().all(|&c| c != '.')
    }

    fn add_moves_at(&self, row: usize, column: usize, moves: &mut BTreeSet<String>) {
        let cell = format!("{}{}", (b'a' + column as u8) as char, row + 1);
        let mut placed = self.clone();
        placed.rows[row][column] = self.turn;
        if self.reply || (self.edition != "openspiel" && placed.has_five(self.turn)) {
            moves.insert(cell);
            return;
        }
        for block in 1..=4 {
            if self.edition != "basque" {
                moves.insert(format!("{cell}-{block}L"));
            }
            moves.insert(format!("{cell}-{block}R"));
        }
        if self.edition == "finnish" && (1..=4).any(|block| placed.is_block_empty(block)) {
            moves.insert(cell);
        }
    }

    fn corner(block: usize) -> (usize, usize) {
        ([0, 0, 3, 3][block - 1], [0, 3, 0, 3][block - 1])
    }

    fn is_block_empty(&self, block: usize) -> bool {
        let (top, left) = Self::corner(block);
        (0..9).all(|i| self.rows[top + i / 3][left + i % 3] == '.')
    }

    fn twist(&mut self, block: usize, clockwise: bool) {
        let (top, left) = Self::corner(block);
        let before = self.rows.clone();
        for row in 0..3 {
            for column in 0..3 {
                // What stands here after the turn came from there.
                let (from_row, from_column) = if clockwise {
                    (2 - column, row)
                } else {
                    (column, 2 - row)
                };
                self.rows[top + row][left + column] = before[top + from_row][left + from_column];
            }
        }
    }
}

#[test]
fn the_fast_rules_are_the_slow_ones() {
    for seed in 0..60 {
        for_each_position(seed, check_against_twin::<Pentago, Slow>);
    }
}
