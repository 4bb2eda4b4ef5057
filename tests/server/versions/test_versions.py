"""Old games stay readable for ever: a backup of every version restores, and every game in it replays."""

from datetime import date

import pytest
from sqlalchemy import select

from erawan.puzzles.review_schedule import WAITS_MS, ReviewCard
from erawan.records import format_record, parse_record
from erawan.server.domain.bans import Ban
from erawan.server.domain.player_ratings import Rating
from erawan.server.domain.user_names import skeleton_of
from erawan.server.store import schema as s
from erawan.server.store.analysis_store import search_results_of, waiting_analyses
from erawan.server.store.ban_store import access_version, all_bans
from erawan.server.store.database import current_version, newest_version, opened, versions
from erawan.server.store.database_backup import read_backup
from erawan.server.store.game_queries import stored_bytes
from erawan.server.store.puzzle_store import EndgameWin, days_of, endgame_wins_of, reviews_of, runs_of, tries_of
from erawan.server.store.session_store import is_known_device, sessions_of
from erawan.server.store.study_store import study_by_id
from erawan.server.store.user_store import (
    all_ratings_of,
    all_webhooks,
    people_with_skeletons,
    person_of,
    waiting_calls,
)
from tests.server.domain.driven_table import NOW
from tests.server.store.temporary_store import open_store, run
from tests.server.versions.write_backup import FOLDER, path_of

FILES = sorted(FOLDER.glob("*.jsonl.gz"))


def test_every_version_of_the_tables_has_its_file():
    assert [path_of(version) for version in sorted(versions())] == FILES


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_game_replays(empty_database, file):
    with opened(empty_database) as engine:
        read_backup(engine, file, lambda done, total: None)
        assert current_version(engine) == newest_version()
        with engine.connect() as connection:
            rows = connection.execute(select(s.games).order_by(s.games.c.id)).all()
            sat = connection.execute(select(s.seats).where(s.seats.c.person_id.is_not(None))).all()
    assert {row.status for row in rows} == {"waiting", "running", "over"}
    assert {row.game for row in rows} == {"siam", "king-of-siam"}
    assert {row.reason for row in rows} >= {None, "agreed", "time", "kingdom", "rock_off"}

    async def replay():
        async with open_store(empty_database) as store:
            return {row.id: await store.load(row.id) for row in rows}

    tables = run(replay())
    for row in rows:
        check(row, tables[row.id])
        people = {seat.seat: seat.person_id for seat in sat if seat.game_id == row.id}
        assert people == tables[row.id].people
    # The file contains every case that it was written for.
    assert {table.line for table in tables.values()} == {0, 1}
    assert any(table.chat for table in tables.values())
    assert any(table.request for table in tables.values())
    assert any(table.rematch for table in tables.values())
    assert any(table.plan.earlier for table in tables.values())
    if file >= path_of("0002"):
        assert any(table.title for table in tables.values())
        assert any(table.free_seats() and table.has_begun for table in tables.values())
        assert {type(each).__name__ for table in tables.values() for each in table.prepared.values()} == {
            "PreparedTurns",
            "StandingPass",
        }
    if file >= path_of("0003"):
        assert any(table.hinted for table in tables.values())
    if file >= path_of("0005"):
        assert any(table.rating_changes for table in tables.values())
    assert any(played.is_forced for table in tables.values() for played in table.played)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_everybody_is_known_by_their_token(empty_database, file):
    with opened(empty_database) as engine:
        read_backup(engine, file, lambda done, total: None)

    async def ask():
        async with open_store(empty_database) as store:
            found = {name: await person_of(store, f"hash-of-{name}") for name in ("ann", "bob", "bot")}
            return found, await all_ratings_of(store, "ann"), await all_webhooks(store), await waiting_calls(store)

    people, ratings, webhooks, calls = run(ask())
    assert [(person.id, person.is_bot) for person in people.values()] == [("ann", False), ("bob", False), ("bot", True)]
    if file >= path_of("0002"):
        assert (people["ann"].colour, people["ann"].has_passphrase) == ("#1f7a4d", True)
        assert ratings == [("siam", 2, Rating(26.5, 7.25, 2, 1, 1, -1, 1))]
        assert webhooks["bob"].secret == "secret"
    if file >= path_of("0003"):
        assert calls == [("bob", "siamrunning", 9)]


@pytest.mark.parametrize("file", [file for file in FILES if file >= path_of("0003")], ids=lambda file: file.name)
def test_what_analyses_found_and_puzzles_that_were_solved_are_read(empty_database, file):
    with opened(empty_database) as engine:
        read_backup(engine, file, lambda done, total: None)

    async def ask():
        async with open_store(empty_database) as store:
            return await waiting_analyses(store), await search_results_of(store, "0" * 32), await tries_of(store, "ann")

    (kept,), (first, second), (tried,) = run(ask())
    assert (tried.puzzle, tried.is_right, tried.solved_ms) == ("0123456789", False, NOW + 1000)
    assert (kept.id, kept.seconds, kept.person) == ("0" * 32, 0.5, "ann")
    assert (first.turn, first.evaluation.returns, second) == ("+a1n", (0.25, -0.25), None)


