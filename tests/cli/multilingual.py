"""Two people who play in a language of their own: they know the questions by the catalog, and type its words."""

import re
from collections.abc import Callable

from dosdemayo.i18n import Catalog
from dosdemayo.typed import Words

#: The questions, and the word that is typed then; an empty text for Enter, None for the example that is given.
QUESTIONS: dict[str, str | None] = {
    "play-curtain": "",
    "ask-french_choice": "1",
    "ask-draw": "draw",
    "ask-deny": "deny",
    "ask-deny-both": "deny",
    "ask-orders": None,
    "ask-orders-none": "",
    "ask-seal": "seal",
    "ask-allotment": "",
    "ask-window": None,
    "play-enter-pass": "pass",
    "play-beat": "",
    "play-draws": "",
    "play-look": "",
}
_FILLED = "§"


class LocalTypist:
    """Stands in for `input`. `look` gives what was printed since the last time."""

    def __init__(self, lang: str, look: Callable[[], str]) -> None:
        self._words = Words(Catalog(lang))
        self._patterns = {key: _pattern(Catalog(lang), key) for key in QUESTIONS}
        self._look = look
        self.typed: list[str] = []
        self.screens: list[str] = []

    def __call__(self, prompt: str = "") -> str:
        self.screens.append(self._look())
        self.typed.append(self._reply(" ".join(self.screens[-1].split())))
        return self.typed[-1]

    def _reply(self, screen: str) -> str:
        asked = [(found.start(), key, found) for key, part in self._patterns.items() for found in part.finditer(screen)]
        assert asked, f"nothing is asked: {screen}"
        _, key, found = max(asked, key=lambda entry: entry[0])
        word = QUESTIONS[key]
        if key == "play-beat" and len(self.typed) % 3:
            side = ("french", "spanish")[len(self.typed) % 2]
            return f"{self._words.shown('wait')} {self._words.shown(side)}"
        if key == "play-draws" and len(self.typed) % 2:
            return self._words.shown("nobody")
        if word is None:
            return found[1]
        return self._words.shown(word) if word.isalpha() else word


def _pattern(catalog: Catalog, key: str) -> re.Pattern[str]:
    """The longest part of a question that is always the same, and the example behind it where there is one."""
    filled = dict.fromkeys(("player", "orders", "window"), _FILLED)
    text = " ".join(catalog.text(key, **filled, example="EXAMPLE", difference=2).split())
    if QUESTIONS[key] is None:
        before, _, after = text.rpartition(_FILLED)[2].partition("EXAMPLE")
        return re.compile(f"{re.escape(before)}(.*?){re.escape(after)}")
    same = max(re.split(rf"{_FILLED}|EXAMPLE|\d", text), key=len)
    return re.compile(re.escape(same))
