//! From text to record, with every rule checked.
//!
//! Tolerated: move numbers may be missing, wrong or stuck to the move; white space is free; tags
//! come in any order; a `Position` alone may name the edition; line comments outside the moves are
//! skipped.

use super::history::History;
use super::text::{Place, Reader, RecordError, Tag, Token};
use super::{Annotated, End, GameResult, Line, OffBoard, REPETITION, Record, write};
use crate::names::{self, shortened};
use crate::{Color, EditionOf, Named, Outcome, Position, Setup};

/// No record says more about a game.
const MAX_TAGS: usize = 100;
/// Variations may nest so deep; no person writes more, and the stack holds.
const MAX_DEPTH: usize = 100;

/// The tags of a record, read before it is known which game it is of.
#[derive(Debug, Clone)]
pub struct Header {
    tags: Vec<Tag>,
    place: Place,
}

impl Header {
    /// Reads the tags of the next record; `None` when there is none.
    pub fn read(reader: &mut Reader<'_>) -> Result<Option<Self>, RecordError> {
        if reader.at_end() {
            return Ok(None);
        }
        let place = reader.place();
        let tags = reader.tags()?;
        if tags.is_empty() {
            return Err(place.error("expected a tag such as [Game \"…\"]"));
        }
        if let Some(tag) = tags.get(MAX_TAGS) {
            return Err(tag.place.error(format!("expected at most {MAX_TAGS} tags")));
        }
        for (index, tag) in tags.iter().enumerate() {
            if tags[..index].iter().any(|earlier| earlier.name == tag.name) {
                return Err(tag
                    .place
                    .error(format!("the tag {} is there twice", shortened(&tag.name))));
            }
        }
        Ok(Some(Self { tags, place }))
    }

    /// Where the record begins.
    pub fn place(&self) -> Place {
        self.place
    }

    /// The value of a tag and where it stands.
    pub fn tag(&self, name: &str) -> Option<(&str, Place)> {
        self.tags
            .iter()
            .find(|tag| tag.name == name)
            .map(|tag| (tag.value.as_str(), tag.place))
    }

    /// The value of a tag that must be there.
    pub fn required(&self, name: &str) -> Result<(&str, Place), RecordError> {
        self.tag(name).ok_or_else(|| {
            self.place
                .error(format!("expected the tag {name}, which every record has"))
        })
    }
}

impl<P: Position> Record<P> {
    /// Reads the moves of the record whose tags are given. Which game it is of is for the caller
    /// to find out.
    pub fn read(header: &Header, reader: &mut Reader<'_>) -> Result<Self, RecordError> {
        let result = stated_result(header)?;
        let start = start::<P>(header)?;
        check_chooser::<P>(header, start.turn())?;
        check_date(header)?;
        let mut record = Self::new(start);
        record.tags = tags_beyond_the_game(header);
        let mut history = record.history.clone();
        let mut moves = MoveReader {
            reader,
            depth: 0,
            nothing_more: None,
        };
        record.line = moves.line(record.start.clone(), &mut history)?;
        let end = moves.result(result)?;
        record.replay();
        record.conclude(header, result, end)?;
        Ok(record)
    }

    /// Brings position, keys and result up to date with the line.
    fn replay(&mut self) {
        for step in &self.line.steps {
            self.position.play_unchecked(step.m);
            self.history.push(self.position.key());
        }
        self.judge();
    }

    /// Checks result and termination against the board and takes over what only they know.
    fn conclude(
        &mut self,
        header: &Header,
        result: GameResult,
        end: Place,
    ) -> Result<(), RecordError> {
        let stated = header.tag("Termination");
        if self.result == GameResult::Open {
            let how = stated.map(|(word, place)| off_board(word, place, result));
            self.end = how.transpose()?.map(End::OffBoard);
            self.result = result;
            return Ok(());
        }
        let expected = self.board_ends();
        let words: Vec<_> = expected.iter().map(|end| end.name()).collect();
        if result != self.result {
            let reason = words.join(" or ");
            return Err(end.error(format!(
                "expected the result {}: the game has ended ({reason})",
                self.result
            )));
        }
        if let Some((word, place)) = stated {
            let known = expected.into_iter().find(|end| end.name() == word);
            let problem = || {
                place.error(format!(
                    "expected the termination \"{}\"",
                    words.join("\" or \"")
                ))
            };
            self.end = Some(known.ok_or_else(problem)?);
        }
        Ok(())
    }

