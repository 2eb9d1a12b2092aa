//! Text in columns: how wide it is, where its lines may be broken, and from right to left as terminals can
//! show it.
//!
//! Terminals put letters into cells from left to right. The few that turn Hebrew and Arabic around
//! do it with whole rows, the board in them too. So the screen is drawn as it is to be seen: lines
//! are turned around here, Arabic letters get the forms that they have beside their neighbors, and
//! `run.rs` asks terminals to leave the order as it is. Text that is printed line by line stays in
//! the order in which it is read, which is what pipes and screen readers want.

use ar_reshaper::ArabicReshaper;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use textwrap::core::Word;
use textwrap::{Options, WordSeparator, WordSplitter};
use unicode_bidi::{BidiInfo, Level};
use unicode_segmentation::UnicodeSegmentation as _;

/// How many columns a text takes, letter by letter: a buffer knows no ligatures.
pub fn columns(text: &str) -> usize {
    let span = Span::raw(text);
    let letters = span.styled_graphemes(Style::new());
    letters.map(|letter| Span::raw(letter.symbol).width()).sum()
}

/// A text with as many spaces before it as it takes to fill so many columns.
pub fn at_the_end(text: &str, room: usize) -> String {
    " ".repeat(room.saturating_sub(columns(text))) + text
}

/// A text with as many spaces behind it.
pub fn at_the_start(text: &str, room: usize) -> String {
    text.to_owned() + &" ".repeat(room.saturating_sub(columns(text)))
}

/// How text is broken into lines of so many columns: at spaces, and between the letters of languages
/// that have none. Moves, positions and commands stay whole.
pub fn breaking<'a>(room: usize) -> Options<'a> {
    Options::new(room.max(1))
        .word_separator(WordSeparator::Custom(words))
        .word_splitter(WordSplitter::NoHyphenation)
}

/// The parts of a line between which it may be broken. The Unicode algorithm would also break
/// notation, behind a slash for example, which is plain letters.
fn words(line: &str) -> Box<dyn Iterator<Item = Word<'_>> + '_> {
    let mut ends = Vec::new();
    let mut end = 0;
    for word in WordSeparator::UnicodeBreakProperties.find_words(line) {
        end += word.word.len() + word.whitespace.len();
        let is_plain = word.whitespace.is_empty() && word.word.ends_with(|c: char| c.is_ascii());
        if !is_plain || end == line.len() {
            ends.push(end);
        }
    }
    let starts = [0].into_iter().chain(ends.clone());
    Box::new(
        starts
            .zip(ends)
            .map(|(start, end)| Word::from(&line[start..end])),
    )
}

/// A line in pieces that are no wider than that, as they are to be seen.
pub(crate) fn broken(line: &Line<'_>, room: usize, is_right_to_left: bool) -> Vec<Line<'static>> {
    let spans: Vec<_> = line
        .spans
        .iter()
        .map(|span| (shaped(&span.content), line.style.patch(span.style)))
        .collect();
    let whole: String = spans.iter().map(|(text, _)| text.as_str()).collect();
    let mut from = 0;
    let piece = |piece: &str| {
        let start = from + whole[from..].find(piece).unwrap_or(0);
        from = start + piece.len();
        styled(&spans, start, from, is_right_to_left)
    };
    let pieces = textwrap::wrap(&whole, breaking(room));
    pieces.iter().map(AsRef::as_ref).map(piece).collect()
}

/// A text in one line, as it is to be seen: what does not fit is cut off at its end.
pub(crate) fn on_one_line(text: &str, room: usize, is_right_to_left: bool) -> String {
    let text = shaped(text);
    let fits = |end: &usize| columns(&text[..*end]) <= room;
    let ends = text.char_indices().map(|(at, c)| at + c.len_utf8());
    let end = ends.take_while(fits).last().unwrap_or(0);
    let runs = in_sight(&text[..end], is_right_to_left);
    runs.into_iter().map(|(_, letter)| letter).collect()
}

/// A few words as they are to be seen among others.
pub(crate) fn as_seen(text: &str) -> String {
    on_one_line(text, usize::MAX, false)
}

/// The part of spans from one byte to another, as it is to be seen.
fn styled(
    spans: &[(String, Style)],
    from: usize,
    to: usize,
    is_right_to_left: bool,
) -> Line<'static> {
    let whole: String = spans.iter().map(|(text, _)| text.as_str()).collect();
    let style_at = |at: usize| {
        let mut end = 0;
        let of = |(text, style): &(String, Style)| {
            end += text.len();
            (at < end).then_some(*style)
        };
        spans.iter().find_map(of).unwrap_or_default()
    };
    let letters = in_sight(&whole[from..to], is_right_to_left);
    let letters = letters
        .into_iter()
        .map(|(at, letter)| Span::styled(letter, style_at(from + at)));
    Line::from(joined(letters))
}

