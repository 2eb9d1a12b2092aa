//! The core of Panta for a worker of a web page: one function, JSON in and JSON out.
//!
//! What is asked and answered has the form of the server's API (docs/api.md), with the name of the
//! question in `ask`. A long search tells what it has found so far, and reads the time of the page. The
//! weights of a game's network, and what others have proven of it, are brought as files of their own before
//! its engine is asked. Whole games come with the question, and what happens in them goes with the answer.
//!
//! ```
//! use browser::Core;
//!
//! let mut core = Core::new(engine::Clock::none());
//! let question = r#"{"ask":"preview","game":"pentaroll","position":"6/6/6/6/6/6 w","move":"Nc"}"#;
//! assert!(core.answer(question, &mut |_| ()).contains(r#""position":"2w3/6/6/6/6/6 b""#));
//! ```

#[cfg(target_family = "wasm")]
mod abi;
mod ask;
mod core;
mod error;
mod memory;
mod rules;
mod stored;
mod tables;
mod thinking;

pub use crate::core::{Core, Heard};
