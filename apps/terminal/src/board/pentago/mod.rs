//! Pentago: four blocks with a gap, twist handles at their outer edges.
//!
//! ```text
//!       a     b     c       d     e     f
//!   ╭1──────L──────R──╮ ╭2──────L──────R──╮
//! 1 │                 │ │                 │
//! ```

mod places;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect, Size};
use ratatui::style::{Color, Modifier};
use showcase::Key;

use self::places::{block_area, cell_area, handle_area, handle_row};
use super::marble::{self, CellState, Sign, cell_size};
use super::{Board, Reaction, Scale, Scene, cell_name, frame, paint, put};
use crate::look::{Hue, LIGHT, OBSIDIAN, QUIET, shade};

/// Terracotta.
const HUE: Hue = Hue {
    board: shade(0x00b2_5c35, Color::Red),
    hollow: shade(0x007d_3a1d, Color::DarkGray),
    accent: shade(0x00e0_8a5f, Color::LightRed),
};

/// Cells of a row, and of a row of a block.
const SIZE: u8 = 6;
const BLOCK: u8 = 3;

/// The columns to the left of the blocks, for the numbers of rows.
const MARGIN: u16 = 2;

/// The handles in the order of the keyboard: two rows of four.
const HANDLES: [[&str; 4]; 2] = [["1L", "1R", "2L", "2R"], ["3L", "3R", "4L", "4R"]];

#[derive(Debug)]
pub(super) struct PentagoBoard {
    /// The column and row that the cursor is on.
    cursor: (u8, u8),
    /// The cell of a marble that waits for its twist.
    pending: Option<String>,
    /// The column and row of the handle that the cursor is on, while a marble waits.
    handle: (usize, usize),
    /// The block that was chosen by its number, until it is told which way.
    block: Option<char>,
}

impl Default for PentagoBoard {
    fn default() -> Self {
        Self {
            cursor: (2, 2),
            pending: None,
            handle: (0, 0),
            block: None,
        }
    }
}

impl Board for PentagoBoard {
    fn hue(&self) -> Hue {
        HUE
    }

