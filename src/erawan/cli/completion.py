"""``erawan completion``: scripts with which shells complete commands and options."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from erawan.core.errors import OptionError, quote

SHELLS = ("bash", "zsh", "fish", "powershell")


def completion(
    shell: Annotated[
        str | None, Parameter(help=f"The shell: {', '.join(SHELLS)}; by default yours.", show_default=False)
    ] = None,
    *,
    install: Annotated[
        bool, Parameter(help="Install the script and print its path.", negative="", show_default=False)
    ] = False,
) -> None:
    """Print or install the script by which a shell completes commands and options."""
    from erawan.cli import app

    wanted = _read_shell(shell)
    if install:
        print(app.install_completion(shell=wanted))  # type: ignore[arg-type]
    else:
        print(app.generate_completion(shell=wanted))  # type: ignore[arg-type]


def _read_shell(name: str | None) -> str:
    from cyclopts.completion.detect import ShellDetectionError, detect_shell

    if name is None:
        try:
            return detect_shell()
        except ShellDetectionError:
            raise OptionError("shell.unknown", found="-", expected=", ".join(SHELLS)) from None
    if name not in SHELLS:
        raise OptionError("shell.unknown", found=quote(name), expected=", ".join(SHELLS))
    return name
