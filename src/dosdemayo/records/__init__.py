"""Games and positions as people and programs keep them: the record of a game, and cases to be judged."""

from dosdemayo.content.fingerprint import edition_digest
from dosdemayo.records.digest import state_digest
from dosdemayo.records.header import RULESET, Clock, Header, OnTimeout, Player, PlayerKind
from dosdemayo.records.lines import format_answer, parse_answer
from dosdemayo.records.passes import with_forced_passes, without_forced_passes
from dosdemayo.records.proof import NO_PLEDGE, Pledge, Proof
from dosdemayo.records.public import public_record
from dosdemayo.records.reader import load_record, read_record
from dosdemayo.records.record import FORMAT, Answer, Fault, LevelChange, Record, RecordError
from dosdemayo.records.replay import Replayed, final_state, replay
from dosdemayo.records.verifying import ProofFinding, Verdict, verify
from dosdemayo.records.writer import write_record

__all__ = [
    "FORMAT",
    "NO_PLEDGE",
    "RULESET",
    "Answer",
    "Clock",
    "Fault",
    "Header",
    "LevelChange",
    "OnTimeout",
    "Player",
    "PlayerKind",
    "Pledge",
    "Proof",
    "ProofFinding",
    "Record",
    "RecordError",
    "Replayed",
    "Verdict",
    "edition_digest",
    "final_state",
    "format_answer",
    "load_record",
    "parse_answer",
    "public_record",
    "read_record",
    "replay",
    "state_digest",
    "verify",
    "with_forced_passes",
    "without_forced_passes",
    "write_record",
]
