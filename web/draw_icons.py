"""Draw the icons of the installed app from ``public/icon.svg``: ``python web/draw_icons.py``."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

from erawan.drawing.design_tokens import colours

PUBLIC = Path(__file__).resolve().parent / "public"
GROUND = colours("icon")["icon_ground"]
# A mask may cut everything beyond the inner four fifths of a maskable icon.
ICONS = {"192": (192, 1.0, "transparent"), "512": (512, 1.0, "transparent"), "maskable": (512, 0.78, GROUND)}


def main() -> None:
    """Write the files."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (size, part, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            style = f"margin:0;display:grid;place-items:center;height:100vh;background:{ground}"
            page.set_content(f'<body style="{style}"><div style="width:{size * part}px">{drawing}</div>')
            page.locator("svg").evaluate("svg => (svg.style.display = 'block')")
            page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
