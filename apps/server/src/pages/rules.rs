//! The rules of every game and edition, with pictures.

use catalog::{Edition, Game, SetupChoice};
use maud::{Markup, html};
use messages::{SECTIONS, SETTLED, Words};

use super::address::NamedEdition;
use super::board::drawing;
use super::demo::demo;
use super::layout::{Page, class_of};
use super::notation::notated;
use super::shelf::shelf;
use super::visitor::Visitor;

/// All games.
pub(super) async fn index(visitor: Visitor) -> Markup {
    let words = visitor.words();
    let page = Page {
        title: words.text("rules-title"),
        about: None,
        class: String::new(),
        scripts: &[],
        body: html! {
            div.hero { h1 { (words.text("rules-title")) } }
            (shelf(words, |game| html! {
                div.actions {
                    a.button.primary href={ "/rules/" (game.name()) } {
                        (words.of_game("rules-of", game))
                    }
                }
            }))
        },
    };
    page.render(&visitor)
}

/// One game, in one of its editions.
pub(super) async fn game(visitor: Visitor, named: NamedEdition) -> Markup {
    let NamedEdition { game, edition, .. } = named;
    let words = visitor.words();
    let title = words.of_game("rules-of", game);
    let page = Page {
        title: title.clone(),
        about: Some(game),
        class: class_of(game.name()),
        scripts: &[],
        body: html! {
            div.hero {
                h1 { (title) }
                p.lead { (words.tagline(game)) }
            }
            div.how-grid {
                article.prose {
                    (editions(words, game, edition))
                    @for section in SECTIONS { (section_of(words, edition, section)) }
                    (section_of(words, edition, SETTLED))
                }
                aside.stack {
                    (pictures(words, game, edition))
                    a.button.primary href={ "/play/" (game.name()) } {
                        (words.of_game("play-a", game))
                    }
                }
            }
        },
    };
    page.render(&visitor)
}

/// The editions of a game, where there is more than one.
fn editions(words: &Words, game: Game, present: Edition) -> Markup {
    let all = game.editions();
    html! {
        @if all.len() > 1 {
            nav aria-label=(words.text("rules-editions")) {
                ul.tabs {
                    @for edition in all {
                        li {
                            a.button href={ "/rules/" (game.name()) "?edition=" (edition) }
                                aria-current=[(edition == present).then_some("page")] {
                                (words.edition_name(edition))
                            }
                        }
                    }
                }
            }
            p.lead { (words.edition(present)) }
        }
    }
}

fn section_of(words: &Words, edition: Edition, section: &str) -> Markup {
    html! {
        h2 { (words.rules_heading(section)) }
        (paragraphs(&words.rules(edition, section)))
    }
}

/// Text whose lines are paragraphs, or items of a list where they begin with a dash.
pub(super) fn paragraphs(text: &str) -> Markup {
    let lines: Vec<&str> = text
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect();
    html! {
        @for group in lines.chunk_by(|a, b| a.starts_with("- ") == b.starts_with("- ")) {
            @if group[0].starts_with("- ") {
                ul { @for line in group { li { (notated(line.trim_start_matches("- "))) } } }
            } @else {
                @for line in group { p { (notated(line)) } }
            }
        }
    }
}

fn pictures(words: &Words, game: Game, edition: Edition) -> Markup {
    let choice = SetupChoice {
        edition: Some(edition),
        seed: game.is_shuffled().then_some(7),
        ..SetupChoice::default()
    };
    let (start, end) = (game.start(choice), demo(game).1);
    html! {
        div.rules-pictures {
            figure {
                (drawing(words, &start))
                figcaption { (words.text("rules-picture-start")) }
            }
            figure {
                (drawing(words, &end))
                figcaption { (words.state(&end)) }
            }
        }
    }
}
