"""The OpenAPI document covers every route, type and error, and lists exactly the errors that routes can return."""

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest
from litestar.routes import HTTPRoute

import erawan
from erawan.core import errors as core_errors
from erawan.protocol import messages as p
from erawan.protocol.json_schema import message_schema
from erawan.server.app import api_document, make_routes
from erawan.server.domain.decisions import RefusedError
from erawan.server.http.authentication import AuthenticationError
from erawan.server.http.errors import status_of
from erawan.server.http.request_limits import RefusedRequestError, TokenBuckets
from erawan.server.live.webhooks import WebhookError
from erawan.server.settings import Settings
from erawan.server.store.errors import ConflictError, StoreError

ROOT = Path(__file__).parents[2]
# Pages and files for browsers, and the documents themselves.
UNDOCUMENTED = re.compile(r"/api/(docs|protocol|messages\.json|openapi.*)$|/(?!api/|health)")
KINDS = (
    *(core_errors.MalformedError, core_errors.OptionError, core_errors.IllegalError, RefusedError),
    *(ConflictError, StoreError, AuthenticationError, RefusedRequestError, WebhookError),
)
# Litestar refuses these requests itself.
OF_LITESTAR = {"request.wrong": 400, "request.too_large": 413}
ANY_CODE = {400: "any code of the game's notation and options", 409: "any code of the game's rules"}


@pytest.fixture(scope="module")
def document():
    return api_document()


def operations(document):
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield f"{method.upper()} {path}", operation


def test_every_route_is_in_the_document(document):
    documented = {name for name, _ in operations(document)}
    app = make_routes(Settings(), TokenBuckets(1, 1))
    routes = {
        f"{method} {route.path_format}"
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method in route.methods
        if method != "OPTIONS" and not UNDOCUMENTED.match(route.path_format)
    }
    assert routes == documented
    assert len(documented) > 50


def test_every_operation_is_described(document):
    tags = {tag["name"] for tag in document["tags"]}
    for name, operation in operations(document):
        assert operation["description"][0].isupper(), name
        assert operation["description"].rstrip().endswith("."), name
        assert set(operation["tags"]) <= tags, name
        parameters = operation.get("parameters", [])
        assert {each["name"] for each in parameters if each["in"] == "path"} == set(re.findall(r"{(\w+)}", name))
        assert [each["name"] for each in parameters if not each.get("description")] == [], name
        assert any(status.startswith("2") for status in operation["responses"]), name
    ids = [operation["operationId"] for _, operation in operations(document)]
    assert len(ids) == len(set(ids))


def test_every_type_and_field_is_described(document):
    schemas = document["components"]["schemas"]
    for name, schema in schemas.items():
        if name in ("Incoming", "Outgoing"):
            continue
        assert schema["description"].endswith("."), name
        # Swagger UI would show a second paragraph as code.
        assert "\n\n" not in schema["description"], name
        tags = {"t", "kind"} if set(schema["properties"]) & {"t", "kind"} else set()
        silent = [field for field, told in schema["properties"].items() if "description" not in told]
        assert set(silent) <= tags, (name, silent)


def test_every_reference_leads_to_a_type(document):
    for references, schemas in (
        (
            re.findall(r'"#/components/schemas/(\w+)"', str(document).replace("'", '"')),
            document["components"]["schemas"],
        ),
        (re.findall(r'"#/\$defs/(\w+)"', str(message_schema()).replace("'", '"')), message_schema()["$defs"]),
    ):
        assert len(references) > 100
        assert set(references) <= set(schemas)


def test_a_response_that_omits_nothing_requires_all_its_fields(document):
    schemas = document["components"]["schemas"]
    assert set(schemas["Me"]["required"]) == set(schemas["Me"]["properties"])
    # A request may leave out what has a default, and so may a message that omits defaults.
    assert schemas["NewGame"]["required"] == ["game", "seats"]
    assert "is_rated" not in schemas["GameView"]["required"]
    assert schemas["NewGame"]["additionalProperties"] is False


def test_the_schema_of_messages_names_every_message():
    schema = message_schema()
    for union, name in ((p.Incoming, "Incoming"), (p.Outgoing, "Outgoing")):
        tags = {kind.__struct_config__.tag for kind in union.__args__}
        assert set(schema["$defs"][name]["discriminator"]["mapping"]) == tags


# ---- errors


