"""The table: turns by keys, by mouse and typed; whole games; hidden cards; saved games."""

import asyncio
import re
from random import Random

import pytest

import erawan
from erawan.records import read_records
from erawan.records.record_autosave import RecordAutosave
from erawan.tui.boards.siam_board import SiamBoard
from erawan.tui.screens.dialogs import ConfirmDialog, HandoverDialog, TextDialog
from erawan.tui.screens.replay_screen import ReplayScreen
from erawan.tui.widgets.thinking_panel import ThinkingPanel
from tests.golden.write_playthroughs import walk
from tests.run_checks import has_full_matrix
from tests.tui.app_driver import (
    LARGE,
    MIDDLE,
    SMALL,
    click_spot,
    latest_note,
    open_dialog,
    plan_of,
    play_turn,
    screen_text,
    seated,
    told,
    until,
    until_our_turn,
    until_shown,
)

PUSH = "5/1S2n/1S1#1/1#e#1/1n1W1 E"
WON_IN_ONE = "#3#/5/5/2S2/2#2 E"


def run(work):
    return asyncio.run(work)


# ---- whole games


async def make_turn_by_keys(table, pilot, chance):
    """Play a random turn with keys: step through the list and take choices until the turn is complete."""
    ply = len(table.session.texts)
    while len(table.session.texts) == ply:
        if not table.making.is_whole:
            for _ in range(chance.randrange(1, min(len(table.making.choices), 6) + 1)):
                await pilot.press("tab")
        await pilot.press("enter")
    await until_our_turn(pilot, table)


async def make_turn_by_mouse(table, pilot, chance):
    """Play a random turn with the mouse: click choices until the turn is complete, then the board."""
    ply = len(table.session.texts)
    while len(table.session.texts) == ply:
        if table.making.is_whole:
            await pilot.click("#board", offset=(1, 1))
            await pilot.pause()
            continue
        before, choice = table.making.text, chance.choice(table.making.choices)
        spot = table.board.spots_of(table.board._situation, choice)[0]
        for _ in table.making.choices:
            await click_spot(pilot, table, spot)
            if table.making is None or table.making.text != before or table.making.is_whole:
                break
        else:
            # Several choices are at the same spot: take the one selected in the list.
            await pilot.press("enter")
    await until_our_turn(pilot, table)


def late_position():
    """Return a position of King of Siam with three players, in which three provinces and many cards are left."""
    chance, state = Random(5), erawan.game("king-of-siam", players=3).start(seed=1)
    while str(state).split()[2].count("=") < 5:
        state = state.play("pass" if chance.random() < 0.75 else walk(state, chance))
    return str(state)


SIAM = {"game": "siam", "turn_limit": 16}
# To save time the games start near the end; in `make test-full` the one by keys starts at the beginning.
KING_OF_SIAM = {"game": "king-of-siam", "players": 3}
LATE = {**KING_OF_SIAM, "position": late_position()}


@pytest.mark.parametrize(
    ("given", "by", "size"),
    [
        (SIAM, make_turn_by_keys, SMALL),
        (SIAM, make_turn_by_mouse, LARGE),
        (KING_OF_SIAM if has_full_matrix() else LATE, make_turn_by_keys, LARGE),
        (LATE, make_turn_by_mouse, SMALL),
    ],
    ids=["siam-keys-small", "siam-mouse-large", "king-of-siam-keys-large", "king-of-siam-mouse-small"],
)
def test_a_whole_game(given, by, size, tmp_path):
    file = tmp_path / "games.erawan"

    async def play():
        async with seated(plan_of(**given, autosave=RecordAutosave(file)), size) as (table, pilot):
            chance = Random(5)
            while table.session.ending is None:
                await by(table, pilot, chance)
            state = table.session.state
            assert state.outcome is not None
            assert "F1" in screen_text(table.app)
            return state

    state = run(play())
    (record,) = read_records(file)
    *_, last = record.replay()
    assert str(last) == str(state)
    assert record.result.reason == state.outcome.reason


# ---- a turn, step by step


