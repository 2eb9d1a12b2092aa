//! The fast rules against a slow twin, written scale by scale from the rules.

use std::collections::BTreeSet;

use boardgame::laws::{Twin, check_against_twin, for_each_position};
use boardgame::{Color, Outcome, Position, Random};
use pantarei::Pantarei;

/// The snake as a person sees it: stacks of scales, each a text such as `w3`.
#[derive(Clone)]
struct Slow {
    stacks: Vec<Vec<String>>,
    turn: String,
    may_swap: bool,
}

impl Twin for Slow {
    fn read(text: &str) -> Self {
        let words: Vec<&str> = text.split(' ').collect();
        let read_stack = |stack: &str| {
            let mut scales: Vec<String> = Vec::new();
            for c in stack.chars() {
                if c.is_ascii_digit() {
                    scales.last_mut().unwrap().push(c);
                } else {
                    scales.push(c.to_string());
                }
            }
            scales
        };
        Self {
            stacks: words[0].split(',').map(read_stack).collect(),
            turn: words[1].to_owned(),
            may_swap: words[2] == "s",
        }
    }

    fn text(&self) -> String {
        let stacks: Vec<String> = self.stacks.iter().map(|stack| stack.concat()).collect();
        format!(
            "{} {} {}",
            stacks.join(","),
            self.turn,
            if self.may_swap { "s" } else { "-" }
        )
    }

    fn moves(&self) -> BTreeSet<String> {
        if self.outcome().is_some() {
            return BTreeSet::new();
        }
        let mut moves = self.actions(&self.turn, self.may_swap);
        if moves.is_empty() {
            moves.insert("pass".to_owned());
        }
        moves
    }

    fn play(&mut self, name: &str) {
        if let Some((low, high)) = name.split_once('x') {
            self.stacks.swap(
                low.parse::<usize>().unwrap() - 1,
                high.parse::<usize>().unwrap() - 1,
            );
        } else if let Some(way) = ["L", "R"].into_iter().find(|way| name.contains(way)) {
            let (number, count) = name.split_once(way).unwrap();
            let index = number.parse::<usize>().unwrap() - 1;
            let landing = self.landing(index, way).unwrap();
            let keep = self.stacks[index].len() - count.parse::<usize>().unwrap();
            let carried = self.stacks[index].split_off(keep);
            self.stacks[landing].extend(carried);
            self.stacks.retain(|stack| !stack.is_empty());
        }
        self.may_swap = !name.contains('x');
        self.turn = String::from(if self.turn == "w" { "b" } else { "w" });
    }

    fn outcome(&self) -> Option<Outcome> {
        if let Some(stack) = self.stacks.iter().find(|stack| stack.len() >= 7) {
            let winner = stack.last().unwrap().chars().next().unwrap();
            return Some(Outcome::Win(Color::from_letter(winner).unwrap()));
        }
        let nobody_can_act =
            self.actions("w", true).is_empty() && self.actions("b", true).is_empty();
        nobody_can_act.then_some(Outcome::Draw)
    }
}

impl Slow {
    fn is_controlled(&self, index: usize, color: &str) -> bool {
        self.stacks[index].last().unwrap().starts_with(color)
    }

    fn landing(&self, index: usize, way: &str) -> Option<usize> {
        let value: usize = self.stacks[index].last().unwrap()[1..].parse().unwrap();
        let landing = if way == "L" {
            index.checked_sub(value)?
        } else {
            index + value
        };
        (landing < self.stacks.len()).then_some(landing)
    }

    /// What a color can do; `may_swap` is given because the end of the game ignores the ban.
    fn actions(&self, color: &str, may_swap: bool) -> BTreeSet<String> {
        let mut moves = BTreeSet::new();
        let own: Vec<usize> = (0..self.stacks.len())
            .filter(|&index| self.is_controlled(index, color))
            .collect();
        for &index in &own {
            for way in ["L", "R"] {
                if self.landing(index, way).is_some() {
                    moves.insert(format!("{}{way}1", index + 1));
                    if self.stacks[index].len() >= 2 {
                        moves.insert(format!("{}{way}2", index + 1));
                    }
                }
            }
            for &later in own.iter().filter(|&&later| later > index && may_swap) {
                moves.insert(format!("{}x{}", index + 1, later + 1));
            }
        }
        moves
    }
}

#[test]
fn the_fast_rules_are_the_slow_ones() {
    for seed in 0..300 {
        for_each_position(seed, check_against_twin::<Pantarei, Slow>);
    }
}

#[test]
fn reduced_games_follow_the_same_rules() {
    let mut random = Random::new(5);
    for seed in 0..300 {
        // A layout cut down to a few scales reaches ends that the whole game cannot.
        let n_scales = 3 + seed as usize % 9;
        let layout = pantarei::Layout::shuffled(seed).to_string();
        let scales: Vec<&str> = layout.split(',').take(n_scales).collect();
        let mut position = Pantarei::reduced(&format!("{} w s", scales.join(","))).unwrap();
        for _ in 0..60 {
            check_against_twin::<_, Slow>(&position);
            let Some(&m) = random.pick(&position.legal_moves()) else {
                break;
            };
            position.play_unchecked(m);
        }
    }
}
