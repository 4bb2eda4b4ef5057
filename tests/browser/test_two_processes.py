"""Two browsers at different server processes: one game with turns, chat, presence and takebacks, live in both."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser import invitations, siam
from tests.server.cluster.process_kill_loop import start_servers
from tests.server.postgresql import PostgreSQL
from tests.server.redis_server import RedisServer


@pytest.fixture
def addresses(tmp_path):
    """The addresses of two processes on one PostgreSQL and one Redis."""
    postgresql, redis = PostgreSQL(), RedisServer()
    postgresql.start()
    redis.start()
    servers, _ = start_servers(tmp_path, 2, postgresql, redis.url)
    yield [server.address for server in servers]
    for server in servers:
        server.close()
    redis.remove()
    postgresql.stop()
    postgresql.remove()


def test_friends_at_two_processes_play_talk_and_see_each_other(addresses, open_page):
    here, there = addresses
    one, other = open_page(), open_page()
    invitations.make_siam(one, here)
    invitations.join(other, invitations.links(one)[0].replace(here, there), "Mia")
    assert other.url.startswith(there)
    expect(one.get_by_role("link", name="Mia")).to_be_visible()

    siam.choose_by_click(one, Random(1))
    other.wait_for_selector("svg.board.live")
    expect(other.locator("ol li")).to_have_count(1)
    siam.choose_by_click(other, Random(2))
    one.wait_for_selector("svg.board.live")
    expect(one.locator("ol li")).to_have_count(2)

    other.get_by_label("Write a message").fill("Well met")
    other.get_by_role("button", name="Send").click()
    expect(one.get_by_role("region", name="Chat").get_by_text("Well met")).to_be_visible()

    other.get_by_role("button", name="Undo").click()
    one.get_by_role("button", name="Yes").click()
    for page in (one, other):
        expect(page.locator("ol li")).to_have_count(1)

    address = other.url
    other.goto(f"{there}/puzzles")
    expect(one.get_by_text("away")).to_be_visible()
    other.goto(address)
    expect(one.get_by_text("away")).to_be_hidden()

    watcher = open_page()
    watcher.goto(re.sub(r"^http://[^/]+", there, one.url))
    expect(one.get_by_text("1 spectator")).to_be_visible()
