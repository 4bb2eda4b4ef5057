"""Responses about openings and statistics."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from erawan.protocol.messages import GameView, Turn
from erawan.protocol.phrases import Words

GamesLeft: TypeAlias = Annotated[
    int, Meta(description="Finished games that are not counted yet. Ask again to include more of them.")
]


ElephantsChance: TypeAlias = Annotated[
    float | None,
    Meta(
        description="Win probability of the elephants from 0 to 1, as an engine sees it; a draw counts half. "
        "`null` if the opening book does not have the position."
    ),
]


class OpeningTurn(Struct, frozen=True, kw_only=True):
    """A turn of Siam that was played in a position, and the results of those games."""

    turn: Turn
    does: Annotated[Words, Meta(description="What the turn does.")]
    games: Annotated[int, Meta(description="Number of games with this turn.")]
    elephants: Annotated[int, Meta(description="Games that the elephants won.")]
    rhinos: Annotated[int, Meta(description="Games that the rhinos won.")]
    drawn: Annotated[int, Meta(description="Drawn games.")]
    chance: ElephantsChance = None


class EngineOpenings(Struct, frozen=True, kw_only=True):
    """The turns that strong engines played from a position of Siam, from the opening book."""

    games: Annotated[int, Meta(description="Number of the engines' games that went on from the position.")]
    chance: ElephantsChance
    turns: Annotated[list[OpeningTurn], Meta(description="The turns, most frequent first.")]


class Openings(Struct, frozen=True, kw_only=True):
    """The turns that were played from a position of Siam."""

    game: Annotated[GameView, Meta(description="The position, ready to show.")]
    turns: Annotated[list[OpeningTurn], Meta(description="The turns, most frequent first.")]
    games: Annotated[int, Meta(description="Number of games that reached the position.")]
    engines: Annotated[EngineOpenings, Meta(description="The same, from games between engines.")]
    left: GamesLeft


class EndingCount(Struct, frozen=True):
    """Number of games that ended for one reason."""

    reason: Annotated[str, Meta(description="Stable code of the reason.")]
    count: Annotated[int, Meta(description="Number of games.")]


class VariantNumbers(Struct, frozen=True, kw_only=True):
    """Results of King of Siam on one map with one number of players."""

    map: Annotated[str, Meta(description="Name of the map.")]
    players: Annotated[int, Meta(description="Number of players.")]
    games: Annotated[int, Meta(description="Number of finished games.")]
    rulers: Annotated[
        dict[str, int], Meta(description="Games by the faction that ruled in the end: R, L, M, or B for the British.")
    ]
    endings: Annotated[list[EndingCount], Meta(description="Games by reason of their end, most frequent first.")]
    wins: Annotated[list[int], Meta(description="Wins of each seat, alone or together with others.")]


class Numbers(Struct, frozen=True):
    """Results of all finished games of King of Siam."""

    variants: Annotated[list[VariantNumbers], Meta(description="One entry for each map and number of players.")]
    left: GamesLeft
