"""Write the design tokens for the browser app: ``web/src/theme_tokens.css`` and ``web/src/lib/design_tokens.ts``.

``python -m tools.write_theme_tokens`` writes both anew from ``src/erawan/drawing/design_tokens.toml``; a test checks
that they are current.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from erawan.drawing.palette import TOKENS

_WEB = Path(__file__).resolve().parents[1] / "web/src"
CSS_FILE = _WEB / "theme_tokens.css"
TYPESCRIPT_FILE = _WEB / "lib/design_tokens.ts"
_NOTE = "Written by python -m tools.write_theme_tokens from design_tokens.toml; do not change it by hand."
_GROUPS = ("frame", "siam", "king_of_siam", "page")

Colours = Mapping[str, str | list[str]]


def css() -> str:
    """Return the style sheet that defines every colour as a custom property."""
    groups = TOKENS["colours"]
    # Older browsers let what lies behind a dialog inherit nothing from the page.
    rules = [_rule(":root,\n::backdrop", {name: value for group in _GROUPS for name, value in groups[group].items()})]
    rules.append(_rule(':root[data-contrast="more"]', groups["high_contrast"]))
    return f"/* {_NOTE} */\n\n" + "\n".join(rules)


def typescript() -> str:
    """Return the module with sizes and paths of the boards, and the colours that players choose from."""
    objects = {
        "SIAM_BOARD": TOKENS["siam_board"],
        "PROVINCE_MAP": TOKENS["province_map"],
        "PLAYER_COLOURS": TOKENS["player_colours"]["choices"],
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
