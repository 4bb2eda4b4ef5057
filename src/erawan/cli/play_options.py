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
        help="siam or king-of-siam; not needed with --position. With --server: a new game there, the id of a game, or "
        "an invitation link; without it, choose from a list.",
        show_default=False,
    ),
]
Seat: TypeAlias = Annotated[
    str, Parameter(help="Your seat, from 1 (the elephants in Siam); 1,3 for several seats; all for every seat.")
]
Opponents: TypeAlias = Annotated[
    str | None,
    Parameter(
        help=f"Who plays the other seats: {', '.join(FORMS)}; A,B for several, in the order of the seats. On a server: "
        "level-1 to level-8, open (the first person who joins) or link (a friend with an invitation link). By default "
        "level-3, or uct in a game from another package.",
        show_default=False,
    ),
]
PositionText: TypeAlias = Annotated[str, Parameter(help="Start from this position.", show_default=False)]
Seed: TypeAlias = Annotated[
    int | None, Parameter(help="The random seed of the set-up and the opponents.", show_default=False)
]
RecordFile: TypeAlias = Annotated[
    Path | None,
    Parameter(
        help="Save the game to this file after every turn; by default the full screen saves it in your data folder.",
        show_default=False,
    ),
]
Resume: TypeAlias = Annotated[bool, Parameter(help="Continue the last game of that file.", negative="")]
Server: TypeAlias = Annotated[
    str | None, Parameter(help="Play on the Erawan server at this address.", show_default=False)
]
Name: TypeAlias = Annotated[str | None, Parameter(help="Your name on the server.", show_default=False)]
Clock: TypeAlias = Annotated[
    str,
    Parameter(
        help="The clock of a new game on a server: 10 for ten minutes each, 10+5 for ten minutes plus five seconds per "
        "turn, 3d for three days per turn.",
        show_default=False,
    ),
]
