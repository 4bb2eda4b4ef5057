"""Files of nets: an ``.npz`` with one array for each kind of weight and the digest of all, checked at loading."""

from __future__ import annotations

import hashlib
import zipfile
import zlib
from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Arrays: TypeAlias = dict[str, npt.NDArray[np.signedinteger]]


def to_whole(
    numbers: npt.NDArray[np.floating], scale: float, kind: type[np.signedinteger]
) -> npt.NDArray[np.signedinteger]:
    """Return numbers times a scale, rounded to integers of a type; clip those that do not fit."""
    limits = np.iinfo(kind)
    return np.clip(np.round(numbers.astype(np.float64) * scale), limits.min + 1, limits.max).astype(kind)


def save_arrays(arrays: Arrays, path: Path) -> None:
    """Write the weights of a net to a file."""
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays, digest=np.array(_digest(arrays)))  # type: ignore[arg-type]


def load_arrays(path: Path) -> Arrays:
    """Return the weights of a file; raise ``ValueError`` if it is no file of weights, or damaged."""
    if not zipfile.is_zipfile(path):
        # Also raises ``OSError`` if the file cannot be read.
        path.open("rb").close()
        raise ValueError(f"{path} is no file of weights")
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files if name != "digest"}
            is_intact = "digest" in file.files and str(file["digest"]) == _digest(arrays)
    except (zipfile.BadZipFile, zlib.error, EOFError, KeyError):
        is_intact = False
    if not is_intact:
        raise ValueError(f"{path} is damaged")
    return arrays


def forms_of(arrays: Arrays) -> dict[str, tuple[np.dtype[np.signedinteger], tuple[int, ...]]]:
    """Return the kind and shape of each array."""
    return {name: (array.dtype, array.shape) for name, array in arrays.items()}


def _digest(arrays: Arrays) -> str:
    """Return a digest of the names, shapes and numbers of arrays."""
    digest = hashlib.sha256()
    for name, array in sorted(arrays.items()):
        digest.update(f"{name} {array.dtype} {array.shape}".encode())
        digest.update(array.tobytes())
    return digest.hexdigest()
