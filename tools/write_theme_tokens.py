"""Write the design tokens for the browser app: ``web/src/theme_tokens.css`` and ``web/src/lib/design_tokens.ts``.

``python -m tools.write_theme_tokens`` rewrites both from ``src/erawan/drawing/design_tokens.toml``; a test checks
that they are current.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from erawan.drawing.design_tokens import TOKENS

_WEB = Path(__file__).resolve().parents[1] / "web/src"
CSS_FILE = _WEB / "theme_tokens.css"
TYPESCRIPT_FILE = _WEB / "lib/design_tokens.ts"
_NOTE = "Written by python -m tools.write_theme_tokens from design_tokens.toml; do not change it by hand."
_GROUPS = ("frame", "siam", "king_of_siam", "page")

USUAL_THEME = "celadon"

Colours = Mapping[str, str | list[str]]


def css() -> str:
    """Return the style sheet that defines every colour as a custom property."""
    groups = TOKENS["colours"]
    # In older browsers the backdrop of a dialog inherits no custom properties from the page.
    colours = {name: value for group in _GROUPS for name, value in groups[group].items()}
    rules = [_rule(":root,\n::backdrop", colours)]
    # A theme applies to the whole page, and to its preview in the settings. High contrast comes last and overrides it.
    for kind, themes in (("board", TOKENS["board_themes"]), ("map", TOKENS["map_themes"])):
        # The default theme resets every colour that another theme changes, to `initial` if only other themes have it.
        usual = {name: colours.get(name, "initial") for changed in themes.values() for name in changed}
        for name, changed in {USUAL_THEME: usual, **themes}.items():
            rules.append(_rule(f'[data-{kind}-theme="{name}"]', changed))
    rules.append(_rule(':root[data-contrast="more"]', groups["high_contrast"]))
    return f"/* {_NOTE} */\n\n" + "\n".join(rules)


def typescript() -> str:
    """Return the module with sizes and paths of the boards, and the colours and themes that players choose from."""
    objects = {
        "SIAM_BOARD": TOKENS["siam_board"],
        "PROVINCE_MAP": TOKENS["province_map"],
        "PLAYER_COLOURS": TOKENS["player_colours"]["choices"],
        "BOARD_THEMES": [USUAL_THEME, *TOKENS["board_themes"]],
        "MAP_THEMES": [USUAL_THEME, *TOKENS["map_themes"]],
    }
    parts = [f"export const {name} = {json.dumps(value, indent=2)} as const\n" for name, value in objects.items()]
    return f"// {_NOTE}\n\n" + "\n".join(parts)


def _rule(selector: str, colours: Colours) -> str:
    lines = "".join(f"  --{name.replace('_', '-')}: {_css_value(value)};\n" for name, value in colours.items())
    return f"{selector} {{\n{lines}}}\n"


def _css_value(value: str | list[str]) -> str:
    return value if isinstance(value, str) else f"light-dark({', '.join(value)})"


if __name__ == "__main__":
    CSS_FILE.write_text(css(), encoding="utf-8")
    TYPESCRIPT_FILE.write_text(typescript(), encoding="utf-8")
