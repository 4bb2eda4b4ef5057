"""The default file for games of this terminal, and the options that the command line passes to the app."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import platformdirs

from erawan.core.files import writing

FILE_NAME = "games.erawan"


def own_folder() -> Path:
    """Return the folder of the user's games and names; create it if it does not exist."""
    folder = platformdirs.user_data_path("erawan", appauthor=False)
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def own_file() -> Path:
    """Return the file of the user's games."""
    return own_folder() / FILE_NAME


@dataclass(frozen=True)
class LaunchOptions:
    """The choices with which the start screen begins."""

    seat: str = "1"
    opponent: str | None = None
    """Who plays the other seats; None for the game's default opponent."""
    options: tuple[str, ...] = ()
    seed: int | None = None
    record: Path | None = None
