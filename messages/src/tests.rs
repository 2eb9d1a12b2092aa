//! What is true of the messages of every language.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use icu_locale_core::Locale;
use icu_plurals::{PluralCategory, PluralRules};

use super::*;
use crate::script::{key, variable};

type Names = BTreeSet<&'static str>;

#[test]
fn every_file_is_in_order() {
    for language in Language::ALL {
        for (name, text) in language.files() {
            let errors = parser::parse(text).err().map(|(_, errors)| errors);
            assert_eq!(errors, None, "{language:?} {name}");
        }
    }
}

#[test]
fn every_folder_is_of_a_language() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for entry in fs::read_dir(root).unwrap() {
        let folder = entry.unwrap().path();
        let name = folder.file_name().unwrap().to_string_lossy().into_owned();
        if folder.is_dir() && !["src", "tests", "examples"].contains(&name.as_str()) {
            let is_known = Language::ALL.iter().any(|one| one.tag() == name);
            assert!(is_known, "{name} is not in the list of languages");
        }
    }
}

#[test]
fn no_message_is_defined_twice() {
    for language in Language::ALL {
        let mut seen = BTreeSet::new();
        for id in ids(language) {
            assert!(seen.insert(id), "{language:?} has {id} twice");
        }
    }
}

#[test]
fn every_message_is_one_of_the_source() {
    let source: BTreeSet<_> = ids(Language::English).into_iter().collect();
    for language in Language::ALL {
        for id in ids(language) {
            assert!(source.contains(id), "{language:?} has {id} in vain");
        }
    }
}

#[test]
fn what_is_missing_is_said_in_english() {
    let mut bundle = FluentBundle::new_concurrent(vec![Language::Russian.identifier()]);
    bundle.set_formatter(Some(Language::Russian.formatter()));
    let russian = Messages {
        language: Language::Russian,
        bundle,
    };
    assert!(russian.has("record-plies"));
    let plies = |count: u32| russian.format("record-plies", &[("count", count.into())]);
    // In Russian, 21 would be as one.
    assert_eq!(plies(21), "21 moves");
    assert_eq!(plies(12345), "12,345 moves");
}

#[test]
fn translations_show_the_arguments_of_the_source() {
    let source = uses(Language::English);
    let mut faults = Faults::default();
    for language in Language::ALL {
        for (id, own) in uses(language) {
            let (shown, known) = (&source[id].shown, source[id].arguments());
            if own.shown != *shown {
                faults.add(
                    language,
                    id,
                    &format!("shows {:?}, not {shown:?}", own.shown),
                );
            }
            if !own.arguments().is_subset(&known) {
                faults.add(
                    language,
                    id,
                    &format!("chooses by what is not in {known:?}"),
                );
            }
        }
    }
}

#[test]
fn choices_by_name_have_the_names_of_the_source() {
    let source = uses(Language::English);
    let mut faults = Faults::default();
    for language in Language::ALL {
        for (id, own) in uses(language) {
            for (name, keys) in own.choices.iter().filter(|(_, keys)| !is_number(keys)) {
                let known = source[id].keys(name);
                // Where the source speaks of all others, each language may say who they are.
                let is_whole = *keys == known || (keys.contains("other") && keys.is_subset(&known));
                if !is_whole {
                    faults.add(
                        language,
                        id,
                        &format!("{name} is one of {keys:?}, not {known:?}"),
                    );
                }
            }
        }
    }
}

#[test]
fn choices_by_number_have_the_plurals_of_the_language() {
    let source = uses(Language::English);
    let mut faults = Faults::default();
    for language in Language::ALL {
        let plurals = Plurals::of(language);
        for (id, own) in uses(language) {
            for (name, keys) in own.choices.iter().filter(|(_, keys)| is_number(keys)) {
                let of_source = source[id].keys(name);
                let own: Names = keys.iter().copied().filter(|key| is_plural(key)).collect();
                let is_counted = of_source.is_empty() || of_source.contains("one");
                let needed = &plurals.of_whole_numbers;
                if is_counted && !(own.is_superset(needed) && own.is_subset(&plurals.all)) {
                    faults.add(language, id, &format!("has {own:?}, and needs {needed:?}"));
                }
                if !is_counted && *keys != of_source {
                    faults.add(
                        language,
                        id,
                        &format!("{name} is one of {keys:?}, not {of_source:?}"),
                    );
                }
            }
        }
    }
}

