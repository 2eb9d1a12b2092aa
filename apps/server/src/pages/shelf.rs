//! The games side by side, each with its picture and what a page offers for it.

use catalog::Game;
use maud::{Markup, html};
use messages::Words;

use super::board::drawing;
use super::demo::demo;
use super::layout::class_of;

/// A card for each game, with this below its picture.
pub(super) fn shelf(words: &Words, below: impl Fn(Game) -> Markup) -> Markup {
    html! {
        div.games {
            @for &game in Game::ALL {
                section class={ "card game-card " (class_of(game.name())) } {
                    div {
                        h2 { (words.game(game)) }
                        p.tagline { (words.tagline(game)) }
                    }
                    div.picture { (drawing(words, &demo(game).1)) }
                    (below(game))
                }
            }
        }
    }
}
