//! A text is a setup or a layout that is written and read back as itself, or it is refused.

use catalog::Game;

/// What must hold.
pub(crate) fn target(text: &str) {
    for game in Game::ALL {
        if let Ok(written) = game.setup(text) {
            assert_eq!(game.setup(&written), Ok(written));
        }
        if let Ok(position) = game.layout_position(text) {
            assert_eq!(game.position(&position.to_string()), Ok(position));
        }
    }
}
