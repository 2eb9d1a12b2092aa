"""Learns a small network for Pentago from games of the engine against itself, with numpy alone, and
plays it against level 3.

    python examples/learn.py            # some minutes
    python examples/learn.py --quick    # some seconds, and plays accordingly
"""

from __future__ import annotations

import argparse
import itertools
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

import panta
from panta import labels

Floats = NDArray[np.floating[Any]]


class Network:
    """Two hidden layers; what comes out is the points that the side to move may expect, as a logit."""

    def __init__(self, n_inputs: int, n_hidden: int, seed: int):
        chance = np.random.default_rng(seed)
        sizes = [(n_inputs, n_hidden), (n_hidden, 32), (32, 1)]
        self.weights = [(chance.standard_normal(size) * np.sqrt(2 / size[0])).astype(np.float32) for size in sizes]
        self.biases = [np.zeros(size[1], np.float32) for size in sizes]
        self.moments = [[np.zeros_like(p), np.zeros_like(p)] for p in self.parameters()]
        self.n_steps = 0

    def parameters(self) -> list[Floats]:
        return [*self.weights, *self.biases]

    def layers(self, inputs: Floats) -> list[Floats]:
        values = [inputs]
        for weights, biases in zip(self.weights[:-1], self.biases[:-1]):
            values.append(np.maximum(values[-1] @ weights + biases, 0))
        return [*values, values[-1] @ self.weights[-1] + self.biases[-1]]

    def expected(self, observations: NDArray[np.int8]) -> Floats:
        """The points that the side to move may expect, from 0 to 1."""
        inputs = observations.reshape(len(observations), -1).astype(np.float32)
        return 1 / (1 + np.exp(-self.layers(inputs)[-1][:, 0]))

    def learn(self, observations: NDArray[np.int8], targets: Floats, rate: float) -> None:
        """One step of Adam toward the targets, by cross entropy."""
        values = self.layers(observations.reshape(len(observations), -1).astype(np.float32))
        slope = ((1 / (1 + np.exp(-values[-1][:, 0])) - targets) / len(targets))[:, None]
        weights: list[Floats] = []
        biases: list[Floats] = []
        for layer in reversed(range(len(self.weights))):
            weights.insert(0, values[layer].T @ slope)
            biases.insert(0, slope.sum(axis=0))
            slope = slope @ self.weights[layer].T * (values[layer] > 0)
        self.n_steps += 1
        for parameter, moment, gradient in zip(self.parameters(), self.moments, [*weights, *biases]):
            moment[0] += 0.1 * (gradient - moment[0])
            moment[1] += 0.001 * (gradient**2 - moment[1])
            mean = moment[0] / (1 - 0.9**self.n_steps)
            square = moment[1] / (1 - 0.999**self.n_steps)
            parameter -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def turned(observations: NDArray[np.int8], chance: np.random.Generator) -> NDArray[np.int8]:
    """Each board turned over in one of the eight ways, which changes nothing about its worth."""
    boards = np.rot90(observations, int(chance.integers(4)), axes=(2, 3))
    return boards[..., ::-1] if chance.integers(2) else boards


def choose(network: Network, position: panta.Position) -> panta.Move:
    """The move after which the other side may expect least, unless it could win at once."""
    actions, observations, worth = position.successors()
    points = np.where(np.isnan(worth), 1 - network.expected(observations), (worth + 1) / 2)
    best = np.argsort(-points, kind="stable")
    for index in best[:24]:
        after = position.play(actions[index])
        if after.outcome is not None or not np.any(after.successors()[2] == 1):
            return panta.Move(position.game, int(actions[index]))
    return panta.Move(position.game, int(actions[best[0]]))


def match(network: Network, level: int, n_games: int) -> float:
    """The network's points against a level; each begins in half of the games."""
    points = 0.0
    for number in range(n_games):
        position, color = panta.Pentago(), ("white", "black")[number % 2]
        while position.outcome is None:
            own = position.turn == color
            move = choose(network, position) if own else position.choose(level, seed=number)
            assert move is not None
            position = position.play(move)
        points += 0.5 if position.outcome == "draw" else float(position.outcome == color)
    return points


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--games", type=int, help="games of the engine to learn from")
    options = parser.parse_args()
    n_games = options.games or (48 if options.quick else 4000)
    n_epochs, n_matches = (3, 2) if options.quick else (30, 40)

    start = time.perf_counter()
    batches = list(itertools.islice(labels.games("pentago", n_games=48, nodes=100, seed=1), max(1, n_games // 48)))
    observations = np.concatenate([batch.observations for batch in batches])
    expected = np.concatenate([batch.expected for batch in batches])
    kept = np.concatenate([batch.games for batch in batches]) % 10 == 0  # for testing
    print(f"{len(expected):,} positions in {time.perf_counter() - start:.0f} s")

    chance = np.random.default_rng(1)
    network = Network(3 * 36, 32 if options.quick else 256, seed=1)
    learned = np.flatnonzero(~kept)
    for epoch in range(n_epochs):
        for picked in np.array_split(chance.permutation(learned), max(1, len(learned) // 256)):
            rate = 1e-3 * (1 - epoch / n_epochs)
            network.learn(turned(observations[picked], chance), expected[picked], rate)
        error = float(np.abs(network.expected(observations[kept]) - expected[kept]).mean())
        if epoch % 5 == 4 or epoch == n_epochs - 1:
            print(f"epoch {epoch + 1:2}: off by {error:.3f} points on games it has not seen")
    points = match(network, 3, n_matches)
    print(f"against level 3: {points:g} points of {n_matches}, after {time.perf_counter() - start:.0f} s")


if __name__ == "__main__":
    main()
