"""Permissions to take a seat, create links, download, analyse and study, without a server."""

import pytest

from erawan.core.errors import ErawanError, OptionError
from erawan.protocol.seats_and_clocks import Anyone, ByLink, Here, Opponent
from erawan.server.domain import events as e
from erawan.server.domain import permissions
from erawan.server.domain.table_setup import make_plan
from tests.server.domain.driven_table import SIAM, DrivenTable, king_of_siam

CREATOR, GUEST, STRANGER = "creator", "guest", "stranger"


def make_table(seats, game=SIAM, joined=(), begin=False):
    """Return a table whose creator holds the first seat; ``joined`` takes the seats from the second on."""
    player = DrivenTable(make_plan(game.start(), seats))
    player.append([e.SeatTaken(1, CREATOR)], person=CREATOR)
    player.append([e.SeatTaken(seat, person) for seat, person in enumerate(joined, 2)])
    if begin:
        player.append([e.GameBegan()])
    return player


def code_of(check, *arguments):
    with pytest.raises(ErawanError) as caught:
        check(*arguments)
    return caught.value.code


def test_only_an_open_seat_can_be_taken_without_a_link():
    table = make_table((Here(), Anyone())).table
    permissions.check_open_seat(table, 2)
    assert code_of(permissions.check_open_seat, table, 1) == "table.not_open"
    with pytest.raises(OptionError):
        permissions.check_open_seat(table, 3)


def test_a_player_can_link_the_own_seat_for_another_device():
    table = make_table((Here(), ByLink()), joined=[GUEST], begin=True).table
    assert permissions.check_can_link(table, CREATOR, 1) is True
    assert permissions.check_can_link(table, GUEST, 2) is True
    assert code_of(permissions.check_can_link, table, CREATOR, 2) == "table.no_seat"
    assert code_of(permissions.check_can_link, table, STRANGER, 1) == "table.no_seat"
    assert code_of(permissions.check_can_link, table, None, 1) == "table.no_seat"


def test_before_the_game_only_its_creator_can_invite():
    game = king_of_siam(3)
    table = make_table((Here(), ByLink(), ByLink()), game, joined=[GUEST]).table
    assert permissions.check_can_link(table, CREATOR, 3) is False
    assert [permissions.can_invite(table, user, 3) for user in (CREATOR, GUEST, STRANGER, None)] == [
        True,
        False,
        False,
        False,
    ]
    assert not permissions.can_invite(table, CREATOR, 2), "the seat is taken"


def test_once_the_game_has_begun_every_player_can_invite_to_a_seat_that_was_left():
    player = make_table((Here(), ByLink(), ByLink()), king_of_siam(3), joined=[GUEST, "third"], begin=True)
    player.append([e.SeatLeft(3)])
    assert [permissions.can_invite(player.table, user, 3) for user in (CREATOR, GUEST, "third", None)] == [
        True,
        True,
        False,
        False,
    ]


def test_an_open_seat_has_no_invitations():
    table = make_table((Here(), Anyone())).table
    assert not permissions.can_invite(table, CREATOR, 2)


def test_the_record_of_a_game_that_hides_cards_is_for_its_end():
    """K4.6: played cards stay hidden while the game runs."""
    permissions.check_can_download(make_table((Here(), Here()), joined=[CREATOR], begin=True).table)
    player = make_table((Here(), Here()), king_of_siam(2), joined=[CREATOR], begin=True)
    assert code_of(permissions.check_can_download, player.table) == "table.hidden"
    player.append([e.GameEnded((1,), "resigned")])
    permissions.check_can_download(player.table)


def test_a_running_game_is_analysed_only_for_who_holds_every_seat():
    alone = make_table((Here(), Here()), joined=[CREATOR], begin=True).table
    permissions.check_can_analyse(alone, CREATOR)
    assert code_of(permissions.check_can_analyse, alone, STRANGER) == "analysis.running"
    assert code_of(permissions.check_can_analyse, alone, None) == "analysis.running"
    shared = make_table((Here(), ByLink()), joined=[GUEST], begin=True)
    assert code_of(permissions.check_can_analyse, shared.table, CREATOR) == "analysis.running"
    shared.append([e.GameEnded((1,), "resigned")])
    permissions.check_can_analyse(shared.table, None)


def test_a_running_game_that_hides_cards_is_not_analysed_at_all():
    """K4.6: an analysis would tell of hidden cards."""
    table = make_table((Here(), Here()), king_of_siam(2), joined=[CREATOR], begin=True).table
    with pytest.raises(ErawanError) as caught:
        permissions.check_can_analyse(table, CREATOR)
    assert (caught.value.code, caught.value.rule) == ("analysis.running", "K4.6")


def test_a_running_game_is_no_study():
    player = make_table((Here(), Here()), joined=[CREATOR], begin=True)
    assert code_of(permissions.check_can_study, player.table) == "study.running"
    player.append([e.GameEnded((), "agreed")])
    permissions.check_can_study(player.table)


def test_a_study_is_changed_by_its_owner_alone():
    permissions.check_owns_study(CREATOR, CREATOR)
    assert code_of(permissions.check_owns_study, CREATOR, STRANGER) == "study.not_yours"


@pytest.mark.parametrize(
    ("has_passphrase", "is_bot", "can_merge"), [(False, False, True), (True, False, False), (False, True, False)]
)
def test_only_a_guest_moves_to_another_account(has_passphrase, is_bot, can_merge):
    assert permissions.can_merge_guest(has_passphrase, is_bot) is can_merge


# ---- help in running games


def casual_table():
    player = DrivenTable(make_plan(SIAM.start(), (Here(), ByLink()), hints=True))
    player.append([e.SeatTaken(1, CREATOR), e.SeatTaken(2, GUEST), e.GameBegan()], person=CREATOR)
    return player.table


def test_help_is_off_between_people_and_in_rated_games():
    people = make_table((Here(), ByLink()), joined=[GUEST], begin=True)
    assert permissions.is_protected(people.table)
    people.append([e.GameEnded((1,), "resigned")])
    assert not permissions.is_protected(people.table)
    computer = make_table((Here(), Opponent(1)), begin=True)
    assert permissions.is_protected(computer.table), "it is rated"
    computer.append([e.HintGiven(1)])
    assert not permissions.is_protected(computer.table), "the hint made it unrated"


def test_help_is_on_at_one_screen_and_in_casual_games():
    assert not permissions.is_protected(make_table((Here(), Here()), joined=[CREATOR], begin=True).table)
    assert not permissions.is_protected(casual_table())
    permissions.check_can_analyse(casual_table(), GUEST)
    assert code_of(permissions.check_can_analyse, casual_table(), STRANGER) == "analysis.running"


def test_a_game_that_waits_for_people_is_not_protected_yet():
    waiting = make_table((Here(), ByLink())).table
    assert permissions.is_help_off(waiting)
    assert not permissions.is_protected(waiting)
