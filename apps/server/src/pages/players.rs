//! Players and results in words.

use boardgame::Color;
use catalog::{AnyPosition, Game};
use maud::{Markup, html};
use messages::Words;
use table::view::{GameView, SeatKind, SeatView};

/// The seat of a color.
pub(super) fn seat(view: &GameView, color: Color) -> &SeatView {
    match color {
        Color::White => &view.seats.white,
        Color::Black => &view.seats.black,
    }
}

/// The position of a game; before a color is chosen, that of its layout.
pub(super) fn position_of(game: Game, view: &GameView) -> Option<AnyPosition> {
    game.position_or_layout(&view.position).ok()
}

/// Who plays a color.
pub(super) fn name_of(words: &Words, view: &GameView, color: Color) -> String {
    let seat = seat(view, color);
    match seat.kind {
        SeatKind::Computer => {
            let level = seat.level.unwrap_or_default();
            words.format("player-computer", &[("level", level.into())])
        }
        SeatKind::Open => words.text("player-open"),
        SeatKind::Human => {
            // Of two at one screen, neither is more "you" than the other.
            let is_reader = view.you == [color.into()];
            match (&seat.name, is_reader) {
                (Some(name), true) => words.format("player-you-named", &[("name", name.into())]),
                (Some(name), false) => name.clone(),
                (None, true) => words.text("player-you"),
                (None, false) => words.text("player-person"),
            }
        }
    }
}

/// Who plays a color, in a line of its own direction; what somebody is called is not translated.
pub(super) fn player(words: &Words, view: &GameView, color: Color) -> Markup {
    let is_name = seat(view, color).name.is_some();
    html! { bdi.player translate=[is_name.then_some("no")] { (name_of(words, view, color)) } }
}

/// Who won, in a few words; or who does what now: as the reader would say it.
pub(super) fn outcome_of(words: &Words, view: &GameView) -> String {
    let said = view.told.last().or(view.status.as_ref());
    said.map_or_else(String::new, |said| words.told(said))
}

/// The result: what happened on the board, then who won.
pub(super) fn result(words: &Words, view: &GameView) -> Markup {
    let Some((heading, before)) = view.told.split_last() else {
        return html! {};
    };
    html! {
        @for said in before { p { (words.told(said)) } }
        h2 { (words.told(heading)) }
    }
}
