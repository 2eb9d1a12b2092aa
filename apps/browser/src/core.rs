//! What is kept between questions, and who answers which.

use std::num::NonZeroUsize;

use catalog::{AnyEngine, Game};
use engine::Clock;
use serde::Serialize;
use serde_json::{Value, json};
use solving::Resources;

use crate::ask::{Ask, FileKind};
use crate::error::{Error, ErrorView};
use crate::memory::granted;
use crate::{rules, tables, thinking};

/// Who hears what a search has found so far, as JSON.
pub type Heard<'a> = &'a mut dyn FnMut(&str);

/// What the engine may use unless something else is asked for.
const RESOURCES: Resources = Resources {
    threads: NonZeroUsize::MIN,
    memory: 64 << 20,
};

/// Answers one question after another.
#[derive(Debug)]
pub struct Core {
    pub(crate) clock: Clock,
    pub(crate) engine: AnyEngine,
    /// How many threads think, the caller's included.
    pub(crate) threads: NonZeroUsize,
    /// Whether nobody waits for the answer any more.
    pub(crate) is_given_up: fn() -> bool,
    /// The file that lies beside the next question.
    file: Vec<u8>,
}

impl Core {
    /// A core that goes by this clock.
    pub fn new(clock: Clock) -> Self {
        Self {
            engine: engine(RESOURCES, &clock),
            threads: RESOURCES.threads,
            clock,
            is_given_up: || false,
            file: Vec::new(),
        }
    }

    /// The same, which now and then asks whether anybody still waits while it thinks.
    #[must_use]
    pub fn asking(self, is_given_up: fn() -> bool) -> Self {
        Self {
            is_given_up,
            ..self
        }
    }

    /// Lays a file beside the next question.
    pub fn lay(&mut self, file: Vec<u8>) {
        self.file = file;
    }

    /// The answer to a question, as JSON; or why there is none.
    pub fn answer(&mut self, question: &str, heard: Heard<'_>) -> String {
        let answer = self.try_answer(question, heard);
        answer.unwrap_or_else(|error| text(&ErrorView::from(&error)))
    }

    fn try_answer(&mut self, question: &str, heard: Heard<'_>) -> Result<String, Error> {
        let file = std::mem::take(&mut self.file);
        let ask = serde_json::from_str(question);
        match ask.map_err(|error| Error::BadRequest(error.to_string()))? {
            Ask::Open { memory, threads } => {
                let memory = granted(memory);
                self.threads = threads;
                self.engine = engine(Resources { threads, memory }, &self.clock);
                Ok(text(&Value::Null))
            }
            Ask::Files { game } => Ok(text(&files(Game::named(&game)?))),
            Ask::Bring { game, file: kind } => {
                bring(Game::named(&game)?, kind, file)?;
                Ok(text(&Value::Null))
            }
            Ask::Preview(moved) => Ok(text(&rules::preview(&moved)?)),
            Ask::Line(wanted) => Ok(text(&rules::line(&wanted)?)),
            Ask::Judge { task, m } => Ok(text(&rules::judge(&task, &m)?)),
            Ask::Picture(placed) => Ok(text(&json!({ "svg": rules::picture(&placed)? }))),
            Ask::Threats(placed) => Ok(text(&rules::threats(&placed)?)),
            Ask::Perft { placed, depth } => Ok(text(&rules::perft(&placed, depth)?)),
            Ask::Analyze(wanted) => Ok(text(&thinking::analyze(self, &wanted, heard)?)),
            Ask::Choose(wanted) => Ok(text(&thinking::choose(self, &wanted)?)),
            Ask::Solve { placed, memory } => {
                Ok(text(&thinking::solve(self, &placed, memory, heard)?))
            }
            Ask::Begin {
                game,
                choices,
                outside,
            } => Ok(text(&tables::begin(&game, &choices, &outside)?)),
            Ask::Show { stored, known, now } => Ok(text(&tables::show(&stored, known, now)?)),
            Ask::Part { stored, part } => Ok(text(&tables::part(&stored, part)?)),
            Ask::Wish {
                stored,
                wish,
                outside,
            } => Ok(text(&tables::wish(&stored, wish, &outside)?)),
            Ask::Act {
                stored,
                millis,
                outside,
            } => Ok(text(&tables::act(self, &stored, millis, &outside)?)),
            Ask::Hint { stored, millis } => {
                let m = tables::hint(self, &stored, millis)?;
                Ok(text(&json!({ "move": m })))
            }
            Ask::Puzzles(wanted) => Ok(text(&thinking::puzzles(self, &wanted, heard)?)),
        }
    }
}

/// What the engine of a game needs that is not in the core.
fn files(game: Game) -> Vec<FileKind> {
    let published = game.is_published().then_some(FileKind::Published);
    [FileKind::Networks].into_iter().chain(published).collect()
}

fn bring(game: Game, kind: FileKind, file: Vec<u8>) -> Result<(), Error> {
    match kind {
        FileKind::Networks => Ok(game.bring_network(&file)?),
        FileKind::Published => Ok(game.bring_published(file)?),
    }
}

fn engine(resources: Resources, clock: &Clock) -> AnyEngine {
    AnyEngine::new(resources).with_clock(clock.clone())
}

