//! Looking back at a finished game: its values as a graph, and the moves that could have been better.

use axum::response::{IntoResponse, Redirect, Response};
use boardgame::Color;
use catalog::Game;
use maud::{Markup, html};

use super::address::NamedTable;
use super::layout::{Page, class_of};
use super::players::{name_of, result};
use super::visitor::Visitor;
use crate::view::{GameView, game_path};

pub(super) async fn page(visitor: Visitor, named: NamedTable) -> Response {
    let NamedTable { game, view, .. } = named;
    // As long as it is played, nobody is told what would be best.
    if view.outcome.is_none() {
        return Redirect::to(&visitor.to(&game_path(&view.id))).into_response();
    }
    let words = visitor.words();
    let page = Page {
        title: words.of_game("review-title", game),
        about: Some(game),
        class: format!("{} review", class_of(view.game)),
        scripts: &["review.js"],
        body: body(&visitor, game, &view),
    };
    page.render(&visitor).into_response()
}

fn body(visitor: &Visitor, game: Game, view: &GameView) -> Markup {
    let words = visitor.words();
    html! {
        div.hidden-words data-words=(visitor.script_words()) hidden {}
        div.stack.review-page data-review=(view.id) data-name=(view.game) {
            div.hero {
                h1 { (words.of_game("review-title", game)) }
                p.lead { (name_of(words, view, Color::White)) " – " (name_of(words, view, Color::Black)) }
            }
            section.card.stack aria-label=(words.text("review-graph")) {
                div.result { (result(words, view)) }
                h2 { (words.text("review-graph")) }
                p.soft { (words.text("review-graph-lead")) }
                div.graph data-graph="" data-name=(words.text("review-graph")) dir="ltr" {}
                p.voice data-voice="" aria-live="polite" {}
                div.row.engine-row {
                    progress data-progress="" max="1" value="0" aria-label=(words.text("study-engine")) {}
                    span.soft data-effort="" {}
                    button type="button" data-act="stop" { (words.text("study-stop")) }
                }
                ol.points data-points="" aria-label=(words.text("play-moves")) {}
                noscript { p { (words.text("study-no-script")) } }
            }
            section.card.stack data-accuracy="" hidden {
                h2 { (words.text("review-accuracy")) }
            }
            section.stack data-mistakes="" hidden {
                h2 { (words.text("review-mistakes")) }
                div.mistakes data-cards="" {}
            }
            div.row {
                a.button.primary data-open="" href={ "/analyze/" (view.game) } { (words.text("review-open")) }
                a.button href=(game_path(&view.id)) { (words.text("review-back")) }
            }
        }
    }
}
