//! Every message that some program asks for is there, and every message that is there is used.
//!
//! Programs are searched as text: the Rust sources of all applications, and the browser's scripts.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use catalog::Game;
use messages::{Language, Messages, composed, ids, script_ids, shared_ids};

/// Words that the scripts of all games put together from a name and what it is about. Those of one
/// game are named where they are put together, in a comment that begins so.
const SCRIPT_COMPOSED: [(&str, &[&str]); 12] = [
    ("cell", &["empty", "w", "b", "pending"]),
    ("color", &["white", "black"]),
    ("threat", &["white", "black"]),
    ("worth-win", &["exact", "bound"]),
    ("worth-loss", &["exact", "bound"]),
    ("is", &["proven", "published", "estimated"]),
    ("worth", &["win", "draw", "loss", "unknown"]),
    ("engine", &["lost", "busy", "unproven", "failed"]),
    ("over", &["white", "black", "draw"]),
    ("accuracy", &["perfect", "good", "fair", "poor"]),
    ("try", &["right", "better", "wrong"]),
    (
        "status",
        &[
            "turn",
            "reply",
            "no-swap",
            "you",
            "you-reply",
            "you-no-swap",
            "waiting",
            "choose",
            "choosing",
            "thinking",
        ],
    ),
];
const COMPOSED_HERE: &str = "// words: ";

/// How a program asks for a message in Rust.
const CALLS: [&str; 8] = [
    "words.text(\"",
    "self.text(\"",
    "words.count(\"",
    "words.format(\"",
    "self.0.format(\"",
    "self.count(\"",
    "words.of_color(\"",
    "self.of_color(\"",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// All files of a folder that end so, as one text, without their tests.
fn sources(folder: &Path, ending: &str) -> String {
    let mut text = String::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            text += &sources(&path, ending);
        } else if path.to_string_lossy().ends_with(ending) {
            let source = fs::read_to_string(path).unwrap();
            text += source.split("#[cfg(test)]").next().unwrap();
        }
    }
    text
}

fn programs() -> String {
    sources(&root().join("apps"), ".rs") + &sources(&root().join("messages/src"), ".rs")
}

fn scripts() -> String {
    sources(&root().join("web"), ".js")
}

fn script_composed() -> BTreeSet<String> {
    let of = |(stem, ends): &(&str, &[&str])| -> Vec<String> {
        ends.iter().map(|end| format!("{stem}-{end}")).collect()
    };
    let mut ids: BTreeSet<_> = SCRIPT_COMPOSED.iter().flat_map(of).collect();
    for game in Game::ALL {
        ids.insert(format!("board-{}", game.name()));
        ids.extend(game.said_messages());
    }
    let scripts = scripts();
    let lists = scripts.split(COMPOSED_HERE).skip(1);
    let words = lists.flat_map(|rest| rest.lines().next().unwrap_or_default().split(' '));
    ids.extend(words.map(str::to_owned));
    ids
}

#[test]
fn every_message_that_programs_ask_for_is_there() {
    let messages = Messages::new(Language::default());
    for id in composed() {
        assert!(messages.has(&id), "{id} is missing");
    }
    let programs = programs();
    for call in CALLS {
        for rest in programs.split(call).skip(1) {
            let id = rest.split('"').next().unwrap();
            assert!(messages.has(id), "{id} is missing");
        }
    }
}

#[test]
fn every_word_that_scripts_ask_for_is_given_to_them() {
    let own = script_ids().into_iter().map(str::to_owned);
    let given: BTreeSet<_> = own.chain(shared_ids()).collect();
    for id in script_composed() {
        assert!(given.contains(&id), "{id} is missing");
    }
    let scripts = scripts();
    for call in ["word(\"", "say(words, \"", "say(this.words, \""] {
        for rest in scripts.split(call).skip(1) {
            let id = rest.split('"').next().unwrap();
            assert!(given.contains(id), "{id} is missing");
        }
    }
}

/// How scripts would put sentences together that only a message may.
const BY_HAND: [&str; 7] = [
    "join(\", \")",
    "join(\". \")",
    "join(\"; \")",
    "${say(",
    "${this.word(",
    "${word(",
    "} – ${",
];

/// The same in what Rust shows to people: lists, and sentences with a sign between them.
const BY_HAND_IN_RUST: [&str; 10] = [
    "join(\", \")",
    "join(\". \")",
    "join(\"; \")",
    "\": \" (",
    "\". \" (",
    "\", \" (",
    "\" – \" (",
    "format!(\"{}. {",
    "format!(\"{}, {",
    "format!(\"{}; {",
];

#[test]
fn no_sentence_is_put_together_by_hand() {
    let scripts = scripts();
    for by_hand in BY_HAND {
        let line = scripts.lines().find(|line| line.contains(by_hand));
        assert_eq!(line, None, "a message must say it");
    }
    let pages = sources(&root().join("apps/server/src/pages"), ".rs");
    let commands = sources(&root().join("apps/panta/src/commands"), ".rs");
    let shown = pages + &sources(&root().join("apps/terminal/src"), ".rs") + &commands;
    for by_hand in BY_HAND_IN_RUST {
        let line = shown.lines().find(|line| line.contains(by_hand));
        assert_eq!(line, None, "a message must say it");
    }
    // A color is told by the sentence about it, and so is a list by its separator.
    let programs = programs();
    for by_hand in ["(\"color\", words.color(", "(\"color\", self.color("] {
        let line = programs.lines().find(|line| line.contains(by_hand));
        assert_eq!(line, None, "a message chooses by the name of a color");
    }
}

#[test]
fn every_message_is_used() {
    let (programs, scripts) = (programs(), scripts());
    let (composed, script_composed) = (composed(), script_composed());
    let for_scripts = script_ids();
    for id in ids(Language::default()) {
        let is_quoted = |sources: &str| sources.contains(&format!("\"{id}\""));
        let is_used = if for_scripts.contains(&id) {
            script_composed.contains(id) || is_quoted(&scripts)
        } else {
            composed.contains(id) || is_quoted(&programs)
        };
        assert!(is_used, "{id} is not used");
    }
}
