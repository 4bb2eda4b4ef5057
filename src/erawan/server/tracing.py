"""Optional traces with OpenTelemetry: off unless ``trace_url`` names a collector, and then one span for each request,
command and stage of a turn.

OpenTelemetry is imported only in ``set_up_tracing``: without traces, a span costs one comparison.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any

import erawan
from erawan.core.errors import OptionError
from erawan.server.log import request_id

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider

_NO_SPAN: AbstractContextManager[Any] = nullcontext()


class _Tracing:
    """The tracer of this process; None while traces are off."""

    tracer: Any = None


def span(name: str) -> AbstractContextManager[Any]:
    """Return a span to enter; it does nothing while traces are off."""
    if _Tracing.tracer is None:
        return _NO_SPAN
    context: AbstractContextManager[Any] = _Tracing.tracer.start_as_current_span(
        name,
        attributes={"erawan.request": request_id.get()},
        # The text of an error may repeat what a user typed.
        record_exception=False,
        set_status_on_exception=False,
    )
    return context


def set_up_tracing(url: str) -> None:
    """Send traces to a collector (OTLP over HTTP); an empty address leaves them off."""
    if not url:
        return
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ModuleNotFoundError:
        raise OptionError("extra.missing", extra="tracing") from None
    provider = TracerProvider(
        resource=Resource.create({"service.name": "erawan", "service.version": erawan.__version__})
    )
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=url)))
    use_provider(provider)


def use_provider(provider: TracerProvider | None) -> None:
    """Take spans from a provider; None turns traces off."""
    _Tracing.tracer = None if provider is None else provider.get_tracer("erawan", erawan.__version__)
