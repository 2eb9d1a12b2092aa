from collections.abc import Sequence
from typing import ClassVar, Final, SupportsIndex, final, overload

import numpy as np
from numpy.typing import ArrayLike, NDArray
from typing_extensions import Self

from panta.typing import AnyMove, Color, Outcome, Progress, Value

__all__ = [
    "__version__",
    "Analysis",
    "Variation",
    "Verdict",
    "Batch",
    "MoveError",
    "PositionError",
    "ProofError",
    "RecordError",
    "RefusalError",
    "solved",
    "self_play",
    "published",
    "published_numbers",
    "swept",
    "Move",
    "Moves",
    "Pantarei",
    "Pentago",
    "Pentaroll",
    "Position",
    "games",
    "position",
    "Proof",
    "check_proof",
    "Record",
    "read_records",
]

__version__: Final[str]

class PositionError(ValueError):
    """A text is not a position of the game."""
class MoveError(ValueError):
    """A text or a number is not a move in this position."""
class RecordError(ValueError):
    """A text is not a record of a game."""
class ProofError(ValueError):
    """A certificate does not prove what it claims, or there is nothing to certify."""
class RefusalError(RuntimeError):
    """A solver will not begin, because it could not finish within its memory."""

def games() -> list[str]:
    """The names of the games."""
def position(
    game: str,
    text: str | None = None,
    *,
    edition: str | None = None,
    first: Color | None = None,
    seed: int | None = None,
) -> Position:
    """A position of a game given by name."""
def read_records(text: str) -> list[Record]:
    """Reads all records of a text, in Panta's form or in that of OpenSpiel."""
def check_proof(proof: str | bytes) -> Proof:
    """Checks a certificate, given as its text or its bytes, by the plain rules."""

@final
class Move:
    """A move of a game: one whole turn. Its text is its notation, its number its action."""

    __match_args__: ClassVar[tuple[()]]
    def __new__(cls, game: str, action: int) -> Self: ...
    @property
    def game(self) -> str:
        """The name of the game."""
    @property
    def action(self) -> int:
        """The number of the move."""
    def __index__(self) -> int: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Moves(Sequence[Move]):
    """Legal moves in the order of their actions: a sequence that makes its items when they are asked for."""

    @property
    def actions(self) -> list[int]:
        """The numbers of the moves."""
    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, index: SupportsIndex, /) -> Move: ...
    @overload
    def __getitem__(self, index: slice, /) -> list[Move]: ...
    def __contains__(self, value: object, /) -> bool: ...
    def __eq__(self, value: object, /) -> bool: ...

