"""Two people who do what the screen tells them: they type the examples that it gives."""

import re
from collections.abc import Callable

#: What the screen asks, and what is typed then; a group in the pattern is an example to be copied.
HABITS = {
    r"Hand the keyboard to the (?:French|Spanish).*": "",
    r"Type its number": "1",
    r"Who draws a card\? Enter": "",
    r"Press Enter when you have seen": "",
    r"Type “draw” or “decline”": "draw",
    r"Type “deny” to forbid": "deny",
    r"Write your orders, such as (.*?);": None,
    r"press Enter to write none": "",
    r"Enter seals them": "",
    r"How many cubes carry out": "",
    r"play a card, such as (.*?), or press Enter": None,
    r"nothing that you can play": "",
    r"Press Enter to do it anyway": "",
    r"any cards\? Press Enter to go on": "",
}


class Typist:
    """Stands in for `input`. `look` gives what was printed since the last time."""

    def __init__(self, look: Callable[[], str], **habits: str) -> None:
        self.look = look
        self.own = habits
        self.typed: list[str] = []
        self.screens: list[str] = []

    def __call__(self, prompt: str = "") -> str:
        self.screens.append(self.look())
        self.typed.append(self._reply(" ".join(self.screens[-1].split())))
        return self.typed[-1]

    def _reply(self, screen: str) -> str:
        asked = [(match.start(), habit, match) for habit in HABITS for match in re.finditer(habit, screen)]
        assert asked, f"nothing is asked: {screen}"
        _, habit, match = max(asked, key=lambda found: found[0])
        reply = HABITS[habit]
        if "any cards" in habit and len(self.typed) % 3:
            return f"wait {('french', 'spanish')[len(self.typed) % 2]}"
        return match[1] if reply is None else reply
