"""The command line: one file per command, imported only when it is called, so that help is fast.

A mistake of the user gives one line on standard error and exit status 2; if it breaks a numbered rule, a second line
names the rule.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
import threading

from cyclopts import App, CycloptsError, Group

import erawan
from erawan.cli.help_texts import EXIT_STATUS, GROUPS, OTHER, PAGES, SEE_ALSO
from erawan.core.errors import ErawanError
from erawan.tui.background import THREAD_NAME
from erawan.words import pick_language

EXIT_WRONG = 2
EXIT_INTERRUPTED = 130

app = App(
    name="erawan",
    help="Play Siam and King of Siam, analyse games, match players, and run the server.",
    help_epilogue=f"{EXIT_STATUS}\n\n{SEE_ALSO}",
    version=erawan.__version__,
    result_action="return_value",
    suppress_keyboard_interrupt=False,
)
_groups = {name: Group(name, sort_key=place) for place, name in enumerate(GROUPS)}
for _flag in ("--help", "--version"):
    app[_flag].group = _groups[OTHER]
for _name, _page in PAGES.items():
    _group, _module = _groups[_page.group], _name.replace("-", "_")
    if _name in ("admin", "maps", "puzzles"):
        # These have subcommands, in an app of their own.
        app.command(f"erawan.cli.{_name}:app", name=_name, help=_page.text, group=_group)
    else:
        app.command(
            f"erawan.cli.{_module}:{_module}", name=_name, help=_page.text, help_epilogue=_page.epilogue, group=_group
        )


def main(arguments: list[str] | None = None) -> None:
    """Run one command and end the process with its exit status."""
    status = run(sys.argv[1:] if arguments is None else arguments)
    if any(thread.name == THREAD_NAME for thread in threading.enumerate()):
        # A thread that compiles, or waits for input, cannot be ended; the interpreter would wait for it
        # or fall over it.
        for stream in (sys.stdout, sys.stderr):
            with contextlib.suppress(OSError, AttributeError, ValueError):
                stream.flush()
        os._exit(status)
    sys.exit(status)


def run(arguments: list[str]) -> int:
    """Run one command; return its exit status."""
    _accept_any_characters()
    try:
        app(arguments, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except ErawanError as error:
        from erawan.cli.arguments import report_error

        report_error(error, _language(arguments))
        return EXIT_WRONG
    except CycloptsError as error:
        return _complain(str(error))
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        # The reader went away, as `head` does. Python would complain once more when it flushes at exit.
        sys.stdout = None
        return 0
    except OSError as error:
        sys.stdout = None
        reason = error.strerror or str(error)
        return _complain(f"{error.filename}: {reason}" if error.filename else reason)
    return 0


def _accept_any_characters() -> None:
    """Show characters that the terminal lacks as `?`, and read bytes that are no text as escapes."""
    for stream, errors in ((sys.stdin, "backslashreplace"), (sys.stdout, "replace"), (sys.stderr, "replace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def _complain(message: str) -> int:
    from erawan.cli.arguments import print_error

    print_error(message)
    return EXIT_WRONG


def _language(arguments: list[str]) -> str:
    """Return the requested language, for error messages."""
    for at, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--language":
            return pick_language(value if equals else "".join(arguments[at + 1 : at + 2]))
    return pick_language()
