//! A person at a screen that is only a buffer: keys go in, text comes out.

use std::fs;
use std::path::Path;

use catalog::Game;
use engine::level::Level;
use messages::Language;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position, Size};
use showcase::Charset;

use crate::look::{Depth, Look};
use crate::model::{Effect, Event, Manner, Model};
use crate::screen;
use crate::setup::{Opening, Player, Setup};
use crate::thinker::{Answer, Question, Ticket};

pub(super) const MANNER: Manner = Manner {
    language: Language::English,
    look: Look {
        depth: Depth::True,
        charset: Charset::Unicode,
    },
    is_animated: false,
    seed: 1,
};

/// Somebody who plays.
pub(super) struct Person {
    pub(super) model: Model,
    /// What was asked of the world and not yet answered.
    pub(super) effects: Vec<Effect>,
}

impl Person {
    pub(super) fn new(mut model: Model) -> Self {
        let effects = model.first_effects();
        Self { model, effects }
    }

    /// Two people at one screen.
    pub(super) fn two(game: Game) -> Self {
        Self::from(MANNER, game, Player::Person, None)
    }

    /// Two people who begin at a position.
    pub(super) fn two_at(game: Game, position: &str) -> Self {
        let opening = Opening::Position(game.position(position).unwrap());
        Self::from(MANNER, game, Player::Person, Some(opening))
    }

    /// Against the computer.
    pub(super) fn alone(game: Game) -> Self {
        let level = Level::new(3).unwrap();
        Self::from(MANNER, game, Player::Computer(level), None)
    }

    pub(super) fn from(
        manner: Manner,
        game: Game,
        opponent: Player,
        opening: Option<Opening>,
    ) -> Self {
        let setup = Setup {
            opponent,
            ..Setup::ordinary(game)
        };
        Self::new(Model::playing(manner, setup, opening))
    }

    pub(super) fn happen(&mut self, event: Event) -> &mut Self {
        let effects = self.model.update(event);
        self.effects.extend(effects);
        self
    }

    pub(super) fn press(&mut self, key: KeyCode) -> &mut Self {
        self.happen(Event::Key(KeyEvent::new(key, KeyModifiers::NONE)))
    }

    pub(super) fn press_control(&mut self, letter: char) -> &mut Self {
        let key = KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL);
        self.happen(Event::Key(key))
    }

    pub(super) fn type_in(&mut self, text: &str) -> &mut Self {
        for c in text.chars() {
            self.press(KeyCode::Char(c));
        }
        self
    }

    /// Types a move or a command.
    pub(super) fn enter(&mut self, text: &str) -> &mut Self {
        self.type_in(":").type_in(text).press(KeyCode::Enter)
    }

    pub(super) fn click(&mut self, at: Position) -> &mut Self {
        self.happen(Event::Mouse(MouseEvent {
            kind: MouseEventKind::Down(MouseButton::Left),
            column: at.x,
            row: at.y,
            modifiers: KeyModifiers::NONE,
        }))
    }

    /// Clicks the first place where the screen shows this text.
    pub(super) fn click_on(&mut self, text: &str) -> &mut Self {
        let screen = self.screen();
        let found = screen.lines().enumerate().find_map(|(row, line)| {
            let before = &line[..line.find(text)?];
            Some(Position::new(before.chars().count() as u16, row as u16))
        });
        let at = found.unwrap_or_else(|| panic!("there is no {text} in\n{screen}"));
        self.click(at)
    }

    pub(super) fn resize(&mut self, width: u16, height: u16) -> &mut Self {
        self.happen(Event::Resize(Size::new(width, height)))
    }

    /// What the engine was asked last, if it has not answered.
    pub(super) fn asked(&self) -> Option<(Ticket, Question)> {
        self.effects.iter().rev().find_map(|effect| match effect {
            Effect::Ask(ticket, question) => Some((*ticket, question.clone())),
            _ => None,
        })
    }

    /// The engine answers what it was asked last.
    pub(super) fn answer(&mut self, answer: Answer) -> &mut Self {
        let (ticket, _) = self.asked().expect("the engine was asked");
        self.happen(Event::Answer(ticket, answer))
    }

    pub(super) fn moves(&self) -> Vec<String> {
        let play = self.model.play.as_ref().unwrap();
        play.table.record().unwrap().moves()
    }

    pub(super) fn has_quit(&self) -> bool {
        self.effects
            .iter()
            .any(|effect| matches!(effect, Effect::Quit))
    }

    pub(super) fn buffer(&self) -> Buffer {
        let Size { width, height } = self.model.size;
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal
            .draw(|frame| screen::view(&self.model, frame))
            .unwrap();
        terminal.backend().buffer().clone()
    }

    /// What is seen, line by line.
    pub(super) fn screen(&self) -> String {
        text_of(&self.buffer())
    }

    /// Makes sure that what is seen is what was seen before.
    pub(super) fn expect(&self, name: &str) {
        expect_file(name, &self.screen());
    }
}

pub(super) fn text_of(buffer: &Buffer) -> String {
    let mut text = String::new();
    for y in 0..buffer.area.height {
        let mut line = String::new();
        let mut skipped = 0;
        for x in 0..buffer.area.width {
            let symbol = buffer[(x, y)].symbol();
            // A wide letter takes the place of the cell behind it.
            if skipped == 0 {
                line += symbol;
                skipped = ratatui::text::Span::raw(symbol).width().saturating_sub(1);
            } else {
                skipped -= 1;
            }
        }
        text += line.trim_end();
        text.push('\n');
    }
    text
}

/// Compares with a file in `tests/screens`, or writes it.
pub(super) fn expect_file(name: &str, seen: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("src/tests/screens/{name}.txt"));
    if std::env::var_os("UPDATE").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, seen).unwrap();
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        expected == seen,
        "{name} looks different (UPDATE=1 keeps it):\n{seen}\nexpected:\n{expected}"
    );
}
