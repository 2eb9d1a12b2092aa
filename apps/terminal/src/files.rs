//! Where records are kept, and why one cannot be read or written.

use std::io::{self, ErrorKind};

use boardgame::names::quoted;
use boardgame::record::RecordError;
use catalog::{AnyRecord, Problem};
use messages::Words;

/// Where records are kept.
pub trait Files {
    /// The games of a file.
    fn read(&self, file: &str) -> Result<Vec<AnyRecord>, Trouble>;

    /// Writes a file; one that is there already only if it may be replaced.
    fn write(&self, file: &str, text: &str, may_replace: bool) -> Result<(), Trouble>;
}

/// Why a file cannot be read or written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Trouble {
    /// There is no such file.
    Missing,
    /// There is one already.
    Exists,
    /// It is not for this person, or not to be written to.
    Denied,
    /// It is a folder.
    Folder,
    /// There is no room left.
    Full,
    /// Something else, which the system knows by this number.
    Failed(i32),
    /// It is longer than any record.
    Long,
    /// It is no text.
    NotText {
        /// The line that goes wrong, from 1.
        line: usize,
        /// The character in the line, from 1.
        column: usize,
    },
    /// There is no game in it.
    NoGame,
    /// It is no record.
    Record(RecordError<Problem>),
}

impl From<&io::Error> for Trouble {
    fn from(error: &io::Error) -> Self {
        match error.kind() {
            ErrorKind::NotFound => Self::Missing,
            ErrorKind::AlreadyExists => Self::Exists,
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Self::Denied,
            ErrorKind::IsADirectory => Self::Folder,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full,
            _ => Self::Failed(error.raw_os_error().unwrap_or_default()),
        }
    }
}

impl Trouble {
    /// The same in words.
    pub(crate) fn told(&self, words: &Words, file: &str) -> String {
        let id = match self {
            Self::Missing => "file-missing",
            Self::Exists => "file-exists",
            Self::Denied => "file-denied",
            Self::Folder => "file-folder",
            Self::Full => "file-full",
            Self::Failed(number) => {
                let about = [("file", quoted(file)), ("number", number.to_string())];
                return words.filled("file-failed", &about);
            }
            Self::Long => "file-long",
            Self::NotText { line, column } => {
                let about = [("line", (*line).into()), ("column", (*column).into())];
                return words.format("file-not-text", &about);
            }
            Self::NoGame => "file-no-game",
            Self::Record(error) => return words.why_no_record(error),
        };
        words.filled(id, &[("file", quoted(file))])
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use messages::Language;

    use super::*;

    #[test]
    fn what_the_system_says_is_told_in_the_language_of_the_player() {
        let folder = std::env::temp_dir();
        let missing = fs::read(folder.join("there-is-no-such-file")).unwrap_err();
        let folder = fs::write(&folder, "").unwrap_err();
        let (missing, folder) = (Trouble::from(&missing), Trouble::from(&folder));
        assert_eq!((&missing, &folder), (&Trouble::Missing, &Trouble::Folder));
        let told = |language| missing.told(&Words::of(language), "a.panta");
        assert_eq!(told(Language::English), "There is no file \"a.panta\"");
        for language in Language::ALL.into_iter().skip(1) {
            assert_ne!(told(language), told(Language::English), "{language:?}");
        }
    }
}
