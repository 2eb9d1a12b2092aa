//! The snake drawn: stacks, their numbers, and what can be done with the one that is taken up.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};

use super::goals::{Grip, Way, focused_goal, goals, hinted_stacks, levels, ways};
use super::scales::{bracketed, centered, draw_scale, pitch, rows, stack_area};
use super::{HUE, PantareiBoard};
use crate::board::{Scale, Scene, put, width};
use crate::look::QUIET;
use crate::text::as_seen;

impl PantareiBoard {
    pub(super) fn draw_stack(
        &self,
        scene: &Scene<'_>,
        scale: Scale,
        area: Rect,
        buffer: &mut Buffer,
        index: usize,
        stack: &[String],
    ) {
        let place = stack_area(scene, scale, area, index);
        let look = scene.look;
        let (rows, height) = (rows(scale), stack.len() as u16);
        for (level, piece) in (1..).zip(stack) {
            let y = place.y + (levels(scene) - level) * rows;
            let is_last = scene.is_last(&format!("{}.{level}", index + 1));
            draw_scale(
                look,
                scale,
                buffer,
                Position::new(place.x, y),
                piece,
                is_last,
            );
        }
        let number = (index + 1).to_string();
        let foot = area.y + levels(scene) * rows + 1;
        let is_marked = scene.is_marked(&number);
        let label = centered(&number, pitch(scale) - 1);
        put(
            buffer,
            place.x,
            foot,
            &label,
            self.number_style(scene, index, is_marked),
        );
        if let Some(sign) = self.sign(scene, index) {
            put(
                buffer,
                place.x,
                foot,
                &bracketed(&number, pitch(scale) - 1, sign),
                self.number_style(scene, index, is_marked),
            );
        }
        if height > 1 {
            let high = centered(&format!("×{height}"), pitch(scale) - 1);
            put(buffer, place.x, foot + 1, &high, look.fg(QUIET));
        }
    }

    /// The signs around the number of a stack: the cursor, a goal, a hint.
    fn sign(&self, scene: &Scene<'_>, index: usize) -> Option<[char; 2]> {
        if !scene.is_live() {
            return None;
        }
        let goal = self.grip.and_then(|grip| focused_goal(scene, grip));
        let is_goal = self.grip.is_some_and(|grip| {
            let goals = goals(scene, grip.stack, grip.way);
            goals.iter().any(|(goal, _)| *goal == index)
        });
        let is_focused = goal
            .as_ref()
            .map_or(self.cursor == index, |(goal, _)| *goal == index);
        if is_focused {
            Some(['[', ']'])
        } else if is_goal || self.grip.is_some_and(|grip| grip.stack == index) {
            Some(['(', ')'])
        } else if scene
            .hint
            .is_some_and(|m| hinted_stacks(m).contains(&(index + 1)))
        {
            Some(['>', '<'])
        } else {
            None
        }
    }

    fn number_style(&self, scene: &Scene<'_>, index: usize, is_marked: bool) -> Style {
        let sign = self.sign(scene, index);
        if is_marked || sign == Some(['[', ']']) {
            scene.look.lit()
        } else if sign.is_some() {
            // Where there is neither color nor room for signs, the line is what is seen.
            let strong = Modifier::BOLD | Modifier::UNDERLINED;
            scene.look.fg(HUE.accent).add_modifier(strong)
        } else {
            scene.look.fg(QUIET)
        }
    }

    /// What can be done with the stack that is taken up, below the snake.
    pub(super) fn draw_ways(&self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
        let Some(grip) = self.grip else { return };
        for (way, place) in ways_areas(scene, grip, area) {
            let is_chosen = way == grip.way;
            let text = way_text(scene, way, is_chosen);
            let style = if is_chosen {
                scene.look.lit()
            } else {
                scene.look.fg(HUE.accent)
            };
            put(buffer, place.x, place.y, &text, style);
        }
    }
}

fn way_text(scene: &Scene<'_>, way: Way, is_chosen: bool) -> String {
    let name = as_seen(&scene.words.text(&format!("way-{}", way.key())));
    let (left, right) = if is_chosen { ('[', ']') } else { (' ', ' ') };
    format!("{left}{} {name}{right}", way.key())
}

/// The places of what can be done, beside each other in the last line.
pub(super) fn ways_areas(scene: &Scene<'_>, grip: Grip, area: Rect) -> Vec<(Way, Rect)> {
    let y = area.bottom().saturating_sub(1);
    let mut x = area.x + 1;
    let mut places = Vec::new();
    for way in ways(scene, grip.stack) {
        let columns = width(&way_text(scene, way, true));
        places.push((way, Rect::new(x, y, columns, 1)));
        x += columns + 1;
    }
    places
}
