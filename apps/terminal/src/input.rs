//! Keys and clicks: who hears them, and what they do.

use boardgame::Color;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Position;

use crate::board::{Reaction, fitted};
use crate::command::{Command, completed};
use crate::keyboard;
use crate::model::{Effect, Model, Overlay};
use crate::screen::{self, Spot};

/// Nobody types more in a line.
const MAX_LINE: usize = 200;

impl Model {
    pub(super) fn key(&mut self, key: KeyEvent) {
        // What follows a command is a name in any script.
        let is_name = self.line.as_ref().is_some_and(|line| line.contains(' '));
        let key = if is_name {
            key
        } else {
            keyboard::printed(key, self.manner.language)
        };
        let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
        if is_control && key.code == KeyCode::Char('c') {
            return self.effect(Effect::Quit);
        }
        if let Some(overlay) = self.overlay {
            self.overlay_key(overlay, key.code);
        } else if self.line.is_some() {
            self.line_key(key.code, is_control);
        } else if is_control {
            self.control_key(key.code);
        } else if self.chooser.is_some() {
            self.chooser_key(key.code);
        } else {
            self.play_key(key.code);
        }
    }

    fn overlay_key(&mut self, overlay: Overlay, key: KeyCode) {
        self.overlay = None;
        let is_sure = matches!(key, KeyCode::Enter | KeyCode::Char('y' | 'Y'));
        match overlay {
            Overlay::Resign if is_sure => self.resign(),
            Overlay::Quit if is_sure || key == KeyCode::Char('q') => self.effect(Effect::Quit),
            _ => {}
        }
    }

    fn control_key(&mut self, key: KeyCode) {
        match key {
            KeyCode::Char('s') if self.chooser.is_none() => {
                self.line = Some(format!("save {}", self.file_name()));
            }
            KeyCode::Char('o') => self.line = Some("open ".to_owned()),
            KeyCode::Char('n') => self.run(Command::New),
            KeyCode::Char('r') => self.run(Command::Redo),
            _ => {}
        }
    }

    fn chooser_key(&mut self, key: KeyCode) {
        let is_right_to_left = self.manner.language.is_right_to_left();
        let Some(chooser) = &mut self.chooser else {
            return;
        };
        match key {
            KeyCode::Up | KeyCode::BackTab => chooser.focus_previous(),
            KeyCode::Down | KeyCode::Tab => chooser.focus_next(),
            KeyCode::Char(' ') => chooser.step(true, &self.words),
            // Answers stand in the direction in which the language is read.
            KeyCode::Left => chooser.step(is_right_to_left, &self.words),
            KeyCode::Right => chooser.step(!is_right_to_left, &self.words),
            KeyCode::Enter => self.start(),
            KeyCode::Char('?') => self.overlay = Some(Overlay::Help),
            KeyCode::Esc | KeyCode::Char('q') if self.play.is_some() => self.chooser = None,
            KeyCode::Esc | KeyCode::Char('q') => self.effect(Effect::Quit),
            _ => {}
        }
    }

    fn start(&mut self) {
        if let Some(chooser) = self.chooser.take() {
            self.begin(chooser.setup(), None);
        }
    }

    fn play_key(&mut self, key: KeyCode) {
        let look = self.manner.look;
        let Some(play) = &mut self.play else { return };
        if play.skip_frames() {
            self.consider();
        }
        let Some(play) = &mut self.play else { return };
        if play.is_choosing() && self.choice_key(key) {
            return;
        }
        let Some(play) = &mut self.play else { return };
        let reaction = play.board.key(&play.shown.scene(look, &self.words), key);
        if reaction == Reaction::Ignored {
            self.command_key(key);
        } else {
            self.react(reaction);
        }
    }

    /// The keys of whoever chooses a color; left and right look along the snake.
    fn choice_key(&mut self, key: KeyCode) -> bool {
        let Some(play) = &mut self.play else {
            return false;
        };
        match key {
            KeyCode::Up | KeyCode::Down | KeyCode::Tab => play.choice = !play.choice,
            KeyCode::Enter => self.choose_color(self.chosen()),
            KeyCode::Char('w' | 'W') => self.choose_color(Color::White),
            KeyCode::Char('b' | 'B') => self.choose_color(Color::Black),
            _ => return false,
        }
        true
    }

    fn chosen(&self) -> Color {
        self.play.as_ref().map_or(Color::White, |play| play.choice)
    }

    fn react(&mut self, reaction: Reaction) {
        match reaction {
            Reaction::Play(text) => {
                self.play_move(&text);
            }
            Reaction::Changed => self.notice.clear(),
            Reaction::Ignored => {}
        }
    }

