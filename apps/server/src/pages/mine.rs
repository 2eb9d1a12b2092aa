//! My games: what this browser has played.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use catalog::Game;
use maud::{Markup, PreEscaped, html};
use messages::Words;
use table::view::{GameView, date};

use super::errors;
use super::layout::{Page, class_of};
use super::players::{outcome_of, players_of, position_of};
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
        scripts: &["dates.js", "follow.js", "mine.js"],
        body: html! {
            div.hero {
                h1 { (words.text("mine-title")) }
                p.lead { (words.text("mine-lead")) }
            }
            @if n_damaged > 0 {
                p { (words.format("mine-damaged", &[("count", n_damaged.into())])) }
            }
            (kept(&visitor))
            @if views.is_empty() {
                div.stack data-none="" {
                    p { (words.text("mine-none")) }
                    p { a.button.primary href="/" { (words.text("error-home")) } }
                }
            } @else {
                ul.list data-games="" { @for view in &views { (entry(&visitor, view)) } }
                (leaving(words))
            }
        },
    };
    page.render(&visitor).into_response()
}

/// The games that the browser keeps, which its script lists.
fn kept(visitor: &Visitor) -> Markup {
    let words = visitor.words();
    html! {
        div.hidden-words data-words=(visitor.script_words()) hidden {}
        section.stack aria-labelledby="kept" data-kept="" {
            div.stack data-some="" hidden {
                h2 #kept { (words.text("mine-here")) }
                p.soft { (words.text("mine-here-lead")) }
                ul.list data-list="" {}
            }
            div.row {
                button type="button" data-act="export" hidden { (words.text("mine-export")) }
                label.button.quiet { (words.text("mine-import")) input.hidden-words type="file" accept=".json,application/json" data-import=""; }
            }
            p.voice data-voice="" aria-live="polite" {}
            @for &game in Game::ALL { template data-entry=(game.name()) { (kept_entry(words, game)) } }
        }
    }
}

fn kept_entry(words: &Words, game: Game) -> Markup {
    html! {
        li class={ "card list-game " (class_of(game.name())) } {
            div aria-hidden="true" data-drawn="" {}
            div {
                h3 { (words.game(game)) }
                p data-players="" {}
                p { b data-outcome="" {} span.soft { " · " span data-moves="" {} " · " time {} } }
                p.row {
                    a.button.primary data-going="" href="/" { (words.text("mine-open")) }
                    a.button.primary data-over="" href="/" { (words.text("mine-look")) }
                    a.button data-to-review="" href="/" { (words.text("review-link")) }
                    button type="button" data-record="" { (words.text("act-record")) }
                    button.quiet type="button" data-delete="" { (words.text("mine-delete")) }
                }
            }
        }
    }
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
    let is_over = view.reason.is_some();
    let action = if is_over { "mine-look" } else { "mine-open" };
    let day = date(view.changed_at, '-');
    let is_called = !is_over && view.you == [view.turn];
    let going = (!is_over).then_some("");
    html! {
        li class={ "card list-game " (class_of(view.game)) } data-id=(view.id) data-going=[going] data-version=(view.version) data-ply=(view.ply) {
            div aria-hidden="true" data-part="" { @if let Some(position) = position { (PreEscaped(position.svg())) } }
            div {
                h2 { (words.game(game)) }
                p { (players_of(words, view)) }
                p data-part="" {
                    b data-turn=[is_called.then_some("")] { (outcome_of(words, view)) }
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
