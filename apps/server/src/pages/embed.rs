//! Positions and finished games on pages of other sites. These pages alone may be framed, by anybody:
//! nothing on them acts for a visitor, whose cookies browsers do not send along.

use axum::Extension;
use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use boardgame::Color;
use catalog::Game;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use messages::Words;
use serde::Deserialize;
use table::view::game_path;

use super::address::{NamedGame, NamedTable};
use super::board::{drawing, picture, steps};
use super::errors;
use super::language::stay;
use super::layout::{class_of, styles};
use super::players::{name_of, player, position_of, result};
use super::visitor::Visitor;
use crate::asset_url;
use crate::headers::Framed;

#[derive(Debug, Deserialize)]
pub(super) struct Wish {
    position: String,
}

/// A position.
pub(super) async fn position(
    visitor: Visitor,
    NamedGame(game): NamedGame,
    Query(wish): Query<Wish>,
) -> Response {
    let Ok(position) = game.position_or_layout(&wish.position) else {
        return errors::page(&visitor, StatusCode::UNPROCESSABLE_ENTITY);
    };
    let words = visitor.words();
    let address = format!(
        "/analyze/{}#position={}",
        game.name(),
        wish.position.replace(' ', "+")
    );
    let body = html! {
        div.picture { (drawing(words, &position)) }
        p { a href=(address) target="_blank" { (words.text("embed-analyze")) } }
    };
    framed(&visitor, game, &words.picture(&position), &[], &body)
}

/// A finished game, move by move. As long as it is played, it is shown nowhere else.
pub(super) async fn game(visitor: Visitor, named: NamedTable) -> Response {
    let NamedTable { game, view, .. } = named;
    let position = position_of(game, &view).filter(|_| view.reason.is_some());
    let Some(position) = position else {
        return errors::page(&visitor, StatusCode::NOT_FOUND);
    };
    let words = visitor.words();
    let label = words.picture(&position);
    let ways = [
        ("first", "⇤", words.text("step-first")),
        ("back", "←", words.text("step-back")),
        ("forward", "→", words.text("step-forward")),
        ("present", "⇥", words.text("step-last")),
    ];
    let players = [Color::White, Color::Black].map(|color| name_of(words, &view, color));
    let body = html! {
        div.stack data-embed=(view.id) data-name=(view.game) {
            p { (player(words, &view, Color::White)) " – " (player(words, &view, Color::Black)) }
            div.picture { (picture(game, &label, None, &position.svg_titled(&label))) }
            div.row data-steps="" hidden { (steps(&ways)) span.soft data-told="" aria-live="polite" dir="ltr" {} }
            div.result { (result(words, &view)) }
            p { a href=(game_path(&view.id)) target="_blank" { (words.text("embed-open")) } }
        }
    };
    let title = words.format(
        "play-title",
        &[
            ("game", words.game(game).into()),
            ("white", players[0].as_str().into()),
            ("black", players[1].as_str().into()),
        ],
    );
    framed(&visitor, game, &title, &["embed.js"], &body)
}

/// What another site writes to show something of ours.
pub(super) fn frame(address: &str, height: u16) -> String {
    format!(r#"<iframe src="{address}" width="420" height="{height}" loading="lazy"></iframe>"#)
}

/// The field with it, which a script may fill in.
pub(super) fn code(words: &Words, code: &str) -> Markup {
    html! {
        div.stack.embedding data-embedding="" {
            h3 { (words.text("embed-title")) }
            label for="embed-code" { (words.text("embed-lead")) }
            div.link-line { input #embed-code type="text" readonly value=(code) dir="ltr"; }
        }
    }
}

/// A page without head and foot.
fn framed(visitor: &Visitor, game: Game, title: &str, scripts: &[&str], body: &Markup) -> Response {
    let language = visitor.language;
    let page = html! {
        (DOCTYPE)
        html lang=(language.tag()) dir=(language.direction()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="robots" content="noindex";
                meta name="description" content=(title);
                title { (title) " · Panta" }
                (styles())
                @for script in scripts { script type="module" src=(asset_url(script)) {} }
            }
            body.embed {
                main class={ (class_of(game.name())) " embed" } {
                    h1.hidden-words { (title) }
                    (body)
                }
            }
        }
    };
    let page = PreEscaped(stay(&page.0, visitor));
    (Extension(Framed), page).into_response()
}
