"""The cards of an owner's file: numbers changed, effects put on or taken off, cards added or left out."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

from dosdemayo.content.edition import Edition, Entry
from dosdemayo.content.reading import checked, entry, meant, own_word, sure, unknown
from dosdemayo.content.schema import (
    CARD_SCHEMA,
    CARD_TEXTS,
    CARD_WORDS,
    EFFECT_SCHEMA,
    EditionError,
    is_card_id,
    printable,
    shortened,
)

#: Two ways to say where; the one that a file names stands instead of the other.
_INSTEAD = {"area": "near", "near": "area"}


class CardFile:
    """The values and texts of all cards, as the file changes them."""

    def __init__(self, path: Path, edition: Edition, values: dict[str, Entry]) -> None:
        self.path = path
        self.values = values
        self.texts = {card: dict(texts) for card, texts in edition.cards.items()}
        self.words = {"translated": dict(edition.translated), "flavour": dict(edition.flavour)}

    def read(self, data: Any) -> None:
        if not isinstance(data, dict):
            raise EditionError(self.path, "cards", "must be tables of cards, such as [cards.artilleria]")
        cards = dict(data)
        for card in self._removed(cards.pop("remove", [])):
            del self.texts[card]
            for words in self.words.values():
                words.pop(card, None)
            self._forget(f"cards.{card}.")
        for card, said in cards.items():
            self._read_card(card, said)

    def _removed(self, cards: Any) -> list[str]:
        if not isinstance(cards, list) or not all(card in list(self.texts) for card in cards):
            raise EditionError(self.path, "cards.remove", f"must be a list of cards out of {', '.join(self.texts)}")
        return list(dict.fromkeys(cards))

    def _forget(self, prefix: str) -> None:
        for key in [key for key in self.values if key.startswith(prefix)]:
            del self.values[key]

    def _read_card(self, card: str, said: Any) -> None:
        key = f"cards.{card}"
        if not isinstance(said, dict):
            raise EditionError(self.path, key, "must be a table of what the card says")
        if card not in self.texts:
            self._begin(card, said)
        for part, value in said.items():
            if part in CARD_TEXTS:
                self._read_text(card, part, value)
            elif part in CARD_WORDS:
                checked(f"{key}.{part}", Entry(value, "attested"), CARD_WORDS[part], self.path)
                before = self.words[part].get(card, {}) if isinstance(value, dict) else {}
                given = value if isinstance(value, dict) else {"": value}
                self.words[part][card] = {**before, **{lang: printable(text) for lang, text in given.items()}}
            elif part in CARD_SCHEMA:
                where = f"{key}.{part}"
                self.values[where] = checked(where, entry(value, where, self.path), CARD_SCHEMA[part], self.path)
            elif part in EFFECT_SCHEMA:
                self._read_effect(card, part, value)
            elif part == "effect" and isinstance(value, dict) and not set(value) - {"certainty", "source"}:
                self.values[f"{key}.effect"] = sure(None, value, f"{key}.effect", self.path)
            else:
                raise EditionError(self.path, f"{key}.{part}", self._unknown(card, part))

    def _begin(self, card: str, said: dict[str, Any]) -> None:
        key = f"cards.{card}"
        if not {"name", "side"} <= set(said):
            raise EditionError(self.path, key, self._neither_known_nor_new(card))
        if not is_card_id(card):
            raise EditionError(self.path, key, "must be called by small letters, digits and underscores")
        letter = "F" if said["side"] == "french" else "S"
        rules = [texts["rule"] for texts in self.texts.values()]
        number = next(n for n in count(1) if f"C-{letter}{n}" not in rules)
        self.texts[card] = {"rule": f"C-{letter}{number}", "side": "", "name": card}
        self.values[f"{key}.effect"] = own_word(None, self.path)

    def _neither_known_nor_new(self, card: str) -> str:
        """What is said of a card that is not there, nor said to be new; where it looks like a slip, what was meant."""
        numbered = (known for known, texts in self.texts.items() if texts["rule"] == card)
        if near := next(numbered, None) or meant(card, self.texts):
            return f"is a new card, which needs a `name` and a `side`; did you mean {near}?"
        return f"is a new card, which needs a `name` and a `side`; known are {', '.join(self.texts)}"

    def _read_text(self, card: str, part: str, value: Any) -> None:
        key = f"cards.{card}.{part}"
        checked(key, Entry(value, "attested"), CARD_TEXTS[part], self.path)
        if part == "side" and self.texts[card]["side"] not in ("", value):
            raise EditionError(self.path, key, f"must stay {self.texts[card]['side']!r}; call the new card otherwise")
        self.texts[card][part] = value

    def _read_effect(self, card: str, effect: str, said: Any) -> None:
        """`true` or a table puts the effect on the card or changes it, `false` takes it off."""
        key = f"cards.{card}.{effect}"
        if isinstance(said, dict) and "value" in said:
            said = entry(said, key, self.path).value
        if not isinstance(said, bool | dict):
            raise EditionError(
                self.path, key, f"is {shortened(repr(said))}, but must be true, false or a table of its parameters"
            )
        if isinstance(said, dict) and said.get("area") and said.get("near"):
            raise EditionError(self.path, key, "names both `area` and `near`; one of them must do")
        if isinstance(said, bool) or not self._has(card, effect):
            self.values[f"cards.{card}.effect"] = own_word(None, self.path)
        if isinstance(said, bool):
            self._forget(f"{key}.")
            self.values.pop(key, None)
        for name, value in said.items() if isinstance(said, dict) else ():
            self._read_parameter(effect, name, value, key)
        if said is not False and not self._has(card, effect):
            self.values[key] = own_word(True, self.path)

    def _read_parameter(self, effect: str, name: str, value: Any, key: str) -> None:
        schema = EFFECT_SCHEMA[effect]
        if name not in schema:
            expected = ", ".join(schema) or "none: write `= true`"
            raise EditionError(self.path, f"{key}.{name}", f"is unknown; the parameters of {effect} are {expected}")
        where = f"{key}.{name}"
        self.values[where] = checked(where, entry(value, where, self.path), schema[name], self.path)
        if name in _INSTEAD and self.values[where].value:
            self.values.pop(f"{key}.{_INSTEAD[name]}", None)

    def _unknown(self, card: str, part: str) -> str:
        homes = [effect for effect in EFFECT_SCHEMA if self._has(card, effect) and part in EFFECT_SCHEMA[effect]]
        if homes:
            return f"belongs to an effect: write cards.{card}.{homes[0]}.{part}"
        return unknown(part, (*CARD_TEXTS, *CARD_WORDS, *CARD_SCHEMA, *EFFECT_SCHEMA))

    def _has(self, card: str, effect: str) -> bool:
        key = f"cards.{card}.{effect}"
        return any(known == key or known.startswith(f"{key}.") for known in self.values)
