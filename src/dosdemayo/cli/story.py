"""What happened, in the sentences worth printing."""

from __future__ import annotations

from rich.text import Text

from dosdemayo.engine.events import Allotted, Announced, Event, Lost, Over, Revealed, Shown, SideEvent, TurnBegan
from dosdemayo.i18n import Teller

_TONES = {"french": "blue", "spanish": "red"}
#: Orders are told when their sheet is opened, moves by the orders and numbers before; a card window is no news.
_UNTOLD = {"moved", "sealed", "window"}


class Story:
    """A game as it goes on, each fact once: the sheets, how many cubes go, what became of them. As in the page."""

    def __init__(self) -> None:
        #: Who has shown a sheet in this turn (5.1); it is no news when it is revealed.
        self._shown: set[str] = set()

    def is_news(self, event: Event) -> bool:
        match event:
            case TurnBegan():
                self._shown.clear()
            case Shown(side=side):
                self._shown.add(side)
            case Revealed(side=side):
                return side not in self._shown
            case Announced(moves=moves) | Allotted(moves=moves):
                # A number that is written stands on the sheet already.
                return any(not move.order.startswith(f"{move.cubes}x") for move in moves)
            case Lost(card=card):
                # The losses of a fight are said with the fight.
                return card is not None
        return event.code not in _UNTOLD


def sentence(teller: Teller, event: Event) -> Text:
    told = teller.event(event)
    if isinstance(event, TurnBegan | Over):
        return Text(told, "bold")
    return Text(told, _TONES[event.side] if isinstance(event, SideEvent) else "")
