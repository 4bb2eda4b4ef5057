"""Links as QR codes: drawn beside the event loop, kept for a while, and limited."""

import asyncio
import threading
from contextlib import closing

import pytest

from erawan.protocol.requests import QrText
from erawan.server.http import server_routes
from erawan.server.http.request_limits import RefusedRequestError, TokenBuckets
from erawan.server.study.worker_pool import WorkerPool
from tests.server.client import Server

LINK = "https://games.example.org/join#" + "x" * 43


def test_a_link_as_a_picture(server):
    response = server.person().ask("POST", "/api/qr", {"text": LINK})
    assert response.headers["content-type"].startswith("image/svg+xml")
    assert response.text.startswith("<svg")


@pytest.mark.parametrize(
    "text",
    ["", "\U0001f418" * 500, "https://games.example.org/" + "ü" * 20, LINK + "x" * 500, "javascript:alert()", "x"],
)
def test_what_is_no_link_gets_no_picture(server, text):
    response = server.person().ask("POST", "/api/qr", {"text": text})
    assert (response.status_code, response.json()["code"]) == (400, "request.wrong")


def test_pictures_of_an_address_are_counted(tmp_path):
    with closing(Server(tmp_path, ERAWAN_QR_CODES_PER_MINUTE="0.5")) as server:
        responses = [server.person().ask("POST", "/api/qr", {"text": LINK}) for _ in range(2)]
        assert [response.status_code for response in responses] == [200, 429]
        assert responses[-1].json()["code"] == "guard.too_many"
        # Other requests are not limited.
        assert server.person().get("/health/live")["is_live"]


def draw(*texts, burst=100):
    """Return the QR codes of some texts."""

    async def work():
        limit = TokenBuckets(0.001, burst)
        with closing(WorkerPool("test")) as pool:
            return [
                (
                    await server_routes.draw_qr_code.fn(QrText(text), address="a", worker_pool=pool, qr_limit=limit)
                ).content
                for text in texts
            ]

    return asyncio.run(work())


def test_a_picture_is_drawn_once_and_not_by_the_thread_that_serves_games(monkeypatch):
    drawn = []
    make = server_routes.segno.make_qr

    def make_and_note(text, **options):
        drawn.append((text, threading.current_thread() is threading.main_thread()))
        return make(text, **options)

    monkeypatch.setattr(server_routes.segno, "make_qr", make_and_note)
    first, other, again = draw("http://a", "http://b", "http://a")
    assert first == again != other
    assert drawn == [("http://a", False), ("http://b", False)]


def test_the_pictures_that_are_kept_are_few():
    assert 0 < server_routes._draw_qr_code.cache_info().maxsize <= 1000


def test_a_picture_too_many_is_refused_before_it_is_drawn():
    with pytest.raises(RefusedRequestError):
        draw("http://c", "http://d", burst=1)
