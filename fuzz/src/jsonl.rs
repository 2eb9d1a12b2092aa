//! A line is answered with one line of JSON at least, whatever it is.

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex};

use catalog::protocol::jsonl::{JsonSession, Workers};

/// What must hold.
pub(crate) fn target(text: &str) {
    let answers = Answers::default();
    let workers = Workers {
        count: NonZeroUsize::MIN,
        memory: 1 << 20,
    };
    let mut session = JsonSession::new(answers.clone(), workers).expect("a thread is started");
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    let n_lines = lines.clone().flat_map(|line| session.line(line)).count();
    session
        .line(r#"{"id":"end","action":"terminate_all"}"#)
        .expect("memory takes everything");
    session.finish();
    let answers = answers.0.lock().expect("nobody panics");
    let answers = str::from_utf8(&answers).expect("answers are text");
    for answer in answers.lines() {
        serde_json::from_str::<serde_json::Map<_, _>>(answer).expect("answers are JSON");
    }
    assert!(answers.lines().count() > n_lines, "{answers}");
}

/// What was answered.
#[derive(Clone, Default)]
struct Answers(Arc<Mutex<Vec<u8>>>);

impl Write for Answers {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("nobody panics").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
