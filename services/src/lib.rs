//! PostgreSQL and NATS on loopback, for tests and measurements: the real ones, each in a folder of its
//! own that goes with it. Nothing here is part of the product.

#![cfg(unix)]

mod certificate;
mod nats;
mod postgres;
mod process;

pub use certificate::Certificate;
pub use nats::Nats;
pub use postgres::{Disk, Postgres};
pub use process::{Process, cpu_time, memory};

use std::net::TcpListener;

/// A port that nobody uses.
pub fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    listener.local_addr().expect("it has one").port()
}

/// Says that something is not tried, and why.
fn skipped(name: &str, package: &str) {
    eprintln!("SKIPPED: {name} is missing; on Debian, apt-get install {package}");
}
