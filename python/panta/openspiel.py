# pyright: basic, reportMissingTypeStubs=false
"""The games for OpenSpiel: importing this registers `panta_pentago`, `panta_pentaroll` and
`panta_pantarei` as Python games.

>>> import pyspiel, panta.openspiel
>>> game = pyspiel.load_game("panta_pentago(edition=czech)")

`panta_pentago` takes an `edition`, `panta_pantarei` the `seed` of its layout. With the edition
`openspiel`, `panta_pentago` is OpenSpiel's own `pentago`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from panta._panta import Position, position
from panta.typing import Color

__all__ = ["MAX_PLIES", "PantareiGame", "PentagoGame", "PentarollGame"]

#: A game of Pantareï that lasts so long is a draw; few last a hundred plies, and the others are over.
MAX_PLIES = 1000
#: A position that comes so often makes a draw.
MAX_OCCURRENCES = 3


def _type(name: str, title: str, parameters: dict[str, Any]) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class _Game(pyspiel.Game):
    """What the games share."""

    TYPE: pyspiel.GameType
    MAX_LENGTH: int

    def __init__(self, params: dict[str, Any] | None = None):
        self.start = self._start(params or {})
        info = pyspiel.GameInfo(
            num_distinct_actions=self.start.n_actions,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.MAX_LENGTH,
        )
        super().__init__(self.TYPE, info, params or {})

    def _start(self, params: dict[str, Any]) -> Position:
        raise NotImplementedError

    def new_initial_state(self, state: Any = None) -> _State:
        if state is not None:
            raise ValueError("games begin at their start: expected no state")
        return _State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return _Observer(self, params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class PentagoGame(_Game):
    """Pentago in any edition."""

    TYPE = _type("panta_pentago", "Pentago (Panta)", {"edition": "standard"})
    MAX_LENGTH = 36

    def _start(self, params: dict[str, Any]) -> Position:
        return position("pentago", edition=params.get("edition", "standard"))


class PentarollGame(_Game):
    """Pentaroll."""

    TYPE = _type("panta_pentaroll", "Pentaroll (Panta)", {})
    MAX_LENGTH = 36

    def _start(self, params: dict[str, Any]) -> Position:
        return position("pentaroll")


class PantareiGame(_Game):
    """Pantareï with the layout of a seed."""

    TYPE = _type("panta_pantarei", "Pantarei (Panta)", {"seed": 0})
    MAX_LENGTH = MAX_PLIES

    def _start(self, params: dict[str, Any]) -> Position:
        return position("pantarei", seed=params.get("seed", 0))


class _State(pyspiel.State):
    """A position and, where positions can come again, those before it."""

    def __init__(self, game: _Game):
        super().__init__(game)
        self.position = game.start
        self._keys = [game.start.key]

    def current_player(self) -> int:
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        return 0 if self.position.turn == "white" else 1

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal_actions()

    def _apply_action(self, action: int) -> None:
        self.position = self.position.play(action)
        # States are cloned by sharing what they hold.
        self._keys = [*self._keys, self.position.key]

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.position.read_move(action)) if self._is_legal(action) else str(action)

    def _is_legal(self, action: int) -> bool:
        return not self.is_terminal() and self.position.is_legal(action)

    def is_terminal(self) -> bool:
        return self.position.outcome is not None or self._is_drawn_out()

    def _is_drawn_out(self) -> bool:
        keys = self._keys
        return keys.count(keys[-1]) >= MAX_OCCURRENCES or len(keys) > MAX_PLIES

    def returns(self) -> list[float]:
        outcome = self.position.outcome
        if outcome is None or outcome == "draw":
            return [0.0, 0.0]
        return [1.0, -1.0] if outcome == "white" else [-1.0, 1.0]

    def __str__(self) -> str:
        return str(self.position)


class _Observer:
    """The planes as a player sees them."""

    def __init__(self, game: _Game, params: Any):
        if params:
            raise ValueError(f"expected no parameters of observations, not {params}")
        shape = game.start.observation().shape
        self.tensor = np.zeros(int(np.prod(shape)), np.float32)
        self.dict = {"observation": self.tensor.reshape(shape)}

    def set_from(self, state: _State, player: int) -> None:
        viewer: Color = "white" if player == 0 else "black"
        self.dict["observation"][:] = state.position.observation(viewer)

    def string_from(self, state: _State, player: int) -> str:
        return state.position.board(ascii=True)


for _game in (PentagoGame, PentarollGame, PantareiGame):
    pyspiel.register_game(_game.TYPE, _game)
