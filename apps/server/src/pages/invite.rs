//! Inviting a friend: the link, the code, and the page that the link leads to.
//!
//! The secret of a link is told once. The browser of the one who invites keeps it in a cookie of its
//! name, so that a reload shows the link again; the server itself keeps only its hash.

use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Redirect, Response};
use boardgame::Color;
use catalog::{Edition, Game};
use maud::{Markup, html};
use messages::Words;
use table::view::{GameView, SeatKind};

use super::address::NamedTable;
use super::board::drawing;
use super::errors;
use super::layout::{Page, Shown, class_of};
use super::nickname::nickname;
use super::players::{position_of, seat};
use super::qr::qr;
use super::rules::paragraphs;
use super::visitor::Visitor;
use crate::App;
use crate::caller::Caller;
use crate::cookies::{self, Crumb};
use crate::secret::Secret;

/// The cookie of the link to a game, whose pages have an address for each language.
fn cookie_name(caller: &Caller, id: &str) -> String {
    let prefix = if caller.is_secure() { "__Host-" } else { "" };
    format!("{prefix}invite-{id}")
}

/// The cookie that keeps the secret of a link for the one who invites.
pub(super) fn cookie(caller: &Caller, id: &str, secret: &Secret) -> Option<HeaderValue> {
    let crumb = Crumb {
        name: &cookie_name(caller, id),
        value: secret.reveal(),
        path: "/",
        days: 7,
        is_secure: caller.is_secure(),
    };
    crumb.header()
}

/// The link for the friend, if this browser knows it.
pub(super) fn link(headers: &HeaderMap, caller: &Caller, id: &str) -> Option<String> {
    let secret = Secret::read(&cookies::read(headers, &cookie_name(caller, id))?)?;
    Some(caller.claim_url(id, &secret))
}

/// What the one who invites sees while the friend is not there.
pub(super) fn panel(
    visitor: &Visitor,
    game: Game,
    id: &str,
    link: Option<&str>,
    watch: &str,
) -> Markup {
    let words = visitor.words();
    let text = words.of_game("invite-text", game);
    html! {
        section.card.invite data-invite="" {
            h2 { (words.text("invite-title")) }
            @if let Some(link) = link {
                p { (words.text("invite-lead")) }
                button.primary type="button" data-act="share" data-text=(text) hidden { (words.text("invite-share")) }
                label for="invite-link" { (words.text("invite-link")) }
                div.link-line {
                    input #invite-link type="url" readonly value=(link) data-copy="";
                    button type="button" data-act="copy" { (words.text("invite-copy")) }
                }
                @if let Some(code) = qr(link) {
                    details {
                        summary { (words.text("invite-qr")) }
                        div.qr role="img" aria-label=(words.text("invite-qr")) { (code) }
                    }
                }
            } @else {
                form method="post" action={ "/g/" (id) "/invite" } {
                    button.primary { (words.text("invite-new")) }
                }
            }
            p.soft { (words.text("invite-watch")) " " a href=(watch) dir="ltr" { (watch) } }
        }
    }
}

/// Makes another link, which ends the old one.
pub(super) async fn renew(
    State(app): State<App>,
    visitor: Visitor,
    caller: Caller,
    Path(id): Path<String>,
) -> Response {
    match app.games().invite(&id, &caller).await {
        Ok(secret) => {
            let back = Redirect::to(&visitor.to(&format!("/g/{id}")));
            let mut headers = HeaderMap::new();
            headers.extend(cookie(&caller, &id, &secret).map(|value| (SET_COOKIE, value)));
            (headers, back).into_response()
        }
        Err(error) => errors::page(&visitor, error.status()),
    }
}

/// Where the link leads. Nothing is taken until a button is pressed, because previews of links open
/// them too.
pub(super) async fn join(visitor: Visitor, named: NamedTable) -> Markup {
    let NamedTable { game, view, .. } = named;
    let words = visitor.words();
    let title = words.of_game("join-title", game);
    let edition = game
        .edition(view.edition)
        .unwrap_or(game.standard_edition());
    let is_open = [&view.seats.white, &view.seats.black]
        .iter()
        .any(|seat| seat.kind == SeatKind::Open);
    let page = Page {
        title: title.clone(),
        about: Some(game),
        class: format!("{} join", class_of(view.game)),
        scripts: &["join.js"],
        body: html! {
            div.hero.stack data-join=(view.id) data-words=(visitor.script_words()) {
                h1 { (title) }
                @if is_open && !view.you.is_empty() {
                    p.lead { (words.text("join-own")) }
                    p { a.button.primary href={ "/g/" (view.id) } { (words.text("join-back")) } }
                } @else if is_open {
                    (offered(words, game, &view))
                    noscript { p { (words.text("join-no-script")) } }
                    (nickname(words))
                    p.danger data-refusal="bad-setup" role="alert" hidden { (words.text("name-rule")) }
                    p.danger data-refusal="claimed" role="alert" hidden { (words.text("join-taken")) }
                    p.danger data-refusal="wrong-claim" role="alert" hidden { (words.text("join-wrong")) }
                    p.danger data-trouble="" role="alert" {}
                    p.row {
                        button.primary type="button" data-take="" { (words.text("join-take")) }
                        a.button href={ "/g/" (view.id) } { (words.text("join-watch")) }
                    }
                    (how(words, edition))
                } @else {
                    p.lead { (words.text("join-taken")) }
                    p { a.button.primary href={ "/g/" (view.id) } { (words.text("join-watch")) } }
                }
            }
        },
    };
    let shown = Shown::board(words, game, &view);
    page.render_with(&visitor, shown.as_ref())
}

/// What one would play: the board, one's color, who begins, and what else was settled.
fn offered(words: &Words, game: Game, view: &GameView) -> Markup {
    let mine = [Color::White, Color::Black]
        .into_iter()
        .find(|&color| seat(view, color).kind == SeatKind::Open)
        .filter(|_| view.choice.is_none());
    html! {
        @if let Some(position) = position_of(game, view) {
            div.picture { (drawing(words, &position)) }
        }
        @if let Some(name) = host(view) {
            p { (words.format("join-from", &[("name", name.into())])) }
        }
        ul.facts {
            @if let Some(mine) = mine {
                li { (words.of_color("join-color", mine)) }
                li { (words.of_color("join-first", view.turn.into())) }
            } @else {
                li { (words.text("join-choosing")) }
            }
            @if game.editions().len() > 1 && let Some(edition) = game.edition(view.edition) {
                li { b { (words.edition_name(edition)) } br; (words.edition(edition)) }
            }
            li { (clock_of(words, view)) }
            @if view.hints { li { (words.text("join-hints")) } }
            @if view.public { li { (words.text("join-public")) } }
        }
    }
}

/// What whoever invites is called.
fn host(view: &GameView) -> Option<&String> {
    let seats = [&view.seats.white, &view.seats.black];
    seats.into_iter().find_map(|seat| seat.name.as_ref())
}

fn clock_of(words: &Words, view: &GameView) -> String {
    let Some(clock) = &view.clock else {
        return words.text("setup-clock-none");
    };
    let arguments = [
        ("minutes", (clock.initial / 60_000).into()),
        ("seconds", (clock.increment / 1000).into()),
    ];
    words.format("setup-clock-of", &arguments)
}

/// Enough to begin: half a minute to read.
fn how(words: &Words, edition: Edition) -> Markup {
    html! {
        section.card.prose {
            h2 { (words.text("join-how")) }
            @for section in ["turn", "end"] { (paragraphs(&words.rules(edition, section))) }
        }
    }
}
