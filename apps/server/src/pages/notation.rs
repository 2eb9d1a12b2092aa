//! Moves inside a text: they stay in one line, and go from left to right in every language.
//! `notation.js` does the same for what scripts say.

use maud::{Markup, html};

/// How long a move with a hyphen is: `c3-2R`.
const LENGTH: usize = 5;

/// The text, its moves in elements of their own.
pub(super) fn notated(text: &str) -> Markup {
    let Some(at) = first_move(text) else {
        return html! { (text) };
    };
    let (before, rest) = text.split_at(at);
    let (m, after) = rest.split_at(LENGTH);
    html! { (before) bdi dir="ltr" { (m) } (notated(after)) }
}

/// Where the first move begins.
fn first_move(text: &str) -> Option<usize> {
    text.as_bytes()
        .windows(LENGTH)
        .position(|window| match window {
            [column, row, b'-', block, way] => {
                let digits = row.is_ascii_digit() && block.is_ascii_digit();
                column.is_ascii_lowercase() && digits && way.is_ascii_uppercase()
            }
            _ => false,
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_set_apart_and_the_rest_stays() {
        let told = notated("إذن c3-2R & b1-4L.").into_string();
        let expected = "إذن <bdi dir=\"ltr\">c3-2R</bdi> &amp; <bdi dir=\"ltr\">b1-4L</bdi>.";
        assert_eq!(told, expected);
        assert_eq!(notated("c3-2 R, 3-2").into_string(), "c3-2 R, 3-2");
    }
}
