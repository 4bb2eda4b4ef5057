"""Write screenshots of the terminal app to ``build/screens/terminal/``: ``python -m tests.tui.write_screenshots``."""

import asyncio
import os
import re
import tempfile
from pathlib import Path

from tests.tui.app_driver import MIDDLE, SMALL, plan_of, seated
from tests.tui.screen_snapshots import PUSH, choose, press

FOLDER = Path(__file__).parents[2] / "build/screens/terminal"
WIDE = (130, 34)
PICTURES = {
    "siam": (MIDDLE, plan_of("siam", "", "level-3", position=PUSH), (choose("b4"),)),
    "siam-small": (SMALL, plan_of("siam", "", "level-3", position=PUSH), (choose("d1", "d1e1"), press("up"))),
    "king-of-siam": (WIDE, plan_of("king-of-siam", "", "level-1", "level-1", players=3), (choose("khon"), press("up"))),
    "king-of-siam-small": (SMALL, plan_of("king-of-siam", "", "level-1", players=2), (press("down", "down"),)),
}


async def take(name):
    """Return a screen as SVG."""
    size, plan, steps = PICTURES[name]
    async with seated(plan, size) as (table, pilot):
        for step in steps:
            await step(table.app, pilot)
        drawn = table.app.export_screenshot(title="erawan play")
    # Pictures name no fonts of the network.
    return re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL)


def main():
    FOLDER.mkdir(parents=True, exist_ok=True)
    os.environ.pop("NO_COLOR", None)
    for name in PICTURES:
        with tempfile.TemporaryDirectory() as folder:
            os.environ["XDG_DATA_HOME"] = folder
            (FOLDER / f"{name}.svg").write_text(asyncio.run(take(name)), encoding="utf-8")


if __name__ == "__main__":
    main()
