"""Export records as JSON Lines and Parquet."""

import json
import sys

import pytest

from erawan.core.errors import ErawanError, OptionError
from erawan.records import RecordedTurn, Result, export_json_lines, export_parquet, record_of
from tests.records.random_games import KINDS, make_record


@pytest.fixture(scope="module")
def records():
    return [make_record(name, options, 3, 60) for name, options in KINDS]


def test_json_lines_hold_a_game_a_line(tmp_path, records):
    path = tmp_path / "games.jsonl"
    assert export_json_lines(records, path) == len(records)
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert [row["game"] for row in rows] == [name for name, _ in KINDS]
    for row, record in zip(rows, records, strict=True):
        assert [turn["turn"] for turn in row["turns"]] == list(record.texts)
        *_, final = record.replay()
        assert row["final"] == str(final)
        assert row["options"] == {**record.game.options}
        assert row["winners"] == (list(record.result.winners) if record.result else None)


def test_json_lines_keep_clocks_comments_and_variations(tmp_path, siam):
    record = record_of(siam.start(), ["+c1n"])
    noted = RecordedTurn("+c1n", 5, "so", ((RecordedTurn("+b1n"),),))
    path = tmp_path / "games.jsonl"
    export_json_lines([type(record)(siam, record.start, (noted,))], path)
    (turn,) = json.loads(path.read_text())["turns"]
    assert turn == {"turn": "+c1n", "clock_ms": 5, "comment": "so", "variations": [[{"turn": "+b1n"}]]}


def test_parquet_holds_a_turn_a_row(tmp_path, records, siam):
    from pyarrow import parquet

    lost = record_of(siam.start(), ["+c1n", "+c5s"], result=Result((2,), "resigned"))
    drawn = record_of(siam.start(), ["+c1n"], result=Result((), "agreed"))
    path = tmp_path / "games.parquet"
    assert export_parquet([*records, lost, drawn], path) == len(records) + 2
    rows = parquet.read_table(path).to_pylist()
    assert len(rows) == sum(len(record.turns) for record in records) + 3
    for number, record in enumerate(records, 1):
        own = [row for row in rows if row["record"] == number]
        states = list(record.replay())[:-1]
        assert [row["turn"] for row in own] == list(record.texts)
        assert [row["position"] for row in own] == [str(state) for state in states]
        assert [row["seat"] for row in own] == [state.to_move for state in states]
        assert json.loads(own[0]["header"]) == record.game.header()
        assert own[0]["start"] == record.start
    assert [row["score"] for row in rows[-3:]] == [-1.0, 1.0, 0.0]
    unfinished = [row for row in rows if row["reason"] is None]
    assert unfinished
    assert all(row["score"] is None for row in unfinished)


def test_without_pyarrow_the_extra_is_named(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(OptionError, match=r"erawan\[parquet\]"):
        export_parquet([], tmp_path / "x.parquet")


def test_what_cannot_be_written_says_so(tmp_path):
    for export in (export_json_lines, export_parquet):
        with pytest.raises(ErawanError, match="cannot be written"):
            export([], tmp_path / "none" / "x")


def test_a_failed_export_leaves_the_old_file(tmp_path, records):
    def broken():
        yield records[0]
        raise RuntimeError

    for export in (export_json_lines, export_parquet):
        path = tmp_path / "out"
        path.write_text("old")
        with pytest.raises(RuntimeError):
            export(broken(), path)
        assert path.read_text() == "old"
        assert list(tmp_path.iterdir()) == [path]
