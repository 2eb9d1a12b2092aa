//! What can be set in a session.

use std::num::NonZeroUsize;
use std::ops::RangeInclusive;

use boardgame::names;
use engine::level::Level;
use solving::Resources;
use thiserror::Error;

use super::Reply;
use crate::{Edition, Game};

/// The options of a session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// The game that is played.
    pub game: Game,
    /// The edition, if one was chosen.
    pub edition: Option<Edition>,
    /// How strongly to play.
    pub level: Level,
    /// How many threads search.
    pub threads: NonZeroUsize,
    /// How much memory is used, in MiB.
    pub hash: u64,
    /// How many lines are shown.
    pub n_lines: usize,
    /// Makes the games of one session different from those of another.
    pub seed: u64,
}

/// An option cannot be set so.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("option {name}: {problem}")]
pub struct OptionError {
    name: String,
    problem: String,
}

const THREADS: RangeInclusive<u64> = 1..=256;
const HASH: RangeInclusive<u64> = 1..=1 << 16;
const LINES: RangeInclusive<u64> = 1..=100;
const SEED: RangeInclusive<u64> = 0..=i64::MAX as u64;
/// The names, in the order in which they are told.
const NAMES: [&str; 7] = [
    "Game", "Edition", "Level", "Threads", "Hash", "MultiPV", "Seed",
];

impl Default for Options {
    fn default() -> Self {
        Self {
            game: Game::ALL[0],
            edition: None,
            level: Level::MAX,
            threads: NonZeroUsize::MIN,
            hash: 64,
            n_lines: 1,
            seed: 0,
        }
    }
}

impl Options {
    /// Sets the option of this name; capital letters do not matter. Whether that begins another
    /// game is the answer.
    pub fn set(&mut self, name: &str, value: &str) -> Result<bool, OptionError> {
        let known = NAMES.iter().find(|known| known.eq_ignore_ascii_case(name));
        let Some(&known) = known else {
            return Err(OptionError {
                name: names::quoted(name),
                problem: format!("expected {}", names::expected(name, &NAMES)),
            });
        };
        self.set_known(known, value).map_err(|problem| OptionError {
            name: known.to_owned(),
            problem,
        })
    }

    fn set_known(&mut self, name: &str, value: &str) -> Result<bool, String> {
        match name {
            "Game" => {
                self.game = Game::from_name(value).ok_or_else(|| one_of(value, &game_names()))?;
                self.edition = None;
            }
            "Edition" => {
                let edition = self.game.edition(&value.to_lowercase());
                self.edition =
                    Some(edition.ok_or_else(|| one_of(value, &self.game.edition_names()))?);
            }
            "Level" => {
                let level = value.parse();
                self.level = level.map_err(|_| "expected a number from 1 to 10".to_owned())?;
            }
            "Threads" => {
                let threads = number(value, &THREADS)?;
                self.threads = NonZeroUsize::new(threads as usize).expect("it is at least 1");
            }
            "Hash" => self.hash = number(value, &HASH)?,
            "MultiPV" => self.n_lines = number(value, &LINES)? as usize,
            _ => self.seed = number(value, &SEED)?,
        }
        Ok(matches!(name, "Game" | "Edition"))
    }

    /// What the engine may use.
    pub(super) fn resources(&self) -> Resources {
        Resources {
            threads: self.threads,
            memory: self.hash << 20,
        }
    }

    /// What can be set, and how it is set now.
    pub(super) fn replies(&self) -> Vec<Reply> {
        let edition = self.edition.unwrap_or(self.game.standard_edition());
        let kinds = [
            combo(self.game.name(), &game_names()),
            combo(edition.name(), &self.game.edition_names()),
            spin(self.level.number().into(), &levels()),
            spin(self.threads.get() as u64, &THREADS),
            spin(self.hash, &HASH),
            spin(self.n_lines as u64, &LINES),
            spin(self.seed, &SEED),
        ];
        let reply = |(name, kind): (&str, String)| Reply::Option {
            name: name.to_owned(),
            kind,
        };
        NAMES.into_iter().zip(kinds).map(reply).collect()
    }
}

fn levels() -> RangeInclusive<u64> {
    Level::MIN.number().into()..=Level::MAX.number().into()
}

fn game_names() -> Vec<&'static str> {
    Game::ALL.iter().map(|game| game.name()).collect()
}

fn one_of(value: &str, names: &[&str]) -> String {
    format!("expected {}", names::expected(value, names))
}

fn number(value: &str, range: &RangeInclusive<u64>) -> Result<u64, String> {
    let number = value.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| {
        format!(
            "expected a number from {} to {}",
            range.start(),
            range.end()
        )
    })
}

fn combo(default: &str, values: &[&str]) -> String {
    let values: String = values.iter().map(|value| format!(" var {value}")).collect();
    format!("combo default {default}{values}")
}

fn spin(default: u64, range: &RangeInclusive<u64>) -> String {
    format!(
        "spin default {default} min {} max {}",
        range.start(),
        range.end()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_that_is_told_can_be_set_to_its_default() {
        let mut options = Options::default();
        for reply in options.replies() {
            let Reply::Option { name, kind } = reply else {
                panic!("{reply}");
            };
            let default = kind.split(' ').nth(2).unwrap();
            assert!(options.set(&name.to_lowercase(), default).is_ok(), "{name}");
        }
    }

    #[test]
    fn wrong_values_say_what_was_expected() {
        let mut options = Options::default();
        let mut problem = |name, value| options.set(name, value).unwrap_err().to_string();
        assert_eq!(
            problem("Game", "pentagoo"),
            "option Game: expected pentago, pentaroll or pantarei (did you mean pentago?)"
        );
        assert_eq!(
            problem("level", "11"),
            "option Level: expected a number from 1 to 10"
        );
        assert_eq!(
            problem("Hash", "0"),
            "option Hash: expected a number from 1 to 65536"
        );
        assert!(problem("Ponder", "true").contains("expected Game, Edition"));
    }

    #[test]
    fn another_game_has_its_own_editions() {
        let mut options = Options::default();
        assert_eq!(options.set("Edition", "czech"), Ok(true));
        assert_eq!(options.set("Game", "pentaroll"), Ok(true));
        assert_eq!(options.edition, None);
        assert!(options.set("Edition", "czech").is_err());
        assert_eq!(options.set("Threads", "2"), Ok(false));
    }
}
