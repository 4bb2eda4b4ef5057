"""The settings of the server, from the environment and a file. Every setting has a default.

Set a field by the environment variable ``ERAWAN_`` plus its name in capitals. Or set it by its name in the TOML file
whose path is in ``ERAWAN_SETTINGS``; the environment wins. A test checks that the table in docs/server.md lists them
all.
"""

from __future__ import annotations

import os
import secrets
import socket
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct
from platformdirs import user_data_path

from erawan.core.errors import OptionError, quote

PREFIX = "ERAWAN_"
FILE_VARIABLE = "ERAWAN_SETTINGS"

Port = Annotated[int, Meta(ge=0, le=65535)]
Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Rate = Annotated[float, Meta(gt=0, le=1_000_000)]
Days = Annotated[int, Meta(ge=0, le=36_500)]
Seconds = Annotated[float, Meta(gt=0, le=3600)]


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of a server."""

    host: Annotated[
        str, Meta(description="The address to listen on; 127.0.0.1 accepts connections from this machine only.")
    ] = "0.0.0.0"
    port: Annotated[Port, Meta(description="The port to listen on; 0 picks a free one.")] = 8421
    public_url: Annotated[
        str, Meta(description="The public address of a server behind a proxy, such as https://games.example.org.")
    ] = ""
    data_dir: Annotated[str, Meta(description="The folder of the SQLite database; empty: the user's data folder.")] = ""
    database_url: Annotated[
        str, Meta(description="postgresql://user:password@host/name; empty: a SQLite file in data_dir.")
    ] = ""
    redis_url: Annotated[
        str,
        Meta(description="redis://host:6379: serve the same games as other processes, with PostgreSQL; empty: alone."),
    ] = ""
    processes: Annotated[
        int,
        Meta(ge=1, le=256, description="Server processes at this port; more than 1 need PostgreSQL and Redis."),
    ] = 1
    process_name: Annotated[
        str,
        Meta(description="The name of this process among others, for the log; empty: host name and process number."),
    ] = ""
    trusted_proxies: Annotated[
        str, Meta(description="Addresses of proxies whose X-Forwarded-For header is used, separated by commas.")
    ] = "127.0.0.1"
    allowed_hosts: Annotated[
        str,
        Meta(description="More host names of this server, separated by commas; local names need no entry."),
    ] = ""
    engine_threads: Annotated[
        int,
        Meta(
            ge=0,
            le=256,
            description="Threads that search turns for computer players; 0: the number of cores minus one.",
        ),
    ] = 0
    engine_workers: Annotated[
        bool,
        Meta(
            description="Whether `erawan engine-worker` processes search for computer players, hints and analyses, "
            "and the server itself does not; needs PostgreSQL.",
        ),
    ] = False
    opponent_seconds: Annotated[
        float,
        Meta(ge=0, le=3600, description="Minimum seconds for a turn of a computer player, so that people can follow."),
    ] = 0.6
    searches_per_user: Annotated[
        Count, Meta(description="Maximum searches of one user (computer players and hints) that run at the same time.")
    ] = 4
    waiting_searches_per_user: Annotated[
        Count,
        Meta(description="Maximum searches of one user in the queue; further games wait outside memory."),
    ] = 20
    log_format: Annotated[Literal["text", "json"], Meta(description="Format of the log: text or json.")] = "text"
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        Meta(description="Minimum log level: debug, info, warning or error."),
    ] = "info"
    commands_per_s: Annotated[Rate, Meta(description="Commands per second from one socket.")] = 20.0
    commands_burst: Annotated[Count, Meta(description="Commands that one socket may send at once.")] = 60
    requests_per_s: Annotated[Rate, Meta(description="Requests and commands per second from one address.")] = 100.0
    requests_burst: Annotated[Count, Meta(description="Requests and commands that one address may send at once.")] = 300
    cpu_share_per_address: Annotated[
        Rate,
        Meta(description="Share of the event loop's processor time for one address; 0.3 is 30 %."),
    ] = 0.3
    guests_per_hour: Annotated[Rate, Meta(description="New guests per hour from one address.")] = 120.0
    sign_ins_per_hour: Annotated[
        Rate,
        Meta(description="Sign-ins per hour for one name from one device or address; for all names, 4 times."),
    ] = 30.0
    games_per_user: Annotated[Count, Meta(description="Maximum unfinished games in which one user has a seat.")] = 200
    open_games_per_user: Annotated[Count, Meta(description="Maximum open games of one user in the lobby.")] = 5
    open_games_per_hour: Annotated[Rate, Meta(description="New games in the lobby per hour from one address.")] = 20.0
    open_game_hours: Annotated[
        Rate, Meta(description="Hours without a change after which the lobby no longer lists a game.")
    ] = 24.0
    studies_per_user: Annotated[Count, Meta(description="Maximum saved studies of one user.")] = 500
    stored_mb_per_user: Annotated[
        Count,
        Meta(description="Maximum megabytes of studies and created games of one user; a turn counts as 200 bytes."),
    ] = 50
    analyses_per_hour: Annotated[Rate, Meta(description="New analyses of games per hour from one address.")] = 60.0
    qr_codes_per_minute: Annotated[
        Rate, Meta(description="QR codes per minute for one address; a quarter of them at once.")
    ] = 20.0
    exports_at_once: Annotated[
        Count, Meta(description="Maximum account exports at the same time; one for each user.")
    ] = 8
    webhook_private: Annotated[
        bool, Meta(description="Whether webhooks may call this machine and private networks.")
    ] = False
    webhook_calls_per_user: Annotated[
        Count, Meta(description="Maximum waiting webhook calls of one user; a newer call replaces the oldest.")
    ] = 100
    sockets_per_address: Annotated[Count, Meta(description="Maximum sockets of one address at the same time.")] = 100
    connections: Annotated[
        Count, Meta(description="Maximum connections of all clients; fewer if the system allows fewer open files.")
    ] = 4000
    connections_per_address: Annotated[
        Count,
        Meta(description="Maximum connections of one address; trusted proxies have no such limit."),
    ] = 300
    head_seconds: Annotated[Seconds, Meta(description="Seconds in which a client must send the head of a request.")] = (
        10
    )
    body_seconds: Annotated[
        Seconds, Meta(description="Seconds in which a client must send the body of a request, or continue to read.")
    ] = 60
    games_per_socket: Annotated[Count, Meta(description="Maximum games that one socket watches.")] = 50
    metrics_port: Annotated[
        Port,
        Meta(
            description="The port for Prometheus at metrics_host; a further process takes the next free one; 0: none."
        ),
    ] = 0
    metrics_host: Annotated[str, Meta(description="The address at which metrics_port listens.")] = "127.0.0.1"
    metrics_token: Annotated[
        str, Meta(description="The bearer token with which /metrics answers at the main port; empty: it does not.")
    ] = ""
    trace_url: Annotated[
        str,
        Meta(description="Where OpenTelemetry traces go, such as http://127.0.0.1:4318/v1/traces; empty: none."),
    ] = ""
    backup_dir: Annotated[
        str, Meta(description="The folder of scheduled backups; empty: the folder backups in data_dir.")
    ] = ""
    backup_keep: Annotated[Count, Meta(description="Number of scheduled backups to keep; older ones are deleted.")] = 14
    keep_chat_days: Annotated[
        Days, Meta(description="Days after the end of a game in which its chat is kept; 0: for ever.")
    ] = 0
    keep_guest_games_days: Annotated[
        Days, Meta(description="Days in which a finished game of guests alone is kept; 0: for ever.")
    ] = 0
    keep_guests_days: Annotated[
        Days, Meta(description="Days without a visit after which a guest is deleted; 0: never.")
    ] = 0
    keep_sessions_days: Annotated[
        Days, Meta(description="Days without a visit after which a session of a registered user ends; 0: never.")
    ] = 0
    table_memory_mb: Annotated[
        Count,
        Meta(description="Megabytes for games in memory; beyond it, the server unloads games unused for longest."),
    ] = 256
    idle_minutes: Annotated[
        Count, Meta(description="Minutes after which an idle socket that watches and follows nothing is closed.")
    ] = 10

    @property
    def folder(self) -> Path:
        """The folder of the data."""
        return Path(self.data_dir).expanduser() if self.data_dir else user_data_path("erawan")

    @property
    def database(self) -> str:
        """The address of the database."""
        return self.database_url or f"sqlite:///{self.folder.absolute() / 'erawan.sqlite3'}"

    @property
    def unique_process_name(self) -> str:
        """A name of this process that no other process has or ever had."""
        return f"{self.process_name or f'{socket.gethostname()}-{os.getpid()}'}"[:80] + f"-{secrets.token_hex(4)}"

    @property
    def backup_folder(self) -> Path:
        """The folder of scheduled backups."""
        return Path(self.backup_dir).expanduser() if self.backup_dir else self.folder / "backups"

    @property
    def public_origin(self) -> str:
        """The scheme and host of the public address; empty if there is none."""
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}" if self.public_url else ""

    @property
    def is_https(self) -> bool:
        """True if clients use HTTPS, so that cookies can require it."""
        return self.public_url.startswith("https://")


def read_settings(environment: Mapping[str, str] | None = None, **given: Any) -> Settings:
    """Return the settings from the file, the environment and the command line; each overrides those before it."""
    found = os.environ if environment is None else environment
    values = _read_file(found.get(FILE_VARIABLE, ""))
    names = Settings.__struct_fields__
    values |= {name: found[PREFIX + name.upper()] for name in names if found.get(PREFIX + name.upper())}
    values |= {name: value for name, value in given.items() if value is not None}
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise OptionError("settings.wrong", why=str(error)) from None
    if settings.engine_workers and settings.database.startswith("sqlite"):
        raise OptionError("worker.database")
    parts = urlsplit(settings.public_url)
    if settings.public_url and (parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/")):
        raise OptionError("settings.public_url", found=quote(settings.public_url))
    _check_cluster(settings)
    return settings


def _check_cluster(settings: Settings) -> None:
    """Refuse several processes without PostgreSQL or Redis."""
    if (settings.redis_url or settings.processes > 1) and settings.database.startswith("sqlite:"):
        raise OptionError("cluster.sqlite")
    if settings.processes > 1 and not settings.redis_url:
        raise OptionError("cluster.alone")
    if settings.processes > 1 and os.name == "nt":
        raise OptionError("cluster.system")


def _read_file(path: str) -> dict[str, Any]:
    if not path:
        return {}
    try:
        return tomllib.loads(Path(path).expanduser().read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise OptionError("settings.file", path=path, why=str(error)) from None


def settings_table() -> str:
    """Return the settings as a Markdown table."""
    rows = ["| setting | variable | default | what it does |", "|---|---|---|---|"]
    for field in msgspec.structs.fields(Settings):
        info = msgspec.inspect.type_info(field.type)
        description = (getattr(info, "extra_json_schema", None) or {}).get("description", "")
        default = field.default if field.default != "" else "(empty)"
        rows.append(f"| `{field.name}` | `{PREFIX}{field.name.upper()}` | {default} | {description} |")
    return "\n".join(rows) + "\n"
