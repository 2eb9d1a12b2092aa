//! A file for each command: its arguments, and what it does with them.

mod analysts;
pub(crate) mod analyze;
pub(crate) mod apply;
pub(crate) mod bench;
pub(crate) mod contest;
pub(crate) mod engine;
pub(crate) mod games;
pub(crate) mod moves;
pub(crate) mod new;
pub(crate) mod openings;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod proof;
pub(crate) mod prove;
pub(crate) mod puzzle;
pub(crate) mod record;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod show;
pub(crate) mod solve;
pub(crate) mod store;
pub(crate) mod tour;
pub(crate) mod train;
pub(crate) mod worker;
