//! The board of a page, and the keys that move on it.

use catalog::{AnyPosition, Game};
use maud::{Markup, PreEscaped, html};
use messages::Words;

/// A board that scripts bring to life; until then it is a picture of the position.
pub(super) fn board(game: Game, position: Option<&AnyPosition>) -> Markup {
    let svg = PreEscaped(position.map_or_else(String::new, AnyPosition::svg));
    html! {
        @match game {
            Game::Pentago => panta-pentago data-board="" { (svg) },
            Game::Pentaroll => panta-pentaroll data-board="" { (svg) },
            Game::Pantarei => panta-pantarei data-board="" { (svg) },
        }
    }
}

/// The way through the moves: what each button does, its sign, and its name.
pub(super) fn steps(steps: &[(&str, &str, String)]) -> Markup {
    html! {
        div.row.steps dir="ltr" {
            @for (act, sign, label) in steps {
                button type="button" data-act=(act) aria-label=(label) title=(label) { (sign) }
            }
        }
    }
}

/// What keys do: those of the board, and those of the page.
pub(super) fn keys(words: &Words, game: Game, page: &[(&str, &str)]) -> Markup {
    let own: &[(&str, &str)] = match game {
        Game::Pentago => &[("1 2 3 4", "keys-block"), ("R L", "keys-twist")],
        Game::Pentaroll => &[],
        Game::Pantarei => &[("1 2 X", "keys-ways")],
    };
    let common = [
        ("← ↑ ↓ →", "keys-move"),
        ("Enter", "keys-press"),
        ("Esc", "keys-cancel"),
    ];
    html! {
        details.card.keys {
            summary { (words.text("keys-title")) }
            dl {
                @for (key, id) in common.iter().chain(own).chain(page) {
                    dt dir="ltr" { @for one in key.split(' ') { kbd { (one) } " " } }
                    dd { (words.text(id)) }
                }
            }
        }
    }
}
