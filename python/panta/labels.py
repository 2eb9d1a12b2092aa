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

from panta._panta import self_play, solved

__all__ = ["Exact", "Expected", "exact", "games", "self_play", "solved"]


@dataclass(frozen=True)
class Exact:
    """Positions whose value and the value of whose every action is proven: 1, 0 or -1 for the side
    to move. Actions that are not legal have 0, and the mask says so."""

    observations: NDArray[np.int8]
    masks: NDArray[np.bool_]
    action_values: NDArray[np.int8]
    values: NDArray[np.int8]


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
