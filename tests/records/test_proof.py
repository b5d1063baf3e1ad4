"""The proof in a record: dealing and sealed answers can be checked by anybody, and whatever was changed is found."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from itertools import permutations
from pathlib import Path
from random import Random

import pytest

from dosdemayo.content import base_rules
from dosdemayo.engine import CHANCE, FRENCH, SIDES, SPANISH, Game, Side, State
from dosdemayo.engine.actions import Deal, Discard, Draw, Write
from dosdemayo.records import (
    Answer,
    Pledge,
    Proof,
    Record,
    RecordError,
    format_answer,
    public_record,
    read_record,
    verify,
    write_record,
)
from dosdemayo.records.proof import digest
from dosdemayo.records.verifying import ProofCode

VECTORS = json.loads((Path(__file__).parent / "proof_vectors.json").read_text())


def secret(number: int) -> str:
    return f"{number:064x}"


def proved(seed: int = 1) -> Record:
    """A whole game, dealt from three secrets, every secret answer sealed."""
    game, rng = Game(base_rules()), Random(seed)
    proof = Proof(Pledge.to(secret(seed + 1)), Pledge.to(secret(seed + 2)), Pledge.to(secret(seed + 3)))
    record, state, dealt = Record(proof=proof), game.start(), 0
    while state.outcome is None:
        seats = [decision.seat for decision in game.pending(state)]
        if seats == [CHANCE]:
            record.append(CHANCE, proof.dealt(game.options(state, CHANCE), dealt))
            dealt += 1
        else:
            for seat in sorted(seats, reverse=True):
                record.append(seat, game.options(state, seat).sample(rng))
                if len(seats) == 2:
                    line = format_answer(record.answers[-1])
                    seal = Pledge.to_line(rng.randbytes(32).hex(), line)
                    proof = record.proof = replace(proof, seals=(*proof.seals, seal))
        state = after(game, state, record.answers[-len(seats) :])
    return record


def after(game: Game, state: State, answers: list[Answer]) -> State:
    for answer in answers:
        state, _ = game.apply(state, *answer)
    return state


def codes(record: Record) -> list[ProofCode]:
    return [finding.code for finding in verify(record).findings]


def proof_of(record: Record) -> Proof:
    assert record.proof is not None
    return record.proof


@pytest.mark.parametrize("seed", range(5))
def test_an_honest_game_is_proved(seed: int) -> None:
    record = read_record(write_record(proved(seed)))
    assert record.proof == proved(seed).proof
    assert codes(record) == [ProofCode.SERVER, ProofCode.PLAYER, ProofCode.PLAYER, ProofCode.DEALS, ProofCode.SEALS]
    assert verify(record).proved
    deals, seals = verify(record).findings[-2:]
    assert deals.number == sum(answer.seat is CHANCE for answer in record.answers)
    assert seals.number == len(proof_of(record).seals) > 3


def test_known_answers() -> None:
    """The page checks itself by the same ones."""
    pledge = Pledge.to_line(VECTORS["seal"]["salt"], VECTORS["seal"]["line"])
    assert pledge.commitment == VECTORS["seal"]["commitment"]
    deal = VECTORS["deal"]
    proof = Proof(Pledge.to(deal["server"]), Pledge.to(deal["french"]), Pledge.to(deal["spanish"]))
    assert proof.server.commitment == deal["commitment"]
    cards = set(deal["cards"])
    order: list[str] = []
    while cards:
        action = proof.dealt([Deal(card) for card in sorted(cards)], len(order))
        assert isinstance(action, Deal)
        order.append(action.card)
        cards.remove(action.card)
    assert order == deal["order"]
    discarded = proof.dealt([Discard(card) for card in deal["cards"]], 7)
    assert discarded == Discard(deal["discarded_eighth"])


def test_another_card_is_found() -> None:
    record = proved()
    number, deal = next((n, a.action) for n, a in enumerate(record.answers) if isinstance(a.action, Deal))
    other = next(a.action for a in reversed(record.answers) if _same_deck(a, deal))
    swapped = {deal: other, other: deal}
    record.answers = [Answer(a.seat, swapped.get(a.action, a.action)) for a in record.answers[: number + 1]]
    assert ProofCode.DEAL_CHANGED in codes(record)
    assert verify(record).proved is False


def _same_deck(answer: Answer, deal: Deal) -> bool:
    cards, action = base_rules().cards, answer.action
    return isinstance(action, Deal) and action != deal and cards[action.card].side is cards[deal.card].side


@pytest.mark.parametrize("kind", [Write, Draw])
def test_another_secret_answer_is_found(kind: type) -> None:
    record = proved()
    last = max(n for n, answer in enumerate(record.answers) if isinstance(answer.action, kind))
    seat, action = record.answers[last]
    changed = Draw(not action.drawn) if isinstance(action, Draw) else Write(())
    assert changed != action
    record.answers[last:] = [Answer(seat, changed)]
    wrong = [finding for finding in verify(record).findings if finding.wrong]
    assert wrong[0].code is ProofCode.SEAL_CHANGED
    assert wrong[0].line == format_answer(Answer(seat, changed))


@pytest.mark.parametrize("who", ["server", *SIDES])
def test_another_secret_is_found(who: Side | str) -> None:
    """Behind the old commitment, or with a new one: the cards do not follow from it."""
    record = proved()
    proof = proof_of(record)

    def with_pledge(pledge: Pledge) -> Proof:
        return replace(proof, server=pledge) if isinstance(who, str) else proof.with_player(who, pledge)

    honest, other = proof.server if isinstance(who, str) else proof[who], secret(99)
    record.proof = with_pledge(honest._replace(secret=other))
    assert codes(record)[:3].count(ProofCode.SERVER_CHANGED if who == "server" else ProofCode.PLAYER_CHANGED) == 1
    record.proof = with_pledge(Pledge.to(other))
    assert ProofCode.DEAL_CHANGED in codes(record)
    record.proof = with_pledge(honest.shown)
    assert verify(record).proved is (None if who == "server" else False)


def test_seals_cannot_be_left_out_or_added() -> None:
    record = proved()
    whole = proof_of(record)
    record.proof = replace(whole, seals=whole.seals[:-1])
    assert ProofCode.SEAL_CHANGED in codes(record)
    record.proof = replace(whole, seals=(*whole.seals, whole.seals[0]))
    assert codes(record)[-1] is ProofCode.SEALS_LEFT


def test_who_contributed_nothing_is_named() -> None:
    game = Game(base_rules())
    record = Record(proof=Proof(Pledge.to(secret(1)), french=Pledge.to(secret(2)).shown))
    record.append(FRENCH, game.options(game.start(), FRENCH).sample(Random(1)))
    assert codes(record) == [
        ProofCode.SERVER,
        ProofCode.PLAYER_SILENT,
        ProofCode.PLAYER_ABSENT,
        ProofCode.SERVER_ALONE,
        ProofCode.DEALS,
        ProofCode.SEALS,
    ]
    assert verify(record).proved is None


def test_a_record_that_cannot_be_replayed_is_said_to_be_one() -> None:
    record = proved()
    record.answers[0] = Answer(FRENCH, Draw(True))
    with pytest.raises(RecordError):
        verify(record)


def test_nothing_to_prove_with() -> None:
    assert verify(Record()).proved is None
    assert codes(Record(proof=Proof(Pledge.to(secret(1)).shown))) == [ProofCode.NOT_OVER]


def test_a_running_game_shows_commitments_alone() -> None:
    record = proved()
    record.answers.pop()
    proof = proof_of(record)
    for reader in (*SIDES, None):
        text = public_record(record, reader)
        for pledge in (proof.server, proof.french, proof.spanish):
            assert pledge.commitment in text
            assert pledge.secret not in text
        assert all(" ".join(seal) in text for seal in proof.seals)


def test_a_damaged_proof_is_named_with_its_line() -> None:
    text = write_record(proved())
    number = next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith("proof french"))
    with pytest.raises(RecordError, match=f"line {number}: proof: expected server, french"):
        read_record(text.replace("proof french ", "proof french x"))
    with pytest.raises(RecordError, match="proof: expected one line for the server"):
        read_record("\n".join(line for line in text.splitlines() if not line.startswith("proof server")))


def test_every_order_of_a_deck_comes_equally_often() -> None:
    """Chi-square with 23 degrees of freedom: 49.7 is passed by chance once in a thousand; the secrets are fixed."""
    games = 4800
    found = Counter(_order(f"{number:064x}") for number in range(games))
    expected = games / 24
    assert set(found) == set(permutations("abcd"))
    assert sum((count - expected) ** 2 / expected for count in found.values()) < 49.7


def _order(server: str) -> tuple[str, ...]:
    proof, cards = Proof(Pledge.to(server)), list("abcd")
    order: list[str] = []
    while cards:
        action = proof.dealt(map(Deal, cards), len(order))
        assert isinstance(action, Deal)
        order.append(action.card)
        cards.remove(action.card)
    return tuple(order)


def test_hashes_are_what_other_tools_say() -> None:
    """printf 'a\\nb' | sha256sum"""
    assert digest("a", "b") == "7e18f737311b2dc3b2f269dd78396b0351f14fb66efa879f768cb23181883c78"
    assert SPANISH is SIDES[0]  # in which order sealed answers are revealed


def test_what_is_logged_of_a_proof_shows_no_secret() -> None:
    server, french, spanish, seal = pledges = [Pledge.to(letter * 64) for letter in "abcd"]
    shown = repr(Proof(server, french, spanish, (seal,)))
    for pledge in pledges:
        assert pledge.commitment in shown
        assert pledge.secret not in shown
