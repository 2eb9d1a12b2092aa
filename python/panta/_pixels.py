"""Boards as pixels, for environments that are watched. Notebooks have the better `_repr_svg_`."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from panta._panta import Position

_SIZE = 24
_GROUND = (205, 170, 125)
_WHITE = np.array((245, 245, 240))
_BLACK = np.array((35, 35, 40))
_NEUTRAL = np.array((130, 150, 130))


def rendered(position: Position, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The position as an environment shows it in one of its modes: pixels, text, or printed."""
    if mode == "rgb_array":
        return pixels(position)
    board = position.board()
    if mode == "ansi":
        return board
    print(board)
    return None


def pixels(position: Position) -> NDArray[np.uint8]:
    """A picture of the position, of whole cells of 24 x 24 points in red, green and blue."""
    planes = position.observation("white")
    n_planes, rows, columns = planes.shape
    image = np.empty((rows * _SIZE, columns * _SIZE, 3), np.uint8)
    image[:] = _GROUND
    colors = _grid_colors() if n_planes == 3 else _snake_colors()
    for plane, color in colors.items():
        for row, column in np.argwhere(planes[plane]):
            # The levels of a stack are counted from its top, which is drawn at the top.
            y, x = row * _SIZE, column * _SIZE
            image[y + 2 : y + _SIZE - 2, x + 2 : x + _SIZE - 2] = color
    return image


def _grid_colors() -> dict[int, NDArray[np.int64]]:
    return {0: _WHITE, 1: _BLACK}


def _snake_colors() -> dict[int, NDArray[np.int64]]:
    """Higher values are deeper in color."""
    white = {value: _WHITE - 25 * value * np.array((0, 1, 3)) // 2 for value in range(3)}
    black = {3 + value: _BLACK + 30 * value * np.array((0, 1, 2)) // 1 for value in range(3)}
    return {**white, **black, 6: _NEUTRAL}
