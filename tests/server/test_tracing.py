"""Traces: off by default; when they are on, each stage of a turn is a span."""

import sys

import pytest

from erawan.core.errors import OptionError
from erawan.server import tracing
from erawan.server.log import request_id
from erawan.server.metrics import turn_stage


def test_a_missing_extra_is_named(monkeypatch):
    tracing.set_up_tracing("")
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.resources", None)
    with pytest.raises(OptionError) as error:
        tracing.set_up_tracing("http://127.0.0.1:1/v1/traces")
    assert (error.value.code, error.value.values) == ("extra.missing", {"extra": "tracing"})


def test_each_stage_is_a_span_with_the_id_of_its_request():
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import SimpleSpanProcessor
    from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

    exporter, provider = InMemorySpanExporter(), TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    tracing.use_provider(provider)
    token = request_id.set("abc.1")
    try:
        with tracing.span("command"), turn_stage("decide"):
            pass
        with pytest.raises(ValueError, match="secret"), turn_stage("commit"):
            raise ValueError("secret")
    finally:
        request_id.reset(token)
        tracing.use_provider(None)
        provider.shutdown()
    inner, outer, failed = exporter.get_finished_spans()
    assert (inner.name, outer.name, failed.name) == ("decide", "command", "commit")
    assert inner.parent.span_id == outer.context.span_id
    assert {each.attributes["erawan.request"] for each in (inner, outer, failed)} == {"abc.1"}
    assert "secret" not in failed.to_json()
