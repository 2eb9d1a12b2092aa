"""Labels are what the solvers and the engine say."""

import itertools

import numpy as np
import pytest

import panta
from panta import labels

POINTS = {"win": 1, "draw": 0, "loss": -1}


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
        analysis = position.solve()
        assert analysis.verdict.value is not None
        assert batch.values[index] == POINTS[analysis.verdict.value]
        assert np.array_equal(batch.masks[index], position.action_mask())
        for move, verdict in analysis.moves:
            assert verdict.value is not None
            assert batch.action_values[index, move.action] == POINTS[verdict.value]
        assert not batch.action_values[index][~batch.masks[index]].any()
    assert np.array_equal(batch.known, batch.masks)


#: A sweep of some hundredths of a second.
SWEPT = panta.Pentago("wb1w1w/2w1wb/wbbwb1/wb2bw/w1bb1b/b2w1w b")


def test_a_sweep_knows_the_values_of_all_that_can_follow():
    batches = list(labels.sweep(SWEPT, n_each=9, batch_size=20, seed=3))
    assert {len(batch.values) for batch in batches[:-1]} == {20}
    n_marbles = np.concatenate([batch.observations[:, :2].sum(axis=(1, 2, 3)) for batch in batches])
    counts = dict(zip(*np.unique(n_marbles, return_counts=True)))
    first = min(counts)
    assert counts[first] == 1 and counts[first + 2] == counts[first + 5] == 9
    batch = batches[0]
    for index in range(0, 20, 3):
        position = read(batch.observations[index], "standard")
        analysis = position.solve()
        assert POINTS[analysis.verdict.value or ""] == batch.values[index]
        assert np.array_equal(batch.masks[index], position.action_mask())
        for move, verdict in analysis.moves:
            assert POINTS[verdict.value or ""] == batch.action_values[index, move.action]
    assert np.array_equal(batch.known, batch.masks)
    again = next(labels.sweep(SWEPT, n_each=9, batch_size=20, seed=3, threads=1))
    assert np.array_equal(again.observations, batch.observations)
    other = next(labels.sweep(SWEPT, n_each=9, batch_size=20, seed=4))
    assert not np.array_equal(other.observations, batch.observations)


def test_openings_are_what_was_published():
    n_positions = 0
    for plies in range(7):
        batch = next(labels.openings(plies=plies, batch_size=40, seed=plies))
        assert (batch.observations[:, :2].sum(axis=(1, 2, 3)) == plies).all()
        assert np.array_equal(batch.known, batch.masks & (plies < 6))
        for index in range(0, len(batch.values), 5):
            position = read(batch.observations[index], "standard")
            analysis = position.solve(root_only=plies == 6)
            assert analysis.method == "published solution" and analysis.verdict.value is not None
            assert batch.values[index] == POINTS[analysis.verdict.value]
            for move, verdict in analysis.moves if plies < 6 else []:
                assert verdict.value is not None
                assert batch.action_values[index, move.action] == POINTS[verdict.value]
            assert np.array_equal(batch.masks[index], position.action_mask())
            n_positions += 1
        best = np.where(batch.known, batch.action_values, -2).max(axis=1)
        assert plies == 6 or np.array_equal(best, batch.values)
    assert n_positions == 1 + 2 + 5 * 8


def test_openings_come_once_each_up_to_symmetry():
    seen: list[panta.Position] = []
    for batch in labels.openings(plies=3, batch_size=1000, seed=3):
        seen += [read(observation, "standard").canonical() for observation in batch.observations]
    assert len(seen) == len(set(seen)) == len(labels.published_numbers("pentago", 3))
    unturned = labels.published("pentago", labels.published_numbers("pentago", 3))[0]
    assert {read(observation, "standard").canonical() for observation in unturned} == set(seen)
    images = {read(observation, "standard").image(symmetry) for observation in unturned for symmetry in range(8)}
    assert len(images) == 21_420, "as docs/knowledge.md has it"


def test_openings_are_repeated_by_seeds_and_end():
    def all_of(**options: int | None) -> np.ndarray:
        batches = labels.openings(plies=2, batch_size=50, **options)  # type: ignore
        return np.concatenate([batch.observations for batch in batches])

    assert np.array_equal(all_of(seed=5), all_of(seed=5, threads=1))
    assert not np.array_equal(all_of(seed=5), all_of(seed=6))
    assert np.array_equal(all_of(seed=None), labels.published("pentago", labels.published_numbers("pentago", 2))[0])
    numbers = [labels.published_numbers("pentago", plies) for plies in range(7)]
    assert np.array_equal(labels.published_numbers("pentago"), np.concatenate(numbers))


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
    with pytest.raises(panta.RefusalError, match="memory would be needed, and the limit is 1.0 MiB"):
        next(labels.sweep(SWEPT, memory=1 << 20))
    with pytest.raises(ValueError, match="there is no sweep of 6/6/6/6/6/6 w: expected a position of Pentago"):
        next(labels.sweep(panta.Pentaroll()))
    with pytest.raises(ValueError, match="of 1000 random games of Pentago none goes on after 40 plies"):
        next(labels.exact("pentago", plies=40))
    for empty in (
        labels.exact("pentago", plies=28, batch_size=0),
        labels.openings(batch_size=0),
        labels.sweep(SWEPT, batch_size=0),
    ):
        with pytest.raises(ValueError, match="expected batch_size to be at least 1, not 0"):
            next(empty)
    with pytest.raises(ValueError, match="expected n_games to be at least 1, not -1"):
        next(labels.games(n_games=-1))
    with pytest.raises(panta.RefusalError, match="memory"):
        next(labels.exact("pentago", plies=18, batch_size=8, memory=2 << 20))
    with pytest.raises(ValueError, match="expected 0 to 6 plies, after which"):
        next(labels.openings(plies=7))
    with pytest.raises(ValueError, match="no values of Pentaroll are published"):
        next(labels.openings("pentaroll"))
    with pytest.raises(ValueError, match="expected numbers of published positions, not -1"):
        labels.published("pentago", [3, -1])
    with pytest.raises(TypeError, match="expected numbers that are whole numbers, not float64"):
        labels.published("pentago", np.zeros(3))
    with pytest.raises(ValueError, match="expected at most 100 random plies, not 101"):
        next(labels.games("pentago", random_plies=101))
