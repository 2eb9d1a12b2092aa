//! The home page: the games.

use catalog::Game;
use engine::level::Level;
use maud::{Markup, html};
use messages::Words;

use super::board;
use super::demo::demo;
use super::layout::{Page, class_of};
use super::setup::ORDINARY_LEVEL;
use super::visitor::Visitor;

pub(super) async fn home(visitor: Visitor) -> Markup {
    let words = visitor.words();
    let page = Page {
        title: words.text("home-title"),
        about: None,
        class: "home".to_owned(),
        scripts: &["home.js", "setup.js"],
        body: html! {
            div.hero {
                h1 { (words.text("home-title")) }
                p.lead { (words.text("home-lead")) }
                // The script knows whether there is one.
                p { a.button.primary data-continue="" href="/my-games" hidden { (words.text("home-continue")) " " span {} b.turn data-turn="" hidden { (words.text("status-you")) } } }
            }
            div.games {
                @for &game in Game::ALL { (card(words, game)) }
            }
            p { a.button.quiet href="/watch" { (words.text("watch-link")) } }
        },
    };
    page.render(&visitor)
}

fn card(words: &Words, game: Game) -> Markup {
    let name = game.name();
    let set_up = |opponent| format!("/play/{name}?with={opponent}");
    let title = words.game(game);
    html! {
        section class={ "card game-card " (class_of(name)) } aria-labelledby={ "name-" (name) } {
            div {
                h2 #{ "name-" (name) } { (title) }
                p.tagline { (words.tagline(game)) }
            }
            (picture(words, game))
            div.actions {
                (start(words, game))
                a.button.change href=(set_up("computer")) { (words.text("play-change")) }
                a.button href=(set_up("here")) { (words.text("play-here")) }
                a.button href=(set_up("friend")) { (words.text("play-friend")) }
                a.button.quiet href={ "/learn/" (name) } {
                    (words.of_game("learn-a", game))
                }
                a.button.quiet href={ "/rules/" (name) } {
                    (words.of_game("rules-of", game))
                }
            }
            (editions(words, game))
        }
    }
}

/// Begins a game against the computer at once, as it was chosen last; the script knows how that was.
fn start(words: &Words, game: Game) -> Markup {
    let name = |level: u8| words.format("play-level", &[("level", level.into())]);
    let names: Vec<_> = Level::all().map(|level| name(level.number())).collect();
    let names = serde_json::to_string(&names).expect("names are plain data");
    html! {
        form.start method="post" action={ "/play/" (game.name()) } data-start=(game.name()) {
            input type="hidden" name="with" value="computer";
            input type="hidden" name="level" value=(ORDINARY_LEVEL);
            button.primary { span { (words.text("play-computer")) } " " span.level data-levels=(names) { (name(ORDINARY_LEVEL)) } }
        }
    }
}

/// The editions of a game, where there is more than one: what each changes, and the way to play it.
fn editions(words: &Words, game: Game) -> Markup {
    let set_up = |edition| format!("/play/{}?with=computer&edition={edition}", game.name());
    html! {
        @if game.editions().len() > 1 {
            details.editions-of {
                summary { (words.text("rules-editions")) }
                dl {
                    @for edition in game.editions() {
                        dt { a href=(set_up(edition)) { (words.edition_name(edition)) } }
                        dd { (words.edition(edition)) }
                    }
                }
            }
        }
    }
}

/// A picture that comes to life where scripts run.
fn picture(words: &Words, game: Game) -> Markup {
    let (demo, end) = demo(game);
    let demo = serde_json::to_string(&demo).expect("a demo is plain data");
    let label = words.picture(&end);
    html! {
        div.picture { (board::picture(game, &label, Some(&demo), &end.svg_titled(&label))) }
    }
}
