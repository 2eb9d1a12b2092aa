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
from collections.abc import Callable
from typing import Any

from panta._panta import Batch, games, position

N_GAMES = 4096


def best(run: Callable[[], int], n_runs: int) -> float:
    """Plies a second, in the best of some runs that return how many plies they played."""

    def rate() -> float:
        start = time.perf_counter()
        n_plies = run()
        return n_plies / (time.perf_counter() - start)

    return max(rate() for _ in range(n_runs))


def one_by_one(game: str, edition: str, n_games: int) -> int:
    """Random games, each position a value of Python."""
    choice = random.Random(1).choice
    n_plies = 0
    for _ in range(n_games):
        at = position(game, edition=edition)
        while at.outcome is None and n_plies < 1000 * n_games:
            at = at.play(choice(at.legal_moves()))
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
    choice = random.Random(1).choice
    n_plies = 0
    for _ in range(n_games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if with_arrays:
                state.observation_tensor()
                state.legal_actions_mask()
            state.apply_action(choice(state.legal_actions()))
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


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m panta.bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a glance instead of a measurement")
    n_runs, n_games, n_steps = (1, 5, 5) if parser.parse_args().quick else (7, 200, 200)

    theirs = arrays = None
    if importlib.util.find_spec("pyspiel") is not None:
        theirs = best(lambda: openspiel(n_games, with_arrays=False), n_runs)
        arrays = best(lambda: openspiel(n_games, with_arrays=True), n_runs)
    print(f"{'plies a second, ' + str(os.cpu_count()) + ' cores':48}{'':>12}{'OpenSpiel':>12}")

    def row(name: str, rate: float, other: float | None = None) -> None:
        times = "" if other is None else f"{other:12,.0f}  {rate / other:.1f} times"
        print(f"{name:48}{rate:12,.0f}{times}")

    row("Pentago one by one", best(lambda: one_by_one("pentago", "openspiel", n_games), n_runs), theirs)
    batch = Batch("pentago", N_GAMES, edition="openspiel")
    row(f"Pentago, {N_GAMES:,} games, masks, observations", best(lambda: in_batches(batch, n_steps), n_runs), arrays)
    for game in games():
        row(f"{game} one by one", best(lambda: one_by_one(game, "standard", n_games), n_runs))
        batch = Batch(game, N_GAMES)
        row(f"{game}, {N_GAMES:,} games", best(lambda: in_batches(batch, n_steps), n_runs))
        print(f"{game}, bytes for each game of a batch{'':14}{batch.nbytes // N_GAMES:12,}")
    print(f"{'seconds to import panta':48}{seconds_to_import(n_runs):12.3f}")


if __name__ == "__main__":
    main()
