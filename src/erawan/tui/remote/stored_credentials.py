"""The user of a terminal on a server: a client whose token is kept in a file.

A user without a token becomes a guest and stays the same guest: the token from the server is stored in a file that only
its owner can read.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

from erawan.client import Client, Credentials, ServerError
from erawan.core.files import replacing
from erawan.tui.launch_options import own_folder
from erawan.words import LANGUAGES

TOKEN_VARIABLE = "ERAWAN_TOKEN"


class StoredCredentials(Credentials):
    """The token of one server: from the environment, or from a file with the tokens of guests."""

    def __init__(self, origin: str, folder: Path) -> None:
        self._origin = origin
        self._file = folder / "servers.json"
        given = os.environ.get(TOKEN_VARIABLE, "")
        self.is_given = bool(given)
        """Whether the token comes from the environment; then the file is not used."""
        super().__init__(given or self._read().get(origin, ""))

    def set_token(self, token: str) -> None:
        """Use another token and store it, unless one was given."""
        if self.is_given:
            return
        super().set_token(token)
        tokens = {**self._read(), self._origin: token}
        with replacing(self._file) as draft:
            # Created with its final permissions, so that other users can never read it.
            descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(descriptor, "w", encoding="utf-8") as file:
                json.dump(tokens, file)

    def _read(self) -> dict[str, str]:
        try:
            tokens = json.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return tokens if isinstance(tokens, dict) else {}


class Account(Client):
    """A user on one server, known by the token that this computer stores."""

    def __init__(self, origin: str, folder: Path | None = None) -> None:
        """``folder`` holds the file with the tokens of guests."""
        self._stored = StoredCredentials(origin, folder or own_folder())
        # The user is waiting: raise an error at once if there are too many requests, instead of repeating them.
        super().__init__(origin, credentials=self._stored, language=",".join(LANGUAGES), patience_s=0)

    def introduce(self, name: str | None) -> None:
        """Make sure that the server knows the user, under a new name if one is given."""
        try:
            me = self.get_me()
        except ServerError as error:
            if self._stored.is_given or error.code != "person.needed":
                raise
            # The server has forgotten this guest.
            self._stored.token = ""
            me = self.get_me()
        if name is not None:
            self.set_name(name)
        elif not me.is_known:
            self._choose_name()

    def _choose_name(self) -> None:
        """Take the name of the user on this machine, or be called a guest if the server does not allow it."""
        try:
            self.set_name(os.environ.get("USER", "") or "Guest")
        except ServerError as error:
            if not error.code.startswith("person.name"):
                raise
            self.set_name("Guest")
