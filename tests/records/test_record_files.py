"""Files of many records: read and written one at a time; a broken record does not affect the others."""

import itertools
import multiprocessing

import pytest

from erawan.core.errors import ErawanError
from erawan.records import RecordError, append_record, format_record, read_records, record_files, write_records
from tests.records.random_games import KINDS, make_record


@pytest.fixture(scope="module")
def records():
    return [make_record(name, options, 7, 40) for name, options in KINDS]


@pytest.fixture
def file(tmp_path):
    return tmp_path / "games.erawan"


def read(file):
    """Return the intact games of a file, and the errors of the others."""
    errors = []
    return list(read_records(file, errors.append)), errors


def test_many_games_in_one_file(file, records):
    assert write_records(file, records) == len(records)
    assert list(read_records(file)) == records
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_games_are_added_one_by_one(file, records):
    for record in records:
        append_record(file, record)
    assert list(read_records(file)) == records


def test_reading_and_writing_hold_one_game_at_a_time(file, records, monkeypatch):
    write_records(file, itertools.islice(itertools.cycle(records), 20))
    parsed = []
    real = record_files.split_record
    monkeypatch.setattr(record_files, "split_record", lambda *a: parsed.append(1) or real(*a))
    stream = read_records(file)
    next(stream)
    assert len(parsed) == 1

    drawn = []

    def supply():
        for record in records:
            yield record
            drawn.append((file.parent / "x.erawan.part").exists())

    write_records(file.parent / "x.erawan", supply())
    assert all(drawn)


def test_every_whole_game_of_a_broken_file_is_read(file, records):
    texts = [format_record(record) for record in records]
    texts[1] = texts[1][: len(texts[1]) // 2]
    texts[3] = texts[3].replace("[rules 1]", "[rules 99]")
    file.write_text("what is this?\n\n" + "\n".join(texts), encoding="utf-8")
    errors = []
    assert list(read_records(file, errors.append)) == [records[0], records[2], records[4]]
    lines = file.read_text(encoding="utf-8").splitlines()
    assert [error.code for error in errors] == ["record.no_tag", "record.cut", "record.rules"]
    assert errors[0].line == 1
    assert lines[errors[2].line - 1] == "[rules 99]"


def test_without_a_listener_the_first_error_comes_after_the_last_game(file, records):
    text = format_record(records[0])
    file.write_text(text[:-4] + "\n\n" + text, encoding="utf-8")
    found = []
    with pytest.raises(RecordError) as caught:
        found.extend(read_records(file))
    assert found == [records[0]]
    assert caught.value.code == "record.cut"


def test_a_record_cut_anywhere_does_not_harm_the_next(file, records):
    """As after a crash in the middle of a write: the next game is added behind it."""
    text, after = format_record(records[0]), format_record(records[1])
    for keep in range(0, len(text), 5):
        file.write_text(text[:keep] + "\n\n" * bool(keep) + after, encoding="utf-8")
        found, errors = read(file)
        assert found[-1] == records[1]
        assert len(found) + bool(errors) == (2 if text[:keep] else 1)


def test_a_damaged_record_harms_none_beside_it(file, records):
    before, damaged, after = (format_record(record) for record in records[:3])
    for at in range(0, len(damaged), 7):
        for junk in ("", "x", "\n", " "):
            file.write_text(f"{before}\n{damaged[:at]}{junk}{damaged[at + 1 :]}\n{after}", encoding="utf-8")
            found, _ = read(file)
            assert records[0] in found, (at, junk)
            assert records[2] in found, (at, junk)


@pytest.mark.parametrize("junk", ["# a note", "\0\0\0", "what is this?", "\ufeff", "} {"])
def test_junk_between_records_harms_none(file, records, junk):
    first, second = (format_record(record) for record in records[:2])
    file.write_text(f"{first}\n{junk}\n{junk}{second}", encoding="utf-8")
    found, errors = read(file)
    assert found[0] == records[0]
    if junk == "\ufeff":
        assert found == records[:2]
    else:
        assert errors[0].line == first.count("\n") + 2


def test_lines_are_counted_past_a_very_long_one(file, records, monkeypatch):
    monkeypatch.setattr(record_files, "LARGEST_RECORD", 5000)
    file.write_text(f"{'x' * 23_000}\n[game 3]\n", encoding="utf-8")
    assert [(error.code, error.line) for error in read(file)[1]] == [("record.too_large", 1), ("record.no_tag", 2)]


def test_bytes_that_are_no_text_spoil_one_game(file, records):
    text = format_record(records[0]).encode()
    file.write_bytes(text + b"\n" + text.replace(b'"siam"', b'"s\xff\xfeam"', 1) + b"\n" + text)
    errors = []
    assert list(read_records(file, errors.append)) == [records[0], records[0]]
    assert [error.code for error in errors] == ["record.not_text"]
    assert errors[0].line == text.count(b"\n") + 2


def test_a_flood_is_refused_without_being_kept(file, records, monkeypatch):
    monkeypatch.setattr(record_files, "LARGEST_RECORD", 5000)
    text = format_record(records[0])
    file.write_text(text + "\n" + '[game "siam"]\n' + "x " * 9000 + "\ny" * 3000 + "\n" + text, encoding="utf-8")
    errors = []
    assert list(read_records(file, errors.append)) == [records[0], records[0]]
    assert [error.code for error in errors] == ["record.too_large"]


def test_windows_line_ends_and_a_mark_of_byte_order_are_read(file, records):
    text = format_record(records[0])
    file.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert list(read_records(file)) == [records[0]]


def test_an_empty_file_holds_no_game(file):
    file.write_text("\n\n")
    assert list(read_records(file)) == []


def test_files_that_cannot_be_opened_say_so(tmp_path, records):
    for call in (
        lambda: list(read_records(tmp_path / "none")),
        lambda: write_records(tmp_path / "none" / "x", records),
        lambda: append_record(tmp_path, records[0]),
    ):
        with pytest.raises(ErawanError, match=r"cannot be (read|written)"):
            call()


def test_a_failed_write_leaves_the_old_file(file, records):
    write_records(file, records[:1])

    def broken():
        yield records[1]
        raise RuntimeError("no more")

    with pytest.raises(RuntimeError):
        write_records(file, broken())
    assert list(read_records(file)) == records[:1]
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def _add(path, record, count):
    for _ in range(count):
        append_record(path, record)


def test_processes_may_share_a_file(file, records):
    context = multiprocessing.get_context("spawn")
    workers = [context.Process(target=_add, args=(file, record, 20)) for record in records[:2]]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    found = list(read_records(file))
    assert len(found) == 40
    assert all(record in records[:2] for record in found)