    /// What the end may be that the board or its history has made.
    fn board_ends(&self) -> Vec<End<P::Termination>> {
        let last = self.line.steps.last().map(|step| step.m);
        let Some(ending) = self.position.ending(last) else {
            return vec![End::Repetition];
        };
        let ends = ending.terminations.iter().copied();
        ends.map(End::Board).collect()
    }
}

fn stated_result(header: &Header) -> Result<GameResult, RecordError> {
    let (text, place) = header.required("Result")?;
    GameResult::from_text(text)
        .ok_or_else(|| place.error("expected the result 1-0, 0-1, 1/2-1/2 or *"))
}

/// The starting position that the tags `Position` and `Edition` give.
fn start<P: Position>(header: &Header) -> Result<P, RecordError> {
    let edition = header
        .tag("Edition")
        .map(|(name, place)| known_edition::<P>(name, place))
        .transpose()?;
    let Some((text, place)) = header.tag("Position") else {
        if P::Setup::SHUFFLED {
            let problem = format!(
                "expected the tag Position: {} has no ordinary start",
                P::TITLE
            );
            return Err(header.place.error(problem));
        }
        let setup = P::Setup::default();
        return Ok(P::start(&match edition {
            Some((edition, _)) => setup.with_edition(edition),
            None => setup,
        }));
    };
    let position: P = text
        .parse()
        .map_err(|error| place.error(format!("the position: {error}")))?;
    match edition {
        Some((edition, place)) if edition != position.edition() => Err(place.error(format!(
            "the edition {} contradicts the position, which is {}",
            edition.name(),
            position.edition().name()
        ))),
        _ => Ok(position),
    }
}

fn known_edition<P: Position>(
    name: &str,
    place: Place,
) -> Result<(EditionOf<P>, Place), RecordError> {
    let expected = || {
        place.error(format!(
            "expected the edition {}",
            names::expected(name, &EditionOf::<P>::names())
        ))
    };
    let edition = EditionOf::<P>::from_name(name).ok_or_else(expected)?;
    Ok((edition, place))
}

/// Whoever chose the color does not begin.
fn check_chooser<P: Position>(header: &Header, first: Color) -> Result<(), RecordError> {
    let Some((value, place)) = header.tag("Chooser") else {
        return Ok(());
    };
    if !P::Setup::SHUFFLED {
        return Err(place.error(format!("nobody chooses a color in {}", P::TITLE)));
    }
    let chooser = match value {
        "White" => Color::White,
        "Black" => Color::Black,
        _ => return Err(place.error("expected the chooser White or Black")),
    };
    if chooser == first {
        return Err(place.error("the chooser does not begin, but is to move in the position"));
    }
    Ok(())
}

/// A date is `2026.11.15`, with question marks for what is not known.
fn check_date(header: &Header) -> Result<(), RecordError> {
    let Some((date, place)) = header.tag("Date") else {
        return Ok(());
    };
    let fits = |(form, c): (char, char)| {
        if form == '0' {
            c.is_ascii_digit() || c == '?'
        } else {
            c == form
        }
    };
    let form = "0000.00.00";
    if date.len() == form.len() && form.chars().zip(date.chars()).all(fits) {
        return Ok(());
    }
    Err(place.error("expected a date such as 2026.11.15, with ? for what is not known"))
}

fn tags_beyond_the_game(header: &Header) -> Vec<(String, String)> {
    let tags = header
        .tags
        .iter()
        .filter(|tag| !write::DERIVED.contains(&tag.name.as_str()));
    let mut tags: Vec<_> = tags
        .map(|tag| (tag.name.clone(), tag.value.clone()))
        .collect();
    write::put_in_order(&mut tags);
    tags
}

/// An end off the board, which must fit the result.
fn off_board(word: &str, place: Place, result: GameResult) -> Result<OffBoard, RecordError> {
    let Some(how) = OffBoard::from_name(word) else {
        let words = names::one_of(&OffBoard::names());
        return Err(place.error(format!(
            "the board does not show this end; expected {words}, or no termination"
        )));
    };
    let fits = match how {
        OffBoard::Resignation | OffBoard::Time | OffBoard::Forfeit => {
            matches!(result, GameResult::Over(Outcome::Win(_)))
        }
        OffBoard::Agreement => result == GameResult::Over(Outcome::Draw),
        OffBoard::Abandoned => true,
    };
    if fits {
        Ok(how)
    } else {
        Err(place.error(format!("{word} does not go with the result {result}")))
    }
}

