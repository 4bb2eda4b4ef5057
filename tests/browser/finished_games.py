"""Create finished games on the server, for the user of a page."""

import erawan
from erawan.records import format_record, record_of
from tests.browser.started_games import HERE, level
from tests.records.random_games import make_record

# A game of Siam that the rhinos could have held: 21 turns, won by the elephants.
SIAM_TURNS = [
    "+a3e", "+e3w", "+a1e", "+b1n", "+e1n", "b1b2n", "+a4e", "+a4e", "b4s", "+b1n", "+a4e",
    "b4s", "a4s", "+b1n", "a4a5e", "b1b2n", "a5b5e", "b2c2n", "c4n", "b3e", "c4c5n",
]  # fmt: skip
# The elephants miss a win in one, and find it later.
MISSED_START = "5/5/2#1#/1S1n1/1#3 E"
MISSED_TURNS = ["b2n", "d2e2n", "b2s", "e2e3n", "b2b1s"]

# The first player can win with the last card of the hand, and takes the wrong follower.
ENDING_START = (
    "siam:2 0.0.0/0.0.0/0.0.0/3.2.5/0.0.0/0.0.0/0.2.0/0.0.0 cm=M,ba=M,ay=R,ke=B,lp=L,su=R,kh,na! "
    "2.4.3:R/2.2.5:K 1 1 1>2 -"
)
ENDING_TURNS = ["rama:kh,kh>R@kh", "pass", "pass", "pass", "pass"]


def siam_record():
    return record_of(erawan.game("siam").start(), SIAM_TURNS)


def missed_record():
    return record_of(erawan.parse(MISSED_START), MISSED_TURNS)


def ending_record():
    return record_of(erawan.parse(ENDING_START), ENDING_TURNS)


def kos_record(players):
    """Return the record of a random game, with another set-up than the games that tests begin on the server."""
    return make_record("king-of-siam", {"players": players}, 2)


def finish(page, address, record):
    """Create a game from a record and let the user of the page play its last turn; return its id."""
    last = len(record.turns) - 1
    mover = list(record.replay())[last].to_move
    seats = [HERE if seat == mover else level(1) for seat in range(1, record.game.seats + 1)]
    body = {"game": record.game.name, "seats": seats, "record": format_record(record), "ply": last}
    headers = {"origin": address}
    made = page.request.post(f"{address}/api/games", data=body, headers=headers)
    assert made.ok, made.text()
    game = made.json()["game"]["id"]
    turn = {"t": "play", "game": game, "id": "last", "ply": last, "turn": record.texts[last]}
    played = page.request.post(f"{address}/api/games/{game}/commands", data=turn, headers=headers)
    # The server may have played the last pass already, because it was forced.
    assert played.ok or played.json()["code"] in ("game.over", "table.over"), played.text()
    return game
