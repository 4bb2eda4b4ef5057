"""Describe a device by its ``User-Agent`` header: browser and system, such as "Firefox, Linux".

The list of sessions shows it, so that users recognise their devices. Names of products are the same in all languages.
"""

from __future__ import annotations

import re

LONGEST_DEVICE = 60

# The first name found counts: browsers also name other browsers that they are compatible with.
_BROWSERS = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
)
_PROGRAM = re.compile(r"[A-Za-z][A-Za-z0-9 ._-]*")


def describe_device(user_agent: str) -> str:
    """Return browser and system of a ``User-Agent`` header, or the name of a program; empty if it says nothing."""
    found = [_first(user_agent, names) for names in (_BROWSERS, _SYSTEMS)]
    if found[0]:
        return ", ".join(name for name in found if name)
    program = _PROGRAM.match(user_agent.partition("/")[0])
    return program.group().strip()[:LONGEST_DEVICE] if program else ""


def _first(user_agent: str, names: tuple[tuple[str, str], ...]) -> str:
    return next((name for mark, name in names if mark in user_agent), "")
