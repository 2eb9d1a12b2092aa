//! A real pseudo-terminal with a program in it: keys go in, and a screen can be looked at.

use std::io::{Read, Write};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{
    Child, CommandBuilder, ExitStatus, MasterPty, PtyPair, PtySize, native_pty_system,
};
use vt100::{MouseProtocolMode, Parser};

/// So long is waited for what must come; only a defect takes longer.
const PATIENCE: Duration = Duration::from_mins(2);
const PAUSE: Duration = Duration::from_millis(20);

/// A program in a terminal.
pub(crate) struct Pty {
    pair: PtyPair,
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    parser: Arc<Mutex<Parser>>,
    /// How the terminal was set before.
    before: String,
}

const fn size(columns: u16, rows: u16) -> PtySize {
    PtySize {
        rows,
        cols: columns,
        pixel_width: 0,
        pixel_height: 0,
    }
}

impl Pty {
    /// Starts a program in a terminal of 80x24 characters.
    pub(crate) fn start(program: &str, arguments: &[&str]) -> Self {
        let pair = native_pty_system().openpty(size(80, 24)).unwrap();
        let before = settings(pair.master.as_ref());
        let mut command = CommandBuilder::new(program);
        command.args(arguments);
        command.env("TERM", "xterm-256color");
        command.env("LC_ALL", "C.UTF-8");
        command.env_remove("NO_COLOR");
        let child = pair.slave.spawn_command(command).unwrap();
        let parser = Arc::new(Mutex::new(Parser::new(24, 80, 0)));
        let mut output = pair.master.try_clone_reader().unwrap();
        let screen = Arc::clone(&parser);
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(n_bytes @ 1..) = output.read(&mut bytes) {
                screen.lock().unwrap().process(&bytes[..n_bytes]);
            }
        });
        let keys = pair.master.take_writer().unwrap();
        Self {
            pair,
            child,
            keys,
            parser,
            before,
        }
    }

    /// Presses keys.
    pub(crate) fn send(&mut self, keys: &str) -> &mut Self {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
        self
    }

    pub(crate) fn resize(&mut self, columns: u16, rows: u16) -> &mut Self {
        self.parser
            .lock()
            .unwrap()
            .screen_mut()
            .set_size(rows, columns);
        self.pair.master.resize(size(columns, rows)).unwrap();
        self
    }

    /// What is seen.
    pub(crate) fn screen(&self) -> String {
        self.parser.lock().unwrap().screen().contents()
    }

    /// Waits until this is seen.
    pub(crate) fn wait_for(&mut self, text: &str) -> &mut Self {
        self.wait_until(text, |screen| screen.contains(text))
    }

    /// Waits until the screen is so.
    pub(crate) fn wait_until(&mut self, what: &str, is_so: impl Fn(&str) -> bool) -> &mut Self {
        let began = Instant::now();
        while !is_so(&self.screen()) {
            let screen = self.screen();
            assert!(began.elapsed() < PATIENCE, "no {what} in\n{screen}");
            thread::sleep(PAUSE);
        }
        self
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.process_id().unwrap()
    }

    /// Waits for the end of the program, and makes sure that the terminal is as it was.
    pub(crate) fn end(mut self) -> ExitStatus {
        let began = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status;
            }
            let screen = self.screen();
            assert!(began.elapsed() < PATIENCE, "it does not end:\n{screen}");
            thread::sleep(PAUSE);
        };
        let is_restored = |parser: &Parser| {
            let screen = parser.screen();
            !screen.alternate_screen()
                && !screen.hide_cursor()
                && screen.mouse_protocol_mode() == MouseProtocolMode::None
        };
        // The last bytes may still be on their way.
        while !is_restored(&self.parser.lock().unwrap()) {
            assert!(began.elapsed() < PATIENCE, "the terminal is not restored");
            thread::sleep(PAUSE);
        }
        let after = settings(self.pair.master.as_ref());
        assert_eq!(after, self.before, "the terminal is set differently");
        status
    }
}

/// How the terminal is set: echo, lines, signals.
fn settings(master: &dyn MasterPty) -> String {
    format!("{:?}", master.get_termios().unwrap())
}
