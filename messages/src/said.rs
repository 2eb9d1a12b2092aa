//! Moves and results told in words, as they are read out after they were made.

use boardgame::Color;
use boardgame::record::RecordError;
use catalog::{
    About, AnyPosition, AnyRecord, Explained, Game, MoveError, PositionError, Problem, Why,
    explained, result,
};

use crate::Words;

impl Words {
    /// A legal move in notation, told as what the side to move does with it; anything else is told
    /// as it is written.
    pub fn said(&self, position: &AnyPosition, m: &str) -> String {
        let Ok(mut said) = position.said(m) else {
            return m.to_owned();
        };
        let color = position.turn().name().to_owned();
        said.about.insert("color", color);
        self.told(&said)
    }

    /// Why a move cannot be played.
    pub fn why_not(&self, game: Game, error: &MoveError) -> String {
        self.explain(&error.explained(game))
    }

    /// Why a text is no position.
    pub fn why_no_position(&self, game: Game, error: &PositionError) -> String {
        self.explain(&error.explained(game))
    }

    /// Why a text is no record.
    pub fn why_no_record(&self, error: &RecordError<Problem>) -> String {
        self.explain(&explained(error))
    }

    /// Why something cannot be read or played.
    pub fn explain(&self, why: &Explained) -> String {
        let value = |about: &About| match about {
            About::Number(number) => (*number).into(),
            About::Text(text) => text.clone().into(),
            About::Why(why) => self.explain(why).into(),
        };
        let about = why.about.iter();
        let arguments: Vec<_> = about.map(|(name, about)| (*name, value(about))).collect();
        self.format(&why.message, &arguments)
    }

    /// Why a recorded game ended, as one of the players may read it: what happened, then who won.
    pub fn result(&self, record: &AnyRecord, reader: Option<Color>) -> Option<String> {
        let outcome = record.outcome()?;
        let heading = self.told(&result(outcome, reader));
        let Some(end) = record.end() else {
            return Some(heading);
        };
        let why = Why {
            game: record.game(),
            end,
            outcome,
            reader,
        };
        let why = self.told(&why.said());
        Some(self.filled("result-line", &[("why", why), ("result", heading)]))
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
    fn what_is_no_record_is_told_in_every_language() {
        let tags = "[Game \"Pentago\"]\n[Result \"*\"]\n";
        let cases = [
            "[Game \"Pentago\"".to_owned(),
            "[Game \"Pentago\"]\n\n*".to_owned(),
            "[Game \"Chess\"]\n[Result \"*\"]\n\n*".to_owned(),
            format!("{tags}{tags}\n*"),
            format!("{tags}[Edition \"swiss\"]\n\n*"),
            format!("{tags}[Edition \"czech\"]\n[Position \"6/6/6/6/6/6 w finnish\"]\n\n*"),
            format!("{tags}[Position \"w5/6/6/6/6/6 w\"]\n\n*"),
            format!("{tags}[Termination \"five by placing\"]\n\n*"),
            format!("{tags}[Chooser \"White\"]\n\n*"),
            format!("{tags}[White \"\u{7}\"]\n\n*"),
            format!("{tags}\n1. b2-1R b2-1R *"),
            format!("{tags}\n1. b2-1R ( ) *"),
            format!("{tags}\n1. b2-1R"),
            format!("{tags}\n1. b2-1R {} *", "(1. b2-1R ".repeat(200)),
        ];
        for language in crate::Language::offered() {
            let words = Words::of(language);
            let told: BTreeSet<_> = cases
                .iter()
                .map(|text| words.why_no_record(&catalog::read_records(text).expect_err(text)))
                .collect();
            assert_eq!(told.len(), cases.len(), "{language:?}: {told:?}");
            // Nothing of the English reasons is left.
            let expected = told.iter().find(|told| told.contains("expected"));
            assert_eq!(expected, None, "{language:?}");
        }
        let error = catalog::read_records(&cases[10]).unwrap_err();
        assert_eq!(
            Words::new().why_no_record(&error),
            "The record goes wrong in line 4 at character 10: b2-1R: The cell b2 is not empty"
        );
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
