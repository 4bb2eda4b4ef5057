"""Compare every screen with its snapshot, ``snapshots/*.txt``; ``python -m tests.tui.write_snapshots`` writes them."""

import asyncio
from itertools import product

import pytest

from erawan.words import LANGUAGES
from tests.run_checks import has_full_matrix
from tests.tui.screen_snapshots import FOLDER, SCREENS, take


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_stands_as_it_is_kept(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    if name.endswith("uncoloured"):
        monkeypatch.setenv("NO_COLOR", "1")
    expected = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert asyncio.run(take(name, expected=expected)) == expected


def test_every_kept_screen_is_taken():
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(SCREENS)


TRANSLATED = ["start", "start-king-of-siam", "king-of-siam-card", "help", "games", "replay", "over", "new-game"]
OTHERS = [language for language in LANGUAGES if language != "en"]


def pick_languages():
    """Return pairs of screen and language: all in ``make test-full``, else two languages for each screen.

    The English texts are in the snapshots.
    """
    if has_full_matrix():
        return list(product(TRANSLATED, LANGUAGES))
    return [(name, OTHERS[(at + turn) % 4]) for at, name in enumerate(TRANSLATED) for turn in (0, 2)]


@pytest.mark.parametrize(("name", "language"), pick_languages())
def test_every_language_fits_and_has_all_words(name, language, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    shown = asyncio.run(take(name, language))
    for key in ("tui-", "web-", "kos-", "siam-turn", "play-", "analysis-"):
        assert key not in shown
    assert all(len(row) <= SCREENS[name].size[0] for row in shown.splitlines())
