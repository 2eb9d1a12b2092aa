//! A panic leaves the terminal as it was, with its message to be read.

#![cfg(unix)]

#[path = "../../panta/tests/pty/mod.rs"]
#[allow(dead_code, reason = "other tests use the rest of it")]
mod pty;

use pty::Pty;

#[test]
fn a_panic_restores_the_terminal_and_is_told() {
    let deps = std::env::current_exe().unwrap();
    let target = deps.parent().and_then(std::path::Path::parent).unwrap();
    let example = target.join("examples/panic");
    let mut pty = Pty::start(example.to_str().unwrap(), &[]);
    pty.wait_for("White to move").send(":save x\r");
    pty.wait_for("the disk is on fire");
    assert!(!pty.end().success());
}
