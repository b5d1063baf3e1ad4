"""Reading a record that people may have edited or accidents damaged: every fault with its line and rule or field."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, TypeVar

from dosdemayo.content import Edition
from dosdemayo.content.fingerprint import LENGTH
from dosdemayo.engine import Game, State
from dosdemayo.notation import NotationError
from dosdemayo.records import format1
from dosdemayo.records.digest import state_digest
from dosdemayo.records.header import LEVEL, Clock, Header, Player
from dosdemayo.records.lines import parse_answer
from dosdemayo.records.proof import Pledge, Proof, made_proof, read_pledge
from dosdemayo.records.record import FORMAT, Answer, Fault, LevelChange, Record, RecordError, one_line
from dosdemayo.records.replay import edition_of, game_of, header_faults, refusal
from dosdemayo.records.writer import PUBLIC_TITLE, TITLE, closing_word, result_words

T = TypeVar("T")
#: A long game has some hundreds.
MOST_LINES = 5000
_FIELDS = ("ruleset", "edition", "changes", "orders", "french", "spanish", "clock", "date", "result")
#: What the fields that every header has look like, and what is expected in words.
_SHAPES = {
    "ruleset": ("[0-9]{1,6}", "the number of the ruleset's version"),
    "edition": (rf"(.*\S)\s+([0-9a-f]{{{LENGTH}}})", "its name and its fingerprint, such as base 1a2b3c4d"),
    "orders": ("assisted|strict", "assisted or strict"),
    "result": (".+", "who won and why, or unfinished"),
}
_FIELD = re.compile(r"([a-z]+)\s*:\s*(.*)")
_MARK = re.compile(rf"=\s*(?:[Tt]([0-9]{{1,3}})|(end|now))(?:\s+([0-9a-f]{{{LENGTH}}}))?")
_LEVEL = re.compile(rf"computer\s+plays\s+({LEVEL})\s+from\s+turn\s+([2-9]|[1-9][0-9])")


class Mark(NamedTuple):
    """A line `= T3 1a2b3c4d`, `= end 1a2b3c4d` or `= now 1a2b3c4d`; a fingerprint may be left out by hand."""

    turn: int
    closing: str
    digest: str


@dataclass
class Parsed:
    """What the lines of a text say, before the rules are asked."""

    format: int = FORMAT
    fields: dict[str, tuple[int, str]] = field(default_factory=dict)
    #: Answers and marks by line; None where a line could not be read.
    items: list[tuple[int, Answer | Mark | None]] = field(default_factory=list)
    comments: dict[int, list[str]] = field(default_factory=dict)
    levels: list[tuple[int, LevelChange]] = field(default_factory=list)
    proof: list[tuple[str, Pledge]] = field(default_factory=list)
    #: The turn of each position that was reached: before each answer, and after the last.
    turns: list[int] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    lines: int = 0

    def blame(self, line: int, about: str, what: str) -> None:
        self.faults.append(Fault(line, about, what))


def load_record(path: Path | str, edition: Edition | None = None) -> Record:
    """The record in a file, replayed and checked. Raises RecordError with all that is wrong."""
    try:
        content = Path(path).read_bytes()
    except OSError as error:
        raise RecordError([Fault(0, "file", f"{path} cannot be read: {error.strerror}")]) from error
    return read_record(content, edition)


def read_record(text: str | bytes, edition: Edition | None = None) -> Record:
    """The record in a text, replayed and compared with its fingerprints. Raises RecordError with all that is wrong."""
    parsed = _parse(_decoded(text))
    if parsed.faults and parsed.faults[0].about == "title":
        raise RecordError(parsed.faults[:1])
    header = _header(parsed)
    if header is not None:
        lines = {key: line for key, (line, _) in parsed.fields.items()}
        edition = edition or edition_of(header, lines.get("changes", 0))
        wrong_game = header_faults(header, edition, lines)
        parsed.faults += wrong_game
        if not wrong_game:
            _verify(parsed, game_of(header, edition))
        if parsed.levels and header.computer is None:
            parsed.blame(parsed.levels[0][0], "level", "no side in the header, or both, is the computer's")
    proof = _proof(parsed)
    if parsed.faults or header is None:
        raise RecordError(sorted(parsed.faults, key=lambda fault: fault[:3]))
    answers = [item for _, item in parsed.items if isinstance(item, Answer)]
    record = Record(header, answers, parsed.comments, proof=proof)
    if parsed.format == 1:
        return format1.with_facts(record, parsed.turns)
    for _, change in parsed.levels:
        record.change_level(*change)
    return record


def _decoded(text: str | bytes) -> str:
    if isinstance(text, str):
        return text
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError as error:
        line = text.count(b"\n", 0, error.start) + 1
        raise RecordError([Fault(line, "text", f"byte {error.start} is not UTF-8; a record is plain text")]) from error


def _parse(text: str) -> Parsed:
    parsed = Parsed()
    rows = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    if len(rows) > MOST_LINES:
        raise RecordError([Fault(MOST_LINES, "text", f"a record has {MOST_LINES} lines at most, not {len(rows)}")])
    parsed.lines = len(rows)
    answers = 0
    titled = False
    for number, row in enumerate(rows, start=1):
        named = _FIELD.fullmatch(row.strip()) if titled and not parsed.items else None
        if named is not None:
            _read_field(parsed, number, named[1], named[2])
            continue
        content, remark = _without_comment(row.strip())
        if remark is not None:
            parsed.comments.setdefault(answers, []).append(remark)
        if content and not titled:
            titled = True
            _read_title(parsed, number, content)
        elif content:
            answers += _read_line(parsed, number, content)
    if not titled:
        parsed.blame(1, "title", f"the text is empty; a record begins with '{TITLE} {FORMAT}'")
    return parsed


def _without_comment(row: str) -> tuple[str, str | None]:
    """A remark begins with # at the beginning of a line or after a space; a name in the header may hold one."""
    match = re.search(r"(?:^|\s)#(.*)$", row)
    if match is None:
        return row, None
    return row[: match.start()].strip(), one_line(match[1])


