"""What the engine and the solvers know, in batches of arrays: what a network of one's own learns from.

>>> from panta import labels
>>> batch = next(labels.exact("pentago", plies=26, batch_size=8))
>>> batch.action_values.shape
(8, 324)
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from panta._panta import Position, published, published_numbers, self_play, solved, swept
from panta.typing import Progress

__all__ = [
    "Exact",
    "Expected",
    "exact",
    "games",
    "openings",
    "published",
    "published_numbers",
    "self_play",
    "solved",
    "sweep",
    "swept",
]


@dataclass(frozen=True)
class Exact:
    """Positions whose value is proven: 1, 0 or -1 for the side to move; and so are the values of the
    actions that are `known`. These are all that are legal, except in openings of six plies, where the
    position alone is known. Other actions have 0."""

    observations: NDArray[np.int8]
    masks: NDArray[np.bool_]
    action_values: NDArray[np.int8]
    values: NDArray[np.int8]
    known: NDArray[np.bool_]

    def rows(self, chosen: NDArray[np.int64]) -> Exact:
        """Some of the positions, by their places."""
        return Exact(
            self.observations[chosen],
            self.masks[chosen],
            self.action_values[chosen],
            self.values[chosen],
            self.known[chosen],
        )


@dataclass(frozen=True)
class Expected:
    """Positions of games of the engine against itself, and the points that were to be expected there
    for the side to move, from 0 to 1: partly what the search said, partly how the game went on. Games
    are numbered, so that a part of them can be kept for testing."""

    observations: NDArray[np.int8]
    masks: NDArray[np.bool_]
    expected: NDArray[np.float32]
    games: NDArray[np.int64]


def exact(
    game: str = "pentago",
    *,
    plies: int,
    batch_size: int = 256,
    edition: str | None = None,
    seed: int = 0,
    threads: int | None = None,
    memory: int | None = None,
) -> Iterator[Exact]:
    """Exact values of random positions after so many plies, without end.

    In Pentago each position is swept from the full board: 26 plies take a thousandth of a second
    each, and every ply less about three times as long. Of the other games few positions are solved
    so quickly before the end is near.
    """
    _check_size("batch_size", batch_size)
    for number in itertools.count():
        yield Exact(
            *solved(
                game,
                batch_size,
                plies=plies,
                edition=edition,
                seed=seed + number * batch_size,
                threads=threads,
                memory=memory,
            )
        )


def sweep(
    position: Position,
    *,
    n_each: int = 256,
    batch_size: int = 256,
    seed: int = 0,
    threads: int | None = None,
    memory: int | None = None,
    progress: Progress | None = None,
) -> Iterator[Exact]:
    """Exact values of positions that can come of this one, all from the one sweep that solves it; at
    most so many different ones after each number of plies, in an order that the seed decides.

    A sweep goes from the full board back to its position, and knows on the way the value of every
    board that can be reached: with 18 marbles placed, of 11 billion. One sweep of seconds so gives as
    many labels as one cares to read, also of positions that would take a sweep of seconds each by
    themselves. All of them come of one position, so take several.

    Pentago alone is solved by sweeps. The memory is that of `solve()` at its best speed: 780 MB with
    18 marbles placed, and about three times as much for each marble less.
    """
    _check_size("batch_size", batch_size)
    _check_size("n_each", n_each)
    found = Exact(
        *swept(position, n_each, seed=seed, threads=threads, memory=memory, progress=progress)
    )
    order = np.random.default_rng(seed).permutation(len(found.values))
    for first in range(0, len(order), batch_size):
        yield found.rows(order[first : first + batch_size])


def openings(
    game: str = "pentago",
    *,
    plies: int | None = None,
    batch_size: int = 256,
    seed: int | None = 0,
    threads: int | None = None,
) -> Iterator[Exact]:
    """Every opening whose value is published, or every one after so many plies; once, and then it ends.

    Of positions that are images of each other one is given: which of them, and in what order they
    come, the seed decides. Without a seed they come in the order of their numbers, unturned.

    Pentago has been solved by Geoffrey Irving (2014, "Pentago is a first-player win"): the values of
    all positions of 0 to 6 plies in the standard edition are included, 43 million, of which symmetry
    leaves 5.4 million. Of the other games nothing is published.
    """
    _check_size("batch_size", batch_size)
    numbers = published_numbers(game, plies)
    if seed is not None:
        numbers = np.random.default_rng(seed).permutation(numbers)
    for first in range(0, len(numbers), batch_size):
        chosen = numbers[first : first + batch_size]
        yield Exact(*published(game, chosen, seed=seed, threads=threads))


def games(
    game: str = "pentago",
    *,
    n_games: int = 32,
    nodes: int = 200,
    random_plies: int = 8,
    random_moves: int = 4,
    seed: int = 0,
    threads: int | None = None,
) -> Iterator[Expected]:
    """Games of the engine against itself, so many at a time, without end.

    Each begins with at most so many random plies and goes on with the best move within so many
    nodes, or now and then, in hundredths, with a random one.
    """
    _check_size("n_games", n_games)
    for first in itertools.count(0, n_games):
        yield Expected(
            *self_play(
                game,
                n_games,
                first=first,
                nodes=nodes,
                random_plies=random_plies,
                random_moves=random_moves,
                seed=seed,
                threads=threads,
            )
        )


def _check_size(name: str, size: int) -> None:
    """An empty batch would be followed by others without end."""
    if size < 1:
        raise ValueError(f"expected {name} to be at least 1, not {size}")