/// Reads the move text.
struct MoveReader<'r, 'a> {
    reader: &'r mut Reader<'a>,
    depth: usize,
    /// The word that ended the main line.
    nothing_more: Option<(Place, &'a str)>,
}

impl MoveReader<'_, '_> {
    /// Reads a line from `position` up to a result, a closing parenthesis or the end.
    fn line<P: Position>(
        &mut self,
        mut position: P,
        history: &mut History,
    ) -> Result<Line<P::Move>, RecordError> {
        let mut line = Line {
            comments: Vec::new(),
            steps: Vec::<Annotated<P::Move>>::new(),
        };
        // What a variation at this point starts from: the position before the last move.
        let mut before = None;
        loop {
            let Some((place, token)) = self.reader.token()? else {
                return Err(self.reader.place().error(self.expected_at_end()));
            };
            match token {
                Token::Comment(text) if text.is_empty() => {}
                Token::Comment(text) => match line.steps.last_mut() {
                    Some(step) => step.comments.push(text),
                    None => line.comments.push(text),
                },
                Token::Open => {
                    let (Some(step), Some(start)) = (line.steps.last_mut(), before.clone()) else {
                        return Err(place.error("expected a move before its variation"));
                    };
                    let present = history.pop().expect("a move has been made");
                    step.variations.push(self.variation(place, start, history)?);
                    history.push(present);
                }
                Token::Close if self.depth > 0 && !line.steps.is_empty() => return Ok(line),
                Token::Close if self.depth > 0 => {
                    return Err(place.error("expected a move in the variation"));
                }
                Token::Close => return Err(place.error("expected a ( before this )")),
                Token::Word(word) => {
                    let (place, word) = without_number(place, word);
                    if word.is_empty() {
                        continue;
                    }
                    if GameResult::from_text(word).is_some() {
                        self.nothing_more = Some((place, word));
                        return if self.depth == 0 {
                            Ok(line)
                        } else {
                            Err(place.error("expected ) before the result"))
                        };
                    }
                    if history.is_repetition() {
                        return Err(place.error(format!(
                            "expected the result: the game ended before {} ({REPETITION})",
                            shortened(word)
                        )));
                    }
                    let m = position
                        .read_move(word)
                        .map_err(|error| place.error(format!("{}: {error}", shortened(word))))?;
                    let next = position.after(m);
                    history.push(next.key());
                    before = Some(std::mem::replace(&mut position, next));
                    line.steps.push(Annotated {
                        m,
                        comments: Vec::new(),
                        variations: Vec::new(),
                    });
                }
            }
        }
    }

    fn variation<P: Position>(
        &mut self,
        place: Place,
        start: P,
        history: &mut History,
    ) -> Result<Line<P::Move>, RecordError> {
        if self.depth == MAX_DEPTH {
            return Err(place.error(format!(
                "expected at most {MAX_DEPTH} variations inside each other"
            )));
        }
        self.depth += 1;
        let line = self.line(start, history)?;
        for _ in &line.steps {
            history.pop();
        }
        self.depth -= 1;
        Ok(line)
    }

    fn expected_at_end(&self) -> &'static str {
        if self.depth > 0 {
            "expected a move or ) but the record breaks off"
        } else {
            "expected a move or the result but the record breaks off"
        }
    }

    /// Checks the result that ended the moves; its place.
    fn result(&self, stated: GameResult) -> Result<Place, RecordError> {
        let (place, word) = self.nothing_more.expect("the main line ends with a result");
        if word == stated.text() {
            return Ok(place);
        }
        Err(place.error(format!("expected the result {stated} as in the tag Result")))
    }
}

/// Takes a move number such as `12.` or `12...` off a word.
fn without_number(place: Place, word: &str) -> (Place, &str) {
    let digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let rest = word[digits..].trim_start_matches('.');
    if rest.len() == word.len() - digits {
        return (place, word); // no dot: the digits belong to the move
    }
    (
        Place {
            column: place.column + word.len() - rest.len(),
            ..place
        },
        rest,
    )
}
