"""The examples and the benchmark run, as quickly as they can."""

import subprocess
import sys
from pathlib import Path

import pytest

import panta
from panta import bench

EXAMPLES = Path(__file__).parents[1] / "examples"


def run(*arguments: str, folder: Path) -> str:
    said = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, cwd=folder)
    assert said.returncode == 0, said.stderr
    return said.stdout


def test_the_agent_plays_levels(tmp_path: Path):
    said = run(str(EXAMPLES / "levels.py"), "--games", "2", "--levels", "1", "2", folder=tmp_path)
    assert said.count("points of 2") == 2


def test_a_network_learns_and_plays(tmp_path: Path):
    said = run(str(EXAMPLES / "learn.py"), "--quick", folder=tmp_path)
    assert "against level 3" in said


def test_the_first_move_is_studied(tmp_path: Path):
    said = run(str(EXAMPLES / "first_move.py"), "plot.svg", "--quick", folder=tmp_path)
    assert said.count("standard") == 3
    assert (tmp_path / "plot.svg").read_text().startswith("<svg")


def test_every_example_is_run():
    assert {file.name for file in EXAMPLES.glob("*.py")} == {"levels.py", "learn.py", "first_move.py"}


def test_speeds_are_printed_beside_openspiels(tmp_path: Path):
    said = run("-m", "panta.bench", "--quick", folder=tmp_path)
    assert said.count("times") == 4 and "seconds to import" in said


def test_batches_are_far_faster_than_openspiels_loop():
    batch = panta.Batch("pentago", bench.N_GAMES, edition="openspiel")
    runs = [lambda: bench.in_batches(batch, 5), lambda: bench.openspiel(5, with_arrays=True)]
    ours, theirs = bench.speeds(runs, 5)
    # What is built for tests is slower than what is installed, which is more than 100 times as fast.
    assert ours.by_the_core > 20 * theirs.by_the_core


def test_importing_takes_a_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    assert bench.seconds_to_import(7) < 0.2


def test_the_documentation_is_right():
    import doctest

    from panta import labels, openspiel
    from panta import gymnasium as gymnasium
    from panta import pettingzoo as pettingzoo

    for module in (panta, labels, openspiel, gymnasium, pettingzoo):
        assert doctest.testmod(module, raise_on_error=True).attempted > 0


def test_the_readme_is_right():
    import doctest

    file = Path(__file__).parents[1] / "README.md"
    tested = doctest.testfile(str(file), module_relative=False, raise_on_error=True)
    assert tested.attempted > 10


@pytest.mark.parametrize("name", ["levels.py", "learn.py", "first_move.py"])
def test_examples_explain_themselves(name: str, tmp_path: Path):
    assert "python examples/" in run(str(EXAMPLES / name), "--help", folder=tmp_path)
