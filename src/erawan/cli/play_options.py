"""The options of ``erawan play``, with their help."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from erawan.players import FORMS

DEFAULT_SEAT = "1"

Which: TypeAlias = Annotated[
    str | None,
    Parameter(
        help="siam or king-of-siam; a position tells it by itself. With --server a new game there; or the id of a game "
        "there, or the link of an invitation; without it you choose among your games and the open ones.",
        show_default=False,
    ),
]
Seat: TypeAlias = Annotated[
    str, Parameter(help="Your seat, from 1 (in Siam the elephants); several as 1,3; all for every seat.")
]
Opponents: TypeAlias = Annotated[
    str | None,
    Parameter(
        help=f"Who plays the other seats: {', '.join(FORMS)}. Several, in the order of the seats, as A,B. On a server: "
        "level-1 … level-8, open for whoever comes first, link for somebody you send a link to. Without it level-3; "
        "uct in a game from another package, which has no levels.",
        show_default=False,
    ),
]
PositionText: TypeAlias = Annotated[str, Parameter(help="Go on from this position.", show_default=False)]
Seed: TypeAlias = Annotated[
    int | None, Parameter(help="Makes the set-up and the opponents' choices repeatable.", show_default=False)
]
RecordFile: TypeAlias = Annotated[
    Path | None,
    Parameter(
        help="Keep the game in this file of records, after every turn. The full screen keeps games in a file of "
        "your own if none is named.",
        show_default=False,
    ),
]
Resume: TypeAlias = Annotated[bool, Parameter(help="Go on with the last game of that file of records.", negative="")]
Server: TypeAlias = Annotated[
    str | None, Parameter(help="Play on the Erawan server at this address.", show_default=False)
]
Name: TypeAlias = Annotated[
    str | None, Parameter(help="What others on the server see beside your seat.", show_default=False)
]
Clock: TypeAlias = Annotated[
    str,
    Parameter(
        help="The clock of a new game on a server: 10 for ten minutes each, 10+5 for five seconds more after every "
        "turn, 3d for three days a turn.",
        show_default=False,
    ),
]
