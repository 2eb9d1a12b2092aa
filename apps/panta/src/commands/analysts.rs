//! How much of the machine analysis may have, for those who think for others.

use std::num::NonZeroUsize;

use anyhow::ensure;
use engine::total_memory;

use crate::limits::parse_memory;

/// With less, hardly anything could be remembered or proven.
const LEAST: u64 = 16 << 20;

/// The threads that analyze, and the memory of each.
#[derive(clap::Args, Default)]
pub(super) struct Analysts {
    /// How many threads analyze, with what games leave [default: all cores but one]
    #[arg(long, value_name = "N")]
    analysis_threads: Option<NonZeroUsize>,
    /// How much memory each of them may use, such as 3G [default: 512M]
    ///
    /// The exact values of every move of a Pentago position with 17 marbles take 2 GiB, with 16 marbles 6 GiB and with
    /// 15 marbles 8 GiB. Such proofs take their time too: see --limit analysis-seconds.
    #[arg(long, value_name = "SIZE", value_parser = memory)]
    analysis_memory: Option<u64>,
}

impl Analysts {
    /// The threads, and the bytes for each; so many unless others were asked for. All of them must fit the machine.
    pub(super) fn chosen(
        &self,
        threads: NonZeroUsize,
        memory: u64,
    ) -> anyhow::Result<(NonZeroUsize, u64)> {
        let threads = self.analysis_threads.unwrap_or(threads);
        let Some(memory) = self.analysis_memory else {
            return Ok((threads, memory));
        };
        let most = total_memory().map(|total| total / threads.get() as u64);
        if let Some(most) = most {
            ensure!(
                memory <= most,
                "--analysis-memory: expected at most {}M for each of {threads} threads, all that this machine has",
                most >> 20
            );
        }
        Ok((threads, memory))
    }
}

fn memory(text: &str) -> Result<u64, String> {
    let bytes = parse_memory(text)?;
    if bytes < LEAST {
        return Err(format!("expected at least {}M", LEAST >> 20));
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_memory_of_all_threads_must_be_there() {
        let chosen = |threads: usize, memory: u64| {
            let analysts = Analysts {
                analysis_threads: NonZeroUsize::new(threads),
                analysis_memory: Some(memory),
            };
            analysts.chosen(NonZeroUsize::MIN, 1)
        };
        let (threads, bytes) = chosen(2, LEAST).unwrap();
        assert_eq!((threads.get(), bytes), (2, LEAST));
        let problem = chosen(3, total_memory().unwrap() / 2).unwrap_err();
        assert!(
            problem.to_string().contains("each of 3 threads"),
            "{problem}"
        );
        let usual = Analysts::default().chosen(NonZeroUsize::MIN, 7).unwrap();
        assert_eq!(usual, (NonZeroUsize::MIN, 7));
    }

    #[test]
    fn little_memory_is_refused() {
        assert_eq!(memory("16M"), Ok(LEAST));
        assert!(memory("15M").unwrap_err().contains("at least 16M"));
        assert!(memory("much").is_err());
    }
}
