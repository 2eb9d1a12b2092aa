//! The real terminal: what happens there becomes events, and it is left as it was found.

use std::io::{self, Write, stdout};
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread::{self, ThreadId};
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::style::Print;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{cursor, execute};
use ratatui::layout::Size;

use crate::model::{Effect, Event, Manner, Model};
use crate::screen;
use crate::thinker::Thinker;
use crate::{Beginning, Files, Options};

/// How long a picture of a move is seen.
const FRAME: Duration = Duration::from_millis(110);

/// Terminals that turn text from right to left around leave it as it is sent, or do it again: the mode for
/// bidirectional support of ECMA-48. Others do not know it.
const AS_SENT: &str = "\x1b[8l";
const AS_READ: &str = "\x1b[8h";

/// Plays on the whole screen until the person has had enough.
pub fn play_on_screen(
    options: &Options,
    beginning: Beginning,
    files: &dyn Files,
) -> io::Result<()> {
    let (sender, events) = mpsc::channel();
    let answers = sender.clone();
    let thinker = Thinker::start(options.resources, move |ticket, answer| {
        let _ = answers.send(Event::Answer(ticket, answer));
    })?;
    hear_signals(sender.clone());
    let _screen = Screen::enter()?;
    // From here on a change of size is heard, before anything is drawn in the old one.
    event::poll(Duration::ZERO)?;
    hear_keys(sender)?;
    let mut terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
    let mut game = Game {
        model: first_model(options, beginning),
        thinker,
        files,
    };
    game.model.size = terminal.size()?;
    game.run(&mut terminal, &events)
}

fn first_model(options: &Options, beginning: Beginning) -> Model {
    let manner = Manner {
        language: options.language,
        look: options.look,
        is_animated: options.is_animated,
        seed: options.seed,
    };
    match beginning {
        Beginning::Choose(setup) => Model::choosing(manner, setup),
        Beginning::Play(setup, opening) => Model::playing(manner, setup, opening),
    }
}

/// What goes on between the model and the world.
struct Game<'a> {
    model: Model,
    thinker: Thinker,
    files: &'a dyn Files,
}

/// Why the game goes no further.
enum Leave {
    Quit,
    Broken,
}

impl Game<'_> {
    fn run(
        &mut self,
        terminal: &mut Terminal<CrosstermBackend<io::Stdout>>,
        events: &Receiver<Event>,
    ) -> io::Result<()> {
        let effects = self.model.first_effects();
        let mut leave = self.carry_out(effects);
        while leave.is_none() {
            terminal.draw(|frame| screen::view(&self.model, frame))?;
            let Some(event) = self.next_event(events) else {
                return Ok(());
            };
            let effects = self.model.update(event);
            leave = self.carry_out(effects);
        }
        match leave {
            Some(Leave::Broken) => Err(io::Error::other("the engine broke, which is a defect")),
            _ => Ok(()),
        }
    }

    /// Waits for something to happen; while something moves, not for long.
    fn next_event(&self, events: &Receiver<Event>) -> Option<Event> {
        if !self.model.is_moving() {
            return events.recv().ok();
        }
        match events.recv_timeout(FRAME) {
            Ok(event) => Some(event),
            Err(RecvTimeoutError::Timeout) => Some(Event::Tick),
            Err(RecvTimeoutError::Disconnected) => None,
        }
    }

    fn carry_out(&mut self, effects: Vec<Effect>) -> Option<Leave> {
        for effect in effects {
            match effect {
                Effect::Ask(ticket, question) => self.thinker.ask(ticket, question),
                Effect::Stop => self.thinker.stop(),
                Effect::Save {
                    file,
                    text,
                    may_replace,
                } => {
                    let result = self.files.write(&file, &text, may_replace);
                    self.model.update(Event::Saved(file, result));
                }
                Effect::Open(file) => {
                    let result = self.files.read(&file);
                    let effects = self.model.update(Event::Opened(file, result));
                    if let Some(leave) = self.carry_out(effects) {
                        return Some(leave);
                    }
                }
                Effect::Quit => return Some(Leave::Quit),
                Effect::Fail => return Some(Leave::Broken),
            }
        }
        None
    }
}

/// Reads keys and clicks on a thread of its own, which ends with the program.
fn hear_keys(sender: Sender<Event>) -> io::Result<()> {
    let listen = move || {
        while let Ok(event) = event::read() {
            let event = match event {
                event::Event::Key(key) => Event::Key(key),
                event::Event::Mouse(mouse) => Event::Mouse(mouse),
                event::Event::Resize(width, height) => Event::Resize(Size::new(width, height)),
                _ => continue,
            };
            if sender.send(event).is_err() {
                return;
            }
        }
        // The terminal is gone.
        let _ = sender.send(Event::End);
    };
    thread::Builder::new()
        .name("keys".to_owned())
        .spawn(listen)?;
    Ok(())
}

/// A system that ends the program waits until the terminal is restored.
fn hear_signals(sender: Sender<Event>) {
    // Where another handler is set, that one serves.
    let _ = ctrlc::set_handler(move || {
        let _ = sender.send(Event::End);
    });
}

/// The terminal in our hands, until this is dropped.
pub(crate) struct Screen;

/// Whether the terminal must be restored.
static IS_ENTERED: AtomicBool = AtomicBool::new(false);

impl Screen {
    pub(crate) fn enter() -> io::Result<Self> {
        restore_on_panic(thread::current().id());
        enable_raw_mode()?;
        IS_ENTERED.store(true, Ordering::Relaxed);
        let screen = Self;
        execute!(
            stdout(),
            EnterAlternateScreen,
            EnableMouseCapture,
            Print(AS_SENT)
        )?;
        Ok(screen)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore();
    }
}

/// Leaves the terminal as it was. There is nothing to be done if that fails.
fn restore() {
    if IS_ENTERED.swap(false, Ordering::Relaxed) {
        let _ = execute!(
            stdout(),
            Print(AS_READ),
            DisableMouseCapture,
            LeaveAlternateScreen,
            cursor::Show
        );
        let _ = disable_raw_mode();
        let _ = stdout().flush();
    }
}

/// A panic of the thread that draws is told on a terminal that can show it. The engine's thread
/// reports its own, and must not write across the screen.
fn restore_on_panic(drawing: ThreadId) {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let tell = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            if thread::current().id() == drawing {
                restore();
                tell(info);
            } else if !IS_ENTERED.load(Ordering::Relaxed) {
                tell(info);
            }
        }));
    });
}
