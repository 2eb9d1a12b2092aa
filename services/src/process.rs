//! A program that runs beside the tests, and what can be done to it.

use std::fs;
use std::process::{Child, Command, ExitStatus};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

/// Nothing takes longer to start or to stop unless it hangs.
const PATIENCE: Duration = Duration::from_mins(1);

/// A running program. It is killed when it is dropped, by its own handle.
#[derive(Debug)]
pub struct Process(Child);

impl Process {
    /// Starts it, and waits until it is ready.
    pub fn start(command: &mut Command, mut is_ready: impl FnMut() -> bool) -> Self {
        let mut process = Self(command.spawn().expect("it was found"));
        let began = Instant::now();
        while !is_ready() {
            let ended = process.0.try_wait().expect("it is ours");
            assert!(ended.is_none(), "{command:?} ended: {ended:?}");
            assert!(began.elapsed() < PATIENCE, "{command:?} is never ready");
            thread::sleep(Duration::from_millis(20));
        }
        process
    }

    /// Sends it a signal.
    pub fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.0), signal).expect("it is ours");
    }

    /// Sends a signal to it and then to all that it has started.
    pub fn signal_family(&self, signal: Signal) {
        self.signal(signal);
        for child in children(self.0.id()) {
            // It may have ended meanwhile.
            let _ = kill_process(child, signal);
        }
    }

    /// How long it and all that it has started have kept a core busy, as Linux tells; nothing elsewhere.
    pub fn cpu_time(&self) -> Duration {
        cpu_time(self.0.id())
    }

    /// The end without a warning.
    pub fn kill(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }

    /// Asks it to end, and waits until it has; how it did.
    pub fn stop(&mut self, signal: Signal) -> ExitStatus {
        self.signal(signal);
        self.0.wait().expect("it is ours")
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

/// How long a process and all that it has started have kept a core busy, as Linux tells; nothing elsewhere.
pub fn cpu_time(process: u32) -> Duration {
    /// Linux counts in hundredths of a second, whatever its clock does.
    const TICK: Duration = Duration::from_millis(10);
    let of = |id: u32| {
        let fields = fields(id);
        // Its own time as it is and in the system, and the same of those that have ended.
        let ticks = fields.iter().skip(11).take(4);
        ticks
            .filter_map(|field| field.parse::<u32>().ok())
            .sum::<u32>()
    };
    let family = children(process)
        .into_iter()
        .map(|child| child.as_raw_nonzero().get() as u32);
    TICK * family.chain([process]).map(of).sum::<u32>()
}

/// Bytes that a process has in memory, as Linux tells; none elsewhere, or when it has ended.
pub fn memory(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line?.trim().strip_suffix(" kB")?.trim().parse::<u64>();
    Some(kilobytes.ok()? << 10)
}

/// What Linux tells of a process, after its number and its name.
fn fields(id: u32) -> Vec<String> {
    let stat = fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
    // The name of a program may hold anything, and ends with the last bracket.
    let fields = stat.rsplit(')').next().unwrap_or_default();
    fields.split_whitespace().map(str::to_owned).collect()
}

/// The processes that another has started, as Linux tells; none elsewhere.
fn children(parent: u32) -> Vec<Pid> {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    let is_child = |id: &i32| fields(*id as u32).get(1) == Some(&parent.to_string());
    let ids = entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    ids.filter(is_child).filter_map(Pid::from_raw).collect()
}
