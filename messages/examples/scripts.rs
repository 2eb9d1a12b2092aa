//! What scripts must say: for each language its words, and messages with arguments as Fluent says
//! them. The tests of `web/words.js` say the same from the words.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentValue;
use messages::{Language, Messages, ScriptWords, percent};
use serde_json::{Value, json};

/// What arguments may be: text, a share (a whole one, since versions of CLDR differ on parts, by which
/// nothing is chosen), and numbers that some language tells apart.
const SAMPLES: [Sample; 16] = [
    Sample::Text("c3-2R"),
    Sample::Percent(100),
    Sample::Number(0),
    Sample::Number(1),
    Sample::Number(2),
    Sample::Number(3),
    Sample::Number(5),
    Sample::Number(11),
    Sample::Number(20),
    Sample::Number(21),
    Sample::Number(102),
    Sample::Number(103),
    Sample::Number(111),
    Sample::Number(121),
    Sample::Number(1200),
    Sample::Number(12_345),
];

#[derive(Clone, Copy)]
enum Sample<'a> {
    Text(&'a str),
    Percent(u8),
    Number(u32),
}

fn main() {
    let english = json!(ScriptWords::reading(Language::English));
    let all: Vec<Value> = Language::offered()
        .map(|language| {
            let messages = Messages::new(language);
            let patterns = english["words"].as_object().expect("it has words");
            let said = patterns
                .iter()
                .flat_map(|(id, pattern)| said(&messages, id, pattern));
            let said: Vec<_> = said.collect();
            json!({ "words": ScriptWords::reading(language), "said": said })
        })
        .collect();
    println!("{}", json!(all));
}

/// A message with each of its arguments as many things in turn: arguments and text.
fn said(messages: &Messages, id: &str, pattern: &Value) -> Vec<Value> {
    let mut arguments = BTreeMap::new();
    collect(pattern, &mut arguments);
    let turns = if arguments.is_empty() {
        1
    } else {
        SAMPLES.len()
    };
    (0..turns)
        .map(|turn| {
            let given: Vec<_> = arguments
                .iter()
                .map(|(name, keys)| (*name, sample(keys, turn)))
                .collect();
            let values: Vec<_> = given
                .iter()
                .map(|(name, one)| (*name, one.value()))
                .collect();
            let given: BTreeMap<_, _> = given
                .iter()
                .map(|(name, one)| (*name, one.json()))
                .collect();
            json!([id, given, messages.format(id, &values)])
        })
        .collect()
}

fn sample<'a>(keys: &BTreeSet<&'a str>, turn: usize) -> Sample<'a> {
    let is_name = |key: &&str| *key != "one" && key.parse::<u32>().is_err();
    let names: Vec<_> = keys.iter().copied().filter(is_name).collect();
    match names[..] {
        [] => SAMPLES[turn],
        // One more than there are: what nobody has named.
        _ => Sample::Text(names.get(turn % (names.len() + 1)).unwrap_or(&"else")),
    }
}

/// The arguments of a pattern and the keys by which they choose.
fn collect<'a>(pattern: &'a Value, found: &mut BTreeMap<&'a str, BTreeSet<&'a str>>) {
    for part in pattern.as_array().into_iter().flatten() {
        if let Some(name) = part["$"].as_str() {
            found.entry(name).or_default();
        }
        if let (Some(name), Some(of)) = (part["?"].as_str(), part["of"].as_object()) {
            let keys = found.entry(name).or_default();
            keys.extend(of.keys().map(String::as_str));
            of.values()
                .chain([&part["else"]])
                .for_each(|one| collect(one, found));
        }
    }
}

impl<'a> Sample<'a> {
    fn value(self) -> FluentValue<'a> {
        match self {
            Self::Text(text) => text.into(),
            Self::Percent(share) => percent(share),
            Self::Number(number) => number.into(),
        }
    }

    fn json(self) -> Value {
        match self {
            Self::Text(text) => json!(text),
            Self::Percent(share) => json!({ "percent": share }),
            Self::Number(number) => json!(number),
        }
    }
}
