//! A line is a command or a reply that is written and read back as itself, or it is refused; and a
//! session survives all of them.

use std::fmt::{Debug, Display};
use std::io;
use std::str::FromStr;

use catalog::protocol::{Command, Flow, Options, Reply, Session};

/// What must hold.
pub(crate) fn target(text: &str) {
    let options = Options {
        hash: 1,
        ..Options::default()
    };
    let mut session = Session::new(io::sink(), options);
    for line in text.lines().filter(|line| !is_greedy(line)) {
        check::<Command>(line);
        check::<Reply>(line);
        if session.line(line).expect("a sink takes everything") == Flow::End {
            break;
        }
    }
    session.finish();
}

fn check<T: FromStr + Display + PartialEq + Debug>(line: &str) {
    if let Ok(value) = line.parse::<T>() {
        let written = value.to_string();
        assert_eq!(written.parse::<T>().ok(), Some(value), "{written}");
    }
}

/// Whether a line would take more of the machine than there is.
fn is_greedy(line: &str) -> bool {
    let line = line.to_ascii_lowercase();
    line.contains("hash") || line.contains("threads")
}
