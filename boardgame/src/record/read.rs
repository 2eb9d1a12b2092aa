//! From text to record, with every rule checked.
//!
//! Tolerated: move numbers may be missing, wrong or stuck to the move; white space is free; tags
//! come in any order; a `Position` alone may name the edition; line comments outside the moves are
//! skipped.

use super::fault::{Fault, Problem};
use super::history::History;
use super::text::{Place, Reader, RecordError, Tag, Token};
use super::{Annotated, End, GameResult, Line, OffBoard, Record, write};
use crate::names::shortened;
use crate::{Color, EditionOf, MoveError, Named, Outcome, Position, Setup};

/// No record says more about a game.
const MAX_TAGS: usize = 100;
/// Variations may nest so deep; no person writes more, and the stack holds.
const MAX_DEPTH: usize = 100;

/// A game cannot be read.
type Wrong<P> = RecordError<Problem<P>>;

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
            return Err(place.error(Fault::Tag));
        }
        if let Some(tag) = tags.get(MAX_TAGS) {
            return Err(tag.place.error(Fault::ManyTags(MAX_TAGS)));
        }
        for (index, tag) in tags.iter().enumerate() {
            if tags[..index].iter().any(|earlier| earlier.name == tag.name) {
                return Err(tag.place.error(Fault::Twice(shortened(&tag.name))));
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
    pub fn required(&self, name: &'static str) -> Result<(&str, Place), RecordError> {
        let missing = || self.place.error(Fault::Missing(name));
        self.tag(name).ok_or_else(missing)
    }
}

impl<P: Position> Record<P> {
    /// Reads the moves of the record whose tags are given. Which game it is of is for the caller
    /// to find out.
    pub fn read(header: &Header, reader: &mut Reader<'_>) -> Result<Self, Wrong<P>> {
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
            return Err(end.error(Fault::Ended {
                result: self.result,
                ends: words,
            }));
        }
        if let Some((word, place)) = stated {
            let known = expected.into_iter().find(|end| end.name() == word);
            let problem = || place.error(Fault::Termination(words));
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
    GameResult::from_text(text).ok_or_else(|| place.error(Fault::Result))
}

/// The starting position that the tags `Position` and `Edition` give.
fn start<P: Position>(header: &Header) -> Result<P, Wrong<P>> {
    let edition = header
        .tag("Edition")
        .map(|(name, place)| known_edition::<P>(name, place))
        .transpose()?;
    let Some((text, place)) = header.tag("Position") else {
        if P::Setup::SHUFFLED {
            return Err(header.place.error(Fault::NoStart(P::TITLE)).into());
        }
        let setup = P::Setup::default();
        return Ok(P::start(&match edition {
            Some((edition, _)) => setup.with_edition(edition),
            None => setup,
        }));
    };
    let position: P = text
        .parse()
        .map_err(|error| place.error(Problem::Position(error)))?;
    let own = position.edition();
    match edition {
        Some((edition, place)) if edition != own => {
            let unlike = Fault::OtherEdition(edition.name(), own.name());
            Err(place.error(unlike).into())
        }
        _ => Ok(position),
    }
}

fn known_edition<P: Position>(
    name: &str,
    place: Place,
) -> Result<(EditionOf<P>, Place), RecordError> {
    let expected = || place.error(Fault::Edition(name.to_owned(), EditionOf::<P>::names()));
    let edition = EditionOf::<P>::from_name(name).ok_or_else(expected)?;
    Ok((edition, place))
}

/// Whoever chose the color does not begin.
fn check_chooser<P: Position>(header: &Header, first: Color) -> Result<(), RecordError> {
    let Some((value, place)) = header.tag("Chooser") else {
        return Ok(());
    };
    if !P::Setup::SHUFFLED {
        return Err(place.error(Fault::NoChooser(P::TITLE)));
    }
    let chooser = match value {
        "White" => Color::White,
        "Black" => Color::Black,
        _ => return Err(place.error(Fault::Chooser)),
    };
    if chooser == first {
        return Err(place.error(Fault::ChooserBegins));
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
    Err(place.error(Fault::Date))
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
        return Err(place.error(Fault::NoEnd(OffBoard::names())));
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
        Err(place.error(Fault::OtherResult(how.name(), result)))
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
    ) -> Result<Line<P::Move>, Wrong<P>> {
        let mut line = Line {
            comments: Vec::new(),
            steps: Vec::<Annotated<P::Move>>::new(),
        };
        // What a variation at this point starts from: the position before the last move.
        let mut before = None;
        loop {
            let Some((place, token)) = self.reader.token()? else {
                let breaks_off = Fault::BreaksOff(self.depth > 0);
                return Err(self.reader.place().error(breaks_off).into());
            };
            match token {
                Token::Comment(text) if text.is_empty() => {}
                Token::Comment(text) => match line.steps.last_mut() {
                    Some(step) => step.comments.push(text),
                    None => line.comments.push(text),
                },
                Token::Open => {
                    let (Some(step), Some(start)) = (line.steps.last_mut(), before.clone()) else {
                        return Err(place.error(Fault::NoMoveBefore).into());
                    };
                    let present = history.pop().expect("a move has been made");
                    step.variations.push(self.variation(place, start, history)?);
                    history.push(present);
                }
                Token::Close if self.depth > 0 && !line.steps.is_empty() => return Ok(line),
                Token::Close if self.depth > 0 => {
                    return Err(place.error(Fault::NoMoveInside).into());
                }
                Token::Close => return Err(place.error(Fault::Sign("(")).into()),
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
                            Err(place.error(Fault::Sign(")")).into())
                        };
                    }
                    if history.is_repetition() {
                        return Err(place.error(Fault::Repeated(shortened(word))).into());
                    }
                    let m = position
                        .read_move(word)
                        .map_err(|error| place.error(unplayable(word, error)))?;
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
    ) -> Result<Line<P::Move>, Wrong<P>> {
        if self.depth == MAX_DEPTH {
            return Err(place.error(Fault::Deep(MAX_DEPTH)).into());
        }
        self.depth += 1;
        let line = self.line(start, history)?;
        for _ in &line.steps {
            history.pop();
        }
        self.depth -= 1;
        Ok(line)
    }

    /// Checks the result that ended the moves; its place.
    fn result(&self, stated: GameResult) -> Result<Place, RecordError> {
        let (place, word) = self.nothing_more.expect("the main line ends with a result");
        if word == stated.text() {
            return Ok(place);
        }
        Err(place.error(Fault::Stated(stated)))
    }
}

fn unplayable<P: Position>(word: &str, error: MoveError<P>) -> Problem<P> {
    Problem::Move {
        text: shortened(word),
        error,
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
