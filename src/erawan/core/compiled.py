"""The four decorators under which rules and search are compiled.

``@kernel`` marks the rules: small functions over plain integer arrays that allocate nothing, raise nothing and hold
no Python objects. They run three ways: as plain Python (``NUMBA_DISABLE_JIT=1``), compiled for this machine's
processor, and compiled for a GPU (a CUDA kernel may call them unchanged). ``@compiled`` marks functions that call
the rules, such as perft or a search; they may allocate memory. ``@large_kernel`` and ``@spliced`` are kernels that
are inlined in another way, which saves compile time.

Numba's disk cache notices edits in the decorated function's own file only, not in the functions it calls. So every
version of the kernel sources gets a cache folder of its own (``cache_folder``). It is named by a digest over the files
with kernels and everything those import. The rules never call the layers above them, so their digest leaves those out:
an edit in a search does not compile the rules again.
"""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import os
import re
import secrets
import shutil
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba.core.caching import IndexDataCacheFile

Function = TypeVar("Function", bound=Callable[..., object])

_PACKAGE = Path(__file__).resolve().parent.parent
_RULES = ("core", "games")
_IMPORT = re.compile(rb"^\s*(?:from (erawan[\w.]*) import (\([^)]*\)|[^\n#]*)|import (erawan[\w.]*))", re.MULTILINE)
_KEEP_UNUSED_S = 30 * 24 * 3600
_DECORATORS = {f"{__name__}.{name}" for name in ("kernel", "large_kernel", "spliced", "compiled")}
_DECORATING = threading.Lock()
_PROCESS = secrets.token_hex(4)


def kernel(function: Function) -> Function:
    """Return the function as a kernel: inlined wherever it is called; compiling it fails if it allocates memory.

    Leaving Numba's memory runtime out also leaves out the atomic reference counts around every call, which halved the
    speed.
    """
    return _cached(function, forceinline=True, _nrt=False)


def large_kernel(function: Function) -> Function:
    """Return the function as a kernel that the compiler need not inline: for large ones, whose inlining takes long."""
    return _cached(function, _nrt=False)


def spliced(function: Function) -> Function:
    """Return a kernel that Numba inlines into its callers before compiling them: for callers of large kernels.

    Without it, Numba would optimise all the rules once more for every function between them and a search.
    """
    return _cached(function, inline="always", _nrt=False)


def compiled(function: Function) -> Function:
    """Return the function compiled on first use and cached on disk; it releases the GIL while it runs."""
    return _cached(function)


def interpreted(function: Function) -> Function:
    """Return a kernel as plain Python, for tables that modules make when they are imported.

    The first call of a compiled kernel loads much of Numba, which would slow down the start of every program.
    """
    return getattr(function, "py_func", function)


def _cached(function: Function, **options: Any) -> Function:
    # Numba reads the setting while it decorates, so it is set back afterwards: functions of other packages do not
    # belong into our folder. One thread at a time, because a server imports games in several threads, and a setting
    # changed by two of them would put the cache into the wrong folder.
    with _DECORATING:
        outer = numba.config.CACHE_DIR  # type: ignore[attr-defined]
        numba.config.CACHE_DIR = str(cache_folder(_is_rule(function)))  # type: ignore[attr-defined]
        try:
            result: Any = numba.njit(cache=True, nogil=True, error_model="numpy", **options)(function)
        finally:
            numba.config.CACHE_DIR = outer  # type: ignore[attr-defined]
    if result is not function:  # with the JIT switched off it is the function itself
        result._cache._cache_file.__class__ = _ForgivingIndex
    return result  # type: ignore[no-any-return]


def _is_rule(function: Function) -> bool:
    """Return whether a function belongs to the rules: those of Erawan, or of a game in another package."""
    package, _, rest = function.__module__.partition(".")
    return package != _PACKAGE.name or rest.partition(".")[0] in _RULES


class _ForgivingIndex(IndexDataCacheFile):
    """An index of compiled code that several processes may write, and that forgets games no longer installed.

    Numba numbers the files of compiled code. Two processes that compile the same function for two games at once would
    take the same number. Then one of them would later run the other's rules. An index also names the classes of tags;
    Numba would fail on one whose package is gone.
    """

    def _data_name(self, number: int) -> str:
        return f"{_PROCESS}-{super()._data_name(number)}"  # type: ignore[no-untyped-call]

    def _load_index(self) -> Any:
        try:
            return super()._load_index()  # type: ignore[no-untyped-call]
        except (ImportError, AttributeError):
            return {}


