"""What can go wrong with the database."""

from __future__ import annotations

from erawan.core.errors import ErawanError


class StoreError(ErawanError):
    """The database cannot be used now; nothing was changed, as far as any client was told."""


class ConflictError(StoreError):
    """Another writer was faster: this change is based on old data and was not stored."""
