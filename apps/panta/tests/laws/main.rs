//! What holds whatever happens to the server: the laws of a place where strangers play.
//!
//! They are held against the real binary from outside, by what it answers; [`server`] alone knows
//! how it is started. Nothing that was acknowledged is lost, nobody loses time to us, and whatever
//! stood still goes on.

mod game;
mod kill;
mod race;
mod server;

#[cfg(unix)]
mod clock;
#[cfg(target_os = "linux")]
mod disk;
#[cfg(target_os = "linux")]
mod flood;
#[cfg(unix)]
mod folder;
#[cfg(unix)]
mod seat;
#[cfg(target_os = "linux")]
mod small_disk;
#[cfg(unix)]
mod stall;
