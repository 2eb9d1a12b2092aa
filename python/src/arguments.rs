//! What callers say in words and numbers, made into types or refused with what was expected.

use std::num::NonZeroUsize;
use std::thread;
use std::time::Duration;

use boardgame::{Color, names};
use catalog::{Edition, Game, SetupChoice};
use engine::level::Level;
use engine::total_memory;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use solving::{Resources, Value};

/// What a machine is taken to have where it does not say.
const UNKNOWN_MEMORY: u64 = 8 << 30;

/// The game of this name.
pub(crate) fn game(name: &str) -> PyResult<Game> {
    Game::from_name(name).ok_or_else(|| {
        let names: Vec<_> = Game::ALL.iter().map(|game| game.name()).collect();
        unexpected("the game", name, &names)
    })
}

/// What is settled before a game.
pub(crate) fn setup(
    game: Game,
    edition: Option<&str>,
    first: Option<&str>,
    seed: Option<u64>,
) -> PyResult<SetupChoice> {
    if seed.is_some() && !game.is_shuffled() {
        let title = game.title();
        let words = format!("{title} has no layouts, so there is nothing to seed");
        return Err(PyValueError::new_err(words));
    }
    Ok(SetupChoice {
        edition: edition.map(|name| self::edition(game, name)).transpose()?,
        first: first.map(color).transpose()?,
        seed,
    })
}

fn edition(game: Game, name: &str) -> PyResult<Edition> {
    let found = game.edition(name);
    found.ok_or_else(|| unexpected("the edition", name, &game.edition_names()))
}

/// The color of this name.
pub(crate) fn color(name: &str) -> PyResult<Color> {
    let found = Color::ALL.into_iter().find(|color| color.name() == name);
    found.ok_or_else(|| unexpected("the color", name, &Color::ALL.map(Color::name)))
}

/// The value of this name.
pub(crate) fn value(name: &str) -> PyResult<Value> {
    let all = [Value::Win, Value::Draw, Value::Loss];
    let found = all.into_iter().find(|value| value.name() == name);
    found.ok_or_else(|| unexpected("the value", name, &all.map(Value::name)))
}

/// The level of this number.
pub(crate) fn level(number: i64) -> PyResult<Level> {
    let level = u8::try_from(number).ok().and_then(Level::new);
    level.ok_or_else(|| PyValueError::new_err(engine::level::LevelError.to_string()))
}

/// How many of something, at least one.
pub(crate) fn number(what: &str, asked: i64, most: usize) -> PyResult<usize> {
    let number = usize::try_from(asked).ok();
    let words = || format!("expected 1 to {most} {what}, not {asked}");
    let number = number.filter(|number| (1..=most).contains(number));
    number.ok_or_else(|| PyValueError::new_err(words()))
}

/// How many threads: as many as there are cores, unless it is said.
pub(crate) fn threads(asked: Option<i64>) -> PyResult<NonZeroUsize> {
    let cores = || thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let Some(asked) = asked else {
        return Ok(cores());
    };
    let threads = NonZeroUsize::new(number("threads", asked, MAX_THREADS)?);
    Ok(threads.expect("there is at least one"))
}

const MAX_THREADS: usize = 256;

/// The bytes that the machine has.
pub(crate) fn memory() -> u64 {
    total_memory().unwrap_or(UNKNOWN_MEMORY)
}

/// Threads and memory in bytes: by default at most so much, and at most half of the machine's.
pub(crate) fn resources(
    threads: Option<i64>,
    memory: Option<u64>,
    worth: u64,
) -> PyResult<Resources> {
    let whole = self::memory();
    if let Some(asked) = memory.filter(|&asked| asked > whole) {
        let words = format!("expected at most the {whole} bytes that there are, not {asked}");
        return Err(PyValueError::new_err(words));
    }
    Ok(Resources {
        threads: self::threads(threads)?,
        memory: memory.unwrap_or(worth.min(whole / 2)),
    })
}

/// A time in seconds.
pub(crate) fn time(seconds: f64) -> PyResult<Duration> {
    Duration::try_from_secs_f64(seconds)
        .map_err(|_| PyValueError::new_err(format!("expected a time in seconds, not {seconds}")))
}

/// What kind of thing somebody has passed.
pub(crate) fn type_name(value: &Bound<'_, PyAny>) -> String {
    let name = value.get_type().name();
    name.map_or_else(|_| "something else".to_owned(), |name| name.to_string())
}

fn unexpected(what: &str, name: &str, names: &[&str]) -> PyErr {
    PyValueError::new_err(format!("expected {what} {}", names::expected(name, names)))
}
