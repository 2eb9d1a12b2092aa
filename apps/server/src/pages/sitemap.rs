//! What crawlers should know: which pages there are, and in which languages.

use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use catalog::Game;
use messages::Language;

use super::learn;
use crate::caller::Caller;

/// Pages that are somebody's own, or say nothing to strangers.
const PRIVATE: [&str; 2] = ["/g/", "/my-games"];

/// Whether a page is for everybody who searches.
pub(super) fn is_public(path: &str) -> bool {
    !PRIVATE.iter().any(|start| path.starts_with(start))
}

/// The addresses of a page in all languages, after `base`: tag and address, with the one that leads
/// everybody to their own language.
pub(super) fn alternates(base: &str, path: &str) -> impl Iterator<Item = (&'static str, String)> {
    let of = move |language: Language| {
        let tag = language.tag();
        (tag, format!("{base}/{tag}{path}"))
    };
    let all = Language::offered().map(of);
    all.chain([("x-default", format!("{base}{path}"))])
}

/// Where crawlers may go.
pub(super) async fn robots(caller: Caller) -> String {
    let private: String = ["/api/"]
        .iter()
        .chain(&PRIVATE)
        .map(|path| format!("Disallow: {path}\nDisallow: /*{path}\n"))
        .collect();
    format!(
        "User-agent: *\n{private}Sitemap: {}/sitemap.xml\n",
        caller.base()
    )
}

/// All pages that are for everybody, each in all languages.
pub(super) async fn sitemap(caller: Caller) -> impl IntoResponse {
    let mut map = r#"<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
"#
    .to_owned();
    for path in public_pages() {
        let links: String = alternates(caller.base(), &path)
            .map(|(tag, address)| {
                format!(r#"<xhtml:link rel="alternate" hreflang="{tag}" href="{address}"/>"#)
            })
            .collect();
        for language in Language::offered() {
            let address = format!("{}/{}{path}", caller.base(), language.tag());
            map += &format!("<url><loc>{address}</loc>{links}</url>\n");
        }
    }
    map += "</urlset>\n";
    ([(CONTENT_TYPE, "application/xml")], map)
}

/// The pages that are for everybody.
pub(super) fn public_pages() -> Vec<String> {
    let mut pages = ["/", "/learn", "/puzzles", "/rules", "/watch"]
        .map(str::to_owned)
        .to_vec();
    for game in Game::ALL {
        let name = game.name();
        pages.extend(["analyze", "play", "rules", "puzzles"].map(|kind| format!("/{kind}/{name}")));
        pages.extend(game.lessons().iter().map(learn::address));
    }
    pages
}
