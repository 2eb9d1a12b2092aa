"""Python and Rust agree, through notation: whole games as the Rust tests keep them, counts of move
sequences by independent programs, and random positions beside the command line."""

import json
import os
import re
import subprocess
from pathlib import Path

import pytest
from conftest import KINDS, random_game

import panta

ROOT = Path(__file__).parents[2]
PLAYTHROUGHS = sorted((ROOT / "catalog/tests/data/playthroughs").glob("*.txt"))
PERFT = sorted((ROOT / "games").glob("*/tests/data/perft.txt"))


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: file.stem)
def test_whole_games_are_played_as_in_rust(file: Path):
    game = file.stem.split("-")[0]
    blocks = file.read_text().strip().split("\n\n")[1:]
    assert len(blocks) > 5
    expected = None
    for block in blocks:
        first, *_, last = block.splitlines()
        position = panta.position(game, first)
        assert expected is None or position == expected
        assert position.board(ascii=True) or position.board()
        played = re.fullmatch(r"(\d+) moves?, played: (\S+)", last)
        if played is None:
            assert position.outcome is not None or block is blocks[-1]
            continue
        assert len(position.legal_moves()) == int(played[1])
        expected = position.play(played[2])


def perft(position: panta.Position, depth: int) -> int:
    moves = position.legal_moves()
    if depth == 1:
        return len(moves)
    return sum(perft(position.play(move), depth - 1) for move in moves)


@pytest.mark.parametrize("file", PERFT, ids=lambda file: file.parts[-4])
def test_move_sequences_are_counted_as_by_independent_programs(file: Path):
    game, position, n_checked = file.parts[-4], None, 0
    for line in file.read_text().splitlines():
        word, _, rest = line.partition(" ")
        if word == "position":
            position = panta.position(game, rest)
        elif word == "perft":
            assert position is not None
            depth, count = map(int, rest.split())
            if count < 20_000:
                assert perft(position, depth) == count, position
                n_checked += 1
    assert n_checked > 10


@pytest.mark.skipif("PANTA" not in os.environ, reason="no program beside which to play: set PANTA")
@pytest.mark.parametrize(("game", "edition"), KINDS)
def test_random_positions_are_as_the_command_line_has_them(game: str, edition: str):
    for position in list(random_game(game, edition, seed=5))[::4]:
        command = [os.environ["PANTA"], "moves", game, str(position), "--json"]
        said = subprocess.run(command, capture_output=True, text=True, check=True)
        answer = json.loads(said.stdout)
        assert sorted(answer["moves"]) == sorted(map(str, position.legal_moves())), position
        assert (answer["position"], answer["turn"]) == (str(position), position.turn)
        assert answer["outcome"] == position.outcome
