//! The pages of games that the browser keeps: one for each kind of game, and the script fills in which game it
//! is. Its name is in the fragment of the address, which no server ever sees (`/here/pentago#abc`).

use boardgame::ByColor;
use catalog::Game;
use maud::{Markup, html};
use messages::Words;
use table::view::GameView;
use table::{NewGame, Seat, Seats, Sitter, Table};

use super::address::NamedGame;
use super::layout::{Page, class_of};
use super::visitor::Visitor;
use super::{play, review};

/// The board.
pub(super) async fn page(visitor: Visitor, NamedGame(game): NamedGame) -> Markup {
    let body = play::body(&visitor, None, None, game, &unbegun(game));
    shown(&visitor, game, "play", &["here.js", "play.js"], &body)
}

/// Looking back.
pub(super) async fn review(visitor: Visitor, NamedGame(game): NamedGame) -> Markup {
    let body = review::body(&visitor, game, &unbegun(game));
    shown(
        &visitor,
        game,
        "play study review",
        &["here.js", "review.js"],
        &body,
    )
}

fn shown(visitor: &Visitor, game: Game, kind: &str, scripts: &[&str], body: &Markup) -> Markup {
    let words = visitor.words();
    let page = Page {
        title: words.game(game),
        about: Some(game),
        class: format!("{} {kind}", class_of(game.name())),
        scripts,
        body: html! {
            (missing(words))
            p.card data-not-kept="" hidden { (words.text("here-not-kept")) }
            div data-kept="" { (body) }
        },
    };
    page.render(visitor)
}

/// The browser keeps no such game.
fn missing(words: &Words) -> Markup {
    html! {
        div.card.stack data-missing="" hidden {
            p { (words.text("here-missing")) }
            p.row {
                a.button.primary href="/my-games" { (words.text("nav-mine")) }
                a.button href="/" { (words.text("error-home")) }
            }
        }
    }
}

/// A table at which nobody has sat down yet.
fn unbegun(game: Game) -> GameView {
    let new = NewGame::of(game, ByColor([Sitter::Human; 2]));
    let setup = new.setup(1, 0).expect("the ordinary game can be set up");
    let seats = ByColor(new.seats.0.map(Seat::of));
    let table = Table::new(String::new(), setup, seats).expect("its start is a position");
    GameView::new(&table, Seats::BOTH, 0)
}
