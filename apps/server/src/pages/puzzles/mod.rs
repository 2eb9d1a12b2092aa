//! Puzzles: positions with one thing to find, one of each game for each day, and those of one's own games.

mod day;
mod overview;
mod own;

use axum::Json;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use boardgame::Color;
use catalog::puzzles::{Find, Puzzle};
use catalog::{Game, Judged};
use maud::{Markup, html};
use messages::Words;

pub(super) use self::overview::index;
use self::overview::{numbers, stars, streak};
pub(super) use self::own::page as own;
use super::errors;
use super::task::{Answer, Task, judged};
use super::visitor::Visitor;
use crate::error::Error;

/// The first puzzle of a game.
pub(super) async fn first(visitor: Visitor, Path(name): Path<String>) -> Response {
    respond(&visitor, Place::find(&name, 1))
}

/// One puzzle.
pub(super) async fn page(
    visitor: Visitor,
    Path((name, number)): Path<(String, usize)>,
) -> Response {
    respond(&visitor, Place::find(&name, number))
}

/// What is said of a move in a puzzle.
pub(super) async fn answer(
    Path((name, number)): Path<(String, usize)>,
    Query(answer): Query<Answer>,
) -> Result<Json<Judged>, Error> {
    let place = Place::find(&name, number);
    judged(place.map(|place| place.puzzle().judged(place.game, &answer.m)))
}

fn respond(visitor: &Visitor, place: Option<Place>) -> Response {
    let page = place.and_then(|place| place.render(visitor));
    page.map_or_else(
        || errors::page(visitor, StatusCode::NOT_FOUND),
        IntoResponse::into_response,
    )
}

/// Where a puzzle stands among those of its game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Place {
    game: Game,
    index: usize,
}

impl Place {
    /// People count from 1.
    fn find(name: &str, number: usize) -> Option<Self> {
        let game = Game::from_name(name)?;
        let index = number.checked_sub(1)?;
        (index < game.puzzles().len()).then_some(Self { game, index })
    }

    fn puzzle(self) -> &'static Puzzle {
        &self.game.puzzles()[self.index]
    }

    fn address(self) -> String {
        format!("/puzzles/{}/{}", self.game.name(), self.index + 1)
    }

    fn next(self) -> Option<Self> {
        Self::find(self.game.name(), self.index + 2)
    }

    fn render(self, visitor: &Visitor) -> Option<Markup> {
        let words = visitor.words();
        let puzzle = self.puzzle();
        let position = self.game.position(&puzzle.position).ok()?;
        let today = day::today();
        let day = (day::of_day(self.game, today) == self).then_some(today);
        let (next, next_words) = match self.next() {
            Some(next) => (next.address(), words.text("task-next")),
            None => ("/puzzles".to_owned(), words.text("puzzle-all")),
        };
        let task = Task {
            game: self.game,
            position: &position,
            title: (puzzles_of(words, self.game), (self.index + 1).to_string()),
            address: self.address(),
            day,
            goal: Some(puzzle.goal),
            asked: self.asked(words, position.turn(), day),
            solution: (
                puzzle.moves.first()?,
                words.text(&puzzle.goal.message(true)),
            ),
            next: (next, next_words),
            others: self.others(words),
        };
        Some(task.page(visitor))
    }

    fn asked(self, words: &Words, color: Color, day: Option<u64>) -> Markup {
        let Puzzle { goal, depth, .. } = self.puzzle();
        let place = [
            ("number", (self.index + 1).into()),
            ("count", self.game.puzzles().len().into()),
        ];
        let wanted = wanted(words, *goal, color);
        html! {
            p.soft { (stars(words, *depth)) }
            h2 { (words.format("puzzle-number", &place)) }
            @if let Some(day) = day {
                div.row data-day=(day) data-streak-of=(self.game.name()) { span.badge { (words.text("puzzle-today")) } (streak(words)) }
            }
            p.asked { (wanted) }
        }
    }

    fn others(self, words: &Words) -> Markup {
        let heading = puzzles_of(words, self.game);
        html! {
            nav.card.stack aria-label=(heading) {
                h2 { (heading) }
                (numbers(words, self.game, Some(self)))
                a.button.quiet href="/puzzles" { (words.text("puzzle-all")) }
            }
        }
    }
}

/// What is asked for.
fn wanted(words: &Words, goal: Find, color: Color) -> String {
    match goal {
        Find::Win => words.of_color("puzzle-win", color),
        Find::Draw => words.of_color("puzzle-draw", color),
    }
}

fn puzzles_of(words: &Words, game: Game) -> String {
    words.of_game("puzzles-of", game)
}
