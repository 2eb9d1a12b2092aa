//! The page of a game: players, board, moves and what can be done.

use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Response};
use boardgame::Color;
use catalog::Game;
use maud::{Markup, PreEscaped, html};
use messages::Words;
use table::view::{GameView, SeatKind, Side};

use super::address::NamedTable;
use super::board::{board, keys, steps};
use super::embed;
use super::invite;
use super::layout::{Page, Shown, class_of};
use super::players::{Player, name_of, position_of, result, seat};
use super::standing::Standing;
use super::visitor::Visitor;
use crate::caller::Caller;
use crate::headers::NO_STORE;

/// What the keys do beside those of the board.
const KEYS: [(&str, &str); 4] = [
    ("H", "keys-hint"),
    ("T", "keys-threats"),
    ("L", "keys-last"),
    ("U", "keys-undo"),
];

pub(super) async fn page(visitor: Visitor, table: NamedTable, headers: HeaderMap) -> Response {
    let NamedTable { game, view, caller } = table;
    let link = invite::link(&headers, &caller, &view.id);
    let words = visitor.words();
    let names = [
        ("game", words.game(game).into()),
        ("white", name_of(words, &view, Color::White).into()),
        ("black", name_of(words, &view, Color::Black).into()),
    ];
    let page = Page {
        title: words.format("play-title", &names),
        about: Some(game),
        class: format!("{} play", class_of(view.game)),
        scripts: &["play.js"],
        body: body(&visitor, Some(&caller), link.as_deref(), game, &view),
    };
    let is_secret = link.is_some().then_some([NO_STORE]);
    let shown = Shown::board(words, game, &view);
    (is_secret, page.render_with(&visitor, shown.as_ref())).into_response()
}

/// The body; without a caller, that of a game that the browser keeps, whose script fills in what is
/// particular to it.
pub(super) fn body(
    visitor: &Visitor,
    caller: Option<&Caller>,
    link: Option<&str>,
    game: Game,
    view: &GameView,
) -> Markup {
    let words = visitor.words();
    // The reader sits below; those who watch see White there.
    let (below, above) = if view.you == [Side::Black] {
        (Color::Black, Color::White)
    } else {
        (Color::White, Color::Black)
    };
    let state = serde_json::to_string(view).expect("a view is plain data");
    let is_open = [below, above]
        .iter()
        .any(|&color| seat(view, color).kind == SeatKind::Open);
    let is_wanted = !view.legal.is_empty() && view.you.contains(&view.turn);
    let standing = caller.map_or_else(Standing::kept, |_| Standing::of(view));
    let status = view.status.as_ref().filter(|_| caller.is_some());
    html! {
        h1.hidden-words { (words.game(game)) }
        div.hidden-words data-words=(visitor.script_words()) hidden {}
        // A `<` can only stand in a string here, where it can be written otherwise.
        @if caller.is_some() {
            script type="application/json" data-state="" { (PreEscaped(state.replace('<', "\\u003c"))) }
        }
        div.play-grid data-game=(view.id) {
            @if let (true, false, Some(caller)) = (is_open, view.you.is_empty(), caller) {
                @let watch = format!("{}/g/{}", caller.base(), view.id);
                (invite::panel(visitor, game, &view.id, link, &watch))
            }
            section.table-top aria-label=(words.text("play-board")) {
                (strip(words, view, above))
                (board(words, game, position_of(game, view).as_ref(), is_wanted))
                div.row.confirm data-confirming="" hidden {
                    span {}
                    button.primary type="button" data-act="confirm" { (words.text("act-confirm")) }
                    button type="button" data-act="unconfirm" { (words.text("take-back")) }
                }
                (strip(words, view, below))
            }
            div.side.stack {
                section.card.stack aria-label=(words.text("play-status")) {
                    p.status data-status="" { @if let Some(said) = status { (words.told(said)) } }
                    p data-damaged="" hidden[view.damage.is_none()] { (words.text("play-damaged")) }
                    p.voice data-voice="" aria-live="polite" {}
                    div.result data-result="" hidden[view.reason.is_none()] { (result(words, &view.told)) }
                    noscript { p { (words.text("play-no-script")) } }
                    (choosing(words, &standing))
                    (offer(words))
                    (left(words))
                    (actions(words, view, &standing))
                    div.preferences {
                        label.tick data-when="going" hidden[!(standing.is_going && view.hints)] { input type="checkbox" data-threats=""; span { (words.text("play-threats")) } }
                        label.tick data-when="playing" hidden[!standing.is_playing] { input type="checkbox" data-confirm=""; span { (words.text("play-confirm")) } }
                        label.tick data-when="playing" hidden[!standing.is_playing] { input type="checkbox" data-call=""; span { (words.text("play-call")) } }
                    }
                }
                (moves(words, game, view))
                (sharing(words, caller, view, &standing))
                (keys(words, game, &KEYS))
            }
        }
        (resigning(words))
    }
}

