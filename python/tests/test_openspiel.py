"""The games are OpenSpiel's as well, and our Pentago in its edition is its own."""

import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts, minimax
from open_spiel.python.observation import make_observation

import panta
import panta.openspiel

NAMES = [
    "panta_pentago",
    "panta_pentago(edition=czech)",
    "panta_pentago(edition=openspiel)",
    "panta_pentaroll",
    "panta_pantarei(seed=7)",
]


@pytest.mark.parametrize("name", NAMES)
def test_random_simulations_pass(name: str):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=3, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_games_and_states_are_cloned_and_pickled(name: str):
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    for _ in range(5):
        before = str(state)
        child = state.clone()
        child.apply_action(child.legal_actions()[3])
        assert str(state) == before != str(child)
        state = child
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


@pytest.mark.parametrize("name", NAMES)
def test_observations_are_those_of_positions(name: str):
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[5])
    observer = make_observation(game)
    for player, color in enumerate(["white", "black"]):
        observer.set_from(state, player)
        expected = state.position.observation(color)
        assert np.array_equal(observer.dict["observation"], expected)
    assert state.action_to_string(1, state.legal_actions()[0])


@pytest.mark.parametrize("name", NAMES[2:])
def test_openspiels_search_plays_our_games(name: str):
    game = pyspiel.load_game(name)
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 8, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    state = game.new_initial_state()
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_openspiels_minimax_agrees_with_our_solver():
    position = panta.Pentaroll()
    game = pyspiel.load_game("panta_pentaroll")
    for seed in range(100):
        chance, state = random.Random(seed), game.new_initial_state()
        while not state.is_terminal() and state.move_number() < 31:
            state.apply_action(chance.choice(state.legal_actions()))
        if not state.is_terminal():
            break
    position = state.position
    value, action = minimax.alpha_beta_search(game, state=state, maximum_depth=10)
    expected = {"win": 1, "draw": 0, "loss": -1}[position.solve().verdict.value or ""]
    assert value == expected
    if value == 1:
        assert position.play(action).solve().verdict.value == "loss"


def test_thousands_of_random_games_go_as_in_openspiels_pentago():
    game = pyspiel.load_game("pentago")
    chance = random.Random(2026)
    outcomes = {"white": [1.0, -1.0], "black": [-1.0, 1.0], "draw": [0.0, 0.0], None: [0.0, 0.0]}
    ends: set[str | None] = set()
    for _ in range(3000):
        state, position = game.new_initial_state(), panta.Pentago(edition="openspiel")
        while True:
            actions = state.legal_actions()
            assert position.legal_actions() == actions
            assert (position.outcome is not None) == state.is_terminal()
            if state.is_terminal():
                break
            action = chance.choice(actions)
            if chance.random() < 0.02:
                tensor = np.array(state.observation_tensor()).reshape(3, 6, 6)
                assert np.array_equal(position.observation(), tensor)
                text = state.action_to_string(state.current_player(), action)
                assert position.read_move(text).action == action
            state.apply_action(action)
            position = position.play(action)
        assert state.returns() == outcomes[position.outcome]
        ends.add(position.outcome)
    assert ends == {"white", "black", "draw"}


def test_parameters_that_there_are_not_are_refused():
    with pytest.raises(ValueError, match="expected the edition"):
        panta.openspiel.PentagoGame({"edition": "swiss"})
