"""No argument kills the interpreter: whatever is passed is taken, or refused by an exception."""

import os
import random

import numpy as np
import pytest

import panta

ODD = [
    None, True, -1, 0, 1, 7, 2**31, 2**63, -(2**63), 2**70, 1.5, float("nan"), float("inf"), "", "a1",
    "a1-1L", "W1", "pass", "\0", "ï" * 1000, "\ud800", b"a1", b"\xff", [], [1], [[1]], (), {}, set(),
    object(), range(3), slice(2), np.int64(3), np.float32(2), np.array([]), np.zeros((2, 2)),
    np.zeros(3, "int64"), np.zeros(3, "bool"), np.zeros(3, "U3"), np.zeros(3, "datetime64[s]"),
    np.zeros(6, "int64")[::2], np.array([1, 2, 3], dtype=object), np.ma.masked_array([1, 2, 3]),
    np.zeros(3, ">i8"), np.zeros((3, 0), "int64"), panta, panta.Pentago(), panta.Pentaroll(),
    panta.Move("pentago", 3), panta.Pentago, panta.Batch("pentago", 3), panta.Record(panta.Pantarei()),
]  # fmt: skip
#: What would take long when it is asked for by chance, or needs a limit.
SLOW = {"analyze", "solve", "prove", "choose"}


def methods(value: object) -> list[str]:
    return [name for name in dir(value) if name not in SLOW and name not in {"__class__", "__init_subclass__"}]


def call(chance: random.Random, value: object) -> bool:
    """Calls something with odd arguments; whether it was refused."""
    target = getattr(value, chance.choice(methods(value)))
    arguments = [chance.choice(ODD) for _ in range(chance.randrange(4))]
    try:
        if callable(target):
            target(*arguments)
    except Exception:
        return True
    return False


def test_odd_arguments_are_refused():
    chance = random.Random(18)
    n_refused = 0
    for _ in range(20_000):
        value = chance.choice(
            [
                panta.Pentago(),
                panta.Pentaroll(),
                panta.Pantarei(seed=1),
                panta.Pentago().legal_moves(),
                panta.Move("pantarei", 5),
                panta.Record(panta.Pentago()),
                panta.Batch("pentaroll", 3),
            ]
        )
        n_refused += call(chance, value)
    assert 5_000 < n_refused < 20_000


def test_odd_constructions_are_refused():
    chance = random.Random(19)
    makers = [
        panta.Pentago, panta.Pantarei, panta.Move, panta.Record, panta.Record.parse, panta.position,
        panta.read_records, panta.check_proof, panta.Moves, panta.Position, panta.Analysis,
    ]  # fmt: skip
    n_refused = 0
    for _ in range(5_000):
        maker = chance.choice(makers)
        arguments = [chance.choice(ODD) for _ in range(chance.randrange(3))]
        try:
            maker(*arguments)  # type: ignore
        except Exception:
            n_refused += 1
    assert n_refused > 3_000


def test_odd_labels_are_refused():
    chance = random.Random(22)
    # Large numbers are no mistakes, but take long.
    odd = [value for value in ODD if not (isinstance(value, int) and value > 10)]
    swept = panta.Pentago("wbwbwb/bwbwbw/bwbwbw/wbwbwb/wbwb2/bwb3 w")
    wishes = [
        (panta.labels.solved, ["pentago", 2], {"plies": 30}),
        (panta.labels.swept, [swept, 2], {}),
        (panta.labels.self_play, ["pentago", 1], {"nodes": 5}),
        (panta.labels.published, ["pentago", [1, 2]], {}),
        (panta.labels.published_numbers, ["pentago", 1], {}),
        (panta.Batch, ["pentago", 2], {}),
    ]
    names = ["plies", "edition", "seed", "threads", "memory", "progress", "first", "nodes", "symmetries"]
    n_refused = 0
    for _ in range(1_000):
        call, usual, options = chance.choice(wishes)
        arguments = [chance.choice([value, chance.choice(odd)]) for value in usual]
        others = {name: chance.choice(odd) for name in chance.sample(names, chance.randrange(2))}
        try:
            call(*arguments, **{**options, **others})  # type: ignore
        except Exception:
            n_refused += 1
    assert 500 < n_refused < 1_000


def test_numbers_without_end_are_no_danger():
    position, largest = panta.Pentaroll("1wwww1/1bbbb1/6/6/6/6 w"), 2**63 - 1
    assert position.analyze(nodes=50, depth=2**32 - 1, lines=largest).best is not None
    assert position.analyze(nodes=2**64 - 1).verdict.value == "win"
    assert position.prove(limit=largest) and position.solve(time=1e9).verdict.value == "win"
    if os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") < 2**24 * 1500:
        with pytest.raises(MemoryError, match="16777216 games of Pantarei take"):
            panta.Batch("pantarei", 2**24)
    with pytest.raises(ValueError, match="expected 1 to 16777216 games"):
        panta.Batch("pentago", largest)
    with pytest.raises(ValueError, match="expected a time in seconds"):
        position.analyze(time=1e300)
    assert panta.Pentago().legal_moves()[-largest:largest:largest]
    swept = panta.Pentago("wbwbwb/bwbwbw/bwbwbw/wbwbwb/wbwb2/bwb3 w")
    assert len(panta.labels.swept(swept, 10_000)[0]) < 10_000


def test_searches_refuse_odd_limits():
    chance = random.Random(20)
    position = panta.Pentaroll("1wwww1/1bbbb1/6/6/6/6 w")
    names = ["time", "nodes", "depth", "lines", "threads", "memory", "progress"]
    # Large limits are no mistakes, but take long.
    odd = [value for value in ODD if not (isinstance(value, int) and value > 100) and value is not None]
    n_refused = 0
    for _ in range(200):
        options = {name: chance.choice(odd) for name in chance.sample(names, chance.randrange(4))}
        try:
            position.analyze(**{"nodes": 50, "memory": 1 << 20, **options})  # type: ignore
            others = {name: options[name] for name in options.keys() - {"nodes", "depth", "lines"}}
            position.solve(**{"time": 0.01, **others})  # type: ignore
        except Exception:
            n_refused += 1
    assert 50 < n_refused < 200


def test_actions_of_any_size_and_shape_step_or_are_refused():
    chance = np.random.default_rng(21)
    for game in panta.games():
        batch = panta.Batch(game, 16, seed=1)
        for _ in range(300):
            shape = tuple(chance.integers(0, 20, chance.integers(0, 3)))
            dtype = chance.choice(["int8", "uint8", "int32", "uint64", "int64", "float32", "bool"])
            actions = chance.integers(-(2**62), 2**62, shape).astype(dtype)
            try:
                refused = batch.step(actions)
                assert np.array_equal(refused, np.unique(refused)) and refused.max(initial=0) < 16
            except (TypeError, ValueError):
                pass
            near = chance.integers(-2, batch.n_actions + 2, 16)
            legal = [0 <= action < batch.n_actions and batch.masks[i, action] for i, action in enumerate(near)]
            assert batch.step(near).tolist() == np.flatnonzero(~np.array(legal)).tolist()
