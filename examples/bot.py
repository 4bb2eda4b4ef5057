"""A complete bot: makes a game against an opponent of the server, or joins one, and plays it to the end.

    export ERAWAN_TOKEN=$(erawan token "My bot")        # where the server runs
    python examples/bot.py http://localhost:8421 --game siam --level 3
    python examples/bot.py http://localhost:8421 --join k3x9m2pq7rtw --seat 2 --player level-4

``random`` knows no rules: it picks among the choices that the server offers. Any other player is one of Erawan's. What
a lost connection interrupts is done again under the same id, so no turn is made twice; docs/protocol.md tells the rest.
"""

import argparse
import asyncio
import json
import os
import random
import time
import urllib.request
from typing import Any

from websockets import ConnectionClosed, connect

TOKEN = {"Authorization": f"Bearer {os.environ.get('ERAWAN_TOKEN', '')}"}


def ask(url: str, body: object = None) -> Any:
    """The answer to a request that changes something."""
    request = urllib.request.Request(url, json.dumps(body).encode(), {**TOKEN, "Content-Type": "application/json"})
    while True:
        try:
            with urllib.request.urlopen(request) as answer:
                return json.load(answer)
        except urllib.request.HTTPError as refused:
            if refused.code != 429:  # too many requests: it says when to come again
                raise
            time.sleep(int(refused.headers["Retry-After"]))


def make_thinker(name: str, view: dict[str, Any]) -> Any:
    """A player of Erawan, which is shown the positions its seat sees."""
    import erawan
    from erawan.core.outcome import View
    from erawan.players import make_player

    player = make_player(name, erawan.game(view["game"], **view["options"]))
    return lambda at: player.choose(View(at["seat"], at["text"], at["to_move"], tuple(at["latest"]))).turn


async def play(address: str, game: str, player: str, think: Any = None) -> Any:  # noqa: RET503  # connects for ever
    """Plays a game to its end; how it ended."""
    async for socket in connect(address, additional_headers=TOKEN, process_exception=lambda _: None):  # again and again

        async def send(**command: Any) -> None:
            await socket.send(json.dumps({"game": game, **command}))  # noqa: B023

        try:
            await send(t="watch", id="watch")
            async for text in socket:
                message = json.loads(text)
                view = message["game"] if message["t"] == "snapshot" else message
                if message["t"] == "refused":
                    print("refused:", message["message"])
                    await asyncio.sleep(1)
                    await send(t="watch", id="watch")
                elif view.get("result"):
                    return view["result"]
                if message["t"] == "snapshot" and player != "random":
                    think = think or make_thinker(player, view)
                at = message if message["t"] == "choices" else view.get("position", {})
                if not at.get("choices"):  # another seat is to move
                    continue
                name, choice = f"{at['ply']}-{at.get('line', 0)}", random.choice(at["choices"])
                if think is None and not choice["is_turn"]:
                    await send(t="choose", id=f"{name}-{len(choice['text'])}", prefix=choice["text"])
                else:
                    turn = await asyncio.to_thread(think, at) if think else choice["text"]
                    await send(t="play", id=name, ply=at["ply"], line=at.get("line", 0), turn=turn)
        except ConnectionClosed:
            print("the connection was lost; trying again", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Plays a game on an Erawan server.")
    parser.add_argument("server")
    parser.add_argument("--game", default="siam")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--level", type=int, default=1, help="how strong the others are")
    parser.add_argument("--join", help="a game with a seat open to everybody")
    parser.add_argument("--seat", type=int, default=2)
    parser.add_argument("--player", default="random", help="or a player of Erawan: level-4, best, …")
    given = parser.parse_args()
    if given.join:
        game_id = ask(f"{given.server}/api/games/{given.join}/seats/{given.seat}")["id"]
    else:
        seats = [{"kind": "here"}] + [{"kind": "level", "level": given.level}] * (given.players - 1)
        options = {"players": given.players} if given.game == "king-of-siam" else {}
        made = ask(f"{given.server}/api/games", {"game": given.game, "options": options, "seats": seats})
        game_id = made["game"]["id"]
    print("playing", game_id, flush=True)
    print(json.dumps(asyncio.run(play(given.server.replace("http", "ws", 1) + "/api/live", game_id, given.player))))
