"""What all tests share: every game in every edition, and games played at random by fixed seeds."""

from __future__ import annotations

import random
from collections.abc import Iterator

import panta

EDITIONS = {
    "pentago": ["standard", "finnish", "czech", "basque", "openspiel"],
    "pentaroll": ["standard"],
    "pantarei": ["standard"],
}
KINDS = [(game, edition) for game, editions in EDITIONS.items() for edition in editions]


def start(game: str, edition: str, seed: int = 0) -> panta.Position:
    layout = seed if game == "pantarei" else None
    return panta.position(game, edition=edition, seed=layout)


def random_game(game: str, edition: str, seed: int) -> Iterator[panta.Position]:
    """Every position of a game played at random."""
    chance = random.Random(f"{game} {edition} {seed}")
    record = panta.Record(start(game, edition, seed))
    yield record.position
    while not record.is_over:
        record.push(chance.choice(record.position.legal_moves()))
        yield record.position