pub(crate) fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("an answer is plain data")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(question: &Value) -> Value {
        let mut core = Core::new(Clock::none());
        let answer = core.answer(&question.to_string(), &mut |_| ());
        serde_json::from_str(&answer).unwrap()
    }

    #[test]
    fn what_cannot_be_answered_says_why() {
        let empty = "6/6/6/6/6/6 w";
        for (question, code) in [
            (json!({ "ask": "dance" }), "bad-request"),
            (
                json!({ "ask": "picture", "game": "chess", "position": empty }),
                "bad-setup",
            ),
            (
                json!({ "ask": "picture", "game": "pentago", "position": "7" }),
                "bad-position",
            ),
            (
                json!({ "ask": "preview", "game": "pentago", "position": empty, "move": "a1" }),
                "illegal-move",
            ),
            (
                json!({ "ask": "line", "game": "pentago", "moves": ["z9"] }),
                "bad-line",
            ),
            (
                json!({ "ask": "judge", "task": "/learn/pentago/flying", "move": "a1" }),
                "not-found",
            ),
            (
                json!({ "ask": "bring", "game": "pentago", "file": "networks" }),
                "bad-request",
            ),
            (
                json!({ "ask": "bring", "game": "pentaroll", "file": "published" }),
                "bad-request",
            ),
        ] {
            assert_eq!(answer(&question)["error"]["code"], code, "{question}");
        }
    }

    #[test]
    fn why_a_line_is_none_is_told_as_messages() {
        let text = "[Game \"Pentago\"]\n[Result \"*\"]\n\n1. b2-1R b2-1R *";
        let told = answer(&json!({ "ask": "line", "game": "pentago", "text": text }));
        let why = &told["error"]["why"];
        assert_eq!(why["message"], "record-wrong", "{told}");
        assert_eq!(why["about"]["line"], 4, "{told}");
        let behind = &why["about"]["problem"]["about"]["why"];
        assert_eq!(behind["message"], "illegal-taken", "{told}");
        assert_eq!(behind["about"]["cell"], "b2", "{told}");
    }

    #[test]
    fn tasks_are_judged() {
        let lesson = Game::Pentago.lesson("five").unwrap();
        let right = answer(
            &json!({ "ask": "judge", "task": "/learn/pentago/five", "move": lesson.answer }),
        );
        assert_eq!(right["right"], true, "{right}");
        let puzzle = &Game::Pentago.puzzles()[0];
        let right = answer(
            &json!({ "ask": "judge", "task": "/puzzles/pentago/1", "move": puzzle.moves[0] }),
        );
        assert_eq!(right["told"][0]["message"], puzzle.goal.message(true));
    }

    #[test]
    fn games_have_puzzles() {
        let shipped = &Game::Pentaroll.puzzles()[0];
        let question = json!({
            "ask": "puzzles", "game": "pentaroll", "position": shipped.position, "moves": [],
            "count": 3, "memory": 64 << 20,
        });
        let found = answer(&question);
        assert_eq!(
            found["puzzles"][0]["moves"],
            json!(shipped.moves),
            "{found}"
        );
        let won = json!({
            "ask": "puzzles", "game": "pentago", "position": "6/1w4/2w3/3w2/4w1/1bbbb1 w",
            "moves": ["f6"], "count": 3, "memory": 64 << 20,
        });
        assert_eq!(
            answer(&won),
            json!({ "puzzles": [] }),
            "a win at once is none"
        );
    }

    #[test]
    fn sequences_are_counted() {
        let question =
            json!({ "ask": "perft", "game": "pentago", "position": "6/6/6/6/6/6 w", "depth": 2 });
        assert_eq!(answer(&question), json!({ "count": "80640" }));
    }

    #[test]
    fn an_analysis_by_nodes_is_the_engines() {
        let position = "6/1w4/6/6/4b1/6 w";
        let question =
            json!({ "ask": "analyze", "game": "pentago", "position": position, "nodes": 3000 });
        let mut core = Core::new(Clock::none());
        let mut reports = Vec::new();
        let told = core.answer(&question.to_string(), &mut |report| {
            reports.push(report.to_owned());
        });
        let told: Value = serde_json::from_str(&told).unwrap();
        assert_eq!(told["position"], position);
        assert!(told["best"].is_string() && told["lines"][0]["line"].is_array());
        assert!(!reports.is_empty(), "it tells what it has found on the way");
    }

    #[test]
    fn a_search_that_is_given_up_ends() {
        let question = json!({
            "ask": "analyze", "game": "pentaroll", "position": "6/6/6/6/6/6 w", "nodes": 1_000_000_000_000_u64,
        });
        let mut core = Core::new(Clock::none()).asking(|| true);
        let told = core.answer(&question.to_string(), &mut |_| ());
        assert!(told.contains("6/6/6/6/6/6 w"), "{told}");
    }

    #[test]
    fn a_proof_says_what_memory_it_lacks() {
        let question = json!({
            "ask": "solve", "game": "pentago", "position": "wb3b/b2wb1/4ww/1ww1bb/bw3b/2w3 w", "memory": 64 << 20,
        });
        let error = &answer(&question)["error"];
        assert_eq!(error["code"], "no-memory");
        let bytes = |name: &str| error["memory"][name].as_u64().unwrap();
        assert!(bytes("needed") > 1 << 30, "{error}");
        assert_eq!(bytes("limit"), 64 << 20);
    }
}