class Position:
    """A position of one of the games: a value that knows its rules and nothing of its past."""

    @property
    def game(self) -> str:
        """The name of the game."""
    @property
    def edition(self) -> str:
        """The name of the edition whose rules hold."""
    @property
    def turn(self) -> Color:
        """The side to move: `"white"` or `"black"`."""
    @property
    def outcome(self) -> Outcome | None:
        """How the game ended: `"white"`, `"black"` or `"draw"`; `None` while it goes on."""
    @property
    def ends(self) -> list[str]:
        """How the board ended the game, as far as the position alone tells."""
    @property
    def remark(self) -> str | None:
        """What a player must know beyond whose turn it is."""
    @property
    def key(self) -> int:
        """A number that no other position of the game has."""
    @property
    def is_shuffled(self) -> bool:
        """Whether every game has a layout of its own, which a seed decides."""
    @property
    def n_actions(self) -> int:
        """How many actions the game has."""
    @property
    def n_symmetries(self) -> int:
        """How many ways there are to turn the board over without changing the game."""
    def legal_moves(self) -> Moves:
        """The legal moves; none when the game is over."""
    def legal_actions(self) -> list[int]:
        """The numbers of the legal moves, in ascending order."""
    def is_legal(self, move: AnyMove) -> bool:
        """Whether a move can be played here."""
    def read_move(self, move: AnyMove) -> Move:
        """Reads a move: the canonical one, or why it is none."""
    def play(self, move: AnyMove) -> Self:
        """The position after a move, its text or its action."""
    def play_all(self, *moves: AnyMove) -> Self:
        """The position after moves one after another."""
    def observation(self, viewer: Color | None = None) -> NDArray[np.int8]:
        """The planes as a color sees them, by default the side to move."""
    def action_mask(self) -> NDArray[np.bool_]:
        """Whether each action is legal."""
    def successors(
        self,
    ) -> tuple[NDArray[np.int64], NDArray[np.int8], NDArray[np.float32]]:
        """Where the legal moves lead: actions, observations for the side then to move, and what the
        positions are worth to the side that moves now where the game is over, with NaN elsewhere.
        """
    def image(self, symmetry: int) -> Self:
        """The image under one of the symmetries; 0 leaves everything as it is."""
    def image_move(self, move: AnyMove, symmetry: int) -> Move:
        """The move that is to the image what a legal move is to this position."""
    def canonical(self) -> Self:
        """The image that all positions have in common which are images of each other."""
    def board(self, *, ascii: bool = False) -> str:
        """The board in characters."""
    def svg(self) -> str:
        """The board as an SVG document."""
    def analyze(
        self,
        *,
        time: float | None = None,
        nodes: int | None = None,
        depth: int | None = None,
        lines: int = 1,
        threads: int | None = None,
        memory: int | None = None,
        progress: Progress | None = None,
    ) -> Analysis:
        """The engine's opinion within limits of time in seconds, nodes or depth; one second without any."""
    def choose(self, level: int, *, seed: int = 0, time: float = 1.0) -> Move | None:
        """The move that a level from 1 to 10 plays; `None` when the game is over. Only level 10 goes by
        the time, in seconds.
        """
    def solve(
        self,
        *,
        root_only: bool = False,
        exact_distance: bool = False,
        time: float | None = None,
        threads: int | None = None,
        memory: int | None = None,
        progress: Progress | None = None,
    ) -> Analysis:
        """Proves the value of the position and of every move, or of the position alone."""
    def prove(
        self,
        *,
        limit: int = 1_000_000,
        time: float | None = None,
        threads: int | None = None,
        memory: int | None = None,
        progress: Progress | None = None,
    ) -> bytes:
        """The proof of a win or a loss, as a certificate of at most so many nodes."""
    def _repr_svg_(self) -> str: ...
    def _repr_pretty_(self, printer: object, _cycle: bool) -> None: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __copy__(self) -> Self: ...
    def __deepcopy__(self, _memo: object) -> Self: ...

@final
class Pentago(Position):
    """A position of Pentago: that of a text, or the start of a game.

    A start is that of an `edition`, by default the standard one; the color `first` begins, by
    default White; and a `seed` decides the layout, where a game has layouts.
    """

    def __new__(
        cls,
        text: str | None = None,
        *,
        edition: str | None = None,
        first: Color | None = None,
        seed: int | None = None,
    ) -> Self: ...

@final
class Pentaroll(Position):
    """A position of Pentaroll: that of a text, or the start of a game.

    A start is that of an `edition`, by default the standard one; the color `first` begins, by
    default White; and a `seed` decides the layout, where a game has layouts.
    """

    def __new__(
        cls,
        text: str | None = None,
        *,
        edition: str | None = None,
        first: Color | None = None,
        seed: int | None = None,
    ) -> Self: ...

@final
class Pantarei(Position):
    """A position of Pantarei: that of a text, or the start of a game.

    A start is that of an `edition`, by default the standard one; the color `first` begins, by
    default White; and a `seed` decides the layout, where a game has layouts.
    """

    def __new__(
        cls,
        text: str | None = None,
        *,
        edition: str | None = None,
        first: Color | None = None,
        seed: int | None = None,
    ) -> Self: ...

