//! Names that somebody typed, and those that were meant.

/// So much of a wrong word is repeated in a complaint.
const MAX_QUOTE: usize = 60;
/// A name this many typing mistakes away is suggested.
const MAX_MISTAKES: usize = 3;

/// What was expected in place of a name: `a, b or c`, and the nearest of them where one is near.
pub fn expected(name: &str, names: &[&str]) -> String {
    let suggestion =
        nearest(name, names).map_or(String::new(), |near| format!(" (did you mean {near}?)"));
    format!("{}{suggestion}", one_of(names))
}

/// Names as a person lists them: `a, b or c`.
pub fn one_of(names: &[&str]) -> String {
    match names {
        [first @ .., last] if !first.is_empty() => format!("{} or {last}", first.join(", ")),
        _ => names.concat(),
    }
}

/// The name that was probably meant.
fn nearest<'a>(name: &str, names: &[&'a str]) -> Option<&'a str> {
    if name.len() > MAX_QUOTE {
        return None; // slow to compare, and nobody meant it
    }
    let mistakes =
        |known: &&str| strsim::damerau_levenshtein(&name.to_lowercase(), &known.to_lowercase());
    names
        .iter()
        .copied()
        .min_by_key(mistakes)
        .filter(|known| mistakes(known) <= MAX_MISTAKES)
}

/// A text in quotes, cut short if it is long.
pub fn quoted(text: &str) -> String {
    format!("\"{}\"", shortened(text))
}

/// The beginning of a text that may be long.
pub fn shortened(text: &str) -> String {
    if text.chars().count() <= MAX_QUOTE {
        return text.to_owned();
    }
    text.chars().take(MAX_QUOTE - 1).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_names_are_suggested() {
        let names = ["pentago", "pentaroll", "pantarei"];
        assert_eq!(
            expected("pentgo", &names),
            "pentago, pentaroll or pantarei (did you mean pentago?)"
        );
        assert_eq!(expected("chess", &names), "pentago, pentaroll or pantarei");
        assert_eq!(expected("x", &["standard"]), "standard");
    }

    #[test]
    fn long_texts_are_cut() {
        assert_eq!(shortened(&"ï".repeat(100)).chars().count(), MAX_QUOTE);
        assert_eq!(quoted("short"), "\"short\"");
    }
}
