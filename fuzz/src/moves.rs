//! A text of moves leads somewhere or is refused, in every game and edition.

use catalog::{Game, SetupChoice};

/// What must hold.
pub(crate) fn target(text: &str) {
    for &game in Game::ALL {
        for edition in game.editions() {
            let mut position = game.start(SetupChoice {
                edition: Some(edition),
                ..SetupChoice::default()
            });
            for word in text.split(' ') {
                if let Ok(next) = position.play(word) {
                    assert_eq!(next.turn(), !position.turn());
                    position = next;
                }
            }
            assert_eq!(game.position(&position.to_string()), Ok(position));
        }
    }
}
