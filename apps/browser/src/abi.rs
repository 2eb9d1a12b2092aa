//! The edge to the page's worker, by hand: texts and files cross as bytes in the memory of the module.
//!
//! ```text
//! worker: at = room(length), writes there; lay(), or length = ask() and reads at answer()
//! module: now(), given_up() and heard(at, length), which the worker brings
//! ```
//!
//! There is one question at a time. Where pages are isolated from others, several threads share the memory of the module
//! and help with it: that is a build for WASI, whose threads the worker starts; begin() comes first there.
#![allow(unsafe_code)]

use std::cell::RefCell;
use std::time::Duration;

use engine::Clock;

use crate::Core;

#[link(wasm_import_module = "page")]
unsafe extern "C" {
    /// Milliseconds since some moment.
    safe fn now() -> f64;
    /// Whether nobody waits for the answer any more.
    safe fn given_up() -> bool;
    /// Takes what a search has found so far.
    fn heard(at: *const u8, length: usize);
    /// Takes what went wrong when nothing more can be done.
    fn broke(at: *const u8, length: usize);
}

thread_local! {
    static CORE: RefCell<Core> = RefCell::new(begin());
    /// What the worker writes and what it reads.
    static ROOM: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

fn begin() -> Core {
    std::panic::set_hook(Box::new(|panic| {
        let text = panic.to_string();
        // SAFETY: the page reads so many bytes from there and keeps none.
        unsafe { broke(text.as_ptr(), text.len()) }
    }));
    let clock = Clock::new(|| Duration::from_secs_f64(now() / 1000.0));
    Core::new(clock).asking(|| given_up())
}

#[cfg(target_os = "wasi")]
unsafe extern "C" {
    /// Makes the first thread one of those that the library of C knows.
    fn __wasi_init_tp();
    fn __wasm_call_ctors();
}

/// What the start of a program would do. A module that is called from outside has none; with it the linker does not put
/// a whole program's beginning and end around each call.
#[cfg(target_os = "wasi")]
#[unsafe(export_name = "begin")]
extern "C" fn start() {
    // SAFETY: the worker calls it once, before anything else, on the one thread that there is.
    unsafe {
        __wasi_init_tp();
        __wasm_call_ctors();
    }
}

/// Makes room for so many bytes, and says where.
#[unsafe(no_mangle)]
extern "C" fn room(length: usize) -> *mut u8 {
    ROOM.with_borrow_mut(|room| {
        *room = vec![0; length];
        room.as_mut_ptr()
    })
}

/// Lays what was written beside the next question.
#[unsafe(no_mangle)]
extern "C" fn lay() {
    let file = ROOM.take();
    CORE.with_borrow_mut(|core| core.lay(file));
}

/// Answers what was written; the answer's length.
#[unsafe(no_mangle)]
extern "C" fn ask() -> usize {
    let question = ROOM.take();
    let question = String::from_utf8_lossy(&question);
    // SAFETY: the page reads so many bytes from there and keeps none.
    let mut tell = |report: &str| unsafe { heard(report.as_ptr(), report.len()) };
    let answer = CORE.with_borrow_mut(|core| core.answer(&question, &mut tell));
    ROOM.replace(answer.into_bytes());
    ROOM.with_borrow(Vec::len)
}

/// Where the answer is.
#[unsafe(no_mangle)]
extern "C" fn answer() -> *const u8 {
    ROOM.with_borrow(|room| room.as_ptr())
}