#[test]
fn messages_stand_for_themselves() {
    for language in Language::ALL {
        for (id, own) in uses(language) {
            assert_eq!(own.others, [""; 0], "{language:?} {id}");
        }
    }
}

#[test]
fn every_message_can_be_said_with_its_arguments() {
    for language in Language::ALL {
        let messages = Messages::new(language);
        for (id, own) in uses(language) {
            let arguments: Vec<_> = own
                .arguments()
                .into_iter()
                .map(|name| (name, 3.into()))
                .collect();
            assert!(
                !messages.format(id, &arguments).is_empty(),
                "{language:?} {id}"
            );
        }
    }
}

#[test]
fn a_message_like_the_english_one_has_a_reason() {
    let same_everywhere = reasons(Language::English);
    let english = texts(Language::English);
    let mut faults = Faults::default();
    for language in Language::ALL.into_iter().skip(1) {
        let own_reasons = reasons(language);
        for (id, text) in texts(language) {
            let is_same = text == english[id];
            if is_same && !own_reasons.contains(id) && !same_everywhere.contains(id) {
                faults.add(
                    language,
                    id,
                    "is as in English; if it must be, same.txt says why",
                );
            }
            if !is_same && own_reasons.contains(id) {
                faults.add(language, id, "is in same.txt, but not as in English");
            }
        }
    }
}

#[test]
fn numbers_alone_follow_the_language() {
    let written = |language| Messages::new(language).number(-12345.5, 1);
    assert_eq!(written(Language::English), "-12,345.5");
    assert_eq!(written(Language::Finnish), "\u{2212}12\u{a0}345,5");
}

#[test]
fn counts_follow_the_language() {
    let count = |language, count: usize| {
        Messages::new(language).format("record-plies", &[("count", count.into())])
    };
    assert_eq!(count(Language::German, 1), "1 Zug");
    assert_eq!(count(Language::German, 2), "2 Züge");
    assert_eq!(count(Language::Japanese, 1), "1手");
    let arabic: BTreeSet<_> = [1, 2, 3, 11, 100]
        .map(|n| count(Language::Arabic, n).replace(|c: char| c.is_ascii_digit(), ""))
        .into();
    assert_eq!(arabic.len(), 5, "Arabic has many plurals: {arabic:?}");
}

/// What is wrong, all of it told at the end.
#[derive(Default)]
struct Faults(Vec<String>);

impl Faults {
    fn add(&mut self, language: Language, id: &str, what: &str) {
        self.0.push(format!("{}: {id} {what}", language.tag()));
    }
}

impl Drop for Faults {
    fn drop(&mut self) {
        assert!(self.0.is_empty(), "{}", self.0.join("\n"));
    }
}

/// What a message makes of its arguments.
#[derive(Default)]
struct Uses {
    /// The arguments that are put into the text.
    shown: Names,
    /// The arguments that choose between texts, with the names of the choices.
    choices: Vec<(&'static str, Names)>,
    /// What is neither.
    others: Vec<&'static str>,
}

impl Uses {
    fn arguments(&self) -> Names {
        let chosen = self.choices.iter().map(|(name, _)| *name);
        self.shown.iter().copied().chain(chosen).collect()
    }

    /// All names by which an argument chooses.
    fn keys(&self, argument: &str) -> Names {
        let choices = self.choices.iter().filter(|(name, _)| *name == argument);
        choices.flat_map(|(_, keys)| keys.iter().copied()).collect()
    }

    fn add(&mut self, pattern: &'static Pattern<&'static str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.add_expression(expression);
            }
        }
    }

    fn add_expression(&mut self, expression: &'static Expression<&'static str>) {
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                self.shown.insert(id.name);
            }
            Expression::Inline(
                InlineExpression::StringLiteral { .. } | InlineExpression::TermReference { .. },
            ) => {}
            Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
                self.others.push(id.name);
            }
            Expression::Inline(_) => self.others.push("a function"),
            Expression::Select { selector, variants } => {
                match variable(selector) {
                    Some(name) => {
                        let keys = variants.iter().map(|variant| key(&variant.key));
                        self.choices.push((name, keys.collect()));
                    }
                    None => self.others.push("a choice by no argument"),
                }
                for variant in variants {
                    self.add(&variant.value);
                }
            }
        }
    }
}

