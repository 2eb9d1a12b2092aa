//! What players call themselves: short plain text, nothing that could pass for more than a name.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// Characters that count as letters and are not seen.
const UNSEEN: [char; 4] = ['\u{115f}', '\u{1160}', '\u{3164}', '\u{ffa0}'];
/// What may stand between letters and digits.
const SIGNS: [char; 6] = [' ', '-', '.', '_', '\'', '’'];

/// A name of letters and digits of any script.
///
/// ```
/// use table::Nickname;
///
/// let name: Nickname = "  Anna  Lena ".parse().unwrap();
/// assert_eq!(name.as_str(), "Anna Lena");
/// assert!("<b>".parse::<Nickname>().is_err());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Nickname(String);

/// Why a text is no name.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NicknameError {
    /// It has too many characters.
    #[error("expected a name of at most {} characters", Nickname::MAX_LENGTH)]
    TooLong,
    /// There is nothing to call somebody by.
    #[error("expected a name with a letter or a digit")]
    Empty,
    /// It has a character that names do not have.
    #[error("expected a name of letters, digits, spaces and - . _ ', but it has {0:?}")]
    Character(char),
}

impl Nickname {
    /// The most characters.
    pub const MAX_LENGTH: usize = 20;

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Nickname {
    type Err = NicknameError;

    /// Spaces around it and between its words do not count.
    fn from_str(text: &str) -> Result<Self, NicknameError> {
        // A long text is not even looked through.
        if text.len() > 16 * Self::MAX_LENGTH {
            return Err(NicknameError::TooLong);
        }
        let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if let Some(wrong) = name.chars().find(|&c| !is_letter(c) && !SIGNS.contains(&c)) {
            return Err(NicknameError::Character(wrong));
        }
        if name.chars().count() > Self::MAX_LENGTH {
            return Err(NicknameError::TooLong);
        }
        if !name.contains(is_letter) {
            return Err(NicknameError::Empty);
        }
        Ok(Self(name))
    }
}

impl fmt::Display for Nickname {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

fn is_letter(c: char) -> bool {
    c.is_alphanumeric() && !UNSEEN.contains(&c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_every_script_are_read_back() {
        for text in [
            "Anna",
            "Jean-Luc",
            "O’Neil 2",
            "Ψ_ψ",
            "あや",
            "مريم",
            "Żółć",
        ] {
            let name: Nickname = text.parse().unwrap();
            assert_eq!(name.to_string(), text);
            assert_eq!(name.as_str().parse(), Ok(name.clone()));
        }
    }

    #[test]
    fn what_is_more_than_a_name_is_refused() {
        let long = "a".repeat(Nickname::MAX_LENGTH + 1);
        let cases = [
            ("", NicknameError::Empty),
            (" - ", NicknameError::Empty),
            (long.as_str(), NicknameError::TooLong),
            ("a\nb<i>", NicknameError::Character('<')),
            ("\u{202e}anna", NicknameError::Character('\u{202e}')),
            ("\u{3164}", NicknameError::Character('\u{3164}')),
            ("a\u{0}", NicknameError::Character('\u{0}')),
            ("a & b", NicknameError::Character('&')),
        ];
        for (text, expected) in cases {
            assert_eq!(text.parse::<Nickname>(), Err(expected), "{text:?}");
        }
    }
}
