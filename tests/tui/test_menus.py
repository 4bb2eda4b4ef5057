"""The screens around the table: choosing a game, saved games, replays, languages."""

import asyncio
from pathlib import Path

from erawan.records import read_records
from erawan.tui.launch_options import LaunchOptions
from erawan.tui.screens.dialogs import ChoiceDialog, TextDialog
from erawan.tui.screens.replay_screen import ReplayScreen
from erawan.tui.screens.start_screen import StartScreen
from tests.tui.app_driver import (
    latest_note,
    open_dialog,
    play_turn,
    running,
    screen_text,
    table_of,
    until,
    until_our_turn,
    until_shown,
)
from tests.tui.screen_snapshots import games, games_read, short_record


def test_a_game_is_begun_kept_and_gone_on_with(tmp_path):
    file = tmp_path / "games.erawan"

    async def play():
        async with running(lambda app: app.push_screen(StartScreen(LaunchOptions(opponent="greedy"), file))) as (
            app,
            pilot,
        ):
            await pilot.press("b")
            await until(pilot, lambda: table_of(app))
            await until_our_turn(pilot, table_of(app))
            await play_turn(table_of(app), pilot, "+c1n")
            await pilot.press("q")
            await until(pilot, lambda: isinstance(app.screen, StartScreen))
            await pilot.press("g")
            await games_read(app, pilot)
            await until_shown(pilot, app, "unfinished")
            await pilot.press("enter")
            await until(pilot, lambda: table_of(app))
            await until_our_turn(pilot, table_of(app))
            assert table_of(app).session.texts[0] == "+c1n"

    asyncio.run(play())
    assert [len(record.turns) for record in read_records(file)] == [2]


def test_a_wrong_option_is_told_and_nothing_begins(tmp_path):
    async def play():
        async with running(lambda app: app.push_screen(StartScreen(LaunchOptions(), tmp_path / "x"))) as (app, pilot):
            app.screen.query_one("#option-repetition").value = "many"
            await pilot.press("b")
            await until(pilot, lambda: "option repetition cannot be 'many'" in latest_note(app))
            assert isinstance(app.screen, StartScreen)

    asyncio.run(play())


def test_a_file_that_holds_no_records_is_told(tmp_path):
    file = tmp_path / "broken.erawan"
    file.write_text("this is no record\n", encoding="utf-8")

    async def play():
        screen = games(tmp_path)
        async with running(lambda app: app.push_screen(screen)) as (app, pilot):
            await games_read(app, pilot)
            await open_dialog(pilot, app, "o", TextDialog)
            app.screen.query_one("#typed").value = str(file)
            await pilot.press("enter")
            await until(pilot, lambda: screen._broken)
            await until_shown(pilot, app, "You have no games yet.")

    asyncio.run(play())


def test_every_turn_of_a_game_is_judged(tmp_path):
    async def play():
        async with running(lambda app: app.push_screen(ReplayScreen(short_record()))) as (app, pilot):
            screen = app.screen
            await pilot.press("w")
            await until(pilot, lambda: "Analyse the game first." in latest_note(app))
            await pilot.press("right", "right", "left")
            await until(pilot, lambda: screen._at == 1)
            await pilot.press("a")
            await until(pilot, lambda: screen._analysis)
            await pilot.press("end")
            await until_shown(pilot, app, "accuracy")
            await open_dialog(pilot, app, "w", TextDialog)
            app.screen.query_one("#typed").value = str(tmp_path / "annotated.erawan")
            await pilot.press("enter")
            await until(pilot, (tmp_path / "annotated.erawan").exists)

    asyncio.run(play())
    (annotated,) = read_records(tmp_path / "annotated.erawan")
    assert annotated.texts == short_record().texts


def test_another_language_holds_at_once():
    async def play():
        async with running(lambda app: app.push_screen(StartScreen(LaunchOptions(), Path("x")))) as (app, pilot):
            await open_dialog(pilot, app, "f3", ChoiceDialog)
            await pilot.press("down", "enter")
            await until(pilot, lambda: "Quel jeu" in screen_text(app) or "jeu" in screen_text(app))
            assert app.language == "fr"

    asyncio.run(play())
