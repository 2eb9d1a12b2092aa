//! My games: what this browser has played.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use boardgame::Color;
use catalog::Game;
use maud::{Markup, PreEscaped, html};
use messages::Words;
use table::view::{GameView, date};

use super::errors;
use super::layout::{Page, class_of};
use super::players::{name_of, outcome_of, position_of};
use super::visitor::Visitor;
use crate::App;
use crate::caller::Caller;
use crate::error::Error;

pub(super) async fn list(State(app): State<App>, visitor: Visitor, caller: Caller) -> Response {
    let (views, n_damaged) = match app.games().of_browser(&caller).await {
        Ok(found) => found,
        Err(error) => return errors::page(&visitor, error.status()),
    };
    let words = visitor.words();
    let page = Page {
        title: words.text("mine-title"),
        about: None,
        class: "mine".to_owned(),
        scripts: &["dates.js"],
        body: html! {
            div.hero {
                h1 { (words.text("mine-title")) }
                p.lead { (words.text("mine-lead")) }
            }
            @if n_damaged > 0 {
                p { (words.format("mine-damaged", &[("count", n_damaged.into())])) }
            }
            @if views.is_empty() {
                p { (words.text("mine-none")) }
                p { a.button.primary href="/" { (words.text("error-home")) } }
            } @else {
                ul.list { @for view in &views { (entry(&visitor, view)) } }
                (leaving(words))
            }
        },
    };
    page.render(&visitor).into_response()
}

/// For a device that somebody else will have: what it knows opens nothing any more.
pub(super) async fn leave(State(app): State<App>, visitor: Visitor, caller: Caller) -> Response {
    match app.games().revoke(&caller).await {
        Ok(()) | Err(Error::NoToken) => Redirect::to(&visitor.to("/my-games")).into_response(),
        Err(error) => errors::page(&visitor, error.status()),
    }
}

fn leaving(words: &Words) -> Markup {
    html! {
        details.card {
            summary { (words.text("mine-leave")) }
            form.stack method="post" action="/leave" {
                p { (words.text("mine-leave-what")) }
                p { button { (words.text("mine-leave-do")) } }
            }
        }
    }
}

fn entry(visitor: &Visitor, view: &GameView) -> Markup {
    let words = visitor.words();
    let Some(game) = Game::from_name(view.game) else {
        return html! {};
    };
    let position = position_of(game, view);
    let is_over = view.outcome.is_some();
    let action = if is_over { "mine-look" } else { "mine-open" };
    let day = date(view.changed_at, '-');
    html! {
        li class={ "card list-game " (class_of(view.game)) } {
            div aria-hidden="true" { @if let Some(position) = position { (PreEscaped(position.svg())) } }
            div {
                h2 { (words.game(game)) }
                p { (name_of(words, view, Color::White)) " – " (name_of(words, view, Color::Black)) }
                p {
                    b { (outcome_of(words, view)) }
                    span.soft { " · " (words.format("mine-moves", &[("count", view.ply.into())])) " · " time datetime=(day) { (day) } }
                }
                p.row {
                    a.button.primary href={ "/g/" (view.id) } { (words.text(action)) }
                    @if is_over { a.button href={ "/g/" (view.id) "/review" } { (words.text("review-link")) } }
                    a href={ "/api/games/" (view.id) "/record" } download={ (view.id) ".panta" } { (words.text("act-record")) }
                }
            }
        }
    }
}
