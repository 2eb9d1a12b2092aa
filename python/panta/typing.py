"""Names for what is passed and returned, for those who write types."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, SupportsIndex, TypeAlias

from panta._panta import Move

__all__ = ["AnyMove", "Color", "Outcome", "Progress", "Value"]

Color: TypeAlias = Literal["white", "black"]
Outcome: TypeAlias = Literal["white", "black", "draw"]
Value: TypeAlias = Literal["win", "draw", "loss"]
#: A move, its text or its action.
AnyMove: TypeAlias = Move | str | SupportsIndex
#: Told the share done from 0 to 1, where it can be told, positions visited and bytes in use.
Progress: TypeAlias = Callable[[float | None, int, int], object]
