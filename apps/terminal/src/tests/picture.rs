//! The picture in the README is a real screen. `UPDATE=1` draws it again.

use std::fmt::Write as _;
use std::fs;
use std::num::NonZeroUsize;
use std::path::Path;

use catalog::{AnyEngine, AnyRecord, Game, Situation};
use engine::level::Level;
use engine::{Limits, Silent};
use ratatui::buffer::{Buffer, Cell};
use ratatui::crossterm::event::KeyCode;
use ratatui::style::{Color, Modifier};
use solving::{Analysis, Resources};

use super::harness::{MANNER, Person};
use crate::setup::{Opening, Player};
use crate::thinker::{Answer, Question};

/// The size of a character, in the picture's own units.
const WIDTH: u16 = 10;
const HEIGHT: u16 = 20;
const MARGIN: u16 = 16;

const PAPER: &str = "#1a1917";
const INK: &str = "#e8e3da";

#[test]
fn the_picture_in_the_readme_is_a_real_screen() {
    let start = Game::Pentago.position("w5/4b1/6/6/1b2w1/6 w").unwrap();
    let level = Player::Computer(Level::new(5).unwrap());
    let mut person = Person::from(MANNER, Game::Pentago, level, Some(Opening::Position(start)));
    person.enter("a3-3L");
    person.answer(Answer::Move(Some("f2-2R".to_owned())));
    person.type_in("v");
    let Some((_, Question::Analysis(record))) = person.asked() else {
        panic!("the engine was not asked")
    };
    person.answer(Answer::Analysis(analyze(&record), true));
    person.press(KeyCode::Down).press(KeyCode::Enter);
    let drawn = svg(&person.buffer());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures/play.svg");
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &drawn).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == drawn,
        "run this test with UPDATE=1 to draw it again"
    );
}

/// What the engine says after so many nodes, always the same.
fn analyze(record: &AnyRecord) -> Analysis<String> {
    let mut engine = AnyEngine::new(Resources {
        threads: NonZeroUsize::MIN,
        memory: 8 << 20,
    });
    let limits = Limits::nodes(30_000);
    let position = record.position();
    let situation = Situation {
        position: &position,
        history: record.keys(),
    };
    engine.search(situation, limits, 4, &mut Silent)
}

fn svg(buffer: &Buffer) -> String {
    let size = buffer.area;
    let (width, height) = (
        size.width * WIDTH + 2 * MARGIN,
        size.height * HEIGHT + 2 * MARGIN,
    );
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" role=\"img\" font-family=\"ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace\" font-size=\"16\">\n<title>panta play</title>\n<rect width=\"{width}\" height=\"{height}\" rx=\"12\" fill=\"{PAPER}\"/>\n"
    );
    for y in 0..size.height {
        draw_row(&mut svg, buffer, y);
    }
    svg + "</svg>\n"
}

/// Draws the ground of a row, then the letters on it; what looks alike is drawn together.
fn draw_row(svg: &mut String, buffer: &Buffer, y: u16) {
    let cells: Vec<&Cell> = (0..buffer.area.width).map(|x| &buffer[(x, y)]).collect();
    let top = MARGIN + y * HEIGHT;
    let mut x = MARGIN;
    for run in cells.chunk_by(|one, two| one.bg == two.bg) {
        let width = run.len() as u16 * WIDTH;
        if let Some(ground) = hex(run[0].bg) {
            draw_rect(svg, &ground, [x, top, width, HEIGHT]);
        }
        x += width;
    }
    let kind = |cell: &Cell| {
        let is_bold = cell.modifier.contains(Modifier::BOLD);
        (cell.fg, is_bold, shape(cell.symbol()).is_none())
    };
    let mut x = MARGIN;
    for run in cells.chunk_by(|one, two| kind(one) == kind(two)) {
        draw_run(svg, run, x, top);
        x += run.len() as u16 * WIDTH;
    }
}

