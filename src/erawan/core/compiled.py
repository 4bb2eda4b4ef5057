"""The two decorators under which rules and search are compiled.

``@kernel`` marks the rules: small functions over plain integer arrays that allocate nothing, raise nothing and hold
no Python objects. They run three ways: as plain Python (``NUMBA_DISABLE_JIT=1``), compiled for this machine's
processor, and compiled for a GPU (a CUDA kernel may call them as they stand). ``@compiled`` marks what walks over
them, such as perft or a search, and may allocate its work space.

Numba's disk cache notices edits in the decorated function's own file only, not in the functions
it calls. So every version of the kernel sources gets a cache folder of its own, named by a digest
over all of them; see ``cache_folder``.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import lru_cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

import numba

Function = TypeVar("Function", bound=Callable[..., object])

_PACKAGE = Path(__file__).resolve().parent.parent
_MARK = b"erawan.core.compiled import"
_KEEP_UNUSED_S = 30 * 24 * 3600


def kernel(function: Function) -> Function:
    """The function as a kernel: it is inlined where it is called, and compiling it fails if it allocates.

    Leaving Numba's memory runtime out also leaves out the atomic reference counts around every call, which halved the
    speed.
    """
    return _cached(function, forceinline=True, _nrt=False)


def compiled(function: Function) -> Function:
    """The function, compiled on first use, cached on disk, releasing the GIL while it runs."""
    return _cached(function)


def _cached(function: Function, **options: Any) -> Function:
    outer = numba.config.CACHE_DIR  # type: ignore[attr-defined]
    # Numba reads the setting while it decorates; nobody else's functions shall land in our folder.
    numba.config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]
    try:
        result: Function = numba.njit(cache=True, nogil=True, error_model="numpy", **options)(function)
    finally:
        numba.config.CACHE_DIR = outer  # type: ignore[attr-defined]
    return result


@lru_cache(maxsize=1)
def cache_folder() -> Path:
    """The folder of compiled kernels for exactly these sources; a temporary one if none can be written."""
    base = _user_cache() / "kernels"
    folder = base / source_digest()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            os.utime(folder)
    except OSError:
        return Path(tempfile.mkdtemp(prefix="erawan-kernels-"))
    _sweep(base, keep=folder)
    return folder


def source_digest() -> str:
    """A short digest over every file that holds kernels, other packages' games included."""
    digest = hashlib.sha256()
    for path in sorted(_kernel_sources()):
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _kernel_sources() -> Iterator[Path]:
    for root in (_PACKAGE, *_roots_of_other_games()):
        for path in root.rglob("*.py"):
            if _MARK in path.read_bytes():
                yield path


def _roots_of_other_games() -> set[Path]:
    """The folders of the top packages that registered a game, found without importing them."""
    tops = {entry.module.partition(".")[0] for entry in entry_points(group="erawan.games")}
    specs = (find_spec(top) for top in sorted(tops - {"erawan"}))
    return {Path(place) for spec in specs if spec for place in spec.submodule_search_locations or ()}


def _user_cache() -> Path:
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    if chosen:
        return Path(chosen) / "erawan"
    from platformdirs import user_cache_path

    return user_cache_path("erawan", appauthor=False)


def _sweep(base: Path, keep: Path) -> None:
    """Removes folders of older sources that nobody has used for a month."""
    oldest = time.time() - _KEEP_UNUSED_S
    for folder in base.iterdir():
        if folder != keep and folder.stat().st_mtime < oldest:
            shutil.rmtree(folder, ignore_errors=True)
