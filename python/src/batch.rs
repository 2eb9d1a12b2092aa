//! Many games at once, seen in arrays that are written in place.

use std::num::NonZeroUsize;

use catalog::{Game, Listed, Task};
use numpy::{
    Element, PyArray1, PyArray2, PyArray4, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray,
    PyUntypedArrayMethods,
};
use pyo3::exceptions::{PyBufferError, PyMemoryError, PyValueError};
use pyo3::prelude::*;

use crate::position::{Position, to_python};
use crate::seen::Seen;
use crate::slots::{Games, Manner, Slots};
use crate::{arguments, arrays};

/// No batch has more games.
const MAX_GAMES: usize = 1 << 24;

/// Many games of one kind, played at once in arrays that are always the same, written in place.
///
/// A game that ends begins anew at once. What is random follows from the `seed`, on any number of
/// threads. With `symmetries` every board is shown turned over in a way that chance decides, and
/// actions are those of the board that is shown.
#[pyclass(module = "panta")]
pub(crate) struct Batch {
    game: Game,
    n_games: usize,
    games: Box<dyn Games>,
    observations: Py<PyArray4<i8>>,
    masks: Py<PyArray2<u8>>,
    rewards: Py<PyArray1<f32>>,
    dones: Py<PyArray1<u8>>,
    players: Py<PyArray1<i8>>,
    actions: Py<PyArray1<i64>>,
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, n_games, *, edition=None, first=None, seed=0, symmetries=false, threads=None))]
    #[expect(clippy::too_many_arguments, reason = "named in Python")]
    fn new(
        py: Python<'_>,
        game: &str,
        n_games: i64,
        edition: Option<&str>,
        first: Option<&str>,
        seed: u64,
        symmetries: bool,
        threads: Option<i64>,
    ) -> PyResult<Self> {
        arrays::need_numpy(py)?;
        let game = arguments::game(game)?;
        let n_games = arguments::number("games", n_games, MAX_GAMES)?;
        check_memory(game, n_games)?;
        let manner = Manner {
            setup: arguments::setup(game, edition, first, None)?,
            is_shuffled: game.is_shuffled(),
            is_turned: symmetries,
        };
        let [planes, rows, columns] = game.planes();
        let make = Make {
            n_games,
            manner,
            n_threads: arguments::threads(threads)?,
        };
        let mut batch = Self {
            game,
            n_games,
            games: game.run(make),
            observations: PyArray4::zeros(py, [n_games, planes, rows, columns], false).unbind(),
            masks: PyArray2::zeros(py, [n_games, game.n_actions()], false).unbind(),
            rewards: PyArray1::zeros(py, n_games, false).unbind(),
            dones: PyArray1::zeros(py, n_games, false).unbind(),
            players: PyArray1::zeros(py, n_games, false).unbind(),
            actions: PyArray1::zeros(py, n_games, false).unbind(),
        };
        batch.reset(py, seed)?;
        Ok(batch)
    }

    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.game.name()
    }

    /// How many actions the game has.
    #[getter]
    fn n_actions(&self) -> usize {
        self.game.n_actions()
    }

    /// What the side to move sees in each game.
    #[getter]
    fn observations<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray4<i8>> {
        self.observations.bind(py).clone()
    }

    /// Which actions are legal in each game.
    #[getter]
    fn masks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<bool>>> {
        arrays::as_bools(self.masks.bind(py))
    }

    /// What the last step was worth to whoever made it: 1, 0 or -1.
    #[getter]
    fn rewards<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f32>> {
        self.rewards.bind(py).clone()
    }

    /// Whether the last step ended the game; what is seen is the next one.
    #[getter]
    fn dones<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        arrays::as_bools(self.dones.bind(py))
    }

    /// Who is to move: 0 is White, 1 is Black.
    #[getter]
    fn players<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        self.players.bind(py).clone()
    }

    /// Begins all games anew.
    #[pyo3(signature = (seed=0))]
    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        self.write(py, |games, seen| games.reset(seed, seen))
    }

    /// Plays an action in each game. Returns the indexes of the games where it is not legal: these
    /// stand as they stood.
    fn step<'py>(&mut self, actions: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let py = actions.py();
        let actions = self.read_actions(actions)?;
        let actions = actions.as_slice()?;
        let refused = self.write(py, |games, seen| games.step(actions, seen))?;
        Ok(PyArray1::from_vec(py, refused))
    }

    /// A legal action for each game, at random; always the same array, written anew.
    fn sample<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let array = self.actions.bind(py).clone();
        let mut actions = array.try_readwrite()?;
        let written = rows(&mut actions, self.n_games)?;
        let games = &mut self.games;
        py.detach(|| games.sample(written))?;
        drop(actions);
        Ok(array)
    }

    /// The position of a game as it is seen.
    fn position<'py>(&self, py: Python<'py>, index: isize) -> PyResult<Bound<'py, Position>> {
        let position = usize::try_from(index)
            .ok()
            .and_then(|index| self.games.position(index));
        let words = || {
            format!(
                "expected an index from 0 to {}, not {index}",
                self.n_games - 1
            )
        };
        to_python(
            py,
            position.ok_or_else(|| pyo3::exceptions::PyIndexError::new_err(words()))?,
        )
    }

    /// The bytes of all games, arrays included.
    #[getter]
    fn nbytes(&self) -> usize {
        self.games.nbytes() + self.n_games * row_bytes(self.game)
    }

    fn __len__(&self) -> usize {
        self.n_games
    }

    fn __repr__(&self) -> String {
        format!("<Batch of {} games of {}>", self.n_games, self.game.title())
    }
}

