"""Limits on guesses of passphrases: they hold attackers up, and never the owner of the account."""

import pytest

from erawan.server.http.request_limits import ADDRESS_FACTOR, DELAY_S, RefusedRequestError, SignInLimits

# So few an hour that the limit does not recover while a test runs.
LIMIT = 3


def guess(limits, times, address="198.51.100.1", login="anna"):
    return [limits.delay_s(address, login) for _ in range(times)]


def test_an_address_may_guess_one_name_only_so_often():
    limits = SignInLimits(LIMIT)
    assert guess(limits, LIMIT) == [0] * LIMIT
    with pytest.raises(RefusedRequestError) as refused:
        guess(limits, 1)
    assert (refused.value.code, refused.value.values) == ("person.too_many_tries", {"minutes": 20})


def test_an_address_may_guess_all_names_only_so_often():
    limits = SignInLimits(LIMIT)
    for number in range(LIMIT * ADDRESS_FACTOR):
        guess(limits, 1, login=f"name {number}")
    with pytest.raises(RefusedRequestError):
        guess(limits, 1, login="one more")


def test_guesses_from_elsewhere_only_delay_the_owner():
    limits = SignInLimits(LIMIT)
    for number in range(50):
        guess(limits, LIMIT, address=f"attacker {number}")
    assert guess(limits, 1, address="the owner") == [DELAY_S]
    # Other accounts are not delayed.
    assert guess(limits, 1, address="somebody", login="ben") == [0]


def test_a_known_device_has_its_own_limit():
    limits = SignInLimits(LIMIT)
    guess(limits, LIMIT)
    assert [limits.allow_known_device("anna's browser") for _ in range(LIMIT + 1)] == [True] * LIMIT + [False]
    assert limits.allow_known_device("anna's phone")
