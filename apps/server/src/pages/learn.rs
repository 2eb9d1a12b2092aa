//! Learning a game in a few steps, hands on the board.

use axum::Json;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use catalog::lessons::Lesson;
use catalog::{Game, Judged};
use maud::{Markup, html};
use messages::Words;

use super::errors;
use super::layout::Page;
use super::shelf::shelf;
use super::task::{Answer, Task, judged, link};
use super::visitor::Visitor;
use crate::error::Error;

/// All games with their steps.
pub(super) async fn index(visitor: Visitor) -> Markup {
    let words = visitor.words();
    let page = Page {
        title: words.text("nav-learn"),
        about: None,
        class: "learn".to_owned(),
        scripts: &["progress.js"],
        body: html! {
            div.hero {
                h1 { (words.text("learn-title")) }
                p.lead { (words.text("learn-lead")) }
            }
            (shelf(words, |game| html! {
                (steps(words, game, None))
                div.actions {
                    a.button.primary data-resume="" href={ "/learn/" (game.name()) } { (learn(words, game)) }
                }
            }))
        },
    };
    page.render(&visitor)
}

/// The first step.
pub(super) async fn first(visitor: Visitor, Path(name): Path<String>) -> Response {
    let game = Game::from_name(&name);
    respond(
        &visitor,
        game.and_then(|game| game.lessons().first().copied()),
    )
}

/// One step.
pub(super) async fn page(visitor: Visitor, Path(names): Path<(String, String)>) -> Response {
    respond(&visitor, find(&names))
}

/// What is said of a move in a step.
pub(super) async fn answer(
    Path(names): Path<(String, String)>,
    Query(answer): Query<Answer>,
) -> Result<Json<Judged>, Error> {
    judged(find(&names).map(|lesson| lesson.judged(&answer.m)))
}

fn find((game, lesson): &(String, String)) -> Option<Lesson> {
    Game::from_name(game)?.lesson(lesson)
}

fn respond(visitor: &Visitor, found: Option<Lesson>) -> Response {
    let Some(lesson) = found else {
        return errors::page(visitor, StatusCode::NOT_FOUND);
    };
    let (words, game) = (visitor.words(), lesson.game);
    let position = lesson.start();
    let task = Task {
        game,
        position: &position,
        title: (learn(words, game), words.lesson(&lesson, "-title")),
        address: address(&lesson),
        day: None,
        goal: None,
        asked: asked(words, &lesson),
        solution: (lesson.answer, words.lesson(&lesson, "-right")),
        next: next(words, &lesson),
        others: others(words, &lesson),
    };
    task.page(visitor).into_response()
}

fn learn(words: &Words, game: Game) -> String {
    words.of_game("learn-a", game)
}

pub(super) fn address(lesson: &Lesson) -> String {
    format!("/learn/{}/{}", lesson.game.name(), lesson.name)
}

fn is_of_edition(lesson: &Lesson) -> bool {
    lesson.game.edition(lesson.name).is_some()
}

/// The steps of the ordinary rules; the editions together are one more.
fn plain(game: Game) -> impl Iterator<Item = Lesson> {
    let lessons = game.lessons().into_iter();
    lessons.filter(|lesson| !is_of_edition(lesson))
}

fn asked(words: &Words, lesson: &Lesson) -> Markup {
    let game = lesson.game;
    let n_plain = plain(game).count();
    let index = plain(game).position(|one| one.name == lesson.name);
    let steps = n_plain + usize::from(n_plain < game.lessons().len());
    let numbers = [
        ("step", index.map_or(steps, |index| index + 1).into()),
        ("steps", steps.into()),
    ];
    html! {
        p.soft { (words.format("learn-step", &numbers)) }
        h2 { (words.lesson(lesson, "-title")) }
        p.asked { (words.lesson(lesson, "")) }
    }
}

fn next(words: &Words, lesson: &Lesson) -> (String, String) {
    let game = lesson.game;
    let mut after = game.lessons().into_iter();
    after.find(|one| one.name == lesson.name);
    match after.next() {
        Some(next) => (address(&next), words.text("task-next")),
        None => (
            format!("/play/{}", game.name()),
            words.of_game("play-a", game),
        ),
    }
}

fn others(words: &Words, lesson: &Lesson) -> Markup {
    let game = lesson.game;
    html! {
        nav.card.stack aria-label=(words.text("learn-steps")) {
            h2 { (words.text("learn-steps")) }
            (steps(words, game, Some(lesson)))
            a.button.quiet href={ "/rules/" (game.name()) } {
                (words.of_game("rules-of", game))
            }
        }
    }
}

/// The steps of a game, and its editions as the last of them.
fn steps(words: &Words, game: Game, present: Option<&Lesson>) -> Markup {
    let to = |lesson: &Lesson| {
        let is_present = present.is_some_and(|present| present.name == lesson.name);
        let name = html! { span { (words.lesson(lesson, "-title")) } };
        link(words, &address(lesson), is_present, &name)
    };
    let of_editions: Vec<_> = game.lessons().into_iter().filter(is_of_edition).collect();
    html! {
        ol.task-list {
            @for lesson in plain(game) { li { (to(&lesson)) } }
            @if !of_editions.is_empty() {
                li {
                    span.task-group { (words.text("rules-editions")) }
                    ul { @for lesson in of_editions { li { (to(&lesson)) } } }
                }
            }
        }
    }
}
