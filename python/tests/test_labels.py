"""Labels are what the solvers and the engine say."""

import itertools

import numpy as np
import pytest

import panta
from panta import labels


def read(observation: np.ndarray, edition: str) -> panta.Position:
    """The position that White sees so."""
    rows = ["".join("wb1"[cell.argmax()] for cell in row) for row in observation.transpose(1, 2, 0)]
    n_marbles = observation[:2].sum()
    turn, other = ("w", "b") if n_marbles % 2 == 0 else ("b", "w")
    board = "/".join(rows).translate(str.maketrans("wb", turn + other))
    return panta.Pentago(f"{board} {turn} {edition}".removesuffix(" standard"))


@pytest.mark.parametrize("edition", ["standard", "finnish", "basque", "openspiel"])
def test_exact_values_are_those_of_the_solver(edition: str):
    batch = next(labels.exact("pentago", plies=28, batch_size=12, edition=edition, seed=3))
    assert batch.observations.shape == (12, 3, 6, 6) and batch.masks.shape == (12, 324)
    for index in range(0, 12, 4):
        position = read(batch.observations[index], edition)
        points = {"win": 1, "draw": 0, "loss": -1}
        analysis = position.solve()
        assert analysis.verdict.value is not None
        assert batch.values[index] == points[analysis.verdict.value]
        assert np.array_equal(batch.masks[index], position.action_mask())
        for move, verdict in analysis.moves:
            assert verdict.value is not None
            assert batch.action_values[index, move.action] == points[verdict.value]
        assert not batch.action_values[index][~batch.masks[index]].any()


def test_batches_go_on_and_seeds_repeat_them():
    first, second = itertools.islice(labels.exact("pentago", plies=28, batch_size=5, seed=1), 2)
    assert not np.array_equal(first.observations, second.observations)
    again = next(labels.exact("pentago", plies=28, batch_size=5, seed=1, threads=1))
    assert np.array_equal(first.observations, again.observations)


@pytest.mark.parametrize("game", panta.games())
def test_self_play_tells_what_was_to_be_expected(game: str):
    played = labels.games(game, n_games=3, nodes=30, seed=2)
    first, second = itertools.islice(played, 2)
    assert set(first.games) == {0, 1, 2} and set(second.games) == {3, 4, 5}
    assert len(first.observations) == len(first.masks) == len(first.expected) == len(first.games)
    assert first.expected.min() >= 0 and first.expected.max() <= 1
    assert first.masks.any(axis=1).all()
    again = next(labels.games(game, n_games=3, nodes=30, seed=2, threads=1))
    assert np.array_equal(first.expected, again.expected)


def test_impossible_wishes_are_refused():
    with pytest.raises(panta.RefusalError, match="memory"):
        next(labels.exact("pentago", plies=18, batch_size=8, memory=2 << 20))
    with pytest.raises(ValueError, match="expected at most 100 random plies, not 101"):
        next(labels.games("pentago", random_plies=101))
