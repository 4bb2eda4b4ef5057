"""Playing on a real server from the terminal: in a full screen and line by line, through lost connections."""

import asyncio
import io
import json
import re

import pytest

from erawan.cli import run
from erawan.client import ServerError
from erawan.protocol.requests import NewGame
from erawan.protocol.seats_and_clocks import Here, Opponent
from erawan.tui.remote.address import GameAddress, read_place, read_server
from erawan.tui.remote.game_search import find_game, listed
from erawan.tui.remote.remote_session import RemoteSession
from erawan.tui.remote.stored_credentials import Account
from erawan.tui.screens.dialogs import ConfirmDialog
from erawan.tui.screens.server_screen import ServerScreen
from erawan.tui.screens.table_screen import TableScreen
from erawan.tui.side_panel_text import seat_rows
from tests.server.client import HERE, LINK, OPEN
from tests.tui.app_driver import LARGE, open_dialog, running, screen_text, told, until, until_our_turn


def make_game(server, *seats, game="siam", options=None):
    """Create a game of another user; return its creator, its id and its invitation links."""
    anna = server.person("Anna")
    made = anna.post("/api/games", {"game": game, "options": options or {}, "seats": list(seats)})
    return anna, made["game"]["id"], [link["url"] for link in made["links"]]


def command(anna, game, **fields):
    return anna.post(f"/api/games/{game}/commands", {"game": game, **fields})


# ---- addresses


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("localhost:8421", "http://localhost:8421"),
        ("https://siam.example.org/games", "https://siam.example.org"),
        (" http://127.0.0.1:1/ ", "http://127.0.0.1:1"),
        ("http://user:word@host", "http://host"),
    ],
)
def test_the_address_of_a_server(text, origin):
    assert read_server(text) == origin


@pytest.mark.parametrize("text", ["", "ftp://x", "http://", "http://a:99999", "a b", "http://\x1b", "x" * 10 + ":port"])
def test_a_text_that_is_no_address_is_refused(text, capsys):
    assert run(["play", "--server", text, "--language", "en"]) == 2
    assert "is not a server address" in capsys.readouterr().err


def test_a_game_by_id_page_or_link():
    assert read_place("k3x9m2pq7rtw") == GameAddress(game="k3x9m2pq7rtw")
    assert read_place("https://x.org/game/k3x9m2pq7rtw") == GameAddress(game="k3x9m2pq7rtw")
    assert read_place("https://x.org/join#" + "a" * 43) == GameAddress(token="a" * 43)
    assert read_place("") == GameAddress()


@pytest.mark.parametrize("game", ["chess", "nonsense!", "https://x.org/", "\x00"])
def test_a_text_that_is_no_game_is_refused(game, capsys):
    assert run(["play", game, "--server", "localhost:1", "--language", "en"]) == 2
    assert "is neither a game id nor an invitation link" in capsys.readouterr().err


def test_a_server_that_is_not_there(capsys):
    assert run(["play", "--server", "http://127.0.0.1:9", "--language", "en"]) == 2
    err = capsys.readouterr().err
    assert "cannot reach the server" in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("flags", [["--position", "5/5/1###1/5/5 E"], ["--resume"], ["--option", "push=line"]])
def test_what_does_not_go_with_a_server(flags, capsys):
    assert run(["play", "--server", "http://127.0.0.1:9", "--language", "en", *flags]) == 2
    assert "cannot be used with --server" in capsys.readouterr().err


# ---- the user


def test_a_guest_is_the_same_one_the_next_time(server, home):
    first = Account(server.address)
    first.introduce("Somchai")
    again = Account(server.address)
    again.introduce(None)
    assert again.credentials.headers == first.credentials.headers
    kept = home / "data" / "erawan" / "servers.json"
    assert kept.stat().st_mode & 0o077 == 0
    kept.write_text(json.dumps({server.address: "forgotten" * 5}), encoding="utf-8")
    Account(server.address).introduce(None)
    assert json.loads(kept.read_text(encoding="utf-8"))[server.address] != "forgotten" * 5


def test_a_user_name_that_the_server_reserves_is_not_insisted_on(server, home, monkeypatch):
    monkeypatch.setenv("USER", "admin")
    account = Account(server.address)
    account.introduce(None)
    assert account.get_me().name == "Guest"
    with pytest.raises(ServerError) as refused:
        account.introduce("admin")
    assert refused.value.code == "person.name_reserved"


def test_an_unknown_token_is_refused(server, monkeypatch):
    monkeypatch.setenv("ERAWAN_TOKEN", "x" * 43)
    with pytest.raises(ServerError, match=r"token|known|who"):
        Account(server.address).introduce(None)


def test_games_are_listed_and_unknown_ones_refused(server, capsys):
    _, game, _ = make_game(server, HERE, OPEN)
    account = Account(server.address)
    account.introduce("Somchai")
    assert any(game in row and "Anna" in row for row in listed(account, "en"))
    assert run(["play", "--server", server.address, "--language", "en"]) == 2
    told_so = capsys.readouterr()
    assert game in told_so.out
    assert "name a game on the server" in told_so.err
    assert run(["play", "nosuchgame12", "--server", server.address, "--language", "en"]) == 2
    assert "there is no game nosuchgame12" in capsys.readouterr().err


# ---- playing


