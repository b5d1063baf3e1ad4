"""What happened, in the sentences worth printing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.text import Text

from dosdemayo.i18n import Teller

FRENCH_TONE, SPANISH_TONE = "blue", "red"
#: Moves are shown by the orders and numbers before, orders when they are revealed; a card window is no news.
_UNTOLD = {"moved", "sealed", "window"}


def told(teller: Teller, events: Iterable[dict[str, Any]]) -> list[Text]:
    """A sentence for each event; the losses of a fight are said with the fight."""
    return [
        _styled(event, teller.event(event))
        for event in events
        if event["event"] not in _UNTOLD and not (event["event"] == "lost" and event["rule"] == "7.2")
    ]


def _styled(event: dict[str, Any], sentence: str) -> Text:
    if event["event"] in ("turn", "over"):
        return Text(sentence, "bold")
    return Text(sentence, {"french": FRENCH_TONE, "spanish": SPANISH_TONE}.get(event.get("side", ""), ""))
