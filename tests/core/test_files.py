"""Files are replaced only when the new one is complete."""

import pytest

from erawan.core.errors import ErawanError
from erawan.core.files import can_append, replacing, write_text


def test_a_file_is_replaced_when_all_is_written(tmp_path):
    target = tmp_path / "file"
    target.write_text("old")
    with replacing(target) as draft:
        draft.write_text("new")
        assert target.read_text() == "old"
    assert target.read_text() == "new"
    assert list(tmp_path.iterdir()) == [target]


def test_a_failure_leaves_the_old_file(tmp_path):
    target = tmp_path / "file"
    target.write_text("old")

    def fail():
        with replacing(target) as draft:
            draft.write_text("new")
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail()
    assert target.read_text() == "old"
    assert list(tmp_path.iterdir()) == [target]


def test_a_link_stays_a_link(tmp_path):
    (tmp_path / "file").write_text("old")
    (tmp_path / "link").symlink_to(tmp_path / "file")
    with replacing(tmp_path / "link") as draft:
        draft.write_text("new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "file").read_text() == "new"


def test_what_is_no_file_is_written_to_as_it_is(tmp_path):
    import os

    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with replacing(pipe) as draft:
        assert draft == pipe
    assert list(tmp_path.iterdir()) == [pipe]


def test_what_cannot_be_written_says_so(tmp_path):
    with pytest.raises(ErawanError, match="cannot be written"), replacing(tmp_path / "none" / "file") as draft:
        draft.write_text("new")


def test_a_text_is_written_whole_and_a_file_can_be_tried_first(tmp_path):
    can_append(tmp_path / "file")
    write_text(tmp_path / "file", "text")
    can_append(tmp_path / "file")
    assert (tmp_path / "file").read_text() == "text"
    with pytest.raises(ErawanError, match="cannot be written"):
        can_append(tmp_path / "none" / "file")
