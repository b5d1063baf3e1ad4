# Words of the rulebook: sides, phases, card windows, how long a card stays, how sure we are.

side-name = { $side ->
    [french] French
    [chance] Chance
   *[spanish] Spanish
}
the-side = { $side ->
    [french] the French
    [chance] chance
   *[spanish] the Spanish
}
side-start = { $side ->
    [french] The French
    [chance] Chance
   *[spanish] The Spanish
}
some-cubes = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}

area = { $number } { $name }
outside = outside
nothing = none
list-pair = { $first } and { $last }
list-choice = { $first } or { $last }
list-more = { $first }, { $rest }
part-of = { $whole }: { $part }
with-rule = { $sentence } ({ $rule })
order-entry = from outside into { $area }
move = { $order } ({ some-cubes })
redirection = { $order } to { $area }
ride = { $origin }-{ $destination } ({ some-cubes })

phase-french_choice = the French keep a card
phase-deny = denial
phase-draw = drawing
phase-discard = a card is lost
phase-preparation = Preparation: card window
phase-orders = Orders: card window
phase-write = Orders: writing
phase-movement = Movement: card window
phase-allotment = Movement: French numbers
phase-after_movement = Movement: card window after movement
phase-resolution = Resolution: card window
phase-after_resolution = Resolution: card window after resolution
phase-over = the game is over

window-preparation = preparation
window-orders = orders
window-movement = movement
window-after_movement = after movement
window-resolution = resolution
window-after_resolution = after resolution
window-any = whenever cards may be played
window-immediate = immediate

card-window = { $windows }
card-window-immediate = { window-immediate }, then { $windows }
card-window-from = { $windows }, from turn { $from_turn }
card-window-until = { $windows }, up to turn { $until_turn }
card-window-only = { $windows }, turn { $from_turn } only
card-window-two = { $windows }, turns { $from_turn } and { $until_turn }
card-window-between = { $windows }, turns { $from_turn } to { $until_turn }

stays-no = no
stays-this-turn = this turn
stays-until-the-end-of-the-next-movement = until the end of the next Movement
stays-all-game = all game

certainty-attested = attested
certainty-implied = implied
certainty-reconstructed = reconstructed
certainty-attested-meaning = told by a source
certainty-implied-meaning = follows from what the sources tell
certainty-reconstructed-meaning = this project's own, because no source tells
