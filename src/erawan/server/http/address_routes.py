"""Routes that tell how others reach this server: its addresses, and QR codes of links."""

from __future__ import annotations

from io import BytesIO

import segno
from litestar import Response, get, post
from litestar.params import JSONBody

from erawan.protocol import requests as b
from erawan.server.addresses import addresses
from erawan.server.http.dependencies import ERRORS, AnyRequest, context_of


@get("/addresses", sync_to_thread=False, responses=ERRORS)
def see_addresses(request: AnyRequest) -> b.Addresses:
    """Where this server is reached: at its public address if it has one, else on this machine and in its network."""
    settings = context_of(request).settings
    if settings.public_origin:
        return b.Addresses([b.AddressInfo("public", f"{settings.public_origin}/")])
    server = request.scope.get("server")
    port = server[1] if server and server[1] else settings.port
    return b.Addresses([b.AddressInfo(kind, url) for kind, url in addresses(settings.host, port)])


@post("/qr", status_code=200, media_type="image/svg+xml", responses=ERRORS)
async def draw_code(request: AnyRequest, data: JSONBody[b.QrText]) -> Response[bytes]:
    """A link as a QR code, in SVG. Sent in the body: links hold secrets, and addresses of requests are kept in logs."""
    drawing = BytesIO()
    segno.make_qr(data.text, error="m").save(drawing, kind="svg", border=4, dark="#000", light="#fff", xmldecl=False)
    return Response(drawing.getvalue(), media_type="image/svg+xml")
