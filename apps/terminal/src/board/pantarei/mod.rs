//! Pantareï: the snake across the screen, every stack with all its scales.
//!
//! ```text
//!      ○3
//!  ●1  ●2  ◇       the top scale of a stack is uppermost
//! ~~~~~~~~~~~~~~   the snake
//!  1   2   3       the numbers of the stacks
//!      ×2          how high they are
//! ```

mod draw;
mod goals;
mod scales;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect, Size};
use ratatui::style::Color;

use self::draw::ways_areas;
use self::goals::{
    Grip, Way, focused_goal, goals, is_pass_forced, levels, other_own, stacks, ways,
};
use self::scales::{draw_spine, pitch, rows, stack_area};
use super::{Board, Reaction, Scale, Scene};
use crate::look::{Hue, shade};

/// Gold.
const HUE: Hue = Hue {
    board: shade(0x00b8_8a2b, Color::Yellow),
    hollow: shade(0x007a_5a18, Color::DarkGray),
    accent: shade(0x00dd_b458, Color::LightYellow),
};

/// Lines below the scales: the snake, numbers, heights, and what can be done with a stack.
const FOOT: u16 = 4;
/// The most stacks, one for each scale.
const MAX_STACKS: u16 = 19;

#[derive(Debug, Default)]
pub(super) struct PantareiBoard {
    /// The stack that the cursor is on, from 0.
    cursor: usize,
    grip: Option<Grip>,
}

impl Board for PantareiBoard {
    fn hue(&self) -> Hue {
        HUE
    }

    fn size(&self, scene: &Scene<'_>, scale: Scale) -> Size {
        Size::new(
            MAX_STACKS * pitch(scale) + 1,
            levels(scene) * rows(scale) + FOOT,
        )
    }

    fn draw(&self, scene: &Scene<'_>, scale: Scale, area: Rect, buffer: &mut Buffer) {
        let stacks = stacks(scene);
        draw_spine(scene, scale, area, buffer, stacks.len());
        for (index, stack) in stacks.iter().enumerate() {
            self.draw_stack(scene, scale, area, buffer, index, stack);
        }
        self.draw_ways(scene, area, buffer);
    }

    fn key(&mut self, scene: &Scene<'_>, key: KeyCode) -> Reaction {
        match self.grip {
            Some(grip) => self.goal_key(scene, grip, key),
            None => self.stack_key(scene, key),
        }
    }

    fn click(&mut self, scene: &Scene<'_>, scale: Scale, area: Rect, at: Position) -> Reaction {
        if let Some(way) = self.way_at(scene, area, at) {
            return self.turn_to(scene, way);
        }
        let indexes = 0..stacks(scene).len();
        let clicked = indexes
            .into_iter()
            .find(|&index| stack_area(scene, scale, area, index).contains(at));
        let Some(stack) = clicked else {
            return Reaction::Ignored;
        };
        if let Some(grip) = self.grip {
            let goals = goals(scene, grip.stack, grip.way);
            if let Some((_, m)) = goals.into_iter().find(|(goal, _)| *goal == stack) {
                return Reaction::Play(m);
            }
            self.grip = None;
            if grip.stack == stack {
                return Reaction::Changed;
            }
        }
        self.cursor = stack;
        self.take_up(scene)
    }

    fn cancel(&mut self) -> bool {
        self.grip.take().is_some()
    }

    fn describe(&self, scene: &Scene<'_>) -> String {
        let words = scene.words;
        let stacks = stacks(scene);
        let goal = self.grip.and_then(|grip| focused_goal(scene, grip));
        let index = goal.as_ref().map_or(self.cursor, |(goal, _)| *goal);
        let Some(stack) = stacks.get(index) else {
            return String::new();
        };
        let scales = stack.iter().rev();
        let scales = scales.map(|scale| words.text(&format!("scale-{scale}")));
        let arguments = [
            ("number", (index + 1).to_string()),
            ("scales", words.list(scales)),
        ];
        let text = words.filled("stack", &arguments);
        if goal.is_some() {
            words.filled("stack-goal", &[("stack", text)])
        } else {
            text
        }
    }

