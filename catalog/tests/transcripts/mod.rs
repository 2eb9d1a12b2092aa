//! The transcripts of `docs/protocol.md`, and how they are played.

use std::sync::mpsc::Receiver;
use std::time::Duration;

use serde_json::Value;

/// A longer silence is a failure.
const PATIENCE: Duration = Duration::from_mins(1);

/// One exchange of the document.
pub(crate) struct Transcript {
    /// The line of the document where it begins.
    pub(crate) line: usize,
    /// What is said, in order.
    pub(crate) steps: Vec<Step>,
}

/// A line of a transcript.
pub(crate) enum Step {
    /// The driver says this.
    Say(String),
    /// The engine says something like this.
    Hear(String),
}

/// The transcripts in fences of this name.
pub(crate) fn read(fence: &str) -> Vec<Transcript> {
    let document = include_str!("../../../docs/protocol.md");
    let opening = format!("```{fence}");
    let mut transcripts = Vec::new();
    let mut is_open = false;
    for (index, line) in document.lines().enumerate() {
        if line == opening {
            is_open = true;
            transcripts.push(Transcript {
                line: index + 1,
                steps: Vec::new(),
            });
        } else if line.starts_with("```") {
            is_open = false;
        } else if is_open {
            let steps = &mut transcripts.last_mut().unwrap().steps;
            steps.push(match line.split_at(2) {
                ("> ", said) => Step::Say(said.to_owned()),
                ("< ", heard) => Step::Hear(heard.to_owned()),
                _ => panic!("line {}: expected > or <", index + 1),
            });
        }
    }
    assert!(transcripts.len() >= 3, "{fence}");
    transcripts
}

/// Plays a transcript of UGI. Lines of `info` that it does not show are passed over.
pub(crate) fn play_ugi(
    transcript: &Transcript,
    mut say: impl FnMut(&str),
    lines: &Receiver<String>,
) {
    for step in &transcript.steps {
        match step {
            Step::Say(line) => say(line),
            Step::Hear(pattern) => loop {
                let line = hear(lines, pattern);
                if is_like(&line, pattern) {
                    break;
                }
                let is_progress = line.starts_with("info ") && !line.starts_with("info string");
                assert!(
                    is_progress,
                    "line {}: {line} is not {pattern}",
                    transcript.line
                );
            },
        }
    }
}

/// Plays a transcript of JSON lines. Answers may come in any order.
pub(crate) fn play_jsonl(
    transcript: &Transcript,
    mut say: impl FnMut(&str),
    lines: &Receiver<String>,
) {
    let mut heard: Vec<Value> = Vec::new();
    for step in &transcript.steps {
        match step {
            Step::Say(line) => say(line),
            Step::Hear(pattern) => {
                let expected: Value = serde_json::from_str(pattern).unwrap();
                loop {
                    let found = heard.iter().position(|answer| contains(answer, &expected));
                    if let Some(index) = found {
                        heard.remove(index);
                        break;
                    }
                    let line = hear(lines, pattern);
                    heard.push(serde_json::from_str(&line).unwrap());
                }
            }
        }
    }
    heard.retain(|answer| answer["type"] != "report");
    assert!(heard.is_empty(), "line {}: {heard:?}", transcript.line);
}

fn hear(lines: &Receiver<String>, pattern: &str) -> String {
    let line = lines.recv_timeout(PATIENCE);
    line.unwrap_or_else(|_| panic!("nothing came in place of {pattern}"))
}

/// Whether a line is the pattern, in which `…` stands for anything.
fn is_like(line: &str, pattern: &str) -> bool {
    let Some((before, after)) = pattern.split_once('…') else {
        return line == pattern;
    };
    let Some(rest) = line.strip_prefix(before) else {
        return false;
    };
    let mut places = rest.char_indices().map(|(index, _)| index);
    after.is_empty() || places.any(|index| is_like(&rest[index..], after))
}

/// Whether an answer has everything that is expected of it; `"…"` stands for any value.
fn contains(answer: &Value, expected: &Value) -> bool {
    match (answer, expected) {
        (_, Value::String(text)) if text == "…" => true,
        (Value::Object(answer), Value::Object(expected)) => expected.iter().all(|(name, value)| {
            answer
                .get(name)
                .is_some_and(|answer| contains(answer, value))
        }),
        _ => answer == expected,
    }
}
