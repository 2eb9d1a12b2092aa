//! All that the engine and its worker ask of the machine, besides memory and the threads of `std`.

use std::io;

use super::Clock;

/// The clock of the machine. In a browser `std` has none; the page brings its own.
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
pub(super) fn clock() -> Clock {
    let beginning = std::time::Instant::now();
    Clock::new(move || beginning.elapsed())
}

#[cfg(all(target_family = "wasm", target_os = "unknown"))]
pub(super) fn clock() -> Clock {
    Clock::none()
}

/// How much lower the priority of a thread becomes.
#[cfg(target_os = "linux")]
const NICE: i32 = 10;

/// Lets other threads go first from now on. Elsewhere than on Linux a thread has no priority of its
/// own, and nothing changes.
#[cfg(target_os = "linux")]
pub(super) fn yield_to_others() -> io::Result<()> {
    rustix::process::nice(NICE)?;
    Ok(())
}

#[cfg(not(target_os = "linux"))]
pub(super) fn yield_to_others() -> io::Result<()> {
    Ok(())
}