/// A player: color, name, clock.
fn strip(words: &Words, view: &GameView, color: Color) -> Markup {
    let name = color.name();
    html! {
        div.strip data-seat=(name) {
            span class={ "piece piece-" (name) } aria-hidden="true" {}
            span.color { (words.text(&format!("color-{name}"))) }
            span.name { (Player::of(words, view, color)) }
            // Who is there is told to players alone, by the live connection.
            span.presence data-presence="" hidden { i aria-hidden="true" {} span {} }
            span.clock data-clock=(name) hidden role="timer" {}
        }
    }
}

fn choosing(words: &Words, standing: &Standing) -> Markup {
    html! {
        div.stack data-when="choosing" hidden[!standing.is_choosing] {
            h2 { (words.text("choose-title")) }
            p { (words.text("choose-lead")) }
            p { (words.text("choose-why")) }
            div.row {
                button.primary type="button" data-act="choose" data-color="white" { (words.text("choose-white")) }
                button.primary type="button" data-act="choose" data-color="black" { (words.text("choose-black")) }
            }
        }
    }
}

fn offer(words: &Words) -> Markup {
    html! {
        div.stack role="group" aria-label=(words.text("play-actions")) data-when="offer" hidden {
            p data-offer-text="" {}
            div.row {
                button.primary type="button" data-act="accept" { (words.text("act-accept")) }
                button type="button" data-act="decline" { (words.text("act-decline")) }
            }
        }
    }
}

/// What can be done about a player who has left.
fn left(words: &Words) -> Markup {
    html! {
        div.stack role="group" aria-label=(words.text("play-actions")) data-when="left" hidden {
            p { (words.text("left-lead")) }
            div.row {
                button.primary type="button" data-act="claim" { (words.text("act-claim")) }
                button type="button" data-act="call-off" { (words.text("act-call-off")) }
            }
        }
    }
}

fn actions(words: &Words, view: &GameView, standing: &Standing) -> Markup {
    let has_computer = [&view.seats.white, &view.seats.black]
        .iter()
        .any(|seat| seat.kind == SeatKind::Computer);
    let is_alone = has_computer || view.you.len() == 2;
    let undo = if is_alone {
        words.text("act-undo")
    } else {
        words.text("act-takeback")
    };
    html! {
        div.row.actions role="group" aria-label=(words.text("play-actions")) data-when="playing" hidden[!standing.is_playing] {
            button type="button" data-act="takeback" disabled[!view.can_take_back] { (undo) }
            button type="button" data-act="hint" hidden[!view.hints] disabled[!standing.is_called] { (words.text("act-hint")) }
            @if !is_alone { button type="button" data-act="draw" { (words.text("act-draw")) } }
            button.danger type="button" data-act="ask-resign" { (words.text("act-resign")) }
        }
        div.row.actions role="group" aria-label=(words.text("play-actions")) data-when="over" hidden[!standing.is_over] {
            button.primary type="button" data-act="takeback" data-retry="" hidden { (words.text("act-retry")) }
            button.primary type="button" data-act="rematch" { (words.text("act-rematch")) }
            a.button.primary data-rematch="" href="/" hidden { (words.text("act-rematch-go")) }
            a.button data-to-review="" href={ "/g/" (view.id) "/review" } { (words.text("review-link")) }
        }
    }
}

fn moves(words: &Words, game: Game, view: &GameView) -> Markup {
    let ways = [
        ("first", "⇤", words.text("step-first")),
        ("back", "←", words.text("step-back")),
        ("forward", "→", words.text("step-forward")),
        ("present", "⇥", words.text("step-last")),
    ];
    html! {
        section.card.stack aria-label=(words.text("play-moves")) {
            h2 { (words.text("play-moves")) }
            ol.moves data-moves="" dir="ltr" tabindex="0" aria-label=(words.text("play-moves")) {
                @for pair in view.moves.chunks(2) { li { @for m in pair { span { (game.written(m)) } } } }
            }
            @if view.moves.is_empty() { p.soft.no-moves { (words.text("play-no-moves")) } }
            (steps(&ways))
        }
    }
}

/// What can be made of a finished game: without a caller the browser keeps it, and its script makes the
/// files.
fn sharing(words: &Words, caller: Option<&Caller>, view: &GameView, standing: &Standing) -> Markup {
    let id = &view.id;
    html! {
        details.card.sharing data-when="over" hidden[!standing.is_over] {
            summary { (words.text("study-save")) }
            div.row {
                @if caller.is_some() {
                    a.button href={ "/api/games/" (id) "/record" } download={ (id) ".panta" } { (words.text("act-record")) }
                    a.button href={ "/g/" (id) "/game.svg" } download={ (id) ".svg" } { (words.text("act-film")) }
                } @else {
                    button type="button" data-record="" { (words.text("act-record")) }
                    button type="button" data-film="" { (words.text("act-film")) }
                }
            }
            @let address = caller.map(|caller| format!("{}/embed/g/{id}", caller.base()));
            (embed::code(words, &address.map_or_else(String::new, |address| embed::frame(&address, 640))))
        }
    }
}

fn resigning(words: &Words) -> Markup {
    html! {
        dialog.card aria-labelledby="resign-title" {
            h2 #resign-title { (words.text("act-resign-sure")) }
            div.row {
                button.danger type="button" data-act="resign" { (words.text("act-yes")) }
                button type="button" data-act="keep-on" { (words.text("act-no")) }
            }
        }
    }
}
