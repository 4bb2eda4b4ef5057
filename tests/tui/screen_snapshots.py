"""The screens of the app that are stored as text snapshots, and how each is reached."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import erawan
from erawan.records import append_record, record_of
from erawan.tui.launch_options import LaunchOptions
from erawan.tui.remote.stored_credentials import Account
from erawan.tui.screens.games_screen import GamesScreen
from erawan.tui.screens.new_game_screen import NewGameScreen
from erawan.tui.screens.replay_screen import ReplayScreen
from erawan.tui.screens.server_screen import ServerScreen
from erawan.tui.screens.start_screen import StartScreen
from tests.tui.app_driver import LARGE, MIDDLE, SMALL, plan_of, running, screen_text, seated, until

FOLDER = Path(__file__).parent / "snapshots"
PUSH = "5/1S2n/1S1#1/1#e#1/1n1W1 E"
SHORT_GAME = ("+c1n", "+e5s", "c1c2n", "e5e4s")
# Times differ from run to run.
BEGAN = datetime(2026, 1, 31, 18, 30, tzinfo=UTC)


class ScreenSnapshot(NamedTuple):
    """A screen: the size of the window, the first screen, and the actions that lead to it."""

    size: tuple[int, int]
    first: Callable[[Path], Any]
    """The set-up of a game to start, or a screen."""
    then: Callable[[Any, Any], Awaitable[None]]


async def nothing(app, pilot):
    pass


def press(*keys):
    async def pressing(app, pilot):
        await pilot.press(*keys)
        await pilot.pause()

    return pressing


def choose(*texts):
    async def choosing(app, pilot):
        for text in texts:
            app.screen.choose(text)
        await pilot.pause()

    return choosing


def siam(_):
    return plan_of("siam", position=PUSH)


def king(players):
    return lambda _: plan_of("king-of-siam", players=players)


def start(_):
    return StartScreen(LaunchOptions(), Path("games.erawan"))


async def start_king_of_siam(app, pilot):
    app.screen.query_one("#game").value = "king-of-siam"
    await pilot.pause()
    # Wait until the new list is complete.
    await until(pilot, lambda: app.screen.query("#option-players #label"))
    app.screen.query_one("#option-players").value = 4
    await until(pilot, lambda: app.screen.query("#seat-4 #label"))
    await pilot.pause()


async def form_built(app, pilot):
    await until(pilot, lambda: app.screen.query("#clock #label"))
    await pilot.pause()


def short_record():
    game = erawan.game("siam")
    return record_of(game.start(), SHORT_GAME, seats=("", "level-3"), began=BEGAN, ended=BEGAN)


def won_record():
    game = erawan.game("siam")
    start_state = game.parse("#3#/5/5/2S2/2#2 E")
    return record_of(start_state, ["c2c1s"], seats=("Anna", "best"), began=BEGAN, ended=BEGAN)


def games(folder):
    file = folder / "games.erawan"
    for record in (short_record(), won_record()):
        append_record(file, record)
    return GamesScreen(file)


async def games_read(app, pilot):
    await until(pilot, lambda: getattr(app.screen, "_records", None))


async def over(app, pilot):
    app.screen.making.write("c2c1s")
    await pilot.press("enter")
    await pilot.pause()


SCREENS = {
    "start": ScreenSnapshot(SMALL, start, nothing),
    "start-king-of-siam": ScreenSnapshot(SMALL, start, start_king_of_siam),
    "siam": ScreenSnapshot(SMALL, siam, nothing),
    "siam-animal": ScreenSnapshot(SMALL, siam, choose("b4")),
    "siam-facing": ScreenSnapshot(MIDDLE, siam, choose("d1", "d1e1")),
    "siam-push": ScreenSnapshot(LARGE, siam, choose("b4", "b4b3")),
    "siam-large-uncoloured": ScreenSnapshot(LARGE, siam, choose("b4")),
    "king-of-siam": ScreenSnapshot(SMALL, king(3), nothing),
    "king-of-siam-four": ScreenSnapshot(SMALL, king(4), nothing),
    "king-of-siam-card": ScreenSnapshot(SMALL, king(3), choose("1v1")),
    "king-of-siam-turn": ScreenSnapshot(MIDDLE, king(2), choose("rama", "rama:su", "rama:su,su", "rama:su,su>R@su")),
    "king-of-siam-tile": ScreenSnapshot(LARGE, king(4), choose("king")),
    "curtain": ScreenSnapshot(SMALL, lambda _: plan_of("king-of-siam", "", "", players=2), nothing),
    "over": ScreenSnapshot(SMALL, lambda _: plan_of("siam", position="#3#/5/5/2S2/2#2 E"), over),
    "typing": ScreenSnapshot(SMALL, siam, press("t")),
    "giving-up": ScreenSnapshot(SMALL, siam, press("r")),
    "language": ScreenSnapshot(SMALL, siam, press("f3")),
    "help": ScreenSnapshot(SMALL, siam, press("f1")),
    "games": ScreenSnapshot(SMALL, games, games_read),
    "replay": ScreenSnapshot(SMALL, lambda _: ReplayScreen(short_record()), press("end")),
    "server": ScreenSnapshot(SMALL, lambda _: ServerScreen(), nothing),
    "new-game": ScreenSnapshot(SMALL, lambda _: NewGameScreen(Account("http://localhost:8421")), form_built),
}


async def take(name, language="en", expected=None):
    """Return the text of a screen; wait for an expected text, since a busy machine draws late.

    Files are in the current folder, so that their paths have the same length every time.
    """
    kept = SCREENS[name]
    first = kept.first(Path())
    if hasattr(first, "make_session"):
        async with seated(first, kept.size, language) as (table, pilot):
            await kept.then(table.app, pilot)
            return await _told(table.app, pilot, expected)
    async with running(lambda app: app.push_screen(first), kept.size, language) as (app, pilot):
        await pilot.pause()
        await kept.then(app, pilot)
        return await _told(app, pilot, expected)


async def _told(app, pilot, expected):
    for _ in range(100):
        if expected is None or screen_text(app) == expected:
            break
        await pilot.pause(0.1)
    return screen_text(app)
