//! What every page wears: head, way around, foot.

use catalog::Game;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use messages::{Language, Words};

use super::language::stay;
use super::picture;
use super::players::position_of;
use super::sitemap::{alternates, is_public};
use super::visitor::Visitor;
use crate::asset_url;
use crate::assets::STYLES;
use crate::modules::imported;
use table::view::GameView;

/// A page: what is particular to it.
pub(super) struct Page<'a> {
    /// The title, without the name of the app.
    pub(super) title: String,
    /// The game that it is about, if it is about one.
    pub(super) about: Option<Game>,
    /// The classes of the main part, with those of the game ([`class_of`]).
    pub(super) class: String,
    /// The modules it runs.
    pub(super) scripts: &'a [&'a str],
    /// What it says.
    pub(super) body: Markup,
}

/// A picture that chats show of a page.
pub(super) struct Shown {
    /// Its path.
    address: String,
    /// What it shows, in words.
    words: String,
}

impl Shown {
    /// The board of a game as it stands.
    pub(super) fn board(words: &Words, game: Game, view: &GameView) -> Option<Self> {
        let position = position_of(game, view)?;
        Some(Self {
            address: format!("/g/{}/board.png", view.id),
            words: words.picture(&position),
        })
    }

    fn render(&self, visitor: &Visitor) -> Markup {
        let base = visitor.base.as_deref().unwrap_or_default();
        html! {
            meta property="og:image" content={ (base) (visitor.to(&self.address)) };
            meta property="og:image:width" content=(picture::SIZE.0);
            meta property="og:image:height" content=(picture::SIZE.1);
            meta property="og:image:alt" content=(self.words);
            meta name="twitter:card" content="summary_large_image";
        }
    }
}

impl Page<'_> {
    /// The whole document in the visitor's language.
    pub(super) fn render(self, visitor: &Visitor) -> Markup {
        self.render_with(visitor, None)
    }

    /// The same with a picture for chats.
    pub(super) fn render_with(self, visitor: &Visitor, shown: Option<&Shown>) -> Markup {
        let (words, language) = (visitor.words(), visitor.language);
        let page = html! {
            (DOCTYPE)
            html lang=(language.tag()) dir=(language.direction()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    // Forms say where they come from only to ourselves.
                    meta name="referrer" content="same-origin";
                    meta name="color-scheme" content="light dark";
                    meta name="theme-color" media="(prefers-color-scheme: light)" content="#f5f0ea";
                    meta name="theme-color" media="(prefers-color-scheme: dark)" content="#161513";
                    title { (self.title) " · Panta" }
                    (self.told(visitor))
                    @if let Some(shown) = shown { (shown.render(visitor)) }
                    link rel="manifest" href=(asset_url("manifest.webmanifest"));
                    (styles_and_scripts(&[self.scripts, &["offline.js"]].concat()))
                }
                body {
                    a.skip href="#content" { (words.text("web-skip")) }
                    (masthead(visitor))
                    main #content class=(self.class) tabindex="-1" { (self.body) }
                    footer.footer {
                        p.row data-new-version="" hidden {
                            span { (words.text("web-new-version")) }
                            button type="button" { (words.text("web-new-version-use")) }
                        }
                        p { (words.text("web-names")) }
                        p data-offline-ready="" hidden { (words.text("web-offline")) }
                    }
                }
            }
        };
        PreEscaped(stay(&page.0, visitor))
    }

    /// What those are told who search for a page or send it to a friend.
    fn told(&self, visitor: &Visitor) -> Markup {
        let (words, path) = (visitor.words(), &visitor.path);
        let about = self.about.map(|game| words.tagline(game));
        let about = about.unwrap_or_else(|| words.text("home-lead"));
        let sentences = [("first", self.title.clone()), ("second", about.clone())];
        let description = words.filled("and-then", &sentences);
        html! {
            meta name="description" content=(description);
            meta property="og:site_name" content="Panta";
            meta property="og:type" content="website";
            meta property="og:title" content=(self.title);
            meta property="og:description" content=(about);
            @if !is_public(path) {
                meta name="robots" content="noindex";
            } @else if let Some(base) = &visitor.base {
                link rel="canonical" href={ (base) (visitor.to(path)) };
                @for (tag, address) in alternates(base, path) {
                    link rel="alternate" hreflang=(tag) href=(address);
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

/// How a page looks and what it runs, with all that its scripts import.
pub(super) fn styles_and_scripts(scripts: &[&str]) -> Markup {
    html! {
        link rel="icon" href=(asset_url("icon.svg")) type="image/svg+xml";
        link rel="stylesheet" href=(asset_url(STYLES));
        @for module in modules(scripts) {
            link rel="modulepreload" href=(asset_url(module));
        }
        @for script in scripts { script type="module" src=(asset_url(script)) {} }
    }
}

/// All that scripts import, each once.
fn modules(scripts: &[&str]) -> Vec<&'static str> {
    let mut modules: Vec<&str> = Vec::new();
    for module in scripts.iter().flat_map(|script| imported(script)) {
        if !modules.contains(&module.as_str()) {
            modules.push(module);
        }
    }
    modules
}

/// The way around. Where there is little room it is behind a button, so that the head is one line.
fn masthead(visitor: &Visitor) -> Markup {
    let (words, path) = (visitor.words(), &visitor.path);
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
            button.menu type="button" popovertarget="pages" aria-label=(words.text("web-nav")) { "☰" }
            nav #pages popover aria-label=(words.text("web-nav")) {
                @for (address, name) in links {
                    a href=(address) aria-current=[(address == path).then_some("page")] { (name) }
                }
            }
            (languages(words, visitor.language, path))
        }
    }
}

/// The languages by their own names, which is how those find theirs who cannot read this one.
fn languages(words: &Words, present: Language, path: &str) -> Markup {
    html! {
        details.languages {
            summary {
                span.globe aria-hidden="true" {}
                span.hidden-words { (words.text("web-language")) " " }
                span lang=(present.tag()) { (present.own_name()) }
            }
            form action="/language" method="post" data-languages="" aria-label=(words.text("web-language")) {
                input type="hidden" name="back" value=(path);
                @for language in Language::offered() {
                    button name="language" value=(language.tag()) lang=(language.tag()) dir="auto"
                        aria-current=[(language == present).then_some("true")] { (language.own_name()) }
                }
            }
        }
    }
}
