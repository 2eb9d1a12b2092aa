//! Certificates: a proven win written down so that anybody can check it by the rules alone.
//!
//! A certificate is a strategy: for every position that the winner can be brought to, one answer.
//! It is text:
//!
//! ```text
//! panta certificate 1
//! game pentaroll
//! position 6/1w4/6/6/4b1/6 w
//! winner white
//! nodes 3
//! 2 W1
//! 1 Nc
//! 1 E4
//! checksum 9a3ff3b1c8e0d4a2
//! ```
//!
//! The nodes are the positions in which the winner moves, each once, however often play comes to
//! it, with its rank and the answer. They stand in the order in which a walk meets them: begin at
//! the root; at a node play the answer, then put the positions after every reply on a stack, the
//! first reply on top, and take the next position from the stack. The rank falls along every line,
//! so that no circle can pass for a win.

mod build;
mod check;

pub use build::{BuildError, SizeLimit, Strategy};
pub use check::{CheckError, Checked, check, game};

/// The first line.
const FIRST_LINE: &str = "panta certificate 1";