def documented_errors(operation):
    """Return the codes of each error status of an operation."""
    found = {}
    for status, response in operation["responses"].items():
        if status >= "400" and "ErrorBody" in str(response):
            found[int(status)] = set(re.findall(r"`([a-z_]+\.[a-z_]+)`", response["description"]))
    return found


@pytest.fixture(scope="module")
def raised():
    """Return the statuses of each code that the package raises, by the kind of error."""
    statuses = defaultdict(set)
    kinds = {kind.__name__: kind for kind in KINDS}
    for path in (ROOT / "src/erawan").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in kinds and node.args:
                code = node.args[0]
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    statuses[code.value].add(status_of(kinds[node.func.id](code.value)))
    return statuses


def test_every_documented_code_exists_and_has_its_status(document, raised):
    for name, operation in operations(document):
        for status, codes in documented_errors(operation).items():
            assert codes or ANY_CODE.get(status, " ") in operation["responses"][str(status)]["description"], name
            for code in codes:
                known = {OF_LITESTAR[code]} if code in OF_LITESTAR else raised[code]
                assert status in known or (code, status) == ("guard.other_site", 403), (name, status, code)


def test_endpoints_document_different_errors(document):
    lists = {
        str(sorted((status, *codes) for status, codes in documented_errors(each).items()))
        for _, each in operations(document)
    }
    assert len(lists) > 25


HERE = {"kind": "here"}
STUDY = {"tree": {"place": {"game": "siam"}}}
NO_STUDY = "zzzzzzzzzzzz"


# A request for each error that a request can cause. GAME and KING are running games of another user.
PROVOKED = [
    ("POST", "/api/games", {"game": "chess", "seats": [HERE, HERE]}, 400, "game.unknown"),
    ("POST", "/api/games", {"game": "siam", "seats": [HERE]}, 400, "table.seats"),
    ("POST", "/api/games", {"game": "siam", "seats": [{"kind": "level", "level": 1}] * 2}, 400, "table.nobody"),
    (
        "POST",
        "/api/games",
        {"game": "siam", "seats": [HERE, HERE], "position": "x", "record": "x"},
        400,
        "game.two_starts",
    ),
    ("POST", "/api/games", {"game": "siam", "seats": [HERE, {"kind": "nobody"}]}, 400, "request.wrong"),
    ("POST", "/api/games", {"game": "siam", "seats": [HERE, HERE], "record": "x" * 600_000}, 413, "request.too_large"),
    ("GET", "/api/games?status=lost", None, 400, "request.wrong"),
    ("GET", "/api/games/zzzzzzzzzzzz", None, 404, "table.unknown"),
    ("GET", "/api/games/UPPER", None, 400, "request.wrong"),
    ("GET", "/api/games/GAME/choices", None, 409, "table.not_your_turn"),
    ("GET", "/api/games/KING/record", None, 409, "table.hidden"),
    ("GET", "/api/games/GAME/map", None, 409, "table.no_map"),
    ("POST", "/api/games/GAME/commands", {"t": "resign", "game": "GAME", "id": "a"}, 403, "table.no_seat"),
    (
        "POST",
        "/api/games/GAME/commands",
        {"t": "title", "game": "GAME", "id": "a", "title": "x"},
        403,
        "table.not_yours",
    ),
    ("POST", "/api/games/GAME/commands", {"t": "resign", "game": "KING", "id": "a"}, 409, "table.other_game"),
    ("POST", "/api/games/GAME/seats/1", None, 409, "table.not_open"),
    ("POST", "/api/games/GAME/seats/3", None, 400, "seat.unknown"),
    ("POST", "/api/games/GAME/seats/1/link", None, 403, "table.no_seat"),
    ("POST", "/api/join", {"token": "x" * 30}, 404, "link.unknown"),
    ("POST", "/api/join/look", {"token": "x" * 30}, 404, "link.unknown"),
    ("PUT", "/api/me", {"name": "x" * 60}, 400, "person.name"),
    ("PUT", "/api/me/passphrase", {"passphrase": "short"}, 400, "person.passphrase"),
    ("POST", "/api/sign-in", {"name": "Zzz", "passphrase": "wrong passphrase"}, 403, "person.wrong_passphrase"),
    ("PUT", "/api/me/webhook", {"url": "ftp://example.org"}, 400, "hook.url"),
    ("PUT", "/api/me/webhook", {"url": "http://127.0.0.1/"}, 400, "hook.private"),
    ("GET", "/api/people/zzz", None, 404, "person.unknown"),
    ("POST", "/api/study/look", {"game": "siam", "turns": ["b2b3n"]}, 409, None),
    ("POST", "/api/study/look", {"game": "siam", "turns": ["?"]}, 400, None),
    ("POST", "/api/study/map", {"game": "siam"}, 409, "table.no_map"),
    ("POST", "/api/analyses", {}, 400, "analysis.of_what"),
    ("POST", "/api/analyses", {"game": "GAME"}, 403, "analysis.running"),
    ("POST", "/api/analyses/look", {"place": {"game": "siam"}}, 409, "analysis.no_turns"),
    ("GET", f"/api/analyses/{'0' * 32}", None, 404, "analysis.unknown"),
    ("DELETE", f"/api/analyses/{'0' * 32}", None, 403, "analysis.not_yours"),
    ("GET", f"/api/studies/{NO_STUDY}", None, 404, "study.unknown"),
    ("PUT", f"/api/studies/{NO_STUDY}", {**STUDY, "version": 1}, 404, "study.unknown"),
    ("DELETE", f"/api/studies/{NO_STUDY}", None, 404, "study.unknown"),
    ("GET", f"/api/studies/{NO_STUDY}/record", None, 404, "study.unknown"),
    ("POST", "/api/studies", {"tree": {"place": {"game": "siam", "turns": ["+c1n"]}}}, 400, "study.turns_twice"),
    ("GET", "/api/study/game/GAME", None, 409, "study.running"),
    ("GET", "/api/puzzles/0000000000", None, 404, "puzzle.unknown"),
    ("POST", "/api/puzzles/0000000000/tries", {"turns": ["x"]}, 404, "puzzle.unknown"),
    ("POST", "/api/puzzles/0000000000/solution", None, 404, "puzzle.unknown"),
    ("GET", "/api/puzzles/next?theme=none", None, 409, "puzzle.done"),
    ("GET", "/api/puzzles/days/2025-12-31", None, 404, "puzzle.no_day"),
    ("POST", "/api/puzzles/runs/storm/turns", {"turn": "+a1n", "version": 9}, 409, "run.stale"),
    ("POST", "/api/openings/siam", {"game": "king-of-siam"}, 409, "openings.siam_only"),
]


