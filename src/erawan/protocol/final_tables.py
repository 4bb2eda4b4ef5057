"""The final table of King of Siam: how a game ended, comparison by comparison."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from erawan.protocol.phrases import Words

Owner: TypeAlias = Annotated[str, Meta(description="`R` (Rama), `L` (Lao), `M` (Malay) or `B` (the British).")]


class FinalProvince(Struct, frozen=True):
    """A province at the end of a game."""

    code: Annotated[str, Meta(description="Code in the game's notation.")]
    name: Annotated[Words, Meta(description="Name of the province.")]
    owner: Annotated[Owner | None, Meta(description="Who took it; null if the game ended before its struggle.")]


class FinalRow(Struct, frozen=True):
    """A faction or a side of players in a comparison."""

    faction: Annotated[Owner | None, Meta(description="The faction; null for players.")]
    seats: Annotated[list[int], Meta(description="The seats of the side; empty for a faction.")]
    number: Annotated[
        int | None,
        Meta(
            description="What is compared: provinces, number of the last struggle won, followers, complete sets, or "
            "the place of the latest card (1 is the earliest); null for a player who never played a card."
        ),
    ]
    is_kept: Annotated[bool, Meta(description="Whether it is still in the running after the comparison.")]


class FinalStep(Struct, frozen=True):
    """One comparison."""

    key: Annotated[
        str,
        Meta(
            description="`provinces` or `latest_gain` (of factions); `ruler`, `second`, `earlier_card`, `sets` or "
            "`latest_card` (of players)."
        ),
    ]
    words: Annotated[Words, Meta(description="What is compared, as a heading.")]
    faction: Annotated[Owner | None, Meta(description="The faction whose followers are counted; null if none.")]
    rows: Annotated[list[FinalRow], Meta(description="Those that are compared.")]
    decides: Annotated[bool, Meta(description="Whether it leaves one faction, or one side; otherwise it is a tie.")]


class FinalTableView(Struct, frozen=True):
    """The end of a game of King of Siam by its rules, step by step (K7)."""

    provinces: Annotated[list[FinalProvince], Meta(description="The provinces in the order of their struggles.")]
    ruler: Annotated[Owner, Meta(description="Who rules Siam; `B` in a British colony.")]
    words: Annotated[Words, Meta(description="Who rules Siam, as a sentence.")]
    faction_steps: Annotated[list[FinalStep], Meta(description="The comparisons until one faction rules.")]
    player_steps: Annotated[list[FinalStep], Meta(description="The comparisons until one side wins.")]
