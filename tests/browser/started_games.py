"""Create games that begin at a position, through the API, for the user of a page."""

from tests.browser.conftest import PATIENCE_MS

HERE = {"kind": "here"}

# A rock on the edge with an elephant behind it, and a line that can be pushed: b2b1s wins.
SIAM_LAST = "5/5/2#1#/1S1n1/1#3 E"
# An elephant that may move, a push that is on offer, a rhino against it.
SIAM_AMID = "5/1S2n/1S1#1/1#e#1/1n1W1 E"
# The last struggle: seat 1 ends it, and the game, by passing; the Lao take Sukhothai and rule.
KOS_LAST = (
    "siam:2 0.0.0/0.0.0/1.5.2/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0 "
    "cm=B,ba=L,kh=B,lp=L,ke=M,na=R,ay=B,su 3.4.0:KRM/2.0.2:KTTRLM 1 1 1>2 -"
)
# The last struggle with cards left.
KOS_LATE = (
    "siam:2 0.0.0/0.0.0/2.4.3/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0 "
    "cm=B,ba=L,kh=B,lp=L,ke=M,na=R,ay=B,su 3.5.0:KM/2.1.2:KTRLM 1 0 2>1 -"
)
# The same with another court. Friends play it: while they do, nobody may begin a game against the computer in it.
KOS_AMONG_FRIENDS = KOS_LATE.replace("2.1.2:", "2.0.2:")
# Three struggles are left; seat 1 is to move. By the number of players.
KOS_THREE_STRUGGLES = {
    2: (
        "siam:2 0.0.0/0.3.1/4.3.1/0.2.1/0.0.0/0.0.0/0.0.0/0.0.0 "
        "na=M,cm=M,ay=L,ke=M,ba=L,su,lp!,kh 3.3.0:12RM/3.0.2:K1RLM 1 0 2>1 -"
    ),
    3: (
        "siam:3 0.0.0/0.0.0/0.0.0/0.0.0/3.0.1/4.1.0/0.0.3/0.0.0 "
        "kh=B,cm=L,lp=L,ke=M,su=L,ay,na,ba 1.1.1:KT12RLM/2.0.2:KT1RLM/0.1.1:KTT12RLM 1 1 2>1 -"
    ),
    4: (
        "siam:4 0.0.0/0.0.0/0.0.0/0.0.0/5.1.1/2.0.0/1.0.4/0.0.0 "
        "kh=M,cm=L,lp=B,ke=M,su=L,ay,na,ba 3.2.0:K1RLM/1.1.2:KTT2RL/1.0.1:KTT12RLM/1.1.2:KTTRLM 1 0 4>2>1 1v1:R@ay,R@ba"
    ),
}


def level(number):
    return {"kind": "level", "level": number}


def begin(page, address, game, seats, position="", **options):
    """Create a game and open its page; return its id."""
    body = {"game": game, "seats": list(seats), "position": position, "options": options}
    made = page.request.post(f"{address}/api/games", data=body, headers={"origin": address})
    assert made.ok, made.text()
    found = made.json()["game"]["id"]
    page.goto(f"{address}/game/{found}")
    return found


def begin_behind_a_friend(page, address, game, position="", **options):
    """Begin a game in which a friend has the first seat and is to move, and the page's owner the second."""
    body = {"game": game, "seats": [{"kind": "link"}, HERE], "position": position, "options": options}
    made = page.request.post(f"{address}/api/games", data=body, headers={"origin": address})
    assert made.ok, made.text()
    game, link = made.json()["game"]["id"], made.json()["links"][0]
    friend = page.context.browser.new_context()
    friend.set_default_timeout(PATIENCE_MS)
    joined = friend.request.post(f"{address}/api/join", data={"token": link["token"]}, headers={"origin": address})
    assert joined.ok, joined.text()
    friend.close()
    page.goto(f"{address}/game/{game}")


def begin_siam(page, address, position=SIAM_AMID):
    """Begin a game of Siam in which the page's owner is to move."""
    begin(page, address, "siam", (HERE, level(1)), position)
    page.wait_for_selector("svg.board.live")


def begin_kos(page, address, position="", players=2):
    """Begin a game of King of Siam in which the page's owner is to move."""
    begin(
        page, address, "king-of-siam", (HERE, *[level(1)] * (players - 1)), position, players=players, discards="open"
    )
    page.wait_for_selector("[data-act=pass]")


def play_and_give_up(page, address, game, turns, loser, **options):
    """Create a game on one screen, play some turns and let a seat resign."""
    players = options.get("players", 2)
    origin = {"origin": address}
    body = {"game": game, "seats": [HERE] * players, "options": options}
    made = page.request.post(f"{address}/api/games", data=body, headers=origin).json()["game"]["id"]
    commands = [{"t": "play", "turn": turn, "ply": ply} for ply, turn in enumerate(turns)]
    for number, command in enumerate([*commands, {"t": "resign", "seat": loser}]):
        done = page.request.post(
            f"{address}/api/games/{made}/commands", data={**command, "game": made, "id": f"c{number}"}, headers=origin
        )
        assert done.ok, done.text()
