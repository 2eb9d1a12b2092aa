//! What an engine says while it thinks.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use solving::{Distance, Score, Value, Verdict};

use super::CommandError;

/// The score of a proven value whose distance is not known; opinions stay below it.
const DECIDED: i32 = 10_000;

/// What is added to a verdict that others have proven.
const PUBLISHED: &str = " published";

/// One line that a search follows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Info {
    /// How deep the search looked.
    pub depth: u32,
    /// The rank of the line, counted from 1.
    pub rank: usize,
    /// What the line is worth to the side to move.
    pub verdict: Verdict,
    /// Whether the verdict is that of a published solution.
    pub is_published: bool,
    /// Positions visited so far.
    pub nodes: u64,
    /// Time so far.
    pub time: Duration,
    /// The moves.
    pub moves: Vec<String>,
}

impl fmt::Display for Info {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            depth, rank, nodes, ..
        } = self;
        let millis = self.time.as_millis();
        let seconds = self.time.as_secs_f64().max(1e-6);
        let speed = (*nodes as f64 / seconds) as u64;
        let score = score(self.verdict);
        let verdict = verdict_text(self.verdict);
        let published = if self.is_published { PUBLISHED } else { "" };
        write!(
            f,
            "info depth {depth} multipv {rank}{score} verdict {verdict}{published} nodes {nodes} nps {speed} time {millis}"
        )?;
        if !self.moves.is_empty() {
            write!(f, " pv {}", self.moves.join(" "))?;
        }
        Ok(())
    }
}

/// The score as programs for chess read it: hundredths, or the winner's moves to the end.
fn score(verdict: Verdict) -> String {
    let moves = |distance: Distance| i32::from(distance.winners_moves());
    let (sign, distance) = match verdict {
        Verdict::Unknown => return String::new(),
        Verdict::Estimated(Score(score)) => return format!(" score cp {score}"),
        Verdict::Proven {
            value: Value::Draw, ..
        } => return " score cp 0".to_owned(),
        Verdict::Proven {
            value: Value::Win,
            distance,
        } => (1, distance),
        Verdict::Proven {
            value: Value::Loss,
            distance,
        } => (-1, distance),
    };
    match distance {
        Some(distance) => format!(" score mate {}", sign * moves(distance)),
        None => format!(" score cp {}", sign * DECIDED),
    }
}

/// The verdict in words: only what is proven is called a win, a draw or a loss.
fn verdict_text(verdict: Verdict) -> String {
    match verdict {
        Verdict::Unknown => "unknown".to_owned(),
        Verdict::Estimated(_) => "estimated".to_owned(),
        Verdict::Proven { value, distance } => {
            let distance = match distance {
                Some(Distance::Exact(plies)) => format!(" exact {plies}"),
                Some(Distance::AtMost(plies)) => format!(" within {plies}"),
                None => String::new(),
            };
            format!("{}{distance}", value.name())
        }
    }
}

impl FromStr for Info {
    type Err = CommandError;

    /// Reads what stands behind `info`. What another program adds is passed over, and its scores
    /// are opinions.
    fn from_str(text: &str) -> Result<Self, CommandError> {
        let mut info = Self {
            depth: 0,
            rank: 1,
            verdict: Verdict::Unknown,
            is_published: false,
            nodes: 0,
            time: Duration::ZERO,
            moves: Vec::new(),
        };
        let mut words = text.split_whitespace().peekable();
        while let Some(word) = words.next() {
            let mut next = || words.next().ok_or_else(|| missing(word));
            match word {
                "depth" => info.depth = number(word, next()?)?,
                "multipv" => info.rank = number(word, next()?)?,
                "nodes" => info.nodes = number(word, next()?)?,
                "time" => info.time = Duration::from_millis(number(word, next()?)?),
                "score" => info.verdict = read_score(next()?, next()?)?,
                "verdict" => {
                    let value = next()?;
                    let distance = words.next_if(|&word| word == "exact" || word == "within");
                    let plies = distance.and_then(|_| words.next());
                    info.verdict = read_verdict(info.verdict, value, distance, plies)?;
                    let published = words.next_if(|&word| word == PUBLISHED.trim_start());
                    info.is_published = published.is_some();
                }
                "pv" => info.moves = words.by_ref().map(str::to_owned).collect(),
                _ => {}
            }
        }
        Ok(info)
    }
}

fn missing(word: &str) -> CommandError {
    CommandError::expected(format!("something behind {word}"))
}

fn number<N: FromStr>(word: &str, text: &str) -> Result<N, CommandError> {
    text.parse()
        .map_err(|_| CommandError::expected(format!("a whole number behind {word}")))
}

fn read_score(kind: &str, text: &str) -> Result<Verdict, CommandError> {
    let value: i32 = number("score", text)?;
    let score = match kind {
        "cp" => value,
        "mate" => value.signum() * DECIDED,
        _ => return Err(CommandError::expected("cp or mate behind score")),
    };
    Ok(Verdict::Estimated(Score(
        score.clamp(-DECIDED, DECIDED) as i16
    )))
}

fn read_verdict(
    score: Verdict,
    value: &str,
    distance: Option<&str>,
    plies: Option<&str>,
) -> Result<Verdict, CommandError> {
    let value = match value {
        "win" => Value::Win,
        "draw" => Value::Draw,
        "loss" => Value::Loss,
        _ => return Ok(score),
    };
    let plies = plies.map(|plies| number("verdict", plies)).transpose()?;
    let distance = plies.map(|plies| match distance {
        Some("exact") => Distance::Exact(plies),
        _ => Distance::AtMost(plies),
    });
    Ok(Verdict::Proven { value, distance })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(verdict: Verdict) -> Info {
        Info {
            depth: 3,
            rank: 2,
            verdict,
            is_published: false,
            nodes: 1000,
            time: Duration::from_millis(500),
            moves: vec!["W2".to_owned(), "E3".to_owned()],
        }
    }

    #[test]
    fn every_verdict_is_read_as_it_is_written() {
        let proven = |value, distance| Verdict::Proven { value, distance };
        for (verdict, text) in [
            (
                Verdict::Estimated(Score(-34)),
                "score cp -34 verdict estimated",
            ),
            (Verdict::Unknown, "verdict unknown"),
            (proven(Value::Draw, None), "score cp 0 verdict draw"),
            (proven(Value::Win, None), "score cp 10000 verdict win"),
            (
                proven(Value::Win, Some(Distance::Exact(7))),
                "score mate 4 verdict win exact 7",
            ),
            (
                proven(Value::Loss, Some(Distance::AtMost(4))),
                "score mate -2 verdict loss within 4",
            ),
        ] {
            let info = with(verdict);
            let line = info.to_string();
            assert_eq!(
                line,
                format!("info depth 3 multipv 2 {text} nodes 1000 nps 2000 time 500 pv W2 E3")
            );
            assert_eq!(line["info".len()..].parse(), Ok(info), "{line}");
        }
    }

    #[test]
    fn what_others_have_proven_is_told_apart() {
        let info = Info {
            is_published: true,
            ..with(Verdict::proven(Value::Draw))
        };
        let line = info.to_string();
        assert!(line.contains(" verdict draw published nodes "), "{line}");
        assert_eq!(line["info".len()..].parse(), Ok(info), "{line}");
    }

    #[test]
    fn what_other_programs_add_is_passed_over() {
        let info: Info = "depth 4 seldepth 9 score cp 12 tthits 3 pv f1"
            .parse()
            .unwrap();
        assert_eq!(info.verdict, Verdict::Estimated(Score(12)));
        assert_eq!((info.depth, info.moves.len()), (4, 1));
    }
}
