"""Compile all kernels once, on all cores; otherwise each worker of pytest would compile them again.

``python -m tests.compile_all_kernels``
"""

import sys
from importlib import import_module
from pathlib import Path

from erawan.cli.compile_kernels import EVERYTHING, main

NIM = Path(__file__).resolve().parents[1] / "examples/nim"

if __name__ == "__main__":
    # A game from elsewhere empties the cache when it has changed, so that comes first.
    sys.path.insert(0, str(NIM))
    import_module("nim_game.state")
    sys.exit(main([EVERYTHING]))
