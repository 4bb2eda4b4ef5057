"""Write the pictures that the documents show: ``make docs-pictures``. Commit them only when the look has changed.

Every picture in git stays in its history, so the repository keeps few and small ones. ``make screens`` takes all others
into ``build/screens/``.
"""

import shutil
import sys
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parents[1]
SCREENS = ROOT / "build/screens"
DOCS = ROOT / "docs"
# The pictures of the web app that the documents show, by their names in build/screens. docs/screens holds these alone.
WEB_PICTURES = (
    "siam-push-desktop-light",
    "king-of-siam-turn-desktop-light",
    "replay-desktop-light",
    "lesson-siam-desktop-light",
    "siam-over-desktop-dark",
    "king-of-siam-desktop-dark",
    "study-desktop-light",
    "puzzle-phone-dark",
)
# The pictures of the terminal app, by their names in build/screens/terminal; docs/terminal holds these alone.
TERMINAL_PICTURES = ("siam", "king-of-siam")
MAX_WIDTH = 1360
QUALITY = 85


def take():
    """Take the pictures of both tables again."""
    # Imported late: reading the tables needs no browser driver.
    from tests.browser import write_page_screenshots
    from tests.tui import write_screenshots

    write_page_screenshots.take(lambda name: name in WEB_PICTURES)
    write_screenshots.main()


def write():
    """Write the pictures of both tables from ``build/screens/`` into ``docs/``."""
    for folder in (DOCS / "screens", DOCS / "terminal"):
        folder.mkdir(exist_ok=True)
    for name in WEB_PICTURES:
        with Image.open(SCREENS / f"{name}.png") as picture:
            picture.thumbnail((MAX_WIDTH, 10 * MAX_WIDTH))
            picture.convert("RGB").save(DOCS / "screens" / f"{name}.webp", quality=QUALITY, method=6)
    for name in TERMINAL_PICTURES:
        shutil.copyfile(SCREENS / "terminal" / f"{name}.svg", DOCS / "terminal" / f"{name}.svg")


if __name__ == "__main__":
    # With --convert, use the pictures that are in build/screens already.
    if "--convert" not in sys.argv[1:]:
        take()
    write()
