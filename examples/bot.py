"""A bot (docs/client.md): ``python examples/bot.py http://localhost:8421 --game siam --level 3 --player random``."""

import os
from contextlib import suppress

import cyclopts
from msgspec.json import encode

import erawan
from erawan.client import AsyncClient, Disconnected, Here, NewGame, Opponent, ServerError
from erawan.players import choose_async, make_player


async def play(url: str, *, game: str = "siam", players: int = 2, level: int = 1,
               join: str = "", seat: int = 2, player: str = "random") -> None:  # fmt: skip
    """Create a game against the server's opponents, or join one (seat 0: you sit there already), and play it."""
    async with AsyncClient(url, os.environ.get("ERAWAN_TOKEN", "")) as client:
        if join:
            view = await (client.take_seat(join, seat) if seat else client.get_game(join))
        else:
            new = NewGame(game=game, seats=[Here(), *(Opponent(level) for _ in range(1, players))],
                          options={"players": players} if game == "king-of-siam" else {})  # fmt: skip
            view = (await client.create_game(new)).game
        print("playing", view.id, flush=True)
        chooser = make_player(player, erawan.game(view.game, **view.options))
        async with client.watch(view.id) as live:
            async for event in live:
                if isinstance(event, Disconnected):
                    print("the connection was lost; trying again", flush=True)
                if live.view.result:
                    break
                if live.is_your_turn:
                    with suppress(ServerError):  # the position changed meanwhile; another event follows
                        await live.play((await choose_async(chooser, live.seat_view)).turn)
            print(encode(live.view.result).decode())


if __name__ == "__main__":
    cyclopts.run(play)
