//! What a browser keeps for when the server is not there.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use catalog::Game;
use serde::Serialize;
use web::Web;

use super::visitor::Visitor;
use crate::assets;

/// What is kept: files with their version in the address, and pages in the visitor's language.
#[derive(Serialize)]
struct Kept {
    version: &'static str,
    files: Vec<String>,
    pages: Vec<String>,
}

/// The service worker. It stands at the root, since it is for all pages, and begins with what it is to
/// keep, so that it is another one whenever that is.
pub(super) async fn worker(visitor: Visitor) -> impl IntoResponse {
    let kept = Kept {
        version: assets::version(),
        files: assets::addresses(),
        pages: pages().iter().map(|page| visitor.to(page)).collect(),
    };
    let kept = serde_json::to_string(&kept).expect("addresses are plain data");
    let script = Web::get("sw.js").map(|file| file.data).unwrap_or_default();
    let text = format!("self.KEPT = {kept};\n{}", String::from_utf8_lossy(&script));
    let about = [
        (CONTENT_TYPE, "text/javascript; charset=utf-8"),
        (CACHE_CONTROL, "no-cache"),
    ];
    (about, text)
}

/// The pages that need no game of the server's. Single puzzles are kept when they are first seen.
fn pages() -> Vec<String> {
    let shared = ["/", "/learn", "/rules", "/puzzles", "/analyze"].map(str::to_owned);
    let of_game = |game: &Game| {
        let name = game.name();
        let sections = ["rules", "analyze"].map(|section| format!("/{section}/{name}"));
        let lessons = game.lessons().into_iter();
        let lessons = lessons.map(move |lesson| format!("/learn/{name}/{}", lesson.name));
        sections.into_iter().chain(lessons)
    };
    let of_games = Game::ALL.iter().flat_map(of_game);
    shared.into_iter().chain(of_games).collect()
}
