"""The texts of Erawan in five languages: one Fluent catalogue per language, shared by all interfaces.

The library returns phrases, a key with values; here they become sentences. This is the lowest layer: it knows no
game. Errors hold phrases, too, which become English only when they are printed.
"""

from erawan.words.catalogue import LANGUAGES, add_catalogue, keys, knows, pick_language, refuse_languages_by, say
from erawan.words.phrase import Phrase

__all__ = ["LANGUAGES", "Phrase", "add_catalogue", "keys", "knows", "pick_language", "refuse_languages_by", "say"]