def _read_title(parsed: Parsed, line: int, content: str) -> None:
    match = re.fullmatch(rf"{TITLE} ([0-9]{{1,6}})", content)
    if content.startswith(PUBLIC_TITLE):
        parsed.blame(
            line,
            "title",
            "the game was still going on when it was saved, so secrets are left out; save it when it is over",
        )
    elif match is None:
        parsed.blame(line, "title", f"a record begins with '{TITLE} {FORMAT}'")
    elif int(match[1]) not in (1, FORMAT):
        parsed.blame(line, "title", f"format {match[1]} is unknown; this program reads formats 1 and {FORMAT}")
    else:
        parsed.format = int(match[1])


def _read_line(parsed: Parsed, line: int, content: str) -> int:
    """Take in one line; how many answers it holds."""
    if content.startswith("="):
        parsed.items.append((line, _read_mark(parsed, line, content)))
        return 0
    if parsed.format > 1 and content.lower().startswith("computer"):
        _read_level(parsed, line, content.lower())
        return 0
    if parsed.format > 1 and content.lower().startswith("proof"):
        _read_pledge(parsed, line, content.lower())
        return 0
    try:
        parsed.items.append((line, parse_answer(content)))
        return 1
    except NotationError as error:
        parsed.blame(line, "answer", str(error))
        parsed.items.append((line, None))
        return 0


def _read_level(parsed: Parsed, line: int, content: str) -> None:
    match = _LEVEL.fullmatch(content)
    if match is None:
        parsed.blame(
            line, "level", "expected a level and the turn from which it plays: computer plays strong from turn 5"
        )
    else:
        parsed.levels.append((line, LevelChange(int(match[2]), match[1])))


def _read_pledge(parsed: Parsed, line: int, content: str) -> None:
    try:
        parsed.proof.append(read_pledge(content))
    except ValueError as error:
        parsed.blame(line, "proof", str(error))


def _proof(parsed: Parsed) -> Proof | None:
    try:
        return made_proof(parsed.proof) if parsed.proof else None
    except ValueError as error:
        parsed.blame(0, "proof", str(error))
        return None


def _read_field(parsed: Parsed, line: int, key: str, value: str) -> None:
    if key not in _FIELDS:
        parsed.blame(line, key, f"is no field of a header; expected one of {', '.join(_FIELDS)}")
    elif key in parsed.fields:
        parsed.blame(line, key, f"stands twice, first in line {parsed.fields[key][0]}")
    else:
        parsed.fields[key] = (line, value)


