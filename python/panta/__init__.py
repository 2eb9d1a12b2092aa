"""Pentago, Pentaroll and Pantareï: rules, batches for learning, engine and exact solvers.

>>> import panta
>>> position = panta.Pentago().play("c3-2R")
>>> str(position)
'6/6/2w3/6/6/6 b'
"""

from __future__ import annotations

import importlib as _importlib
from collections.abc import Sequence as _Sequence
from typing import TYPE_CHECKING as _TYPE_CHECKING

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
    __version__,
    check_proof,
    games,
    position,
    read_records,
)

if _TYPE_CHECKING:
    from panta import labels as labels
    from panta import typing as typing

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
    "__version__",
    "check_proof",
    "games",
    "labels",
    "position",
    "read_records",
    "typing",
]


def __getattr__(name: str) -> object:
    """Modules that want numpy are imported when they are asked for."""
    if name in ("labels", "typing"):
        return _importlib.import_module(f"panta.{name}")
    raise AttributeError(f"module 'panta' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
