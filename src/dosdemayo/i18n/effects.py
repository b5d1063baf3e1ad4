"""The text of a card, made from its effects by the catalog, so that no card can say what it does not do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from dosdemayo.engine.cards import Card, Effect, Stays
from dosdemayo.i18n.catalog import Catalog


@dataclass(frozen=True)
class CardWriter:
    catalog: Catalog
    #: How an area is called, and a card.
    area: Callable[[int], str]
    name: Callable[[str], str]
    #: The limit of French losses, to which the cards may lower it.
    loss_limit: int

    def text(self, card: Card, serves: Sequence[Card]) -> str:
        """Conditions, what each effect does and for how long, and which other cards need this one."""
        return " ".join(self._sentences(card, serves))

    def done(self, card: Card, target: Mapping[str, str], serves: Sequence[Card]) -> str:
        """What playing the card on something has done; the target as the catalog takes it."""
        clauses = [self._say(f"effect-{effect.name}.done", card, effect, target) for effect in card.effects]
        if not clauses:
            clauses = [self._say("card-nothing.done" if card.stays is Stays.NO else "card-stays-done", card)]
        if card.stays is not Stays.NO:
            clauses += [self._say("card-serves.done", other, serves=self.name(other.id)) for other in serves]
        return self.catalog.join(clauses)

    def _sentences(self, card: Card, serves: Sequence[Card]) -> Iterator[str]:
        if card.needs:
            names = [self.name(other) for other in card.needs]
            yield self._say("card-needs", card, needs=self.catalog.join(names, "list-choice"), uses=card.uses)
        if card.held:
            yield self._say("card-held", card, areas=self._areas(card.held), uses=card.uses)
        picked: Effect | None = None
        for effect in card.effects:
            yield self._say(f"effect-{effect.name}", card, effect, self._place(effect, picked))
            picked = picked or (effect if effect.aim == "area" else None)
        if len(card.effects) > 1 and any(effect.may_lack_object for effect in card.effects):
            yield self._say("card-together", card, immediate="yes" if card.immediate else "no")
        yield from self._presence(card, serves)

    def _presence(self, card: Card, serves: Sequence[Card]) -> Iterator[str]:
        """Why it lies in play, as far as no effect has said so."""
        if card.stays is Stays.NO:
            if not card.effects:
                yield self._say("card-nothing", card)
            return
        if card.uses:
            yield self._say("card-uses", card, uses=card.uses)
        elif not any(_says_how_long(effect, card.stays) for effect in card.effects):
            yield self._say("card-stays" if card.effects else "card-stays-only", card)
        if serves:
            names = [self.name(other.id) for other in serves]
            yield self._say("card-serves", card, serves=self.catalog.join(names), count=len(names))

    def _say(
        self,
        key: str,
        card: Card,
        effect: Effect | None = None,
        more: Mapping[str, Any] | None = None,
        /,
        **values: Any,
    ) -> str:
        found = {"side": card.side.label, "stays": card.stays.value.lower().replace(" ", "-")}
        return self.catalog.text(key, **found | values | dict(more or {}) | self._parameters(effect))

    def _parameters(self, effect: Effect | None) -> dict[str, Any]:
        """Those of an effect as its message takes them; an area that is picked is named by the target."""
        found = {part.name: getattr(effect, part.name) for part in fields(effect)} if effect else {}
        area, near = found.pop("area", 0), found.pop("near", 0)
        if area or near:
            found["area" if area else "near"] = self.area(area or near)
        if "areas" in found:
            found |= {"count": len(found["areas"]), "areas": self._areas(found["areas"])}
        if "limit" in found:
            found["lower"] = "yes" if found["limit"] < self.loss_limit else "no"
        return found

    def _place(self, effect: Effect, picked: Effect | None) -> dict[str, str]:
        """Where an effect acts; those that pick an area share it."""
        area, near = getattr(effect, "area", 0), getattr(effect, "near", 0)
        where = getattr(effect, "where", effect.condition)
        if area:
            return {"reach": "fixed", "where": where}
        reach = "near" if near else "free"
        if picked is not None and effect.aim == "area":
            before = getattr(picked, "near", 0), getattr(picked, "where", picked.condition)
            reach = "same" if (near, where) in (before, (0, "any")) else "also-near" if near else "also"
        return {"reach": reach, "where": where, **({"area": self.area(near)} if near else {})}

    def _areas(self, areas: Sequence[int]) -> str:
        return self.catalog.join([self.area(area) for area in areas])


def _says_how_long(effect: Effect, stays: Stays) -> bool:
    return effect.lasting and not (effect.brief and stays is Stays.GAME)
