//! What can be typed: commands as words, in full screen and line by line alike; all else is a move.

use boardgame::Color;

/// What somebody typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Command {
    Hint,
    Undo,
    Redo,
    Resign,
    Switch,
    Analyze,
    New,
    Save(String),
    Open(String),
    Board,
    Moves,
    Choose(Color),
    Help,
    Quit,
    /// A move in notation, or nothing that is known.
    Move(String),
}

/// A command: its name, whether the name of a file follows it, the key that does the same on the screen, and the message
/// that says what it does.
pub(crate) struct Explained {
    pub(crate) name: &'static str,
    pub(crate) takes_file: bool,
    pub(crate) key: &'static str,
    pub(crate) id: &'static str,
}

const fn explained(
    name: &'static str,
    takes_file: bool,
    key: &'static str,
    id: &'static str,
) -> Explained {
    Explained {
        name,
        takes_file,
        key,
        id,
    }
}

/// The commands in the order in which they are explained.
pub(crate) const COMMANDS: [Explained; 13] = [
    explained("hint", false, "h", "command-hint"),
    explained("undo", false, "u", "command-undo"),
    explained("redo", false, "r", "command-redo"),
    explained("analyze", false, "v", "command-analyze"),
    explained("switch", false, "t", "command-switch"),
    explained("resign", false, "g", "command-resign"),
    explained("new", false, "Ctrl-N", "command-new"),
    explained("save", true, "Ctrl-S", "command-save"),
    explained("open", true, "Ctrl-O", "command-open"),
    explained("board", false, "", "command-board"),
    explained("moves", false, "", "command-moves"),
    explained("help", false, "?", "command-help"),
    explained("quit", false, "q", "command-quit"),
];

impl Command {
    /// Reads a line.
    pub(crate) fn parse(line: &str) -> Self {
        let line = line.trim();
        let (name, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (name.to_ascii_lowercase().as_str(), rest) {
            ("hint", "") => Self::Hint,
            ("undo", "") => Self::Undo,
            ("redo", "") => Self::Redo,
            ("resign", "") => Self::Resign,
            ("switch", "") => Self::Switch,
            ("analyze", "") => Self::Analyze,
            ("new", "") => Self::New,
            ("save", file) => Self::Save(file.to_owned()),
            ("open", file) => Self::Open(file.to_owned()),
            ("board", "") => Self::Board,
            ("moves", "") => Self::Moves,
            ("white", "") => Self::Choose(Color::White),
            ("black", "") => Self::Choose(Color::Black),
            ("help" | "?", "") => Self::Help,
            ("quit" | "exit", "") => Self::Quit,
            _ => Self::Move(line.to_owned()),
        }
    }
}

/// What a beginning can become: moves first, then commands.
pub(crate) fn completions(beginning: &str, legal: &[String]) -> Vec<String> {
    let wanted = beginning.to_lowercase();
    let begins = |text: &str| text.to_lowercase().starts_with(&wanted);
    let moves = legal.iter().filter(|m| begins(m)).cloned();
    let commands = COMMANDS.iter().filter(|command| begins(command.name));
    let commands = commands.map(|command| {
        let end = if command.takes_file { " " } else { "" };
        format!("{}{end}", command.name)
    });
    moves.chain(commands).collect()
}

/// As much as all completions have in common.
pub(crate) fn completed(beginning: &str, legal: &[String]) -> String {
    let all = completions(beginning, legal);
    let Some((first, others)) = all.split_first() else {
        return beginning.to_owned();
    };
    let shared = |other: &String| {
        let pairs = first.chars().zip(other.chars());
        pairs.take_while(|(one, two)| one == two).count()
    };
    let n_chars = others.iter().map(shared).min();
    let n_chars = n_chars.unwrap_or_else(|| first.chars().count());
    if n_chars < beginning.chars().count() {
        return beginning.to_owned();
    }
    first.chars().take(n_chars).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_words_and_all_else_is_a_move() {
        assert_eq!(Command::parse(" Hint "), Command::Hint);
        assert_eq!(
            Command::parse("save my game.panta"),
            Command::Save("my game.panta".to_owned())
        );
        assert_eq!(Command::parse("c3-2R"), Command::Move("c3-2R".to_owned()));
        assert_eq!(Command::parse("pass"), Command::Move("pass".to_owned()));
        for Explained { name, .. } in COMMANDS {
            assert!(!matches!(Command::parse(name), Command::Move(_)), "{name}");
        }
    }

    #[test]
    fn a_beginning_is_completed_as_far_as_it_is_clear() {
        let legal = ["c3-1L", "c3-1R", "c4-1L"].map(str::to_owned);
        assert_eq!(completed("c3", &legal), "c3-1");
        assert_eq!(completed("C4", &legal), "c4-1L");
        assert_eq!(completed("sa", &legal), "save ");
        assert_eq!(completed("zz", &legal), "zz");
        assert_eq!(completed("C", &legal), "c");
        assert_eq!(completions("re", &legal), ["redo", "resign"]);
    }
}
