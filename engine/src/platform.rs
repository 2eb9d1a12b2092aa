//! All that the engine and its worker ask of the machine, besides the threads of `std`.

use std::{fs, io};

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
/// The lowest priority there is.
#[cfg(target_os = "linux")]
const LOWEST: i32 = 19;

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

/// Lets everybody else go first from now on: this thread, and those that it starts.
#[cfg(target_os = "linux")]
pub fn yield_to_all() -> io::Result<()> {
    rustix::process::nice(LOWEST)?;
    Ok(())
}

/// Elsewhere nothing changes.
#[cfg(not(target_os = "linux"))]
pub fn yield_to_all() -> io::Result<()> {
    Ok(())
}

/// The memory of the machine, or of the part of it that this program may have, where that is said.
pub fn total_memory() -> Option<u64> {
    // A browser does not say.
    if cfg!(target_family = "wasm") {
        return None;
    }
    machine_memory().into_iter().chain(group_memory()).min()
}

fn machine_memory() -> Option<u64> {
    let text = fs::read_to_string("/proc/meminfo").ok()?;
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix("MemTotal:"))?;
    line.trim()
        .strip_suffix(" kB")?
        .parse::<u64>()
        .ok()?
        .checked_mul(1 << 10)
}

fn group_memory() -> Option<u64> {
    fs::read_to_string("/sys/fs/cgroup/memory.max")
        .ok()?
        .trim()
        .parse()
        .ok()
}
