//! Looking back at a finished game on one board: its values as a graph, and the moves that could have
//! been better.

use axum::response::{IntoResponse, Redirect, Response};
use catalog::Game;
use maud::{Markup, html};
use messages::Words;
use table::view::{GameView, game_path};

use super::address::NamedTable;
use super::board::{board, steps};
use super::layout::{Page, class_of};
use super::players::{players_of, position_of, result};
use super::visitor::Visitor;

pub(super) async fn page(visitor: Visitor, named: NamedTable) -> Response {
    let NamedTable { game, view, .. } = named;
    // As long as it is played, nobody is told what would be best.
    if view.reason.is_none() {
        return Redirect::to(&visitor.to(&game_path(&view.id))).into_response();
    }
    let words = visitor.words();
    let page = Page {
        title: words.of_game("review-title", game),
        about: Some(game),
        class: format!("{} play study review", class_of(view.game)),
        scripts: &["review.js"],
        body: body(&visitor, game, &view),
    };
    page.render(&visitor).into_response()
}

pub(super) fn body(visitor: &Visitor, game: Game, view: &GameView) -> Markup {
    let words = visitor.words();
    html! {
        h1.hidden-words { (words.of_game("review-title", game)) }
        div.hidden-words data-words=(visitor.script_words()) hidden {}
        div.play-grid data-review=(view.id) data-name=(view.game) {
            section.table-top aria-label=(words.text("play-board")) {
                (board(words, game, position_of(game, view).as_ref(), false))
                noscript { p { (words.text("study-no-script")) } }
            }
            div.side.stack {
                (values(words, view))
                (moment(words, view))
                (mistakes(words))
            }
            div.tools.stack {
                (about(words, view))
                (puzzles(words, game))
            }
        }
    }
}

/// The graph, and the way through the game.
fn values(words: &Words, view: &GameView) -> Markup {
    let ways = [
        ("first", "⇤", words.text("step-first")),
        ("back", "←", words.text("step-back")),
        ("forward", "→", words.text("step-forward")),
        ("last", "⇥", words.text("step-last")),
    ];
    // What the script says first, with the start among the positions.
    let count = view.moves.len() + 1;
    let working = words.format(
        "review-working",
        &[("ply", 1.into()), ("count", count.into())],
    );
    html! {
        section.card.stack.values aria-label=(words.text("review-graph")) {
            div.graph data-graph="" role="slider" tabindex="0" aria-label=(words.text("review-graph"))
                aria-valuemin="0" aria-valuemax="0" aria-valuenow="0" dir="ltr" {}
            (steps(&ways))
            div.row.engine-row {
                progress data-progress="" max="1" value="0" aria-label=(words.text("study-engine")) {}
                span.soft data-effort="" { @if !view.moves.is_empty() { (working) } }
                button type="button" data-act="stop" { (words.text("study-stop")) }
            }
            p.voice data-voice="" aria-live="polite" {}
        }
    }
}

/// What is said of the move that is looked at.
fn moment(words: &Words, view: &GameView) -> Markup {
    html! {
        section.card.stack.moment data-moment="" aria-label=(words.text("review-moment")) {
            div.stack aria-live="polite" {
                h2 { (words.text("review-moment")) }
                div.stack data-told="" {}
            }
            div.stack data-ways="" {}
            div.row {
                button type="button" data-act="try" hidden { (words.text("review-mistakes")) }
                a.button data-open="" href={ "/analyze/" (view.game) } { (words.text("review-open")) }
            }
        }
    }
}

fn mistakes(words: &Words) -> Markup {
    html! {
        section.card.stack data-mistakes="" hidden {
            h2 { (words.text("review-slips")) }
            ol.slips data-slips="" {}
            p data-none="" hidden {}
            div.stack data-accuracy="" { h3 { (words.text("review-accuracy")) } }
        }
    }
}

/// Puzzles from the game, which the browser looks for and keeps.
fn puzzles(words: &Words, game: Game) -> Markup {
    html! {
        section.card.stack data-puzzles="" hidden {
            h2 { (words.text("nav-puzzles")) }
            p data-puzzles-told="" aria-live="polite" {}
            div.row {
                button type="button" data-act="puzzles" { (words.text("review-puzzles")) }
                a.button data-solve="" href={ "/puzzles/" (game.name()) "/own" } hidden { (words.text("review-solve")) }
            }
        }
    }
}

/// Who played, how it ended, and every move.
fn about(words: &Words, view: &GameView) -> Markup {
    html! {
        section.card.stack.is-long aria-label=(words.text("play-moves")) {
            p data-players="" { (players_of(words, view)) }
            div.result data-result="" { (result(words, &view.told)) }
            ol.moves data-moves="" dir="ltr" tabindex="0" aria-label=(words.text("play-moves")) {}
            p.soft { (words.text("review-graph-lead")) }
            div.row { a.button data-to-game="" href=(game_path(&view.id)) { (words.text("review-back")) } }
        }
    }
}
