//! My games: what this browser has played.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use messages::Words;
use table::view::GameView;

use super::entries::{Look, entry, forms, links};
use super::errors;
use super::layout::Page;
use super::visitor::Visitor;
use crate::App;
use crate::caller::Caller;
use crate::error::Error;

/// The games of the server, and those of the browser, which have a heading.
const PLAYED: Look = Look {
    is_below_heading: false,
    has_day: true,
};
const KEPT: Look = Look {
    is_below_heading: true,
    has_day: true,
};

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
            // What scripts fill in moves nothing that stands there already.
            @if !views.is_empty() {
                ul.list data-games="" { @for view in &views { (entry(words, PLAYED, view, &below(words, view))) } }
            }
            (kept(&visitor))
            @if views.is_empty() {
                div.stack data-none="" {
                    p { (words.text("mine-none")) }
                    p { a.button.primary href="/" { (words.text("error-home")) } }
                }
            } @else {
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
            div.row {
                label.button.quiet { (words.text("mine-import")) input.hidden-words type="file" accept=".json,application/json" data-import=""; }
                button type="button" data-act="export" hidden { (words.text("mine-export")) }
            }
            p.voice data-voice="" aria-live="polite" {}
            div.stack data-some="" hidden {
                h2 #kept { (words.text("mine-here")) }
                p.soft { (words.text("mine-here-lead")) }
                ul.list data-list="" {}
            }
            (forms(words, KEPT, &below_kept(words)))
        }
    }
}

/// What can be done with a game that the browser keeps.
fn below_kept(words: &Words) -> Markup {
    html! {
        (links(words, None))
        button type="button" data-record="" { (words.text("act-record")) }
        button.quiet type="button" data-delete="" { (words.text("mine-delete")) }
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

/// What can be done with a game of the server's.
fn below(words: &Words, view: &GameView) -> Markup {
    html! {
        (links(words, Some(view)))
        a href={ "/api/games/" (view.id) "/record" } download={ (view.id) ".panta" } { (words.text("act-record")) }
    }
}
