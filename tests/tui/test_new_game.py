"""Create games on a real server from the terminal, with their clocks."""

import asyncio
import io

import pytest

from erawan.cli import run
from erawan.core.errors import OptionError
from erawan.protocol.seats_and_clocks import Anyone, ByLink, Days, Here, Minutes, NoClock, Opponent
from erawan.tui.clock_text import format_left
from erawan.tui.remote.address import read_place
from erawan.tui.remote.game_search import find_game
from erawan.tui.remote.new_game import parse_clock, parse_seat
from erawan.tui.remote.remote_session import RemoteSession
from erawan.tui.remote.stored_credentials import Account
from erawan.tui.screens.dialogs import MessageDialog
from erawan.tui.screens.new_game_screen import NewGameScreen
from erawan.tui.screens.server_screen import ServerScreen
from erawan.tui.screens.table_screen import TableScreen
from tests.tui.app_driver import MIDDLE, running, screen_text, told, until, until_our_turn


def somebody(server, name, folder=None):
    account = Account(server.address, folder)
    account.introduce(name)
    return account


# ---- seats and clocks as text


def test_seats_by_name():
    named = [parse_seat(name) for name in ("", "open", "link", "level-8")]
    assert named == [Here(), Anyone(), ByLink(), Opponent(8)]


@pytest.mark.parametrize("name", ["best", "level-9", "level-", "level-10", "Anna", "level-²"])
def test_who_is_not_on_a_server(name):
    with pytest.raises(OptionError, match="cannot play on a server"):
        parse_seat(name)


@pytest.mark.parametrize(
    ("text", "clock"),
    [("", NoClock()), ("10", Minutes(10)), (" 10+5 ", Minutes(10, 5)), ("600+600", Minutes(600, 600)), ("3d", Days(3))],
)
def test_a_clock(text, clock):
    assert parse_clock(text) == clock


@pytest.mark.parametrize("text", ["0", "601", "10+601", "31d", "0d", "10+", "-1", "ten", "3 d", "²"])
def test_what_is_no_clock(text):
    with pytest.raises(OptionError, match="is not a valid time control"):
        parse_clock(text)


@pytest.mark.parametrize(
    ("left_ms", "shown"),
    [(0, "0:00"), (1, "0:01"), (59_001, "1:00"), (600_000, "10:00"), (3_600_000, "1:00:00"), (180_061_000, "2 d 2:01")],
)
def test_what_a_clock_shows(left_ms, shown):
    assert format_left(left_ms, "en") == shown


# ---- the full screen


def test_a_game_is_made_others_are_invited_and_clocks_run(server, tmp_path):
    account, friend = somebody(server, "Somchai"), somebody(server, "Anna", tmp_path)

    async def play():
        async with running(lambda app: app.push_screen(ServerScreen(account)), MIDDLE) as (app, pilot):
            await pilot.press("f4")
            await until(pilot, lambda: isinstance(app.screen, NewGameScreen) and app.screen.query("#clock #label"))
            app.screen.query_one("#seat-2").value = "link"
            app.screen.query_one("#clock").value = "10+5"
            await pilot.pause()
            await pilot.press("b")
            await until(pilot, lambda: isinstance(app.screen, MessageDialog))
            (row,) = [label.render().plain for label in app.screen.query("Label")]
            assert row.startswith(f"Link for seat 2: {server.address}/join#")
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(app.screen, TableScreen))
            table = app.screen
            assert table.session.clocks == (600_000, 600_000)
            assert "Waiting" in told(table, "#prompt") or "waiting" in told(table, "#prompt")
            game = await asyncio.to_thread(find_game, friend, read_place(row.rpartition(" ")[2]))
            assert game == table.session.id
            await until_our_turn(pilot, table)
            table.making.write("+c1n")
            await pilot.press("enter")
            await until(pilot, lambda: len(table.session.turns) == 1)
            assert table.session.running_clock == 2
            # Our clock stands still; the other one runs without messages from the server.
            ours = table.session.clocks[0]
            await until(pilot, lambda: "▶ The rhinos 9:" in told(table, "#prompt"))
            assert table.session.clocks[0] == ours
            await pilot.press("q")
            await until(pilot, lambda: isinstance(app.screen, ServerScreen))
            await until(pilot, lambda: game in screen_text(app))

    asyncio.run(play())


def test_what_the_server_refuses_leaves_the_form_as_it_is(server):
    account = somebody(server, "Somchai")

    async def play():
        async with running(lambda app: app.push_screen(NewGameScreen(account))) as (app, pilot):
            await until(pilot, lambda: app.screen.query("#seat-2 #label"))
            app.screen.query_one("#seat-1").value = "level-1"
            app.screen.query_one("#seat-2").value = "level-2"
            await pilot.pause()
            await pilot.press("b")
            await until(pilot, lambda: "at least" in screen_text(app))
            assert isinstance(app.screen, NewGameScreen)
            assert app.screen.seats == ("level-1", "level-2")

    asyncio.run(play())


# ---- line by line


def test_a_new_game_line_by_line(server, monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO("+b1n\nquit\n"))
    made = ["play", "siam", "--server", server.address, "--opponent", "level-1", "--clock", "10+5", "--name", "Somchai"]
    assert run([*made, "--option", "opening_ban=true", "--language", "en"]) == 0
    out = capsys.readouterr().out
    assert "▶ The elephants " in out
    assert " · The rhinos 10:00" in out
    assert "the elephants: +b1n" in out
    assert f"--server {server.address}" in out
    (game,) = [row for row in Account(server.address).list_games().games if row.options.get("opening_ban") is True]
    assert game.clock == Minutes(10, 5)


def test_links_are_printed_and_watched_games_have_clocks(server, monkeypatch, capsys, tmp_path):
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    monkeypatch.setattr(RemoteSession, "advance", _never_waits)
    arguments = ["play", "king-of-siam", "--server", server.address, "--option", "players=3", "--opponent", "link,open"]
    assert run([*arguments, "--clock", "3d", "--language", "en"]) == 0
    out = capsys.readouterr().out
    assert f"Link for seat 2: {server.address}/join#" in out
    assert "Seat 3" not in out.partition("\n")[0]
    assert "3 d 0:00" in out


async def _never_waits(self):
    """Do not wait for the other players: they never join in these tests."""


@pytest.mark.parametrize(
    ("arguments", "told_so"),
    [
        (["siam", "--opponent", "best"], "cannot play on a server"),
        (["siam", "--clock", "0"], "is not a valid time control"),
        (["siam", "--option", "colour=red"], "colour"),
        (["siam", "--resume"], "--resume cannot be used with --server"),
        (["siam", "--seed", "1"], "--seed cannot be used with --server"),
        (["k3x9m2pq7rtw", "--clock", "10"], "--clock cannot be used with --server"),
        (["k3x9m2pq7rtw", "--option", "players=3"], "--option cannot be used with --server"),
    ],
)
def test_what_cannot_be_asked_of_a_server(arguments, told_so, capsys):
    assert run(["play", *arguments, "--server", "localhost:1", "--language", "en"]) == 2
    assert told_so in capsys.readouterr().err


def test_a_clock_needs_a_server(capsys):
    assert run(["play", "siam", "--clock", "10", "--language", "en"]) == 2
    assert "--clock is only for games on a server" in capsys.readouterr().err
