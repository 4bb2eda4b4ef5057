"""``erawan games``: list the games with their options."""

from __future__ import annotations

from erawan.cli.arguments import Language, read_language
from erawan.core import registry
from erawan.words import Phrase, knows, say


def games(*, language: Language = None) -> None:
    """List the games with their options."""
    spoken = read_language(language)
    for name in registry.names():
        found = registry.game_class(name)
        print(name)
        for option in found.option_table:
            print(
                f"  --option {option.name}={str(option.default).lower()}   ({option.expected.lower()}; {option.rule})"
            )
            explanation = Phrase(f"option-{name}-{option.name}".replace("_", "-"))
            # A game from another package may have no words for its options.
            if knows(explanation, spoken):
                print(f"      {say(explanation, spoken)}")