def _read_mark(parsed: Parsed, line: int, content: str) -> Mark | None:
    match = _MARK.fullmatch(content)
    if match is None:
        parsed.blame(line, "mark", "expected = T3, = end or = now, and the fingerprint of the position")
        return None
    return Mark(int(match[1] or 0), match[2] or "", match[3] or "")


def _header(parsed: Parsed) -> Header | None:
    found = {key: _checked(parsed, key, pattern, expected) for key, (pattern, expected) in _SHAPES.items()}
    ruleset, edition, orders = found["ruleset"], found["edition"], found["orders"]
    if ruleset is None or edition is None or orders is None or found["result"] is None:
        return None
    read_player = format1.read_player if parsed.format == 1 else Player.read
    french, spanish = (_read_fact(parsed, side, read_player) or Player() for side in ("french", "spanish"))
    clock, date = _read_fact(parsed, "clock", Clock.read), parsed.fields.get("date", (0, ""))[1]
    try:
        return Header(
            edition=edition[1],
            edition_digest=edition[2],
            strict=orders[0] == "strict",
            french=french,
            spanish=spanish,
            clock=clock,
            date=date,
            ruleset=int(ruleset[0]),
            origin=parsed.fields.get("changes", (0, ""))[1],
        )
    except ValueError as error:
        parsed.blame(parsed.fields["edition"][0], "header", str(error))
        return None


def _read_fact(parsed: Parsed, key: str, read: Callable[[str], T]) -> T | None:
    """A field that a header may lack."""
    if key not in parsed.fields:
        return None
    line, value = parsed.fields[key]
    try:
        return read(value)
    except ValueError as error:
        parsed.blame(line, key, str(error))
        return None


def _checked(parsed: Parsed, key: str, pattern: str, expected: str) -> re.Match[str] | None:
    """A field that every header has, if it has the right shape."""
    if key not in parsed.fields:
        parsed.blame(0, key, "is missing from the header")
        return None
    line, value = parsed.fields[key]
    match = re.fullmatch(pattern, value)
    if match is None:
        parsed.blame(line, key, f"expected {expected}")
    return match


def _verify(parsed: Parsed, game: Game) -> None:
    """Replay up to the first answer that is refused or unreadable, and compare the fingerprints on the way."""
    state, fresh, first_difference = game.start(), True, True
    for line, item in parsed.items:
        if item is None:
            return
        if isinstance(item, Answer):
            refusals = [problem for problem in game.check(state, *item) if not problem.warning]
            if refusals:
                parsed.faults += [refusal(item, problem, line) for problem in refusals]
                return
            turn = state.turn
            parsed.turns.append(turn)
            state, _ = game.apply(state, *item)
            fresh = state.turn > turn
            continue
        _check_place(parsed, line, item, state, fresh)
        if item.digest not in ("", state_digest(state)) and first_difference:
            first_difference = False
            parsed.blame(line, _mark_name(item), _difference(item, state))
    parsed.turns.append(state.turn)
    _check_end(parsed, state)


def _check_place(parsed: Parsed, line: int, mark: Mark, state: State, fresh: bool) -> None:
    if mark.turn and not (fresh and mark.turn == state.turn):
        where = "begins" if fresh else "goes on"
        parsed.blame(line, _mark_name(mark), f"does not begin here, where turn {state.turn} {where}")
    if mark.closing and line != parsed.items[-1][0]:
        parsed.blame(line, _mark_name(mark), "is not the last line of the game")


def _check_end(parsed: Parsed, state: State) -> None:
    last = parsed.items[-1][1] if parsed.items else None
    word = closing_word(state)
    if not isinstance(last, Mark) or not last.closing:
        parsed.blame(parsed.lines, "mark", f"the record breaks off: the line '= {word}' is missing")
    elif last.closing != word:
        parsed.blame(parsed.items[-1][0], "mark", f"expected '= {word}', because of how the game stands here")
    line, result = parsed.fields["result"]
    if result != result_words(state.outcome):
        parsed.blame(line, "result", f"expected '{result_words(state.outcome)}', which is what the answers lead to")


def _mark_name(mark: Mark) -> str:
    return f"turn {mark.turn}" if mark.turn else mark.closing


def _difference(mark: Mark, state: State) -> str:
    begin = f"the position at the start of turn {mark.turn}" if mark.turn else "the last position"
    return f"{begin} is {state_digest(state)}, not {mark.digest}: something before this line was changed"
