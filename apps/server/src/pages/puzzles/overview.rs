//! All puzzles at a glance, those of the day before them.

use catalog::Game;
use maud::{Markup, html};
use messages::Words;

use super::{Place, day, own, puzzles_of};
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
        scripts: &["progress.js", "streak.js", "own.js"],
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
                    a.button data-own=(game.name()) href=(own::address(game)) hidden { (words.text("own-title")) }
                }
            }))
            p.lead { (words.text("own-how")) " " a href="/my-games" { (words.text("nav-mine")) } }
        },
    };
    page.render(&visitor)
}

/// The puzzles of the day, one for each game.
fn of_today(words: &Words) -> Markup {
    let day = day::today();
    html! {
        section.card.today aria-labelledby="today" data-day=(day) {
            h2 #today { (words.text("puzzles-today")) }
            ul.todays {
                @for &game in Game::ALL { li class=(class_of(game.name())) { (todays(words, day::of_day(game, day))) } }
            }
        }
    }
}

fn todays(words: &Words, place: Place) -> Markup {
    let puzzle = place.puzzle();
    let position = place.game.position(&puzzle.position).ok();
    html! {
        div.picture { @if let Some(position) = position { (drawing(words, &position)) } }
        div.stack data-streak-of=(place.game.name()) {
            h3 { (words.game(place.game)) }
            p { (stars(words, puzzle.depth)) }
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