@final
class Verdict:
    """What is known, believed or not known of a position or a move, for the side to move."""

    @property
    def proven(self) -> bool:
        """Whether it is certain."""
    @property
    def value(self) -> Value | None:
        """`"win"`, `"draw"` or `"loss"`, if it is proven."""
    @property
    def distance(self) -> int | None:
        """Plies to the end of the game, where that is known."""
    @property
    def distance_exact(self) -> bool:
        """Whether the distance is exact; otherwise it is a bound."""
    @property
    def score(self) -> int | None:
        """An opinion in hundredths, if nothing is proven."""
    @property
    def points(self) -> float | None:
        """The points of a game that are to be expected, from 0 to 1; `None` if nothing is known."""
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Variation:
    """A move and how the game may go on after it."""

    @property
    def verdict(self) -> Verdict:
        """What the first move is worth."""
    @property
    def moves(self) -> list[Move]:
        """The moves, at least one."""
    def __eq__(self, value: object, /) -> bool: ...
    __hash__: ClassVar[None]  # type: ignore[assignment]

@final
class Analysis:
    """What an engine or a solver has found. Verdicts are for the side to move, and distances count its
    own move.
    """

    @property
    def verdict(self) -> Verdict:
        """What the position is worth."""
    @property
    def best(self) -> Move | None:
        """The move to play, unless the game is over or nothing is proven."""
    @property
    def lines(self) -> list[Variation]:
        """How the game may go on, the best line first."""
    @property
    def moves(self) -> list[tuple[Move, Verdict]]:
        """What is known of each legal move."""
    @property
    def depth(self) -> int:
        """How many plies were looked at in full."""
    @property
    def nodes(self) -> int:
        """Positions visited."""
    @property
    def method(self) -> str:
        """How the answer was found."""
    def __eq__(self, value: object, /) -> bool: ...
    __hash__: ClassVar[None]  # type: ignore[assignment]

@final
class Record:
    """A game from its starting position to where it stands. Unlike positions it changes."""

    def __new__(cls, start: Position) -> Self: ...
    @classmethod
    def parse(cls, text: str) -> Self:
        """Reads one record."""
    def push(self, move: AnyMove) -> None:
        """Plays a move, its text or its action."""
    def pop(self) -> Move | None:
        """Takes the last move back, whatever ended the game after it."""
    def adjudicate(self, how: str, loser: Color | None = None) -> None:
        """Ends the game off the board: `"resignation"`, `"time"` or `"forfeit"` of a color,
        `"agreement"` or `"abandoned"`.
        """
    @property
    def game(self) -> str:
        """The name of the game."""
    @property
    def position(self) -> Position:
        """The position as it stands."""
    def position_at(self, plies: int) -> Position | None:
        """The position after the first so many moves; `None` if there are fewer."""
    @property
    def moves(self) -> list[Move]:
        """The moves that were played."""
    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, repetition and agreements included; `None` while it goes on."""
    @property
    def is_over(self) -> bool:
        """Whether anything more can happen."""
    @property
    def end(self) -> str | None:
        """Why the game ended; `None` while it goes on or where nobody said."""
    @property
    def result(self) -> str:
        """`"1-0"`, `"0-1"`, `"1/2-1/2"` or `"*"`."""
    def tag(self, name: str) -> str | None:
        """What is said about the game under this name."""
    def set_tag(self, name: str, value: str) -> None:
        """Says something about the game, such as `White` and the player's name."""
    def openspiel(self) -> str:
        """The moves in the form of OpenSpiel."""
    def analyze(
        self,
        *,
        time: float | None = None,
        nodes: int | None = None,
        depth: int | None = None,
        lines: int = 1,
        threads: int | None = None,
        memory: int | None = None,
        progress: Progress | None = None,
    ) -> Analysis:
        """As for a position, with the game so far in mind: repetition is a draw."""
    def choose(self, level: int, *, seed: int = 0, time: float = 1.0) -> Move | None:
        """As for a position, with the game so far in mind."""
    def __len__(self) -> int: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __copy__(self) -> Self: ...
    def __deepcopy__(self, _memo: object) -> Self: ...
    __hash__: ClassVar[None]  # type: ignore[assignment]

@final
class Proof:
    """What a sound certificate shows."""

    @property
    def position(self) -> Position:
        """The position it is about."""
    @property
    def winner(self) -> Color:
        """The side that wins there."""
    @property
    def nodes(self) -> int:
        """How many answers it gives."""
    @property
    def rank(self) -> int:
        """The number of the winner's moves within which it wins."""

