"""What can go wrong with keeping things."""

from __future__ import annotations

from erawan.core.errors import ErawanError


class StoreError(ErawanError):
    """The database cannot be used now; nothing was changed, as far as anybody was told."""


class ConflictError(StoreError):
    """Somebody else wrote first: what was decided on is out of date."""
