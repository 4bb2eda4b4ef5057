"""What can go wrong with the database."""

from __future__ import annotations

from erawan.core.errors import ErawanError


class StoreError(ErawanError):
    """The database cannot be used now; nothing was changed, as far as any client was told."""


class ConflictError(StoreError):
    """Another writer was first: the decision is out of date."""
