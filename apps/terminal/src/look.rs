//! What a terminal can show: how many colors, which characters.

use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};
use showcase::Charset;

/// How many colors a terminal has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Depth {
    /// Every color there is.
    True,
    /// The palette of 256.
    Palette,
    /// The sixteen that every color terminal has.
    Sixteen,
    /// None, or the user wants none.
    Mono,
}

/// What the boards are drawn with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Look {
    /// The colors.
    pub depth: Depth,
    /// The characters.
    pub charset: Charset,
}

impl Depth {
    /// What the environment says of the terminal: `NO_COLOR`, `COLORTERM` and `TERM`.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        let variable = |name| variable(name).unwrap_or_default();
        let term = variable("TERM");
        if !variable("NO_COLOR").is_empty() || term == "dumb" {
            Self::Mono
        } else if ["truecolor", "24bit"].contains(&variable("COLORTERM").as_str())
            || term.ends_with("-direct")
        {
            Self::True
        } else if term.contains("256color") {
            Self::Palette
        } else {
            Self::Sixteen
        }
    }
}

/// A color of the design, with its nearest among the sixteen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Shade {
    rgb: [u8; 3],
    sixteen: Color,
}

/// A shade of three bytes: red, green, blue.
pub(crate) const fn shade(rgb: u32, sixteen: Color) -> Shade {
    let [_, red, green, blue] = rgb.to_be_bytes();
    Shade {
        rgb: [red, green, blue],
        sixteen,
    }
}

/// White pieces.
pub(crate) const IVORY: Shade = shade(0x00f6_f0e2, Color::White);
/// Black pieces.
pub(crate) const OBSIDIAN: Shade = shade(0x0016_181c, Color::Black);
/// The ground of black scales, which shows on dark paper too.
pub(crate) const SLATE: Shade = shade(0x0042_464e, Color::DarkGray);
/// What stands out: the cursor, the hint, the winning five.
pub(crate) const LIGHT: Shade = shade(0x00ff_d98a, Color::LightYellow);
/// What stands back.
pub(crate) const QUIET: Shade = shade(0x0093_8b80, Color::DarkGray);

/// The hue of a game: board, hollows in it, and accents beside it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Hue {
    pub(crate) board: Shade,
    pub(crate) hollow: Shade,
    pub(crate) accent: Shade,
}

impl Look {
    /// The color of the terminal for a shade, where it has colors.
    pub(crate) fn color(self, shade: Shade) -> Option<Color> {
        let [red, green, blue] = shade.rgb;
        match self.depth {
            Depth::True => Some(Color::Rgb(red, green, blue)),
            Depth::Palette => Some(Color::Indexed(indexed(shade.rgb))),
            Depth::Sixteen => Some(shade.sixteen),
            Depth::Mono => None,
        }
    }

    /// Letters of a shade.
    pub(crate) fn fg(self, shade: Shade) -> Style {
        let style = Style::new();
        self.color(shade).map_or(style, |color| style.fg(color))
    }

    /// Letters of a shade on another.
    pub(crate) fn on(self, fg: Shade, bg: Shade) -> Style {
        let style = self.fg(fg);
        self.color(bg).map_or(style, |color| style.bg(color))
    }

    /// What stands out: lit up, or reversed where there are no colors.
    pub(crate) fn lit(self) -> Style {
        let style = self.on(OBSIDIAN, LIGHT).add_modifier(Modifier::BOLD);
        match self.depth {
            Depth::Mono => style.add_modifier(Modifier::REVERSED),
            _ => style,
        }
    }

    pub(crate) fn is_ascii(self) -> bool {
        self.charset == Charset::Ascii
    }
}

/// The nearest color of the palette's cube of 6x6x6.
fn indexed(rgb: [u8; 3]) -> u8 {
    // The steps of the cube are 0, 95, 135, 175, 215 and 255.
    let step = |part: u8| match part {
        0..=47 => 0,
        48..=114 => 1,
        _ => (part - 35) / 40,
    };
    let [red, green, blue] = rgb.map(step);
    16 + 36 * red + 6 * green + blue
}

/// Puts letters and signs that every terminal has in place of others. Words of languages that need
/// more letters stay as they are.
pub(crate) fn flatten(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if let Some(plain) = cell.symbol().chars().next().and_then(plain) {
            cell.set_char(plain);
        }
    }
}

/// The same in a text.
pub(crate) fn flattened(text: &str) -> String {
    text.chars().map(|c| plain(c).unwrap_or(c)).collect()
}

const fn plain(c: char) -> Option<char> {
    Some(match c {
        '─' | '‑' | '–' | '—' | '━' => '-',
        '│' | '┃' => '|',
        '┌' | '┐' | '└' | '┘' | '╭' | '╮' | '╰' | '╯' | '├' | '┤' | '┬' | '┴' | '┼' => {
            '+'
        }
        '▲' | '↑' => '^',
        '▼' | '↓' => 'v',
        '●' => '#',
        '•' => '*',
        '○' => 'o',
        '◇' => '%',
        '←' | '◂' => '<',
        '→' | '▸' | '›' => '>',
        '·' | '…' => '.',
        '×' => 'x',
        'ï' => 'i',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_says_how_many_colors_there_are() {
        let depth = |variables: &[(&str, &str)]| {
            let of = |name: &str| {
                let found = variables.iter().find(|(known, _)| *known == name);
                found.map(|(_, value)| (*value).to_owned())
            };
            Depth::of_environment(of)
        };
        assert_eq!(
            depth(&[("TERM", "xterm-256color"), ("COLORTERM", "truecolor")]),
            Depth::True
        );
        assert_eq!(depth(&[("TERM", "xterm-256color")]), Depth::Palette);
        assert_eq!(depth(&[("TERM", "linux")]), Depth::Sixteen);
        assert_eq!(
            depth(&[("NO_COLOR", "1"), ("COLORTERM", "truecolor")]),
            Depth::Mono
        );
        assert_eq!(
            depth(&[("NO_COLOR", ""), ("TERM", "xterm")]),
            Depth::Sixteen
        );
        assert_eq!(depth(&[("TERM", "dumb")]), Depth::Mono);
    }

    #[test]
    fn the_palette_has_its_own_steps() {
        assert_eq!(indexed([0, 0, 0]), 16);
        assert_eq!(indexed([255, 255, 255]), 231);
        assert_eq!(indexed([95, 135, 175]), 16 + 36 + 12 + 3);
    }
}