fn uses(language: Language) -> BTreeMap<&'static str, Uses> {
    let of = |message: &'static fluent_syntax::ast::Message<&'static str>| {
        let mut uses = Uses::default();
        if let Some(pattern) = &message.value {
            uses.add(pattern);
        }
        (message.id.name, uses)
    };
    source::messages(language).map(of).collect()
}

/// The messages as they are written.
fn texts(language: Language) -> BTreeMap<&'static str, String> {
    source::messages(language)
        .map(|message| (message.id.name, format!("{:?}", message.value)))
        .collect()
}

/// The messages that are as in English, by the list that says why.
fn reasons(language: Language) -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let list = fs::read_to_string(root.join(language.tag()).join("same.txt")).unwrap_or_default();
    let known = ids(Language::English);
    list.lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| {
            let (id, why) = line.split_once(": ").unwrap_or((line, ""));
            assert!(
                !why.is_empty(),
                "{language:?}: same.txt does not say why {id}"
            );
            assert!(
                known.contains(&id),
                "{language:?}: same.txt has {id}, which is no message"
            );
            id.to_owned()
        })
        .collect()
}

const PLURALS: [(&str, PluralCategory); 6] = [
    ("zero", PluralCategory::Zero),
    ("one", PluralCategory::One),
    ("two", PluralCategory::Two),
    ("few", PluralCategory::Few),
    ("many", PluralCategory::Many),
    ("other", PluralCategory::Other),
];

fn is_plural(key: &str) -> bool {
    PLURALS.iter().any(|(name, _)| *name == key)
}

fn is_number(keys: &Names) -> bool {
    let is_one = |key: &&str| is_plural(key) || key.parse::<f64>().is_ok();
    keys.iter().all(is_one)
}

/// The forms that a language has for numbers, by CLDR.
struct Plurals {
    rules: PluralRules,
    of_whole_numbers: Names,
    all: Names,
}

impl Plurals {
    fn of(language: Language) -> Self {
        let locale: Locale = language.tag().parse().unwrap();
        let rules = PluralRules::try_new_cardinal(locale.into()).unwrap();
        let name = |category| PLURALS.iter().find(|(_, one)| *one == category).unwrap().0;
        // Some have a form for millions alone, which texts may leave to the ordinary one.
        let of_whole_numbers = (0..=1000_u32)
            .map(|n| name(rules.category_for(n)))
            .collect();
        let all = rules.categories().map(name).collect();
        Self {
            rules,
            of_whole_numbers,
            all,
        }
    }

    fn form(&self, number: u32) -> &'static str {
        let category = self.rules.category_for(number);
        PLURALS.iter().find(|(_, one)| *one == category).unwrap().0
    }
}

#[test]
fn numbers_choose_the_plurals_of_cldr() {
    for language in Language::ALL {
        let plurals = Plurals::of(language);
        let variants = plurals.all.iter().filter(|form| **form != "other");
        let variants: String = variants
            .map(|form| format!("    [{form}] {form}\n"))
            .collect();
        let text = format!("x = {{ $n ->\n{variants}   *[other] other\n}}\n");
        let resource: &'static _ = Box::leak(Box::new(FluentResource::try_new(text).unwrap()));
        let mut messages = Messages::new(language);
        messages.bundle.add_resource(resource).unwrap();
        for n in (0..=2_000).chain([12_345, 100_103, 1_000_001, 1_000_011]) {
            let chosen = messages.format("x", &[("n", n.into())]);
            assert_eq!(chosen, plurals.form(n), "{language:?} {n}");
        }
    }
}

#[test]
fn large_numbers_are_shown_whole() {
    let arabic = Messages::new(Language::Arabic);
    let plies = |count: u32| arabic.format("record-plies", &[("count", count.into())]);
    for count in [99, 100, 102, 103, 111, 199, 1003, 12_345] {
        let digits: String = plies(count).chars().filter(char::is_ascii_digit).collect();
        assert_eq!(digits, count.to_string(), "{}", plies(count));
    }
    assert_eq!(plies(103).replace("103", "3"), plies(3));
    assert_eq!(plies(111).replace("111", "11"), plies(11));
}
