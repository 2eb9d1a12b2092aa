//! Asking for a name, which nobody needs to give; the script remembers it.

use maud::{Markup, html};
use messages::Words;
use table::Nickname;

/// The characters of names, as browsers check them before they send anything.
const PATTERN: &str = r"[\p{L}\p{N} ._'’\-]*";

/// The field for a name.
pub(super) fn nickname(words: &Words) -> Markup {
    html! {
        div.stack.nickname {
            label for="name" { (words.text("name-yours")) }
            input #name name="name" type="text" maxlength=(Nickname::MAX_LENGTH) pattern=(PATTERN) dir="auto"
                title=(words.text("name-rule")) autocomplete="nickname" spellcheck="false" data-name="";
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_let_through_what_is_a_name() {
        for sign in [" ", ".", "_", "'", "’", "-"] {
            assert!(PATTERN.contains(sign), "{sign}");
            assert!(format!("a{sign}b").parse::<Nickname>().is_ok(), "{sign}");
        }
    }
}
