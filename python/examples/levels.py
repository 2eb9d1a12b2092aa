"""An agent that looks one move ahead, against the levels of the engine.

    python examples/levels.py
    python examples/levels.py --game pentaroll --games 40 --levels 1 2 3 4
"""

from __future__ import annotations

import argparse
import random

import numpy as np

import panta


def one_ply(position: panta.Position, chance: random.Random) -> panta.Move:
    """Wins if it can; else any move that does not let the other side win at once."""
    moves = position.legal_moves()
    actions, _, worth = position.successors()
    if worth[~np.isnan(worth)].max(initial=-1) == 1:
        return panta.Move(position.game, int(actions[np.nanargmax(worth)]))
    for move in chance.sample(list(moves), min(len(moves), 40)):
        after = position.play(move)
        if after.outcome is None and not np.any(after.successors()[2] == 1):
            return move
    return chance.choice(moves)


def play(game: str, level: int, number: int) -> float:
    """The agent's points in one game; it begins in every other one."""
    chance = random.Random(number)
    record = panta.Record(panta.position(game, seed=number if game == "pantarei" else None))
    color = "white" if number % 2 == 0 else "black"
    while not record.is_over:
        if record.position.turn == color:
            record.push(one_ply(record.position, chance))
        else:
            move = record.choose(level, seed=number)
            assert move is not None
            record.push(move)
    return 0.5 if record.outcome == "draw" else float(record.outcome == color)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="pentago", choices=panta.games())
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--levels", type=int, nargs="+", default=[1, 2, 3])
    options = parser.parse_args()
    for level in options.levels:
        points = sum(play(options.game, level, number) for number in range(options.games))
        print(f"level {level:2}: {points:g} points of {options.games}")


if __name__ == "__main__":
    main()
