//! What a browser keeps for when the server is not there.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use catalog::Game;
use serde::Serialize;
use web::Web;

use crate::assets;

/// What is kept: files with their version in the address, and pages, whose language is the worker's affair.
#[derive(Serialize)]
struct Kept {
    version: &'static str,
    /// What stands before every address.
    base: &'static str,
    files: Vec<String>,
    pages: Vec<String>,
}

/// The service worker. It stands at the root, since it is for all pages, and begins with what it is to
/// keep, so that it is another one whenever that is.
pub(super) async fn worker() -> impl IntoResponse {
    let kept = Kept {
        version: assets::version(),
        base: "",
        files: assets::addresses(),
        pages: pages(),
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

/// The pages that need no game of the server's.
pub fn pages() -> Vec<String> {
    let shared = ["/", "/learn", "/rules", "/puzzles", "/analyze", "/my-games"].map(str::to_owned);
    let of_game = |game: &Game| {
        let name = game.name();
        let sections = ["rules", "analyze", "play", "here", "learn", "puzzles"]
            .map(|section| format!("/{section}/{name}"));
        let more = [
            format!("/here/{name}/review"),
            format!("/puzzles/{name}/own"),
        ];
        let lessons = game.lessons().into_iter();
        let lessons = lessons.map(move |lesson| format!("/learn/{name}/{}", lesson.name));
        let puzzles =
            (1..=game.puzzles().len()).map(move |number| format!("/puzzles/{name}/{number}"));
        let sections = sections.into_iter().chain(more);
        sections.chain(lessons).chain(puzzles)
    };
    let of_games = Game::ALL.iter().flat_map(of_game);
    shared.into_iter().chain(of_games).collect()
}
