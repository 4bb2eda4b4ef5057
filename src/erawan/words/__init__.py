"""The words of Erawan in five languages: one Fluent catalogue a language, shared by every face.

The engine never writes sentences. It gives back phrases, a key with values; here they become text. This is the lowest
layer: it knows no game, and an error asks it for its English only when somebody prints it.
"""

from erawan.words.catalogue import LANGUAGES, add_catalogue, keys, knows, pick_language, refuse_languages_by, say
from erawan.words.phrase import Phrase

__all__ = ["LANGUAGES", "Phrase", "add_catalogue", "keys", "knows", "pick_language", "refuse_languages_by", "say"]
