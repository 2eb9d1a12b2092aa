//! A text is a position that is written and read back as itself, or it is refused.

use catalog::Game;

/// What must hold.
pub(crate) fn target(text: &str) {
    for game in Game::ALL {
        if let Ok(position) = game.position(text) {
            assert_eq!(game.position(&position.to_string()), Ok(position.clone()));
            assert_eq!(
                position.legal_moves().is_empty(),
                position.outcome().is_some()
            );
            position.svg();
        }
    }
}
