"""The reducer of the Python client, driven by recorded messages of a real server; the browser's has the same test."""

import json

import pytest
from msgspec import to_builtins

from erawan.client import GameState, reduce_game
from erawan.client.live_connection import decode_message
from tests.client.record_messages import FILE

CASES = json.loads(FILE.read_text(encoding="utf-8"))


def without_defaults(value):
    """Return a value without empty fields: a server may leave them out, and each client fills them in differently."""
    if isinstance(value, dict):
        kept = {name: without_defaults(inner) for name, inner in value.items()}
        return {name: inner for name, inner in kept.items() if inner not in (None, False, 0, "", [], {})}
    return [without_defaults(inner) for inner in value] if isinstance(value, list | tuple) else value


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_messages_lead_to_the_view(case):
    state = GameState()
    for message in case["messages"]:
        state = reduce_game(state, decode_message(json.dumps(message)))
    assert without_defaults(to_builtins(state.view)) == without_defaults(case["view"])
    assert state.has_gap == case["has_gap"]


def test_a_message_that_changes_nothing_gives_the_same_state():
    state = reduce_game(GameState(), decode_message(json.dumps(CASES[0]["messages"][0])))
    assert reduce_game(state, None) is state
    assert reduce_game(state, decode_message('{"t":"pong","id":"1"}')) is state


def test_every_kind_of_message_is_recorded():
    kinds = {message["t"] for case in CASES for message in case["messages"]}
    assert kinds == {"snapshot", "played", "changed", "prepared", "watchers", "said", "firework"}
