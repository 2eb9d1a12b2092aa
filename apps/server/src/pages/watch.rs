//! Games that are being played and that everybody may watch.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use messages::Words;

use super::entries::{Look, entry, forms};
use super::errors;
use super::layout::Page;
use super::visitor::Visitor;
use crate::App;
use crate::caller::Caller;

const LOOK: Look = Look {
    is_below_heading: false,
    has_day: false,
};

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
            div.hidden-words data-words=(visitor.script_words()) hidden {}
            ul.list data-games="of-all" {
                @for view in &views { (entry(words, LOOK, view, &link(words, &format!("/g/{}", view.id)))) }
            }
            p.card data-none="" hidden[!views.is_empty()] { (words.text("watch-none")) }
            (forms(words, LOOK, &link(words, "/")))
        },
    };
    page.render(&visitor).into_response()
}

fn link(words: &Words, path: &str) -> Markup {
    html! { a.button.primary data-open="" href=(path) { (words.text("join-watch")) } }
}
