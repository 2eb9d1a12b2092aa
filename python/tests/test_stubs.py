"""The stubs say what the module has."""

import os
import subprocess
import sys
from pathlib import Path


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
