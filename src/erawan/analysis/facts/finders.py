"""Find the facts about a played turn, the most telling first."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from erawan.analysis.facts import king_of_siam_cards as cards
from erawan.analysis.facts import king_of_siam_certain_results as certain
from erawan.analysis.facts import king_of_siam_followers as followers
from erawan.analysis.facts import king_of_siam_provinces as provinces
from erawan.analysis.facts import siam_forced_wins as forced
from erawan.analysis.facts import siam_pushes as pushes
from erawan.analysis.facts.fact import Fact, TurnInAnalysis

FINDERS: dict[str, tuple[Callable[[TurnInAnalysis], Fact | None], ...]] = {
    "siam": (
        pushes.find_win_now,
        pushes.find_own_goal,
        pushes.find_danger,
        forced.find_forced_win,
        forced.find_forced_loss,
        pushes.find_animal_off,
    ),
    "king-of-siam": (
        certain.find_win,
        provinces.find_home_lost,
        followers.find_set,
        provinces.find_pass,
        cards.find_no_effect,
        provinces.find_lead_taken,
        followers.find_hopeless,
        cards.find_wasted,
        certain.find_loss,
        cards.find_early,
    ),
}


def find_facts(played: TurnInAnalysis) -> Iterator[Fact]:
    """Yield the facts about a turn; none for a game that has no finders."""
    for find in FINDERS.get(played.state.game.name, ()):
        fact = find(played)
        if fact is not None:
            yield fact
