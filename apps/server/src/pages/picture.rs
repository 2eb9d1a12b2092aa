//! A picture of a game for chats, which draw no SVG: the board on paper, as wide as they like it.

use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::address::NamedTable;
use super::players::position_of;

/// The size that previews of links have.
pub(super) const SIZE: (u32, u32) = (1200, 630);
/// What is left free around the board.
const MARGIN: f32 = 20.0;

/// The board as it stands, as PNG.
pub(super) async fn board(named: NamedTable) -> Response {
    let NamedTable { game, view, .. } = named;
    let png = position_of(game, &view).and_then(|position| draw(&position.svg()));
    let headers = [
        (CONTENT_TYPE, "image/png"),
        (CACHE_CONTROL, "public, max-age=60"),
    ];
    match png {
        Some(png) => (headers, png).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// A drawing in the middle of the paper. Coordinates are left out: letters would need a font.
fn draw(svg: &str) -> Option<Vec<u8>> {
    let tree = Tree::from_str(svg, &Options::default()).ok()?;
    let mut paper = Pixmap::new(SIZE.0, SIZE.1)?;
    paper.fill(Color::from_rgba8(0xf5, 0xf0, 0xea, 0xff));
    let room = (SIZE.0 as f32 - 2.0 * MARGIN, SIZE.1 as f32 - 2.0 * MARGIN);
    let (width, height) = (tree.size().width(), tree.size().height());
    let scale = (room.0 / width).min(room.1 / height);
    let (x, y) = (
        (SIZE.0 as f32 - scale * width) / 2.0,
        (SIZE.1 as f32 - scale * height) / 2.0,
    );
    let place = Transform::from_scale(scale, scale).post_translate(x, y);
    resvg::render(&tree, place, &mut paper.as_mut());
    paper.encode_png().ok()
}

#[cfg(test)]
mod tests {
    use catalog::{Game, SetupChoice};

    use super::*;

    #[test]
    fn every_game_can_be_drawn_in_the_size_of_previews() {
        for game in Game::ALL {
            let seed = game.is_shuffled().then_some(7);
            let start = game.start(SetupChoice {
                seed,
                ..SetupChoice::default()
            });
            let png = draw(&start.svg()).expect("it is drawn");
            let drawn = Pixmap::decode_png(&png).expect("it is PNG");
            assert_eq!((drawn.width(), drawn.height()), SIZE);
            let corner = drawn.pixel(0, 0);
            let is_drawn = drawn.pixels().iter().any(|&pixel| Some(pixel) != corner);
            assert!(is_drawn, "{}", game.name());
        }
    }
}
