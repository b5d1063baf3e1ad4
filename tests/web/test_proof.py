"""Dealing and sealed answers that anybody can check, over HTTP (rule 2.5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from tests.web.curious import look
from tests.web.kit import Person, Server, play_on, running
from tests.web.twins import Script

from dosdemayo.content import base_rules
from dosdemayo.records import Pledge, Record, read_record, verify
from dosdemayo.records.verifying import ProofCode
from dosdemayo.web.settings import Settings

FRENCH_SECRET, SPANISH_SECRET = "ab" * 32, "cd" * 32


async def contribute(person: Person, secret: str) -> None:
    await person.ok("POST", "contribution", {"commitment": Pledge.to(secret).commitment})


async def opened(person: Person, secret: str) -> None:
    await person.ok("POST", "contribution", {"secret": secret})


async def record_of(person: Person) -> Record:
    response = await person.call("GET", "record")
    return read_record(response.content)


def codes(record: Record) -> list[ProofCode]:
    return [finding.code for finding in verify(record).findings]


def server_secret(server: Server, game: str) -> str:
    kept = server.games._kept[game].opened
    assert kept is not None
    assert kept.match.proof is not None
    return kept.match.proof.server.secret


async def test_a_game_between_two_clients_is_proved(server: Server) -> None:
    french, spanish, spectator = await server.people(seed=None)
    committed = (await spectator.state())["proof"]
    assert committed["players"]["french"] == {"commitment": "", "opened": False}
    await contribute(french, FRENCH_SECRET)
    await contribute(spanish, SPANISH_SECRET)
    shown = (await spectator.state())["proof"]["players"]
    assert shown["french"] == {"commitment": Pledge.to(FRENCH_SECRET).commitment, "opened": False}
    await opened(french, FRENCH_SECRET)
    await opened(spanish, SPANISH_SECRET)
    await play_on(Random(7), french, spanish, until_turn=4)
    secrets = [server_secret(server, french.game), FRENCH_SECRET, SPANISH_SECRET]
    running_record = (await french.call("GET", "record")).text
    assert committed["server"] in running_record
    for person in (french, spanish, spectator):
        await look(person, everything=True)
        assert not [body for *_, body in person.received if any(secret.encode() in body for secret in secrets)]
    await play_on(Random(8), french, spanish)
    record = await record_of(spectator)
    assert codes(record) == [ProofCode.SERVER, ProofCode.PLAYER, ProofCode.PLAYER, ProofCode.DEALS, ProofCode.SEALS]
    assert record.proof is not None
    assert record.proof.server.commitment == committed["server"]
    assert [record.proof.server.secret, record.proof.french.secret, record.proof.spanish.secret] == secrets
    kept = [line for line in running_record.splitlines() if line.startswith("proof seal")]
    assert len(kept) > 4
    assert [f"proof seal {seal.commitment} {seal.secret}" for seal in record.proof.seals][: len(kept)] == kept
    # What is sealed last is revealed at once, so one of the two was to be seen.
    seen = {*_hashes(french), *_hashes(spanish)}
    pairs = zip(record.proof.seals[::2], record.proof.seals[1::2], strict=True)
    assert all({one.commitment, other.commitment} & seen for one, other in pairs)


def _hashes(person: Person) -> Iterator[str]:
    """Every one that a player's client got to see."""
    for *_, body in person.received:
        yield from (part.decode() for part in body.split(b'"') if len(part) == 64)


async def test_against_the_computer(server: Server) -> None:
    french, _, spectator = await server.people(seed=None, opponent={"kind": "computer", "level": "practice"})
    await opened(french, FRENCH_SECRET)
    await play_on(Random(3), french)
    assert codes(await record_of(spectator)) == [
        ProofCode.SERVER,
        ProofCode.PLAYER,
        ProofCode.PLAYER_ABSENT,
        ProofCode.DEALS,
        ProofCode.SEALS,
    ]


async def test_who_sends_nothing_plays_as_ever(server: Server) -> None:
    french, spanish, _ = await server.people(seed=None, opponent={"kind": "same_screen"})
    await contribute(french, FRENCH_SECRET)
    await play_on(Random(4), french, spanish)
    found = verify(await record_of(french))
    assert found.proved is None
    silent = [ProofCode.PLAYER_SILENT, ProofCode.PLAYER_ABSENT, ProofCode.SERVER_ALONE]
    assert [finding.code for finding in found.findings[1:4]] == silent