/// Neighbors of the same style as one.
fn joined(letters: impl Iterator<Item = Span<'static>>) -> Vec<Span<'static>> {
    let mut spans: Vec<Span<'static>> = Vec::new();
    for letter in letters {
        match spans.last_mut() {
            Some(last) if last.style == letter.style => {
                last.content.to_mut().push_str(&letter.content);
            }
            _ => spans.push(letter),
        }
    }
    spans
}

/// The letters of a text from left to right as they are seen, with where they stand in it. The marks
/// that say what belongs together have done their work then.
fn in_sight(text: &str, is_right_to_left: bool) -> Vec<(usize, String)> {
    let level = is_right_to_left.then(Level::rtl);
    let info = BidiInfo::new(text, level);
    let Some(paragraph) = info.paragraphs.first() else {
        return Vec::new();
    };
    let (levels, runs) = info.visual_runs(paragraph, paragraph.range.clone());
    let mut seen = Vec::new();
    for run in runs {
        let mut letters = letters(&text[run.clone()], run.start);
        if levels[run.start].is_rtl() {
            letters.reverse();
            for (_, letter) in &mut letters {
                mirror(letter);
            }
        }
        seen.extend(letters);
    }
    seen
}

/// The letters of a text with the marks upon them, and where they stand.
fn letters(text: &str, first: usize) -> Vec<(usize, String)> {
    text.grapheme_indices(true)
        .filter(|(_, letter)| !letter.contains(is_mark))
        .map(|(at, letter)| (first + at, letter.to_owned()))
        .collect()
}

/// Whether it only says which direction its neighbors have.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{2066}'..='\u{2069}')
}

/// Brackets open towards the text, and so do marks before it.
fn mirror(letter: &mut String) {
    const PAIRS: [&str; 10] = ["(", ")", "[", "]", "{", "}", "«", "»", "▸", "◂"];
    if let Some(index) = PAIRS.iter().position(|one| one == letter) {
        PAIRS[index ^ 1].clone_into(letter);
    }
}

/// A text whose Arabic letters have the forms that they have beside their neighbors.
fn shaped(text: &str) -> String {
    let is_arabic = |c: char| ('\u{600}'..='\u{6ff}').contains(&c);
    if text.contains(is_arabic) {
        ArabicReshaper::default().reshape(text)
    } else {
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_those_of_a_terminal() {
        for (text, expected) in [("", 0), ("Zug", 3), ("白の手番", 8), ("תור", 3), ("كوّن", 3)]
        {
            assert_eq!(columns(text), expected, "{text}");
        }
        assert_eq!(at_the_end("勝ち", 7), "   勝ち");
        assert_eq!(at_the_start("勝ち", 7), "勝ち   ");
        assert_eq!(at_the_end("longer", 3), "longer");
    }

    #[test]
    fn lines_break_where_the_language_allows_it() {
        let wrapped = |text: &str, room: usize| -> Vec<String> {
            let lines = textwrap::wrap(text, breaking(room));
            lines.into_iter().map(String::from).collect()
        };
        assert_eq!(wrapped("Place a marble.", 9), ["Place a", "marble."]);
        // A full stop does not begin a line.
        assert_eq!(wrapped("白の勝ちです。", 12), ["白の勝ちで", "す。"]);
        // Notation stays whole where it fits.
        let position = "wwww2/bb4/6/4bb/6/6 w";
        assert_eq!(
            wrapped(&format!("at {position}"), 20)[1],
            "wwww2/bb4/6/4bb/6/6"
        );
        assert_eq!(wrapped("Ctrl-O Ctrl-O", 8), ["Ctrl-O", "Ctrl-O"]);
    }

    #[test]
    fn text_from_right_to_left_is_turned_around_and_what_is_in_it_is_not() {
        let seen = |text: &str| on_one_line(text, 80, true);
        assert_eq!(seen("שלום"), "םולש");
        assert_eq!(seen("שלום \u{2068}c3-2R\u{2069} (ab)"), "(ab) c3-2R םולש");
        assert_eq!(seen("c3-2R"), "c3-2R");
        assert_eq!(as_seen("Zug"), "Zug");
        // What does not fit is what would be read last.
        assert_eq!(on_one_line("שלום", 2, true), "לש");
    }

    #[test]
    fn arabic_letters_have_their_forms() {
        // Each letter joined to the next, alif and lam as one.
        let seen = on_one_line("سلام", 80, true);
        assert_eq!(columns(&seen), 3, "{seen}");
        assert!(!seen.contains('\u{633}'), "{seen}");
    }

    #[test]
    fn styles_stay_with_their_words() {
        let strong = Style::new().bold();
        let line = Line::from(vec![Span::styled("Esc ", strong), Span::raw("ביטול")]);
        let seen = broken(&line, 40, true);
        assert_eq!(seen.len(), 1);
        assert_eq!(seen[0].to_string(), "לוטיב Esc");
        let last = seen[0].spans.last().unwrap();
        assert_eq!((last.content.trim(), last.style), ("Esc", strong));
    }
}
