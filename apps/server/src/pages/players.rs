//! Players and results in words.

use boardgame::Color;
use catalog::{AnyPosition, AnyRecord, Game, Said};
use maud::{Markup, Render, html};
use messages::Words;
use table::view::{GameView, Recorded, SeatKind, SeatView};

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
pub(super) struct Player {
    /// In words.
    pub(super) name: String,
    /// What somebody is called is not translated.
    is_called: bool,
}

impl Player {
    /// Somebody at a table.
    pub(super) fn of(words: &Words, view: &GameView, color: Color) -> Self {
        let seat = seat(view, color);
        Self {
            name: name_of(words, view, color),
            is_called: seat.kind == SeatKind::Human && seat.name.is_some(),
        }
    }

    /// Somebody whose game was written down.
    pub(super) fn recorded(words: &Words, record: &AnyRecord, color: Color) -> Self {
        let (name, is_called) = match Recorded::of(record, color) {
            Recorded::Computer(level) => (computer(words, level.number()), false),
            Recorded::Called(name) => (name.to_owned(), true),
            Recorded::Somebody => (words.text("player-person"), false),
        };
        Self { name, is_called }
    }
}

/// In a line of its own direction.
impl Render for Player {
    fn render(&self) -> Markup {
        html! { bdi.player translate=[self.is_called.then_some("no")] { (self.name) } }
    }
}

/// Who plays a color, in words.
pub(super) fn name_of(words: &Words, view: &GameView, color: Color) -> String {
    let seat = seat(view, color);
    match seat.kind {
        SeatKind::Computer => computer(words, seat.level.unwrap_or_default()),
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

fn computer(words: &Words, level: u8) -> String {
    words.format("player-computer", &[("level", level.into())])
}

/// Both players, as the language puts them beside each other.
pub(super) fn players(words: &Words, [white, black]: &[Player; 2]) -> Markup {
    // No message has these; they stand where the players come.
    const PLACES: [char; 2] = ['\u{e000}', '\u{e001}'];
    let [first, second] = PLACES.map(String::from);
    let line = words.filled("players", &[("white", first), ("black", second)]);
    html! {
        @for c in line.chars() {
            @match PLACES.iter().position(|&place| place == c) {
                Some(0) => (white),
                Some(_) => (black),
                None => (c),
            }
        }
    }
}

/// The players of a game.
pub(super) fn players_of(words: &Words, view: &GameView) -> Markup {
    let both = [Color::White, Color::Black].map(|color| Player::of(words, view, color));
    players(words, &both)
}

/// Who won, in a few words; or who does what now: as the reader would say it.
pub(super) fn outcome_of(words: &Words, view: &GameView) -> String {
    let said = view.told.last().or(view.status.as_ref());
    said.map_or_else(String::new, |said| words.told(said))
}

/// The result: what happened on the board, then who won.
pub(super) fn result(words: &Words, told: &[Said]) -> Markup {
    let Some((heading, before)) = told.split_last() else {
        return html! {};
    };
    html! {
        @for said in before { p { (words.told(said)) } }
        h2 { (words.told(heading)) }
    }
}
