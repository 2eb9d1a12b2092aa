//! What holds whatever happens to the server: the laws of a place where strangers play.
//!
//! They are held against the real binary from outside, by what it answers; [`place`] alone knows
//! where and how it is started. Nothing that was acknowledged is lost, nobody loses time to us, and whatever
//! stood still goes on.

mod game;
mod server;

#[cfg(target_os = "linux")]
mod attack;
#[cfg(unix)]
mod away;
#[cfg(unix)]
mod balancer;
#[cfg(unix)]
mod clock;
#[cfg(unix)]
mod cluster;
#[cfg(unix)]
mod commit;
#[cfg(unix)]
mod deploy;
#[cfg(target_os = "linux")]
mod disk;
#[cfg(unix)]
mod drain;
#[cfg(target_os = "linux")]
mod flood;
#[cfg(unix)]
mod folder;
#[cfg(unix)]
mod keep;
#[cfg(unix)]
mod kill;
#[cfg(unix)]
mod place;
#[cfg(unix)]
mod race;
#[cfg(target_os = "linux")]
mod refusing;
#[cfg(unix)]
mod seat;
#[cfg(target_os = "linux")]
mod small_disk;
#[cfg(unix)]
mod socket;
#[cfg(unix)]
mod stall;
#[cfg(unix)]
mod tap;
#[cfg(unix)]
mod think;
#[cfg(unix)]
mod together;
#[cfg(unix)]
mod trust;
#[cfg(unix)]
mod update;
