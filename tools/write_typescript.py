"""Write the protocol's types for the browser app, ``web/src/lib/protocol.ts``: ``make types``.

``openapi-typescript`` generates them from the server's OpenAPI document (``npm run types`` in ``web/``). A test says
when the file is out of date.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec

from erawan.server.app import api_document

_WEB = Path(__file__).resolve().parents[1] / "web"
FILE = _WEB / "src/lib/protocol.ts"


def typescript() -> str:
    """Return the content of the file."""
    # The app uses the types of bodies and messages, not those of the paths.
    types_only = {**api_document(), "paths": {}}
    command = [sys.executable, str(_WEB / "npm.py"), "run", "--silent", "types"]
    done = subprocess.run(command, input=msgspec.json.encode(types_only), capture_output=True, check=True)
    return done.stdout.decode("utf-8").rstrip() + "\n"


if __name__ == "__main__":
    FILE.write_text(typescript(), encoding="utf-8", newline="\n")