def test_a_game_in_a_full_screen_through_a_lost_connection(server):
    anna, game, links = make_game(server, HERE, LINK)
    account = Account(server.address)
    account.introduce("Somchai")
    joined = find_game(account, read_place(links[0]))
    assert joined == game

    async def play():
        async with running(lambda app: app.push_screen(ServerScreen(account, game))) as (app, pilot):
            await until(pilot, lambda: isinstance(app.screen, TableScreen))
            table = app.screen
            await until(pilot, lambda: "Anna" in screen_text(app))
            await asyncio.to_thread(command, anna, game, t="play", id="a1", ply=0, line=0, turn="+c1n")
            await until_our_turn(pilot, table)
            assert table.session.turns[-1].turn == "+c1n"
            # The connection breaks; the app reconnects, and no command is executed twice.
            await table.session._live.connection.drop()
            table.making.write("+c5s")
            await pilot.press("enter")
            await until(pilot, lambda: len(table.session.turns) == 2)
            await until(pilot, lambda: table.session.notice is None)
            assert not table.session.is_person_to_move
            await asyncio.to_thread(command, anna, game, t="ask", id="a2", matter="takeback")
            await until(pilot, lambda: table.session.question is not None)
            assert "Anna (guest) asks for a takeback. Do you accept?" in " ".join(told(table, "#prompt").split())
            await pilot.press("y")
            await until(pilot, lambda: table.session.state.to_move == 1 and len(table.session.turns) < 2)
            await open_dialog(pilot, app, "r", ConfirmDialog)
            await pilot.press("y")
            await until(pilot, lambda: table.session.ending)
            assert table.session.ending.winners == (1,)

    asyncio.run(play())


def test_K46_a_whole_game_with_hidden_hands_by_hints(server):
    """The client never knows the opponent's hand, and the server accepts all its turns."""
    account = Account(server.address)
    account.introduce("Somchai")
    new = NewGame(game="king-of-siam", options={"players": 2}, seats=[Here(), Opponent(1)], hints=True)
    game_id = account.create_game(new).game.id

    async def play():
        session = await RemoteSession(account, game_id).open()
        while session.ending is None:
            await session.advance()
            if session.ending is None:
                assert "*" in session.view(1).text or "-" in session.view(1).text
                hint = await session.hint()
                assert session.state.refusal(hint.turn) is None
                await session.play(hint.turn)
        await session.close()
        return session, await session.fetch_record()

    session, record = asyncio.run(play())
    assert record.result.winners == session.ending.winners


def test_line_by_line(server, monkeypatch, capsys):
    account = Account(server.address)
    account.introduce("Somchai")
    game = account.create_game(NewGame(game="siam", seats=[Here(), Opponent(1)])).game.id
    monkeypatch.setattr("sys.stdin", io.StringIO("+c3n\n+c1n\nundo\n+b1n\nhint\nquit\n"))
    assert run(["play", game, "--server", server.address, "--language", "en"]) == 0
    out = capsys.readouterr().out
    assert "c3 is not on the edge" in out
    assert "the elephants: +c1n" in out
    assert "taken back" in out
    assert "the elephants: +b1n" in out
    assert "Try " in out
    assert f"erawan play {game} --server {server.address}" in out


def test_a_turn_out_of_turn_is_refused_in_the_servers_words(server):
    _, game, _ = make_game(server, HERE, OPEN)
    account = Account(server.address)
    account.introduce("Somchai")
    assert find_game(account, GameAddress(game=game)) == game

    async def play():
        session = await RemoteSession(account, game).open()
        try:
            await session.play("+a1n")
        finally:
            await session.close()

    with pytest.raises(ServerError, match="seat 1 is to move") as caught:
        asyncio.run(play())
    assert "Platz 1" in caught.value.tell("de")


def test_the_terminal_gives_no_help_in_a_game_between_people(server):
    """Neither hints of the server nor the engine on this machine are available."""
    anna, game, links = make_game(server, HERE, LINK)
    account = Account(server.address)
    account.introduce("Somchai")
    find_game(account, read_place(links[0]))

    async def play():
        async with running(lambda app: app.push_screen(ServerScreen(account, game)), size=LARGE) as (app, pilot):
            await until(pilot, lambda: isinstance(app.screen, TableScreen))
            table = app.screen
            await asyncio.to_thread(command, anna, game, t="play", id="a1", ply=0, line=0, turn="+c1n")
            await until_our_turn(pilot, table)
            for key, error in (
                ("e", "from a game that you are playing"),
                ("h", "hints are not allowed"),
            ):
                await pilot.press(key)
                await until(pilot, lambda error=error: error in " ".join(screen_text(app).lower().split()))

    asyncio.run(play())


def test_the_end_of_a_rated_game_shows_the_change_of_the_ratings(server):
    anna, game, links = make_game(server, HERE, LINK)
    account = Account(server.address)
    account.introduce("Somchai")
    find_game(account, read_place(links[0]))
    command(anna, game, t="play", id="a1", ply=0, turn="+c1n")

    async def play():
        session = await RemoteSession(account, game).open()
        await session.play("+c5s")
        await asyncio.to_thread(command, anna, game, t="resign", id="a2")
        while session.ending is None:
            await asyncio.sleep(0.01)
        await session.close()
        return seat_rows(session, "en").plain.splitlines()

    loser, winner = asyncio.run(play())
    assert re.fullmatch(r".*Anna.*1500 → 1[0-4]\d\d \(-\d+\)", loser)
    assert re.fullmatch(r".*you.*1500 → 1[5-9]\d\d \(\+\d+\)", winner)
