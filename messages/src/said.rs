//! Moves and results told in words, as they are read out after they were made.

use boardgame::{Argument, Color, Outcome};
use catalog::{AnyPosition, AnyRecord, Game, MoveError, PositionError, Reason, Said};
use fluent_bundle::FluentValue;

use crate::{Why, Words};

impl Words {
    /// A legal move in notation, told as what the side to move does with it; anything else is told
    /// as it is written.
    pub fn said(&self, position: &AnyPosition, m: &str) -> String {
        let Ok(Said { message, about }) = position.said(m) else {
            return m.to_owned();
        };
        let color = ("color", position.turn().name().to_owned());
        let arguments: Vec<_> = about.into_iter().chain([color]).collect();
        self.filled(&message, &arguments)
    }

    /// Why a move cannot be played.
    pub fn why_not(&self, game: Game, error: &MoveError) -> String {
        match error {
            MoveError::Parse(_) => self.text(&format!("move-form-{}", game.name())),
            MoveError::Illegal(illegal) => self.reason("illegal", illegal),
            MoveError::Over => self.text("game-over"),
        }
    }

    /// Why a text is no position.
    pub fn why_no_position(&self, game: Game, error: &PositionError) -> String {
        match error {
            PositionError::Parse(error) => {
                let column = [("column", error.column.into())];
                self.format(&format!("position-form-{}", game.name()), &column)
            }
            PositionError::Impossible(reason) => self.reason("impossible", reason),
        }
    }

    fn reason(&self, kind: &str, reason: &Reason) -> String {
        let about = reason.about.iter();
        let arguments: Vec<_> = about.map(|(name, about)| (*name, value(about))).collect();
        self.format(&format!("{kind}-{}", reason.name), &arguments)
    }

    /// Why a recorded game ended, as one of the players may read it: what happened, then who won.
    pub fn result(&self, record: &AnyRecord, reader: Option<Color>) -> Option<String> {
        let outcome = record.outcome()?;
        let heading = match (outcome, reader) {
            (Outcome::Win(winner), Some(reader)) if winner == reader => self.text("result-you-won"),
            (Outcome::Win(_), Some(_)) => self.text("result-you-lost"),
            _ => self.outcome(outcome),
        };
        let Some(end) = record.end() else {
            return Some(heading);
        };
        let why = self.why(&Why {
            game: record.position().game(),
            end,
            outcome,
            reader,
        });
        Some(self.filled("result-line", &[("why", why), ("result", heading)]))
    }
}

