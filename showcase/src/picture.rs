//! Boards drawn for people, without a word in any language.

use std::fmt::{Display, Write as _};

use boardgame::{Color, Position};

/// The characters a terminal can show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Charset {
    /// Letters and signs that every terminal has.
    Ascii,
    /// Box drawing and round marbles.
    Unicode,
}

/// A game whose positions can be drawn. Finished positions show what ended them.
pub trait Picture: Position {
    /// The board in characters, with coordinates; lines end in `\n`.
    fn text(&self, charset: Charset) -> String;

    /// The board as an SVG document, whose title is the position in notation.
    fn draw(&self) -> Svg;
}

/// An SVG document that is being drawn on light paper, with the pieces that games share.
#[derive(Debug, Clone)]
pub struct Svg {
    pub(crate) title: String,
    pub(crate) body: String,
    pub(crate) width: i32,
    pub(crate) height: i32,
}

/// Ivory for White, obsidian for Black.
const DEFINITIONS: &str = r##"<defs>
<radialGradient id="white" cx="35%" cy="30%" r="75%"><stop offset="0" stop-color="#ffffff"/><stop offset="0.6" stop-color="#efe9dc"/><stop offset="1" stop-color="#b9ac95"/></radialGradient>
<radialGradient id="black" cx="35%" cy="30%" r="75%"><stop offset="0" stop-color="#6b7077"/><stop offset="0.35" stop-color="#2c3036"/><stop offset="1" stop-color="#0e1013"/></radialGradient>
</defs>
"##;

impl Svg {
    /// An empty sheet of this size, with a title for those who cannot see it.
    pub fn new(title: impl Display, width: i32, height: i32) -> Self {
        Self {
            title: title.to_string(),
            body: String::new(),
            width,
            height,
        }
    }

    /// The same with another title, in words of some language.
    #[must_use]
    pub fn titled(mut self, title: &str) -> Self {
        self.title = title.replace('&', "&amp;").replace('<', "&lt;");
        self
    }

    /// Adds an element, such as `<circle …/>`.
    pub fn add(&mut self, element: impl Display) {
        writeln!(self.body, "{element}").expect("a string takes everything");
    }

    /// Adds a marble; a marked one wears a ring.
    pub fn marble(&mut self, x: i32, y: i32, radius: i32, color: Color, is_marked: bool) {
        let (shade, x0, y0) = (color.name(), x + 1, y + 2);
        self.add(format_args!(
            r##"<circle cx="{x0}" cy="{y0}" r="{radius}" fill="#000" fill-opacity="0.25"/>"##
        ));
        self.add(format_args!(
            r##"<circle cx="{x}" cy="{y}" r="{radius}" fill="url(#{shade})"/>"##
        ));
        if is_marked {
            let ring = radius + 4;
            self.add(format_args!(
                r##"<circle cx="{x}" cy="{y}" r="{ring}" fill="none" stroke="#ffe1a6" stroke-width="3"/>"##
            ));
        }
    }

    /// Adds a short label, centered.
    pub fn label(&mut self, x: i32, y: i32, text: impl Display) {
        self.add(format_args!(
            r##"<text x="{x}" y="{y}" fill="#6b6560" font-family="system-ui, sans-serif" font-size="16" text-anchor="middle" dominant-baseline="central">{text}</text>"##
        ));
    }

    /// The whole document.
    pub fn finish(self) -> String {
        let Self {
            title,
            body,
            width,
            height,
        } = self;
        let paper =
            format!(r##"<rect width="{width}" height="{height}" rx="18" fill="#fffdf9"/>"##);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" role=\"img\">\n<title>{title}</title>\n{DEFINITIONS}{paper}\n{body}</svg>\n"
        )
    }
}
