### What is shown on the board: cards, the reveal, marches and fights

ui-scene-sheets = The orders are revealed.
ui-scene-arrows = The orders are revealed.
ui-scene-push = Cubes meet on the way.
ui-scene-march = The cubes are moving.
ui-scene-fight = The fights are resolved.
ui-scene-next = Next
ui-scene-skip = Skip
ui-scene-hint = Press anywhere to go on.
ui-sheet-empty = no orders
ui-lies-in-play = { $card } is in play
ui-sum-bonus = + { $strength } { $card }
ui-sum-total = = { $total }
ui-sum-against = against
ui-sum-lose = { $side ->
    [french] The French
   *[spanish] The Spanish
} { $lost ->
    [0] lose nothing.
   *[other] lose { $lost }.
}
ui-sum-equal = Equal: nobody loses.
ui-sum-saved = { $cards } saved { $spared }.
ui-push = { $side ->
    [french] The French are pushed back.
   *[spanish] The Spanish are pushed back.
}
ui-push-initiative = Equal, but without the initiative: { $side ->
    [french] the French are pushed back.
   *[spanish] the Spanish are pushed back.
}

# How it is shown
ui-pace = Animation speed
ui-pace-slow = slow
ui-pace-normal = normal
ui-pace-fast = fast
ui-pace-off = off
ui-sound = Sound
ui-sound-on = Sound is on
ui-sound-off = Sound is off
