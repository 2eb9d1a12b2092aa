//! What every page wears: head, way around, foot.

use catalog::Game;
use maud::{DOCTYPE, Markup, html};
use messages::{Language, Words};

use super::picture;
use super::players::position_of;
use super::visitor::Visitor;
use crate::asset_url;
use crate::view::GameView;

/// A page: what is particular to it.
pub(super) struct Page<'a> {
    /// The title, without the name of the app.
    pub(super) title: String,
    /// The classes of the main part, with those of the game ([`class_of`]).
    pub(super) class: String,
    /// The modules it runs.
    pub(super) scripts: &'a [&'a str],
    /// What it says.
    pub(super) body: Markup,
}

/// What chats and search engines show of a page.
pub(super) struct Card {
    /// What it is about, in a sentence or two.
    pub(super) description: String,
    /// The whole address of a picture, and what it shows.
    pub(super) picture: Option<(String, String)>,
}

impl Card {
    /// The card of a game: what it is about, and its board.
    pub(super) fn of_game(words: &Words, game: Game, view: &GameView, base: &str) -> Self {
        let shown = position_of(game, view).map(|position| words.picture(&position));
        Self {
            description: format!("{}. {}", words.tagline(game), words.text("home-lead")),
            picture: shown.map(|shown| (format!("{base}/g/{}/board.png", view.id), shown)),
        }
    }

    fn render(&self, title: &str) -> Markup {
        html! {
            meta name="description" content=(self.description);
            meta property="og:site_name" content="Panta";
            meta property="og:type" content="website";
            meta property="og:title" content=(title);
            meta property="og:description" content=(self.description);
            @if let Some((address, shown)) = &self.picture {
                meta property="og:image" content=(address);
                meta property="og:image:width" content=(picture::SIZE.0);
                meta property="og:image:height" content=(picture::SIZE.1);
                meta property="og:image:alt" content=(shown);
                meta name="twitter:card" content="summary_large_image";
            }
        }
    }
}

impl Page<'_> {
    /// Whether a phone should show the page at a glance, a board or the way to one, under a head of
    /// one line.
    fn is_glance(&self) -> bool {
        let mut classes = self.class.split(' ');
        classes.any(|class| matches!(class, "play" | "setup" | "join"))
    }

    /// The whole document in the visitor's language.
    pub(super) fn render(self, visitor: &Visitor) -> Markup {
        let card = Card {
            description: visitor.words().text("home-lead"),
            picture: None,
        };
        self.render_with(visitor, &card)
    }

    /// The same, shown elsewhere by a card of its own.
    pub(super) fn render_with(self, visitor: &Visitor, card: &Card) -> Markup {
        let (words, language) = (visitor.words(), visitor.language);
        let direction = if language.is_right_to_left() {
            "rtl"
        } else {
            "ltr"
        };
        html! {
            (DOCTYPE)
            html lang=(language.tag()) dir=(direction) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    // Forms say where they come from only to ourselves.
                    meta name="referrer" content="same-origin";
                    meta name="color-scheme" content="light dark";
                    meta name="theme-color" media="(prefers-color-scheme: light)" content="#f5f0ea";
                    meta name="theme-color" media="(prefers-color-scheme: dark)" content="#161513";
                    title { (self.title) " · Panta" }
                    (card.render(&self.title))
                    link rel="icon" href=(asset_url("icon.svg")) type="image/svg+xml";
                    @for style in ["css/panta.css", "css/board.css", "css/play.css", "css/study.css", "css/task.css"] {
                        link rel="stylesheet" href=(asset_url(style));
                    }
                    @for game in Game::ALL {
                        link rel="stylesheet" href=(asset_url(&format!("board/{}/board.css", game.name())));
                    }
                    @for script in self.scripts {
                        script type="module" src=(asset_url(script)) {}
                    }
                }
                body {
                    a.skip href="#content" { (words.text("web-skip")) }
                    (masthead(words, &visitor.path, self.is_glance()))
                    main #content class=(self.class) tabindex="-1" { (self.body) }
                    (foot(words, language, &visitor.path))
                }
            }
        }
    }
}

/// The classes of what is about a game: they give it the game's hue, and room to a wide board.
pub(super) fn class_of(game: &str) -> String {
    let is_wide = Game::from_name(game).is_some_and(Game::is_wide);
    let wide = if is_wide { " is-wide" } else { "" };
    format!("of-{game}{wide}")
}

fn masthead(words: &Words, path: &str, is_line: bool) -> Markup {
    let links = [
        ("/", words.text("nav-games")),
        ("/analyze", words.text("nav-analyze")),
        ("/my-games", words.text("nav-mine")),
        ("/puzzles", words.text("nav-puzzles")),
        ("/learn", words.text("nav-learn")),
        ("/rules", words.text("nav-rules")),
    ];
    html! {
        header.masthead {
            a.brand href="/" translate="no" { "Panta" }
            @if is_line {
                button.menu type="button" popovertarget="pages" aria-label=(words.text("web-nav")) { "☰" }
            }
            nav #pages popover[is_line] aria-label=(words.text("web-nav")) {
                @for (address, name) in links {
                    a href=(address) aria-current=[(address == path).then_some("page")] { (name) }
                }
            }
        }
    }
}

fn foot(words: &Words, present: Language, path: &str) -> Markup {
    html! {
        footer.footer {
            form.languages action="/language" method="post" aria-label=(words.text("web-language")) {
                input type="hidden" name="back" value=(path);
                @for language in Language::ALL {
                    button name="language" value=(language.tag()) lang=(language.tag())
                        aria-current=[(language == present).then_some("true")] { (language.own_name()) }
                }
            }
            p { (words.text("web-names")) }
        }
    }
}
