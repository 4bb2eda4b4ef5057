"""The actions that a banned user may still do."""

import pytest

from erawan.protocol import commands as c
from erawan.server.domain.bans import HOUR_MS, Ban, check_ban, check_ban_for, clean_reason
from erawan.server.domain.decisions import RefusedError
from erawan.words import LANGUAGES
from tests.server.domain.driven_table import NOW

SHORT = Ban("ann", NOW, NOW + 2 * HOUR_MS, "insults")
FOR_EVER = Ban("ann", NOW, None, "cheating")
PLAY = c.Play(game="siamgame0001", id="a", ply=0, turn="+a1n")
LEAVING = (c.Resign(game="siamgame0001", id="a"), c.StandUp(game="siamgame0001", id="a"))


def refusal(check, *arguments):
    with pytest.raises(RefusedError) as error:
        check(*arguments)
    assert error.value.code == "person.banned"
    return error.value


def test_a_ban_ends_when_its_time_is_over():
    assert refusal(check_ban, SHORT, NOW).values == {"hours": 2, "reason": "insults"}
    # The last minute still counts as an hour: 0 means for ever.
    assert refusal(check_ban, SHORT, SHORT.until_ms - 1).values["hours"] == 1
    check_ban(SHORT, SHORT.until_ms)
    check_ban(None, NOW)
    assert refusal(check_ban, FOR_EVER, NOW + 10**12).values["hours"] == 0


def test_a_banned_user_may_leave_games_but_not_play():
    refusal(check_ban_for, FOR_EVER, PLAY, NOW)
    for command in LEAVING:
        check_ban_for(FOR_EVER, command, NOW)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_names_the_reason(language):
    for ban in (SHORT, FOR_EVER):
        told = refusal(check_ban, ban, NOW).tell(language)
        assert ban.reason in told
        assert ("2" in told) == (ban is SHORT)


def test_a_reason_is_one_short_line():
    assert clean_reason(" spam\n\x1b[31m in  the chat ") == "spam [31m in the chat"
    assert len(clean_reason("x" * 1000)) == 200
