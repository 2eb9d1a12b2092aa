//! Setting up a game: a form that works without scripts.

use axum::extract::{Path, Query, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use catalog::{Edition, Game};
use engine::level::Level;
use maud::{Markup, html};
use messages::Words;
use serde::Deserialize;
use table::{CLOCKS, Choices};

use super::address::NamedGame;
use super::fields::Fields;
use super::layout::{Page, class_of};
use super::nickname::nickname;
use super::visitor::Visitor;
use super::{errors, invite};
use crate::App;
use crate::caller::Caller;
use crate::secret::random_number;

/// A level that a beginner can beat but must look at.
pub(super) const ORDINARY_LEVEL: u8 = 2;

#[derive(Debug, Deserialize)]
pub(super) struct Wish {
    with: Option<String>,
    edition: Option<String>,
}

/// The form.
pub(super) async fn form(
    visitor: Visitor,
    NamedGame(game): NamedGame,
    Query(wish): Query<Wish>,
) -> Markup {
    let words = visitor.words();
    let title = words.of_game("setup-title", game);
    let wanted = wish.edition.as_deref().and_then(|name| game.edition(name));
    let page = Page {
        title: title.clone(),
        about: Some(game),
        class: format!("{} setup", class_of(game.name())),
        scripts: &["setup.js"],
        body: html! {
            div.hero {
                h1 { (title) }
                (games(words, game))
            }
            form.card.stack method="post" action={ "/play/" (game.name()) } data-setup=(game.name()) {
                (opponents(words, wish.with.as_deref().unwrap_or("computer")))
                (levels(words))
                @if game.is_shuffled() { (choosers(words)) } @else { (colors(words)) }
                div.when-friend { (nickname(words)) }
                div.row.start { button.primary { (words.text("setup-start")) } }
                p role="alert" data-needs-server="" hidden { (words.text("setup-needs-server")) }
                p role="alert" data-not-kept="" hidden { (words.text("here-not-kept")) }
                details.more open[wanted.is_some()] {
                    summary { (words.text("setup-more")) }
                    div.stack {
                        (editions(words, game, wanted.unwrap_or(game.standard_edition())))
                        @if !game.is_shuffled() { (firsts(words)) }
                        (clocks(words))
                        (hints(words))
                        (public(words))
                    }
                }
            }
        },
    };
    page.render(&visitor)
}

/// The games to choose from.
fn games(words: &Words, present: Game) -> Markup {
    html! {
        nav aria-label=(words.text("study-games")) {
            ul.tabs {
                @for &game in Game::ALL {
                    li {
                        a.button href={ "/play/" (game.name()) } aria-current=[(game == present).then_some("page")] {
                            (words.game(game))
                        }
                    }
                }
            }
        }
    }
}

fn opponents(words: &Words, present: &str) -> Markup {
    let all = [
        ("computer", words.text("setup-computer")),
        ("here", words.text("setup-here")),
        ("friend", words.text("setup-friend")),
    ];
    choice(&words.text("setup-opponent"), "with", &all, present, "")
}

fn levels(words: &Words) -> Markup {
    html! {
        div.stack.when-computer {
            label for="level" { (words.text("setup-level")) }
            select #level name="level" {
                @for level in Level::all() {
                    option value=(level) selected[level.number() == ORDINARY_LEVEL] {
                        (words.format("setup-level-number", &[("level", level.number().into())]))
                    }
                }
            }
        }
    }
}

fn colors(words: &Words) -> Markup {
    let all = [
        ("white", words.text("setup-color-white")),
        ("black", words.text("setup-color-black")),
        ("any", words.text("setup-color-any")),
    ];
    choice(
        &words.text("setup-color"),
        "color",
        &all,
        "white",
        "unless-here",
    )
}

fn firsts(words: &Words) -> Markup {
    let all = [
        ("white", words.text("setup-color-white")),
        ("black", words.text("setup-color-black")),
    ];
    choice(&words.text("setup-first"), "first", &all, "white", "")
}

fn choosers(words: &Words) -> Markup {
    let all = [
        ("me", words.text("setup-chooser-me")),
        ("other", words.text("setup-chooser-other")),
    ];
    choice(
        &words.text("setup-chooser"),
        "chooser",
        &all,
        "me",
        "unless-here",
    )
}

fn editions(words: &Words, game: Game, present: Edition) -> Markup {
    let all = game.editions();
    html! {
        @if all.len() > 1 {
            fieldset {
                legend { (words.text("setup-edition")) }
                div.editions {
                    @for edition in all {
                        label.edition {
                            input type="radio" name="edition" value=(edition) checked[edition == present];
                            b { (words.edition_name(edition)) }
                            span { (words.edition(edition)) }
                        }
                    }
                }
            }
        }
    }
}

fn clocks(words: &Words) -> Markup {
    let of = |(minutes, seconds): (u64, u64)| {
        let arguments = [("minutes", minutes.into()), ("seconds", seconds.into())];
        words.format("setup-clock-of", &arguments)
    };
    html! {
        div.stack {
            label for="clock" { (words.text("setup-clock")) }
            select #clock name="clock" {
                option value="" { (words.text("setup-clock-none")) }
                @for clock in CLOCKS {
                    option value={ (clock.0) "+" (clock.1) } { (of(clock)) }
                }
            }
        }
    }
}

/// Between people, hints are for both or for nobody; the friend reads it before joining.
fn hints(words: &Words) -> Markup {
    html! {
        label.tick.when-friend {
            input type="checkbox" name="hints" value="both";
            span { (words.text("setup-hints")) }
        }
    }
}

/// Whoever makes a game decides whether strangers may find it.
fn public(words: &Words) -> Markup {
    html! {
        label.tick.unless-here {
            input type="checkbox" name="public" value="yes";
            span { (words.text("setup-public")) }
        }
    }
}

/// One of several, as buttons.
fn choice(legend: &str, name: &str, all: &[(&str, String)], present: &str, class: &str) -> Markup {
    html! {
        fieldset class=(class) {
            legend { (legend) }
            div.choices {
                @for (value, label) in all {
                    label {
                        input type="radio" name=(name) value=(value) checked[*value == present];
                        (label)
                    }
                }
            }
        }
    }
}

/// Makes the game and goes there.
pub(super) async fn create(
    State(app): State<App>,
    visitor: Visitor,
    caller: Caller,
    Path(name): Path<String>,
    Fields(choices): Fields<Choices>,
) -> Response {
    let Some(new) = Game::from_name(&name).and_then(|game| choices.game(game, random_number()))
    else {
        return errors::page(&visitor, StatusCode::UNPROCESSABLE_ENTITY);
    };
    let mut caller = caller.as_browser();
    caller.browser_or_new();
    match app.games().create(new, &caller).await {
        Ok(created) => {
            let mut headers = HeaderMap::new();
            let invite = created
                .claim
                .and_then(|secret| invite::cookie(&caller, &created.id, &secret));
            for cookie in caller.cookie().into_iter().chain(invite) {
                headers.append(SET_COOKIE, cookie);
            }
            (
                headers,
                Redirect::to(&visitor.to(&format!("/g/{}", created.id))),
            )
                .into_response()
        }
        Err(error) => errors::page(&visitor, error.status()),
    }
}
