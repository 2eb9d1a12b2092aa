//! What can be done with a game, whether a key, a click or a typed word asks for it.

use boardgame::Color;

use crate::chooser::Chooser;
use crate::command::Command;
use crate::model::{Effect, Model, Overlay, Thought};
use crate::play::Play;
use crate::table::Table;

impl Model {
    /// Does what a key or a word asks for.
    pub(super) fn run(&mut self, command: Command) {
        self.notice.clear();
        match command {
            Command::Hint => self.ask_hint(),
            Command::Undo => self.go_back_or_forth(true),
            Command::Redo => self.go_back_or_forth(false),
            Command::Resign => self.ask_resign(),
            Command::Switch => self.switch(),
            Command::Analyze => self.toggle_analysis(),
            Command::New => self.choose_again(),
            Command::Save(file) => self.save(file),
            Command::Open(file) => self.open(file),
            Command::Help => self.overlay = Some(Overlay::Help),
            // They are on the screen.
            Command::Board | Command::Moves => {}
            Command::Choose(color) => self.choose_color(color),
            Command::Quit => self.quit(),
            Command::Move(text) => {
                self.play_move(&text);
            }
        }
    }

    pub(super) fn go_back_or_forth(&mut self, is_back: bool) {
        let Some(play) = &mut self.play else { return };
        play.skip_frames();
        let is_done = if is_back {
            play.table.undo()
        } else {
            play.table.redo()
        };
        if is_done {
            play.changed();
            self.consider();
        } else {
            let id = if is_back {
                "nothing-to-undo"
            } else {
                "nothing-to-redo"
            };
            self.notice = self.words.text(id);
        }
    }

    pub(super) fn ask_resign(&mut self) {
        let can_resign = |table: &Table| table.record().is_some() && !table.is_over();
        if self
            .play
            .as_ref()
            .is_some_and(|play| can_resign(&play.table))
        {
            self.overlay = Some(Overlay::Resign);
        } else {
            self.notice = self.words.text("not-now");
        }
    }

    pub(super) fn resign(&mut self) {
        if let Some(play) = &mut self.play {
            play.skip_frames();
            play.table.resign();
            play.changed();
            self.consider();
        }
    }

    pub(super) fn switch(&mut self) {
        let Some(play) = &mut self.play else { return };
        play.skip_frames();
        self.notice = if play.table.switch_sides() {
            play.changed();
            self.words.text("switched")
        } else {
            self.words.text("nothing-to-switch")
        };
        self.consider();
    }

    pub(super) fn toggle_analysis(&mut self) {
        let Some(play) = &mut self.play else { return };
        play.is_analyzing = !play.is_analyzing;
        play.analysis = None;
        if self.thought != Some(Thought::Turn) {
            self.consider();
        }
    }

    pub(super) fn choose_again(&mut self) {
        let setup = self.play.as_ref().map(|play| play.table.setup());
        if let Some(setup) = setup {
            self.chooser = Some(Chooser::new(setup));
        }
    }

    pub(super) fn save(&mut self, file: String) {
        let text = self.play.as_ref().and_then(|play| play.table.to_save());
        match text {
            Some(text) if !file.is_empty() => {
                let may_replace = self.file.as_ref() == Some(&file);
                self.effect(Effect::Save {
                    file,
                    text,
                    may_replace,
                });
            }
            Some(_) => self.notice = self.words.text("name-the-file"),
            None => self.notice = self.words.text("not-now"),
        }
    }

    pub(super) fn open(&mut self, file: String) {
        if file.is_empty() {
            self.notice = self.words.text("name-the-file");
        } else {
            self.effect(Effect::Open(file));
        }
    }

    pub(super) fn quit(&mut self) {
        let is_unsaved = self.play.as_ref().is_some_and(Play::is_unsaved);
        if is_unsaved {
            self.overlay = Some(Overlay::Quit);
        } else {
            self.effect(Effect::Quit);
        }
    }

    pub(super) fn choose_color(&mut self, color: Color) {
        if let Some(play) = self.play.as_mut().filter(|play| play.is_choosing()) {
            play.choose(color);
            self.notice.clear();
            self.consider();
        } else {
            self.notice = self.words.text("not-now");
        }
    }

    pub(super) fn file_name(&self) -> String {
        let named = || {
            let play = self.play.as_ref()?;
            Some(format!("{}.panta", play.table.game().name()))
        };
        self.file.clone().or_else(named).unwrap_or_default()
    }
}
