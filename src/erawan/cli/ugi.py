"""``erawan ugi``: offer our players to other programs, over the Universal Game Interface."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter

from erawan.cli.arguments import OptionTexts, read_game, run_in_background


def ugi(
    game: Annotated[str, Parameter(help="The game: siam or king-of-siam, or one from another package.")],
    *,
    option: OptionTexts = None,
    player: Annotated[
        str | None,
        Parameter(
            help="The player; the protocol's option Player can change it. By default best, or uct in a game from "
            "another package.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Speak UGI on standard input and output, for match runners and other programs."""
    from erawan.players.player_registry import strongest_player
    from erawan.players.ugi.conversation import Conversation, listen

    played = read_game(game, option)
    conversation = Conversation(played, player or strongest_player(played), sys.stdout)
    source = sys.stdin
    try:
        if source is not None:
            # A position that is heard may have to be compiled.
            run_in_background(lambda: listen(conversation, source))
    except KeyboardInterrupt:
        conversation.close()
        raise
