//! Games in the form of `OpenSpiel`, a research library: one game a line, a turn as cell and
//! letter, `a1s f6x …`.
//!
//! The form has no tags, no result and no way to write a turn without a twist; games begin on the
//! empty board. Read as well: commas between the turns.

use boardgame::record::{Fault, Place, Problem, Record, RecordError};
use boardgame::{Position, Setup as _};
use thiserror::Error;

use crate::{Edition, Pentago, Setup, Twist};

/// A game cannot be read.
type Wrong = RecordError<Problem<Pentago>>;

/// A game cannot be written in the form of `OpenSpiel`.
///
/// ```
/// use pentago::boardgame::record::Record;
/// use pentago::openspiel::{self, ConvertError};
/// use pentago::{Pentago, Position};
///
/// let mut record = Record::new("6/6/6/6/6/6 w".parse::<Pentago>()?);
/// assert_eq!(openspiel::write(&record), Err(ConvertError::Empty));
/// record.push(record.position().read_move("a1-1L")?)?;
/// assert_eq!(openspiel::write(&record)?, "a1s");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ConvertError {
    /// The game starts elsewhere.
    #[error("OpenSpiel games begin on the empty board with White to move, and this one with {0}")]
    Start(String),
    /// There is nothing to write.
    #[error("a game without moves has no form in OpenSpiel")]
    Empty,
    /// The rules that decided the game are not those of `OpenSpiel`.
    #[error("the game ends otherwise by OpenSpiel's rules")]
    Outcome,
    /// Nothing is twisted in a turn.
    #[error("move {number} ({m}) has no form in OpenSpiel: nothing is twisted")]
    Untwisted {
        /// Which move of the game, from 1.
        number: usize,
        /// The move.
        m: String,
    },
}

/// Whether a text looks like games in this form: it begins with a turn such as `a1s`.
pub fn is_openspiel(text: &str) -> bool {
    let mut letters = text.trim_start().chars();
    let cell = (letters.next(), letters.next());
    matches!(cell, (Some('a'..='f'), Some('1'..='6')))
        && letters
            .next()
            .is_some_and(|c| Twist::from_openspiel(c).is_some())
}

/// Reads one game a line, but not more than `max_games`; lines without a turn are skipped. The
/// edition is `openspiel`.
pub fn read(text: &str, max_games: usize) -> Result<Vec<Record<Pentago>>, Wrong> {
    let mut games = Vec::new();
    for (number, line) in (1..)
        .zip(text.lines())
        .filter(|(_, line)| turns(line).next().is_some())
    {
        if games.len() == max_games {
            let place = Place {
                line: number,
                column: 1,
            };
            return Err(place.error(Fault::ManyGames(max_games)).into());
        }
        games.push(read_game(number, line)?);
    }
    Ok(games)
}

fn turns(line: &str) -> impl Iterator<Item = &str> {
    line.split([' ', '\t', ',', '\r'])
        .filter(|word| !word.is_empty())
}

fn read_game(line_number: usize, line: &str) -> Result<Record<Pentago>, Wrong> {
    let start = Pentago::start(&Setup::default().with_edition(Edition::OpenSpiel));
    let mut record = Record::new(start);
    for word in turns(line) {
        let column = line[..word.as_ptr() as usize - line.as_ptr() as usize]
            .chars()
            .count()
            + 1;
        let place = Place {
            line: line_number,
            column,
        };
        if word.chars().count() != 3 || !is_openspiel(word) {
            return Err(place.error(Fault::Turn("a1s")).into());
        }
        let wrong = |error| {
            let text = word.to_owned();
            place.error(Problem::Move { text, error })
        };
        let m = record.position().read_move(word).map_err(wrong)?;
        record.push(m).map_err(wrong)?;
    }
    Ok(record)
}

/// Writes the moves of a game in one line. Tags, comments and variations have no form there.
pub fn write(record: &Record<Pentago>) -> Result<String, ConvertError> {
    let start = record.start();
    if *start
        != Pentago::start(&Setup {
            edition: start.edition(),
            ..Setup::default()
        })
    {
        return Err(ConvertError::Start(start.to_string()));
    }
    let moves = (1..).zip(record.moves()).map(|(number, m)| {
        m.to_openspiel().ok_or_else(|| ConvertError::Untwisted {
            number,
            m: m.to_string(),
        })
    });
    let turns = moves.collect::<Result<Vec<_>, _>>()?;
    if turns.is_empty() {
        return Err(ConvertError::Empty);
    }
    let line = turns.join(" ");
    match read_game(1, &line) {
        Ok(read) if read.position().outcome() == record.position().outcome() => Ok(line),
        _ => Err(ConvertError::Outcome),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_read_back() {
        let text = "a1s f6x b2v\n\nc3z d4t";
        let games = read(text, 9).unwrap();
        assert_eq!(games[0].position().edition(), Edition::OpenSpiel);
        let written: Vec<_> = games.iter().map(|game| write(game).unwrap()).collect();
        assert_eq!(written, ["a1s f6x b2v", "c3z d4t"]);
    }

    #[test]
    fn there_are_not_too_many_games() {
        assert_eq!(read("a1s\n,\n\nb2s", 2).unwrap().len(), 2);
        assert_eq!(
            read("a1s\n,\n\nb2s", 1).unwrap_err().place,
            Place { line: 4, column: 1 }
        );
    }

    #[test]
    fn errors_say_where() {
        let error = read("a1s f6x\na1s, q9s", 9).unwrap_err();
        assert_eq!(error.place, Place { line: 2, column: 6 });
        let error = read("b2s b2s", 9).unwrap_err();
        assert_eq!(
            error.to_string(),
            "line 1, column 5: b2s: illegal move: b2 is taken"
        );
    }

    #[test]
    fn a_turn_without_a_twist_has_no_form() {
        let start: Pentago = "6/6/6/6/6/6 w finnish".parse().unwrap();
        let mut record = Record::new(start);
        record.push(start.read_move("a1").unwrap()).unwrap();
        assert_eq!(
            write(&record),
            Err(ConvertError::Untwisted {
                number: 1,
                m: "a1".to_owned()
            })
        );
        assert_eq!(
            write(&Record::new("6/6/6/6/6/6 w".parse().unwrap())),
            Err(ConvertError::Empty)
        );
        let elsewhere = Record::new("6/6/6/6/6/6 b".parse::<Pentago>().unwrap());
        assert!(matches!(write(&elsewhere), Err(ConvertError::Start(_))));
    }
}
