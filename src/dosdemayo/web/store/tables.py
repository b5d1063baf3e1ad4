"""The tables. Answers are only ever added; times are seconds since 1970."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, Double, ForeignKey, LargeBinary, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    type_annotation_map = {float: Double}  # noqa: RUF012 - read by SQLAlchemy


class ServerRow(Base):
    """What the server itself remembers: the key that tokens are made with."""

    __tablename__ = "server"
    key: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[bytes] = mapped_column(LargeBinary)


class GameRow(Base):
    __tablename__ = "games"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    created: Mapped[float]
    opponent: Mapped[str] = mapped_column(String(20))
    #: The computer's, as the game began.
    level: Mapped[str | None] = mapped_column(String(40))
    strict: Mapped[bool]
    edition: Mapped[str] = mapped_column(String(80))
    edition_digest: Mapped[str] = mapped_column(String(64))
    #: What files have changed in a base edition, so that the game goes on where they are not.
    edition_origin: Mapped[Any | None] = mapped_column(JSON(none_as_null=True))
    seed: Mapped[str | None] = mapped_column(String(100))
    bank: Mapped[float | None]
    increment: Mapped[float | None]
    on_timeout: Mapped[str | None] = mapped_column(String(20))
    #: How the table deals with card windows, seconds of a beat, and the beat of the window that is open. Games from
    #: before there were beats have none of it.
    cards: Mapped[str | None] = mapped_column(String(10))
    beat_seconds: Mapped[float | None]
    beat: Mapped[Any | None] = mapped_column(JSON(none_as_null=True))
    confirms_reveal: Mapped[bool | None]
    #: What the cards are dealt by, secrets included; empty where dice deal them.
    proof: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    #: When the next clock, or the beat, runs out.
    deadline: Mapped[float | None] = mapped_column(index=True)
    over: Mapped[bool]
    #: How many answers there are.
    entries: Mapped[int]
    #: By audience: how often what it sees has changed, the fingerprint of what it sees, and when it last changed.
    audiences: Mapped[dict[str, list[Any]]] = mapped_column(JSON)
    #: Other levels of the computer: the turn from which on each plays, and when it was chosen. Only ever added.
    level_changes: Mapped[list[list[Any]]] = mapped_column(JSON)
    chat_lines: Mapped[int]
    rematch_by: Mapped[str | None] = mapped_column(String(10))
    rematch_game: Mapped[str | None] = mapped_column(String(32))
    #: Of this row, its seats and the last answer (`fingerprints`).
    fingerprint: Mapped[str] = mapped_column(String(64))
    #: Since when the computer owes an answer, and until when somebody is thinking about it.
    owed_since: Mapped[float | None] = mapped_column(index=True)
    leased_until: Mapped[float | None]


class SeatRow(Base):
    __tablename__ = "seats"
    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    side: Mapped[str] = mapped_column(String(10), primary_key=True)
    computer: Mapped[bool]
    name: Mapped[str | None] = mapped_column(String(40))
    joined: Mapped[bool]
    #: A secret answer that waits for the other's.
    sealed: Mapped[Any | None] = mapped_column(JSON(none_as_null=True))
    #: The commitment to it, and its salt.
    seal: Mapped[list[str] | None] = mapped_column(JSON(none_as_null=True))
    draft: Mapped[Any | None] = mapped_column(JSON(none_as_null=True))
    draft_question: Mapped[int | None]
    #: A standing pass of a game from before; nobody looks at it, but the fingerprint knows it.
    no_card: Mapped[Any | None] = mapped_column(JSON(none_as_null=True))
    #: What shall be done about cards in a turn.
    standing: Mapped[Any | None] = mapped_column(JSON(none_as_null=True))
    remaining: Mapped[float | None]
    running_since: Mapped[float | None]
    webhook: Mapped[str | None] = mapped_column(String(500))
    mail: Mapped[str | None] = mapped_column(String(200))
    mail_code: Mapped[str | None] = mapped_column(String(6))
    mail_tries: Mapped[int]
    notice_language: Mapped[str | None] = mapped_column(String(10))
    #: The question about which a notice went out last.
    noticed: Mapped[int | None]


class AnswerRow(Base):
    __tablename__ = "answers"
    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[str] = mapped_column(String(10))
    action: Mapped[Any] = mapped_column(JSON)
    at: Mapped[float]
    #: Of this answer and all before it.
    fingerprint: Mapped[str] = mapped_column(String(64))


class ChatRow(Base):
    __tablename__ = "chat"
    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    side: Mapped[str] = mapped_column(String(10))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float]


class RenewalRow(Base):
    """An audience whose token was renewed, and how often."""

    __tablename__ = "renewals"
    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    audience: Mapped[str] = mapped_column(String(10), primary_key=True)
    number: Mapped[int]


class ConnectionRow(Base):
    """An open event stream; one that does not beat any more is gone."""

    __tablename__ = "connections"
    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), index=True)
    audience: Mapped[str] = mapped_column(String(10))
    beat: Mapped[float]
