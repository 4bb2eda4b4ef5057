"""Pictures in git are few and small, and each one is shown by a document."""

import re

import pytest

from tests.browser import write_page_screenshots
from tests.project.test_docs import PAGES, ROOT
from tests.tui import write_screenshots
from tests.write_docs_pictures import TERMINAL_PICTURES, WEB_PICTURES, take

WEB = ROOT / "docs/screens"
TERMINAL = ROOT / "docs/terminal"


def shown_pictures():
    """Return the paths of all pictures that the documents show."""
    shown = set()
    for page in PAGES:
        for target in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", page.read_text(encoding="utf-8")):
            shown.add((page.parent / target).resolve())
    return shown


def test_the_folders_hold_exactly_the_listed_pictures():
    assert {path.name for path in WEB.iterdir()} == {f"{name}.webp" for name in WEB_PICTURES}
    assert {path.name for path in TERMINAL.iterdir()} == {f"{name}.svg" for name in TERMINAL_PICTURES}


def test_at_most_eight_pictures_of_the_web_app_are_kept():
    assert len(list(WEB.iterdir())) <= 8


def test_the_pictures_weigh_at_most_one_megabyte():
    assert sum(path.stat().st_size for folder in (WEB, TERMINAL) for path in folder.iterdir()) <= 1_000_000


@pytest.mark.parametrize("path", [*WEB.iterdir(), *TERMINAL.iterdir()], ids=lambda path: path.name)
def test_every_picture_is_shown_by_a_document(path):
    assert path.resolve() in shown_pictures()


@pytest.mark.parametrize("path", list(WEB.iterdir()), ids=lambda path: path.name)
def test_pictures_of_the_web_app_are_webp(path):
    content = path.read_bytes()
    assert (content[:4], content[8:12]) == (b"RIFF", b"WEBP")


def test_the_listed_pictures_are_taken(monkeypatch):
    taken = []
    monkeypatch.setattr(write_page_screenshots, "take", lambda is_wanted: taken.extend(filter(is_wanted, WEB_PICTURES)))
    monkeypatch.setattr(write_screenshots, "main", lambda: taken.extend(TERMINAL_PICTURES))
    take()
    assert taken == [*WEB_PICTURES, *TERMINAL_PICTURES]
    assert set(TERMINAL_PICTURES) <= set(write_screenshots.PICTURES)
