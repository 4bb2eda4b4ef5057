"""The help of each command beside its options: group, summary, details, examples.

The texts are here and not in the commands' files, so that the list of commands comes without importing any of them.
"""

from __future__ import annotations

from typing import NamedTuple

EXIT_STATUS = (
    "**Exit status**: 0 on success; 2 on an error, with one line on standard error that says what is wrong; 130 after "
    "Ctrl-C."
)
SEE_ALSO = "`erawan COMMAND --help` explains a command and its options, with examples."

PLAY = "Play"
RECORDS = "Positions and recorded games"
PLAYERS = "Players and engines"
SERVER = "Server"
OTHER = "Other"
GROUPS = (PLAY, RECORDS, PLAYERS, SERVER, OTHER)
"""The groups of commands, in the order of the help."""


class HelpPage(NamedTuple):
    """The help of one command."""

    summary: str
    """What it does, in one line."""
    more: str
    examples: tuple[str, ...]
    group: str = SERVER

    @property
    def text(self) -> str:
        """The summary and the details."""
        return f"{self.summary}\n\n{self.more}" if self.more else self.summary

    @property
    def epilogue(self) -> str:
        """The examples and the exit status."""
        lines = "\n".join(f"    {example}" for example in self.examples)
        return f"**Examples**:\n\n{lines}\n\n{EXIT_STATUS}"


POSITIONS = (
    "Write a position in the notation of its game (docs/siam.md, docs/king_of_siam.md), with or without quotes. "
    "Without a position, the command uses the start of the game. Set options of the game with --option; `erawan games` "
    "lists them."
)
DATABASE = (
    "The command uses the SQLite database in the data folder, or the PostgreSQL database that ERAWAN_DATABASE_URL "
    "names (docs/server.md)."
)

