# What happened. One message for each event code of the engine; -own is what the owner of a secret reads.

event-kept = { side-start } keep a card from the start, unseen.
event-kept-own = { side-start } keep { $card }, unseen by the other side.
event-denied = { $side ->
    [french] The French forbid the Spanish to draw
   *[spanish] The Spanish forbid the French to draw
}.
event-allowed = { side-start } allow the opponent's draw.
event-declined = { side-start } draw no card.
event-drew = { side-start } draw a card.
event-drew-own = { side-start } draw { $card }.
event-discarded = { side-start } lose a card from hand: { $card }.
event-looked = { side-start } look at the enemy's hand.
event-looked-own = { side-start } look at the enemy's hand: { $cards }.
event-window = Card window: { $window }.
event-played = { side-start } play { $card }: { $done }.
event-used = { side-start } use { $card }: { $done }.
event-expired = { $card } leaves play.
event-sealed = { side-start } have sealed their orders.
event-sealed-own = { side-start } have sealed their orders: { $orders }.
event-shown = { side-start } show their orders: { $orders }.
event-revealed = { side-start } reveal their orders: { $orders }.
event-voided = All orders of { the-side } are void (see { $why }).
event-announced = The Spanish move: { $moves }.
event-allotted = The French send: { $moves }.
event-swap = { $side ->
    [french] { $cubes } French and { $against } Spanish meet between { $origin } and { $destination }: the French get through, the Spanish are pushed back.
   *[spanish] { $cubes } Spanish and { $against } French meet between { $origin } and { $destination }: the Spanish get through, the French are pushed back.
}
event-moved = { side-start } move { some-cubes } from { $origin } to { $destination }.
event-lost = { side-start } lose { some-cubes } in { $area }.
event-turn = Turn { $turn } begins.
event-over = { $outcome }

event-fight = { $area }: { $loser ->
    [french] Spanish { $stronger }{ $stronger_bonuses } against French { $weaker }{ $weaker_bonuses }
   *[spanish] French { $stronger }{ $stronger_bonuses } against Spanish { $weaker }{ $weaker_bonuses }
}: { fight-result }{ $saved }.
event-fight-equal = { $area }: French { $stronger }{ $stronger_bonuses } against Spanish { $weaker }{ $weaker_bonuses }: equal, no losses.
fight-bonuses = { " " }({ $bonuses })
fight-bonus = { $card } +{ $strength }
fight-saved = , thanks to { $cards }
fight-result = { $loser ->
    [french] the French
   *[spanish] the Spanish
} { $lost ->
    [0] lose no cube
    [one] lose { $fewer ->
        [yes] only 1 cube
       *[no] 1 cube
    }
   *[other] lose { $fewer ->
        [yes] only { $lost } cubes
       *[no] { $lost } cubes
    }
}

outcome-loss-limit = The Spanish win: the French losses have reached the limit.
outcome-cubes-left = The Spanish win: a Spanish cube is still on the board after the last turn.
outcome-gate-open = The Spanish win: no Spanish cube is left, but a gate is not in French hands.
outcome-city-subdued = The French win: no Spanish cube is left, and every gate is held.
outcome-time = { $winner ->
    [french] The French win: the Spanish ran out of time.
   *[spanish] The Spanish win: the French ran out of time.
}
outcome-resigned = { $winner ->
    [french] The French win: the Spanish resign.
   *[spanish] The Spanish win: the French resign.
}
