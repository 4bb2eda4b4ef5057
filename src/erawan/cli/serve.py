"""``erawan serve``: run the web app and its server."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Annotated

from cyclopts import Parameter

from erawan.cli.arguments import Language, read_language
from erawan.core.errors import OptionError
from erawan.words import Phrase, say


def serve(
    *,
    host: Annotated[str | None, Parameter(help="The address to listen on; 127.0.0.1: this machine only.")] = None,
    port: Annotated[int | None, Parameter(help="The port to listen on; 0 picks a free one.")] = None,
    public_url: Annotated[str | None, Parameter(help="The public address of a server behind a proxy.")] = None,
    data_dir: Annotated[str | None, Parameter(help="The folder of the SQLite database.")] = None,
    processes: Annotated[
        int | None, Parameter(help="Server processes at this port; more than 1 need PostgreSQL and Redis.")
    ] = None,
    open: Annotated[bool, Parameter(help="Open the app in a browser.", negative="")] = False,  # noqa: A002
    language: Language = None,
) -> None:
    """Start the web app and its server."""
    from erawan.server.addresses import addresses, listen
    from erawan.server.settings import read_settings

    spoken = read_language(language)
    settings = read_settings(host=host, port=port, public_url=public_url, data_dir=data_dir, processes=processes)
    listener = listen(settings)
    # Report wrong settings before the server is loaded.
    from erawan.server.log import set_up_log
    from erawan.server.run_server import end_quietly
    from erawan.server.run_server import serve as run
    from erawan.server.store.database import check_readable, check_writable, opened, prepare
    from erawan.server.store.server_lock import server_lock
    from erawan.server.supervisor import supervise

    # Report a database that cannot be used now, in one line, rather than after compiling.
    with server_lock(settings.database), opened(settings.database) as database:
        check_readable(database)
        prepare(database)
        check_writable(database)
    compile_in_subprocess()
    set_up_log(settings.log_format, settings.log_level)
    reached = addresses(settings.host, listener.getsockname()[1])

    def tell_ready() -> None:
        print(say(Phrase("serve-ready"), spoken), flush=True)
        for who, address in [*reached, *([("public", settings.public_url)] if settings.public_url else [])]:
            print(f"  {say(Phrase(f'serve-{who}'), spoken):24} {address}", flush=True)
        print(say(Phrase("serve-stop"), spoken), flush=True)
        if open:
            _open_browser(reached[0][1])

    if settings.processes > 1:
        if not supervise(settings, listener, tell_ready):
            raise OptionError("cluster.start")
        return
    end_quietly()
    run(settings, listener, tell_ready)


def compile_in_subprocess() -> None:
    """Compile the remaining kernels in a separate process, whose memory is free afterwards."""
    from erawan.cli.compile_kernels import TO_PLAY, left_of

    if not left_of(TO_PLAY):
        return
    done = subprocess.run([sys.executable, "-m", "erawan.cli.compile_kernels"], check=False, env=os.environ)
    if done.returncode:
        raise OptionError("serve.compile", status=done.returncode)


def _open_browser(address: str) -> None:
    import threading
    import webbrowser

    # Some browsers block the process that starts them until they are closed.
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