@pytest.fixture(scope="module")
def games(server):
    """Running games of another user."""
    maker = server.person("Maker")
    return {
        "GAME": maker.make("siam", [HERE, HERE])[0]["id"],
        "KING": maker.make("king-of-siam", [HERE, HERE], options={"players": 2})[0]["id"],
    }


@pytest.fixture(scope="module")
def caller(server):
    return server.person("Caller")


def operation_of(document, method, path):
    """Return the operation that a request belongs to; a fixed path wins over one with parameters."""
    path = path.split("?")[0]
    for template in sorted(document["paths"], key=lambda each: each.count("{")):
        pattern = re.sub(r"{\w+}", "[^/]+", template)
        if re.fullmatch(pattern, path) and method.lower() in document["paths"][template]:
            return document["paths"][template][method.lower()]
    raise AssertionError(path)


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"), PROVOKED, ids=[f"{each[0]} {each[1]} {each[4]}" for each in PROVOKED]
)
def test_an_error_is_documented_where_it_comes(document, games, caller, method, path, body, status, code):
    for name, game in games.items():
        path = path.replace(name, game)
        body = body and {key: game if value == name else value for key, value in body.items()}
    response = caller.ask(method, path, body)
    found = response.json()["code"]
    assert (response.status_code, found) == (status, code or found)
    operation = operation_of(document, method, path)
    is_listed = found in documented_errors(operation)[status]
    assert is_listed or ANY_CODE[status] in operation["responses"][str(status)]["description"]


@pytest.mark.parametrize("name", ["POST /api/games", "GET /api/me", "DELETE /api/me/webhook", "POST /api/sign-in"])
def test_an_unknown_token_is_documented(document, server, name):
    method, path = name.split()
    bodies = {
        "POST /api/games": {"game": "siam", "seats": [HERE, HERE]},
        "POST /api/sign-in": {"name": "a", "passphrase": "b"},
    }
    stranger = server.person(authorization="Bearer unknown")
    response = stranger.ask(method, path, bodies.get(name))
    assert (response.status_code, response.json()["code"]) == (401, "person.needed")
    assert documented_errors(operation_of(document, method, path))[401] == {"person.needed"}


def test_the_version_is_the_packages(document):
    assert document["info"]["version"] == erawan.__version__
