//! Pentaroll: one tray, with arrows around it where marbles roll in.

mod entry;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect, Size};
use ratatui::style::{Color, Modifier};

use self::entry::Edge::{East, North, South, West};
use self::entry::Entry;
use super::marble::{self, CellState, Sign, cell_size};
use super::{Board, Reaction, Scale, Scene, cell_name, frame, paint, put};
use crate::look::{Hue, IVORY, OBSIDIAN, QUIET, shade};

const SIZE: u8 = 6;

/// The columns beside the tray: a number, and an arrow with its cursor.
const LABEL: u16 = 1;
const ARROW: u16 = 3;

#[derive(Debug)]
pub(super) struct PentarollBoard {
    cursor: Entry,
}

impl Default for PentarollBoard {
    fn default() -> Self {
        Self {
            cursor: Entry {
                edge: North,
                lane: 2,
            },
        }
    }
}

impl Board for PentarollBoard {
    fn hue(&self) -> Hue {
        HUE
    }

    fn size(&self, _scene: &Scene<'_>, scale: Scale) -> Size {
        let tray = tray_size(scale);
        Size::new(LABEL + 2 * ARROW + tray.width, 3 + tray.height)
    }

    fn draw(&self, scene: &Scene<'_>, scale: Scale, area: Rect, buffer: &mut Buffer) {
        let tray = tray_area(scale, area);
        let ground = scene.look.on(OBSIDIAN, HUE.board);
        paint(buffer, tray, ground);
        frame(buffer, tray, scene.look.on(HUE.hollow, HUE.board));
        draw_labels(scene, scale, area, buffer);
        for row in 0..SIZE {
            for column in 0..SIZE {
                let name = cell_name(column, row);
                let state = CellState {
                    piece: scene.piece(&name),
                    is_marked: scene.is_marked(&name),
                    sign: scene.is_last(&name).then_some(Sign::Last),
                };
                let place = cell_area(scale, area, column, row);
                let hue = self.lane_hue(scene, column, row);
                paint(buffer, place, scene.look.on(OBSIDIAN, hue.board));
                marble::draw(buffer, scene.look, hue, scale, place, state);
            }
        }
        for entry in Entry::all() {
            self.draw_entry(scene, scale, area, buffer, entry);
        }
    }

    fn key(&mut self, scene: &Scene<'_>, key: KeyCode) -> Reaction {
        if let Some(entry) = self.cursor.toward(key) {
            self.cursor = entry;
            return Reaction::Changed;
        }
        match key {
            KeyCode::Enter | KeyCode::Char(' ') if scene.is_live() => {
                Reaction::Play(self.cursor.text())
            }
            _ => Reaction::Ignored,
        }
    }

    fn click(&mut self, scene: &Scene<'_>, scale: Scale, area: Rect, at: Position) -> Reaction {
        let clicked = Entry::all().find(|&entry| entry_area(scale, area, entry).contains(at));
        let Some(entry) = clicked else {
            return Reaction::Ignored;
        };
        self.cursor = entry;
        if scene.is_live() {
            Reaction::Play(entry.text())
        } else {
            Reaction::Changed
        }
    }

    fn cancel(&mut self) -> bool {
        false
    }

    fn describe(&self, scene: &Scene<'_>) -> String {
        let words = scene.words;
        let lane = [("lane", self.cursor.lane_name().to_string())];
        let entry = words.filled(&format!("entry-{}", self.cursor.edge.letter()), &lane);
        if is_open(scene, self.cursor) {
            entry
        } else {
            words.filled("entry-full", &[("entry", entry)])
        }
    }

    fn advice(&self, scene: &Scene<'_>) -> String {
        let words = scene.words;
        if scene.is_live() {
            words.text("choose-entry")
        } else {
            String::new()
        }
    }
}

/// Teal.
const HUE: Hue = Hue {
    board: shade(0x001e_8583, Color::Cyan),
    hollow: shade(0x0013_5a58, Color::DarkGray),
    accent: shade(0x004f_b9b4, Color::LightCyan),
};