def test_arrow_keys_select_the_choice_in_that_direction():
    async def play():
        async with seated(plan_of("siam", position=PUSH)) as (table, pilot):
            # From the middle: the elephants on b4 and b3 lie to the left, the one on d1 below.
            await pilot.press("down")
            assert table.picked == "d1"
            await pilot.press("enter", "left")
            # It faces west and could turn; beyond that lies c1.
            assert table.making.text == "d1"
            assert table.picked == "d1c1"
            await pilot.press("escape")
            assert table.making.text == ""
            await pilot.press("escape")
            assert table.making.text == ""

    run(play())


def test_a_push_is_shown_before_it_is_played_and_can_be_undone():
    async def play():
        async with seated(plan_of("siam", position=PUSH)) as (table, pilot):
            await click_spot(pilot, table, "b4")
            await click_spot(pilot, table, "b3")
            # Only one way to face is left, so it follows by itself.
            assert table.making.is_whole
            assert table.making.text == "b4b3s"
            assert str(table.board._situation.state).startswith("5/4n/1S1#1/1Se#1/1#1W1 R")
            assert "pushes south" in told(table, "#prompt")
            await pilot.press("escape")
            assert table.making.text == "b4"
            assert str(table.board._situation.state) == PUSH
            await pilot.press("backspace")
            assert table.making.text == ""
            assert not table.session.texts

    run(play())


def test_the_reserve_and_the_ways_to_face_can_be_touched():
    async def play():
        async with seated(plan_of("siam")) as (table, pilot):
            await click_spot(pilot, table, "reserve")
            assert table.making.text == "+"
            await click_spot(pilot, table, "c1")
            await click_spot(pilot, table, "c1n")
            assert table.making.text == "+c1n"
            await pilot.press("enter")
            await until(pilot, lambda: len(table.session.texts) == 2)
            assert table.session.texts[0] == "+c1n"

    run(play())


def test_touching_where_nothing_is_offered_does_nothing():
    async def play():
        async with seated(plan_of("siam")) as (table, pilot):
            await click_spot(pilot, table, "c3")
            await pilot.click("#board", offset=(0, 0))
            await pilot.press("up", "down", "left", "right", "enter", "escape")
            assert not table.session.texts

    run(play())


def test_a_province_with_several_choices_is_gone_through():
    async def play():
        async with seated(plan_of("king-of-siam", players=2), MIDDLE) as (table, pilot):
            await click_spot(pilot, table, "card:khon")
            assert table.making.text == "khon"
            for wanted in ("R", "L", "M", "R"):
                spot = table.board._picture.spot("at:cm")
                await pilot.click("#board", offset=(spot.left + 1, spot.top))
                await pilot.pause()
                assert table.picked == f"khon:{wanted}@cm"
            await pilot.press("enter")
            assert table.making.text == "khon:R@cm"

    run(play())


@pytest.mark.parametrize(
    ("typed", "text", "complaint"),
    [
        ("+c1n", "+c1n", None),
        ("+C1 N", "+c1n", None),
        ("+c1", "+c1", None),
        ("+c3n", "", "c3 is not on the edge"),
        ("nonsense", "", "is not a turn"),
        ("x" * 500, "", "500 characters"),
        ("\x1b[2J", "", "is not a turn"),
    ],
)
def test_a_turn_can_be_typed(typed, text, complaint):
    async def play():
        async with seated(plan_of("siam")) as (table, pilot):
            await open_dialog(pilot, table.app, "t", TextDialog)
            table.app.screen.query_one("#typed").value = typed
            await pilot.press("enter")
            await until(pilot, lambda: table.making.text or latest_note(table.app))
            assert table.making.text == text
            assert (complaint or "") in latest_note(table.app)

    run(play())


def test_nothing_typed_changes_nothing():
    async def play():
        async with seated(plan_of("siam")) as (table, pilot):
            for key in ("enter", "escape"):
                await open_dialog(pilot, table.app, "t", TextDialog)
                await pilot.press(key)
                await until(pilot, lambda: table.app.screen is table)
                assert table.making.text == ""

    run(play())


# ---- hints, engine, takebacks, resignation


def test_a_hint_and_the_engine_thinking_aloud():
    async def play():
        async with seated(plan_of("siam", position=WON_IN_ONE)) as (table, pilot):
            await pilot.press("h")
            await until(pilot, lambda: table.hint)
            assert table.hint.turn == "c2c1s"
            assert "Try c2c1s" in told(table, "#prompt")
            await pilot.press("e")
            panel = table.query_one(ThinkingPanel)
            await until(pilot, lambda: panel.display)
            await until_shown(pilot, table.app, "full strength: depth")
            await until_shown(pilot, table.app, "wins in 1 turn")

    run(play())


