//! Thinking elsewhere: the questions of servers wait in NATS, and machines that think take them there.
//!
//! `stream.rs` is the queue, `wire.rs` what crosses it, `courier.rs` the side of a server, `worker.rs`
//! that of a machine that thinks.

pub(crate) mod courier;
mod stream;
mod wire;
mod worker;

pub(crate) use wire::{Acted, Asked, Said, millis};
pub use worker::{Thinkers, think};
