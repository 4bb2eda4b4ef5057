"""Check every sentence of the coach by other means: the texts of positions, the legal turns and the judges of puzzles.

Each check is named by the key of a sentence, gets its values, and asserts what the sentence claims.
"""

import re

import erawan
from erawan.analysis.coach import find_moments, judge_try
from erawan.puzzles.king_of_siam_judge import KingOfSiamJudge, task_of
from erawan.puzzles.siam_judge import SiamJudge

PASS = "pass"
LETTERS = {"rama": "R", "lao": "L", "malay": "M"}
TRIES = 8
"""How many other turns are tried at each moment."""
SIAM_JUDGE = SiamJudge(rows=1 << 16, most_nodes=2_000_000)
KOS_JUDGE = KingOfSiamJudge(rows=1 << 16)
CHECKS = {}
FREE = {"coach-wrong-unclear", "coach-wrong-kos-spent"}
"""Sentences that claim nothing about the position."""


def check_of(*keys):
    """Register a check for sentences with these keys."""

    def register(check):
        CHECKS.update(dict.fromkeys(keys, check))
        return check

    return register


class Claimed:
    """A sentence about a turn at a moment: what its check needs."""

    def __init__(self, record, moment, values, turn, reply=None):
        self.record = record
        self.moment = moment
        self.values = values
        self.turn = turn
        """The turn that the sentence is about."""
        self.reply = reply
        self.state = moment.state
        self.seat = self.state.to_move
        self.ply = moment.turn.ply
        """The number of the turn, from 1."""

    @property
    def after(self):
        return self.state.play(self.turn)

    @property
    def next_text(self):
        return self.record.texts[self.ply] if self.ply < len(self.record.texts) else None

    def later(self):
        """Yield the turns from the moment on, each with the positions before and after it."""
        state = self.state
        for text in self.record.texts[self.ply - 1 :]:
            yield text, state, state.play(text)
            state = state.play(text)


