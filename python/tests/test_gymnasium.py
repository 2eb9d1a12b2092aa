"""The environments pass Gymnasium's checker, and the engine answers."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import panta
from panta.gymnasium import LevelEnv


@pytest.mark.parametrize("game", panta.games())
@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_the_checker_is_content(game: str, mode: str):
    env = gymnasium.make(f"panta/{game.capitalize()}-v0", level=1, render_mode=mode)
    check_env(env.unwrapped)


@pytest.mark.parametrize("game", panta.games())
def test_games_are_played_to_their_end(game: str):
    env = LevelEnv(game, level=2)
    chance = np.random.default_rng(5)
    colors: set[str] = set()
    for seed in range(6):
        seen, info = env.reset(seed=seed)
        colors.add(env.color)
        terminated = False
        while not terminated:
            assert env.position.turn == env.color
            assert np.array_equal(env.action_masks(), info["action_mask"])
            action = chance.choice(np.flatnonzero(info["action_mask"]))
            seen, reward, terminated, truncated, info = env.step(action)
            assert not truncated and (terminated or reward == 0)
            assert np.array_equal(seen, env.position.observation(env.color))
        assert info["end"] is not None and reward in (-1, 0, 1)
        with pytest.raises(ValueError, match="the game is over"):
            env.step(0)
    assert colors == {"white", "black"}


def test_an_illegal_action_loses():
    env = LevelEnv("pentago", level=1, color="white")
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(323)
    assert (reward, terminated, info["end"]) == (-1.0, True, "forfeit")


def test_levels_that_there_are_not_are_refused():
    with pytest.raises(ValueError, match="expected a level from 1 to 10"):
        LevelEnv("pentago", level=0)
