"""An unofficial digital edition of the board game *2 de Mayo*, for people who play and people who study.

>>> import dosdemayo as dm
>>> game = dm.new_game(seed=1)
>>> game.pending[0].seat.label
'french'

Everything below is loaded when it is first used; docs/guide/python.md shows how it goes together.
"""

#: Known to type checkers by its name; `typing` itself would double the cost of this import.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from dosdemayo.front import (
        CHANCE,
        FRENCH,
        OUTSIDE,
        SPANISH,
        Action,
        Allot,
        Answer,
        Bot,
        Choose,
        Deal,
        Decision,
        Deny,
        Discard,
        Draw,
        Edition,
        Event,
        Game,
        InPlay,
        LiveGame,
        NotationError,
        Options,
        Order,
        Outcome,
        Pass,
        Picture,
        Play,
        Problem,
        Record,
        RecordError,
        Refused,
        Replayed,
        Resign,
        Ruleset,
        Seat,
        State,
        Step,
        Use,
        View,
        Write,
        board_svg,
        bot,
        format_answer,
        load_edition,
        load_record,
        new_game,
        parse_answer,
        parse_order,
        parse_sheet,
        position,
        position_line,
        replay,
        resume,
        rules,
        save_record,
        sentence,
    )

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "FRENCH",
    "OUTSIDE",
    "SPANISH",
    "Action",
    "Allot",
    "Answer",
    "Bot",
    "Choose",
    "Deal",
    "Decision",
    "Deny",
    "Discard",
    "Draw",
    "Edition",
    "Event",
    "Game",
    "InPlay",
    "LiveGame",
    "NotationError",
    "Options",
    "Order",
    "Outcome",
    "Pass",
    "Picture",
    "Play",
    "Problem",
    "Record",
    "RecordError",
    "Refused",
    "Replayed",
    "Resign",
    "Ruleset",
    "Seat",
    "State",
    "Step",
    "Use",
    "View",
    "Write",
    "__version__",
    "board_svg",
    "bot",
    "format_answer",
    "load_edition",
    "load_record",
    "new_game",
    "parse_answer",
    "parse_order",
    "parse_sheet",
    "position",
    "position_line",
    "replay",
    "resume",
    "rules",
    "save_record",
    "sentence",
]


# Hidden from type checkers, which would otherwise take every misspelt name for one that is loaded later.
if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module 'dosdemayo' has no attribute {name!r}")
        from importlib import import_module

        return getattr(import_module("dosdemayo.front"), name)


def __dir__() -> list[str]:
    return __all__
