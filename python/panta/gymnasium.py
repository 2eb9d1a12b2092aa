# pyright: basic
"""The games for Gymnasium: one learner against a level of the engine.

>>> import gymnasium, panta.gymnasium
>>> env = gymnasium.make("panta/Pentago-v0", level=3)
"""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from panta._panta import Position, Record, position
from panta._pixels import rendered
from panta.typing import Color

__all__ = ["LevelEnv"]


class LevelEnv(gymnasium.Env[NDArray[np.int8], np.int64]):
    """A game against a level from 1 to 10; only the highest goes by the clock.

    A win is worth 1, a loss -1, a draw 0. `info["action_mask"]` says what is legal, as does
    `action_masks()`; an action that is not loses the game. The learner has White, Black or, without a
    color, now the one and now the other.
    """

    metadata = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 2}

    def __init__(
        self,
        game: str = "pentago",
        *,
        level: int = 3,
        edition: str | None = None,
        color: Color | None = None,
        render_mode: Literal["human", "ansi", "rgb_array"] | None = None,
    ):
        self._game, self._level, self._edition = game, level, edition
        self._wish: Color | None = color
        self.render_mode = render_mode
        start = position(game, edition=edition)
        start.choose(level)  # refuses levels that there are not
        self.observation_space = spaces.Box(0, 1, start.observation().shape, np.int8)
        self.action_space = spaces.Discrete(start.n_actions)
        self._is_shuffled = start.is_shuffled
        self._color: Color = color or "white"
        self._record = Record(start)

    @property
    def position(self) -> Position:
        """The position as it stands."""
        return self._record.position

    @property
    def color(self) -> Color:
        """The learner's color in this game."""
        return self._color

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal."""
        return self.position.action_mask()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        super().reset(seed=seed)
        coin, layout = (int(number) for number in self.np_random.integers(1 << 32, size=2))
        colors: tuple[Color, Color] = ("white", "black")
        self._color = colors[coin % 2] if self._wish is None else self._wish
        shuffled = layout if self._is_shuffled else None
        self._record = Record(position(self._game, edition=self._edition, seed=shuffled))
        if self._color == "black":
            self._answer()
        return self._seen(), self._info()

    def step(
        self, action: np.int64 | int
    ) -> tuple[NDArray[np.int8], float, bool, bool, dict[str, Any]]:
        if self._record.is_over:
            raise ValueError("the game is over: reset begins another")
        if not self.position.is_legal(action):
            self._record.adjudicate("forfeit", self._color)
        else:
            self._record.push(action)
            if not self._record.is_over:
                self._answer()
        if self.render_mode == "human":
            self.render()
        return self._seen(), self._reward(), self._record.is_over, False, self._info()

    def render(self) -> Any:
        return rendered(self.position, self.render_mode)

    def _answer(self) -> None:
        move = self._record.choose(self._level, seed=int(self.np_random.integers(1 << 32)))
        assert move is not None, "the game goes on"
        self._record.push(move)

    def _seen(self) -> NDArray[np.int8]:
        return self.position.observation(self._color)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().view(np.int8), "end": self._record.end}

    def _reward(self) -> float:
        outcome = self._record.outcome
        if outcome is None or outcome == "draw":
            return 0.0
        return 1.0 if outcome == self._color else -1.0


for _name in ("pentago", "pentaroll", "pantarei"):
    gymnasium.register(
        f"panta/{_name.capitalize()}-v0",
        entry_point="panta.gymnasium:LevelEnv",
        kwargs={"game": _name},
    )
