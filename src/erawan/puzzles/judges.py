"""Pick the judge of a game's puzzles."""

from __future__ import annotations

from erawan.puzzles.attempts import Judge


def make_judge(game: str) -> Judge:
    """Return a fresh judge for the puzzles of a game."""
    if game == "siam":
        from erawan.puzzles.siam_judge import SiamJudge

        return SiamJudge()
    from erawan.puzzles.king_of_siam_judge import KingOfSiamJudge

    return KingOfSiamJudge()
