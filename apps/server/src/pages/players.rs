//! Players and results in words.

use boardgame::{Color, Outcome};
use catalog::{AnyPosition, Game};
use maud::{Markup, html};
use messages::{Side, Why, Words};

use crate::view::{GameView, SeatView};

/// The seat of a color.
pub(super) fn seat<'a>(view: &'a GameView, color: &str) -> &'a SeatView {
    if color == "white" {
        &view.seats.white
    } else {
        &view.seats.black
    }
}

/// The position of a game; before a color is chosen, that of its layout.
pub(super) fn position_of(game: Game, view: &GameView) -> Option<AnyPosition> {
    let text = &view.position;
    let position = game.position(text).ok();
    position.or_else(|| game.layout_position(text).ok())
}

/// Who plays a color.
pub(super) fn name_of(words: &Words, view: &GameView, color: &str) -> String {
    let seat = seat(view, color);
    match seat.kind {
        "computer" => {
            let level = seat.level.unwrap_or_default();
            words.format("player-computer", &[("level", level.into())])
        }
        "open" => words.text("player-open"),
        // Of two at one screen, neither is more "you" than the other.
        _ if view.you == [color] => words.text("player-you"),
        _ => words.text("player-person"),
    }
}

/// Who won, in a few words; or whose turn it is.
pub(super) fn outcome_of(words: &Words, view: &GameView) -> String {
    match outcome(view) {
        Some(outcome) => words.outcome(outcome),
        None => words.format("turn", &[("color", words.color(color(view.turn)).into())]),
    }
}

/// The result: what happened on the board, then who won.
pub(super) fn result(words: &Words, view: &GameView) -> Markup {
    let Some(outcome) = outcome(view) else {
        return html! {};
    };
    let heading = match (outcome, &view.you[..]) {
        (Outcome::Win(winner), [me]) if color(me) == winner => words.text("result-you-won"),
        (Outcome::Win(_), [_]) => words.text("result-you-lost"),
        _ => words.outcome(outcome),
    };
    html! {
        @if let Some(reason) = view.reason { p { (why(words, view, outcome, reason)) } }
        h2 { (heading) }
    }
}

fn why(words: &Words, view: &GameView, outcome: Outcome, reason: &str) -> String {
    let to_move = color(view.turn);
    let side = |color: Color| {
        let is_reader = view.you == [color.name()];
        if is_reader {
            Side::You
        } else {
            Side::Color(color)
        }
    };
    let loser = match outcome {
        Outcome::Win(winner) => !winner,
        Outcome::Draw => to_move,
    };
    words.why(&Why {
        reason,
        mover: side(!to_move),
        other: to_move,
        loser: side(loser),
        marks: &view.marks.line,
    })
}

fn outcome(view: &GameView) -> Option<Outcome> {
    match view.outcome? {
        "draw" => Some(Outcome::Draw),
        winner => Some(Outcome::Win(color(winner))),
    }
}

fn color(name: &str) -> Color {
    if name == "black" {
        Color::Black
    } else {
        Color::White
    }
}
