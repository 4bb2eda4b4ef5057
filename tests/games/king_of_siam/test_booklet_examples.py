"""K9.5: the worked examples of the booklets, in our own words. Their pictures are lost: counts are chosen that fit.

Alfred, Benjamin and Charles sit on seats 1, 2 and 3; with four players Alfred and Alice on 1 and 3, Benjamin and Bertha
on 2 and 4.
"""

import erawan
from tests.games.king_of_siam.sample_positions import FULL, THREE_SEATS, after, field, position

CODES = ["cm", "lp", "su", "kh", "ay", "ba", "na", "ke"]


def track(owners):
    return " ".join(f"{code}={owner}" for code, owner in zip(CODES, owners, strict=False))


def test_K9_5_section_4_the_table_of_passes():
    """Two pass, Charles acts; Alfred passes, Benjamin acts; three passes in a row end with Benjamin, so Charles starts.

    K3.2, K3.3.
    """
    state = erawan.parse(position("cm 2.1.0 ke 3.3.3", seats=THREE_SEATS))
    table = ["pass", "pass", "king:lp,su!su>R@ke", "pass", "king:kh,ay!ay>L@ke", "pass", "pass", "pass"]
    movers = []
    for turn in table:
        assert "=" not in field(state, 2)
        movers.append(state.to_move)
        state = state.play(turn)
    assert movers == [1, 2, 3, 1, 2, 3, 1, 2]
    assert field(state, 2).startswith("cm=R,")
    assert state.to_move == 3


def test_K9_5_section_5_the_last_card():
    """Of 24 cards Alfred holds the last one: he may play it only if he wins by it (K4.5)."""
    tiles = track("RLRLRL") + " ke=B na"
    wins = position("na 2.0.0", tiles, "3.0.0:M/3.1.0:-/0.0.0:-", recent="3>2>1")
    assert erawan.parse(wins).turns() == ["pass", "malay>R@na"]
    loses = position("na 1.0.0", tiles, "3.0.0:M/3.1.0:-/0.0.0:-", recent="3>2>1")
    assert erawan.parse(loses).turns() == ["pass"]


def test_K9_5_section_6_more_rama_than_of_any_other():
    """Rama takes the province (K6.1)."""
    state = after(position("kh 3.1.2", "kh"), "pass", "pass")
    assert field(state, 2).startswith("kh=R,")


def test_K9_5_section_6_two_factions_with_as_many():
    """The British take it (K6.1)."""
    state = after(position("kh 2.2.1", "kh"), "pass", "pass")
    assert field(state, 2).startswith("kh=B,")


def test_K9_5_section_7_three_provinces_each_and_rama_gained_one_last():
    """Lao and Rama have three each; Rama, of these two the last to gain one, rules (K7.2)."""
    text = position("ke 2.1.0", track("LRLMRLB") + " ke", "3.0.0:-/2.9.0:-/1.0.0:-", passes=2)
    outcome = after(text, "pass").outcome
    assert (outcome.reason, outcome.decided["ruler"], outcome.decided["ruled_by"]) == ("kingdom", "R", "latest_gain")
    assert outcome.winners == (1,)


def test_K9_5_section_7_a_colony_after_the_sixth_struggle():
    """The sixth struggle gives the British their fourth province: the game is over (K6.3)."""
    text = position("ba 1.1.0 na 2.0.0", track("BRBLB"), THREE_SEATS, passes=2)
    state = after(text, "pass")
    assert field(state, 2) == "cm=B,lp=R,su=B,kh=L,ay=B,ba=B,na,ke"
    assert state.outcome.reason == "colony"


def test_K9_5_section_7_the_winner_of_a_colony():
    """Alfred and Benjamin have one set each, Charles two (K7.1)."""
    text = position("", track("BRBLBB"), "3.1.2:-/1.4.1:-/2.2.3:-", recent="1>2>3")
    outcome = erawan.parse(text).outcome
    assert (outcome.winners, outcome.decided["won_by"], outcome.decided["sets"]) == ((3,), "sets", 2)


def test_K9_5_section_7_the_winner_of_a_kingdom():
    """Lao rules before Rama; Alfred and Benjamin have four Lao each, and Alfred one Rama more (K7.3)."""
    text = position("", track("LLLLRRMB"), "3.4.0:-/2.4.5:-/6.1.3:-", recent="1>2>3")
    outcome = erawan.parse(text).outcome
    assert (outcome.decided["ruler"], outcome.decided["second"]) == ("L", "R")
    assert (outcome.winners, outcome.decided["won_by"]) == ((1,), "second")


def test_K9_5_section_8_a_colony_and_two_teams():
    """Alfred and Alice: seven Malay, three Lao, six Rama, three sets. Benjamin and Bertha have four (K7.4)."""
    text = position("", track("BRBLBB"), "4.1.3:-/1.3.4:-/2.2.4:-/3.2.0:-", recent="1>3>2>4")
    outcome = erawan.parse(text).outcome
    assert (outcome.winners, outcome.decided["sets"]) == ((2, 4), 4)
    three_sets = position("", track("BRBLBB"), "4.1.3:-/1.1.2:-/2.2.4:-/1.1.0:-", recent="2>4>1>3")
    outcome = erawan.parse(three_sets).outcome
    assert (outcome.winners, outcome.decided["sets"]) == ((1, 3), 3)


def test_K9_5_section_8_a_kingdom_and_two_teams():
    """Rama rules; of Rama Alfred has four, Alice three, Benjamin five, Bertha one: Benjamin wins with Bertha (K7.4)."""
    text = position("", track("RRRRLLMM"), "4.0.0:-/5.0.0:-/3.0.0:-/1.0.0:-", recent="1>2>3>4")
    outcome = erawan.parse(text).outcome
    assert (outcome.winners, outcome.decided["ruler"], outcome.decided["won_by"]) == ((2, 4), "R", "ruler")


def test_K9_5_section_8_a_tie_in_a_colony():
    """Both teams have the same number of sets: the team that played a card last wins (K7.4)."""
    seats = f"1.0.0:-/0.1.1:-/0.1.1:{FULL}/1.0.0:-"
    assert erawan.parse(position("", track("BBBB"), seats, recent="4>1>2")).outcome.winners == (2, 4)
