//! With which moves each side could win at once, as interfaces show it.

use boardgame::ByColor;
use serde::Serialize;
use showcase::threats;

use crate::AnyPosition;

/// A move that would win at once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Threat {
    /// The move in notation.
    #[serde(rename = "move")]
    pub m: String,
    /// Where its piece would be put; none where others win without it.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub place: Option<String>,
}

impl<M: ToString> From<showcase::Threat<M>> for Threat {
    fn from(threat: showcase::Threat<M>) -> Self {
        Self {
            m: threat.m.to_string(),
            place: threat.place,
        }
    }
}

impl AnyPosition {
    /// The moves with which each side would win at once, if it were its turn.
    pub fn threats(&self) -> ByColor<Vec<Threat>> {
        with_position!(self, position => in_notation(threats(position)))
    }
}

fn in_notation<M: ToString>(threats: ByColor<Vec<showcase::Threat<M>>>) -> ByColor<Vec<Threat>> {
    let ByColor(sides) = threats;
    ByColor(sides.map(|side| side.into_iter().map(Threat::from).collect()))
}

#[cfg(test)]
mod tests {
    //! Against the plain definition: play every move and see who has won.

    use boardgame::{Outcome, Random};
    use engine::Playable;

    use super::*;
    use crate::{Game, SetupChoice};

    #[test]
    fn threats_are_the_moves_that_win() {
        for &game in Game::ALL {
            for edition in game.editions() {
                for seed in 0..20 {
                    let start = game.start(SetupChoice {
                        edition: Some(edition),
                        seed: Some(seed),
                        first: None,
                    });
                    for (position, _) in start.random_game(&mut Random::new(seed)) {
                        check(&position);
                    }
                }
            }
        }
    }

    fn check(position: &AnyPosition) {
        let turn = position.turn();
        let wins = |m: &String| position.play(m).unwrap().outcome() == Some(Outcome::Win(turn));
        let expected: Vec<_> = position.legal_moves().into_iter().filter(wins).collect();
        let found: Vec<_> = position.threats()[turn]
            .iter()
            .map(|threat| threat.m.clone())
            .collect();
        assert_eq!(found, expected, "{position}");
        let is_played = position.outcome().is_none();
        let is_threatened = with_position!(position, position => position.is_threatened());
        let is_expected = is_played && is_threatened;
        assert_eq!(
            !position.threats()[!turn].is_empty(),
            is_expected,
            "{position}"
        );
    }
}