@pytest.mark.parametrize("file", [file for file in FILES if file >= path_of("0003")], ids=lambda file: file.name)
def test_failed_puzzles_of_older_versions_are_reviewed_and_puzzle_modes_are_read(empty_database, file):
    with opened(empty_database) as engine:
        read_backup(engine, file, lambda done, total: None)

    async def ask():
        async with open_store(empty_database) as store:
            found = await reviews_of(store, "ann"), await days_of(store, "ann"), await runs_of(store, "ann")
            return *found, await endgame_wins_of(store, "ann")

    reviews, days, runs, endgames = run(ask())
    assert endgames == ({"0123456789": EndgameWin(4, NOW + 1000)} if file >= path_of("0007") else {})
    if file < path_of("0006"):
        assert (reviews, days, runs) == ({"0123456789": ReviewCard(0, NOW + WAITS_MS[0])}, {}, [])
        return
    assert (reviews, days) == ({"0123456789": ReviewCard(2, NOW + 5000)}, {date(2026, 1, 5): NOW + 1000})
    (stored,) = runs
    assert (stored.best, stored.run.mode, stored.run.own_turns, stored.run.score) == (1, "storm", ("+a1n",), 1)


def test_bans_are_read(empty_database):
    with opened(empty_database) as engine:
        read_backup(engine, path_of("0009"), lambda done, total: None)

    async def ask():
        async with open_store(empty_database) as store:
            return await all_bans(store), await access_version(store)

    assert run(ask()) == ([Ban("cat", NOW, NOW + 1000, "insults")], 1)


@pytest.mark.parametrize("file", [file for file in FILES if file >= path_of("0003")], ids=lambda file: file.name)
def test_studies_and_numbers_are_there(empty_database, file):
    with opened(empty_database) as engine:
        read_backup(engine, file, lambda done, total: None)
        with engine.connect() as connection:
            counted = connection.execute(select(s.counted)).all()
            assert len(counted) == 1
            assert connection.execute(select(s.positions).where(s.positions.c.game_id == counted[0].game_id)).all()

    async def ask():
        async with open_store(empty_database) as store:
            return await study_by_id(store, "annsstudy")

    study = run(ask())
    assert (study.owner, study.title, study.tree.nodes[0].turn) == ("ann", "First steps", "+c1n")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_names_and_sizes_follow_from_what_older_versions_stored(empty_database, file):
    with opened(empty_database) as engine:
        read_backup(engine, file, lambda done, total: None)

    async def ask():
        async with open_store(empty_database) as store:
            names = await people_with_skeletons(store, [skeleton_of(name) for name in ("Ann", "Robot", "Cat")])
            return names, await sessions_of(store, "ann"), await stored_bytes(store, "ann")

    names, sessions, size = run(ask())
    # The first version had no passphrases, so only a program has a protected name.
    assert [person.id for person in names] == (["bot"] if file < path_of("0002") else ["ann", "bot"])
    assert all(session.seen_ms >= session.made_ms for session in sessions)
    assert size > 1000


@pytest.mark.parametrize("file", [file for file in FILES if file >= path_of("0008")], ids=lambda file: file.name)
def test_work_of_processes_is_there(empty_database, file):
    with opened(empty_database) as engine:
        read_backup(engine, file, lambda done, total: None)
        with engine.connect() as connection:
            (lease,), (job,) = (connection.execute(select(table)).all() for table in (s.leases, s.engine_jobs))
    assert (lease.name, lease.token) == ("turn:siamthinking", 7)
    assert (job.game_id, job.player, job.tries, job.result) == ("siamthinking", "level-2", 1, None)


@pytest.mark.parametrize("file", [file for file in FILES if file >= path_of("0004")], ids=lambda file: file.name)
def test_sessions_and_devices_are_there(empty_database, file):
    with opened(empty_database) as engine:
        read_backup(engine, file, lambda done, total: None)

    async def ask():
        async with open_store(empty_database) as store:
            return await sessions_of(store, "ann"), await is_known_device(store, "ann", "hash-of-ann-s-browser")

    (last, _), is_known = run(ask())
    assert (last.device, last.made_ms, last.seen_ms) == ("Firefox, Linux", NOW + 1000, NOW + 2000)
    assert is_known


def check(row, table):
    """Check that replaying the events gives the values that were stored beside them."""
    assert table.status == row.status
    assert (table.ply, table.state.to_move) == (row.ply, row.to_move)
    assert table.title == (row.title or "")
    assert (table.opponent(table.state.to_move) is not None and table.is_running) == row.waits_for_opponent
    assert table.clock.due_ms(table.state.to_move, ()) == row.due_ms
    if row.status == "over":
        assert ",".join(map(str, table.result.winners)) == row.winners
        assert table.result.reason == row.reason
    names = tuple("somebody" for _ in range(table.game.seats))
    assert parse_record(format_record(table.to_record(names))).texts == tuple(played.turn for played in table.played)
