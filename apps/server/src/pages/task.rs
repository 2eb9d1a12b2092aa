//! Something to do on a board: one move to find.
//!
//! The page shows a position and asks for a move; the script plays it on the board and asks what is
//! said of it. What is done stays in the browser.

use axum::Json;
use catalog::puzzles::Find;
use catalog::{AnyPosition, Game, Judged, MoveError};
use maud::{Markup, html};
use messages::Words;
use serde::{Deserialize, Serialize};
use table::Refusal;
use table::view::{Pieces, pieces};

use super::board::board;
use super::layout::{Page, class_of};
use super::visitor::Visitor;
use crate::error::Error;

/// A task on its page.
pub(super) struct Task<'a> {
    pub(super) game: Game,
    pub(super) position: &'a AnyPosition,
    /// What it belongs to, and its own name.
    pub(super) title: (String, String),
    /// Its address; `/answer` below it judges moves.
    pub(super) address: String,
    /// The day whose puzzle it is.
    pub(super) day: Option<u64>,
    /// What there is to find, where it is a puzzle that is shipped.
    pub(super) goal: Option<Find>,
    /// The heading, and all that is said before a move.
    pub(super) asked: Markup,
    /// A move that solves it, and why.
    pub(super) solution: (&'a str, String),
    /// Where to go afterward: address and words.
    pub(super) next: (String, String),
    /// All tasks of the game, to go to another.
    pub(super) others: Markup,
}

/// A move that is to be judged.
#[derive(Debug, Deserialize)]
pub(super) struct Answer {
    #[serde(rename = "move")]
    pub(super) m: String,
}

/// What the script must know.
#[derive(Serialize)]
struct State<'a> {
    game: &'static str,
    position: String,
    pieces: Pieces,
    turn: &'static str,
    legal: Vec<String>,
    address: &'a str,
    day: Option<u64>,
    goal: Option<&'static str>,
}

impl Task<'_> {
    /// The page.
    pub(super) fn page(&self, visitor: &Visitor) -> Markup {
        let (group, name) = &self.title;
        let page = Page {
            title: format!("{group} · {name}"),
            about: Some(self.game),
            class: format!("{} play task", class_of(self.game.name())),
            scripts: &["task.js"],
            body: html! {
                h1.hidden-words { (group) }
                (self.render(visitor))
            },
        };
        page.render(visitor)
    }

    fn render(&self, visitor: &Visitor) -> Markup {
        let words = visitor.words();
        let (next, next_words) = &self.next;
        html! {
            div.hidden-words data-words=(visitor.script_words()) hidden {}
            div.play-grid data-task=(self.state()) {
                section.task-ask aria-label=(words.text("task-label")) {
                    (self.asked)
                    noscript { p { (words.text("task-no-script")) } }
                }
                section.table-top aria-label=(words.text("play-board")) {
                    (board(words, self.game, Some(self.position), true))
                }
                // It stands where it can always be seen, and moves nothing when it speaks.
                div.card.task-answer {
                    p.hidden-words data-voice="" aria-live="polite" {}
                    div.verdict data-verdict="" aria-live="polite" {}
                    div.row.actions {
                        button type="button" data-act="retry" hidden { (words.text("task-retry")) }
                        a.button data-next="" href=(next) { (next_words) }
                    }
                    (self.solution(words))
                }
                (self.others)
            }
        }
    }

    /// The solution; that of a puzzle of one's own the script has.
    fn solution(&self, words: &Words) -> Markup {
        let (m, why) = &self.solution;
        let position = self.position.to_string().replace(' ', "+");
        let analysis = format!("/analyze/{}#position={position}", self.game.name());
        html! {
            details.solution data-solution=(m) {
                summary { (words.text("task-solution")) }
                // In words; the script shows it on the board, and has that of a puzzle of one's own.
                @if !m.is_empty() { p { (words.said(self.position, m)) } }
                @if !why.is_empty() { p { (why) } }
                a.button.quiet data-analysis="" href=(analysis) { (words.text("review-open")) }
            }
        }
    }

    fn state(&self) -> String {
        let state = State {
            game: self.game.name(),
            position: self.position.to_string(),
            pieces: pieces(self.position),
            turn: self.position.turn().name(),
            legal: self.position.legal_moves(),
            address: &self.address,
            day: self.day,
            goal: self.goal.map(Find::name),
        };
        serde_json::to_string(&state).expect("it is plain data")
    }
}

/// The answer to a move: what is said of it, or that there is no such task or no such move.
pub(super) fn judged(task: Option<Result<Judged, MoveError>>) -> Result<Json<Judged>, Error> {
    let judged = task.ok_or(Error::NotFound)?;
    Ok(Json(judged.map_err(Refusal::Illegal)?))
}

/// A link to a task, which the script marks when it is done.
pub(super) fn link(words: &Words, address: &str, is_present: bool, name: &Markup) -> Markup {
    html! {
        a data-done=(address) href=(address) aria-current=[is_present.then_some("page")] {
            (name)
            (tick(words))
        }
    }
}

/// The mark of what is done.
pub(super) fn tick(words: &Words) -> Markup {
    html! {
        span.done hidden { span aria-hidden="true" { "✓" } span.hidden-words { (words.text("task-done")) } }
    }
}
