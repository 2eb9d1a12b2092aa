//! The files of `web/`, the networks of the games and what others have proven of them, inside the binary.
//!
//! The address of a file begins with a hash of all of them, `/assets/HASH/play.js`, so browsers keep
//! them for good and relative imports between modules still work. Servers that share a store put their
//! files there, so that a page of one release finds its files at servers of the next, and the other way
//! round.

use std::borrow::Cow;
use std::sync::LazyLock;
use std::time::Duration;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use catalog::Game;
use sha2::{Digest, Sha256};
use web::Web;

use crate::App;
use crate::store::{Store, StoreError};

/// So long the files of a release are kept after its last server was there: pages stay open for days.
const KEPT: Duration = Duration::from_hours(30 * 24);

/// The hash in the address of assets.
static VERSION: LazyLock<String> = LazyLock::new(hash_of_all);

const FOR_GOOD: &str = "public, max-age=31536000, immutable";
const ASK_AGAIN: &str = "no-cache";

/// All styles in one file, so that nobody waits for one after the other.
pub(crate) const STYLES: &str = "styles.css";

/// The parts of it that are not a game's.
const COMMON_STYLES: [&str; 5] = ["panta", "board", "play", "study", "task"];

/// The address of a file of `web/`, or of all styles: `asset_url("play.js")`.
pub fn asset_url(path: &str) -> String {
    debug_assert!(find(path).is_some(), "web/{path} is missing");
    address(&VERSION, path)
}

/// The hash in all addresses.
pub(crate) fn version() -> &'static str {
    &VERSION
}

/// The addresses of all files.
pub(crate) fn addresses() -> Vec<String> {
    paths().map(|path| address(&VERSION, &path)).collect()
}

/// What comes from the games: the path of each file, and what it holds.
fn of_games() -> Vec<(String, &'static [u8])> {
    let of = |game: &Game| {
        let (name, published) = (game.name(), game.published_file());
        let network = (format!("networks/{name}.bin"), game.network_weights());
        let published = (format!("published/{name}.bin"), published);
        [network, published]
    };
    let files = Game::ALL.iter().flat_map(of);
    files.filter(|(_, bytes)| !bytes.is_empty()).collect()
}

pub(crate) fn router() -> Router<App> {
    Router::new().route("/assets/{version}/{*path}", get(asset))
}

async fn asset(
    State(app): State<App>,
    Path((version, path)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let (contents, hash, keeping) = if version == *VERSION {
        match find(&path) {
            Some((contents, hash)) => (contents, hash, FOR_GOOD),
            None => return StatusCode::NOT_FOUND.into_response(),
        }
    } else if let Some(contents) = of_another_release(app.store(), &version, &path).await {
        let hash = Sha256::digest(&contents).into();
        (contents, hash, FOR_GOOD)
    } else if let Some((contents, hash)) = find(&path) {
        // The nearest that there is, which is not to be kept.
        (contents, hash, ASK_AGAIN)
    } else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let tag = format!("\"{}\"", hex::encode(&hash[..16]));
    let is_known = headers
        .get(IF_NONE_MATCH)
        .is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let keeping = if cfg!(debug_assertions) {
        ASK_AGAIN
    } else {
        keeping
    };
    let about = [(ETAG, tag.as_str()), (CACHE_CONTROL, keeping)];
    if is_known {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    (about, [(CONTENT_TYPE, media_type(&path))], contents).into_response()
}

/// A file that servers of another release have put into the store that we share.
async fn of_another_release(store: &Store, version: &str, path: &str) -> Option<Vec<u8>> {
    let is_hash = version.len() == VERSION.len() && version.bytes().all(|b| b.is_ascii_hexdigit());
    if !is_hash || !store.is_shared() {
        return None;
    }
    // A store that is away has nothing.
    let found = store.file(&address(version, path)).await;
    found.unwrap_or_default()
}

/// Puts the files of this release where servers of others find them, and forgets those of releases that
/// nobody has run for long.
pub(crate) async fn share(store: &Store, now: u64) -> Result<(), StoreError> {
    if !store.is_shared() {
        return Ok(());
    }
    for path in paths() {
        if let Some((contents, _)) = find(&path) {
            let address = address(&VERSION, &path);
            store.keep_file(address, contents, now).await?;
        }
    }
    let long_ago = now.saturating_sub(KEPT.as_millis() as u64);
    store.forget_files(long_ago).await
}

fn address(version: &str, path: &str) -> String {
    format!("/assets/{version}/{path}")
}

/// The paths of all files; styles come as one.
fn paths() -> impl Iterator<Item = String> {
    let files = Web::iter().map(Cow::into_owned);
    let files = files.filter(|path| !is_style(path));
    let of_games = of_games().into_iter().map(|(path, _)| path);
    files.chain([STYLES.to_owned()]).chain(of_games)
}

fn is_style(path: &str) -> bool {
    let extension = path.rsplit_once('.').map(|(_, extension)| extension);
    extension == Some("css")
}

/// The styles of the pages, then those of each game's board.
fn styles() -> Vec<u8> {
    let common = COMMON_STYLES.map(|name| format!("css/{name}.css"));
    let boards = Game::ALL
        .iter()
        .map(|game| format!("board/{}/board.css", game.name()));
    let parts = common.into_iter().chain(boards);
    let parts = parts.map(|path| Web::get(&path).expect("every part is there").data);
    parts.collect::<Vec<_>>().concat()
}

/// A file of `web/`, or of a game: what it holds, and its hash.
fn find(path: &str) -> Option<(Vec<u8>, [u8; 32])> {
    if path == STYLES {
        let styles = styles();
        let hash = Sha256::digest(&styles).into();
        return Some((styles, hash));
    }
    if let Some(file) = Web::get(path) {
        let hash = file.metadata.sha256_hash();
        return Some((file.data.into_owned(), hash));
    }
    let (_, bytes) = of_games().into_iter().find(|(name, _)| name == path)?;
    Some((bytes.to_vec(), Sha256::digest(bytes).into()))
}

fn media_type(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("json") => "application/json",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

fn hash_of_all() -> String {
    let mut hash = Sha256::new();
    let mut paths: Vec<_> = Web::iter().collect();
    paths.sort();
    for path in paths {
        let file = Web::get(&path).expect("it is in the list");
        hash.update(path.as_bytes());
        hash.update(file.metadata.sha256_hash());
    }
    for (_, bytes) in of_games() {
        hash.update(bytes);
    }
    hex::encode(&hash.finalize()[..8])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_are_whole() {
        let all = String::from_utf8(styles()).unwrap();
        let parts = Web::iter().filter(|path| is_style(path));
        for path in parts {
            let part = Web::get(&path).unwrap().data;
            assert!(all.contains(str::from_utf8(&part).unwrap()), "{path}");
        }
        assert!(addresses().contains(&asset_url(STYLES)));
    }
}
