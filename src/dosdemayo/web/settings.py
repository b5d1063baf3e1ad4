"""What a server is started with."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from dosdemayo.ai import thinking_time
from dosdemayo.ai.hints import hint
from dosdemayo.content import Edition, base_edition
from dosdemayo.web.bots import BotFactory, known_bots
from dosdemayo.web.chance import Chance, SecureChance
from dosdemayo.web.service.advisers import Think

STATIC = Path(__file__).parent / "static"


def default_database() -> str:
    """A file in the user's data folder, for whoever names no database; games kept at the first place stay there."""
    first = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share", "dosdemayo", "games.sqlite")
    file = first if first.exists() else user_data_path("dosdemayo", appauthor=False) / "games.sqlite"
    return f"sqlite:///{file}"


@dataclass(frozen=True)
class Settings:
    database_url: str = field(default_factory=lambda: os.environ.get("DOSDEMAYO_DATABASE_URL") or default_database())
    static: Path = STATIC
    #: Where the page is reached from outside, for links in notices.
    public_url: str = field(default_factory=lambda: os.environ.get("DOSDEMAYO_PUBLIC_URL", ""))
    #: `smtp://user:password@host:port?from=…`; without it no mail is sent.
    smtp_url: str = field(default_factory=lambda: os.environ.get("DOSDEMAYO_SMTP_URL", ""))
    #: At least so many seconds a computer opponent takes, by level and kind of question, whatever it holds.
    bot_pause: Callable[[str, str], float] = thinking_time
    #: A page that has not been heard of for so many seconds is gone.
    presence_timeout: float = 45.0
    #: Seconds between two looks at the clocks.
    clock_tick: float = 1.0
    now: Callable[[], float] = time.time
    chance: Chance = field(default_factory=SecureChance)
    adviser: Think = hint
    bots: Mapping[str, BotFactory] = field(default_factory=known_bots)
    editions: Mapping[str, Edition] = field(default_factory=lambda: {base_edition().name: base_edition()})
