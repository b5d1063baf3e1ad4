"""Where each part of the rules stands in their array. What a card does is in tables; no card has a name here."""

from __future__ import annotations

from typing import Final

from dosdemayo.kernel.layout import AREAS, CARD_COUNT, WINDOW_COUNT

TURNS: Final = 0
BASE_LOSS_LIMIT: Final = 1
ORDER_LIMIT: Final = 2
ENTRY_TURN: Final = 3
DENIAL: Final = 4
STRICT: Final = 5
#: Masks of areas.
GATES: Final = 6
MAIN_STREETS: Final = 7
ENTRIES: Final = 8
#: Masks of cards.
CHOICES: Final = 9
IMMEDIATE: Final = 10
#: Cards that stay in play at all, this turn, and until the end of the next Movement.
STAYING: Final = 11
STAYING_TURN: Final = 12
STAYING_MOVEMENT: Final = 13
#: Cards that can be used while they lie in play.
USABLE: Final = 14
#: Cards that do nothing but lie in play.
IDLE: Final = 15
#: By side: all its cards.
DECK: Final = 16

#: Effects, in the order of the engine's vocabulary, in which those of one card act.
EFFECTS: Final = (
    "strength",
    "close",
    "open",
    "split",
    "shield",
    "spare",
    "loss_limit",
    "see_sheet",
    "add_order",
    "cancel",
    "redirect",
    "ride",
    "recruit",
    "strike",
    "fight_again",
    "look",
    "discard",
)
(
    STRENGTH,
    CLOSE,
    OPEN,
    SPLIT,
    SHIELD,
    SPARE,
    LOWER_LIMIT,
    SEE_SHEET,
    ADD_ORDER,
    CANCEL,
    REDIRECT,
    RIDE,
    RECRUIT,
    STRIKE,
    FIGHT_AGAIN,
    LOOK,
    LOSE_CARDS,
) = range(17)
#: By effect: mask of the cards that have it.
HAVING: Final = 18

#: By area: a mask of its neighbours, how many they are, and a list of them.
ADJACENT: Final = HAVING + 17
DEGREE: Final = ADJACENT + AREAS
NEIGHBOURS: Final = DEGREE + AREAS

# ------------------------------------------------------------------------------------------------ by card

#: Effects that act at once, as bits.
AT_ONCE: Final = NEIGHBOURS + AREAS * AREAS
#: How often a turn it acts while in play, and in which windows (as bits).
USES: Final = AT_ONCE + CARD_COUNT
USED_IN: Final = USES + CARD_COUNT
#: The number that an effect is about, and its fixed area (0: the one that was picked), by effect and card.
NUMBER: Final = USED_IN + CARD_COUNT
PLACE: Final = NUMBER + 17 * CARD_COUNT
#: What must stand where cubes are recruited, one of the words below.
RECRUITED_AT: Final = PLACE + 17 * CARD_COUNT

# ------------------------------------------------------------------------------------------------ by act

#: An act is a card to be played, or CARD_COUNT + a card in play to be used.
ACTS: Final = 2 * CARD_COUNT
#: What is picked for it.
NOTHING, AN_AREA, NEW_ORDER, ENEMY_ORDER, NEW_GOAL, RIDERS = range(6)
AIM: Final = RECRUITED_AT + CARD_COUNT
#: What must stand in a place: a fight, an own group, an own group alone, French cubes that moved in against an own
#: group, or a fight that was resolved this turn.
ANYTHING, A_FIGHT, A_GROUP, A_HOLD, A_PREY, A_RESULT = range(6)
#: The areas that may be picked, and what must stand there (bits of these words).
PICKED: Final = AIM + ACTS
PICKED_WITH: Final = PICKED + ACTS
#: Bits of what must be checked further; then the cards of which one must lie in play, the areas that the side must
#: hold, and, for each word from A_FIGHT to A_PREY, the fixed areas where that must stand.
NEEDS_CARDS, NEEDS_AREAS, NEEDS_PLACES, NEEDS_RESERVE, NEEDS_CLOSED = 1, 2, 4, 8, 16
FURTHER: Final = PICKED_WITH + ACTS
NEEDED: Final = FURTHER + ACTS
HELD: Final = NEEDED + ACTS
FIXED: Final = HELD + ACTS

#: By turn and window: a mask of the cards that may be played then.
PLAYABLE: Final = FIXED + 5 * ACTS
#: What which word of a `cancel` stands for.
ANY_ORDER, COUNTED, FREE, FROM_OUTSIDE = range(4)
#: Without the turns.
RULES: Final = PLAYABLE + WINDOW_COUNT
