"""What a server is started with."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from dosdemayo.ai import thinking_time
from dosdemayo.ai.hindsight import prospects
from dosdemayo.ai.hints import hint
from dosdemayo.content import Edition, base_edition, load_edition, shipped_editions
from dosdemayo.web.bots import BotFactory, known_bots
from dosdemayo.web.chance import Chance, SecureChance
from dosdemayo.web.ready import STATIC, database_url, expire_days, thinking_threads, token_secret
from dosdemayo.web.service.advisers import LookBack, Think


def offered_editions() -> dict[str, Edition]:
    """Ours, and those in the file and in the folder that were named."""
    file, folder = os.environ.get("DOSDEMAYO_EDITION"), os.environ.get("DOSDEMAYO_EDITIONS")
    paths = [*([Path(file)] if file else []), *(sorted(Path(folder).glob("*.toml")) if folder else [])]
    editions = [base_edition(), *shipped_editions(), *map(load_edition, paths)]
    return {edition.name: edition for edition in editions}


def usual_edition() -> str:
    """That of the file that was named; those of the folder are only offered."""
    file = os.environ.get("DOSDEMAYO_EDITION")
    return (load_edition(file) if file else base_edition()).name


@dataclass(frozen=True)
class Settings:
    database_url: str = field(default_factory=database_url)
    static: Path = STATIC
    #: Where the page is reached from outside, for every link that is handed on.
    public_url: str = field(default_factory=lambda: os.environ.get("DOSDEMAYO_PUBLIC_URL", "").rstrip("/"))
    #: Masks the key of the tokens in the database; without it the key stands there in clear.
    token_secret: str = field(default_factory=token_secret, repr=False)
    #: `smtp://user:password@host:port?from=…`; without it no mail is sent.
    smtp_url: str = field(default_factory=lambda: os.environ.get("DOSDEMAYO_SMTP_URL", ""))
    #: At least so many seconds a computer opponent takes, by level and kind of question, whatever it holds.
    bot_pause: Callable[[str, str], float] = thinking_time
    #: How many thoughts of computer opponents go on at a time; 0 where `dosdemayo think` does it.
    thinkers: int = field(default_factory=thinking_threads)
    #: The opponents that search think in processes of their own, rather than in threads of this one.
    thinks_apart: bool = False
    #: Games in which nothing has happened for so many days are removed; 0 for never.
    expire_days: int = field(default_factory=expire_days)
    #: A page that has not been heard of for so many seconds is gone.
    presence_timeout: float = 45.0
    #: Seconds between two looks at the clocks of games that another process, which may have died, changed last.
    clock_tick: float = 5.0
    now: Callable[[], float] = time.time
    chance: Chance = field(default_factory=SecureChance)
    adviser: Think = hint
    look_back: LookBack = prospects
    bots: Mapping[str, BotFactory] = field(default_factory=known_bots)
    editions: Mapping[str, Edition] = field(default_factory=offered_editions)
    #: The one of them that the page has chosen until a player chooses another.
    usual_edition: str = field(default_factory=usual_edition)