impl Batch {
    /// Lets the games write into the arrays, without the interpreter's lock.
    fn write<T: Send>(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn Games, Seen<'_>) -> PyResult<T> + Send,
    ) -> PyResult<T> {
        let n_games = self.n_games;
        let planes_len = self.game.planes().iter().product::<usize>();
        let mut planes = self.observations.bind(py).try_readwrite()?;
        let mut masks = self.masks.bind(py).try_readwrite()?;
        let mut rewards = self.rewards.bind(py).try_readwrite()?;
        let mut dones = self.dones.bind(py).try_readwrite()?;
        let mut players = self.players.bind(py).try_readwrite()?;
        let seen = Seen {
            planes: rows(&mut planes, n_games * planes_len)?,
            masks: rows(&mut masks, n_games * self.game.n_actions())?,
            rewards: rows(&mut rewards, n_games)?,
            dones: rows(&mut dones, n_games)?,
            players: rows(&mut players, n_games)?,
        };
        let games = self.games.as_mut();
        py.detach(|| work(games, seen))
    }

    /// One whole number for each game, from whatever numpy makes an array of.
    fn read_actions<'py>(
        &self,
        actions: &Bound<'py, PyAny>,
    ) -> PyResult<PyReadonlyArray1<'py, i64>> {
        let array = arrays::whole_numbers(actions, "actions")?;
        if array.len() != self.n_games {
            let words = format!("expected {} actions, not {}", self.n_games, array.len());
            return Err(PyValueError::new_err(words));
        }
        Ok(array.try_readonly()?)
    }
}

/// The memory of an array, if it is still as it was made.
fn rows<'a, T: Element, D: numpy::ndarray::Dimension>(
    array: &'a mut PyReadwriteArray<'_, T, D>,
    len: usize,
) -> PyResult<&'a mut [T]> {
    let memory = array.as_slice_mut()?;
    check_len(memory.len(), len)?;
    Ok(memory)
}

fn check_len(len: usize, expected: usize) -> PyResult<()> {
    if len == expected {
        Ok(())
    } else {
        Err(PyBufferError::new_err(
            "the arrays of a batch must keep their sizes",
        ))
    }
}

/// The bytes of all that is seen of a game.
fn row_bytes(game: Game) -> usize {
    let planes: usize = game.planes().iter().product();
    let columns = size_of::<f32>() + 2 * size_of::<u8>() + size_of::<i64>();
    planes + game.n_actions() + columns
}

/// Whether the machine has the memory that so many games take at least: where there is none to be had,
/// the whole program ends.
fn check_memory(game: Game, n_games: usize) -> PyResult<()> {
    let needed = n_games as u64 * (game.run(SlotBytes) + row_bytes(game)) as u64;
    let whole = arguments::memory();
    if needed <= whole {
        return Ok(());
    }
    let title = game.title();
    let words = format!("{n_games} games of {title} take {needed} bytes, and there are {whole}");
    Err(PyMemoryError::new_err(words))
}

/// The bytes of a slot.
struct SlotBytes;

impl Task for SlotBytes {
    type Output = usize;

    fn run<P: Listed>(self) -> usize {
        Slots::<P>::SLOT_BYTES
    }
}

/// Makes the slots of a game.
struct Make {
    n_games: usize,
    manner: Manner,
    n_threads: NonZeroUsize,
}

impl Task for Make {
    type Output = Box<dyn Games>;

    fn run<P: Listed>(self) -> Box<dyn Games> {
        Box::new(Slots::<P>::new(self.n_games, self.manner, self.n_threads))
    }
}
