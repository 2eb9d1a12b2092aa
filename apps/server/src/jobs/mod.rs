//! Thinking elsewhere: the questions of servers wait in NATS, and machines that think take them there.
//!
//! `stream.rs` is the queue, `wire.rs` what crosses it, `converse.rs` a question and what is said of it,
//! `courier.rs` the side of a server, `worker.rs` that of a machine that thinks. Campaigns have their tries made by the
//! same machines: `provers.rs` is the side of a campaign, `trial.rs` that of a machine.

mod converse;
pub(crate) mod courier;
mod provers;
mod stream;
mod trial;
mod wire;
mod worker;

pub(crate) use converse::{Way, converse, is_heard};
pub use provers::Provers;
pub(crate) use stream::SIGN_OF_LIFE;
pub(crate) use wire::{Acted, Ask, Asked, Said, millis};
pub use worker::{Thinkers, think};
