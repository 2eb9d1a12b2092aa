//! The core of Panta for a worker of a web page: one function, JSON in and JSON out.
//!
//! What is asked and answered has the form of the server's API (docs/api.md), with the name of the
//! question in `ask`. A long search tells what it has found so far, and reads the time of the page. The
//! weights of a game's network are brought as a file of their own before its engine is asked.
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
mod rules;
mod thinking;

pub use crate::core::{Core, Heard};
