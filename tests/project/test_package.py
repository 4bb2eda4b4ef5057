"""The package as people get it: built without Node on the machine, from a clone and from the source archive."""

import os
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

from tests.run_checks import has_full_matrix

ROOT = Path(__file__).resolve().parents[2]
BUILT = "src/erawan/server/web"
APP = "erawan/server/web/index.html"
# What git would not bring, and what the app is not made of.
LEFT_OUT = shutil.ignore_patterns(
    ".git", ".venv", "node_modules", "__pycache__", ".*_cache", "build", "dist", "arena", ".hypothesis"
)


@pytest.fixture
def clone(tmp_path):
    """The project as git brings it: nothing built."""
    folder = tmp_path / "erawan"
    shutil.copytree(ROOT, folder, ignore=LEFT_OUT)
    shutil.rmtree(folder / BUILT, ignore_errors=True)
    return folder


def without_node(tmp_path):
    """The environment of a machine on which there is Python and no Node."""
    tools = tmp_path / "tools"
    tools.mkdir(exist_ok=True)
    for name in ("sh", "env", "uname"):
        if shutil.which(name) and not (tools / name).exists():
            (tools / name).symlink_to(shutil.which(name))
    kept = {name: value for name, value in os.environ.items() if not name.lower().startswith("npm_")}
    return {**kept, "PATH": str(tools)}


def pip(*arguments, tmp_path):
    done = subprocess.run(
        [sys.executable, "-m", "pip", "--disable-pip-version-check", *map(str, arguments)],
        env=without_node(tmp_path),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    return done.stdout


@pytest.mark.skipif(not has_full_matrix(), reason="slow; setting up a clone builds the app in the same way")
def test_a_clone_builds_the_app_with_the_node_of_pypi(clone, tmp_path):
    pip("wheel", "--no-deps", "--wheel-dir", tmp_path, clone, tmp_path=tmp_path)
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert APP in names
    assert any(name.startswith("erawan/server/web/assets/") for name in names)
    assert not any("node_modules" in name for name in names)


def test_the_archive_carries_the_app_and_installs_without_node(clone, tmp_path):
    shutil.copytree(ROOT / BUILT, clone / BUILT)
    archive = make_archive(clone, tmp_path)
    folder = tmp_path / "unpacked"
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    (unpacked,) = folder.iterdir()
    # Nothing has to be built, so Node is not needed.
    told = pip("wheel", "-v", "--no-deps", "--wheel-dir", tmp_path, unpacked, tmp_path=tmp_path)
    assert "nodejs" not in told
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert APP in names
    assert any(name.startswith("erawan/server/web/assets/") for name in names)

    venv.create(tmp_path / "venv")
    python = tmp_path / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
    # The pip of the tests, so that no other has to be installed there first.
    pip("--python", python, "install", "--no-deps", wheel, tmp_path=tmp_path)
    subprocess.run([python, "-c", "import erawan"], check=True)


def make_archive(clone, tmp_path):
    """Make the source archive of the clone with the build backend itself; return its path."""
    command = "import sys; from hatchling.build import build_sdist; print(build_sdist(sys.argv[1]))"
    done = subprocess.run(
        [sys.executable, "-c", command, str(tmp_path)], cwd=clone, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return tmp_path / done.stdout.strip().splitlines()[-1]
