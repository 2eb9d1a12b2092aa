"""The stubs say what the module has."""

import ast
import inspect
import os
import subprocess
import sys
from pathlib import Path

import pytest


def test_the_stubs_are_those_of_the_module(tmp_path: Path):
    command = [sys.executable, "-m", "mypy.stubtest", "panta._panta", "--ignore-disjoint-bases"]
    said = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert said.returncode == 0, said.stdout + said.stderr


def test_the_package_is_typed():
    import panta

    assert panta.__file__ is not None
    folder = Path(panta.__file__).parent
    assert (folder / "py.typed").exists() and (folder / "_panta.pyi").exists()


def test_importing_needs_no_numpy(tmp_path: Path):
    code = "import sys; import panta; assert 'numpy' not in sys.modules; panta.Pentago().play(0)"
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    subprocess.run([sys.executable, "-c", code], check=True, env=environment, cwd=tmp_path)


def test_the_version_is_that_of_the_distribution():
    import importlib.metadata

    import panta

    assert panta.__version__ == importlib.metadata.version("panta-games")


def test_modules_are_there_when_they_are_asked_for(tmp_path: Path):
    code = "import panta; panta.labels.published_numbers('pentago', 1); panta.typing.Color; print(dir(panta))"
    said = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, cwd=tmp_path)
    assert "'labels'" in said.stdout
    import panta

    with pytest.raises(AttributeError, match="module 'panta' has no attribute 'chess'"):
        panta.chess  # type: ignore


def test_the_stubs_have_the_words_of_the_module():
    """What editors show is what `help` says."""
    import panta
    from panta import _panta

    assert panta.__file__ is not None
    stubs = ast.parse(Path(panta.__file__).with_name("_panta.pyi").read_text())
    n_compared = 0
    for owner, node in [(_panta, node) for node in stubs.body] + [
        (getattr(_panta, kind.name), node) for kind in stubs.body if isinstance(kind, ast.ClassDef) for node in kind.body
    ]:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            said = inspect.getattr_static(owner, node.name).__doc__
            assert said, f"{node.name} is not documented"
            assert ast.get_docstring(node) == inspect.cleandoc(said), node.name
            n_compared += 1
    assert n_compared > 100


def test_files_are_written_for_the_oldest_python():
    import panta

    assert panta.__file__ is not None
    files = [*Path(panta.__file__).parent.rglob("*.py*"), *(Path(__file__).parents[1] / "examples").glob("*.py")]
    sources = [file for file in files if file.suffix in (".py", ".pyi")]
    assert len(sources) > 12
    for file in sources:
        ast.parse(file.read_text(), str(file), feature_version=(3, 10))
