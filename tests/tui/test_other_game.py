"""A game from another package in the terminal app: listed, drawn, played and explained."""

import asyncio

import pytest

from erawan.core.options import Option
from erawan.tui.boards.board_registry import NeutralBoard
from erawan.tui.labels import game_label, option_label
from erawan.tui.launch_options import LaunchOptions
from erawan.tui.screens.help_screen import HelpScreen
from erawan.tui.screens.start_screen import StartScreen
from tests.cli.installed_game import nim_offered
from tests.tui.app_driver import play_turn, running, screen_text, table_of, until, until_our_turn, until_shown


@pytest.fixture
def nim(tmp_path):
    with nim_offered(tmp_path / "packages"):
        yield


def test_it_is_chosen_played_and_explained(nim, tmp_path):
    choices = LaunchOptions(opponent="random", seed=1)

    async def play():
        async with running(lambda app: app.push_screen(StartScreen(choices, tmp_path / "games"))) as (app, pilot):
            app.screen.query_one("#game").value = "nim"
            await until_shown(pilot, app, "Largest heap")
            await until(pilot, lambda: app.screen.query("#seat-2"))
            offered = [name for _, name in app.screen.player_choices()]
            assert offered == ["", "uct", "random"]
            await pilot.press("b")
            await until(pilot, lambda: table_of(app))
            table = table_of(app)
            await until_our_turn(pilot, table)
            assert isinstance(table.board, NeutralBoard)
            assert "●" in screen_text(app)
            await play_turn(table, pilot, table.session.state.turns()[0])
            assert len(table.session.texts) >= 1
            await pilot.press("f1")
            await until(pilot, lambda: isinstance(app.screen, HelpScreen))
            told = app.screen.query_one("#help-other-games").render().plain
            assert told.splitlines()[:2] == ["Nim", "  Whoever takes the last piece wins."]

    asyncio.run(play())


def test_a_game_without_words_has_neutral_ones():
    assert game_label("chess", "fr") == "chess"
    assert option_label("chess", Option("clock_minutes", 5, "", numbers=range(60)), "fr") == "Clock minutes"
