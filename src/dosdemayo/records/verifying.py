"""Does the proof in a record fit its game? Anybody can ask, without having to believe the server."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from dosdemayo.content import Edition
from dosdemayo.engine import CHANCE, FRENCH, SPANISH, Game, Seat, State
from dosdemayo.engine.actions import Draw, Write
from dosdemayo.records.lines import format_answer
from dosdemayo.records.proof import Pledge, Proof
from dosdemayo.records.record import Answer, Record
from dosdemayo.records.replay import game_of, replay


class ProofCode(StrEnum):
    NO_PROOF = "no_proof"
    NOT_OVER = "not_over"
    SERVER = "server"
    SERVER_CHANGED = "server_changed"
    PLAYER = "player"
    PLAYER_CHANGED = "player_changed"
    #: Has committed to a secret, and never opened it.
    PLAYER_SILENT = "player_silent"
    PLAYER_ABSENT = "player_absent"
    #: No player had a part in the dealing: the cards follow from what the server alone chose.
    SERVER_ALONE = "server_alone"
    DEALS = "deals"
    DEAL_CHANGED = "deal_changed"
    SEALS = "seals"
    SEAL_CHANGED = "seal_changed"
    #: There are more commitments than secret answers.
    SEALS_LEFT = "seals_left"


_WRONG = {
    ProofCode.SERVER_CHANGED,
    ProofCode.PLAYER_CHANGED,
    ProofCode.DEAL_CHANGED,
    ProofCode.SEAL_CHANGED,
    ProofCode.SEALS_LEFT,
}


#: With these there is nothing to be proved.
_UNPROVED = {ProofCode.NO_PROOF, ProofCode.NOT_OVER, ProofCode.SERVER_ALONE}


class ProofFinding(NamedTuple):
    code: ProofCode
    seat: Seat | None = None
    turn: int = 0
    #: How many were checked.
    number: int = 0
    #: The answer that is not what it was.
    line: str = ""

    @property
    def wrong(self) -> bool:
        return self.code in _WRONG


class Verdict(NamedTuple):
    findings: tuple[ProofFinding, ...]

    @property
    def proved(self) -> bool | None:
        """None where there is nothing to be proved with."""
        if any(finding.wrong for finding in self.findings):
            return False
        return None if any(finding.code in _UNPROVED for finding in self.findings) else True


def verify(record: Record, edition: Edition | None = None) -> Verdict:
    """Raises RecordError where the record itself cannot be replayed."""
    if record.proof is None:
        return Verdict((ProofFinding(ProofCode.NO_PROOF),))
    if not record.proof.server.secret:
        return Verdict((ProofFinding(ProofCode.NOT_OVER),))
    steps = list(_steps(record, edition))
    return Verdict((*_contributions(record.proof), *_deals(record.proof, steps), *_seals(record.proof, steps)))


class _Step(NamedTuple):
    """An answer, and where it was given."""

    game: Game
    state: State
    answer: Answer

    def finding(self, code: ProofCode) -> ProofFinding:
        return ProofFinding(code, self.answer.seat, self.state.turn, line=format_answer(self.answer))


def _steps(record: Record, edition: Edition | None) -> Iterator[_Step]:
    game = game_of(record.header, edition)
    state = game.start()
    for step in replay(record, edition):
        yield _Step(game, state, step.answer)
        state = step.state


def _contributions(proof: Proof) -> Iterator[ProofFinding]:
    yield ProofFinding(ProofCode.SERVER if _is_opened(proof.server) else ProofCode.SERVER_CHANGED)
    for side in (FRENCH, SPANISH):
        pledge = proof[side]
        if pledge.secret:
            yield ProofFinding(ProofCode.PLAYER if _is_opened(pledge) else ProofCode.PLAYER_CHANGED, side)
        else:
            yield ProofFinding(ProofCode.PLAYER_SILENT if pledge.commitment else ProofCode.PLAYER_ABSENT, side)
    if not any(proof[side].secret for side in (FRENCH, SPANISH)):
        yield ProofFinding(ProofCode.SERVER_ALONE)


def _is_opened(pledge: Pledge) -> bool:
    return pledge == Pledge.to(pledge.secret)


def _deals(proof: Proof, steps: list[_Step]) -> Iterator[ProofFinding]:
    by_chance = [step for step in steps if step.answer.seat is CHANCE]
    changed = False
    for number, step in enumerate(by_chance):
        if step.answer.action != proof.dealt(step.game.options(step.state, CHANCE), number):
            changed = True
            yield step.finding(ProofCode.DEAL_CHANGED)
    if not changed:
        yield ProofFinding(ProofCode.DEALS, number=len(by_chance))


def _seals(proof: Proof, steps: list[_Step]) -> Iterator[ProofFinding]:
    secret = list(_secret(steps))
    changed = False
    for number, step in enumerate(secret):
        seal = proof.seals[number] if number < len(proof.seals) else Pledge()
        if seal != Pledge.to_line(seal.secret, format_answer(step.answer)):
            changed = True
            yield step.finding(ProofCode.SEAL_CHANGED)
    if len(proof.seals) > len(secret):
        yield ProofFinding(ProofCode.SEALS_LEFT, number=len(proof.seals) - len(secret))
    elif not changed:
        yield ProofFinding(ProofCode.SEALS, number=len(secret))


def _secret(steps: list[_Step]) -> Iterator[_Step]:
    """Answers that both sides gave at the same time, unseen: one after the other in a record."""
    second = False
    for step in steps:
        first = len(step.game.pending(step.state)) == 2
        if (first or second) and isinstance(step.answer.action, Draw | Write):
            yield step
        second = first
