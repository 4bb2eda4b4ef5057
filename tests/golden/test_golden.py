"""Every game has a golden playthrough, and plays it again to the letter."""

import pytest

from erawan.core import registry
from tests.golden.write_playthroughs import FOLDER, NAMES, playthrough, read_turns


@pytest.mark.parametrize("name", NAMES)
def test_the_game_is_played_as_it_was(name):
    path = FOLDER / f"{name}.txt"
    assert path.exists(), f"run `make golden` to write {path.name}"
    written = path.read_text(encoding="utf-8")
    turns = read_turns(written)
    assert len(turns) > 5
    assert playthrough(name, turns) == written


def test_no_playthrough_is_left_over():
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(NAMES)


def test_every_game_has_a_playthrough():
    assert {name.partition("@")[0] for name in NAMES} == set(registry.names())
