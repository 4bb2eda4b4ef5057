"""The command line: one file a command, each imported only when it is called, so that help comes in a blink.

Whatever goes wrong by the user's doing is one line on standard error and exit status 2.
"""

from __future__ import annotations

import sys

from cyclopts import App, CycloptsError

import erawan
from erawan.core.errors import ErawanError

EXIT_WRONG = 2
EXIT_INTERRUPTED = 130

app = App(
    name="erawan",
    help="The board game Siam: play it, look at positions, measure how fast the rules run.",
    version=erawan.__version__,
    result_action="return_value",
)
app.command("erawan.cli.play:play", name="play", help="Play a game in the terminal against a simple opponent.")
app.command("erawan.cli.show:show", name="show", help="Draw a position in the terminal or as an SVG picture.")
app.command("erawan.cli.turns:turns", name="turns", help="List the legal turns of a position, with what each does.")
app.command("erawan.cli.perft:perft", name="perft", help="Count the leaves of the tree of turns.")
app.command("erawan.cli.bench:bench", name="bench", help="Measure how fast everything is on this machine.")


def main(arguments: list[str] | None = None) -> None:
    """Runs one command and ends the process with its exit status."""
    sys.exit(run(arguments))


def run(arguments: list[str] | None = None) -> int:
    """Runs one command; its exit status."""
    try:
        app(arguments, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except (ErawanError, CycloptsError) as error:
        print(f"erawan: {_one_line(error)}", file=sys.stderr)
        return EXIT_WRONG
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        # The reader went away, as `head` does. Python would complain once more when it flushes at exit.
        sys.stdout = None
        return 0
    return 0


def _one_line(error: Exception) -> str:
    return " ".join(str(error).split())
