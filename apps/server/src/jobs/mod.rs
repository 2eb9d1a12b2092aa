//! Thinking elsewhere: the questions of servers wait in NATS, and machines that think take them there.
//!
//! `stream.rs` is the queue, `wire.rs` what crosses it, `converse.rs` a question and what is said of it,
//! `courier.rs` the side of a server, `worker.rs` that of a machine that thinks.

mod converse;
pub(crate) mod courier;
mod stream;
mod wire;
mod worker;

pub(crate) use converse::{Way, converse, is_heard};
pub(crate) use stream::SIGN_OF_LIFE;
pub(crate) use wire::{Acted, Ask, Asked, Said, millis};
pub use worker::{Thinkers, think};
