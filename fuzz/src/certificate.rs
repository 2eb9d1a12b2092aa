//! Bytes are a certificate that is sound, or they are refused; and what is sound is about a position
//! that somebody can win.

use boardgame::Outcome;
use catalog::Game;

/// What must hold.
pub(crate) fn target(bytes: &[u8]) {
    for game in Game::ALL {
        if let Ok(checked) = game.check_certificate(&mut &bytes[..]) {
            let text = checked.position.to_string();
            assert_eq!(game.position(&text), Ok(checked.position.clone()));
            let is_lost = checked.position.outcome() == Some(Outcome::Win(!checked.winner));
            assert!(!is_lost, "{text}");
        }
    }
}
