//! The snake drawn for people, every stack with all its scales.

use boardgame::{Color, Position};
use showcase::{Charset, Picture, Svg};

use crate::snake::Stack;
use crate::{Pantarei, Scale};

impl Picture for Pantarei {
    fn text(&self, charset: Charset) -> String {
        let stacks: Vec<Vec<Scale>> = self
            .snake
            .stacks()
            .map(|stack| self.snake.scales(stack).collect())
            .collect();
        let height = stacks.iter().map(Vec::len).max().unwrap_or(0);
        let row = |cells: Vec<String>| cells.join(" ").trim_end().to_owned();
        let mut lines = Vec::new();
        for level in (0..height).rev() {
            let scale = |stack: &Vec<Scale>| {
                stack
                    .get(level)
                    .map_or("   ".to_owned(), |&scale| scale_text(scale, charset))
            };
            lines.push(row(stacks.iter().map(scale).collect()));
        }
        lines.push(row((1..=stacks.len())
            .map(|number| format!("{number:^3}"))
            .collect()));
        lines.join("\n") + "\n"
    }

    fn draw(&self) -> Svg {
        let marks = self.ending(None).map_or(Vec::new(), |ending| ending.marks);
        let n_stacks = self.snake.n_stacks() as i32;
        let highest = self.snake.stacks().map(Stack::height).max().unwrap_or(1) as i32;
        let spine = 56 + (highest - 1) * STEP + WAVE;
        let height = spine + WAVE + 70;
        let mut svg = Svg::new(self, 2 * MARGIN + n_stacks * PITCH, height);
        let places: Vec<_> = (0..n_stacks)
            .map(|index| (MARGIN + index * PITCH + PITCH / 2, spine + wave(index)))
            .collect();
        let line: Vec<_> = places.iter().map(|(x, y)| format!("{x},{y}")).collect();
        svg.add(format_args!(
            r##"<polyline points="{}" fill="none" stroke="#e6dcc4" stroke-width="14" stroke-linejoin="round" stroke-linecap="round"/>"##,
            line.join(" ")
        ));
        for ((number, stack), &(x, y)) in (1..).zip(self.snake.stacks()).zip(&places) {
            for (level, scale) in self.snake.scales(stack).enumerate() {
                draw_scale(&mut svg, x, y - level as i32 * STEP, scale);
            }
            svg.label(x, height - 24, number);
            if stack.height() > 1 {
                let top = y - (stack.height() as i32 - 1) * STEP;
                draw_count(
                    &mut svg,
                    x,
                    top,
                    stack.height(),
                    marks.contains(&number.to_string()),
                );
            }
        }
        svg
    }
}

fn scale_text(scale: Scale, charset: Charset) -> String {
    let text = match (charset, scale.color()) {
        (Charset::Ascii, _) => scale.to_string(),
        (Charset::Unicode, Some(Color::White)) => format!("○{}", scale.value()),
        (Charset::Unicode, Some(Color::Black)) => format!("●{}", scale.value()),
        (Charset::Unicode, None) => "◇".to_owned(),
    };
    format!("{text:^3}")
}

/// Measures of the picture, in its own units.
const MARGIN: i32 = 24;
const PITCH: i32 = 62;
const WAVE: i32 = 26;
/// How far a scale stands above the one below it: enough to see its strokes.
const STEP: i32 = 26;

/// How far the snake's spine lies below its middle at a stack.
fn wave(index: i32) -> i32 {
    // A whole wave every eight stacks, in exact numbers so that the picture is the same everywhere.
    const EIGHTHS: [i32; 8] = [0, 18, 26, 18, 0, -18, -26, -18];
    EIGHTHS[(index % 8) as usize]
}

/// A scale: a shield with one to three strokes; the neutral one is golden and bare.
fn draw_scale(svg: &mut Svg, x: i32, y: i32, scale: Scale) {
    let (fill, ink) = match scale.color() {
        Some(Color::White) => ("#f4ede0", "#4a433a"),
        Some(Color::Black) => ("#2a2e34", "#e9e2d3"),
        None => ("#c8a13a", "#c8a13a"),
    };
    svg.add(format_args!(
        r##"<path d="M-25 -12 Q0 -26 25 -12 Q22 14 0 24 Q-22 14 -25 -12 Z" transform="translate({x} {y})" fill="{fill}" stroke="#0b0c0e" stroke-opacity="0.55" stroke-width="1.5"/>"##
    ));
    for stroke in 0..i32::from(scale.value()) {
        // Near the tip, where the scale above does not cover them.
        let (y, half) = (y + 1 + stroke * 6, 10 - stroke * 2);
        svg.add(format_args!(
            r##"<path d="M-{half} 2 Q0 -3 {half} 2" transform="translate({x} {y})" fill="none" stroke="{ink}" stroke-width="2.2" stroke-linecap="round"/>"##
        ));
    }
}

/// The height of a stack beside its top; a winning one in a larger badge.
fn draw_count(svg: &mut Svg, x: i32, y: i32, height: usize, is_marked: bool) {
    let (x, y, radius) = (x + 25, y - 18, if is_marked { 14 } else { 10 });
    svg.add(format_args!(
        r##"<circle cx="{x}" cy="{y}" r="{radius}" fill="#8a6a12"/>"##
    ));
    svg.add(format_args!(
        r##"<text x="{x}" y="{y}" fill="#ffffff" font-family="system-ui, sans-serif" font-size="13" font-weight="700" text-anchor="middle" dominant-baseline="central">{height}</text>"##
    ));
}
