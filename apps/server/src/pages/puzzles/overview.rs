//! All puzzles at a glance, the one of the day before them.

use catalog::Game;
use maud::{Markup, html};
use messages::Words;

use super::{Place, day, puzzles_of};
use crate::pages::board::drawing;
use crate::pages::layout::{Page, class_of};
use crate::pages::shelf::shelf;
use crate::pages::task::{link, tick};
use crate::pages::visitor::Visitor;

/// The grades, from the easiest.
const N_GRADES: u16 = 4;

/// The puzzle of the day, and all puzzles.
pub(in crate::pages) async fn index(visitor: Visitor) -> Markup {
    let words = visitor.words();
    let page = Page {
        title: words.text("nav-puzzles"),
        about: None,
        class: "puzzles".to_owned(),
        scripts: &["progress.js", "streak.js"],
        body: html! {
            div.hero {
                h1 { (words.text("puzzles-title")) }
                p.lead { (words.text("puzzles-lead")) }
            }
            (of_today(words))
            (shelf(words, |game| html! {
                (numbers(words, game, None))
                div.actions {
                    a.button.primary data-resume="" href={ "/puzzles/" (game.name()) } { (puzzles_of(words, game)) }
                }
            }))
        },
    };
    page.render(&visitor)
}

fn of_today(words: &Words) -> Markup {
    let day = day::today();
    let place = day::of_day(day);
    let puzzle = place.puzzle();
    let position = place.game.position(&puzzle.position).ok();
    html! {
        section class={ "card today " (class_of(place.game.name())) } aria-labelledby="today" data-day=(day) {
            div.picture { @if let Some(position) = position { (drawing(words, &position)) } }
            div.stack {
                h2 #today { (words.text("puzzle-today")) }
                p { (words.game(place.game)) " · " (stars(words, puzzle.depth)) }
                (streak(words))
                div.actions {
                    a.button.primary data-done=(place.address()) href=(place.address()) {
                        (words.text("puzzle-solve"))
                        (tick(words))
                    }
                }
            }
        }
    }
}

/// How many days in a row the puzzle of the day was solved, or that today does not count; the script
/// knows.
pub(super) fn streak(words: &Words) -> Markup {
    html! {
        p.streak data-streak="" hidden { (words.text("puzzle-streak")) " " b data-days="" {} }
        p.soft data-missed="" hidden { (words.text("puzzle-missed")) }
    }
}

/// How hard a puzzle is: so many of all stars.
pub(super) fn stars(words: &Words, depth: u16) -> Markup {
    let grade = grade(depth);
    let own_moves = depth.div_ceil(2);
    let names = [("grade", grade.into()), ("count", own_moves.into())];
    html! {
        span.stars aria-hidden="true" { @for star in 0..N_GRADES { (if star < grade { "★" } else { "☆" }) } }
        " " (words.format("puzzle-grade", &names))
    }
}

/// The grade of a depth, from 1.
const fn grade(depth: u16) -> u16 {
    match depth {
        0..=3 => 1,
        4..=5 => 2,
        6..=8 => 3,
        _ => N_GRADES,
    }
}

/// Links to all puzzles of a game.
pub(super) fn numbers(words: &Words, game: Game, present: Option<Place>) -> Markup {
    let places = (0..game.puzzles().len()).map(|index| Place { game, index });
    html! {
        ol.numbers {
            @for place in places {
                li { (link(words, &place.address(), present == Some(place), &html! { span { (place.index + 1) } })) }
            }
        }
    }
}
