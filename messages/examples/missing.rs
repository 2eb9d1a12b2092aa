//! What each language lacks, as a table; with `--complete`, fails if anything is missing.

use std::process::ExitCode;

use messages::{Language, ids, missing};

/// So many names are shown of each language.
const SHOWN: usize = 3;

fn main() -> ExitCode {
    let n_messages = ids(Language::English).len();
    println!("{n_messages} messages in {} languages", Language::ALL.len());
    let mut is_complete = true;
    for language in Language::ALL {
        let missing = missing(language);
        is_complete &= missing.is_empty();
        if missing.len() == n_messages {
            println!("{:8} has no folder yet", language.tag());
        } else if !missing.is_empty() {
            let shown = missing[..missing.len().min(SHOWN)].join(", ");
            let more = if missing.len() > SHOWN { ", …" } else { "" };
            println!(
                "{:8} lacks {:3}: {shown}{more}",
                language.tag(),
                missing.len()
            );
        }
    }
    let must_be_complete = std::env::args().any(|argument| argument == "--complete");
    if must_be_complete && !is_complete {
        eprintln!("a release needs every message in every language");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
