//! How much time, memory and how many threads a command may use.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;
use engine::total_memory;
use solving::{Control, Progress, Resources, Watch};

use crate::progress::Bar;

/// What a machine is taken to have where it does not say.
const UNKNOWN_MEMORY: u64 = 8 << 30;

/// What a command may use of the machine.
#[derive(Args)]
pub(crate) struct Machine {
    /// How many threads work; as many as there are cores by default
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// How much memory may be used, such as 500M or 16G; by default what is worth having, and at most
    /// half of the machine's
    #[arg(long, value_parser = parse_memory)]
    memory: Option<u64>,
}

/// The options of commands that compute for long.
#[derive(Args)]
pub(crate) struct Limits {
    #[command(flatten)]
    machine: Machine,
    /// How long it may take, such as 500ms, 60s, 10m or 2h; without an end by default
    #[arg(long, value_parser = parse_duration)]
    time: Option<Duration>,
}

impl Machine {
    /// The threads and the memory.
    pub(crate) fn resources(&self) -> Resources {
        self.resources_worth(u64::MAX)
    }

    /// The threads, and the memory that was asked for, or as much as is worth having.
    pub(crate) fn resources_worth(&self, worth: u64) -> Resources {
        let default = || half_of_memory().min(worth);
        Resources {
            threads: threads(self.threads),
            memory: self.memory.unwrap_or_else(default),
        }
    }
}

impl Limits {
    /// The threads and the memory.
    pub(crate) fn resources(&self) -> Resources {
        self.machine.resources()
    }

    /// The threads, and the memory that was asked for, or as much as is worth having.
    pub(crate) fn resources_worth(&self, worth: u64) -> Resources {
        self.machine.resources_worth(worth)
    }

    /// The moment when time is up.
    pub(crate) fn deadline(&self) -> Option<Instant> {
        self.time.and_then(|time| Instant::now().checked_add(time))
    }
}

/// The number given, or that of the cores.
pub(crate) fn threads(given: Option<u16>) -> NonZeroUsize {
    let given = given.and_then(|n| NonZeroUsize::new(n.into()));
    given
        .or_else(|| thread::available_parallelism().ok())
        .unwrap_or(NonZeroUsize::MIN)
}

/// Whether somebody pressed Ctrl-C.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// Whether somebody pressed Ctrl-C since [`hear_interrupts`].
pub(crate) fn is_interrupted() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}

/// Takes note of Ctrl-C from now on. Pressed again, it ends the program at once.
pub(crate) fn hear_interrupts() -> anyhow::Result<()> {
    ctrlc::set_handler(|| {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    })?;
    Ok(())
}

/// Watches over a search: shows how far it is, and stops it at the deadline or when somebody
/// presses Ctrl-C. Pressed again, Ctrl-C ends the program at once.
pub(crate) struct Watcher {
    deadline: Option<Instant>,
    bar: Bar,
    has_stopped: bool,
    /// The end of the present slice of work.
    slice: Option<Instant>,
}

impl Watcher {
    pub(crate) fn new(deadline: Option<Instant>) -> anyhow::Result<Self> {
        hear_interrupts()?;
        Ok(Self {
            deadline,
            bar: Bar::new(),
            has_stopped: false,
            slice: None,
        })
    }

    /// Runs a search under watch.
    pub(crate) fn over<T>(&mut self, search: impl FnOnce(&mut Watch<'_>) -> T) -> T {
        let result = search(&mut Watch::new(&mut |progress| self.look(progress)));
        self.bar.clear();
        result
    }

    /// Runs a search under watch, but not longer than this. Whether that cut it short is the second
    /// answer.
    pub(crate) fn over_slice<T>(
        &mut self,
        slice: Duration,
        search: impl FnOnce(&mut Watch<'_>) -> T,
    ) -> (T, bool) {
        let end = Instant::now() + slice;
        self.slice = Some(end);
        let result = self.over(search);
        self.slice = None;
        (result, !self.has_stopped && Instant::now() >= end)
    }

    /// Whether time is up or somebody pressed Ctrl-C, also between two searches.
    pub(crate) fn is_over(&mut self) -> bool {
        self.look(Progress::default()) == Control::Stop
    }

    /// Whether the search was told to stop for good.
    pub(crate) fn has_stopped(&self) -> bool {
        self.has_stopped
    }

    fn look(&mut self, progress: Progress) -> Control {
        self.bar.show(progress.share, |words| {
            words.searched(progress.nodes, progress.memory)
        });
        let is_late = self
            .deadline
            .is_some_and(|deadline| Instant::now() >= deadline);
        self.has_stopped |= is_late || is_interrupted();
        let slice_ends = self.slice.is_some_and(|end| Instant::now() >= end);
        if self.has_stopped || slice_ends {
            Control::Stop
        } else {
            Control::Continue
        }
    }
}

/// As much memory as there can be: a search that would use more would be killed in its middle.
pub(crate) fn parse_memory(text: &str) -> Result<u64, String> {
    let bytes = parse_bytes(text)?;
    match total_memory() {
        Some(total) if bytes > total => Err(format!(
            "expected at most {}M, all that this machine has",
            total >> 20
        )),
        _ => Ok(bytes),
    }
}

fn parse_bytes(text: &str) -> Result<u64, String> {
    let units = [
        ("K", 1 << 10),
        ("M", 1 << 20),
        ("G", 1 << 30),
        ("T", 1 << 40),
    ];
    parse_quantity(text, &units).ok_or_else(|| "expected a size such as 500M or 16G".to_owned())
}

pub(crate) fn parse_duration(text: &str) -> Result<Duration, String> {
    let units = [("ms", 1), ("s", 1000), ("m", 60_000), ("h", 3_600_000)];
    let millis = parse_quantity(text, &units);
    millis
        .map(Duration::from_millis)
        .ok_or_else(|| "expected a time such as 500ms, 60s or 10m".to_owned())
}

/// A whole number with one of these units.
fn parse_quantity(text: &str, units: &[(&str, u64)]) -> Option<u64> {
    let digits = text.trim_end_matches(|c: char| !c.is_ascii_digit());
    let unit = &text[digits.len()..];
    let (_, size) = units.iter().find(|(name, _)| *name == unit)?;
    digits.parse::<u64>().ok()?.checked_mul(*size)
}

/// Half of the memory of the machine, or of the part of it that this program may have.
fn half_of_memory() -> u64 {
    total_memory().unwrap_or(UNKNOWN_MEMORY) / 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_and_times_have_units() {
        assert_eq!(parse_bytes("16G"), Ok(16 << 30));
        assert_eq!(parse_bytes("500M"), Ok(500 << 20));
        assert_eq!(parse_duration("60s"), Ok(Duration::from_mins(1)));
        assert_eq!(parse_duration("250ms"), Ok(Duration::from_millis(250)));
        for text in ["", "16", "G", "1.5G", "-1G", "99999999999T", "16g"] {
            assert!(parse_bytes(text).is_err(), "{text}");
        }
        assert!(parse_duration("1 s").is_err());
    }
}
