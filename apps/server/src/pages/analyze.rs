//! The page for analyzing: a board for any position, what the engine says, moves and variations.

use axum::extract::State;
use axum::response::Redirect;
use boardgame::Color;
use catalog::{AnyPosition, Edition, Game, SetupChoice};
use maud::{Markup, html};
use messages::{Words, percent};

use super::address::NamedEdition;
use super::board::{board, keys, steps};
use super::embed;
use super::layout::{Page, class_of};
use super::visitor::Visitor;
use crate::{App, Config};

/// What the keys do beside those of the board.
const KEYS: [(&str, &str); 11] = [
    ("←", "step-back"),
    ("→", "step-forward"),
    ("V", "keys-value"),
    ("B", "keys-best"),
    ("L", "keys-last"),
    ("U", "study-back"),
    ("R", "study-forward"),
    ("M", "keys-marks"),
    ("P", "study-pin"),
    ("Ctrl Z", "study-undo"),
    ("Ctrl Y", "study-redo"),
];

/// The first game: the others are one press away.
pub(super) async fn index(visitor: Visitor) -> Redirect {
    Redirect::to(&visitor.to(&format!("/analyze/{}", Game::ALL[0].name())))
}

pub(super) async fn page(State(app): State<App>, visitor: Visitor, named: NamedEdition) -> Markup {
    let NamedEdition { game, edition, .. } = named;
    let words = visitor.words();
    let page = Page {
        title: words.of_game("study-title", game),
        about: Some(game),
        class: format!("{} play study", class_of(game.name())),
        scripts: &["analyze.js"],
        body: body(app.config(), &visitor, game, edition, named.is_named),
    };
    page.render(&visitor)
}

fn body(
    config: &Config,
    visitor: &Visitor,
    game: Game,
    edition: Edition,
    is_wished: bool,
) -> Markup {
    let words = visitor.words();
    let start = game.start(SetupChoice {
        edition: Some(edition),
        ..SetupChoice::default()
    });
    let title = words.of_game("study-title", game);
    html! {
        h1.hidden-words { (title) }
        div.hidden-words data-words=(visitor.reading_words()) hidden {}
        div.play-grid data-study=(game.name()) data-edition=[is_wished.then_some(edition)] {
            section.table-top aria-label=(words.text("play-board")) {
                (board(words, game, Some(&start), true))
                (stepping(words))
                noscript { p { (words.text("study-no-script")) } }
            }
            div.side.stack {
                (games(words, game, edition))
                (engine(config, words))
                (moves(words))
            }
            div.tools.stack {
                (editor(words))
                (pinned(words))
                (position(words, &start))
                (keys(words, game, &KEYS))
            }
        }
    }
}

/// What the marks on the board mean, with an estimate as an example.
fn legend(words: &Words) -> String {
    let example = [("estimate", "~60".into()), ("percent", percent(60))];
    words.format("study-legend", &example)
}

/// The games and editions to choose from.
fn games(words: &Words, present: Game, edition: Edition) -> Markup {
    html! {
        nav.study-games aria-label=(words.text("study-games")) {
            ul.tabs {
                @for &game in Game::ALL {
                    li {
                        a.button href={ "/analyze/" (game.name()) } aria-current=[(game == present).then_some("page")] {
                            (words.game(game))
                        }
                    }
                }
            }
            @if present.editions().len() > 1 { (editions(words, present, edition)) }
        }
    }
}

/// The editions of a game, behind the one that is studied.
fn editions(words: &Words, game: Game, present: Edition) -> Markup {
    html! {
        details {
            summary data-edition-name="" { (words.edition_name(present)) }
            ul.tabs.editions-tabs {
                @for edition in game.editions() {
                    li {
                        a.button href={ "/analyze/" (game.name()) "?edition=" (edition) }
                            data-edition-link=(edition) aria-current=[(edition == present).then_some("true")] {
                            (words.edition_name(edition))
                        }
                    }
                }
            }
        }
    }
}

fn engine(config: &Config, words: &Words) -> Markup {
    let millis = config.limits.analysis_time.as_millis();
    html! {
        section.card.stack aria-label=(words.text("study-engine")) {
            p.status data-status="" {}
            p.verdict.row data-verdict="" hidden { b {} span.badge {} }
            p.voice data-voice="" aria-live="polite" {}
            ol.lines data-lines="" aria-label=(words.text("study-lines")) {}
            div.row.engine-row {
                progress data-progress="" max="1" value="0" aria-label=(words.text("study-engine")) {}
                span.soft data-effort="" {}
                button type="button" data-act="stop" hidden { (words.text("study-stop")) }
                button type="button" data-act="again" hidden { (words.text("study-again")) }
                // A script says how much memory that takes.
                button type="button" data-act="prove" hidden {}
                button type="button" data-act="server" data-memory=(config.analysis_memory) data-millis=(millis) hidden { (words.text("study-server")) }
            }
            div.ticks {
                label.tick { input type="checkbox" data-engine="" checked; span { (words.text("study-on")) } }
                label.tick { input type="checkbox" data-marks="" checked; span { (words.text("study-marks")) } }
            }
            p.legend { (legend(words)) }
            // Who has proven it, where that was somebody else.
            p.legend data-source="" {}
        }
    }
}

