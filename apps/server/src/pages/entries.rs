//! Entries of lists of games: as they stand, and as forms that scripts fill in. `web/entry.js` fills both,
//! so that a game that goes on is told as it was when the page was loaded.

use catalog::Game;
use maud::{Markup, PreEscaped, html};
use messages::Words;
use table::view::{GameView, date};

use super::layout::class_of;
use super::players::{outcome_of, players_of, position_of};

/// How an entry is shown.
#[derive(Clone, Copy)]
pub(super) struct Look {
    /// Whether a heading stands above the list.
    pub(super) is_below_heading: bool,
    /// Whether it says on which day something happened last.
    pub(super) has_day: bool,
}

/// A game as it stands, with what can be done with it.
pub(super) fn entry(words: &Words, look: Look, view: &GameView, below: &Markup) -> Markup {
    let Some(game) = Game::from_name(view.game) else {
        return html! {};
    };
    let going = view.reason.is_none().then_some("");
    let is_called = going.is_some() && view.you == [view.turn];
    html! {
        li class={ "card list-game " (class_of(view.game)) } data-id=(view.id) data-going=[going] data-version=(view.version) data-ply=(view.ply) {
            div aria-hidden="true" data-picture="" {
                @if let Some(position) = position_of(game, view) { (PreEscaped(position.svg())) }
            }
            div {
                (heading(words, look, game))
                p data-players="" { (players_of(words, view)) }
                p {
                    b data-outcome="" data-turn=[is_called.then_some("")] { (outcome_of(words, view)) }
                    span.soft { "\u{a0}· " span data-moves="" { (words.format("mine-moves", &[("count", view.ply.into())])) } }
                    @if look.has_day { (day(&html! { time datetime=(date(view.changed_at, '-')) data-at=(view.changed_at) { (date(view.changed_at, '-')) } })) }
                }
                p.row { (below) }
            }
        }
    }
}

/// The same for every game, to be filled in.
pub(super) fn forms(words: &Words, look: Look, below: &Markup) -> Markup {
    html! { @for &game in Game::ALL { template data-entry=(game.name()) { (form(words, look, game, below)) } } }
}

fn form(words: &Words, look: Look, game: Game, below: &Markup) -> Markup {
    html! {
        li class={ "card list-game " (class_of(game.name())) } {
            div aria-hidden="true" data-picture="" {}
            div {
                (heading(words, look, game))
                p data-players="" {}
                p {
                    b data-outcome="" {}
                    span.soft { "\u{a0}· " span data-moves="" {} }
                    @if look.has_day { (day(&html! { time {} })) }
                }
                p.row { (below) }
            }
        }
    }
}

/// A day, which has a line of its own where there is little room: the script writes it in the reader's language, and as
/// long as that is, it moves nothing.
fn day(time: &Markup) -> Markup {
    html! { span.soft.day { span { "\u{a0}· " } (time) } }
}

fn heading(words: &Words, look: Look, game: Game) -> Markup {
    html! { @if look.is_below_heading { h3 { (words.game(game)) } } @else { h2 { (words.game(game)) } } }
}

/// What leads to a game: to go on with it, to look at it when it is over, and to its review then. In a form it
/// leads nowhere yet.
pub(super) fn links(words: &Words, view: Option<&GameView>) -> Markup {
    let is_over = view.is_some_and(|view| view.reason.is_some());
    let path = view.map_or("/".to_owned(), |view| format!("/g/{}", view.id));
    html! {
        a.button.primary data-open="" href=(path) {
            span data-when="going" hidden[is_over] { (words.text("mine-open")) }
            span data-when="over" hidden[!is_over] { (words.text("mine-look")) }
        }
        a.button data-to-review="" href={ (path) "/review" } hidden[!is_over] { (words.text("review-link")) }
    }
}
