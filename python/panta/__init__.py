"""Pentago, Pentaroll and Pantareï: rules, batches for learning, engine and exact solvers.

>>> import panta
>>> position = panta.Pentago().play("c3-2R")
>>> str(position)
'6/6/2w3/6/6/6 b'
"""

from collections.abc import Sequence as _Sequence

from panta._panta import (
    Analysis,
    Batch,
    Move,
    MoveError,
    Moves,
    Pantarei,
    Pentago,
    Pentaroll,
    Position,
    PositionError,
    Proof,
    ProofError,
    Record,
    RecordError,
    RefusalError,
    Variation,
    Verdict,
    check_proof,
    games,
    position,
    read_records,
)

_Sequence.register(Moves)  # type: ignore[attr-defined]

__all__ = [
    "Analysis",
    "Batch",
    "Move",
    "MoveError",
    "Moves",
    "Pantarei",
    "Pentago",
    "Pentaroll",
    "Position",
    "PositionError",
    "Proof",
    "ProofError",
    "Record",
    "RecordError",
    "RefusalError",
    "Variation",
    "Verdict",
    "check_proof",
    "games",
    "position",
    "read_records",
]