impl PentarollBoard {
    /// The lane that the cursor points into is a little darker.
    fn lane_hue(&self, scene: &Scene<'_>, column: u8, row: u8) -> Hue {
        if scene.is_live() && self.cursor.leads_through(column, row) {
            Hue {
                board: HUE.hollow,
                hollow: HUE.board,
                ..HUE
            }
        } else {
            HUE
        }
    }

    fn draw_entry(
        &self,
        scene: &Scene<'_>,
        scale: Scale,
        area: Rect,
        buffer: &mut Buffer,
        entry: Entry,
    ) {
        let place = entry_area(scale, area, entry);
        let text = entry.text();
        let look = scene.look;
        // A marble on its way in stands where the arrow was.
        if let Some(piece) = scene.piece(&text) {
            let sign = match (piece, look.is_ascii()) {
                ("w", false) => "○",
                ("w", true) => "o",
                (_, false) => "●",
                (_, true) => "#",
            };
            let ink = if piece == "w" { IVORY } else { OBSIDIAN };
            let style = look.on(ink, HUE.board).add_modifier(Modifier::BOLD);
            return put(buffer, place.x, place.y, &format!(" {sign} "), style);
        }
        let is_open = is_open(scene, entry);
        let sign = entry.edge.signs(look.is_ascii())[usize::from(!is_open)];
        let is_focused = scene.is_live() && self.cursor == entry;
        let is_hint = scene.hint == Some(text.as_str());
        let label = match (is_focused, is_hint) {
            (true, _) => format!("[{sign}]"),
            (false, true) => format!(">{sign}<"),
            (false, false) => format!(" {sign} "),
        };
        let style = if is_focused || is_hint {
            look.lit()
        } else if is_open {
            look.fg(HUE.accent)
        } else {
            look.fg(QUIET)
        };
        put(buffer, place.x, place.y, &label, style);
    }
}

/// Whether a marble can roll in, whoever's turn it is.
fn is_open(scene: &Scene<'_>, entry: Entry) -> bool {
    scene.position.play(&entry.text()).is_ok()
}

fn draw_labels(scene: &Scene<'_>, scale: Scale, area: Rect, buffer: &mut Buffer) {
    let quiet = scene.look.fg(QUIET);
    let cell = cell_size(scale);
    for index in 0..SIZE {
        let place = cell_area(scale, area, index, index);
        let letter = ((b'a' + index) as char).to_string();
        put(
            buffer,
            place.x + (cell.width - 1) / 2,
            area.y,
            &letter,
            quiet,
        );
        let number = (index + 1).to_string();
        put(
            buffer,
            area.x,
            place.y + (cell.height - 1) / 2,
            &number,
            quiet,
        );
    }
}

fn tray_size(scale: Scale) -> Size {
    let cell = cell_size(scale);
    Size::new(
        cell.width * u16::from(SIZE) + 2,
        cell.height * u16::from(SIZE) + 2,
    )
}

fn tray_area(scale: Scale, area: Rect) -> Rect {
    let size = tray_size(scale);
    Rect::new(area.x + LABEL + ARROW, area.y + 2, size.width, size.height)
}

fn cell_area(scale: Scale, area: Rect, column: u8, row: u8) -> Rect {
    let (tray, cell) = (tray_area(scale, area), cell_size(scale));
    Rect {
        x: tray.x + 1 + u16::from(column) * cell.width,
        y: tray.y + 1 + u16::from(row) * cell.height,
        width: cell.width,
        height: cell.height,
    }
}

fn entry_area(scale: Scale, area: Rect, entry: Entry) -> Rect {
    let tray = tray_area(scale, area);
    let cell = cell_area(scale, area, entry.lane, entry.lane);
    let x = cell.x + (cell.width - ARROW) / 2;
    let y = cell.y + (cell.height - 1) / 2;
    match entry.edge {
        North => Rect::new(x, tray.y - 1, ARROW, 1),
        South => Rect::new(x, tray.bottom(), ARROW, 1),
        West => Rect::new(tray.x - ARROW, y, ARROW, 1),
        East => Rect::new(tray.right(), y, ARROW, 1),
    }
}
