"""Ratings: which games count, and how they change a rating."""

from erawan.protocol.seats_and_clocks import Opponent
from erawan.server.domain import decisions
from erawan.server.domain.events import SeatRating
from erawan.server.domain.player_ratings import (
    Rating,
    changes_by_seat,
    is_rated,
    is_rated_so_far,
    players_of,
    rate,
)
from tests.server.domain.driven_table import king_of_siam, seated_table


def played(**named):
    """Play a game of two people in which both have had a turn, and bob gave up."""
    at = seated_table(**named)
    at.play("ann", "+a1n")
    if at.table.opponent(2):
        at.think()
    else:
        at.play("bob", "+e5s")
    at.resign(at.table.people[max(at.table.people)])
    return at


def test_the_winner_rises_and_the_loser_falls():
    at = played()
    assert is_rated(at.table)
    after = rate(at.table, {})
    assert after["ann"].mu > 25 > after["bob"].mu
    assert after["ann"].sigma < Rating().sigma
    assert (after["ann"].won, after["ann"].played, after["ann"].streak, after["ann"].best_streak) == (1, 1, 1, 1)
    assert (after["bob"].won, after["bob"].played, after["bob"].streak) == (0, 1, -1)


def test_the_change_of_each_seat_is_told_in_points():
    at = played()
    after = rate(at.table, {})
    won, lost = changes_by_seat(at.table, {}, after)
    assert (won.seat, won.before, lost.seat, lost.before) == (1, 1500, 2, 1500)
    assert won.after == after["ann"].points > 1500 > lost.after == after["bob"].points
    known = {"ann": Rating(mu=30.0)}
    assert changes_by_seat(at.table, known, rate(at.table, known))[0] == SeatRating(
        1, 1700, rate(at.table, known)["ann"].points
    )


def test_streaks_go_on_and_end():
    at = played()
    known = {
        "ann": Rating(won=4, played=5, streak=3, best_streak=3),
        "bob": Rating(won=4, played=4, streak=4, best_streak=4),
    }
    after = rate(at.table, known)
    assert (after["ann"].streak, after["ann"].best_streak) == (4, 4)
    assert (after["bob"].streak, after["bob"].best_streak) == (-1, 4)


def test_a_draw_is_one():
    at = seated_table()
    at.play("ann", "+a1n")
    at.play("bob", "+e5s")
    at.ask("ann", "draw")
    at.answer("bob", "draw")
    after = rate(at.table, {"ann": Rating(mu=30), "bob": Rating(mu=20)})
    assert after["ann"].mu < 30
    assert after["bob"].mu > 20
    assert (after["ann"].drawn, after["bob"].drawn) == (1, 1)


def test_opponents_of_ours_are_rated_by_their_names():
    at = played(people=("ann",), opponents=(2,))
    level = at.table.plan.seats[1]
    assert isinstance(level, Opponent)
    assert players_of(at.table) == ("ann", level.player)
    assert is_rated(at.table)
    assert rate(at.table, {})[level.player].won == 1


def test_sides_win_together():
    people = ("ann", "bob", "cat", "dan")
    at = seated_table(king_of_siam(4), people=people)
    for _ in range(4):
        at.play(at.table.people[at.table.state.to_move], "pass")
    at.resign("bob")
    winners = set(at.table.result.winners)
    after = rate(at.table, {})
    assert len(winners) == 2
    for seat, person in enumerate(people, 1):
        assert (after[person].mu > 25) == (seat in winners)


def test_what_does_not_count():
    at = seated_table()
    at.play("ann", "+a1n")
    at.resign("ann")
    assert not is_rated(at.table), "bob has not played"
    assert not is_rated(played(start="5/5/1###1/5/5 E", is_set_up=True).table)
    at = seated_table()
    at.play("ann", "+a1n")
    at.ask("ann", "takeback")
    at.answer("bob", "takeback")
    at.play("ann", "+a1n")
    at.play("bob", "+e5s")
    at.resign("bob")
    assert not is_rated(at.table), "a turn was taken back"


def test_a_hint_is_help_and_among_people_even_the_chance_of_one():
    at = seated_table(people=("ann",), opponents=(2,))
    at.play("ann", "+a1n")
    at.think()
    assert is_rated_so_far(at.table)
    at.append(decisions.decide_hint(at.table, "ann"), "ann")
    assert not is_rated_so_far(at.table)
    at.resign("ann")
    assert not is_rated(at.table)
    # A game that allows hints never counts, so a hint cannot save a rating.
    assert not is_rated_so_far(seated_table(hints=True).table)
    assert is_rated_so_far(seated_table().table)


def test_a_game_against_oneself_is_not_rated():
    at = seated_table(people=("ann", "ann"))
    at.play("ann", "+a1n")
    at.play("ann", "+e5s")
    at.resign("ann")
    assert not is_rated(at.table)
