"""The design tokens: one source of colours and sizes for our pictures and the browser app."""

import json
import re
from pathlib import Path

from tools.write_theme_tokens import CSS_FILE, TYPESCRIPT_FILE, css, typescript

from erawan.drawing.design_tokens import TOKENS, colours

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
DRAWING = ROOT / "src/erawan/drawing"
COLOUR = re.compile(r"(?<![\w&/])#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\b|\brgba?\(|\bhsla?\(")
# Sizes that only these tokens have, so that a copy of them is a copy of the tokens.
PATHS = [TOKENS["siam_board"][name] for name in ("tooth", "corners", "wedge")] + [TOKENS["province_map"]["wave"]]


def sources():
    """Return the hand-written files that draw: those of the pictures, and those of the browser app."""
    kinds = ("*.ts", "*.svelte", "*.css", "*.js")
    web = [path for kind in kinds for path in (WEB / "src").rglob(kind)]
    written = {CSS_FILE, TYPESCRIPT_FILE, WEB / "src/lib/protocol.ts"}
    return sorted({*DRAWING.rglob("*.py"), *web} - written)


def test_the_files_of_the_browser_app_are_current():
    for path, text in ((CSS_FILE, css()), (TYPESCRIPT_FILE, typescript())):
        assert path.read_text(encoding="utf-8") == text, "write them anew: python -m tools.write_theme_tokens"


def test_colours_and_shared_paths_are_written_in_the_tokens_only():
    found = {}
    for path in sources():
        text = path.read_text(encoding="utf-8")
        copies = [line for line in text.splitlines() if COLOUR.search(line)] + [
            shape for shape in PATHS if shape in text
        ]
        if copies:
            found[path.relative_to(ROOT).as_posix()] = copies
    assert found == {}


def test_every_colour_of_the_app_is_defined():
    defined = set(re.findall(r"--([\w-]+):", css()))
    # Rules set a property with a colon, elements of Svelte with a directive.
    setting = re.compile(r"(?:style:--([\w-]+)|--([\w-]+):)")
    defined |= {
        name for path in sources() for pair in setting.findall(path.read_text(encoding="utf-8")) for name in pair
    }
    used = {name for path in sources() for name in re.findall(r"var\(--([\w-]+)", path.read_text(encoding="utf-8"))}
    assert used <= defined


def test_a_colour_has_a_value_by_day_and_by_night():
    assert colours("siam")["celadon"] == TOKENS["colours"]["siam"]["celadon"][0]
    assert colours("siam", is_night=True)["celadon"] == TOKENS["colours"]["siam"]["celadon"][1]
    assert colours("frame") == colours("frame", is_night=True)


def test_the_icon_and_the_window_have_colours_of_the_tokens():
    icon, page = TOKENS["colours"]["icon"], TOKENS["colours"]["page"]
    manifest = json.loads((WEB / "public/manifest.webmanifest").read_text(encoding="utf-8"))
    assert (manifest["theme_color"], manifest["background_color"]) == (icon["window_bar"], page["page"][0])
    assert f'name="theme-color" content="{icon["window_bar"]}"' in (WEB / "index.html").read_text(encoding="utf-8")
    assert f'fill="{icon["icon_ground"]}"' in (WEB / "public/icon.svg").read_text(encoding="utf-8")
