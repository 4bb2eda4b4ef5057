"""The colours that both games' pictures share: lacquer and gold of the frames."""

LACQUER = {
    "lacquer": "#6b1a24",
    "lacquer_deep": "#3f0d17",
    "gold": "#e3b45a",
    "gold_light": "#f8e2a4",
    "gold_deep": "#94661f",
}


def by_day_and_night(day: str, night: str) -> str:
    """Rules of a style sheet: those of the day, and over them those of the night for whoever looks at night."""
    return f"{day}@media (prefers-color-scheme:dark){{{night}}}"
