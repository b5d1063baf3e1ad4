"""Computer opponents: each gets a View, the options it may choose from, and nothing else."""

from dosdemayo.ai.bot import Bot, RandomBot, ThinkingBot, Thought
from dosdemayo.ai.levels import Level, bot, for_newcomers, levels, opponents, thinking_time

__all__ = [
    "Bot",
    "Level",
    "RandomBot",
    "ThinkingBot",
    "Thought",
    "bot",
    "for_newcomers",
    "levels",
    "opponents",
    "thinking_time",
]
