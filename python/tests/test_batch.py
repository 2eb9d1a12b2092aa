"""Many games at once are played as one game is."""

import gc
import multiprocessing
import threading

import numpy as np
import pytest
from conftest import KINDS

import panta


def replay(batch: panta.Batch, n_steps: int) -> int:
    """Steps a batch beside records of the same games, and compares all that is seen."""
    records = [panta.Record(batch.position(index)) for index in range(len(batch))]
    n_done = 0
    for _ in range(n_steps):
        actions = batch.sample().copy()
        assert batch.step(actions).size == 0
        for index, (record, action) in enumerate(zip(records, actions)):
            mover = record.position.turn
            record.push(action)
            assert batch.dones[index] == record.is_over
            expected = 0.0
            if record.is_over:
                n_done += 1
                outcome = record.outcome
                expected = 0.0 if outcome == "draw" else 1.0 if outcome == mover else -1.0
                records[index] = panta.Record(batch.position(index))
            assert batch.rewards[index] == expected
            seen(batch, index, records[index].position)
    return n_done


def seen(batch: panta.Batch, index: int, position: panta.Position):
    assert batch.position(index) == position
    assert np.array_equal(batch.observations[index], position.observation())
    assert np.array_equal(batch.masks[index], position.action_mask())
    assert np.flatnonzero(batch.masks[index]).tolist() == position.legal_actions()
    assert batch.players[index] == ["white", "black"].index(position.turn)


@pytest.mark.parametrize(("game", "edition"), KINDS)
def test_batches_play_by_the_rules_and_begin_anew(game: str, edition: str):
    batch = panta.Batch(game, 7, edition=edition, seed=3)
    for index in range(7):
        seen(batch, index, batch.position(index))
    assert replay(batch, 120) > 7


def test_repetition_is_a_draw_in_batches_too():
    n_games = 3000
    batch = panta.Batch("pantarei", n_games, seed=2)
    starts = [batch.position(index) for index in range(n_games)]
    played = [[] for _ in range(n_games)]
    drawn: dict[int, bool] = {}
    while len(drawn) < n_games:
        actions = batch.sample().copy()
        batch.step(actions)
        for index in set(range(n_games)) - drawn.keys():
            played[index].append(actions[index])
            if batch.dones[index]:
                drawn[index] = batch.rewards[index] == 0
    # All draws, and some of the others, by the rules of records.
    ends = {True: set[str | None](), False: set[str | None]()}
    for index in [index for index in range(n_games) if drawn[index] or index % 50 == 0]:
        record = panta.Record(starts[index])
        for action in played[index]:
            assert not record.is_over
            record.push(action)
        ends[drawn[index]].add(record.end)
    assert ends == {True: {"repetition"}, False: {"seven"}}


@pytest.mark.parametrize(("game", "edition"), KINDS)
def test_turned_boards_are_those_of_the_same_games(game: str, edition: str):
    batch = panta.Batch(game, 5, edition=edition, seed=4, symmetries=True)
    previous = [batch.position(index) for index in range(5)]
    n_turned = 0
    for _ in range(100):
        actions = batch.sample().copy()
        batch.step(actions)
        for index, (position, action) in enumerate(zip(previous, actions)):
            shown = batch.position(index)
            seen(batch, index, shown)
            if not batch.dones[index]:
                after = position.play(action)
                assert after.canonical() == shown.canonical()
                n_turned += after != shown
            previous[index] = shown
    assert n_turned > 100


@pytest.mark.parametrize("game", panta.games())
def test_a_seed_is_the_same_game_on_any_number_of_threads(game: str):
    def games(seed: int, threads: int) -> list[bytes]:
        batch = panta.Batch(game, 300, seed=seed, threads=threads, symmetries=True)
        said: list[bytes] = []
        for _ in range(20):
            batch.step(batch.sample())
            said.append(batch.observations.tobytes() + batch.masks.tobytes())
        batch.reset(seed)
        return [*said, batch.observations.tobytes()]

    assert games(1, 1) == games(1, 2)
    assert games(1, 1) != games(2, 1)


def test_illegal_actions_are_refused_by_index_without_harm_to_others():
    batch, other = (panta.Batch("pentago", 6, seed=5) for _ in range(2))
    actions = batch.sample().copy()
    legal = actions.copy()
    actions[1], actions[2], actions[4] = -1, 324, 2**40
    before = batch.observations.copy()
    assert batch.step(actions).tolist() == [1, 2, 4]
    other.step(legal)
    for index in range(6):
        if index in (1, 2, 4):
            assert np.array_equal(batch.observations[index], before[index])
        else:
            assert batch.position(index) == other.position(index)
    illegal = np.flatnonzero(~batch.masks[np.arange(6), legal])
    assert batch.step(legal).tolist() == illegal.tolist()