def test_what_an_opponent_thinks_is_shown():
    async def play():
        async with seated(plan_of("siam", "", "level-3")) as (table, pilot):
            table.choose("+")
            table.choose("+c1")
            table.choose("+c1n")
            await pilot.press("enter")
            await until_shown(pilot, table.app, "level 3: depth")

    run(play())


def test_turns_are_taken_back_and_kept_so(tmp_path):
    file = tmp_path / "games.erawan"

    async def play():
        async with seated(plan_of("siam", autosave=RecordAutosave(file))) as (table, pilot):
            await pilot.press("u")
            await until(pilot, lambda: "You have no turn to take back." in latest_note(table.app))
            for turn in ("+c1n", "+a1n"):
                await play_turn(table, pilot, turn)
            await pilot.press("u")
            await until(pilot, lambda: len(table.session.texts) == 2)
            await until_our_turn(pilot, table)
            assert [len(record.turns) for record in read_records(file)] == [2]
            await pilot.press("u")
            await until(pilot, lambda: not table.session.texts)

    run(play())


def test_giving_up_needs_a_second_thought(tmp_path):
    file = tmp_path / "games.erawan"

    async def play():
        async with seated(plan_of("siam", autosave=RecordAutosave(file))) as (table, pilot):
            await play_turn(table, pilot, "+c1n")
            await open_dialog(pilot, table.app, "r", ConfirmDialog)
            await pilot.press("enter")
            await until(pilot, lambda: table.app.screen is table)
            assert table.session.ending is None
            await open_dialog(pilot, table.app, "r", ConfirmDialog)
            await pilot.press("y")
            await until(pilot, lambda: table.session.ending)
            assert table.session.ending.winners == (2,)
            await pilot.press("r")
            assert table.app.screen is table

    run(play())
    (record,) = read_records(file)
    assert (record.result.winners, record.result.reason) == ((2,), "resigned")


def test_a_finished_game_is_gone_through_and_played_again():
    async def play():
        async with seated(plan_of("siam", position=WON_IN_ONE)) as (table, pilot):
            await pilot.press("v", "n")
            assert table.app.screen is table
            await play_turn(table, pilot, "c2c1s")
            assert table.session.ending.winners == (1,)
            await until_shown(pilot, table.app, "The elephants win")
            await pilot.press("v")
            await until(pilot, lambda: isinstance(table.app.screen, ReplayScreen))
            await pilot.press("q")
            await until(pilot, lambda: table.app.screen is table)
            await pilot.press("n")
            await until(pilot, lambda: table.app.screen is not table and hasattr(table.app.screen, "session"))
            assert str(table.app.screen.session.state) == "5/5/1###1/5/5 E"

    run(play())


def test_a_game_is_saved_where_one_likes(tmp_path):
    async def play():
        async with seated(plan_of("siam")) as (table, pilot):
            await play_turn(table, pilot, "+c1n")
            for path, note in (
                (tmp_path / "own.erawan", "The game was saved to"),
                (tmp_path / "none" / "x", "cannot be written"),
            ):
                await open_dialog(pilot, table.app, "s", TextDialog)
                table.app.screen.query_one("#typed").value = str(path)
                await pilot.press("enter")
                await until(pilot, lambda note=note: note in latest_note(table.app))

    run(play())
    assert [record.texts[0] for record in read_records(tmp_path / "own.erawan")] == ["+c1n"]


def test_leaving_tells_how_to_go_on(tmp_path):
    file = tmp_path / "my games.erawan"

    async def play():
        async with seated(plan_of("siam", autosave=RecordAutosave(file))) as (table, pilot):
            await play_turn(table, pilot, "+c1n")
            await pilot.press("q")
            return table.app

    told_so = run(play()).return_value
    assert told_so.key == "play-goodbye-record"
    assert told_so.values["words"] == " --seat 1 --opponent greedy"


# ---- K4.6


HAND = re.compile(r"\b[KT12RLM]{6,8}\b")


