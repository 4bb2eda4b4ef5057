"""``erawan maps``: list the maps of King of Siam, or check a map file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from erawan.cli.arguments import Language, read_language
from erawan.cli.help_texts import PAGES
from erawan.games.king_of_siam.descriptions import faction_phrase
from erawan.games.king_of_siam.maps import Map, load_map, map_names, read_map
from erawan.words import Phrase, say

app = App(name="maps", help=PAGES["maps"].text, help_epilogue=PAGES["maps"].epilogue)


@app.default
def maps(*, language: Language = None) -> None:
    """List the maps that come with King of Siam."""
    spoken = read_language(language)
    for name in map_names():
        _tell(load_map(name), spoken)


@app.command
def check(
    file: Annotated[Path, Parameter(help="A map file (TOML).")],
    *,
    language: Language = None,
) -> None:
    """Check a map file, and name the first fault."""
    spoken = read_language(language)
    found = read_map(file)
    _tell(found, spoken)
    print(say(Phrase("maps-good", {"path": str(file)}), spoken))


def _tell(found: Map, language: str) -> None:
    """Print a map in a few lines: its provinces with their homes and neighbours."""
    print(f"{found.name}: {found.title} ({found.digest})")
    for number, province in enumerate(found.provinces):
        factions = [faction for faction, home in enumerate(found.homes) if home == number]
        neighbours = sorted({end for border in found.borders if number in border for end in border} - {number})
        homes = [say(Phrase("kos-home-of", {"faction": faction_phrase(faction)}), language) for faction in factions]
        codes = " ".join(found.codes[neighbour] for neighbour in neighbours)
        print(f"  {province.code}  {province.name:24}  {codes:12}  {''.join(homes)}".rstrip())
