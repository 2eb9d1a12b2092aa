//! Moves, sizes and names inside text that goes from right to left.
//!
//! What is put into a message is isolated by Fluent; what stands in the message itself is not, and a
//! browser would show `c3-2R` as `2R-c3` there. Words of letters from left to right are isolated here,
//! several of them together, so that translators need not think of it.

use std::borrow::Cow;

const OPEN: char = '\u{2068}';
const CLOSE: char = '\u{2069}';

/// A text whose whole sentences stand in the open: only what goes from left to right stays isolated.
pub(crate) fn in_the_open(text: &str) -> String {
    let mut parts = vec![String::new()];
    for c in text.chars() {
        match c {
            OPEN => parts.push(String::new()),
            CLOSE if parts.len() > 1 => {
                let inner = parts.pop().unwrap_or_default();
                let is_sentence = inner.chars().any(|c| c.is_alphabetic() && !c.is_ascii());
                let outer = parts.last_mut().expect("one was left");
                if is_sentence {
                    *outer += &inner;
                } else {
                    *outer += &format!("{OPEN}{inner}{CLOSE}");
                }
            }
            _ => parts.last_mut().expect("there is always one").push(c),
        }
    }
    parts.concat()
}

/// A text with marks around all that goes from left to right.
pub(crate) fn isolated(text: &str) -> Cow<'_, str> {
    let mut marked = String::new();
    let mut rest = text;
    if next_run(text) == Some((0, text.len())) {
        return text.into();
    }
    while let Some((start, end)) = next_run(rest) {
        marked += &rest[..start];
        marked.push(OPEN);
        marked += &rest[start..end];
        marked.push(CLOSE);
        rest = &rest[end..];
    }
    if marked.is_empty() {
        return text.into();
    }
    (marked + rest).into()
}

/// Where the next words from left to right begin and end.
fn next_run(text: &str) -> Option<(usize, usize)> {
    let mut run: Option<(usize, usize)> = None;
    let mut from = 0;
    for word in text.split_inclusive(|c: char| !is_latin(c)) {
        let next = from + word.len();
        match (run, run_of(word)) {
            (None, Some((start, end))) => run = Some((from + start, from + end)),
            // The words touch if nothing but one space is between them.
            (Some((first, last)), Some((start, end))) if text[last..from + start] == *" " => {
                run = Some((first, from + end));
            }
            (Some(run), _) => return Some(run),
            (None, None) => {}
        }
        from = next;
    }
    run
}

/// The part of a word that goes from left to right: letters, or digits with signs between them,
/// without what encloses or follows them.
fn run_of(word: &str) -> Option<(usize, usize)> {
    let is_around = |c: char| !is_latin(c) || "()[]\"'.,:;!?".contains(c);
    let inner = word.trim_matches(is_around);
    let is_number = inner.chars().all(|c| c.is_ascii_digit());
    let has_sign = inner.chars().any(|c| c.is_ascii_alphanumeric());
    if is_number || !has_sign {
        return None;
    }
    let start = word.len() - word.trim_start_matches(is_around).len();
    Some((start, start + inner.len()))
}

/// Whether it may be part of a word from left to right.
fn is_latin(c: char) -> bool {
    c.is_ascii_graphic() || ('\u{c0}'..='\u{24f}').contains(&c)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marked(text: &str) -> String {
        isolated(text).replace(OPEN, "<").replace(CLOSE, ">")
    }

    #[test]
    fn moves_and_sizes_are_isolated() {
        assert_eq!(marked("اكتب c3-2R هنا"), "اكتب <c3-2R> هنا");
        assert_eq!(marked("لوحة 6x6 (3x3)."), "لوحة <6x6> (<3x3>).");
        assert_eq!(marked("w5/6/2b3/6/6/6 w: موقف"), "<w5/6/2b3/6/6/6 w>: موقف");
        assert_eq!(marked("اكتب panta rules GAME."), "اكتب <panta rules GAME>.");
        assert_eq!(marked("قواعد Pantareï"), "قواعد <Pantareï>");
        assert_eq!(marked("Nc, Sc"), "<Nc>, <Sc>");
    }

    #[test]
    fn numbers_and_other_letters_stay_as_they_are() {
        for text in ["", "خمسة", "العمود 3، 4", "1 - 2", "▲ فوز", "Pantareï"] {
            assert_eq!(marked(text), text);
        }
    }
}
