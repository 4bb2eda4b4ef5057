"""Accounts: guesses do not lock the owner out; names have one owner; users can end sessions; and cookies."""

import re
import sqlite3
from contextlib import closing

import pytest

from tests.server.client import HERE, LINK, Server
from tests.server.live.test_profiles import code_of

PHRASE = "four elephants at the river"
OTHER_PHRASE = "five rhinos in the grass"
CYRILLIC_A = "\N{CYRILLIC SMALL LETTER A}"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1"


def register(server, name, passphrase=PHRASE, **headers):
    """Return a new user with a passphrase."""
    person = server.person(name, **headers)
    person.put("/api/me/passphrase", {"passphrase": passphrase})
    return person


def sign_in(person, name, passphrase=PHRASE, **headers):
    return person.ask("POST", "/api/sign-in", {"name": name, "passphrase": passphrase}, headers=headers)


# ---- guesses


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A server that allows three guesses."""
    started = Server(tmp_path_factory.mktemp("strict"), ERAWAN_SIGN_INS_PER_HOUR="3")
    yield started
    started.close()


def test_guesses_from_elsewhere_do_not_lock_the_owner_out(strict):
    register(strict, "Anna far away")
    eve = strict.person()
    there = {"x-forwarded-for": "198.51.100.7"}
    guesses = [code_of(sign_in(eve, "Anna far away", f"guess {n}", **there)) for n in range(5)]
    assert guesses == [(403, "person.wrong_passphrase")] * 3 + [(429, "person.too_many_tries")] * 2
    # On a device that the server has never seen, at another address.
    assert sign_in(strict.person(), "Anna far away", **{"x-forwarded-for": "198.51.100.8"}).status_code == 200


def test_guesses_behind_the_same_address_do_not_keep_a_known_device_out(strict):
    here = {"x-forwarded-for": "203.0.113.5"}
    anna = strict.person("Anna at school", **here)
    known = anna.ask("PUT", "/api/me/passphrase", {"passphrase": PHRASE}).headers.get_list("set-cookie")
    (device,) = (re.match("erawan-device=[^;]+", cookie) for cookie in known if cookie.startswith("erawan-device"))
    anna.post("/api/sign-out")
    eve = strict.person(**here)
    guesses = [code_of(sign_in(eve, "Anna at school", f"guess {n}"))[0] for n in range(4)]
    assert guesses == [403, 403, 403, 429]
    assert sign_in(strict.person(**here), "Anna at school").status_code == 429
    assert sign_in(strict.person(**here), "Anna at school", cookie=device.group()).status_code == 200
    # The cookie alone does not sign anyone in.
    wrong = sign_in(strict.person(**here), "Anna at school", "guess", cookie=device.group())
    assert code_of(wrong) == (403, "person.wrong_passphrase")
    with closing(sqlite3.connect(strict.folder / "erawan.sqlite3")) as connection:
        stored = {row[0] for row in connection.execute("SELECT device_hash FROM devices")}
    assert not any(hashed in device.group() for hashed in stored)


def test_a_refusal_says_when_to_try_again(strict):
    eve = strict.person(**{"x-forwarded-for": "203.0.113.9"})
    refused = [sign_in(eve, "Nobody at all", "guess") for _ in range(4)][-1]
    assert refused.headers["retry-after"] == "1200"
    assert "20 min" in refused.json()["message"]


# ---- names


def test_the_name_of_a_registered_user_is_theirs_alone(server):
    register(server, "Anna Protected")
    eve = server.person("Eve the guest")
    for name, code in (
        ("Anna Protected", "person.name_taken"),
        ("anna  PROTECTED", "person.name_taken"),
        (f"Ann{CYRILLIC_A} Protected", "person.name_similar"),
        ("Anna-Protected", "person.name_similar"),
        ("level-8", "person.name_reserved"),
        ("LeveI 8", "person.name_reserved"),
        ("Erawan", "person.name_reserved"),
    ):
        assert code_of(eve.ask("PUT", "/api/me", {"name": name})) == (409, code), name
    assert eve.get("/api/me")["name"] == "Eve the guest"
    # Guests can share a name that is not registered.
    assert server.person("Eve the guest").get("/api/me")["name"] == "Eve the guest"


def test_the_name_of_a_program_is_protected_too(server):
    server.bot("Deep Blue Elephant")
    eve = server.person("Eve")
    assert code_of(eve.ask("PUT", "/api/me", {"name": "Deep BIue Elephant"})) == (409, "person.name_similar")


def test_a_guest_who_has_the_name_already_keeps_it_but_cannot_register_it(server):
    early = server.person("Anna the Second")
    register(server, f"Ann{CYRILLIC_A} the Second")
    assert early.put("/api/me", {"name": "Anna the Second", "colour": "#1f7a4d"})["colour"] == "#1f7a4d"
    refused = early.ask("PUT", "/api/me/passphrase", {"passphrase": PHRASE})
    assert code_of(refused) == (409, "person.name_similar")


def test_a_name_is_free_again_without_its_passphrase(server):
    anna = register(server, "Anna for a while")
    anna.put("/api/me/passphrase", {"passphrase": "", "old": PHRASE})
    assert server.person("Anna for a while").get("/api/me")["name"] == "Anna for a while"


def test_guests_are_marked_as_guests(server):
    anna, ben, robot = register(server, "Anna Registered"), server.person("Ben"), server.bot("Robot Registered")
    game, links = anna.make("siam", [HERE, LINK])
    ben.post("/api/join", {"token": links[2]})
    assert [seat["is_guest"] for seat in ben.get(f"/api/games/{game['id']}")["seats"]] == [False, True]
    assert [seat["is_guest"] for seat in ben.get("/api/games")["games"][0]["seats"]] == [False, True]
    profiles = [robot.get(f"/api/people/{each.get('/api/me')['id']}")["is_guest"] for each in (anna, ben, robot)]
    assert profiles == [False, True, False]
    study = ben.post("/api/studies", {"title": "Mine", "tree": {"place": {"game": "siam"}}})["id"]
    assert anna.get(f"/api/studies/{study}")["is_owner_guest"]
    # Spectators see at once that a guest has registered.
    with anna.socket() as wire:
        wire.watch(game["id"])
        ben.put("/api/me", {"name": "Ben Registered"})
        ben.put("/api/me/passphrase", {"passphrase": PHRASE})
        while wire.next("changed")["seats"][1]["is_guest"]:
            pass


# ---- sessions


def test_a_passphrase_is_changed_only_with_the_old_one_and_ends_other_sessions(server):
    laptop = register(server, "Anna of two devices")
    phone = server.person()
    assert sign_in(phone, "Anna of two devices").status_code == 200
    for wanted in (OTHER_PHRASE, ""):
        for old in ({}, {"old": "not this one"}):
            refused = phone.ask("PUT", "/api/me/passphrase", {"passphrase": wanted, **old})
            assert code_of(refused) == (403, "person.wrong_old_passphrase")
    assert laptop.get("/api/me")["has_passphrase"]
    with phone.socket() as lost, laptop.socket() as kept:
        laptop.put("/api/me/passphrase", {"passphrase": OTHER_PHRASE, "old": PHRASE})
        assert lost.closed() == 4401
        assert kept.ask("ping")["t"] == "pong"
    assert not phone.get("/api/me")["is_known"]
    assert laptop.get("/api/me")["is_known"]
    assert code_of(sign_in(phone, "Anna of two devices")) == (403, "person.wrong_passphrase")
    assert sign_in(phone, "Anna of two devices", OTHER_PHRASE).status_code == 200


def test_sessions_are_listed_and_ended_one_by_one(server):
    laptop = register(server, "Anna on the list", **{"user-agent": FIREFOX})
    phone = server.person(**{"user-agent": IPHONE})
    sign_in(phone, "Anna on the list")
    listed = laptop.get("/api/me/sessions")["sessions"]
    assert {(each["device"], each["is_current"]) for each in listed} == {
        ("Firefox, Linux", True),
        ("Safari, iPhone", False),
    }
    assert all(each["seen_ms"] >= each["made_ms"] > 0 for each in listed)
    assert all(each.keys() == {"id", "device", "made_ms", "seen_ms", "is_current"} for each in listed)
    other = next(each["id"] for each in listed if not each["is_current"])
    # Users can end only their own sessions.
    eve = server.person("Eve")
    assert code_of(eve.ask("DELETE", f"/api/me/sessions/{other}")) == (404, "session.unknown")
    with phone.socket() as lost:
        left = laptop.ask("DELETE", f"/api/me/sessions/{other}").json()["sessions"]
        assert [each["is_current"] for each in left] == [True]
        assert lost.closed() == 4401
    assert not phone.get("/api/me")["is_known"]
    assert code_of(laptop.ask("DELETE", f"/api/me/sessions/{other}")) == (404, "session.unknown")


def test_signing_out_everywhere_else_and_everywhere(server):
    laptop = register(server, "Anna everywhere")
    devices = [server.person() for _ in range(3)]
    for device in devices:
        sign_in(device, "Anna everywhere")
    assert len(laptop.get("/api/me/sessions")["sessions"]) == 4
    left = laptop.ask("DELETE", "/api/me/sessions").json()["sessions"]
    assert [each["is_current"] for each in left] == [True]
    assert not any(device.get("/api/me")["is_known"] for device in devices)
    sign_in(devices[0], "Anna everywhere")
    everywhere = laptop.ask("DELETE", "/api/me/sessions?this_too=true")
    assert everywhere.json() == {"sessions": []}
    assert "Max-Age=0" in everywhere.headers["set-cookie"]
    assert not any(each.get("/api/me")["is_known"] for each in (laptop, devices[0]))


def test_sessions_stay_ended_after_a_restart(tmp_path):
    server = Server(tmp_path)
    try:
        laptop, phone = register(server, "Anna"), server.person()
        sign_in(phone, "Anna")
        laptop.ask("DELETE", "/api/me/sessions")
        server.kill()
        server.start()
        assert not phone.get("/api/me")["is_known"]
        assert laptop.get("/api/me")["is_known"]
        assert code_of(server.person("Eve").ask("PUT", "/api/me", {"name": "ANNA"})) == (409, "person.name_taken")
    finally:
        server.close()


# ---- cookies


def test_the_cookie_is_kept_from_scripts_and_other_sites(server):
    response = server.person().ask("PUT", "/api/me", {"name": "Dora"})
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert len(response.cookies["erawan"]) >= 40


def test_a_browser_that_asks_who_it_is_keeps_its_cookie(server):
    anna = server.person("Anna")
    token = anna.cookie
    renewed = anna.ask("GET", "/api/me").headers["set-cookie"]
    assert renewed.startswith(f"erawan={token}; Path=/; Max-Age=")
    assert "set-cookie" not in server.bot("Robot").ask("GET", "/api/me").headers
    assert "set-cookie" not in server.person().ask("GET", "/api/me").headers


def test_a_cookie_counts_beside_those_of_others(server):
    anna = server.person("Anna")
    cookie = f'other={{"a": [1, 2]}}; erawan={anna.cookie}; bad'
    # Another app on the same host may set malformed cookies.
    seen = server.person().ask("GET", "/api/me", headers={"cookie": cookie}).json()
    assert seen["name"] == "Anna"
