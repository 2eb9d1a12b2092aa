//! What the browser gets, served as it is written: scripts, styles and pictures, inside the program.
//!
//! A debug build reads the files from the folder whenever they are asked for, so that a change shows
//! after a reload.

pub use rust_embed::EmbeddedFile;
use rust_embed::RustEmbed;

/// The files of this folder.
#[derive(RustEmbed)]
#[folder = "."]
#[include = "*.js"]
#[include = "*.css"]
#[include = "*.svg"]
#[include = "*.png"]
#[include = "*.ico"]
#[include = "*.wasm"]
#[include = "*.webmanifest"]
pub struct Web;
