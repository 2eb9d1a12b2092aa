//! Players and results in words.

use boardgame::{Color, Outcome};
use catalog::{AnyPosition, End, Game};
use maud::{Markup, html};
use messages::{Why, Words};

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
    let (Some(outcome), Some(game)) = (outcome(view), Game::from_name(view.game)) else {
        return html! {};
    };
    let heading = match (outcome, &view.you[..]) {
        (Outcome::Win(winner), [me]) if color(me) == winner => words.text("result-you-won"),
        (Outcome::Win(_), [_]) => words.text("result-you-lost"),
        _ => words.outcome(outcome),
    };
    html! {
        @if let Some(end) = view.reason.and_then(|name| game.end(name)) {
            p { (why(words, game, view, outcome, end)) }
        }
        h2 { (heading) }
    }
}

fn why(words: &Words, game: Game, view: &GameView, outcome: Outcome, end: End) -> String {
    let reader = match view.you[..] {
        [me] => Some(color(me)),
        _ => None,
    };
    words.why(&Why {
        game,
        end,
        outcome,
        reader,
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
