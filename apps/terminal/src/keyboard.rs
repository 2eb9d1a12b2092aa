//! Keys by their place: commands and moves are Latin letters, which not every keyboard types.
//!
//! A terminal tells the letter and not the key, so the letters of the usual layouts are read as what
//! is printed beside them. Nothing else is typed with them, except names of files.

use messages::Language;
use ratatui::crossterm::event::{KeyCode, KeyEvent};

/// The letter keys of each row, from the left.
const LATIN: &str = "qwertyuiop asdfghjkl zxcvbnm ?";

/// What they type elsewhere. A box is a key that types what it types everywhere.
const LAYOUTS: [(Language, &str); 4] = [
    (Language::Russian, "йцукенгшщз фывапролд ячсмить □"),
    (Language::Hebrew, "/'קראטוןםפ שדגכעיחלך זסבהנמצ □"),
    (Language::Arabic, "ضصثقفغعهخح شسيبلاتنم ئءؤرﻻىة ؟"),
    (
        Language::Korean,
        "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ ㅁㄴㅇㄹㅎㅗㅓㅏㅣ ㅋㅌㅊㅍㅠㅜㅡ □",
    ),
];

/// The digits of Arabic keyboards, from 0.
const DIGITS: &str = "٠١٢٣٤٥٦٧٨٩";

/// The key as it is printed in Latin letters, if it types a letter of another script.
pub(crate) fn printed(key: KeyEvent, language: Language) -> KeyEvent {
    match key.code {
        KeyCode::Char(c) => KeyEvent {
            code: KeyCode::Char(latin(c, language)),
            ..key
        },
        _ => key,
    }
}

/// A line as it is printed on the keys. What follows a command is a name in any script.
pub fn printed_line(line: &str, language: Language) -> String {
    let start = line.len() - line.trim_start().len();
    let end = line[start..]
        .find(' ')
        .map_or(line.len(), |end| start + end);
    let (command, name) = line.split_at(end);
    let command: String = command.chars().map(|c| latin(c, language)).collect();
    command + name
}

/// The letter or digit that is printed beside another. A sign that others type with other keys is
/// read by its place for those alone who read the language.
fn latin(c: char, language: Language) -> char {
    if let Some(digit) = DIGITS.chars().zip('0'..='9').find(|(own, _)| *own == c) {
        return digit.1;
    }
    let small = c.to_lowercase().next().unwrap_or(c);
    let place = LAYOUTS
        .iter()
        .filter(|(own, _)| !c.is_ascii() || *own == language)
        .find_map(|(_, layout)| layout.chars().position(|other| other == small));
    // A space is between the rows of all layouts.
    let Some(letter) = place.and_then(|place| LATIN.chars().nth(place)) else {
        return c;
    };
    if small == c {
        letter
    } else {
        letter.to_ascii_uppercase()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_layout_has_every_row() {
        for (_, layout) in LAYOUTS {
            let rows = |keys: &str| keys.split(' ').map(|row| row.chars().count()).collect();
            let (own, expected): (Vec<_>, Vec<_>) = (rows(layout), rows(LATIN));
            assert_eq!(own, expected, "{layout}");
        }
    }

    #[test]
    fn letters_are_read_by_their_place() {
        for (typed, printed) in [
            ("рг", "hu"),
            ("С", "C"),
            ("יו", "hu"),
            ("اع؟", "hu?"),
            ("ؤ٣", "c3"),
            ("ㅗㅕ", "hu"),
        ] {
            assert_eq!(printed_line(typed, Language::English), printed);
        }
        for language in Language::ALL {
            for line in ["aZ5-? é漢ß", "c3-2R", "pass", "hint\n"] {
                assert_eq!(printed_line(line, language), line, "{language:?}");
            }
        }
    }

    #[test]
    fn signs_are_read_by_their_place_where_the_keyboard_has_them_among_letters() {
        assert_eq!(printed_line("/וןא", Language::Hebrew), "quit");
        assert_eq!(printed_line("'3", Language::Hebrew), "w3");
        assert_eq!(printed_line("/'", Language::English), "/'");
    }

    #[test]
    fn names_stay_as_they_are() {
        assert_eq!(
            printed_line("ыфму игра.panta", Language::Russian),
            "save игра.panta"
        );
        assert_eq!(printed_line(" ד /'", Language::Hebrew), " s /'");
    }
}