    fn keys(&self) -> &'static [Key] {
        &[Key {
            keys: "Space",
            message: "skip-twist",
        }]
    }

    fn size(&self, _scene: &Scene<'_>, scale: Scale) -> Size {
        let cell = cell_size(scale);
        let block = |room: u16| room * u16::from(BLOCK) + 2;
        Size::new(
            MARGIN + 2 * block(cell.width) + 1,
            1 + 2 * block(cell.height),
        )
    }

    fn draw(&self, scene: &Scene<'_>, scale: Scale, area: Rect, buffer: &mut Buffer) {
        for block in 0..4 {
            self.draw_block(scene, scale, area, buffer, block);
        }
        let quiet = scene.look.fg(QUIET);
        let cell = cell_size(scale);
        for index in 0..SIZE {
            let column = cell_area(scale, area, index, 0);
            let letter = ((b'a' + index) as char).to_string();
            put(
                buffer,
                column.x + (cell.width - 1) / 2,
                area.y,
                &letter,
                quiet,
            );
            let row = cell_area(scale, area, 0, index);
            put(
                buffer,
                area.x,
                row.y + (cell.height - 1) / 2,
                &(index + 1).to_string(),
                quiet,
            );
        }
        for row in 0..SIZE {
            for column in 0..SIZE {
                let name = cell_name(column, row);
                let state = self.cell_state(scene, (column, row), &name);
                let place = cell_area(scale, area, column, row);
                marble::draw(buffer, scene.look, HUE, scale, place, state);
            }
        }
    }

    fn key(&mut self, scene: &Scene<'_>, key: KeyCode) -> Reaction {
        if self.pending.is_some() {
            self.twist_key(scene, key)
        } else {
            self.place_key(scene, key)
        }
    }

    fn click(&mut self, scene: &Scene<'_>, scale: Scale, area: Rect, at: Position) -> Reaction {
        let handle = HANDLES
            .into_iter()
            .flatten()
            .find(|name| handle_area(scale, area, name).contains(at));
        if let Some(name) = handle.filter(|_| self.pending.is_some()) {
            return self.twist(name);
        }
        let cells = (0..SIZE).flat_map(|row| (0..SIZE).map(move |column| (column, row)));
        let Some(cell) = cells
            .into_iter()
            .find(|&(column, row)| cell_area(scale, area, column, row).contains(at))
        else {
            return Reaction::Ignored;
        };
        self.cursor = cell;
        let name = cell_name(cell.0, cell.1);
        if self.pending.as_ref() == Some(&name) {
            return self.skip_twist(scene);
        }
        self.cancel();
        self.place(scene)
    }

    fn cancel(&mut self) -> bool {
        self.block = None;
        self.pending.take().is_some()
    }

    fn describe(&self, scene: &Scene<'_>) -> String {
        let words = scene.words;
        if self.pending.is_some() {
            let name = self.handle_name();
            return words.filled(
                &format!("twist-{}", &name[1..]),
                &[("block", name[..1].to_owned())],
            );
        }
        let cell = cell_name(self.cursor.0, self.cursor.1);
        let piece = scene.piece(&cell).unwrap_or("empty");
        words.filled(&format!("cell-{piece}"), &[("cell", cell)])
    }

    fn advice(&self, scene: &Scene<'_>) -> String {
        let words = scene.words;
        match (&self.pending, self.block) {
            _ if !scene.is_live() => String::new(),
            (None, _) => words.text("choose-cell"),
            (Some(_), Some(block)) => {
                let keys = [("right", "R".to_owned()), ("left", "L".to_owned())];
                let block = [("block", block.to_string())];
                words.filled("block-chosen", &[&block[..], &keys].concat())
            }
            (Some(cell), None) if scene.is_legal(cell) => {
                words.filled("now-twist-or-skip", &[("cell", cell.clone())])
            }
            (Some(cell), None) => words.filled("now-twist", &[("cell", cell.clone())]),
        }
    }
}

