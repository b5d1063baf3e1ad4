"""What happened, in the sentences worth printing."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from dosdemayo.engine.events import Event, Lost, Over, SideEvent, TurnBegan
from dosdemayo.i18n import Teller

FRENCH_TONE, SPANISH_TONE = "blue", "red"
_TONES = {"french": FRENCH_TONE, "spanish": SPANISH_TONE}
#: Moves are shown by the orders and numbers before, orders when they are revealed; a card window is no news.
_UNTOLD = {"moved", "sealed", "window"}


def told(teller: Teller, events: Iterable[Event]) -> list[Text]:
    """A sentence for each event; the losses of a fight are said with the fight."""
    return [
        _styled(event, teller.event(event))
        for event in events
        if event.code not in _UNTOLD and not (isinstance(event, Lost) and event.card is None)
    ]


def _styled(event: Event, sentence: str) -> Text:
    if isinstance(event, TurnBegan | Over):
        return Text(sentence, "bold")
    return Text(sentence, _TONES[event.side] if isinstance(event, SideEvent) else "")
