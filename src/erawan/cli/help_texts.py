"""The help of each command beside its options: a summary, details, examples.

The texts are here and not in the commands' files, so that the list of commands comes without importing any of them.
"""

from __future__ import annotations

from typing import NamedTuple

EXIT_STATUS = (
    "**Exit status**: 0 when all was done; 2 when something was wrong with what was asked, or could not be done, and "
    "one line on standard error says what; 130 after Ctrl-C."
)
SEE_ALSO = "`erawan COMMAND --help` tells the rest of each command."


class HelpPage(NamedTuple):
    """The help of one command."""

    summary: str
    """What it does, in one line."""
    more: str
    examples: tuple[str, ...]

    @property
    def text(self) -> str:
        """Summary and the rest."""
        return f"{self.summary}\n\n{self.more}" if self.more else self.summary

    @property
    def epilogue(self) -> str:
        """Examples and exit status."""
        lines = "\n".join(f"    {example}" for example in self.examples)
        return f"**Examples**:\n\n{lines}\n\n{EXIT_STATUS}"


POSITIONS = (
    "A position is written in its game's notation (docs/siam.md, docs/king_of_siam.md), in quotes or not; without one "
    "the start of the game is meant. What is missing from the notation is given with --option; `erawan games` lists "
    "the options."
)
SERVER = "It works on the database of the data folder, or on the one that ERAWAN_DATABASE_URL names (docs/server.md)."