@final
class Batch:
    """Many games of one kind, played at once in arrays that are always the same, written in place.

    A game that ends begins anew at once. What is random follows from the `seed`, on any number of
    threads. With `symmetries` every board is shown turned over in a way that chance decides, and
    actions are those of the board that is shown.
    """

    def __new__(
        cls,
        game: str,
        n_games: int,
        *,
        edition: str | None = None,
        first: Color | None = None,
        seed: int = 0,
        symmetries: bool = False,
        threads: int | None = None,
    ) -> Self: ...
    @property
    def game(self) -> str:
        """The name of the game."""
    @property
    def n_actions(self) -> int:
        """How many actions the game has."""
    @property
    def observations(self) -> NDArray[np.int8]:
        """What the side to move sees in each game."""
    @property
    def masks(self) -> NDArray[np.bool_]:
        """Which actions are legal in each game."""
    @property
    def rewards(self) -> NDArray[np.float32]:
        """What the last step was worth to whoever made it: 1, 0 or -1."""
    @property
    def dones(self) -> NDArray[np.bool_]:
        """Whether the last step ended the game; what is seen is the next one."""
    @property
    def players(self) -> NDArray[np.int8]:
        """Who is to move: 0 is White, 1 is Black."""
    @property
    def nbytes(self) -> int:
        """The bytes of all games, arrays included."""
    def reset(self, seed: int = 0) -> None:
        """Begins all games anew."""
    def step(self, actions: ArrayLike) -> NDArray[np.int64]:
        """Plays an action in each game. Returns the indexes of the games where it is not legal: these
        stand as they stood.
        """
    def sample(self) -> NDArray[np.int64]:
        """A legal action for each game, at random; always the same array, written anew."""
    def position(self, index: int) -> Position:
        """The position of a game as it is seen."""
    def __len__(self) -> int: ...

def solved(
    game: str,
    n_positions: int,
    *,
    plies: int,
    edition: str | None = None,
    seed: int = 0,
    threads: int | None = None,
    memory: int | None = None,
) -> tuple[
    NDArray[np.int8], NDArray[np.bool_], NDArray[np.int8], NDArray[np.int8], NDArray[np.bool_]
]:
    """Exact values of random positions after so many plies, and of every legal action there: 1, 0 or -1
    for the side to move.
    """
def swept(
    position: Position,
    n_each: int,
    *,
    seed: int = 0,
    threads: int | None = None,
    memory: int | None = None,
    progress: Progress | None = None,
) -> tuple[
    NDArray[np.int8], NDArray[np.bool_], NDArray[np.int8], NDArray[np.int8], NDArray[np.bool_]
]:
    """Positions that can come of this one, at most so many after each number of plies, with the exact
    values of them and of every legal action there: 1, 0 or -1 for the side to move. All of them are
    known after the one sweep that solves this one.
    """
def published_numbers(game: str, plies: int | None = None) -> NDArray[np.int64]:
    """The numbers of the positions whose values are published, all or those after so many plies: of those
    that are images of each other, one.
    """
def published(
    game: str,
    numbers: ArrayLike,
    *,
    seed: int | None = None,
    threads: int | None = None,
) -> tuple[
    NDArray[np.int8], NDArray[np.bool_], NDArray[np.int8], NDArray[np.int8], NDArray[np.bool_]
]:
    """What is published of the positions of these numbers; turned over in a way that the seed decides, if
    there is one.
    """
def self_play(
    game: str,
    n_games: int,
    *,
    first: int = 0,
    nodes: int = 200,
    random_plies: int = 8,
    random_moves: int = 4,
    seed: int = 0,
    threads: int | None = None,
) -> tuple[NDArray[np.int8], NDArray[np.bool_], NDArray[np.float32], NDArray[np.int64]]:
    """The games of the engine against itself with these numbers: every position that it thought about, and
    the points that were to be expected there for the side to move, from 0 to 1.
    """