    fn command_key(&mut self, key: KeyCode) {
        match key {
            KeyCode::Char('?') => self.run(Command::Help),
            KeyCode::Char('h') => self.run(Command::Hint),
            KeyCode::Char('u') | KeyCode::Backspace => self.run(Command::Undo),
            KeyCode::Char('r') => self.run(Command::Redo),
            KeyCode::Char('v') => self.run(Command::Analyze),
            KeyCode::Char('t') => self.run(Command::Switch),
            KeyCode::Char('g') => self.run(Command::Resign),
            KeyCode::Char('q') => self.run(Command::Quit),
            KeyCode::Char(':' | '/') => self.line = Some(String::new()),
            KeyCode::Char(c) => self.begin_typing(c),
            KeyCode::PageDown => self.scroll(true),
            KeyCode::PageUp => self.scroll(false),
            KeyCode::Esc => self.cancel(),
            _ => {}
        }
    }

    /// A letter that a move can begin with opens the line to type in.
    fn begin_typing(&mut self, c: char) {
        let legal = self.play.as_ref().map(|play| &play.shown.legal);
        let begins = |m: &String| {
            m.chars()
                .next()
                .is_some_and(|first| first.eq_ignore_ascii_case(&c))
        };
        if legal.is_some_and(|legal| legal.iter().any(begins)) {
            self.line = Some(c.to_string());
            self.notice.clear();
        }
    }

    fn scroll(&mut self, is_down: bool) {
        if let Some(play) = &mut self.play {
            let step = 5;
            play.scrolled = if is_down {
                play.scrolled + step
            } else {
                play.scrolled.saturating_sub(step)
            };
        }
    }

    fn cancel(&mut self) {
        let Some(play) = &mut self.play else { return };
        self.notice = if play.board.cancel() {
            self.words.text("taken-back")
        } else {
            play.shown.hint = None;
            String::new()
        };
    }

    fn line_key(&mut self, key: KeyCode, is_control: bool) {
        let Some(line) = &mut self.line else { return };
        match key {
            KeyCode::Esc => self.line = None,
            KeyCode::Char('u') if is_control => line.clear(),
            KeyCode::Char(_) if is_control => {}
            KeyCode::Char(c) if line.chars().count() < MAX_LINE => line.push(c),
            KeyCode::Backspace if line.is_empty() => self.line = None,
            KeyCode::Backspace => {
                line.pop();
            }
            KeyCode::Tab => {
                let legal = self.play.as_ref().map_or(&[][..], |play| &play.shown.legal);
                *line = completed(line, legal);
            }
            KeyCode::Enter => self.enter(),
            _ => {}
        }
    }

    /// Does what was typed. A move that cannot be played stays, so that it can be mended.
    fn enter(&mut self) {
        let Some(line) = self.line.take() else { return };
        if line.trim().is_empty() {
            return;
        }
        match Command::parse(&line) {
            Command::Move(text) => {
                if !self.play_typed(&text) {
                    self.line = Some(line);
                }
            }
            command => self.run(command),
        }
    }

    fn play_typed(&mut self, text: &str) -> bool {
        let play = self.play.as_ref().filter(|_| self.chooser.is_none());
        let Some(play) = play else {
            self.notice = self.words.text("not-now");
            return false;
        };
        if !play.table.is_over() && play.shown.legal.is_empty() {
            self.notice = self.words.text("not-now");
            return false;
        }
        self.play_move(text)
    }

    pub(super) fn mouse(&mut self, mouse: MouseEvent) {
        let at = Position::new(mouse.column, mouse.row);
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => self.click(at),
            MouseEventKind::ScrollDown => self.scroll(true),
            MouseEventKind::ScrollUp => self.scroll(false),
            _ => {}
        }
    }

    fn click(&mut self, at: Position) {
        if self.overlay.take().is_some() {
            return;
        }
        match screen::spot(self, at) {
            Some(Spot::Answer(index, field, answer)) => {
                if let Some(chooser) = &mut self.chooser {
                    chooser.focus_on(index);
                    chooser.give(field, answer);
                }
            }
            Some(Spot::Start) => self.start(),
            Some(Spot::Color(color)) => self.choose_color(color),
            Some(Spot::Key(key)) => self.key(key),
            Some(Spot::Board) => self.click_board(at),
            None => {}
        }
    }

    fn click_board(&mut self, at: Position) {
        let look = self.manner.look;
        let area = screen::board_area(self);
        let Some(play) = &mut self.play else { return };
        if play.skip_frames() {
            self.consider();
        }
        let Some(play) = &mut self.play else { return };
        let scene = play.shown.scene(look, &self.words);
        let (scale, place) = fitted(play.board.as_ref(), &scene, area);
        let reaction = play.board.click(&scene, scale, place, at);
        self.react(reaction);
    }
}
