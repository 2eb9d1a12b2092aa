//! A text of moves leads somewhere or is refused, in every game and edition.

#![no_main]

use catalog::{Game, SetupChoice};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for &game in Game::ALL {
        for edition in game.editions() {
            let mut position = game.start(SetupChoice { edition: Some(edition), ..SetupChoice::default() });
            for word in text.split(' ') {
                if let Ok(next) = position.play(word) {
                    assert_eq!(next.turn(), !position.turn());
                    position = next;
                }
            }
            assert_eq!(game.position(&position.to_string()), Ok(position));
        }
    }
});
