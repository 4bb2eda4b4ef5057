"""Rewrite the snapshots: ``python -m tests.tui.write_snapshots [NAME …]``; then look at the difference."""

import asyncio
import contextlib
import os
import sys
import tempfile
import time

from tests.tui.screen_snapshots import FOLDER, SCREENS, take


def main(names):
    FOLDER.mkdir(exist_ok=True)
    os.environ["LC_ALL"], os.environ["TZ"] = "C", "UTC"
    time.tzset()
    for name in names or SCREENS:
        os.environ.pop("NO_COLOR", None)
        if name.endswith("uncoloured"):
            os.environ["NO_COLOR"] = "1"
        with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
            os.environ["XDG_DATA_HOME"] = folder
            shown = asyncio.run(take(name))
        (FOLDER / f"{name}.txt").write_text(shown, encoding="utf-8")
        print(name, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
