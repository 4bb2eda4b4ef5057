"""The files of the browser app: each client gets the smallest form that it can read."""

import re

import httpx
import pytest

ACCEPTED = {"gzip, deflate, br, zstd": "br", "gzip, deflate": "gzip", "br;q=1.0": "br", "x-gzip": None, "": None}


@pytest.mark.parametrize(("accepted", "encoding"), ACCEPTED.items())
def test_a_file_comes_in_the_smallest_form_that_the_client_accepts(server, accepted, encoding):
    with httpx.Client(base_url=server.address, headers={"accept-encoding": accepted}, trust_env=False) as http:
        page = http.get("/", headers={"accept-encoding": "identity"}).text
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)[1]
        plain = http.get(script, headers={"accept-encoding": "identity"})
        with http.stream("GET", script) as answer:
            sent = b"".join(answer.iter_raw())
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["content-type"] == plain.headers["content-type"]
        assert (len(sent) < len(plain.content)) == (encoding is not None)
        assert "accept-encoding" in answer.headers["vary"]
