"""``erawan train``: learn a net by self-play."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from erawan.cli.arguments import read_number
from erawan.core.errors import OptionError

MOST_GAMES = 1 << 20
MOST_ROUNDS = 1_000_000_000
MOST_SEED = 999_999_999
GPU_GAMES, CPU_GAMES = 32_768, 512
MOST_MATCH_GAMES = 100_000
MATCH_SECONDS = 0.1
"""Seconds a turn of the match with the new net."""


def train(
    game: Annotated[Literal["siam", "king-of-siam"], Parameter(help="The game to learn.")],
    *,
    players: Annotated[
        str | None, Parameter(help="How many play King of Siam, 2 to 4; each number has a net of its own.")
    ] = None,
    out: Annotated[Path, Parameter(help="The folder of the run: checkpoint, net and metrics.")],
    minutes: Annotated[
        float, Parameter(help="Minutes of the whole run; the learning rate falls until its end.")
    ] = 30.0,
    rounds: Annotated[
        str | None,
        Parameter(help="End after this many rounds, not by the clock, to repeat a run exactly.", show_default=False),
    ] = None,
    games: Annotated[
        str | None,
        Parameter(help="Games at once; by default 32768 on a GPU, 512 on a CPU.", show_default=False),
    ] = None,
    seed: Annotated[str, Parameter(help="The random seed of games and first weights.")] = "1",
    resume: Annotated[bool, Parameter(help="Continue the run in that folder.", negative="")] = False,
    match: Annotated[
        str | None,
        Parameter(
            help="Then play this many games in the arena against the net from before --resume, or else against "
            "best-steady.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Learn a net by self-play and write it to a folder."""
    match_games = None if match is None else read_number("match", match, 1, MOST_MATCH_GAMES)
    if find_spec("torch") is None:
        raise OptionError("extra.missing", extra="training")
    import torch

    from erawan.training.king_of_siam_training import KingOfSiamTraining
    from erawan.training.siam_training import SiamTraining
    from erawan.training.training_run import METRICS_FILE, NET_FILE, PREVIOUS_FILE, TrainingRun, TrainingSettings

    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    usual = GPU_GAMES if device.type == "cuda" else CPU_GAMES
    count = usual if games is None else read_number("games", games, 1, MOST_GAMES)
    settings = TrainingSettings(
        games=count,
        batch=min(count, GPU_GAMES),
        seed=read_number("seed", seed, 0, MOST_SEED),
        minutes=minutes,
        rounds=None if rounds is None else read_number("rounds", rounds, 1, MOST_ROUNDS),
    )
    training: TrainingRun
    if game == "siam":
        if players is not None:
            read_number("players", players, 2, 2)
        training = SiamTraining(settings, out, device)
    else:
        training = KingOfSiamTraining(settings, out, device, read_number("players", players or "2", 2, 4))
    if resume:
        training.resume()
    print(f"{game} on {device.type}, {count} games at once; reports go to {out / METRICS_FILE}", flush=True)
    training.run()
    print(f"{training.turns} turns in {training.seconds:.0f} s; net: {out / NET_FILE}", flush=True)
    if match_games is not None:
        opponent = f"net:{out / PREVIOUS_FILE}" if resume else "best-steady"
        _play_match(f"net:{out / NET_FILE}", opponent, game, players, match_games, out / f"match-{training.rounds}")


def _play_match(net: str, opponent: str, game: str, players: str | None, games: int, path: Path) -> None:
    """Play the new net against another player in the arena; write the games and a chart of the score."""
    from erawan.cli.arena import arena

    option = [f"players={players}"] if game != "siam" and players is not None else None
    arena(
        net,
        opponent,
        game=game,
        option=option,
        games=str(games),
        seconds=MATCH_SECONDS,
        out=path.with_suffix(".erawan"),
        plot=path.with_suffix(".svg"),
    )
