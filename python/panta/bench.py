"""How fast the games are: `python -m panta.bench`, beside OpenSpiel where it is installed.

Every figure is the best of several runs, so that what else the machine does matters little.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

from panta._panta import Batch, games, position

N_GAMES = 4096


def rates(runs: Sequence[Callable[[], int]], n_rounds: int) -> list[float]:
    """Plies a second, each in the best of some rounds; the runs, which return how many plies they
    played, take turns, so that all of them have the machine when it is quiet."""

    def rate(run: Callable[[], int]) -> float:
        start = time.perf_counter()
        n_plies = run()
        return n_plies / (time.perf_counter() - start)

    rounds = [[rate(run) for run in runs] for _ in range(n_rounds)]
    return [max(column) for column in zip(*rounds)]


def one_by_one(game: str, edition: str, n_games: int) -> int:
    """Random games, each position a value of Python."""
    chance = random.Random(1).random
    n_plies = 0
    for _ in range(n_games):
        at = position(game, edition=edition)
        while at.outcome is None and n_plies < 1000 * n_games:
            moves = at.legal_moves()
            at = at.play(moves[int(chance() * len(moves))])
            n_plies += 1
    return n_plies


def in_batches(batch: Batch, n_steps: int) -> int:
    """Random games, all at once, with masks and observations."""
    for _ in range(n_steps):
        batch.step(batch.sample())
    return n_steps * len(batch)


def openspiel(n_games: int, *, with_arrays: bool) -> int:
    """The same random games in OpenSpiel's own Pentago."""
    game: Any = importlib.import_module("pyspiel").load_game("pentago")
    chance = random.Random(1).random
    n_plies = 0
    for _ in range(n_games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if with_arrays:
                state.observation_tensor()
                state.legal_actions_mask()
            actions = state.legal_actions()
            state.apply_action(actions[int(chance() * len(actions))])
            n_plies += 1
    return n_plies


def seconds_to_import(n_runs: int) -> float:
    """The time of `import panta` in a new interpreter, without the interpreter's own."""

    def seconds(code: str) -> float:
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - start

    alone = min(seconds("pass") for _ in range(n_runs))
    return max(0.0, min(seconds("import panta") for _ in range(n_runs)) - alone)


def beside_openspiel(n_games: int, n_steps: int, n_rounds: int) -> None:
    """Its own Pentago and ours in its edition."""
    batch = Batch("pentago", N_GAMES, edition="openspiel")
    ours: list[Callable[[], int]] = [
        lambda: one_by_one("pentago", "openspiel", n_games),
        lambda: in_batches(batch, n_steps),
    ]
    theirs: list[Callable[[], int]] = [
        lambda: openspiel(n_games, with_arrays=False),
        lambda: openspiel(n_games, with_arrays=True),
    ]
    names = ["one by one", f"{N_GAMES:,} at once, with masks and observations"]
    for name, rate, other in zip(names, *_halves(rates([*ours, *theirs], n_rounds))):
        print(f"  {name:46}{rate:12,.0f}{other:12,.0f}{rate / other:8.1f} times")


def _halves(values: list[float]) -> tuple[list[float], list[float]]:
    return values[: len(values) // 2], values[len(values) // 2 :]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m panta.bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a glance instead of a measurement")
    n_rounds, n_games, n_steps = (1, 5, 5) if parser.parse_args().quick else (25, 50, 20)

    print(f"{f'plies a second on {os.cpu_count()} cores':48}{'Panta':>12}{'OpenSpiel':>12}")
    if importlib.util.find_spec("pyspiel") is not None:
        print("Pentago in OpenSpiel's edition")
        beside_openspiel(n_games, n_steps, n_rounds)
    for game in games():
        batch = Batch(game, N_GAMES)
        alone, at_once = rates(
            [lambda: one_by_one(game, "standard", n_games), lambda: in_batches(batch, n_steps)],
            n_rounds,
        )
        print(game)
        print(f"  {'one by one':46}{alone:12,.0f}")
        print(f"  {f'{N_GAMES:,} at once, with masks and observations':46}{at_once:12,.0f}")
        print(f"  {'bytes for each game of a batch':46}{batch.nbytes // N_GAMES:12,}")
    print(f"{'seconds to import panta':48}{seconds_to_import(min(n_rounds, 7)):12.3f}")


if __name__ == "__main__":
    main()
