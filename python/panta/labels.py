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

from panta._panta import published, published_numbers, self_play, solved

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
