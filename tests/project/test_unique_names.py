"""One name has one meaning: no file name and no class name stands for two different things.

Three kinds of names may repeat. Conventional names, such as ``errors.py``, mean the same in every package. The games
have parallel files and classes. A command is named after what it is the command of, and a test after what it tests.
"""

import ast
import re
from collections import defaultdict
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[2]
FOLDERS = ("src", "tests", "bench", "tools", "examples", "web/src")

CONVENTIONAL = {
    "__init__.py": "Python's name for a package",
    "__main__.py": "Python's name for what `python -m` runs",
    "conftest.py": "pytest's name for fixtures",
    "errors.py": "the errors of a package",
}
NAMED_AFTER_THEIR_SUBJECT = {
    r"src/erawan/cli/.*": "a command is named after the module that does its work or has its types",
    r"bench/.*": "a benchmark is named after the module that it measures",
    r"tests/(.*/)?test_.*": "tests are named after their subject; the folder names the layer that they test",
}
GENERATED = r"node_modules/|^src/erawan/server/web/|lib/protocol\.ts$"
# Folders of the games with parallel files: "GAME" stands for the name of the game.
PARALLEL_FOLDERS = [
    (r"(^|/)(siam|king_of_siam|kos)/", r"\1GAME/"),
    (r"^examples/nim/nim_game/", "src/erawan/games/GAME/"),
    # The interface of every game's state.
    (r"^src/erawan/core/state\.py$", "src/erawan/games/GAME/state.py"),
]


def sources(*endings):
    """Return the paths of source files, relative to the project."""
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.name.endswith(endings)]
    paths = (path.relative_to(ROOT).as_posix() for path in found)
    return sorted(path for path in paths if not re.search(GENERATED, path))


def parallel_path(path):
    """Return a path with ``GAME`` in place of the name of a game."""
    for pattern, replacement in PARALLEL_FOLDERS:
        path = re.sub(pattern, replacement, path)
    return path


def repeated(places):
    """Return the names that stand in several places, of which the games' parallel ones count as one."""
    return {name: sorted(found) for name, found in places.items() if len({parallel_path(path) for path in found}) > 1}


def test_a_file_name_stands_for_one_thing():
    places = defaultdict(set)
    for path in sources(".py", ".ts", ".svelte", ".js"):
        name = PurePosixPath(path).name
        is_named_after_subject = any(re.fullmatch(pattern, path) for pattern in NAMED_AFTER_THEIR_SUBJECT)
        if name not in CONVENTIONAL and not is_named_after_subject:
            places[name].add(path)
    assert not repeated(places), "rename all but one of these files"


def test_a_class_name_stands_for_one_thing():
    places = defaultdict(set)
    for path in sources(".py"):
        tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
        for name in (each.name for each in tree.body if isinstance(each, ast.ClassDef)):
            # The games' parallel classes may be in different files of parallel folders.
            places[name].add(f"{PurePosixPath(path).parent}/")
            assert sum(each.name == name for each in tree.body if isinstance(each, ast.ClassDef)) == 1, (path, name)
    assert not repeated(places), "rename all but one of these classes"


def test_an_exported_type_of_the_web_app_stands_for_one_thing():
    places = defaultdict(set)
    for path in sources(".ts", ".svelte"):
        text = (ROOT / path).read_text(encoding="utf-8")
        for name in re.findall(r"^\s*export (?:abstract )?(?:class|interface|type) (\w+)", text, re.MULTILINE):
            places[name].add(f"{PurePosixPath(path).parent}/")
    assert not repeated(places), "rename all but one of these types"
