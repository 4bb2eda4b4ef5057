"""Compiles all kernels once, on all cores: pytest's workers, who begin together, would each compile them.

``python -m tests.compile_kernels``
"""

import sys

import examples.nim.state  # noqa: F401  (a game from elsewhere empties the cache when it is seen for the first time)

from erawan.cli.compile_kernels import EVERYTHING, main

if __name__ == "__main__":
    sys.exit(main([EVERYTHING]))
