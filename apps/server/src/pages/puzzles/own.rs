//! Puzzles from one's own games: the browser has them, and its script fills in the page.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use boardgame::Color;
use catalog::puzzles::Find;
use catalog::{Game, SetupChoice};
use maud::{Markup, html};
use messages::Words;

use super::wanted;
use crate::pages::errors;
use crate::pages::task::Task;
use crate::pages::visitor::Visitor;

pub(super) fn address(game: Game) -> String {
    format!("/puzzles/{}/own", game.name())
}

/// The page on which a puzzle of one's own is solved; its number is in the fragment.
pub(in crate::pages) async fn page(visitor: Visitor, Path(name): Path<String>) -> Response {
    let Some(game) = Game::from_name(&name) else {
        return errors::page(&visitor, StatusCode::NOT_FOUND);
    };
    let words = visitor.words();
    let start = game.start(SetupChoice::default());
    let task = Task {
        game,
        position: &start,
        title: (words.of_game("puzzles-of", game), words.text("own-title")),
        address: address(game),
        day: None,
        goal: None,
        asked: asked(words),
        solution: ("", String::new()),
        next: ("/puzzles".to_owned(), words.text("task-next")),
        others: others(words),
    };
    task.page(&visitor).into_response()
}

/// All that may be asked, of which the script shows what fits; where there is nothing to solve, how there will be.
fn asked(words: &Words) -> Markup {
    html! {
        h2 { (words.text("own-title")) " " span data-own-number="" {} }
        div.one-of {
            p.asked data-own-how="" { (words.text("own-how")) }
            @for goal in [Find::Win, Find::Draw] {
                @for color in Color::ALL {
                    p.asked data-goal=(goal.name()) data-color=(color.name()) hidden { (wanted(words, goal, color)) }
                }
            }
        }
    }
}

fn others(words: &Words) -> Markup {
    html! {
        nav.card.stack aria-label=(words.text("own-title")) {
            h2 { (words.text("own-title")) }
            ol.numbers data-own-list="" {}
            div.one-of {
                p.soft data-own-some="" hidden { (words.text("own-how")) }
                p.soft data-own-none="" hidden { (words.text("own-none")) }
            }
            a.button.quiet href="/puzzles" { (words.text("puzzle-all")) }
        }
    }
}
