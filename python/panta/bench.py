"""How fast the games are: `python -m panta.bench`, beside OpenSpiel where it is installed.

Every figure is the best of several rounds, in two kinds of seconds:

by the clock    what a user waits for; other programs on the machine make it worse, most of all for
                batches, which want every core
by the core     seconds that the cores spent on this process, those of all its threads added up; other
                programs matter little, and more cores do not help
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
from typing import Any, NamedTuple

from panta._panta import Batch, games, position

N_GAMES = 4096


class Speed(NamedTuple):
    """Plies a second."""

    by_the_clock: float
    by_the_core: float


def speeds(runs: Sequence[Callable[[], int]], n_rounds: int) -> list[Speed]:
    """The best of some rounds for each of the runs, which return how many plies they played. They take
    turns, so that all of them have the machine when it is quiet."""

    def speed(run: Callable[[], int]) -> Speed:
        clock, core = time.perf_counter(), time.process_time()
        n_plies = run()
        return Speed(n_plies / (time.perf_counter() - clock), n_plies / (time.process_time() - core))

    rounds = [[speed(run) for run in runs] for _ in range(n_rounds)]
    return [Speed(*map(max, zip(*column))) for column in zip(*rounds)]


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


AT_ONCE = f"{N_GAMES:,} at once, with masks and observations"


def show(name: str, ours: Speed, theirs: Speed | None = None) -> None:
    """One line for each kind of second."""
    for kind, rate, other in zip(("clock", "core"), ours, theirs or (None, None)):
        beside = "" if other is None else f"{other:12,.0f}{rate / other:8.1f} times"
        print(f"  {name:44}{kind:6}{rate:12,.0f}{beside}")


def beside_openspiel(n_games: int, n_steps: int, n_rounds: int) -> None:
    """Its own Pentago and ours in its edition."""
    batch = Batch("pentago", N_GAMES, edition="openspiel")
    alone, at_once, other_alone, other_with_arrays = speeds(
        [
            lambda: one_by_one("pentago", "openspiel", n_games),
            lambda: in_batches(batch, n_steps),
            lambda: openspiel(n_games, with_arrays=False),
            lambda: openspiel(n_games, with_arrays=True),
        ],
        n_rounds,
    )
    show("one by one", alone, other_alone)
    show(AT_ONCE, at_once, other_with_arrays)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m panta.bench",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--quick", action="store_true", help="a glance instead of a measurement")
    n_rounds, n_games, n_steps = (1, 5, 5) if parser.parse_args().quick else (25, 50, 50)

    print(f"{f'plies a second on {os.cpu_count()} cores, by the':52}{'Panta':>12}{'OpenSpiel':>12}")
    if importlib.util.find_spec("pyspiel") is not None:
        print("Pentago in OpenSpiel's edition")
        beside_openspiel(n_games, n_steps, n_rounds)
    for game in games():
        batch = Batch(game, N_GAMES)
        alone, at_once = speeds(
            [lambda: one_by_one(game, "standard", n_games), lambda: in_batches(batch, n_steps)],
            n_rounds,
        )
        print(game)
        show("one by one", alone)
        show(AT_ONCE, at_once)
        print(f"  {'bytes for each game of a batch':50}{batch.nbytes // N_GAMES:12,}")
    print(f"{'seconds to import panta':52}{seconds_to_import(min(n_rounds, 7)):12.3f}")


if __name__ == "__main__":
    main()
