//! The state of the whole screen, and what changes it.
//!
//! Everything that happens is an [`Event`]; what is to be done outside is an [`Effect`]. Nothing here
//! reads a clock, a file or a terminal, so that tests can play whole games.

use boardgame::Random;
use catalog::AnyRecord;
use messages::{Language, Words};
use ratatui::crossterm::event::{KeyEvent, KeyEventKind, MouseEvent};
use ratatui::layout::Size;

use crate::chooser::Chooser;
use crate::files::Trouble;
use crate::look::Look;
use crate::play::Play;
use crate::setup::{Opening, Player, Setup, Wish};
use crate::table::Table;
use crate::thinker::{Answer, Question, Ticket};

/// Something happened.
#[derive(Debug)]
pub(crate) enum Event {
    Key(KeyEvent),
    Mouse(MouseEvent),
    Resize(Size),
    /// A moment has passed; asked for by [`Model::is_moving`].
    Tick,
    Answer(Ticket, Answer),
    /// A file was written, or could not be.
    Saved(String, Result<(), Trouble>),
    /// A file was read, or could not be.
    Opened(String, Result<Vec<AnyRecord>, Trouble>),
    /// The system asks to end.
    End,
}

/// Something to be done outside.
#[derive(Debug)]
#[allow(clippy::large_enum_variant, reason = "there is one of it at a time")]
pub(crate) enum Effect {
    Ask(Ticket, Question),
    /// Nobody waits for earlier answers any more.
    Stop,
    /// Write a file; one that is there already only if it may be replaced.
    Save {
        file: String,
        text: String,
        may_replace: bool,
    },
    Open(String),
    Quit,
    /// The engine broke.
    Fail,
}

/// What lies over the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Overlay {
    Help,
    /// Really resign?
    Resign,
    /// Really quit, though the game is not saved?
    Quit,
}

/// What the engine is busy with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Thought {
    Turn,
    Hint,
    Analysis,
}

/// How the screen is to be.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Manner {
    pub(crate) language: Language,
    pub(crate) look: Look,
    pub(crate) is_animated: bool,
    pub(crate) seed: u64,
}

/// The state of the screen.
#[derive(Debug)]
pub(crate) struct Model {
    pub(crate) words: Words,
    pub(crate) manner: Manner,
    pub(crate) size: Size,
    pub(crate) play: Option<Play>,
    /// The questions before a game, over the present one.
    pub(crate) chooser: Option<Chooser>,
    pub(crate) overlay: Option<Overlay>,
    /// What is being typed.
    pub(crate) line: Option<String>,
    /// What was said last.
    pub(crate) notice: String,
    pub(crate) thought: Option<Thought>,
    /// Counts moments while something moves.
    pub(crate) moment: usize,
    /// The file that this game is kept in.
    pub(super) file: Option<String>,
    pub(super) random: Random,
    /// The number of the last question to the engine.
    pub(super) ticket: Ticket,
    pub(super) effects: Vec<Effect>,
}

impl Model {
    /// The questions before a game.
    pub(crate) fn choosing(manner: Manner, setup: Setup) -> Self {
        let mut model = Self::empty(manner);
        model.chooser = Some(Chooser::new(setup));
        model
    }

    /// A game from an opening, or from its ordinary start.
    pub(crate) fn playing(manner: Manner, setup: Setup, opening: Option<Opening>) -> Self {
        let mut model = Self::empty(manner);
        model.begin(setup, opening);
        model
    }

    fn empty(manner: Manner) -> Self {
        Self {
            words: Words::of(manner.language),
            manner,
            size: Size::new(80, 24),
            play: None,
            chooser: None,
            overlay: None,
            line: None,
            notice: String::new(),
            thought: None,
            moment: 0,
            file: None,
            random: Random::new(manner.seed),
            ticket: 0,
            effects: Vec::new(),
        }
    }