def test_K46_a_curtain_falls_between_people_at_one_terminal():
    async def play():
        async with seated(plan_of("king-of-siam", "", "", players=2)) as (table, pilot):
            app = table.app
            first = table.session.state.to_move
            await until(pilot, lambda: isinstance(app.screen, HandoverDialog))
            assert not HAND.search(screen_text(app))
            assert table.viewer is None
            assert not HAND.search("\n".join(row.plain for row in table.board._picture.rows))
            await pilot.press("h", "tab", "u")
            await pilot.press("enter")
            await until(pilot, lambda: table.viewer == first)
            await until(pilot, lambda: len(HAND.findall(screen_text(app))) == 1)
            table.making.write("pass")
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(app.screen, HandoverDialog))
            await until_shown(pilot, app, f"Seat {3 - first} is next")
            assert not HAND.search(screen_text(app))
            await pilot.click("#open")
            await until(pilot, lambda: table.viewer == 3 - first)

    run(play())


def test_K46_no_curtain_where_nothing_is_hidden():
    async def play():
        async with seated(plan_of("king-of-siam", "", "", players=2, discards="open")) as (table, pilot):
            assert table.app.screen is table
            await until(pilot, lambda: len(HAND.findall(screen_text(table.app))) == 2)

    run(play())


def test_K46_thoughts_of_opponents_show_no_line_where_hands_are_hidden():
    async def play():
        async with seated(plan_of("king-of-siam", "", "level-4", players=2)) as (table, pilot):
            lines = []
            panel = table.query_one(ThinkingPanel)
            panel.show = lambda *given: lines.append(given[-1])
            table.making.write("pass")
            await pilot.press("enter")
            await until_our_turn(pilot, table)
            await until(pilot, lambda: lines)
            assert not any(lines)

    run(play())


# ---- windows and colours


def test_the_board_grows_and_shrinks_with_the_window():
    async def play():
        async with seated(plan_of("siam", position=PUSH), SMALL) as (table, pilot):
            assert isinstance(table.board, SiamBoard)
            heights = []
            for size in (SMALL, MIDDLE, LARGE, (30, 10), SMALL):
                await pilot.resize_terminal(*size)
                await pilot.pause()
                heights.append(len(table.board._picture.rows))
            assert heights == [22, 32, 42, 22, 22]

    run(play())


def test_the_table_of_king_of_siam_fits_into_every_window():
    async def play():
        async with seated(plan_of("king-of-siam", players=4), SMALL) as (table, pilot):
            for size in (SMALL, MIDDLE, (100, 45), (130, 40), LARGE):
                await pilot.resize_terminal(*size)
                await pilot.pause()
                rows = table.board._picture.rows
                assert max(row.cell_len for row in rows) <= size[0]
                assert len(rows) < size[1]
                assert table.query_one("#choices").region.height >= 3

    run(play())


def test_without_colours_nothing_has_any(monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")

    async def play():
        async with seated(plan_of("siam", position=PUSH), LARGE) as (table, pilot):
            assert table.board._situation.highlights.palette is None
            await until_shown(pilot, table.app, "EE")
            assert "▀▀▀" not in screen_text(table.app)
            await pilot.press("f2")
            assert table.board._situation.highlights.palette is None

    run(play())


def test_day_and_night():
    async def play():
        async with seated(plan_of("siam", position=PUSH), MIDDLE) as (table, pilot):
            night = table.board._situation.highlights
            await pilot.press("f2")
            assert table.board._situation.highlights != night
            await pilot.press("f2")
            assert table.board._situation.highlights == night

    run(play())


@pytest.mark.parametrize(
    ("game", "turn", "sentence"),
    [("siam", "+c1n", "the elephant enters on c1 facing north"), ("king-of-siam", "pass", "passes")],
)
def test_the_list_of_turns_shows_sentences_and_on_request_the_notation(game, turn, sentence):
    async def play():
        async with seated(plan_of(game), LARGE) as (table, pilot):
            await play_turn(table, pilot, turn)
            await until(pilot, lambda: sentence in told(table, "#log"))
            assert f"{turn} " not in told(table, "#log")
            await pilot.press("o")
            await until(pilot, lambda: f"{turn} {sentence}" in told(table, "#log"))
            await pilot.press("o")
            await until(pilot, lambda: f"{turn} " not in told(table, "#log"))

    run(play())
