//! What is counted, in the text format of Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Upper bounds of times, in milliseconds.
const BOUNDS: [u64; 8] = [1, 2, 5, 10, 50, 100, 500, 1000];

/// Counters of the running server.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// Answers by the first digit of their status.
    answers: [AtomicU64; 6],
    answer_times: Times,
    pub(crate) games_created: AtomicU64,
    pub(crate) moves: AtomicU64,
    pub(crate) computer_moves: AtomicU64,
    /// WebSockets that are open.
    pub(crate) live_connections: AtomicU64,
    /// Games that are in memory.
    pub(crate) games_in_memory: AtomicU64,
    /// Questions that wait for the engine.
    pub(crate) engine_queue: AtomicU64,
    /// Questions that machines elsewhere have answered.
    pub(crate) answers_from_elsewhere: AtomicU64,
    /// Searches for analyses that were begun, here or elsewhere.
    pub(crate) analyses: AtomicU64,
    /// Servers that hear each other, this one included.
    pub(crate) servers: AtomicU64,
    /// Whether other servers are heard at once, and whether anything can be kept: 1 or 0.
    pub(crate) hears_others: AtomicU64,
    pub(crate) is_writable: AtomicU64,
    engine_times: Times,
    commits: Times,
    committed: AtomicU64,
}

/// How long something took, how often.
#[derive(Debug, Default)]
struct Times {
    buckets: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Times {
    fn took(&self, time: Duration) {
        let millis = time.as_millis() as u64;
        for (bucket, _) in self
            .buckets
            .iter()
            .zip(BOUNDS)
            .filter(|(_, bound)| millis < *bound)
        {
            bucket.fetch_add(1, Relaxed);
        }
        self.count.fetch_add(1, Relaxed);
        self.micros.fetch_add(time.as_micros() as u64, Relaxed);
    }

    fn write(&self, text: &mut String, name: &str, help: &str) {
        let count = self.count.load(Relaxed);
        let seconds = self.micros.load(Relaxed) as f64 / 1e6;
        header(text, name, help, "histogram");
        for (bucket, bound) in self.buckets.iter().zip(BOUNDS) {
            let below = bucket.load(Relaxed);
            let bound = bound as f64 / 1000.0;
            line(
                text,
                format_args!("{name}_bucket{{le=\"{bound}\"}} {below}"),
            );
        }
        line(text, format_args!("{name}_bucket{{le=\"+Inf\"}} {count}"));
        line(text, format_args!("{name}_sum {seconds}"));
        line(text, format_args!("{name}_count {count}"));
    }
}

impl Metrics {
    /// Counts one more.
    pub(crate) fn count(counter: &AtomicU64) {
        counter.fetch_add(1, Relaxed);
    }

    /// A request was answered.
    pub(crate) fn answered(&self, status: u16, time: Duration) {
        let digit = usize::from(status / 100).min(self.answers.len() - 1);
        self.answers[digit].fetch_add(1, Relaxed);
        self.answer_times.took(time);
    }

    /// The engine has thought.
    pub(crate) fn thought(&self, time: Duration) {
        self.engine_times.took(time);
    }

    /// So many writes are on disk.
    pub(crate) fn committed(&self, writes: usize, time: Duration) {
        self.committed.fetch_add(writes as u64, Relaxed);
        self.commits.took(time);
    }

    /// Everything, as Prometheus reads it.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        let name = "panta_http_responses_total";
        header(&mut text, name, "Answers by class of status.", "counter");
        for (digit, count) in self.answers.iter().enumerate().skip(1) {
            let count = count.load(Relaxed);
            line(
                &mut text,
                format_args!("{name}{{class=\"{digit}xx\"}} {count}"),
            );
        }
        self.answer_times
            .write(&mut text, "panta_http_seconds", "Time to answer a request.");
        let counters = [
            ("panta_games_total", "Games made.", &self.games_created),
            ("panta_moves_total", "Moves made by players.", &self.moves),
            (
                "panta_computer_moves_total",
                "Moves made by the engine.",
                &self.computer_moves,
            ),
            (
                "panta_writes_total",
                "Changes that are on disk.",
                &self.committed,
            ),
            (
                "panta_analyses_total",
                "Searches for analyses that this server had begun.",
                &self.analyses,
            ),
            (
                "panta_answers_from_elsewhere_total",
                "Questions that machines elsewhere have answered.",
                &self.answers_from_elsewhere,
            ),
        ];
        for (name, help, count) in counters {
            header(&mut text, name, help, "counter");
            line(&mut text, format_args!("{name} {}", count.load(Relaxed)));
        }
        let gauges = [
            (
                "panta_live_connections",
                "WebSockets that are open.",
                &self.live_connections,
            ),
            (
                "panta_games_in_memory",
                "Games that are in memory.",
                &self.games_in_memory,
            ),
            (
                "panta_engine_queue",
                "Questions that wait for the engine.",
                &self.engine_queue,
            ),
            (
                "panta_servers",
                "Servers that hear each other, this one included.",
                &self.servers,
            ),
            (
                "panta_hears_others",
                "Whether what other servers do is heard at once (1), or looked for (0).",
                &self.hears_others,
            ),
            (
                "panta_writable",
                "Whether anything can be kept (1).",
                &self.is_writable,
            ),
        ];
        for (name, help, count) in gauges {
            header(&mut text, name, help, "gauge");
            line(&mut text, format_args!("{name} {}", count.load(Relaxed)));
        }
        self.engine_times.write(
            &mut text,
            "panta_engine_seconds",
            "Time that the engine thought.",
        );
        self.commits.write(
            &mut text,
            "panta_commit_seconds",
            "Time of a commit, the disk included.",
        );
        text
    }
}

fn header(text: &mut String, name: &str, help: &str, kind: &str) {
    line(text, format_args!("# HELP {name} {help}"));
    line(text, format_args!("# TYPE {name} {kind}"));
}

fn line(text: &mut String, line: std::fmt::Arguments<'_>) {
    writeln!(text, "{line}").expect("a string takes everything");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_count_what_is_below_them() {
        let metrics = Metrics::default();
        metrics.answered(200, Duration::from_millis(3));
        metrics.answered(404, Duration::from_secs(2));
        let text = metrics.text();
        for line in [
            "panta_http_responses_total{class=\"2xx\"} 1",
            "panta_http_seconds_bucket{le=\"0.002\"} 0",
            "panta_http_seconds_bucket{le=\"0.005\"} 1",
            "panta_http_seconds_bucket{le=\"+Inf\"} 2",
            "panta_http_seconds_count 2",
        ] {
            assert!(text.lines().any(|other| other == line), "{line} in {text}");
        }
    }
}
