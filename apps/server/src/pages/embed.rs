//! Positions and finished games on pages of other sites. These pages alone may be framed, by anybody:
//! nothing on them acts for a visitor, whose cookies browsers do not send along.

use axum::Extension;
use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use boardgame::Color;
use catalog::{AnyPosition, Game, MAX_MOVES, read_records};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use messages::Words;
use serde::Deserialize;
use serde_json::{Value, json};
use table::view::{game_path, told as told_in};

use super::address::{NamedGame, NamedTable};
use super::board::{drawing, picture, steps};
use super::errors;
use super::language::stay;
use super::layout::{class_of, styles_and_scripts};
use super::players::{Player, players, position_of, result};
use super::visitor::Visitor;
use crate::headers::Framed;

/// What is to be shown: a position, or a game as its record.
#[derive(Debug, Deserialize)]
pub(super) struct Wish {
    position: Option<String>,
    record: Option<String>,
}

/// What the address says all of: the server keeps nothing of it.
pub(super) async fn told(
    visitor: Visitor,
    NamedGame(game): NamedGame,
    Query(wish): Query<Wish>,
) -> Response {
    let shown = match (&wish.position, &wish.record) {
        (Some(text), None) => position(&visitor, game, text),
        (None, Some(text)) => record(&visitor, game, text),
        _ => None,
    };
    shown.unwrap_or_else(|| errors::page(&visitor, StatusCode::UNPROCESSABLE_ENTITY))
}

fn position(visitor: &Visitor, game: Game, text: &str) -> Option<Response> {
    let position = game.position_or_layout(text).ok()?;
    let words = visitor.words();
    let address = format!(
        "/analyze/{}#position={}",
        game.name(),
        text.replace(' ', "+")
    );
    let body = html! {
        div.picture { (drawing(words, &position)) }
        p { a href=(address) target="_blank" { (words.text("embed-analyze")) } }
    };
    let title = words.picture(&position);
    Some(framed(visitor, game, &title, &[], &body))
}

/// A finished game that somebody's browser keeps.
fn record(visitor: &Visitor, game: Game, text: &str) -> Option<Response> {
    let records = read_records(text).ok()?;
    let [record] = &records[..] else { return None };
    if record.game() != game || !record.is_over() {
        return None;
    }
    let words = visitor.words();
    let played = Played {
        game,
        players: [Color::White, Color::Black].map(|color| Player::recorded(words, record, color)),
        position: record.position(),
        count: record.moves().len(),
        line: json!({ "game": game.name(), "text": text }),
        result: result(words, &told_in(record, None)),
    };
    Some(played.framed(visitor, &html! {}))
}

/// A finished game, move by move. As long as it is played, it is shown nowhere else.
pub(super) async fn game(visitor: Visitor, named: NamedTable) -> Response {
    let NamedTable { game, view, .. } = named;
    let position = position_of(game, &view).filter(|_| view.reason.is_some());
    let Some(position) = position else {
        return errors::page(&visitor, StatusCode::NOT_FOUND);
    };
    let words = visitor.words();
    let played = Played {
        game,
        players: [Color::White, Color::Black].map(|color| Player::of(words, &view, color)),
        position,
        count: view.moves.len(),
        line: json!({ "game": view.game, "position": view.start, "moves": view.moves }),
        result: result(words, &view.told),
    };
    let more = html! {
        p { a href=(game_path(&view.id)) target="_blank" { (words.text("embed-open")) } }
    };
    played.framed(&visitor, &more)
}

/// A game that was played.
struct Played {
    game: Game,
    /// White, then Black.
    players: [Player; 2],
    /// Where it ended.
    position: AnyPosition,
    /// How many moves it has.
    count: usize,
    /// All of them, as the script asks for them.
    line: Value,
    result: Markup,
}

impl Played {
    /// Its page; `more` stands below.
    fn framed(&self, visitor: &Visitor, more: &Markup) -> Response {
        let words = visitor.words();
        let label = words.picture(&self.position);
        let ways = [
            ("first", "⇤", words.text("step-first")),
            ("back", "←", words.text("step-back")),
            ("forward", "→", words.text("step-forward")),
            ("present", "⇥", words.text("step-last")),
        ];
        let [white, black] = self.players.each_ref().map(|player| player.name.as_str());
        let names = [
            ("game", words.game(self.game).into()),
            ("white", white.into()),
            ("black", black.into()),
        ];
        let title = words.format("play-title", &names);
        let picture = picture(self.game, &label, None, &self.position.svg_titled(&label));
        // Nobody steps through no moves, or through more than are read.
        let is_stepped = (1..=MAX_MOVES).contains(&self.count);
        let body = html! {
            div.stack data-embed=(self.line) {
                p { (players(words, &self.players)) }
                div.picture { (picture) }
                // They keep their place until they can be used.
                @if is_stepped { div.row data-steps="" hidden { (steps(&ways)) span.soft data-told="" aria-live="polite" dir="ltr" {} } }
                div.result { (self.result) }
                (more)
            }
        };
        let scripts: &[&str] = if is_stepped { &["embed.js"] } else { &[] };
        framed(visitor, self.game, &title, scripts, &body)
    }
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
                (styles_and_scripts(scripts))
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
