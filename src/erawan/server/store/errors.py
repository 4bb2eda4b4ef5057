"""The errors of the database."""

from __future__ import annotations

from erawan.core.errors import ErawanError


class StoreError(ErawanError):
    """The database cannot be used now; no client was told that its change is stored."""


class ConflictError(StoreError):
    """Another writer was faster: this change is based on old data and was not stored."""