@lru_cache(maxsize=2)
def cache_folder(rules_only: bool = True) -> Path:
    """Return the folder of the kernels compiled from exactly these sources; a temporary one if it cannot be written."""
    base = _user_cache() / "kernels"
    folder = base / source_digest(rules_only)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            os.utime(folder)
    except OSError:
        spare = tempfile.mkdtemp(prefix="erawan-kernels-")
        atexit.register(shutil.rmtree, spare, ignore_errors=True)
        return Path(spare)
    _sweep(base, keep=folder)
    return folder


def source_digest(rules_only: bool = True) -> str:
    """Return a short digest of the source files (of the rules, or of all kernels) and of the compiler settings."""
    folders = [_PACKAGE / name for name in _RULES] if rules_only else [_PACKAGE]
    modules = {_module_name(path): path for folder in folders for path in folder.rglob("*.py")}
    return digest_of(kernel_sources(modules), rules_only, os.environ.get("NUMBA_BOUNDSCHECK"))


def _module_name(path: Path) -> str:
    parts = path.relative_to(_PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def kernel_sources(modules: Mapping[str, Path]) -> list[Path]:
    """Return the files that compiled code is made of: modules with kernels, and all modules that those import.

    A constant that a kernel reads is compiled into it, so an imported module counts also if it has no kernel itself.
    """
    imports = {name: imported_names(path.read_bytes()) for name, path in modules.items()}
    waiting = [name for name, imported in imports.items() if imported & _DECORATORS]
    found = {__name__}
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting.extend(imports[name] & modules.keys())
    return [modules[name] for name in found if name in modules]


def imported_names(source: bytes) -> set[str]:
    """Return the dotted names that a source imports from Erawan: of ``from a import b`` both ``a`` and ``a.b``."""
    found = set()
    for package, names, module in _IMPORT.findall(source):
        if module:
            found.add(module.decode())
        else:
            found.add(package.decode())
            found |= {f"{package.decode()}.{name.decode()}" for name in re.findall(rb"\w+", names)}
    return found


def digest_of(paths: Iterable[Path], *settings: object) -> str:
    """Return a short digest of files and settings."""
    digest = hashlib.sha256(repr(settings).encode())
    for path in sorted(paths):
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def notice_sources(game: str, module_file: str) -> None:
    """Empty the cache if the kernels of a game outside Erawan have changed since it was last seen.

    Generic code is compiled together with a game's kernels and lies in our folder; the digest in its name does not
    cover other packages. A game that is seen for the first time has nothing in the folder yet.
    """
    if _PACKAGE in Path(module_file).resolve().parents:
        return
    digest = digest_of(sources_beside(module_file))
    noted = cache_folder() / f"{game}.digest"
    known = noted.read_text() if noted.exists() else None
    if known == digest:
        return
    for stale in (*cache_folder().iterdir(), *cache_folder(rules_only=False).iterdir()) if known is not None else ():
        if stale.is_dir():
            shutil.rmtree(stale, ignore_errors=True)
        else:
            stale.unlink(missing_ok=True)
    noted.write_text(digest)


def sources_beside(module_file: str) -> list[Path]:
    """Return the source files of the package that holds a module; only the module itself if it is in no package."""
    path = Path(module_file).resolve()
    is_package = (path.parent / "__init__.py").exists()
    return sorted(path.parent.rglob("*.py")) if is_package else [path]


def _user_cache() -> Path:
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    if chosen:
        return Path(chosen) / "erawan"
    from platformdirs import user_cache_path

    return user_cache_path("erawan", appauthor=False)


def _sweep(base: Path, keep: Path) -> None:
    """Remove the folders of older sources that no process has used for a month."""
    oldest = time.time() - _KEEP_UNUSED_S
    for folder in base.iterdir():
        # Another process may sweep at the same time.
        with contextlib.suppress(OSError):
            if folder != keep and folder.stat().st_mtime < oldest:
                shutil.rmtree(folder, ignore_errors=True)
