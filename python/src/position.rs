//! Positions: values like those of the Rust library, a class for each game.

use catalog::{AnyPosition, Game};
use numpy::{PyArray1, PyArray3};
use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use showcase::Charset;
use solving::Question;

use crate::analysis::{self, Analysis, Asked, Means};
use crate::errors::{MoveError, PositionError, as_error};
use crate::moves::{Move, Moves, action_of, refused};
use crate::{arguments, arrays, proof};

/// A position of one of the games: a value that knows its rules and nothing of its past.
#[pyclass(frozen, subclass, module = "panta")]
pub(crate) struct Position(pub(crate) AnyPosition);

/// The classes of the games: what `Position` can do, under the name of the game.
macro_rules! classes {
    ($($Game:ident),*) => {
        $(#[doc = concat!("A position of ", stringify!($Game), ": that of a text, or the start of a game.")]
        ///
        /// A start is that of an `edition`, by default the standard one; the color `first` begins, by
        /// default White; and a `seed` decides the layout, where a game has layouts.
        #[pyclass(frozen, extends = Position, module = "panta")]
        pub(crate) struct $Game;

        #[pymethods]
        impl $Game {
            #[new]
            #[pyo3(signature = (text=None, *, edition=None, first=None, seed=None))]
            fn new(
                text: Option<&str>,
                edition: Option<&str>,
                first: Option<&str>,
                seed: Option<u64>,
            ) -> PyResult<PyClassInitializer<Self>> {
                let base = Position(read(Game::$Game, text, edition, first, seed)?);
                Ok(PyClassInitializer::from(base).add_subclass($Game))
            }
        })*

        /// The position as Python has it, of its game's class.
        pub(crate) fn to_python(
            py: Python<'_>,
            position: AnyPosition,
        ) -> PyResult<Bound<'_, Position>> {
            let game = position.game();
            let base = PyClassInitializer::from(Position(position));
            Ok(match game {
                $(Game::$Game => Bound::new(py, base.add_subclass($Game))?.into_super()),*
            })
        }
    };
}

classes!(Pentago, Pentaroll, Pantarei);

/// The position that a text or the choices before a game say.
fn read(
    game: Game,
    text: Option<&str>,
    edition: Option<&str>,
    first: Option<&str>,
    seed: Option<u64>,
) -> PyResult<AnyPosition> {
    let choice = arguments::setup(game, edition, first, seed)?;
    match text {
        None => Ok(game.start(choice)),
        Some(_) if choice != catalog::SetupChoice::default() => Err(PyTypeError::new_err(
            "a text says everything: expected no edition, first or seed beside it",
        )),
        Some(text) => game.position(text).map_err(as_error::<PositionError, _>),
    }
}

/// The names of the games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    Game::ALL.iter().map(|game| game.name()).collect()
}

/// A position of a game given by name.
#[pyfunction]
#[pyo3(signature = (game, text=None, *, edition=None, first=None, seed=None))]
pub(crate) fn position<'py>(
    py: Python<'py>,
    game: &str,
    text: Option<&str>,
    edition: Option<&str>,
    first: Option<&str>,
    seed: Option<u64>,
) -> PyResult<Bound<'py, Position>> {
    to_python(
        py,
        read(arguments::game(game)?, text, edition, first, seed)?,
    )
}

