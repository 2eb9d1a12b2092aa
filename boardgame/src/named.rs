//! Closed sets of things that have names: editions, endings, remarks, reasons.
//!
//! Inside, they are enums; a name is asked for at the edge, by notation, messages and interfaces.

use std::error::Error;
use std::fmt::{Debug, Display};

use crate::Color;

/// One of a closed set of things, each of which has a name of its own.
pub trait Named: Copy + Eq + Debug + Send + Sync + 'static {
    /// All of them, the ordinary one first where one is.
    const ALL: &'static [Self];

    /// The name, as records, addresses and messages have it.
    fn name(self) -> &'static str;

    /// The one of this name.
    fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|one| one.name() == name)
    }

    /// All names.
    fn names() -> Vec<&'static str> {
        Self::ALL.iter().map(|one| one.name()).collect()
    }
}

/// Why the rules forbid something. Its text is English; name and arguments find it in other
/// languages.
pub trait Reason: Clone + Eq + Error + Send + Sync + 'static {
    /// The names of all reasons of this kind.
    const NAMES: &'static [&'static str];

    /// The name of the reason.
    fn name(&self) -> &'static str;

    /// What the reason is about, by name.
    fn about(&self) -> Vec<(&'static str, Argument)>;
}

/// What a message is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Argument {
    /// A number, which languages count by.
    Number(u64),
    /// The name of one of a closed set of things, which languages choose by.
    Name(&'static str),
    /// Notation.
    Text(String),
}

impl Argument {
    /// A piece of notation.
    pub fn text(notation: impl Display) -> Self {
        Self::Text(notation.to_string())
    }
}

impl From<usize> for Argument {
    fn from(number: usize) -> Self {
        Self::Number(number as u64)
    }
}

impl From<u8> for Argument {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<Color> for Argument {
    fn from(color: Color) -> Self {
        Self::Name(color.name())
    }
}

/// Makes an enum whose variants have names, and its [`Named`].
///
/// ```
/// use boardgame::Named;
///
/// boardgame::named! {
///     /// Where to go.
///     pub enum Way {
///         /// Up.
///         Up = "up",
///         /// Down.
///         Down = "down",
///     }
/// }
/// assert_eq!(Way::from_name("down"), Some(Way::Down));
/// assert_eq!(Way::Up.name(), "up");
/// ```
#[macro_export]
macro_rules! named {
    ($(#[$about:meta])* $visibility:vis enum $Name:ident {
        $($(#[$about_one:meta])* $One:ident = $name:literal),* $(,)?
    }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $visibility enum $Name { $($(#[$about_one])* $One),* }

        impl $Name {
            /// All of them, in order.
            pub const ALL: &'static [Self] = &[$(Self::$One),*];

            /// The name, as records, addresses and messages have it.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$One => $name),* }
            }
        }

        impl $crate::Named for $Name {
            const ALL: &'static [Self] = Self::ALL;

            fn name(self) -> &'static str {
                self.name()
            }
        }
    };
}

/// Makes an enum of reasons: for each its fields, its name, and its words in English.
///
/// ```
/// use boardgame::Reason;
///
/// boardgame::reasons! {
///     /// What is not done.
///     pub enum Rude {
///         /// Somebody sits there.
///         Taken { seat: usize } = "taken", "seat {seat} is taken";
///         /// It is late.
///         Late = "late", "it has begun";
///     }
/// }
/// assert_eq!(Rude::Taken { seat: 3 }.to_string(), "seat 3 is taken");
/// assert_eq!(Rude::NAMES, ["taken", "late"]);
/// ```
#[macro_export]
macro_rules! reasons {
    ($(#[$about:meta])* $visibility:vis enum $Name:ident {
        $($(#[$about_one:meta])* $One:ident $({ $($field:ident: $Field:ty),* })? = $name:literal, $words:literal $(, $value:expr)*;)*
    }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[allow(missing_docs, reason = "the words say what the fields are")]
        $visibility enum $Name { $($(#[$about_one])* $One $({ $($field: $Field),* })?),* }

        impl ::std::fmt::Display for $Name {
            #[allow(unused_variables, reason = "not every reason says all in English")]
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self { $(Self::$One $({ $($field),* })? => write!(f, $words $(, $value)*)),* }
            }
        }

        impl ::std::error::Error for $Name {}

        impl $crate::Reason for $Name {
            const NAMES: &'static [&'static str] = &[$($name),*];

            fn name(&self) -> &'static str {
                match self { $(Self::$One { .. } => $name),* }
            }

            fn about(&self) -> Vec<(&'static str, $crate::Argument)> {
                match *self {
                    $(Self::$One $({ $($field),* })? => vec![$($((stringify!($field), $crate::Argument::from($field))),*)?]),*
                }
            }
        }
    };
}

named! {
    /// The edition of a game that has only one.
    #[derive(Default)]
    pub enum OnlyEdition {
        /// The rules as they are printed.
        #[default]
        Standard = "standard",
    }
}

named! {
    /// Nothing: what a game has that never makes a remark.
    pub enum Nothing {}
}
