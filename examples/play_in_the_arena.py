"""The bot of write_a_bot.py in a match: both sides, common decks, shares of wins with their 95 % intervals."""

import sys
from pathlib import Path

from rich.console import Console

from dosdemayo.lab.arena import play_match
from dosdemayo.lab.arena_report import summaries

GAMES = 20


def main() -> None:
    # The arena finds a bot by `module:maker`; this folder is where the module is.
    sys.path.insert(0, str(Path(__file__).parent))
    results = play_match(["write_a_bot:Brawler", "random"], GAMES, console=Console(quiet=True))
    for pair in summaries(results):
        low, high = pair.interval
        print(f"{pair.french} (French) against {pair.spanish} (Spanish), {pair.games} games:")
        print(f"  French wins {pair.french_wins / pair.games:.0%} ({low:.0%} to {high:.0%})", end=", ")
        print(f"French losses {pair.french_lost[0]:.1f}, Spanish cubes left {pair.spanish_left[0]:.1f}")


if __name__ == "__main__":
    main()