impl PentagoBoard {
    fn handle_name(&self) -> &'static str {
        HANDLES[self.handle.1][self.handle.0]
    }

    fn cell_state<'a>(&self, scene: &'a Scene<'_>, cell: (u8, u8), name: &str) -> CellState<'a> {
        let is_pending = self.pending.as_deref() == Some(name);
        let own = if scene.position.turn() == boardgame::Color::White {
            "w"
        } else {
            "b"
        };
        let hint = scene.hint.and_then(|m| m.split('-').next());
        let is_focused = scene.is_live() && self.pending.is_none() && self.cursor == cell;
        let signs = [
            (is_focused, Sign::Cursor),
            (hint == Some(name), Sign::Hint),
            (is_pending, Sign::Pending),
            (scene.is_last(name), Sign::Last),
        ];
        CellState {
            piece: scene.piece(name).or(is_pending.then_some(own)),
            is_marked: scene.is_marked(name),
            sign: signs
                .into_iter()
                .find(|(is_so, _)| *is_so)
                .map(|(_, sign)| sign),
        }
    }

    fn draw_block(
        &self,
        scene: &Scene<'_>,
        scale: Scale,
        area: Rect,
        buffer: &mut Buffer,
        block: u8,
    ) {
        let place = block_area(scale, area, block);
        paint(buffer, place, scene.look.on(OBSIDIAN, HUE.board));
        frame(buffer, place, scene.look.on(HUE.hollow, HUE.board));
        let number = (block + 1).to_string();
        let ink = scene
            .look
            .on(OBSIDIAN, HUE.board)
            .add_modifier(Modifier::BOLD);
        let y = handle_row(place, block);
        put(buffer, place.x + 1, y, &number, ink);
        for direction in ["L", "R"] {
            self.draw_handle(scene, scale, area, buffer, &format!("{number}{direction}"));
        }
    }

    fn draw_handle(
        &self,
        scene: &Scene<'_>,
        scale: Scale,
        area: Rect,
        buffer: &mut Buffer,
        name: &str,
    ) {
        let Some(cell) = &self.pending else { return };
        if !scene.is_legal(&format!("{cell}-{name}")) {
            return;
        }
        let place = handle_area(scale, area, name);
        let sign = match (&name[1..], scene.look.is_ascii()) {
            ("L", false) => "↺",
            ("R", false) => "↻",
            (letter, _) => letter,
        };
        let is_chosen = self.block.is_some_and(|block| name.starts_with(block));
        let is_focused = self.block.is_none() && self.handle_name() == name;
        let text = if is_focused || is_chosen {
            format!("[{sign}]")
        } else {
            format!(" {sign} ")
        };
        let style = if is_focused || is_chosen {
            scene.look.lit()
        } else {
            scene.look.on(LIGHT, HUE.board).add_modifier(Modifier::BOLD)
        };
        put(buffer, place.x, place.y, &text, style);
    }

    fn place_key(&mut self, scene: &Scene<'_>, key: KeyCode) -> Reaction {
        let (column, row) = &mut self.cursor;
        match key {
            KeyCode::Left => *column = column.saturating_sub(1),
            KeyCode::Right => *column = (*column + 1).min(SIZE - 1),
            KeyCode::Up => *row = row.saturating_sub(1),
            KeyCode::Down => *row = (*row + 1).min(SIZE - 1),
            KeyCode::Enter | KeyCode::Char(' ') => return self.place(scene),
            _ => return Reaction::Ignored,
        }
        Reaction::Changed
    }

    /// Places a marble where the cursor is; where no twist follows, that is the whole move.
    fn place(&mut self, scene: &Scene<'_>) -> Reaction {
        let cell = cell_name(self.cursor.0, self.cursor.1);
        let twists = format!("{cell}-");
        if scene.legal.iter().any(|m| m.starts_with(&twists)) {
            let block = self.cursor.0 / BLOCK + 2 * (self.cursor.1 / BLOCK);
            self.handle = (usize::from(block % 2) * 2 + 1, usize::from(block / 2));
            self.pending = Some(cell);
            return Reaction::Changed;
        }
        // What is wrong with a cell that is taken is said by whoever plays the move.
        if scene.is_live() {
            Reaction::Play(cell)
        } else {
            Reaction::Changed
        }
    }

    fn twist_key(&mut self, scene: &Scene<'_>, key: KeyCode) -> Reaction {
        let (column, row) = &mut self.handle;
        match key {
            KeyCode::Left => *column = column.saturating_sub(1),
            KeyCode::Right => *column = (*column + 1).min(HANDLES[0].len() - 1),
            KeyCode::Up => *row = 0,
            KeyCode::Down => *row = HANDLES.len() - 1,
            KeyCode::Enter => return self.twist(self.handle_name()),
            KeyCode::Char(' ') => return self.skip_twist(scene),
            KeyCode::Char(number @ '1'..='4') => {
                self.block = Some(number);
                return Reaction::Changed;
            }
            KeyCode::Char(letter @ ('l' | 'L' | 'r' | 'R')) => {
                let block = self.block.unwrap_or_else(|| first(self.handle_name()));
                let name = format!("{block}{}", letter.to_ascii_uppercase());
                return self.twist(&name);
            }
            _ => return Reaction::Ignored,
        }
        self.block = None;
        Reaction::Changed
    }

    fn twist(&self, name: &str) -> Reaction {
        match &self.pending {
            Some(cell) => Reaction::Play(format!("{cell}-{name}")),
            None => Reaction::Ignored,
        }
    }

    fn skip_twist(&self, scene: &Scene<'_>) -> Reaction {
        let skipped = self.pending.clone().filter(|cell| scene.is_legal(cell));
        skipped.map_or(Reaction::Changed, Reaction::Play)
    }
}

fn first(name: &str) -> char {
    name.chars().next().unwrap_or('1')
}