/// What a reason is about, as messages take it.
fn value(about: &Argument) -> FluentValue<'_> {
    match about {
        Argument::Number(number) => (*number).into(),
        Argument::Name(name) => (*name).into(),
        Argument::Text(text) => text.as_str().into(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use boardgame::Random;
    use catalog::SetupChoice;

    use super::*;

    #[test]
    fn moves_are_told() {
        let words = Words::new();
        let said =
            |game: Game, position: &str, m: &str| words.said(&game.position(position).unwrap(), m);
        let empty = "6/6/6/6/6/6 w";
        assert_eq!(
            said(Game::Pentago, empty, "c3-2R"),
            "White: c3, block 2 clockwise"
        );
        assert_eq!(
            said(Game::Pentago, "wwww2/bb4/6/4bb/6/6 w", "e1"),
            "White: e1, no twist"
        );
        assert_eq!(
            said(Game::Pentaroll, empty, "Nc"),
            "White: from the top, column c"
        );
        let snake = "w1,b3,b2,nw3,b1,w2,b3w1,b2,w3b1,w2,b3,w1,b2,w3,b1,w2 w s";
        assert_eq!(
            said(Game::Pantarei, snake, "4R2"),
            "White: two scales from stack 4 to stack 7"
        );
        assert_eq!(
            said(Game::Pantarei, snake, "1x4"),
            "White swaps stacks 1 and 4"
        );
    }

    #[test]
    fn every_move_of_a_random_game_is_told_in_every_language() {
        for &game in Game::ALL {
            let start = game.start(SetupChoice::default());
            for (position, m) in start.random_game(&mut Random::new(1)) {
                let Some(m) = m else { break };
                for language in crate::Language::offered() {
                    // In tests, a message that lacks an argument is a panic.
                    assert_ne!(Words::of(language).said(&position, &m), m);
                }
            }
        }
    }

    #[test]
    fn what_is_forbidden_is_told_in_every_language() {
        let snake = "w1,b3,b2,nw3,b1,w2,b3w1,b2,w3b1,w2,b3,w1,b2,w3,b1,w2";
        let (may, must_not) = (format!("{snake} w s"), format!("{snake} w -"));
        let buried = "w1,b3,b2,w3n,b1,w2,b3w1,b2,w3b1,w2,b3,w1,b2,w3,b1,w2 w s";
        let cases = [
            (Game::Pentago, "w5/6/6/6/6/6 b", "a1-1R"),
            (Game::Pentago, "wwww2/bb4/6/4bb/6/6 w", "e1-1R"),
            (Game::Pentago, "6/6/6/6/6/6 w", "a1"),
            (Game::Pentago, "6/6/6/6/6/6 w basque", "a1-1L"),
            (Game::Pentago, "6/6/6/6/6/6 w", "z9"),
            (Game::Pentaroll, "wbwbwb/6/6/6/6/6 w", "W1"),
            (Game::Pantarei, &may, "pass"),
            (Game::Pantarei, &may, "1R2"),
            (Game::Pantarei, &may, "1L1"),
            (Game::Pantarei, &may, "16R1"),
            (Game::Pantarei, &may, "1x1"),
            (Game::Pantarei, &must_not, "1x4"),
            (Game::Pantarei, &may, "17R1"),
            (Game::Pantarei, &may, "2R1"),
            (Game::Pantarei, buried, "4R1"),
        ];
        for language in crate::Language::offered() {
            let words = Words::of(language);
            let told: BTreeSet<_> = cases
                .iter()
                .map(|(game, position, m)| {
                    let position = game.position(position).unwrap();
                    words.why_not(*game, &position.play(m).unwrap_err())
                })
                .collect();
            assert_eq!(told.len(), cases.len(), "{language:?}: {told:?}");
        }
        let taken = Game::Pentago.position("6/6/2w3/6/6/6 b").unwrap();
        let error = taken.play("c3-1R").unwrap_err();
        assert_eq!(
            Words::new().why_not(Game::Pentago, &error),
            "The cell c3 is not empty"
        );
    }

    #[test]
    fn what_is_no_position_is_told_in_every_language() {
        let high = "w1w1w1w2w2w2w3";
        let rest = "b1,b1,b1,b2,b2,b2,b3,b3,b3,n,w3,w3";
        let cases = [
            (Game::Pentago, "w5/6/6/6/6/6 w".to_owned()),
            (Game::Pentago, "6/6/6/6/6/6 w czech reply".to_owned()),
            (Game::Pentago, "6/6/x".to_owned()),
            (Game::Pentaroll, "7/".to_owned()),
            (Game::Pantarei, "w1,w1,w1,w1 w s".to_owned()),
            (Game::Pantarei, format!("{high},{rest} w s")),
            (
                Game::Pantarei,
                format!("{high}w3w3,b1,b1,b1,b2,b2,b2,b3,b3,b3,n b s"),
            ),
            (
                Game::Pantarei,
                format!("{high},b1b1b1b2b2b2b3,b3,b3,n,w3,w3 b s"),
            ),
            (Game::Pantarei, "q".to_owned()),
        ];
        for language in crate::Language::offered() {
            let words = Words::of(language);
            let told: BTreeSet<_> = cases
                .iter()
                .map(|(game, text)| words.why_no_position(*game, &game.position(text).unwrap_err()))
                .collect();
            assert_eq!(told.len(), cases.len(), "{language:?}: {told:?}");
        }
    }

    #[test]
    fn results_speak_to_the_reader() {
        let start = Game::Pentago.position("wwww2/bb4/6/4bb/6/6 w").unwrap();
        let mut record = AnyRecord::new(&start);
        let words = Words::new();
        assert_eq!(words.result(&record, None), None);
        record.push("e1").unwrap();
        let result = |reader| words.result(&record, reader).unwrap();
        assert_eq!(
            result(Some(Color::White)),
            "Your marble completed five in a row. You won"
        );
        assert_eq!(
            result(Some(Color::Black)),
            "White’s marble completed five in a row. You lost"
        );
        assert_eq!(
            result(None),
            "White’s marble completed five in a row. White wins"
        );
    }
}
