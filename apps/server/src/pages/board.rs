//! The board of a page, and the keys that move on it.

use catalog::{AnyPosition, Game};
use maud::{Markup, PreEscaped, html};
use messages::Words;

/// A board that scripts bring to life; until then it is a picture of the position, with the line below it
/// that asks for a move, where one is wanted.
pub(super) fn board(
    words: &Words,
    game: Game,
    position: Option<&AnyPosition>,
    is_wanted: bool,
) -> Markup {
    let shown = html! {
        @if let Some(position) = position { (drawing(words, position)) }
        div.board-bar { span { @if is_wanted { (words.text(game.asked())) } } }
    };
    element(game, "data-board=\"\"", &shown.0)
}

/// A picture of a position, called by what it shows.
pub(super) fn drawing(words: &Words, position: &AnyPosition) -> Markup {
    PreEscaped(position.svg_titled(&words.picture(position)))
}

/// A picture that comes to life where scripts run: what it shows, and the moves that it plays, if any.
pub(super) fn picture(game: Game, label: &str, demo: Option<&str>, svg: &str) -> Markup {
    let label = html! { (label) };
    let mut attributes = format!("data-picture=\"{}\"", label.0);
    if let Some(demo) = demo {
        attributes += &format!(" data-demo=\"{}\"", html! { (demo) }.0);
    }
    element(game, &attributes, svg)
}

/// The element of a game's board, named after the game; its attributes are escaped already.
fn element(game: Game, attributes: &str, shown: &str) -> Markup {
    let name = game.name();
    PreEscaped(format!("<panta-{name} {attributes}>{shown}</panta-{name}>"))
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
    let own = game.keys().iter().map(|key| (key.keys, key.message));
    let common = [
        ("← ↑ ↓ →", "keys-move"),
        ("Enter", "keys-press"),
        ("Esc", "keys-cancel"),
    ];
    html! {
        details.card.keys {
            summary { (words.text("keys-title")) }
            dl {
                @for (key, id) in common.into_iter().chain(own).chain(page.iter().copied()) {
                    dt dir="ltr" { @for one in key.split(' ') { kbd { (one) } " " } }
                    dd { (words.text(id)) }
                }
            }
        }
    }
}