    /// What is to be done before the first event.
    pub(crate) fn first_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// Takes note of what happened; the answer is what is to be done.
    pub(crate) fn update(&mut self, event: Event) -> Vec<Effect> {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(key),
            Event::Mouse(mouse) => self.mouse(mouse),
            Event::Resize(size) => self.size = size,
            Event::Tick => self.tick(),
            Event::Answer(ticket, answer) if ticket == self.ticket => self.answered(answer),
            Event::Saved(file, result) => self.saved(file, result),
            Event::Opened(file, result) => self.opened(file, result),
            Event::End => self.effects.push(Effect::Quit),
            // A key that is let go, or an answer that comes too late.
            Event::Key(_) | Event::Answer(..) => {}
        }
        std::mem::take(&mut self.effects)
    }

    /// Whether something on the screen moves by itself.
    pub(crate) fn is_moving(&self) -> bool {
        self.is_animating()
            || self
                .thought
                .is_some_and(|thought| thought != Thought::Analysis)
    }

    pub(crate) fn is_animating(&self) -> bool {
        self.play.as_ref().is_some_and(Play::is_animating)
    }

    pub(super) fn effect(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    /// Begins a game.
    pub(super) fn begin(&mut self, setup: Setup, opening: Option<Opening>) {
        let seed = self.random.bits();
        let table = match opening {
            Some(opening) => Table::open(setup, opening, seed),
            None => Table::new(setup, seed),
        };
        self.play = Some(Play::new(table));
        self.chooser = None;
        self.file = None;
        self.notice.clear();
        self.consider();
    }

    /// Plays a move that somebody made, or says why it cannot be played.
    pub(super) fn play_move(&mut self, text: &str) -> bool {
        let is_animated = self.manner.is_animated;
        let Some(play) = &mut self.play else {
            return false;
        };
        let before = play.table.position();
        match play.play(text, is_animated) {
            Ok(()) => {
                let last = play.table.record().and_then(|record| record.moves().pop());
                self.notice = last.map_or(String::new(), |m| self.words.said(&before, &m));
                self.consider();
                true
            }
            Err(error) => {
                self.notice = self.words.why_not(before.game(), &error);
                false
            }
        }
    }

    fn tick(&mut self) {
        self.moment = self.moment.wrapping_add(1);
        let is_settled = self
            .play
            .as_mut()
            .is_some_and(|play| play.is_animating() && play.next_frame());
        if is_settled {
            self.consider();
        }
    }

    fn saved(&mut self, file: String, result: Result<(), Trouble>) {
        self.notice = match result {
            Ok(()) => {
                if let Some(play) = &mut self.play {
                    play.set_saved();
                }
                let text = self.words.filled("saved-in", &[("file", file.clone())]);
                self.file = Some(file);
                text
            }
            Err(trouble) => self.trouble("not-saved", &trouble, &file),
        };
    }

    fn opened(&mut self, file: String, result: Result<Vec<AnyRecord>, Trouble>) {
        let first = |records: Vec<AnyRecord>| records.into_iter().next().ok_or(Trouble::NoGame);
        match result.and_then(first) {
            Ok(record) => {
                let mut setup = self.present_setup(record.game());
                if record.is_over() {
                    // Whoever looks at a finished game goes through it move by move.
                    setup.opponent = Player::Person;
                }
                self.begin(setup, Some(Opening::Record(record)));
                self.notice = self.words.filled("opened-from", &[("file", file.clone())]);
                self.file = Some(file);
            }
            Err(trouble) => self.notice = self.trouble("not-opened", &trouble, &file),
        }
    }

    fn trouble(&self, id: &str, trouble: &Trouble, file: &str) -> String {
        let reason = trouble.told(&self.words, file);
        self.words.filled(id, &[("reason", reason)])
    }

    /// The opponent that was chosen last, for another game.
    fn present_setup(&self, game: catalog::Game) -> Setup {
        let chosen = self.chooser.as_ref().map(Chooser::setup);
        let present = self.play.as_ref().map(|play| play.table.setup());
        let ordinary = Setup::ordinary(game);
        let opponent = chosen
            .or(present)
            .map_or(ordinary.opponent, |setup| setup.opponent);
        Setup {
            opponent,
            wish: Wish::Choose,
            ..ordinary
        }
    }
}
