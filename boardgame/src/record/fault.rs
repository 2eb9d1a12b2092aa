//! What may be wrong with a record. Its text is English; name and arguments find it in other languages.

use thiserror::Error;

use super::{GameResult, REPETITION};
use crate::names::{expected, one_of};
use crate::{Argument, MoveError, Position, PositionError, Reason};

/// What is wrong with the form of a record, or does not go together in it, whatever the game.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Fault {
    /// A sign is missing: a quotation mark, a bracket.
    #[error("expected {0}")]
    Sign(&'static str),
    /// There is no tag where one should be.
    #[error("expected a tag such as {TAG}")]
    Tag,
    /// A tag has no name, or one with other signs.
    #[error("expected the name of a tag, letters and digits")]
    TagName,
    /// A backslash before something that needs none.
    #[error("expected \\\" or \\\\ after a backslash")]
    Escape,
    /// The tag `Result` says something else.
    #[error("expected the result 1-0, 0-1, 1/2-1/2 or *")]
    Result,
    /// The moves end with another result than the tag.
    #[error("expected the result {0} as in the tag Result")]
    Stated(GameResult),
    /// The board, or what came before, has ended the game otherwise.
    #[error("expected the result {result}: the game has ended ({})", .ends.join(" or "))]
    Ended {
        /// The result that it has.
        result: GameResult,
        /// How it may have come to it.
        ends: Vec<&'static str>,
    },
    /// A move after a position that came for the third time.
    #[error("expected the result: the game ended before {0} ({REPETITION})")]
    Repeated(String),
    /// The board has ended the game in another way.
    #[error("expected the termination \"{}\"", .0.join("\" or \""))]
    Termination(Vec<&'static str>),
    /// A name that is no edition of the game.
    #[error("expected the edition {}", expected(.0, .1))]
    Edition(String, Vec<&'static str>),
    /// A name that is no game.
    #[error("expected the game {}", expected(.0, .1))]
    Game(String, Vec<&'static str>),
    /// The tag `Chooser` names no color.
    #[error("expected the chooser White or Black")]
    Chooser,
    /// A date in another form.
    #[error("expected a date such as {DATE}, with ? for what is not known")]
    Date,
    /// What should be a turn in the form of another program, and an example of one.
    #[error("expected a turn such as {0}")]
    Turn(&'static str),
    /// A value with a sign that cannot be seen.
    #[error("expected no control character in a value")]
    Control,
    /// Something else where a move or the result should be.
    #[error("expected a move or the result")]
    NoMove,
    /// A variation with nothing to replace.
    #[error("expected a move before its variation")]
    NoMoveBefore,
    /// A variation without a move.
    #[error("expected a move in the variation")]
    NoMoveInside,
    /// The text ends too soon, perhaps inside a variation.
    #[error("expected a move or {} but the record breaks off", if *.0 { ")" } else { "the result" })]
    BreaksOff(bool),
    /// A tag that was there before.
    #[error("the tag {0} is there twice")]
    Twice(String),
    /// A tag that every record has is not there.
    #[error("expected the tag {0}, which every record has")]
    Missing(&'static str),
    /// The game is shuffled, and the record does not say how.
    #[error("expected the tag Position: {0} has no ordinary start")]
    NoStart(&'static str),
    /// Two editions in one record: what the tag says, and what the position does.
    #[error("the edition {0} contradicts the position, which is {1}")]
    OtherEdition(&'static str, &'static str),
    /// An end off the board that goes with another result.
    #[error("{0} does not go with the result {1}")]
    OtherResult(&'static str, GameResult),
    /// An end that the board would show.
    #[error("the board does not show this end; expected {}, or no termination", one_of(.0))]
    NoEnd(Vec<&'static str>),
    /// Nobody chooses in this game.
    #[error("nobody chooses a color in {0}")]
    NoChooser(&'static str),
    /// Whoever chose the color is to move.
    #[error("the chooser does not begin, but is to move in the position")]
    ChooserBegins,
    /// More tags than anybody writes.
    #[error("expected at most {0} tags")]
    ManyTags(usize),
    /// Variations deeper inside each other than anybody writes.
    #[error("expected at most {0} variations inside each other")]
    Deep(usize),
    /// More games than one text may have.
    #[error("expected at most {0} games")]
    ManyGames(usize),
}

/// What a tag looks like.
const TAG: &str = "[Game \"…\"]";
/// What a date looks like.
const DATE: &str = "2026.11.15";

impl Fault {
    /// What should stand there, if it is notation.
    fn notation(&self) -> Option<String> {
        Some(match self {
            Self::Sign(sign) => (*sign).to_owned(),
            Self::Tag => TAG.to_owned(),
            Self::TagName => "A–Z a–z 0–9 _".to_owned(),
            Self::Escape => "\\\" \\\\".to_owned(),
            Self::Result => "1-0 0-1 1/2-1/2 *".to_owned(),
            Self::Stated(result) | Self::Ended { result, .. } => result.text().to_owned(),
            Self::Repeated(_) => "1/2-1/2".to_owned(),
            Self::Termination(names) => format!("\"{}\"", names.join("\" \"")),
            Self::Edition(_, names) | Self::Game(_, names) => names.join(" "),
            Self::Chooser => "White Black".to_owned(),
            Self::Date => DATE.to_owned(),
            Self::Turn(example) => (*example).to_owned(),
            _ => return None,
        })
    }
}

impl Reason for Fault {
    const NAMES: &'static [&'static str] = &[
        "expected",
        "control",
        "no-move",
        "breaks-off",
        "twice",
        "missing",
        "unlike",
        "no-end",
        "no-chooser",
        "chooser-begins",
        "too-many",
    ];

    fn name(&self) -> &'static str {
        match self {
            Self::Control => "control",
            Self::NoMove | Self::NoMoveBefore | Self::NoMoveInside => "no-move",
            Self::BreaksOff(_) => "breaks-off",
            Self::Twice(_) => "twice",
            Self::Missing(_) | Self::NoStart(_) => "missing",
            Self::OtherEdition(..) | Self::OtherResult(..) => "unlike",
            Self::NoEnd(_) => "no-end",
            Self::NoChooser(_) => "no-chooser",
            Self::ChooserBegins => "chooser-begins",
            Self::ManyTags(_) | Self::Deep(_) | Self::ManyGames(_) => "too-many",
            _ => "expected",
        }
    }

    fn about(&self) -> Vec<(&'static str, Argument)> {
        if let Some(notation) = self.notation() {
            return vec![("notation", Argument::Text(notation))];
        }
        match self {
            Self::Twice(tag) => vec![("tag", Argument::text(tag))],
            Self::Missing(tag) => vec![("tag", Argument::text(tag))],
            Self::NoStart(_) => vec![("tag", Argument::text("Position"))],
            Self::OtherEdition(one, other) => unlike(one, other),
            Self::OtherResult(end, result) => unlike(end, result.text()),
            Self::ManyTags(most) | Self::Deep(most) | Self::ManyGames(most) => {
                vec![("max", (*most).into())]
            }
            _ => Vec::new(),
        }
    }
}

fn unlike(one: &str, other: &str) -> Vec<(&'static str, Argument)> {
    vec![
        ("this", Argument::text(one)),
        ("that", Argument::text(other)),
    ]
}

/// What is wrong with the record of a game.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Problem<P: Position> {
    /// Something that does not depend on the game.
    #[error(transparent)]
    Fault(#[from] Fault),
    /// The tag `Position` holds none.
    #[error("the position: {0}")]
    Position(PositionError<P>),
    /// A move that cannot be played.
    #[error("{text}: {error}")]
    Move {
        /// As it is written.
        text: String,
        /// Why not.
        error: MoveError<P>,
    },
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Outcome;

    #[test]
    fn faults_have_names_and_what_they_are_about() {
        let draw = GameResult::Over(Outcome::Draw);
        for (fault, name, about) in [
            (Fault::Sign("}"), "expected", "}"),
            (Fault::Stated(draw), "expected", "1/2-1/2"),
            (Fault::Twice("Result".to_owned()), "twice", "Result"),
            (Fault::OtherResult("time", draw), "unlike", "time"),
        ] {
            assert!(Fault::NAMES.contains(&fault.name()), "{fault}");
            assert_eq!(fault.name(), name, "{fault}");
            assert_eq!(fault.about()[0].1, Argument::text(about), "{fault}");
        }
    }
}