    fn advice(&self, scene: &Scene<'_>) -> String {
        let words = scene.words;
        if !scene.is_live() {
            return String::new();
        }
        if is_pass_forced(scene) {
            return words.text("must-pass");
        }
        let Some(grip) = self.grip else {
            return words.text("choose-stack");
        };
        let goals = goals(scene, grip.stack, grip.way);
        let numbers = goals.iter().map(|(goal, _)| (goal + 1).to_string());
        let arguments = [
            ("stack", (grip.stack + 1).to_string()),
            ("goals", words.list(numbers)),
        ];
        let id = if grip.way == Way::Swap {
            "goals-swap"
        } else {
            "goals"
        };
        words.filled(id, &arguments)
    }
}

impl PantareiBoard {
    fn stack_key(&mut self, scene: &Scene<'_>, key: KeyCode) -> Reaction {
        let last = stacks(scene).len().saturating_sub(1);
        match key {
            KeyCode::Left => self.cursor = self.cursor.min(last).saturating_sub(1),
            KeyCode::Right => self.cursor = (self.cursor + 1).min(last),
            KeyCode::Home => self.cursor = 0,
            KeyCode::End => self.cursor = last,
            KeyCode::Enter | KeyCode::Char(' ') if is_pass_forced(scene) => {
                return Reaction::Play("pass".to_owned());
            }
            KeyCode::Enter | KeyCode::Char(' ') => return self.take_up(scene),
            _ => return Reaction::Ignored,
        }
        Reaction::Changed
    }

    /// Takes up the stack under the cursor, with the first thing that can be done with it.
    fn take_up(&mut self, scene: &Scene<'_>) -> Reaction {
        if !scene.is_live() {
            return Reaction::Changed;
        }
        let ways = ways(scene, self.cursor);
        if let Some(&way) = ways.first() {
            self.grip = Some(Grip {
                stack: self.cursor,
                way,
                goal: 0,
            });
            return Reaction::Changed;
        }
        // Why nothing can be done with it is said by whoever plays the move.
        Reaction::Play(format!("{}R1", self.cursor + 1))
    }

    fn goal_key(&mut self, scene: &Scene<'_>, grip: Grip, key: KeyCode) -> Reaction {
        let n_goals = goals(scene, grip.stack, grip.way).len().max(1);
        let goal = match key {
            KeyCode::Left => (grip.goal + n_goals - 1) % n_goals,
            KeyCode::Right => (grip.goal + 1) % n_goals,
            KeyCode::Up | KeyCode::Down => return self.next_way(scene, grip, key),
            KeyCode::Enter | KeyCode::Char(' ') => {
                let goal = focused_goal(scene, grip);
                return goal.map_or(Reaction::Changed, |(_, m)| Reaction::Play(m));
            }
            KeyCode::Char(c) => {
                let way = Way::ALL
                    .into_iter()
                    .find(|way| way.key() == c.to_ascii_lowercase());
                return way.map_or(Reaction::Ignored, |way| self.turn_to(scene, way));
            }
            _ => return Reaction::Ignored,
        };
        self.grip = Some(Grip { goal, ..grip });
        Reaction::Changed
    }

    fn next_way(&mut self, scene: &Scene<'_>, grip: Grip, key: KeyCode) -> Reaction {
        let ways = ways(scene, grip.stack);
        let index = ways.iter().position(|way| *way == grip.way).unwrap_or(0);
        let step = if key == KeyCode::Down {
            1
        } else {
            ways.len() - 1
        };
        self.turn_to(scene, ways[(index + step) % ways.len()])
    }

    /// Does this with the stack that is taken up; what cannot be done is said by whoever plays it.
    fn turn_to(&mut self, scene: &Scene<'_>, way: Way) -> Reaction {
        let Some(grip) = self.grip else {
            return Reaction::Ignored;
        };
        if goals(scene, grip.stack, way).is_empty() {
            let number = grip.stack + 1;
            return Reaction::Play(match way {
                Way::Swap => format!("{number}x{}", other_own(scene, grip.stack) + 1),
                Way::One | Way::Two => format!("{number}R{}", way.key()),
            });
        }
        self.grip = Some(Grip {
            way,
            goal: 0,
            ..grip
        });
        Reaction::Changed
    }

    fn way_at(&self, scene: &Scene<'_>, area: Rect, at: Position) -> Option<Way> {
        let mut places = ways_areas(scene, self.grip?, area).into_iter();
        places
            .find(|(_, place)| place.contains(at))
            .map(|(way, _)| way)
    }
}
