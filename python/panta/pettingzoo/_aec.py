# pyright: basic
"""What the environments of all games share: two agents who take turns, with masks of legal actions."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, TypedDict

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from panta._panta import Position, Record, position
from panta._pixels import rendered
from panta.typing import Color

RenderMode = Literal["human", "ansi", "rgb_array"]


class Observation(TypedDict):
    """What an agent sees."""

    observation: NDArray[np.int8]
    action_mask: NDArray[np.int8]


_COLORS: dict[str, Color] = {"player_0": "white", "player_1": "black"}


class GameEnv(AECEnv[str, Observation, int], EzPickle):
    """A game of two agents; `player_0` is White and begins.

    A win is worth 1, a loss -1, a draw 0. A position that comes for the third time is a draw.
    """

    metadata: dict[str, Any] = {
        "render_modes": ["human", "ansi", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, game: str, edition: str | None, render_mode: RenderMode | None):
        EzPickle.__init__(self, game, edition, render_mode)
        super().__init__()
        self.metadata = {**self.metadata, "name": f"{game}_v0"}
        self.render_mode = render_mode
        self._game = game
        self._edition = edition
        self._random, _ = seeding.np_random()
        self._record = Record(self._start())
        start = self._record.position
        self.possible_agents = list(_COLORS)
        self.agents = self.possible_agents[:]
        shape = start.observation().shape
        self.observation_spaces: dict[str, Any] = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 1, shape, np.int8),
                    "action_mask": spaces.Box(0, 1, (start.n_actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Any] = {
            agent: spaces.Discrete(start.n_actions) for agent in self.possible_agents
        }

    @property
    def position(self) -> Position:
        """The position as it stands."""
        return self._record.position

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        position = self.position
        mask = position.action_mask().view(np.int8)
        if agent != self.agent_selection or self._record.is_over:
            mask = np.zeros_like(mask)
        return {"observation": position.observation(_COLORS[agent]), "action_mask": mask}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._record = Record(self._start())
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type]
            return
        self._cumulative_rewards[agent] = 0
        self._record.push(action)  # type: ignore[arg-type]
        if self._record.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = {agent: self._reward(agent) for agent in self.agents}
        self.agent_selection = next(other for other in self.possible_agents if other != agent)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | NDArray[np.uint8] | None:
        return rendered(self.position, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def _start(self) -> Position:
        start = position(self._game, edition=self._edition)
        if not start.is_shuffled:
            return start
        seed = int(self._random.integers(1 << 32))
        return position(self._game, edition=self._edition, seed=seed)

    def _reward(self, agent: str) -> int:
        outcome = self._record.outcome
        if outcome == "draw":
            return 0
        return 1 if outcome == _COLORS[agent] else -1


#: A game in PettingZoo's wrappers.
WrappedEnv: TypeAlias = AECEnv[str, Observation, int]


def wrapped(raw: GameEnv) -> WrappedEnv:
    """As PettingZoo's own games are: an illegal action loses, and what is out of order is refused."""
    env = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
