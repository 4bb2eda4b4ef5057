"""The services of the running server, and the dependencies that Litestar injects into request handlers.

Each field of ``Services`` can be injected under its name: a handler that declares ``store: Store`` gets the store.
``user``, ``signed_in_user`` and ``session`` are about the user who sends the request.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Annotated, Any, Protocol, cast

from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import PathParameter
from litestar.types import HTTPScope, Scope

from erawan.server.http.authentication import (
    COOKIE,
    DEVICE_COOKIE,
    NEW_COOKIES,
    Authentication,
    AuthenticationError,
    cookie_of,
    fresh_token,
    hash_token,
    headers_of,
    token_of,
)
from erawan.server.http.ban_and_session_poller import BanAndSessionPoller
from erawan.server.http.cpu_shares import CpuShares
from erawan.server.http.request_limits import (
    ExportSlots,
    RefusedRequestError,
    SignInLimits,
    TokenBuckets,
    client_address,
)
from erawan.server.http.user_agent import describe_device
from erawan.server.live.game_service import GameService
from erawan.server.live.outage import OutageMonitor
from erawan.server.live.user_limits import UserLimits
from erawan.server.live.webhook_queue import WebhookQueue
from erawan.server.settings import Settings
from erawan.server.store.game_store import Store
from erawan.server.store.health_check import HealthCheck
from erawan.server.store.user_store import User
from erawan.server.study.analysis_queue import AnalysisQueue
from erawan.server.study.coach_moments import Coach
from erawan.server.study.fair_play import FairPlay
from erawan.server.study.live_analysis import LiveAnalyses
from erawan.server.study.worker_pool import WorkerPool

# A process that ends asks its clients to reconnect, spread over this time. After the drain time it closes the rest.
RECONNECT_SPREAD_MS = 500
DRAIN_SECONDS, DRAIN_LOOK_SECONDS = 3.0, 0.05

GameId = Annotated[str, PathParameter(pattern="^[a-z0-9]{8,32}$", description="Id of the game.")]


class OpenSocket(Protocol):
    """A WebSocket connection that can be closed."""

    @property
    def user_id(self) -> str | None:
        """Id of the user; None for an anonymous visitor."""

    @property
    def token_hash(self) -> str:
        """Hash of the token with which the connection was opened."""

    def send_reconnect(self, after_ms: int) -> None:
        """Ask the client to connect to another process."""

    async def close(self, code: int) -> None:
        """Close the connection."""


@dataclass
class OpeningCount:
    """The progress of counting finished games for the openings."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while games are counted."""
    since_ms: int = 0
    """Every game whose last change was before this time is counted."""


