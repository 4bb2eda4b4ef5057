"""Drive the terminal app by its keys and its mouse, and read its screen."""

import asyncio
from contextlib import asynccontextmanager

import erawan
from erawan.tui.game_setup import GameSetup
from erawan.tui.screens.table_screen import TableScreen
from erawan.tui.terminal_app import ErawanApp

SMALL, MIDDLE, LARGE = (80, 24), (120, 40), (170, 52)
# Longer than anything takes unless it is broken.
PATIENCE_S = 120


@asynccontextmanager
async def running(first, size=SMALL, language="en"):
    """Run the app with its first screen; yield the app and its pilot."""
    app = ErawanApp(language, first)
    async with app.run_test(size=size, notifications=True) as pilot:
        await pilot.pause()
        yield app, pilot


@asynccontextmanager
async def seated(plan, size=SMALL, language="en"):
    """Run the app with a game in which a person is to move; yield the screen of the table and the pilot."""
    async with running(lambda app: app.begin(lambda: plan), size, language) as (app, pilot):
        await until(pilot, lambda: table_of(app))
        await until_our_turn(pilot, table_of(app))
        yield table_of(app), pilot


def table_of(app):
    """Return the screen of the table, even if a curtain covers it; None before it is opened."""
    return next((screen for screen in app.screen_stack if isinstance(screen, TableScreen)), None)


async def until(pilot, holds):
    """Wait until a condition is true."""
    async with asyncio.timeout(PATIENCE_S):
        while not holds():
            await pilot.pause(0.02)
    await pilot.pause()


async def until_our_turn(pilot, table):
    """Wait until a person here can make a turn, or the game is over."""
    await until(pilot, lambda: (table.session.is_person_to_move and table.making) or table.session.ending)


async def until_shown(pilot, app, text):
    """Wait until a text is on the screen: a busy machine draws late."""
    await until(pilot, lambda: text in screen_text(app))


async def play_turn(table, pilot, turn):
    """Make a turn; wait until it is played, and then until a person here is to move or the game is over."""
    ply = len(table.session.texts)
    table.making.write(turn)
    await pilot.press("enter")
    await until(pilot, lambda: len(table.session.texts) > ply)
    await until_our_turn(pilot, table)


async def open_dialog(pilot, app, key, kind):
    """Press a key; wait until the dialog that it opens accepts keys."""
    await pilot.press(key)
    await until(pilot, lambda: isinstance(app.screen, kind) and app.focused)


def latest_note(app):
    """Return the latest notification; empty if there was none."""
    return next((note.message for note in reversed(list(app._notifications))), "")


def plan_of(game, *seats, position=None, seed=1, autosave=None, **options):
    """Return the setup of a game; a seat with an empty name is a person."""
    made = erawan.game(game, **options)
    state = made.parse(position) if position else made.start(seed=seed)
    return GameSetup((state,), (), seats or ("", *["greedy"] * (made.seats - 1)), "greedy", seed, autosave)


def screen_text(app):
    """Return the characters on the screen, row by row."""
    rows = ["".join(segment.text for segment in strip).rstrip() for strip in app.screen._compositor.render_strips()]
    return "\n".join(rows).rstrip() + "\n"


async def click_spot(pilot, table, name):
    """Click the middle of a spot on the board."""
    spot = table.board._picture.spot(name)
    x, y = spot.left + spot.width // 2, spot.top + spot.height // 2
    await pilot.click("#board", offset=(x, y))
    await pilot.pause()


def told(widget_or_screen, selector):
    """Return the text of a part of the screen."""
    return str(widget_or_screen.query_one(selector).render())