def test_arrays_are_written_in_place():
    batch = panta.Batch("pentaroll", 9)
    arrays = [batch.observations, batch.masks, batch.rewards, batch.dones, batch.players]
    again = [batch.observations, batch.masks, batch.rewards, batch.dones, batch.players]
    assert all(np.shares_memory(a, b) for a, b in zip(arrays, again))
    assert [array.dtype for array in arrays] == [np.int8, np.bool_, np.float32, np.bool_, np.int8]
    first = arrays[0].copy()
    batch.step(batch.sample())
    assert not np.array_equal(first, arrays[0])
    batch.reset(0)
    assert np.array_equal(first, arrays[0])
    del batch
    gc.collect()
    assert arrays[0].sum() > 0, "the memory outlives the batch"


def test_samples_are_legal_and_reach_every_action():
    batch = panta.Batch("pentago", 4096, seed=6)
    actions = batch.sample()
    assert batch.masks[np.arange(4096), actions].all()
    assert len(np.unique(actions)) == 288


def test_anything_that_is_whole_numbers_is_actions():
    batch = panta.Batch("pentaroll", 4)
    legal = batch.position(0).legal_moves()[0]
    for actions in (
        [legal] * 4,
        (legal.action,) * 4,
        np.full(4, legal.action, np.uint8),
        np.full(8, legal.action)[::2],
    ):
        batch.reset()
        assert batch.step(actions).size == 0


WRONG = [
    (lambda b: b.step([0] * 3), ValueError, "expected 4 actions, not 3"),
    (lambda b: b.step([[0] * 4]), ValueError, "expected actions in one dimension, not in 2"),
    (lambda b: b.step(np.zeros(4)), TypeError, "whole numbers, not float64"),
    (lambda b: b.step("abcd"), TypeError, "whole numbers"),
    (lambda b: b.step(None), TypeError, "whole numbers, not object"),
    (lambda b: b.position(4), IndexError, "expected an index from 0 to 3, not 4"),
    (lambda b: b.position(-1), IndexError, "not -1"),
    (lambda b: panta.Batch("go", 1), ValueError, "expected the game"),
    (lambda b: panta.Batch("pentago", 0), ValueError, "expected 1 to 16777216 games, not 0"),
    (lambda b: panta.Batch("pentago", 1, edition="x"), ValueError, "expected the edition"),
    (lambda b: panta.Batch("pentago", 1, threads=0), ValueError, "expected 1 to 256 threads, not 0"),
]


@pytest.mark.parametrize(("mistake", "error", "words"), WRONG)
def test_mistakes_say_what_was_expected(mistake, error, words):  # type: ignore
    with pytest.raises(error, match=words):
        mistake(panta.Batch("pentago", 4))


def test_arrays_that_were_changed_are_refused_or_written_again():
    batch = panta.Batch("pentago", 4)
    batch.masks.view(np.uint8)[:] = 77
    assert batch.step(batch.sample()).size == 0
    assert batch.masks.view(np.uint8).max() == 1
    batch.observations.setflags(write=False)
    with pytest.raises(Exception, match="writeable"):
        batch.step(batch.sample())


def test_batches_of_several_threads_step_at_once():
    batches = [panta.Batch("pentago", 512, seed=seed) for seed in range(4)]

    def play(batch: panta.Batch):
        for _ in range(50):
            batch.step(batch.sample())

    threads = [threading.Thread(target=play, args=(batch,)) for batch in batches]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    alone = panta.Batch("pentago", 512, seed=3)
    play(alone)
    assert np.array_equal(alone.observations, batches[3].observations)


def forked(queue: "multiprocessing.Queue[int]"):
    batch = panta.Batch("pentago", 512, seed=1)
    batch.step(batch.sample())
    queue.put(int(batch.observations.sum()))


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_process_that_was_forked_has_threads_of_its_own():
    panta.Batch("pentago", 512).step(panta.Batch("pentago", 512).sample())
    context = multiprocessing.get_context("fork")
    queue = context.Queue()
    process = context.Process(target=forked, args=(queue,))
    process.start()
    assert queue.get(timeout=60) == 512 * 36
    process.join()
    assert process.exitcode == 0
