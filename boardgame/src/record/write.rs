//! From record to text.

use std::fmt;

use super::{Line, Record};
use crate::{Color, EditionOf, Named as _, Position, Setup};

/// The tags that follow from the game itself.
pub(super) const DERIVED: [&str; 5] = ["Game", "Edition", "Position", "Result", "Termination"];
/// The tags between the start and the result, in the order in which they are written.
const USUAL: [&str; 5] = ["Event", "Date", "White", "Black", "Chooser"];
/// Lines are broken at this width, as other tools do it.
const WIDTH: usize = 80;

/// Puts tags in the order in which they are written: the usual ones, then the others as they came.
pub(super) fn put_in_order(tags: &mut [(String, String)]) {
    tags.sort_by_key(|(name, _)| {
        USUAL
            .iter()
            .position(|usual| usual == name)
            .unwrap_or(USUAL.len())
    });
}

impl<P: Position> fmt::Display for Record<P> {
    /// Writes the one canonical form: tags in a fixed order, an empty line, moves and result in
    /// lines of at most 80 characters where words allow it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in self.written_tags() {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            writeln!(f, "[{name} \"{value}\"]")?;
        }
        let mut text = Wrapped::default();
        write_line(&mut text, &self.line, self.start.turn(), 0);
        text.word(self.result.text());
        writeln!(f, "\n{}", text.finish())
    }
}

impl<P: Position> Record<P> {
    fn written_tags(&self) -> Vec<(&str, String)> {
        let mut tags = vec![("Game", P::TITLE.to_owned())];
        let edition = self.start.edition();
        if edition != EditionOf::<P>::ALL[0] {
            tags.push(("Edition", edition.name().to_owned()));
        }
        if !self.has_ordinary_start() {
            tags.push(("Position", self.start.to_string()));
        }
        let is_usual = |(name, _): &&(String, String)| USUAL.contains(&name.as_str());
        let (usual, others): (Vec<_>, Vec<_>) = self.tags.iter().partition(is_usual);
        tags.extend(
            usual
                .into_iter()
                .map(|(name, value)| (name.as_str(), value.clone())),
        );
        tags.push(("Result", self.result.text().to_owned()));
        tags.extend(self.end.map(|end| ("Termination", end.name().to_owned())));
        tags.extend(
            others
                .into_iter()
                .map(|(name, value)| (name.as_str(), value.clone())),
        );
        tags
    }

    /// Whether the start follows from the edition alone.
    fn has_ordinary_start(&self) -> bool {
        let setup = P::Setup::default().with_edition(self.start.edition());
        !P::Setup::SHUFFLED && P::start(&setup) == self.start
    }
}

/// Writes moves with comments and variations. `first` moved at the start of the game, `plies`
/// moves ago.
fn write_line<M: fmt::Display + Copy>(
    text: &mut Wrapped,
    line: &Line<M>,
    first: Color,
    plies: usize,
) {
    line.comments
        .iter()
        .for_each(|comment| text.comment(comment));
    for (index, step) in line.steps.iter().enumerate() {
        let ply = plies + index;
        let white_plies = ply + usize::from(first == Color::Black);
        let (number, is_white) = (white_plies / 2 + 1, white_plies.is_multiple_of(2));
        if is_white {
            text.word(&format!("{number}."));
        } else if index == 0 {
            text.word(&format!("{number}..."));
        }
        text.word(&step.m.to_string());
        step.comments
            .iter()
            .for_each(|comment| text.comment(comment));
        for variation in &step.variations {
            text.open();
            write_line(text, variation, first, ply);
            text.close();
        }
    }
}

/// Words in lines of limited width.
#[derive(Default)]
struct Wrapped {
    lines: Vec<String>,
    line: String,
    /// Stands before the next word, without a space.
    prefix: String,
}

impl Wrapped {
    fn word(&mut self, word: &str) {
        let word = std::mem::take(&mut self.prefix) + word;
        let width = self.line.chars().count() + 1 + word.chars().count();
        if !self.line.is_empty() && width > WIDTH {
            self.break_line();
        }
        if !self.line.is_empty() {
            self.line.push(' ');
        }
        self.line.push_str(&word);
    }

    fn open(&mut self) {
        self.prefix.push('(');
    }

    /// Closes a parenthesis right behind the last word, unless a line comment stands there.
    fn close(&mut self) {
        if self.line.is_empty() {
            self.word(")");
        } else {
            self.line.push(')');
        }
    }

    /// A comment in braces, or to the end of the line where it has a brace itself.
    fn comment(&mut self, comment: &str) {
        if comment.contains('}') {
            if self.lines.is_empty() && self.line.is_empty() {
                // Before the first word it would be a line between the tags, which nobody reads.
                self.word("1.");
            }
            self.word(&format!("; {comment}"));
            self.break_line();
            return;
        }
        let mut words = comment.split_whitespace().peekable();
        self.prefix.push('{');
        while let Some(word) = words.next() {
            let end = if words.peek().is_none() { "}" } else { "" };
            self.word(&format!("{word}{end}"));
        }
    }

    fn break_line(&mut self) {
        self.lines.push(std::mem::take(&mut self.line));
    }

    fn finish(mut self) -> String {
        self.break_line();
        self.lines.join("\n")
    }
}
