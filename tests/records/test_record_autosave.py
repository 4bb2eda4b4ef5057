"""Autosave of a running game at the end of a file: always complete, and safe beside other writers."""

import pytest

import erawan
from erawan.core.errors import ErawanError
from erawan.records import append_record, read_records, record_of
from erawan.records.record_autosave import RecordAutosave

TURNS = ("+c1n", "+e5s", "c1c2n")


def record(count):
    return record_of(erawan.game("siam").start(), TURNS[:count])


def counts(file):
    return [len(found.turns) for found in read_records(file)]


def test_the_game_is_written_over_itself_longer_and_shorter(tmp_path):
    file = tmp_path / "games.erawan"
    append_record(file, record(1))
    autosave = RecordAutosave(file)
    assert not autosave.has_written
    for count in (1, 2, 3, 1, 0, 2):
        autosave.save(record(count))
        assert counts(file) == [1, count]


def test_what_another_process_adds_stays(tmp_path):
    file = tmp_path / "games.erawan"
    autosave = RecordAutosave(file)
    autosave.save(record(1))
    append_record(file, record(3))
    autosave.save(record(2))
    assert counts(file) == [1, 3, 2]
    autosave.save(record(3))
    assert counts(file) == [1, 3, 3]


def test_a_file_that_went_away_or_was_changed_gets_the_whole_game(tmp_path):
    file = tmp_path / "games.erawan"
    autosave = RecordAutosave(file)
    autosave.save(record(2))
    file.write_text("", encoding="utf-8")
    autosave.save(record(3))
    assert counts(file) == [3]


def test_a_file_that_cannot_be_written_is_told_before_anything_is_played(tmp_path):
    with pytest.raises(ErawanError, match="cannot be written"):
        RecordAutosave(tmp_path / "none" / "x")
