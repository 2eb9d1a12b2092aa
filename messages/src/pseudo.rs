//! A pseudo-language for tests: English with every letter replaced and every vowel doubled. It can be
//! read, is longer than English, and a word in plain letters on a page was written into a program
//! instead of a message.
//!
//! Only programs that are built for development speak it, in place of English, where the environment
//! has `PANTA_PSEUDO`.

use std::borrow::Cow;
use std::sync::LazyLock;

/// What stands for the letters from a to z, and from A to Z.
const SMALL: [char; 26] = [
    'å', 'ƀ', 'ç', 'ð', 'é', 'ƒ', 'ĝ', 'ĥ', 'î', 'ĵ', 'ķ', 'ļ', 'ɱ', 'ñ', 'ö', 'þ', 'ɋ', 'ŕ', 'š',
    'ţ', 'ü', 'ṽ', 'ŵ', 'ẋ', 'ý', 'ž',
];
const CAPITAL: [char; 26] = [
    'Å', 'Ɓ', 'Ç', 'Ð', 'É', 'Ƒ', 'Ĝ', 'Ĥ', 'Î', 'Ĵ', 'Ķ', 'Ļ', 'Ṁ', 'Ñ', 'Ö', 'Þ', 'Ɋ', 'Ŕ', 'Š',
    'Ţ', 'Û', 'Ṽ', 'Ŵ', 'Ẋ', 'Ý', 'Ž',
];

/// Whether it is spoken instead of English.
pub(crate) fn is_spoken() -> bool {
    static IS_WANTED: LazyLock<bool> = LazyLock::new(|| std::env::var_os("PANTA_PSEUDO").is_some());
    cfg!(debug_assertions) && *IS_WANTED
}

/// A text of a message, as the pseudo-language has it.
pub(crate) fn told(text: &str) -> Cow<'_, str> {
    let letter = |c: char| match c {
        'a'..='z' => SMALL[c as usize - 'a' as usize],
        'A'..='Z' => CAPITAL[c as usize - 'A' as usize],
        _ => c,
    };
    let longer = |c: char| std::iter::repeat_n(letter(c), if is_vowel(c) { 2 } else { 1 });
    text.chars().flat_map(longer).collect::<String>().into()
}

fn is_vowel(c: char) -> bool {
    "aeiou".contains(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_is_another_and_every_vowel_twice() {
        let text = told("Take the 2nd marble (b4).");
        assert_eq!(text, "Ţååķéé ţĥéé 2ñð ɱååŕƀļéé (ƀ4).");
        assert!(!text.contains(|c: char| c.is_ascii_alphabetic()));
    }

    #[test]
    fn letters_stay_different() {
        let all: std::collections::BTreeSet<_> = SMALL.iter().chain(&CAPITAL).collect();
        assert_eq!(all.len(), 52);
    }
}
