//! Several drawings as one that moves by itself: SVG that any browser plays, without a script.

use std::fmt::Write as _;

use crate::Svg;

/// How long each drawing is seen, and the last one, in milliseconds.
const PACE: usize = 1000;
const REST: usize = 3000;

impl Svg {
    /// One drawing after the other, over and over. Where nothing moves, the last one is seen. What all
    /// of them begin with is drawn once.
    ///
    /// The sheet is the first one's; there must be one.
    #[must_use]
    pub fn animated(frames: &[Self]) -> Self {
        let first = &frames[0];
        let mut film = Self::new("", first.width, first.height);
        film.title.clone_from(&first.title);
        let bodies: Vec<Vec<&str>> = frames
            .iter()
            .map(|frame| frame.body.lines().collect())
            .collect();
        let n_shared = shared(&bodies);
        for line in &bodies[0][..n_shared] {
            film.add(line);
        }
        let whole = PACE * (frames.len() - 1) + REST;
        for (index, body) in bodies.iter().enumerate() {
            let is_last = index + 1 == bodies.len();
            film.add(frame(index, is_last, whole, &body[n_shared..]));
        }
        film
    }
}

/// How many lines all begin with.
fn shared(bodies: &[Vec<&str>]) -> usize {
    let (first, rest) = bodies.split_first().expect("there is a drawing");
    let is_shared = |(index, line): (usize, &&str)| {
        rest.iter()
            .all(|body| body.get(index) == Some(line))
            .then_some(())
    };
    first.iter().enumerate().map_while(is_shared).count()
}

/// A drawing that is seen for its time alone.
fn frame(index: usize, is_last: bool, whole: usize, lines: &[&str]) -> String {
    let share = |millis: usize| millis as f64 / whole as f64;
    let (from, to) = (share(PACE * index), share(PACE * (index + 1)));
    let (seen, times) = match (index, is_last) {
        (0, true) => ("visible".to_owned(), "0".to_owned()),
        (0, false) => ("visible;hidden".to_owned(), format!("0;{to:.5}")),
        (_, true) => ("hidden;visible".to_owned(), format!("0;{from:.5}")),
        (_, false) => (
            "hidden;visible;hidden".to_owned(),
            format!("0;{from:.5};{to:.5}"),
        ),
    };
    let hidden = if is_last {
        ""
    } else {
        r#" visibility="hidden""#
    };
    let mut text = format!("<g class=\"frame\"{hidden}>\n");
    writeln!(
        text,
        r#"<animate attributeName="visibility" calcMode="discrete" values="{seen}" keyTimes="{times}" dur="{whole}ms" repeatCount="indefinite"/>"#
    )
    .expect("a string takes everything");
    for line in lines {
        text += line;
        text += "\n";
    }
    text + "</g>"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawing(lines: &[&str]) -> Svg {
        let mut svg = Svg::new("title", 10, 10);
        for line in lines {
            svg.add(line);
        }
        svg
    }

    #[test]
    fn what_is_shared_is_drawn_once_and_the_last_stays() {
        let frames = [
            drawing(&["<board/>", "<a/>"]),
            drawing(&["<board/>", "<b/>"]),
            drawing(&["<board/>", "<a/>", "<c/>"]),
        ];
        let text = Svg::animated(&frames).finish();
        let count = |part: &str| text.matches(part).count();
        assert_eq!(
            (count("<board/>"), count("<a/>"), count("<animate ")),
            (1, 2, 3)
        );
        assert_eq!(count(r#" visibility="hidden""#), 2);
        assert!(
            text.contains(r#"keyTimes="0;0.20000;0.40000" dur="5000ms""#),
            "{text}"
        );
    }

    #[test]
    fn a_single_drawing_stays() {
        let text = Svg::animated(&[drawing(&["<a/>"])]).finish();
        assert!(text.contains("<a/>") && !text.contains(r#" visibility="hidden""#));
    }
}