fn draw_run(svg: &mut String, run: &[&Cell], x: u16, y: u16) {
    let ink = hex(run[0].fg).unwrap_or_else(|| INK.to_owned());
    let text: String = run.iter().map(|cell| cell.symbol()).collect();
    if text.trim().is_empty() {
        return;
    }
    if shape(run[0].symbol()).is_none() {
        let is_bold = run[0].modifier.contains(Modifier::BOLD);
        let weight = if is_bold { " font-weight=\"700\"" } else { "" };
        let indent = text.chars().take_while(|c| *c == ' ').count() as u16;
        let text = text.trim();
        let (x, y, length) = (
            x + indent * WIDTH,
            y + HEIGHT * 3 / 4,
            text.chars().count() as u16 * WIDTH,
        );
        let text = text
            .replace('&', "&amp;")
            .replace('<', "&lt;")
            .replace('>', "&gt;");
        writeln!(svg, "<text x=\"{x}\" y=\"{y}\" fill=\"{ink}\" textLength=\"{length}\" xml:space=\"preserve\"{weight}>{text}</text>").unwrap();
        return;
    }
    for (index, cell) in (0..).zip(run) {
        let x = x + index * WIDTH;
        match shape(cell.symbol()) {
            Some(Shape::Quarters(filled)) => draw_quarters(svg, &ink, filled, x, y),
            Some(Shape::Gapped) => {
                let gap = HEIGHT / 8;
                draw_rect(svg, &ink, [x, y + gap, WIDTH, HEIGHT - gap]);
            }
            Some(Shape::Line(path)) => {
                let (x, y) = (x + WIDTH / 2, y + HEIGHT / 2);
                writeln!(
                    svg,
                    "<path d=\"M{x} {y}{path}\" stroke=\"{ink}\" fill=\"none\"/>"
                )
                .unwrap();
            }
            None => {}
        }
    }
}

fn draw_quarters(svg: &mut String, ink: &str, filled: [u8; 4], x: u16, y: u16) {
    let (width, height) = (WIDTH / 2, HEIGHT / 2);
    let places = [(0, 0), (width, 0), (0, height), (width, height)];
    for ((right, down), is_filled) in places.into_iter().zip(filled) {
        if is_filled == 1 {
            draw_rect(svg, ink, [x + right, y + down, width, height]);
        }
    }
}

/// A little larger than it is, so that no line shows between neighbors.
fn draw_rect(svg: &mut String, color: &str, [x, y, width, height]: [u16; 4]) {
    writeln!(
        svg,
        "<path d=\"M{x} {y}h{width}.3v{height}.3h-{width}.3z\" fill=\"{color}\"/>"
    )
    .unwrap();
}

/// A character that is drawn as what it is, because fonts disagree about it.
enum Shape {
    /// The quarters that a block element fills: above left and right, below left and right.
    Quarters([u8; 4]),
    /// All but a little gap at the top.
    Gapped,
    /// A line through the middle of the character.
    Line(&'static str),
}

fn shape(symbol: &str) -> Option<Shape> {
    Some(match symbol {
        "█" => Shape::Quarters([1, 1, 1, 1]),
        "▇" => Shape::Gapped,
        "▜" => Shape::Quarters([1, 1, 0, 1]),
        "▛" => Shape::Quarters([1, 1, 1, 0]),
        "▐" => Shape::Quarters([0, 1, 0, 1]),
        "▌" => Shape::Quarters([1, 0, 1, 0]),
        "▀" => Shape::Quarters([1, 1, 0, 0]),
        "▄" => Shape::Quarters([0, 0, 1, 1]),
        "▗" => Shape::Quarters([0, 0, 0, 1]),
        "▖" => Shape::Quarters([0, 0, 1, 0]),
        "▝" => Shape::Quarters([0, 1, 0, 0]),
        "▘" => Shape::Quarters([1, 0, 0, 0]),
        "─" => Shape::Line("m-5 0h10"),
        "│" => Shape::Line("m0 -10v20"),
        "╭" => Shape::Line("m0 10v-6q0 -4 5 -4"),
        "╮" => Shape::Line("m0 10v-6q0 -4 -5 -4"),
        "╰" => Shape::Line("m0 -10v6q0 4 5 4"),
        "╯" => Shape::Line("m0 -10v6q0 4 -5 4"),
        _ => return None,
    })
}

fn hex(color: Color) -> Option<String> {
    match color {
        Color::Rgb(red, green, blue) => Some(format!("#{red:02x}{green:02x}{blue:02x}")),
        _ => None,
    }
}