def check_game(record, analysis):
    """Check every sentence about the moments of a game; return the kinds of the moments, one for each."""
    kinds = []
    for seat in range(1, record.game.seats + 1):
        for moment in find_moments(analysis, seat):
            kinds.append(moment.fact.kind)
            phrases = moment.fact.sentences()
            assert phrases, moment.fact.kind
            for phrase in phrases:
                check(phrase, Claimed(record, moment, phrase.values, moment.turn.turn))
            turns = moment.state.turns()
            for turn in dict.fromkeys((moment.better, moment.turn.turn, *turns[:: 1 + len(turns) // TRIES])):
                judged = judge_try(moment, turn)
                assert judged.is_right or turn != moment.better
                check(judged.phrase, Claimed(record, moment, judged.phrase.values, turn, judged.reply))
    return kinds


def check(phrase, claimed):
    """Check one sentence."""
    if phrase.key in FREE:
        return
    where = f"{phrase.key}: {claimed.turn} at turn {claimed.ply} of {claimed.state}"
    assert CHECKS[phrase.key](claimed), where


# ---- Siam


def outcome_for(state, seat):
    """Return whether the game is over and a seat has won it."""
    return state.outcome is not None and seat in state.outcome.winners


def winning(state):
    """Return the turns with which the seat to move wins at once."""
    return [] if state.outcome else [turn for turn in state.turns() if outcome_for(state.play(turn), state.to_move)]


def animals(state, seat):
    return len(re.findall("[NESW]" if seat == 1 else "[nesw]", str(state).split()[0]))


def if_other_were_to_move(state):
    board, side = str(state).split()[:2]
    return erawan.parse(f"{board} {'R' if side == 'E' else 'E'}")


def described(state, turn):
    return state.describe(turn)


@check_of("coach-siam-win-now")
def _(claimed):
    return claimed.values["turn"] in [described(claimed.state, turn) for turn in winning(claimed.state)]


@check_of("coach-siam-own-goal")
def _(claimed):
    outcome = claimed.after.outcome
    names = {"rock": outcome.decided["rock"], "square": outcome.decided["animal"]}
    return claimed.seat not in outcome.winners and names == {key: claimed.values[key] for key in names}


def threatened_rocks(state):
    return {state.play(turn).outcome.decided["rock"] for turn in winning(state)}


def is_push_there(claimed):
    after = claimed.after
    pushes = [turn for turn in winning(after) if described(after, turn) == claimed.values["turn"]]
    return any(after.play(turn).outcome.decided["rock"] == claimed.values["rock"] for turn in pushes)


@check_of("coach-siam-threat")
def _(claimed):
    before = threatened_rocks(if_other_were_to_move(claimed.state))
    return is_push_there(claimed) and claimed.values["rock"] in before


@check_of("coach-siam-way-opened")
def _(claimed):
    before = threatened_rocks(if_other_were_to_move(claimed.state))
    return is_push_there(claimed) and claimed.values["rock"] not in before


def square(state, name):
    rows = re.sub(r"\d", lambda digits: "." * int(digits[0]), str(state).split()[0]).split("/")
    return rows[5 - int(name[1])]["abcde".index(name[0])]


@check_of("coach-siam-rock-given")
def _(claimed):
    rock = claimed.values["rock"]
    return is_push_there(claimed) and square(claimed.state, rock) != "#" and square(claimed.after, rock) == "#"


@check_of("coach-siam-taken")
def _(claimed):
    return outcome_for(claimed.after.play(claimed.next_text), 3 - claimed.seat)


@check_of("coach-siam-overlooked")
def _(claimed):
    return claimed.next_text is not None and not outcome_for(claimed.after.play(claimed.next_text), 3 - claimed.seat)


@check_of("coach-siam-forced-win")
def _(claimed):
    turns, side = claimed.values["turns"], claimed.seat - 1
    better = claimed.moment.better
    is_quickest = SIAM_JUDGE.distance(claimed.state, side, turns) == turns
    begins = claimed.values["turn"] == described(claimed.state, better)
    return is_quickest and begins and SIAM_JUDGE.wins_within(claimed.state.play(better), side, turns - 1)


@check_of("coach-siam-forced-loss", "coach-wrong-siam-forced-loss")
def _(claimed):
    after, turns, side = claimed.after, claimed.values["turns"], 2 - claimed.seat
    begins = [turn for turn in after.turns() if described(after, turn) == claimed.values["turn"]]
    return any(SIAM_JUDGE.wins_within(after.play(turn), side, turns - 1) for turn in begins)


@check_of("coach-siam-animal-off")
def _(claimed):
    after, turn = claimed.after, claimed.next_text
    is_off = animals(after.play(turn), claimed.seat) < animals(after, claimed.seat)
    is_there = square(after, claimed.values["square"]) in ("NESW" if claimed.seat == 1 else "nesw")
    return is_off and is_there and described(after, turn) == claimed.values["turn"]


@check_of("coach-right-siam-win-now")
def _(claimed):
    return outcome_for(claimed.after, claimed.seat)


@check_of("coach-right-siam-safe")
def _(claimed):
    return not outcome_for(claimed.after, 3 - claimed.seat) and not winning(claimed.after)


@check_of("coach-right-siam-forced-win")
def _(claimed):
    return SIAM_JUDGE.wins_within(claimed.after, claimed.seat - 1, claimed.values["turns"])


@check_of("coach-right-siam-forced-loss")
def _(claimed):
    after = claimed.after
    return outcome_for(after, claimed.seat) or not SIAM_JUDGE.wins_within(
        after, 2 - claimed.seat, claimed.values["turns"]
    )


@check_of("coach-right-siam-animal-off")
def _(claimed):
    after = claimed.after
    replies = [] if after.outcome else after.turns()
    return all(animals(after.play(reply), claimed.seat) == animals(after, claimed.seat) for reply in replies)


@check_of("coach-wrong-siam-win-now")
def _(claimed):
    return claimed.after.outcome is None and bool(winning(claimed.state))


@check_of("coach-wrong-siam-own-goal")
def _(claimed):
    return outcome_for(claimed.after, 3 - claimed.seat)


@check_of("coach-wrong-siam-threat")
def _(claimed):
    is_win = outcome_for(claimed.after.play(claimed.reply), 3 - claimed.seat)
    return is_win and described(claimed.after, claimed.reply) == claimed.values["turn"]


@check_of("coach-wrong-siam-forced-win")
def _(claimed):
    return not SIAM_JUDGE.wins_within(claimed.after, claimed.seat - 1, claimed.values["turns"])


@check_of("coach-wrong-siam-animal-off")
def _(claimed):
    after = claimed.after
    return animals(after.play(claimed.reply), claimed.seat) < animals(after, claimed.seat)


# ---- King of Siam


def codes(state):
    return state.game.map.codes


def lands(state):
    """Return how many followers of Rama, Lao and Malay stand in each province."""
    texts = str(state).split()[1].split("/")
    return {code: [int(count) for count in text.split(".")] for code, text in zip(codes(state), texts, strict=True)}


def leader_of(counts):
    """Return the faction that would take a province with these followers; B if none leads alone (K6.1)."""
    leading = [letter for letter, count in zip("RLM", counts, strict=True) if count == max(counts) > 0]
    return leading[0] if len(leading) == 1 else "B"


def owners(state):
    """Return who controls each settled province."""
    tiles = str(state).split()[2].replace("!", "").split(",")
    return {tile[:2]: tile[3] for tile in tiles if "=" in tile}


def open_count(state):
    return len(codes(state)) - len(owners(state))


def hand(state, seat):
    text = str(state).split()[3].split("/")[seat - 1].split(":")[1]
    return "" if text == "-" else text


def court(state, seat):
    return [int(count) for count in str(state).split()[3].split("/")[seat - 1].split(":")[0].split(".")]


def side_of(state, seat):
    return next(side for side in state.game.sides if seat in side)


def sets_of(state, seat):
    courts = [court(state, each) for each in side_of(state, seat)]
    return min(sum(counts) for counts in zip(*courts, strict=True))


def place_code(values):
    return values["place"].rpartition("-")[2]


def is_standing(state, standing):
    """Check a phrase that says how a province stands."""
    counts = lands(state)[place_code(standing.values)]
    ranked = sorted(counts, reverse=True)
    leader = leader_of(counts)
    if standing.key == "coach-kos-stands":
        told = (LETTERS[standing.values["faction"]], standing.values["count"], standing.values["second"])
        return told == (leader, ranked[0], ranked[1])
    if standing.key == "coach-kos-stands-tie":
        return leader == "B" and standing.values["count"] == ranked[0] == ranked[1] > 0
    return ranked[0] == 0


def settled_after_passes(claimed):
    """Return the province that was settled without another card, its owner and followers; None if a card came."""
    for text, before, after in claimed.later():
        if text != PASS:
            return None
        new = owners(after).items() - owners(before).items()
        if new:
            [(code, owner)] = new
            return code, owner, sorted(lands(before)[code], reverse=True)
    return None


@check_of("coach-kos-by-one", "coach-kos-let-win", "coach-kos-british", "coach-kos-colony", "coach-wrong-kos-pass")
def _(claimed):
    found = settled_after_passes(claimed)
    if found is None:
        # The home of a faction was settled later; it was the first struggle that ended.
        assert claimed.moment.fact.kind == "kos-home"
        return is_home_settled_as_told(claimed)
    code, owner, counts = found
    settled = claimed.values["settled"].values
    kind = claimed.moment.fact.kind
    if kind == "kos-by-one":
        assert counts[0] - counts[1] == 1
    if kind in ("kos-british", "kos-colony"):
        assert owner == "B"
    return place_code(settled) == code and settled.get("count", counts[0]) == counts[0]


def first_settlement(claimed):
    for _, before, after in claimed.later():
        new = owners(after).items() - owners(before).items()
        if new:
            return next(iter(new)), after
    raise AssertionError


def is_home_settled_as_told(claimed):
    (code, _), _ = first_settlement(claimed)
    return place_code(claimed.values["settled"].values) == code


@check_of("coach-kos-possible")
def _(claimed):
    better = claimed.state.play(claimed.moment.better)
    code = place_code(claimed.values["standing"].values)
    changes = leader_of(lands(better)[code]) != leader_of(lands(claimed.state)[code])
    return changes and claimed.moment.better != PASS and is_standing(better, claimed.values["standing"])


@check_of("coach-kos-home")
def _(claimed):
    faction = LETTERS[claimed.values["faction"]]
    (code, owner), _ = first_settlement(claimed)
    has_fallen = False
    for _, _, after in claimed.later():
        has_fallen = has_fallen or code in owners(after)
        if faction not in hand(after, claimed.seat):
            return False
        if has_fallen and after.outcome is None and after.to_move == claimed.seat:
            name = claimed.values["faction"]
            if any(turn.startswith(f"{name}:") for turn in after.turns()):
                return False
    return owner != faction and is_home_settled_as_told(claimed)


@check_of("coach-kos-set")
def _(claimed):
    team = claimed.values["player"].values["seat"]
    after = claimed.after.play(claimed.next_text)
    letter = LETTERS[claimed.values["followers"].values["faction"]]
    is_taken = claimed.next_text.endswith(f">{letter}@{place_code(claimed.values)}")
    end = list(claimed.later())[-1][2].outcome
    is_decided = end.reason == "colony" and end.decided["won_by"] == "sets" and claimed.seat not in end.winners
    return is_taken and is_decided and sets_of(after, team) == sets_of(claimed.after, team) + 1


@check_of("coach-kos-no-effect")
def _(claimed):
    card = claimed.turn.partition(">")[0]
    others = [turn for turn in claimed.state.turns() if re.match(rf"{card}[:>]", turn)]
    return ">" in claimed.turn and all(turn.startswith(f"{card}>") for turn in others)


@check_of("coach-kos-lead-taken")
def _(claimed):
    faction, code = claimed.turn.partition(">")[2].split("@")
    amid = list(lands(claimed.after)[code])
    amid["RLM".index(faction)] += 1
    ranked = sorted(amid, reverse=True)
    told = (claimed.values["lead"], claimed.values["second"], LETTERS[claimed.values["faction"]])
    lost = leader_of(lands(claimed.after)[code]) != faction
    return lost and told == (*ranked[:2], faction) and leader_of(amid) == faction


@check_of("coach-kos-now")
def _(claimed):
    return is_standing(claimed.after, claimed.values["standing"])


def may_rule(state, faction):
    held = [list(owners(state).values()).count(letter) for letter in "RLM"]
    return held["RLM".index(faction)] + open_count(state) >= max(held)


@check_of("coach-kos-hopeless")
def _(claimed):
    may_fall = list(owners(claimed.state).values()).count("B") + open_count(claimed.state) >= 4
    return not may_fall and not may_rule(claimed.state, LETTERS[claimed.values["faction"]])


@check_of("coach-kos-hopeless-why")
def _(claimed):
    held = [list(owners(claimed.state).values()).count(letter) for letter in "RLM"]
    taken = claimed.turn.partition(">")[2][0]
    told = (claimed.values["held"], claimed.values["left"], claimed.values["most"])
    is_most = held["RLM".index(LETTERS[claimed.values["faction"]])] == max(held)
    return is_most and told == (held["RLM".index(taken)], open_count(claimed.state), max(held))


def moved_by_card(claimed):
    """Return by how much the card changed each province, the follower that was taken left aside."""
    before, after = lands(claimed.state), lands(claimed.after)
    moved = {code: [new - old for new, old in zip(after[code], before[code], strict=True)] for code in before}
    faction, _, code = claimed.turn.partition(">")[2].partition("@")
    if faction:
        moved[code]["RLM".index(faction)] += 1
    return {code: change for code, change in moved.items() if any(change)}


@check_of("coach-kos-wasted")
def _(claimed):
    moved = moved_by_card(claimed)
    # A swap of two followers of one faction moves nothing.
    assert moved or "v1:" in claimed.turn
    for _, before, after in claimed.later():
        for code, owner in owners(after).items() - owners(before).items():
            if code in moved:
                without = [count - change for count, change in zip(lands(before)[code], moved.pop(code), strict=True)]
                if min(without) < 0 or leader_of(without) != owner:
                    return False
    return not moved


def when_empty(claimed):
    return next(after for _, _, after in claimed.later() if not hand(after, claimed.seat))


@check_of("coach-kos-early")
def _(claimed):
    return open_count(when_empty(claimed)) == claimed.values["count"] and claimed.turn != PASS


@check_of("coach-kos-early-other")
def _(claimed):
    return len(hand(when_empty(claimed), claimed.values["player"].values["seat"])) == claimed.values["count"]


def keeps(claimed, turn):
    return KOS_JUDGE.keeps(claimed.state, task_of(claimed.state), turn)


@check_of("coach-kos-win")
def _(claimed):
    return keeps(claimed, claimed.moment.better) and not keeps(claimed, claimed.turn)


@check_of("coach-kos-win-stands")
def _(claimed):
    return ends_as_told(claimed, claimed.moment.better, claimed.seat)


@check_of("coach-kos-loss", "coach-wrong-kos-loss")
def _(claimed):
    seat = claimed.values["player"].values["seat"]
    after = claimed.after
    return outcome_for(after, seat) or (after.outcome is None and KOS_JUDGE.can_win(after, seat))


@check_of("coach-kos-loss-stands")
def _(claimed):
    return ends_as_told(claimed, claimed.turn, None)


def ends_as_told(claimed, turn, winner):
    """Check how the game ends if all pass after a turn, unless a pass were impossible."""
    state = claimed.state.play(turn)
    while state.outcome is None:
        state = state.play(PASS)
    return state.outcome.phrase == claimed.values["outcome"] and (winner is None or winner in state.outcome.winners)


@check_of("coach-right-kos-win")
def _(claimed):
    return keeps(claimed, claimed.turn)


@check_of("coach-wrong-kos-win")
def _(claimed):
    return not keeps(claimed, claimed.turn)


@check_of("coach-right-kos-loss")
def _(claimed):
    seat, after = claimed.values["player"].values["seat"], claimed.after
    return not outcome_for(after, seat) if after.outcome else not KOS_JUDGE.can_win(after, seat)


@check_of("coach-right-kos-province", "coach-wrong-kos-province")
def _(claimed):
    return is_standing(claimed.after, claimed.values["standing"])


@check_of("coach-right-kos-home-used")
def _(claimed):
    return ":" in claimed.turn


def can_complete(claimed):
    """Return whether the next seat has a turn that completes another set."""
    after = claimed.after
    seat = claimed.values["player"].values["seat"]
    lacking = sets_of(after, seat)
    held = [sum(counts) for counts in zip(*(court(after, each) for each in side_of(after, seat)), strict=True)]
    letters = {letter for letter, count in zip("RLM", held, strict=True) if count == lacking}
    taken = {turn.partition(">")[2][:1] for turn in after.turns()}
    return len(letters) == 1 and letters <= taken


@check_of("coach-right-kos-set")
def _(claimed):
    return not can_complete(claimed)


@check_of("coach-wrong-kos-set")
def _(claimed):
    return can_complete(claimed)


@check_of("coach-right-kos-saved")
def _(claimed):
    return claimed.turn == PASS


def changes_leaders_or_tiles(claimed):
    before = lands(claimed.state)
    moved = moved_by_card(claimed)
    has_new_leader = any(
        leader_of([count + change for count, change in zip(before[code], moved[code], strict=True)])
        != leader_of(before[code])
        for code in moved
    )
    return has_new_leader or str(claimed.state).split()[2] != str(claimed.after).split()[2]


@check_of("coach-right-kos-changed")
def _(claimed):
    return changes_leaders_or_tiles(claimed)


@check_of("coach-wrong-kos-in-vain")
def _(claimed):
    return not changes_leaders_or_tiles(claimed)


@check_of("coach-right-kos-hopeless")
def _(claimed):
    return may_rule(claimed.state, LETTERS[claimed.values["faction"]])


@check_of("coach-wrong-kos-hopeless")
def _(claimed):
    return not may_rule(claimed.state, LETTERS[claimed.values["faction"]])
