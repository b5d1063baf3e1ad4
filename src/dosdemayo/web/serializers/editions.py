"""An edition with how sure each of its values is."""

from __future__ import annotations

from typing import Any

from dosdemayo.content import Edition, Entry, base_edition, difference_of, ruleset
from dosdemayo.engine.cards import Card
from dosdemayo.engine.ids import WINDOWS
from dosdemayo.i18n import Catalog, Teller
from dosdemayo.web.models.answers import DifferenceModel, EditionModel

#: Stand in what a card has done for its target, which the page fills in.
_HOLES = {name: f"{{{name}}}" for name in ("area", "order", "goal", "steps")}


def edition_model(edition: Edition, lang: str) -> EditionModel:
    """With its words in one language."""
    rules = ruleset(edition)
    teller = Teller(Catalog(lang), edition)
    return EditionModel.model_validate(
        {
            "name": edition.name,
            "is_base": edition == base_edition(),
            "difference": DifferenceModel.model_validate(difference_of(edition), from_attributes=True),
            "areas": [{"id": area.id, "name": area.name, "place": area.place} for area in edition.areas],
            "edges": [{"between": list(edge), **_sure(entry)} for edge, entry in sorted(edition.edges.items())],
            "entries": list(edition.entries),
            "gates": list(rules.board.gates),
            "main_streets": sorted(rules.board.main_streets),
            "turns": rules.turns,
            "loss_limit": rules.loss_limit,
            "cards": [_card(edition, card, teller) for card in rules.cards.values()],
            "values": [_value(key, entry) for key, entry in edition.values.items() if not key.startswith("cards.")],
        }
    )


def _card(edition: Edition, card: Card, teller: Teller) -> dict[str, Any]:
    parameters = edition.of_card(card.id)
    effect = parameters.pop("effect", None)
    return {
        "id": card.id,
        "rule": card.rule,
        "side": card.side.label,
        "name": edition.cards[card.id]["name"],
        "windows": [window for window in WINDOWS if window in card.windows],
        "immediate": card.immediate,
        "stays": card.stays.value,
        "from_turn": card.from_turn,
        "until_turn": card.until_turn,
        "parameters": [_value(key, entry) for key, entry in parameters.items()],
        "effect": None if effect is None else _sure(effect),
        "texts": {teller.catalog.lang: _text(teller, card.id, effect)},
    }


def _text(teller: Teller, card: str, effect: Entry | None) -> dict[str, str]:
    texts = teller.cards
    return {
        "translated": texts.translated(card),
        "when": texts.when(card),
        "effect": texts.effect(card),
        "done": texts.played(card, _HOLES),
        "flavour": texts.flavour(card),
        "source": "" if effect is None else teller.catalog.source(effect.source),
    }


def _value(key: str, entry: Entry) -> dict[str, Any]:
    return {"key": key, "value": entry.value, **_sure(entry)}


def _sure(entry: Entry) -> dict[str, str]:
    return {"certainty": entry.certainty, "source": entry.source}