@dataclass
class Services:
    """The services of a running server, created once when it starts."""

    settings: Settings
    store: Store
    health_check: HealthCheck
    games: GameService
    outage_monitor: OutageMonitor
    webhooks: WebhookQueue
    authentication: Authentication
    access: BanAndSessionPoller
    """The current bans and ended sessions, polled from the database."""
    analysis_queue: AnalysisQueue
    coach: Coach
    worker_pool: WorkerPool
    """Threads for work on positions."""
    request_limit: TokenBuckets
    """Rate limit of HTTP requests and WebSocket commands, by address."""
    cpu_shares: CpuShares
    """Limit of the event loop's processor time, by address."""
    guest_limit: TokenBuckets
    """Rate limit of new guests, by address."""
    sign_in_limits: SignInLimits
    analysis_limit: TokenBuckets
    """Rate limit of new analyses, by address."""
    qr_limit: TokenBuckets
    """Rate limit of QR codes, by address."""
    export_slots: ExportSlots
    """The exports of accounts that are running."""
    open_game_limit: TokenBuckets
    """Rate limit of new games in the lobby, by address."""
    user_limits: UserLimits
    fair_play: FairPlay
    """Refuses help in positions of running games."""
    socket_counts: Counter[str] = field(default_factory=Counter)
    """Number of WebSocket connections, by address."""
    open_sockets: set[OpenSocket] = field(default_factory=set)
    live_analyses: LiveAnalyses = field(default_factory=LiveAnalyses)
    puzzle_pool: WorkerPool = field(default_factory=lambda: WorkerPool("judge"))
    """One thread that proves turns of puzzles."""
    record_pool: WorkerPool = field(default_factory=lambda: WorkerPool("reader"))
    """One thread that reads files of records: a long file takes a core for seconds."""
    opening_count: OpeningCount = field(default_factory=OpeningCount)
    is_closing: bool = False

    async def drain(self) -> None:
        """Ask the clients to reconnect to other processes, and finish running commands.

        Do nothing if this is the only process.
        """
        if self.games.cluster is None:
            return
        self.is_closing = True
        sockets = tuple(self.open_sockets)
        for number, socket in enumerate(sockets):
            # Spread them, so that the other processes do not get all clients at once.
            socket.send_reconnect(number * RECONNECT_SPREAD_MS // len(sockets))
        until = time.monotonic() + DRAIN_SECONDS
        while self.open_sockets and time.monotonic() < until:
            await asyncio.sleep(DRAIN_LOOK_SECONDS)
        await self.games.finish_commands()

    async def end_sessions(self, user_id: str, code: int, ended: str = "", kept: str = "") -> None:
        """Close the connections of a user whose sessions have ended, here and at other processes.

        ``ended`` is the token hash of the one session that has ended. If it is empty, all sessions of the user have
        ended except the one whose token hash is ``kept``.
        """
        if self.games.cluster is not None:
            self.games.cluster.tell_sessions_ended(user_id, ended, kept)
        await self.close_sockets(user_id, code, ended, kept)

    async def close_sockets(self, user_id: str, code: int, ended: str, kept: str) -> None:
        """Close this process's connections of a user whose sessions have ended (``end_sessions``)."""
        for socket in tuple(self.open_sockets):
            has_ended = socket.token_hash == ended if ended else socket.token_hash != kept
            if socket.user_id == user_id and has_ended:
                await socket.close(code)


class Session:
    """The user of one HTTP request, and the cookie of its response."""

    def __init__(self, scope: Scope, user: User | None, authentication: Authentication, limit: TokenBuckets) -> None:
        self.user = user
        self._scope = scope
        self._authentication = authentication
        self._guest_limit = limit

    @property
    def token(self) -> str:
        """The token of the request."""
        return token_of(self._scope)

    @property
    def token_hash(self) -> str:
        """The hash of the token of the request."""
        return hash_token(self.token)

    @property
    def device(self) -> str:
        """Browser and system of the request in a few words."""
        return describe_device(headers_of(self._scope).get(b"user-agent", b"").decode("latin-1"))

    @property
    def device_token(self) -> str:
        """The cookie that marks a browser in which a user has signed in before; empty if there is none."""
        return cookie_of(self._scope, DEVICE_COOKIE)

    def keep_device_token(self) -> str:
        """Return the cookie by which this browser is known. The response sets it, or renews it for another year."""
        token = self.device_token or fresh_token()
        self._cookies[DEVICE_COOKIE] = token
        return token

    @property
    def uses_cookie(self) -> bool:
        """Return whether the user is known by a cookie, not by a bearer token."""
        return self.user is not None and b"authorization" not in headers_of(self._scope)

    async def user_or_guest(self) -> User:
        """Return the user. A new visitor becomes a guest, and the response sets a cookie."""
        if self.user is not None:
            return self.user
        if not self._guest_limit.take(client_address(self._scope)):
            raise RefusedRequestError("guard.too_many")
        self.user, token = await self._authentication.create_guest(self.device)
        self.set_cookie(token)
        return self.user

    def set_cookie(self, token: str) -> None:
        """Let the response set the cookie to a token; an empty token deletes the cookie."""
        self._cookies[COOKIE] = token

    @property
    def _cookies(self) -> dict[str, str]:
        cookies: dict[str, str] = self._scope[NEW_COOKIES]  # type: ignore[literal-required]
        return cookies


# ---- providers


ALLOWED_IF_BANNED: dict[str, Any] = {"erawan.allowed_if_banned": True}
"""The ``opt`` of handlers that change something, and that banned users may call nevertheless."""
_SAFE_METHODS = ("GET", "HEAD")


async def provide_user(
    scope: Scope, authentication: NamedDependency[Authentication], access: NamedDependency[BanAndSessionPoller]
) -> User | None:
    """Return the user of a request; None for a new visitor. Refuse an unknown bearer token, and banned users."""
    found = await authentication.find_user(scope)
    if found is None and b"authorization" in headers_of(scope):
        raise AuthenticationError("person.needed")
    is_reading = cast("HTTPScope", scope)["method"] in _SAFE_METHODS
    if not is_reading and not ALLOWED_IF_BANNED.keys() & scope["route_handler"].opt.keys():
        access.check(found.id if found else None)
    return found


async def provide_user_id(user: NamedDependency[User | None]) -> str | None:
    """Return the id of the user of a request; None for a new visitor."""
    return user.id if user else None


async def provide_signed_in_user(user: NamedDependency[User | None]) -> User:
    """Return the user of a request. Refuse a new visitor."""
    if user is None:
        raise AuthenticationError("person.needed")
    return user


async def provide_session(
    scope: Scope,
    user: NamedDependency[User | None],
    authentication: NamedDependency[Authentication],
    guest_limit: NamedDependency[TokenBuckets],
) -> Session:
    """Return the session of a request."""
    return Session(scope, user, authentication, guest_limit)


async def provide_address(scope: Scope) -> str:
    """Return the client's address, as rate limits count it."""
    return client_address(scope)


async def _provide_services(state: State) -> Services:
    services: Services = state.services
    return services


def _service_provider(name: str) -> Callable[[Services], Any]:
    async def provide(services: NamedDependency[Services]) -> Any:
        return getattr(services, name)

    return provide


dependencies = {
    "services": Provide(_provide_services),
    **{each.name: Provide(_service_provider(each.name)) for each in fields(Services)},
    "user": Provide(provide_user),
    "user_id": Provide(provide_user_id),
    "signed_in_user": Provide(provide_signed_in_user),
    "session": Provide(provide_session),
    "address": Provide(provide_address),
}