#[pymethods]
impl Position {
    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.0.game().name()
    }

    /// The name of the edition whose rules hold.
    #[getter]
    fn edition(&self) -> &'static str {
        self.0.edition().name()
    }

    /// The side to move: `"white"` or `"black"`.
    #[getter]
    fn turn(&self) -> &'static str {
        self.0.turn().name()
    }

    /// How the game ended: `"white"`, `"black"` or `"draw"`; `None` while it goes on.
    #[getter]
    fn outcome(&self) -> Option<&'static str> {
        self.0.outcome().map(boardgame::Outcome::name)
    }

    /// How the board ended the game, as far as the position alone tells.
    #[getter]
    fn ends(&self) -> Vec<&'static str> {
        let ending = self.0.ending();
        ending.map_or_else(Vec::new, |ending| {
            ending.ends.iter().map(|end| end.name).collect()
        })
    }

    /// What a player must know beyond whose turn it is.
    #[getter]
    fn remark(&self) -> Option<&'static str> {
        self.0.remark()
    }

    /// A number that no other position of the game has.
    #[getter]
    fn key(&self) -> u128 {
        self.0.key()
    }

    /// Whether every game has a layout of its own, which a seed decides.
    #[getter]
    fn is_shuffled(&self) -> bool {
        self.0.game().is_shuffled()
    }

    /// How many actions the game has.
    #[getter]
    fn n_actions(&self) -> usize {
        self.0.game().n_actions()
    }

    /// The legal moves; none when the game is over.
    fn legal_moves(&self) -> Moves {
        Moves::of(&self.0)
    }

    /// The numbers of the legal moves, in ascending order.
    fn legal_actions(&self) -> Vec<usize> {
        self.0.legal_actions().iter().collect()
    }

    /// Whether a move can be played here.
    fn is_legal(&self, r#move: &Bound<'_, PyAny>) -> PyResult<bool> {
        match action_of(&self.0, r#move) {
            Ok(action) => Ok(self.0.play_action(action).is_ok()),
            Err(error) if error.is_instance_of::<MoveError>(r#move.py()) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Reads a move: the canonical one, or why it is none.
    fn read_move(&self, r#move: &Bound<'_, PyAny>) -> PyResult<Move> {
        let action = action_of(&self.0, r#move)?;
        self.0.play_action(action).map_err(refused)?;
        Ok(Move::new(self.0.game(), action))
    }

    /// The position after a move, its text or its action.
    fn play<'py>(&self, r#move: &Bound<'py, PyAny>) -> PyResult<Bound<'py, Self>> {
        let action = action_of(&self.0, r#move)?;
        to_python(r#move.py(), self.0.play_action(action).map_err(refused)?)
    }

    /// The position after moves one after another.
    #[pyo3(signature = (*moves))]
    fn play_all<'py>(&self, moves: &Bound<'py, PyTuple>) -> PyResult<Bound<'py, Self>> {
        let mut position = self.0.clone();
        for m in moves {
            position = position
                .play_action(action_of(&position, &m)?)
                .map_err(refused)?;
        }
        to_python(moves.py(), position)
    }

    /// The planes as a color sees them, by default the side to move.
    #[pyo3(signature = (viewer=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        viewer: Option<&str>,
    ) -> PyResult<Bound<'py, PyArray3<i8>>> {
        let viewer = viewer.map_or(Ok(self.0.turn()), arguments::color)?;
        arrays::observation(py, &self.0, viewer)
    }

    /// Whether each action is legal.
    fn action_mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        arrays::mask(py, &self.0)
    }

    /// Where the legal moves lead: actions, observations for the side then to move, and what the
    /// positions are worth to the side that moves now where the game is over, with NaN elsewhere.
    fn successors<'py>(&self, py: Python<'py>) -> PyResult<arrays::Successors<'py>> {
        arrays::successors(py, &self.0)
    }

    /// How many ways there are to turn the board over without changing the game.
    #[getter]
    fn n_symmetries(&self) -> usize {
        self.0.n_symmetries()
    }

    /// The image under one of the symmetries; 0 leaves everything as it is.
    fn image<'py>(&self, py: Python<'py>, symmetry: usize) -> PyResult<Bound<'py, Self>> {
        to_python(py, self.0.image(symmetry).ok_or_else(no_symmetry)?)
    }

    /// The move that is to the image what a legal move is to this position.
    fn image_move(&self, r#move: &Bound<'_, PyAny>, symmetry: usize) -> PyResult<Move> {
        let action = action_of(&self.0, r#move)?;
        if symmetry >= self.0.n_symmetries() {
            return Err(no_symmetry());
        }
        self.0.play_action(action).map_err(refused)?;
        let image = self.0.image_action(action, symmetry);
        Ok(Move::new(self.0.game(), image.ok_or_else(no_symmetry)?))
    }

    /// The image that all positions have in common which are images of each other.
    fn canonical<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, Self>> {
        to_python(py, self.0.canonical())
    }

    /// The board in characters.
    #[pyo3(signature = (*, ascii=false))]
    fn board(&self, ascii: bool) -> String {
        self.0.text(if ascii {
            Charset::Ascii
        } else {
            Charset::Unicode
        })
    }

    /// The board as an SVG document.
    fn svg(&self) -> String {
        self.0.svg()
    }

    /// The engine's opinion within limits of time in seconds, nodes or depth; one second without any.
    #[pyo3(signature = (*, time=None, nodes=None, depth=None, lines=1, threads=None, memory=None, progress=None))]
    #[expect(clippy::too_many_arguments, reason = "named in Python")]
    fn analyze(
        &self,
        py: Python<'_>,
        time: Option<f64>,
        nodes: Option<u64>,
        depth: Option<u32>,
        lines: usize,
        threads: Option<i64>,
        memory: Option<u64>,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Analysis> {
        let asked = Asked { time, nodes, depth };
        let means = Means {
            threads,
            memory,
            progress,
        };
        analysis::analyze(py, &self.0, &[], asked, lines, means)
    }

    /// The move that a level from 1 to 10 plays; `None` when the game is over. Only level 10 goes by
    /// the time, in seconds.
    #[pyo3(signature = (level, *, seed=0, time=1.0))]
    fn choose(&self, py: Python<'_>, level: i64, seed: u64, time: f64) -> PyResult<Option<Move>> {
        analysis::choose(py, &self.0, &[], level, seed, time)
    }

    /// Proves the value of the position and of every move, or of the position alone.
    #[pyo3(signature = (*, root_only=false, exact_distance=false, time=None, threads=None, memory=None, progress=None))]
    #[expect(clippy::too_many_arguments, reason = "named in Python")]
    fn solve(
        &self,
        py: Python<'_>,
        root_only: bool,
        exact_distance: bool,
        time: Option<f64>,
        threads: Option<i64>,
        memory: Option<u64>,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Analysis> {
        let question = Question {
            root_only,
            exact_distance,
        };
        let means = Means {
            threads,
            memory,
            progress,
        };
        analysis::solve(py, &self.0, question, time, means)
    }

    /// The proof of a win or a loss, as a certificate of at most so many nodes.
    #[pyo3(signature = (*, limit=1_000_000, time=None, threads=None, memory=None, progress=None))]
    fn prove(
        &self,
        py: Python<'_>,
        limit: usize,
        time: Option<f64>,
        threads: Option<i64>,
        memory: Option<u64>,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Vec<u8>> {
        let means = Means {
            threads,
            memory,
            progress,
        };
        proof::prove(py, &self.0, limit, time, means)
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("{}('{}')", self.0.game().title(), self.0)
    }

    fn _repr_svg_(&self) -> String {
        self.svg()
    }

    /// What IPython shows where there are no pictures.
    fn _repr_pretty_(&self, printer: &Bound<'_, PyAny>, _cycle: bool) -> PyResult<()> {
        printer.call_method1("text", (self.board(false),))?;
        Ok(())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other
            .cast::<Self>()
            .is_ok_and(|other| other.get().0 == self.0)
    }

    fn __hash__(&self) -> u64 {
        let key = self.0.key();
        let game = self.0.game() as u64;
        (key as u64) ^ (key >> 64) as u64 ^ game << 60
    }

    fn __copy__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __deepcopy__<'py>(slf: Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> Bound<'py, Self> {
        slf
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> (Py<PyAny>, (String,)) {
        (slf.get_type().into_any().unbind(), (slf.get().__str__(),))
    }
}

fn no_symmetry() -> PyErr {
    PyIndexError::new_err("there are not so many symmetries")
}

/// What a caller passes where any position will do.
pub(crate) fn any_position(position: &Bound<'_, PyAny>) -> PyResult<AnyPosition> {
    let Ok(found) = position.cast::<Position>() else {
        let words = format!(
            "expected a position, not {}",
            arguments::type_name(position)
        );
        return Err(PyTypeError::new_err(words));
    };
    Ok(found.get().0.clone())
}
