//! Learning a game in a few steps, hands on the board.

use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use boardgame::Outcome;
use catalog::Game;
use catalog::lessons::{Goal, Judgment, Lesson};
use maud::{Markup, html};
use messages::Words;

use super::errors;
use super::layout::Page;
use super::shelf::shelf;
use super::task::{Answer, Task, judged, link, verdict};
use super::visitor::Visitor;

/// All games with their steps.
pub(super) async fn index(visitor: Visitor) -> Markup {
    let words = visitor.words();
    let page = Page {
        title: words.text("nav-learn"),
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
    let found = Game::from_name(&name).and_then(|game| Some((game, game.lessons().first()?)));
    respond(&visitor, found)
}

/// One step.
pub(super) async fn page(visitor: Visitor, Path(names): Path<(String, String)>) -> Response {
    respond(&visitor, find(&names))
}

/// What is said of a move in a step.
pub(super) async fn answer(
    visitor: Visitor,
    Path(names): Path<(String, String)>,
    Query(answer): Query<Answer>,
) -> Response {
    judged(&visitor, find(&names), |(game, lesson)| {
        judge(visitor.words(), game, lesson, &answer.m)
    })
}

fn find((game, lesson): &(String, String)) -> Option<(Game, &'static Lesson)> {
    let game = Game::from_name(game)?;
    Some((game, game.lesson(lesson)?))
}

fn respond(visitor: &Visitor, found: Option<(Game, &'static Lesson)>) -> Response {
    let Some((game, lesson)) = found else {
        return errors::page(visitor, StatusCode::NOT_FOUND);
    };
    let words = visitor.words();
    let position = lesson.start(game);
    let task = Task {
        game,
        position: &position,
        title: (learn(words, game), words.lesson(game, lesson, "-title")),
        address: address(game, lesson),
        day: None,
        asked: asked(words, game, lesson),
        solution: (lesson.answer, words.lesson(game, lesson, "-right")),
        next: next(words, game, lesson),
        others: others(words, game, lesson),
    };
    task.page(visitor).into_response()
}

fn learn(words: &Words, game: Game) -> String {
    words.format("learn-a", &[("game", words.game(game).into())])
}

fn address(game: Game, lesson: &Lesson) -> String {
    format!("/learn/{}/{}", game.name(), lesson.name)
}

fn is_of_edition(game: Game, lesson: &Lesson) -> bool {
    game.edition(lesson.name).is_some()
}

/// The steps of the ordinary rules; the editions together are one more.
fn plain(game: Game) -> impl Iterator<Item = &'static Lesson> {
    let lessons = game.lessons().iter();
    lessons.filter(move |lesson| !is_of_edition(game, lesson))
}

fn asked(words: &Words, game: Game, lesson: &Lesson) -> Markup {
    let n_plain = plain(game).count();
    let index = plain(game).position(|one| one.name == lesson.name);
    let steps = n_plain + usize::from(n_plain < game.lessons().len());
    let numbers = [
        ("step", index.map_or(steps, |index| index + 1).into()),
        ("steps", steps.into()),
    ];
    html! {
        p.soft { (words.format("learn-step", &numbers)) }
        h2 { (words.lesson(game, lesson, "-title")) }
        p.asked { (words.lesson(game, lesson, "")) }
    }
}

fn next(words: &Words, game: Game, lesson: &Lesson) -> (String, String) {
    let mut after = game.lessons().iter();
    after.find(|one| one.name == lesson.name);
    match after.next() {
        Some(next) => (address(game, next), words.text("task-next")),
        None => (
            format!("/play/{}", game.name()),
            words.format("play-a", &[("game", words.game(game).into())]),
        ),
    }
}

fn others(words: &Words, game: Game, lesson: &Lesson) -> Markup {
    html! {
        nav.card.stack aria-label=(words.text("learn-steps")) {
            h2 { (words.text("learn-steps")) }
            (steps(words, game, Some(lesson)))
            a.button.quiet href={ "/rules/" (game.name()) } {
                (words.format("rules-of", &[("game", words.game(game).into())]))
            }
        }
    }
}

/// The steps of a game, and its editions as the last of them.
fn steps(words: &Words, game: Game, present: Option<&Lesson>) -> Markup {
    let to = |lesson: &Lesson| {
        let is_present = present.is_some_and(|present| present.name == lesson.name);
        let name = html! { span { (words.lesson(game, lesson, "-title")) } };
        link(words, &address(game, lesson), is_present, &name)
    };
    let of_editions: Vec<_> = game
        .lessons()
        .iter()
        .filter(|lesson| is_of_edition(game, lesson))
        .collect();
    html! {
        ol.task-list {
            @for lesson in plain(game) { li { (to(lesson)) } }
            @if !of_editions.is_empty() {
                li {
                    span.task-group { (words.text("rules-editions")) }
                    ul { @for lesson in of_editions { li { (to(lesson)) } } }
                }
            }
        }
    }
}

/// What a move does in a step, if it is legal.
fn judge(words: &Words, game: Game, lesson: &Lesson, m: &str) -> Option<Markup> {
    let judgment = lesson.judge(game, m).ok()?;
    let start = lesson.start(game);
    let outcome = start.play(m).ok()?.outcome();
    let opponent = words.color(!start.turn());
    let why = match (&judgment, lesson.goal) {
        (Judgment::Right, _) => words.lesson(game, lesson, "-right"),
        (Judgment::Refuted(reply), _) => {
            let arguments = [("color", opponent.into()), ("move", reply.as_str().into())];
            words.format("learn-wrong-hold", &arguments)
        }
        (Judgment::Wrong, Goal::End(Outcome::Win(color), _)) => {
            words.format("learn-wrong-win", &[("color", words.color(color).into())])
        }
        (Judgment::Wrong, Goal::End(Outcome::Draw, _)) => words.text("learn-wrong-draw"),
        (Judgment::Wrong, _) => words.text("learn-wrong-kind"),
    };
    let ended = outcome.map(|outcome| words.outcome(outcome));
    let sentences: Vec<_> = ended.into_iter().chain([why]).collect();
    Some(verdict(words, judgment == Judgment::Right, &sentences))
}