PAGES = {
    "play": HelpPage(
        "Play in the terminal, against the computer, with friends or online.",
        "Without GAME, the start screen lets you choose the game, the players and the options, continue or replay a "
        "saved game, or connect to a server. With GAME, a game starts at once. Press F1 for help.\n\n"
        "Every turn is saved: in the file of --record, or else in games.erawan in your data folder (docs/terminal.md "
        "says where that is). You can continue an interrupted game later.\n\n"
        "Without a full terminal, or if TERM is dumb, the game is played line by line, as with --plain; type help "
        "there. Set NO_COLOR to turn colours off.\n\n"
        "With --server and no GAME, choose one of your games on the server, an open game, a new game or an invitation "
        "link. With siam or king-of-siam as GAME, --seat, --opponent, --option and --clock describe the new game.\n\n"
        "On a server you play as a guest, and as the same guest next time. To play as another user, set ERAWAN_TOKEN.",
        (
            "erawan play",
            "erawan play siam --opponent level-5",
            "erawan play king-of-siam --option players=3 --opponent level-3,level-6",
            "erawan play siam --plain --record games.erawan",
            "erawan play --record games.erawan --resume",
            "erawan play --server https://siam.example.org",
            "erawan play siam --server http://localhost:8421 --opponent link --clock 10+5",
            "erawan play k3x9m2pq7rtw --server http://localhost:8421 --name Chang",
        ),
        PLAY,
    ),
    "show": HelpPage(
        "Draw a position in the terminal or as an SVG picture.",
        POSITIONS + " With --seat, hidden cards stay hidden: the drawing shows only what that seat may see.",
        (
            "erawan show",
            'erawan show "1#2#/5/S4/s4/#4 E"',
            "erawan show --game king-of-siam --option players=3 --svg table.svg",
        ),
        RECORDS,
    ),
    "turns": HelpPage(
        "List the legal turns of a position, with what each does.",
        POSITIONS + " If there are very many turns, the command prints how many there are of each kind, with examples.",
        (
            'erawan turns "5/5/1###1/5/2N2 R"',
            "erawan turns --game king-of-siam --begin khon:R@cm",
            'erawan turns "5/5/E#2#/5/#4 E" --json --language fr',
        ),
        RECORDS,
    ),
    "replay": HelpPage(
        "Replay a recorded game.",
        "In a terminal the game fills the screen: the arrow keys step through it, the key a analyses it, F1 shows the "
        "help. With --plain, or if TERM is dumb, Enter shows the next turn, b the previous one, a number goes to that "
        "turn, and q quits. If the output is not a terminal, every position is printed, one after the other.",
        (
            "erawan replay games.erawan",
            "erawan replay games.erawan --game 3 --plain",
            "erawan replay games.erawan --game 3 --at 12",
        ),
        RECORDS,
    ),
    "analyse": HelpPage(
        "Find the best turns of a position, or judge a recorded game.",
        "For a position, the command prints the best turns with the expected continuation. For a recorded game, it "
        "prints a mark for every turn and the accuracy of every player. Limit the search of each position with "
        "--seconds, --nodes or --depth.\n\n"
        "Ctrl-C stops the analysis, prints the results so far and exits with status 130.",
        (
            'erawan analyse "1#2#/5/S4/s4/#4 E" --seconds 5',
            "erawan analyse games.erawan --game 2 --plot course.svg",
            "erawan analyse games.erawan --annotate annotated.erawan --json",
        ),
        RECORDS,
    ),
    "openings": HelpPage(
        "Show what strong engines play in the opening of Siam.",
        "For each turn the command prints the number of games between engines, how many the elephants won, drew and "
        "lost, and the chance of the elephants as an engine sees it. Rotated and mirrored positions count as one. Add "
        "the turns played so far to look further.",
        ("erawan openings", "erawan openings +b1n +b5s", "erawan openings --json"),
        RECORDS,
    ),
    "export": HelpPage(
        "Export recorded games as JSON Lines or Parquet.",
        "The name of the output file decides the format: .jsonl, or .parquet (needs the extra erawan[parquet]). The "
        "command reports and skips games that it cannot read, and then exits with status 2.",
        ("erawan export games.erawan games.jsonl", "erawan export games.erawan games.parquet"),
        RECORDS,
    ),
    "games": HelpPage(
        "List the games with their options.",
        "Other commands take these options as --option name=value.",
        ("erawan games", "erawan games --language de"),
        PLAY,
    ),
    "maps": HelpPage(
        "List the maps of King of Siam, or check a map of your own.",
        "A map is a TOML file (docs/king_of_siam.md). To play on it, use --option map=FILE.",
        ("erawan maps", "erawan maps check my_map.toml"),
        PLAY,
    ),
    "puzzles": HelpPage(
        "Count the puzzles, list those of a theme, or prove them all again.",
        "A puzzle is a line of text with its task, the position, the only right first turn, themes and a rating "
        "(docs/puzzles.md). `check` proves by a search of all turns that every puzzle is right.",
        (
            "erawan puzzles",
            "erawan puzzles list --theme lock",
            "erawan puzzles check",
        ),
        RECORDS,
    ),
    "perft": HelpPage(
        "Count all sequences of turns of a given length (perft).",
        "This checks the rules: other programs must find the same numbers. In King of Siam the steps within a turn are "
        "counted. " + POSITIONS,
        ("erawan perft 3", "erawan perft 2 --game king-of-siam --split"),
        RECORDS,
    ),
    "arena": HelpPage(
        "Play a match between players and rate them.",
        "Every start position is played with every seating. Every finished game is saved, and --resume continues a "
        "match. The result is the Elo difference of two players, or a rating of each of more, with error bars "
        "(docs/arena.md). Ctrl-C stops the match, prints the results so far and exits with status 130.",
        (
            "erawan arena level-3 level-4 --games 100",
            "erawan arena best level-8 --seconds 0.5 --games 200 --json result.json",
            "erawan arena level-3 level-4 --games 500 --resume",
        ),
        PLAYERS,
    ),
    "train": HelpPage(
        "Learn a net by self-play (needs the extra erawan[training]).",
        "The command uses a GPU if PyTorch and Numba find one, else the CPU, slowly. It writes a checkpoint each "
        "minute, and --resume continues from it. --match then plays the new net against the one from before "
        "(docs/training.md).",
        (
            "erawan train siam --minutes 30 --out run",
            "erawan train siam --minutes 60 --out run --resume --match 200",
            "erawan train king-of-siam --players 3 --minutes 10 --out run",
        ),
        PLAYERS,
    ),
    "bench": HelpPage(
        "Measure the speed of Erawan on this machine.",
        "The command prints each figure as soon as it is measured; docs/performance.md explains the figures. --peers "
        "also measures other libraries that are installed.",
        ("erawan bench", "erawan bench --json --peers"),
        PLAYERS,
    ),
    "ugi": HelpPage(
        "Run an engine for other programs, over the UGI protocol.",
        "The command reads UGI commands from standard input and answers on standard output until it reads quit "
        "(docs/ugi.md).",
        ("erawan ugi siam", "erawan ugi king-of-siam --player level-5 --option players=2"),
        PLAYERS,
    ),
    "serve": HelpPage(
        "Start the web app and its server.",
        "The command prints the addresses of the server. Every turn is saved at once; Ctrl-C stops the server without "
        "losing a game. Environment variables and a file can change more settings; docs/server.md lists them all. "
        "With PostgreSQL and Redis, several processes can serve the same games (docs/several_processes.md).",
        (
            "erawan serve",
            "erawan serve --host 0.0.0.0 --port 8080 --public-url https://siam.example.org",
        ),
    ),
    "engine-worker": HelpPage(
        "Search for computer players, hints and analyses of servers.",
        "Start servers with ERAWAN_ENGINE_WORKERS=1, and any number of workers, on any machine, with the same "
        "ERAWAN_DATABASE_URL; they need PostgreSQL. Ctrl-C ends a worker after its present searches. If a worker dies, "
        "another one repeats its searches. docs/server.md says more.",
        (
            "erawan engine-worker",
            "erawan engine-worker --threads 4",
        ),
    ),
    "token": HelpPage(
        "Create a token with which a program can play on the server.",
        "The command prints the token once: save it. The server stores only its hash. " + DATABASE,
        ('erawan token "My bot"',),
    ),
    "migrate": HelpPage(
        "Update the tables of the server's database.",
        "With PostgreSQL, run it before the first start and after an update of Erawan. With SQLite, the server does it "
        "when it starts. Stop the server and make a backup first. " + DATABASE,
        ("erawan migrate",),
    ),
    "backup": HelpPage(
        "Write all data of the server to one file.",
        "The file is a snapshot of one moment; the server may be running. With --scheduled, the file is named by the "
        "time and lies in backup_dir; it is verified, and all but the newest backup_keep files are deleted. --verify "
        "restores a file into a temporary database and compares counts and digests of all tables. " + DATABASE,
        (
            "erawan backup erawan.backup",
            "erawan backup --verify erawan.backup",
            "erawan backup --scheduled",
        ),
    ),
    "restore": HelpPage(
        "Fill an empty database from a backup.",
        "Stop the server first. If anything fails, the database stays empty. You can restore a backup from SQLite into "
        "PostgreSQL, and the other way round. " + DATABASE,
        ("erawan restore erawan.backup",),
    ),
    "admin": HelpPage(
        "Look after the users, games and bans of a server.",
        "The commands work beside a running server, which notices bans and ended sessions within seconds. With --json "
        "they print rows for programs. " + DATABASE,
        (
            "erawan admin users --kind registered",
            "erawan admin users show Chang",
            "erawan admin sessions revoke --user Chang",
            'erawan admin bans add Chang --hours 48 --reason "insults in the chat"',
            "erawan admin bans lift Chang",
            "erawan admin clean --dry-run",
        ),
    ),
    "completion": HelpPage(
        "Set up completion of commands and options in your shell.",
        "Without SHELL, the command prints the script for your shell. --install saves the script where the shell finds "
        "it and adds a line to the shell's start-up file. Shells: bash, zsh, fish, powershell.",
        ("erawan completion --install", "erawan completion zsh"),
        OTHER,
    ),
}
