"""The environments pass PettingZoo's own tests."""

import pickle

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import panta
from panta.pettingzoo import pantarei_v0, pentago_v0, pentaroll_v0

MODULES = [pentago_v0, pentaroll_v0, pantarei_v0]
# PettingZoo warns of every environment with masks that is not in its own list.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize("module", MODULES, ids=panta.games())
def test_the_api_is_pettingzoos(module):  # type: ignore
    api_test(module.env(), num_cycles=300)


@pytest.mark.parametrize("module", MODULES, ids=panta.games())
def test_seeds_repeat_games(module):  # type: ignore
    seed_test(module.env, num_cycles=200)


@pytest.mark.parametrize("module", MODULES, ids=panta.games())
def test_boards_are_rendered(module, capsys):  # type: ignore
    render_test(module.env)
    assert "1" in capsys.readouterr().out


@pytest.mark.parametrize("module", MODULES, ids=panta.games())
def test_games_end_as_their_records_do(module):  # type: ignore
    env = module.raw_env()
    chance = np.random.default_rng(3)
    for seed in range(20):
        env.reset(seed=seed)
        record = panta.Record(env.position)
        for agent in env.agent_iter():
            seen, reward, termination, truncation, _ = env.last()
            color = "white" if agent == "player_0" else "black"
            assert np.array_equal(seen["observation"], record.position.observation(color))
            if termination or truncation:
                outcome = record.outcome
                won = 0 if outcome == "draw" else 1 if outcome == color else -1
                assert record.is_over and reward == won
                env.step(None)
            else:
                assert record.position.turn == color
                action = chance.choice(np.flatnonzero(seen["action_mask"]))
                record.push(action)
                env.step(action)
        assert record.is_over


def test_editions_and_illegal_actions():
    raw = pentago_v0.raw_env(edition="czech")
    raw.reset()
    assert raw.position.edition == "czech"
    with pytest.raises(panta.MoveError):
        raw.step(300)
    env = pentago_v0.env()
    env.reset()
    env.step(300)
    assert env.unwrapped.rewards["player_0"] == -1 or env.terminations["player_0"]
    assert pickle.loads(pickle.dumps(raw)).metadata["name"] == "pentago_v0"