async def test_a_contribution_cannot_be_changed_or_come_too_late(server: Server) -> None:
    french, spanish, spectator = await server.people(seed=None)
    not_asked = (409, "not_asked")
    await contribute(french, FRENCH_SECRET)
    await contribute(french, FRENCH_SECRET)  # once more does no harm
    assert await french.refused("POST", "contribution", {"commitment": "0" * 64}) == not_asked
    assert await french.refused("POST", "contribution", {"secret": SPANISH_SECRET}) == not_asked
    await opened(french, FRENCH_SECRET)
    await opened(french, FRENCH_SECRET)
    assert await spanish.refused("POST", "contribution", {"commitment": "0" * 64}) == not_asked
    assert await french.refused("POST", "contribution", {"secret": SPANISH_SECRET}) == not_asked
    assert (await spectator.refused("POST", "contribution", {"secret": SPANISH_SECRET}))[0] == 403
    for body in ({}, {"secret": "x"}, {"secret": FRENCH_SECRET, "commitment": FRENCH_SECRET}):
        assert (await spanish.refused("POST", "contribution", body))[0] == 422
    rng = Random(5)
    for turn in range(2, 11):
        state = await play_on(rng, french, spanish, until_turn=turn)
        if not state["proof"]["open"]:
            break
    assert state["proof"]["open"] is False
    assert await spanish.refused("POST", "contribution", {"secret": SPANISH_SECRET}) == not_asked


async def test_a_rematch_is_dealt_anew(server: Server) -> None:
    french, spanish, _ = await server.people(seed=None)
    first = (await french.state())["proof"]["server"]
    await french.ok("POST", "resign", {})
    await french.ok("POST", "rematch", {})
    again = (await spanish.ok("POST", "rematch", {}))["rematch"]
    person = Person(server, again["game"], again["side"], again["token"])
    second = (await person.state())["proof"]
    assert second["server"] != first
    assert second["open"]


async def test_dice_deal_where_the_cards_are_settled_beforehand(server: Server) -> None:
    seeded, *_ = await server.people()
    assert (await seeded.state())["proof"] is None
    assert await seeded.refused("POST", "contribution", {"secret": FRENCH_SECRET}) == (409, "not_asked")
    french, *_ = await server.people(seed=None)
    await french.ok("POST", "resign", {})
    text = (await french.call("GET", "record")).text
    unfinished = text.replace("french resigns\n", "")
    lines = [line for line in unfinished.splitlines() if not line.startswith(("proof", "= end", "result"))]
    body = {"record": "\n".join([lines[0], "result: unfinished", *lines[1:], "= now"]), "opponent": {"kind": "link"}}
    person = await imported(server, body)
    assert (await person.state())["proof"] is None
    whole = await imported(server, {"record": text, "opponent": {"kind": "same_screen"}})
    assert (await record_of(whole)).proof == (await record_of(french)).proof


async def imported(server: Server, body: Any) -> Person:
    made = (await server.http.post("/api/records", json=body)).json()
    return Person(server, made["game"], "french", made["tokens"]["french"])


async def to_orders(french: Person, spanish: Person) -> None:
    """To where both sides write for the first time."""
    while True:
        for person in (french, spanish):
            state = await person.state()
            if state["question"] is not None and state["question"]["kind"] == "orders":
                return
            if "answer" in state["can"]:
                await person.give(*person.sample(Random(1)))


async def written(settings: Settings, sheet: list[str]) -> tuple[Any, str]:
    """The French seal this sheet: what everybody else gets to see, and the commitment among it."""
    async with running(replace(settings, chance=Script([], base_rules()))) as server:
        french, spanish, spectator = await server.people(seed=None)
        await to_orders(french, spanish)
        await french.give("orders", sheet)
        seal = (await spectator.state())["proof"]["seals"]["french"]
        for person in (spanish, spectator):
            person.received.clear()
            await look(person, everything=True)
        return [_but_packed_length(message) for person in (spanish, spectator) for message in person.received], seal


def _but_packed_length(message: Any) -> Any:
    """One random number is packed shorter than another; what is packed here has the same length."""
    call, status, headers, body = message
    return call, status, [header for header in headers if header[0] != "content-length"], body


async def test_a_sealed_sheet_shows_nothing_but_its_commitment(settings: Settings, tmp_path: Any) -> None:
    """With the same salt and another sheet everything else is the same, byte by byte."""
    received, commitments = [], []
    for number, sheet in enumerate(([], ["6-7", "19-16"])):
        own = replace(settings, database_url=f"sqlite:///{tmp_path / f'{number}.sqlite'}")
        found, commitment = await written(own, sheet)
        commitments.append(commitment)
        received.append(repr(found).replace(commitment, "-" * 64))
    assert commitments[0] != commitments[1]
    assert received[0] == received[1]
    assert received[0].count("-" * 64) > 2


async def test_to_seal_the_same_again_looks_different(server: Server) -> None:
    """Otherwise it would show that nothing was changed."""
    french, spanish, _ = await server.people(seed=None)
    await to_orders(french, spanish)
    seals = set()
    for _ in range(2):
        state = await french.give("orders", [])
        seals.add(state["proof"]["seals"]["french"])
        await french.ok("POST", "unseal", {"question": state["question"]["id"]})
    assert len(seals) == 2
    assert (await french.state())["proof"]["seals"] == {"french": "", "spanish": ""}