PAGES = {
    "play": HelpPage(
        "Play a game in the terminal, in a full screen or line by line, here or on a server.",
        "Without a game the full screen lets you choose everything: the game, who sits where, the options, a game to "
        "go on with or to go through, a server. With a game it begins at once, by the options below. F1 is help.\n\n"
        "Every turn is kept before the next one: in the file that --record names; in a full screen otherwise in a file "
        "of your own, games.erawan in the folder of your data (docs/terminal.md says where). A game that was "
        "interrupted, or killed, can be gone on with.\n\n"
        "Where there is no terminal, or TERM is dumb, the game is played line by line as with --plain: type help "
        "there. NO_COLOR in the environment turns colours off.\n\n"
        "With --server and no game you choose there: your games, the open ones, a new one, a link. With siam or "
        "king-of-siam a new game is made there by --seat, --opponent, --option and --clock.\n\n"
        "On a server you are a guest, and the same one the next time; with ERAWAN_TOKEN set you are who it says.",
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
    ),
    "show": HelpPage(
        "Draw a position in the terminal or as an SVG picture.",
        POSITIONS + " With --seat only what that seat may see is drawn (K4.6).",
        (
            "erawan show",
            'erawan show "1#2#/5/S4/s4/#4 E"',
            "erawan show --game king-of-siam --option players=3 --svg table.svg",
        ),
    ),
    "turns": HelpPage(
        "List the legal turns of a position, with what each does.",
        POSITIONS + " Of very many turns an overview is printed: how many there are of each kind, with examples.",
        (
            'erawan turns "5/5/1###1/5/2N2 R"',
            "erawan turns --game king-of-siam --begin khon:R@cm",
            'erawan turns "5/5/E#2#/5/#4 E" --json --language fr',
        ),
    ),
    "replay": HelpPage(
        "Go through a recorded game.",
        "In a terminal the game fills the screen: arrows step, a judges every turn, F1 is help. With --plain, or where "
        "TERM is dumb, Enter goes on, b goes back, a number goes to that turn, q leaves. Elsewhere every position is "
        "printed, one after the other.",
        (
            "erawan replay games.erawan",
            "erawan replay games.erawan --game 3 --plain",
            "erawan replay games.erawan --game 3 --at 12",
        ),
    ),
    "analyse": HelpPage(
        "Find the best turns, or judge a recorded game.",
        "Of a position the best turns are told, with what is expected to follow; of a recorded game what every turn "
        "deserves, and how well everybody played. It takes --seconds, --nodes or --depth for each position.\n\n"
        "Ctrl-C ends it early: what has been found is told, and the exit status is 130.",
        (
            'erawan analyse "1#2#/5/S4/s4/#4 E" --seconds 5',
            "erawan analyse games.erawan --game 2 --plot course.svg",
            "erawan analyse games.erawan --annotate annotated.erawan --json",
        ),
    ),
    "export": HelpPage(
        "Write records as JSON Lines or Parquet.",
        "The kind of file follows from its name: .jsonl or .parquet (for which the extra erawan[parquet] is needed). "
        "Broken records are named and left out, and the exit status is then 2.",
        ("erawan export games.erawan games.jsonl", "erawan export games.erawan games.parquet"),
    ),
    "games": HelpPage(
        "List the games with their options.",
        "Options are given to other commands as --option name=value.",
        ("erawan games", "erawan games --language de"),
    ),
    "maps": HelpPage(
        "List the maps of King of Siam, or check one of your own.",
        "A map is a TOML file (docs/king_of_siam.md, K1.5); it is played with --option map=FILE.",
        ("erawan maps", "erawan maps check my_map.toml"),
    ),
    "puzzles": HelpPage(
        "Count the puzzles, or prove them all once more.",
        "A puzzle is a line of text: what is asked, a position, the one right first turn, themes, a rating "
        "(docs/puzzles.md). `check` looks at every turn of both sides once more.",
        (
            "erawan puzzles",
            "erawan puzzles check",
        ),
    ),
    "perft": HelpPage(
        "Count the leaves of the tree of turns.",
        "A test of the rules that other programs can repeat: how many ways there are to play so many turns, in King of "
        "Siam so many small steps. " + POSITIONS,
        ("erawan perft 3", "erawan perft 2 --game king-of-siam --split"),
    ),
    "arena": HelpPage(
        "Play a match between players and rate them.",
        "Every set-up is played with every seating; every game is kept as a record as soon as it is over, and --resume "
        "goes on with a match. The result is Elo of two players, or a rating of more, with error bars (docs/arena.md). "
        "Ctrl-C ends the match: what has been played is kept and told, and the exit status is 130.",
        (
            "erawan arena level-3 level-4 --games 100",
            "erawan arena best level-8 --seconds 0.5 --games 200 --json result.json",
            "erawan arena level-3 level-4 --games 500 --resume",
        ),
    ),
    "bench": HelpPage(
        "Measure how fast everything is on this machine.",
        "Each figure is printed as soon as it is known; docs/performance.md says what they mean. With --peers other "
        "programs are measured beside ours, where they are installed.",
        ("erawan bench", "erawan bench --json --peers"),
    ),
    "ugi": HelpPage(
        "Speak UGI, the protocol by which match runners talk to engines.",
        "It reads commands on standard input and answers on standard output until it reads quit (docs/ugi.md).",
        ("erawan ugi siam", "erawan ugi king-of-siam --player level-5 --option players=2"),
    ),
    "serve": HelpPage(
        "Serve the games to browsers and programs.",
        "It prints where it can be reached. Every turn is on disk before anybody hears of it; Ctrl-C stops the server, "
        "and no game is lost. docs/server.md lists all settings, which may also be given in the environment.",
        (
            "erawan serve",
            "erawan serve --host 0.0.0.0 --port 8080 --public-url https://siam.example.org",
        ),
    ),
    "token": HelpPage(
        "Make a token with which a program plays on the server.",
        "The token is shown once and kept nowhere; the server keeps what it needs to know it again. " + SERVER,
        ('erawan token "My bot"',),
    ),
    "migrate": HelpPage(
        "Bring the tables of the server's database up to date.",
        "Make a backup first. SQLite's tables are brought up to date when the server starts. " + SERVER,
        ("erawan migrate",),
    ),
    "backup": HelpPage(
        "Write everything the server keeps to one file.",
        "The file holds everything as it is at that moment; the server may run meanwhile. " + SERVER,
        ("erawan backup erawan.backup",),
    ),
    "restore": HelpPage(
        "Fill an empty database from such a file.",
        "All of it or nothing. Stop the server before. From SQLite to PostgreSQL it is the same. " + SERVER,
        ("erawan restore erawan.backup",),
    ),
    "completion": HelpPage(
        "Let your shell complete commands and options.",
        "Without a shell the script for yours is printed; with --install it is put where the shell finds it, and a "
        "line is added to its start-up file. Shells: bash, zsh, fish, powershell.",
        ("erawan completion --install", "erawan completion zsh"),
    ),
}
