//! Whole games on a screen that is only a buffer. `UPDATE=1` draws the expected screens again.

mod anything;
mod chooser;
mod games;
mod harness;
mod lines;
mod picture;
mod screens;