/// The way through the moves, within reach of the board.
fn stepping(words: &Words) -> Markup {
    steps(&[
        ("first", "⇤", words.text("step-first")),
        ("back", "←", words.text("study-back")),
        ("forward", "→", words.text("study-forward")),
        ("last", "⇥", words.text("step-last")),
    ])
}

fn moves(words: &Words) -> Markup {
    html! {
        section.card.stack aria-label=(words.text("study-moves")) {
            h2 { (words.text("study-moves")) }
            div.tree data-tree="" dir="ltr" {}
            label.stack.comment {
                span { (words.text("study-comment")) }
                textarea data-comment="" rows="2" dir="auto" maxlength="2000" {}
            }
            div.row {
                button type="button" data-act="promote" { (words.text("study-promote")) }
                button.danger type="button" data-act="delete" { (words.text("study-delete")) }
                button type="button" data-act="pin" { (words.text("study-pin")) }
                button type="button" data-act="undo" hidden { (words.text("study-undo")) }
                button type="button" data-act="redo" hidden { (words.text("study-redo")) }
            }
        }
    }
}

/// A position to compare with the one on the board.
fn pinned(words: &Words) -> Markup {
    html! {
        section.card.stack.pin data-pin="" aria-label=(words.text("pin-title")) hidden {
            h2 { (words.text("pin-title")) }
            div.pin-picture data-pin-picture="" {}
            dl {
                dt { bdi dir="ltr" data-pin-name="" {} }
                dd data-pin-value="" {}
                dt { (words.text("pin-here")) }
                dd data-pin-here="" {}
            }
            div.row {
                button type="button" data-pin-go="" { (words.text("pin-go")) }
                button type="button" data-act="unpin" { (words.text("pin-off")) }
            }
        }
    }
}

fn position(words: &Words, start: &AnyPosition) -> Markup {
    html! {
        section.card.stack.is-long aria-label=(words.text("study-position")) {
            h2 { (words.text("study-position")) }
            code.position data-position="" { (start) }
            form.stack data-paste="" {
                label.stack {
                    span { (words.text("study-paste")) }
                    textarea name="text" rows="3" dir="ltr" spellcheck="false" autocapitalize="off" {}
                }
                p.complaint data-complaint="" role="alert" {}
                div.row {
                    button type="submit" { (words.text("study-read")) }
                    label.button.file {
                        input.hidden-words type="file" data-file="" accept=".panta,.txt,text/plain";
                        span { (words.text("study-file")) }
                    }
                    button type="button" data-act="blank" { (words.text("study-blank")) }
                }
            }
            h3 { (words.text("study-save")) }
            div.row {
                button type="button" data-act="copy-position" { (words.text("study-copy-position")) }
                button type="button" data-act="copy-link" { (words.text("study-copy-link")) }
                button type="button" data-act="record" { (words.text("study-record")) }
                button type="button" data-act="save-picture" { (words.text("study-picture")) }
            }
            (embed::code(words, ""))
        }
    }
}

fn editor(words: &Words) -> Markup {
    html! {
        section.card.stack data-editor="" aria-label=(words.text("study-edit")) {
            h2 { (words.text("study-edit")) }
            div.row data-when="showing" {
                button type="button" data-act="edit" { (words.text("study-edit-start")) }
            }
            form.stack data-when="editing" hidden {
                // What a press does, and what else a position of the game says, its board knows.
                p data-edit-lead="" {}
                div.stack data-edit-own="" {}
                fieldset {
                    legend { (words.text("study-edit-turn")) }
                    div.choices {
                        @for color in Color::ALL {
                            label { input type="radio" name="turn" value=(color.name()); (words.color(color)) }
                        }
                    }
                }
                p.complaint data-edit-complaint="" role="alert" {}
                div.row {
                    button.primary type="submit" { (words.text("study-edit-done")) }
                    button type="button" data-act="edit-cancel" { (words.text("study-edit-cancel")) }
                }
            }
        }
    }
}
