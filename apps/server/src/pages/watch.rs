//! Games that are being played and that everybody may watch.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use catalog::Game;
use maud::{Markup, PreEscaped, html};
use table::view::GameView;

use super::errors;
use super::layout::{Page, class_of};
use super::players::{outcome_of, players_of, position_of};
use super::visitor::Visitor;
use crate::App;
use crate::caller::Caller;

pub(super) async fn list(State(app): State<App>, visitor: Visitor, caller: Caller) -> Response {
    let views = match app.games().public(&caller).await {
        Ok(views) => views,
        Err(error) => return errors::page(&visitor, error.status()),
    };
    let words = visitor.words();
    let page = Page {
        title: words.text("watch-title"),
        about: None,
        class: "watch".to_owned(),
        scripts: &["follow.js"],
        body: html! {
            div.hero {
                h1 { (words.text("watch-title")) }
                p.lead { (words.text("watch-lead")) }
            }
            ul.list data-games="of-all" {
                @for view in &views { (entry(&visitor, view)) }
                @if views.is_empty() { li.card { (words.text("watch-none")) } }
            }
        },
    };
    page.render(&visitor).into_response()
}

fn entry(visitor: &Visitor, view: &GameView) -> Markup {
    let words = visitor.words();
    let Some(game) = Game::from_name(view.game) else {
        return html! {};
    };
    html! {
        li class={ "card list-game " (class_of(view.game)) } data-id=(view.id) data-going="" data-version=(view.version) data-ply=(view.ply) {
            div aria-hidden="true" data-part="" {
                @if let Some(position) = position_of(game, view) { (PreEscaped(position.svg())) }
            }
            div {
                h2 { (words.game(game)) }
                p { (players_of(words, view)) }
                p data-part="" {
                    b { (outcome_of(words, view)) }
                    span.soft { " · " (words.format("mine-moves", &[("count", view.ply.into())])) }
                }
                p.row { a.button.primary href={ "/g/" (view.id) } { (words.text("join-watch")) } }
            }
        }
    }
}
