"""Exports of accounts: many at once, or one that is read slowly, do not block the database for others."""

import asyncio
import threading
from contextlib import asynccontextmanager

import httpx
import pytest

from erawan.protocol import commands as c
from erawan.server.app import make_app
from erawan.server.http import account_export, request_limits
from erawan.server.http.authentication import hash_token
from erawan.server.settings import Settings
from erawan.server.store.user_store import User, add_person
from tests.server.store.temporary_store import PATIENCE, as_new, game, run, until

GAMES = 7
ANN, BOB = "a" * 43, "b" * 43


class App:
    """The server's application in this process, with two users who have played some games."""

    def __init__(self, app):
        self.app = app
        self.services = app.app.state.services
        self._client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test")

    async def add_games(self):
        store = self.services.store
        for person, token in (("ann", ANN), ("bob", BOB)):
            await store.write(add_person(User(person, person.title(), False), hash_token(token), 1))
        for number in range(GAMES):
            at = game(number)
            at.do("ann", c.Say(game=at.table.id, id="said", text=f"hello {number}"))
            await store.write(as_new(at))

    async def get(self, path, token=None):
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return await self._client.get(path, headers=headers)

    def export(self, token):
        """Start an export; return its task."""
        return asyncio.create_task(self.get("/api/me/export", token))

    async def start_export(self, token, receive, send):
        """Start an export that this test reads itself."""
        headers = [(b"authorization", b"Bearer " + token.encode()), (b"host", b"test")]
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": "/api/me/export",
            "raw_path": b"/api/me/export",
            "query_string": b"",
            "root_path": "",
            "headers": headers,
            "client": ("test", 1),
            "server": ("test", 80),
        }
        await self.app(scope, receive, send)


@pytest.fixture
def opened_app(database, tmp_path):
    @asynccontextmanager
    async def opening(**settings):
        app = make_app(Settings(database_url=database, data_dir=str(tmp_path), port=1, **settings))
        async with app.app.lifespan():
            yield App(app)

    return opening


def test_health_is_known_while_every_reader_is_busy(opened_app):
    async def test():
        async with opened_app() as app:
            is_free = threading.Event()
            busy = [asyncio.create_task(app.services.store.read(lambda _: is_free.wait(PATIENCE))) for _ in range(40)]
            try:
                await asyncio.sleep(0)
                answers = await asyncio.gather(*(app.get("/health/ready") for _ in range(20)))
                assert {answer.status_code for answer in answers} == {200}
                assert not any(each.done() for each in busy)
            finally:
                is_free.set()
                await asyncio.gather(*busy)

    run(test())


def test_an_export_of_many_pages_is_complete(opened_app, monkeypatch):
    monkeypatch.setattr(account_export, "GAMES_AT_ONCE", 3)
    monkeypatch.setattr(account_export, "MESSAGES_AT_ONCE", 2)

    async def test():
        async with opened_app() as app:
            await app.add_games()
            found = (await app.get("/api/me/export", ANN)).json()
            assert [each["id"] for each in found["games"]] == [f"game{number:04}" for number in range(GAMES)]
            assert [each["text"] for each in found["said"]] == [f"hello {number}" for number in range(GAMES)]
            assert (found["me"]["name"], found["webhook"], found["puzzles"]) == ("Ann", None, [])
            other = (await app.get("/api/me/export", BOB)).json()
            assert (len(other["games"]), other["said"]) == (GAMES, [])

    run(test())


def test_one_user_runs_one_export_at_a_time(opened_app):
    async def test():
        async with opened_app() as app:
            await app.add_games()
            async with app.services.export_slots.reading:
                first = app.export(ANN)
                await until(lambda: app.services.export_slots.reading.locked() and app.services.export_slots._taken)
                refused = await app.get("/api/me/export", ANN)
                assert (refused.status_code, refused.json()["code"]) == (429, "export.busy")
                assert int(refused.headers["retry-after"]) > 0
                other = app.export(BOB)
            assert ((await first).status_code, (await other).status_code) == (200, 200)
            assert (await app.get("/api/me/export", ANN)).status_code == 200

    run(test())


def test_all_users_together_run_a_few_exports(opened_app):
    async def test():
        async with opened_app(exports_at_once=1) as app:
            await app.add_games()
            async with app.services.export_slots.reading:
                first = app.export(ANN)
                await until(lambda: app.services.export_slots._taken)
                assert (await app.get("/api/me/export", BOB)).status_code == 429
            assert (await first).status_code == 200
            assert (await app.get("/api/me/export", BOB)).status_code == 200

    run(test())


def test_a_slow_reader_holds_no_connection_and_loses_the_slot_in_the_end(opened_app, monkeypatch):
    monkeypatch.setattr(account_export, "GAMES_AT_ONCE", 1)

    async def test():
        async with opened_app(exports_at_once=1) as app:
            await app.add_games()
            sent, goes_on, leaves = [], asyncio.Event(), asyncio.Event()

            async def send(message):
                sent.append(message)
                if len(sent) > 3:
                    await goes_on.wait()

            async def receive():
                await leaves.wait()
                return {"type": "http.disconnect"}

            slow = asyncio.create_task(app.start_export(ANN, receive, send))
            await until(lambda: len(sent) > 3)
            assert app.services.store._engine.pool.checkedout() == 0
            assert not app.services.export_slots.reading.locked()
            assert (await app.get("/api/me/export", BOB)).status_code == 429
            monkeypatch.setattr(request_limits, "MAX_EXPORT_SECONDS", 0.0)
            assert (await app.get("/api/me/export", BOB)).status_code == 200
            leaves.set()
            await slow

    run(test())


def test_a_reader_who_leaves_at_once_makes_room(opened_app):
    async def test():
        async with opened_app() as app:
            await app.add_games()

            async def send(message):
                pass

            async def receive():
                return {"type": "http.disconnect"}

            await app.start_export(ANN, receive, send)
            assert not app.services.export_slots._taken

    run(test())
