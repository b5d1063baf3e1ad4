"""What must stay true of a stored game or record, whichever version opens it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.web.kit import Person, Server

from dosdemayo.engine.actions import Resign
from dosdemayo.records import Record, final_state, replay, state_digest
from dosdemayo.records.replay import game_of

SIDES = ("french", "spanish")


def people_of(server: Server, game: str, tokens: Mapping[str, str]) -> dict[str, Person]:
    return {seat: Person(server, game, seat, token) for seat, token in tokens.items()}


async def game_facts(people: Mapping[str, Person]) -> dict[str, Any]:
    """A game as its two players see it over HTTP; what is nothing is left out."""
    states = {side: await people[side].state() for side in SIDES}
    state = states["french"]
    view, options = state["view"], state["options"]
    facts = {
        "turn": view["turn"],
        "phase": view["phase"],
        "position": _position(view),
        "hands": {side: sorted(states[side]["view"]["hands"][side]) for side in SIDES},
        "in_play": sorted(f"{lying['card']} {lying['area']}" for lying in view["in_play"]),
        "outcome": view["outcome"] and [view["outcome"]["winner"], view["outcome"]["reason"]],
        "asked": {side: states[side]["question"]["kind"] for side in SIDES if states[side]["question"]},
        "sealed": {side: states[side]["sealed"]["mine"] for side in SIDES if states[side]["sealed"]["mine"]},
        "reveal": state["sealed"]["reveal"],
        "undo": [side for side in SIDES if "undo" in states[side]["can"]],
        "events": state["log"]["total"],
        "undone": state["undone"],
        "opponent": options["opponent"],
        "orders": options["orders"],
        "players": {side: [state["players"][side][key] for key in ("kind", "name", "joined")] for side in SIDES},
        "levels": [options["level"], options["next_level"]] if options["level"] else None,
        "clock": options["clock"],
        "remaining": state["clocks"] and {side: list(state["clocks"][side].values()) for side in SIDES},
        "drafts": {side: states[side]["draft"] for side in SIDES if states[side]["draft"]},
        "rematch": state["rematch"] and [state["rematch"]["offered_by"], state["rematch"]["game"]],
        "chat": [[line["side"], line["text"]] for line in (await people["french"].ok("GET", "chat"))["lines"]],
    }
    return {key: fact for key, fact in facts.items() if fact}


def _position(view: Mapping[str, Any]) -> str:
    """Cubes of both sides, those outside, reserve and losses, cards in hand and in the deck."""
    cubes = [
        " ".join(f"{area}:{n}" for area, n in places.items()) for places in (*view["cubes"].values(), view["outside"])
    ]
    pairs = ("reserve", "lost", "hand_sizes", "deck_sizes")
    return "; ".join([*cubes, *("/".join(str(view[pair][side]) for side in SIDES) for pair in pairs)])


def record_facts(record: Record) -> dict[str, Any]:
    """A record by its header and by where its answers lead. Who is the computer was not always written down."""
    header, state = record.header, final_state(record)
    return {
        "edition": f"{header.edition} {header.edition_digest}",
        "ruleset": header.ruleset,
        "orders": "strict" if header.strict else "assisted",
        "names": [header.french.name, header.spanish.name],
        "level": record.last_level,
        "date": header.date,
        "answers": len(record.answers),
        "events": sum(len(step.events) for step in replay(record)),
        "turn": state.turn,
        "lost": list(state.lost),
        "hands": [len(hand) for hand in state.hands],
        "asked": {decision.seat.label: decision.kind for decision in game_of(header).pending(state)},
        "outcome": state.outcome and [state.outcome.winner.label, state.outcome.reason],
        "digest": played_digest(record),
    }


def played_digest(record: Record) -> str:
    """The fingerprint of the last position; of a game that was given up, or forfeited, of the one before that."""
    played = [answer for answer in record.answers if not isinstance(answer.action, Resign)]
    return state_digest(final_state(Record(record.header, played)))


def digests(record: Record) -> set[str]:
    """The fingerprints of all positions after the first answer."""
    return {state_digest(step.state) for step in replay(record)}
