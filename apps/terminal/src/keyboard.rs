//! Keys by their place: commands and moves are Latin letters, which not every keyboard types.
//!
//! A terminal tells the letter and not the key, so the letters of the usual layouts are read as what
//! is printed beside them. Nothing else is typed with them, except names of files.

use ratatui::crossterm::event::{KeyCode, KeyEvent};

/// The letter keys of each row, from the left.
const LATIN: &str = "qwertyuiop asdfghjkl zxcvbnm ?";

/// What they type elsewhere: Russian, Hebrew, Arabic and Korean. A dash is a key that types a sign,
/// which other layouts have, too.
const LAYOUTS: [&str; 4] = [
    "йцукенгшщз фывапролд ячсмить -",
    "--קראטוןםפ שדגכעיחלך זסבהנמצ -",
    "ضصثقفغعهخح شسيبلاتنم ئءؤرﻻىة ؟",
    "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ ㅁㄴㅇㄹㅎㅗㅓㅏㅣ ㅋㅌㅊㅍㅠㅜㅡ -",
];

/// The key as it is printed in Latin letters, if it types a letter of another script.
pub(crate) fn printed(key: KeyEvent) -> KeyEvent {
    match key.code {
        KeyCode::Char(c) => KeyEvent {
            code: KeyCode::Char(latin(c)),
            ..key
        },
        _ => key,
    }
}

fn latin(c: char) -> char {
    if c.is_ascii() {
        return c;
    }
    let small = c.to_lowercase().next().unwrap_or(c);
    let place = LAYOUTS
        .iter()
        .find_map(|layout| layout.chars().position(|other| other == small));
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
        for layout in LAYOUTS {
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
            ("ㅗㅕ", "hu"),
        ] {
            assert_eq!(typed.chars().map(latin).collect::<String>(), printed);
        }
        for c in "aZ5-/é漢ß".chars() {
            assert_eq!(latin(c), c);
        }
    }
}
