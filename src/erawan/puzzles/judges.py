"""The judge of each game's puzzles."""

from __future__ import annotations

from erawan.puzzles.attempts import Judge


def make_judge(game: str) -> Judge:
    """Return a fresh judge for the puzzles of a game."""
    if game == "siam":
        from erawan.puzzles.siam import SiamJudge

        return SiamJudge()
    from erawan.puzzles.king_of_siam import KingOfSiamJudge

    return KingOfSiamJudge()
