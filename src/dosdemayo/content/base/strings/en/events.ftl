# What happened. One message for each event code of the engine; -own is what the owner of a secret reads.

event-kept = { side-start } keep a card from the start, unseen.
event-kept-own = { side-start } keep { $card }, unseen by the other side.
event-denied = { side-start } forbid the opponent's draw.
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
event-voided = The whole set of { the-side } is void (see { $why }).
event-announced = The Spanish move: { $moves }.
event-allotted = The French send: { $moves }.
event-swap = Between { $origin } and { $destination } { $side ->
    [french] the French move { $cubes } and the Spanish { $against }: only the French
   *[spanish] the Spanish move { $cubes } and the French { $against }: only the Spanish
} move, the others are pushed back.
event-moved = { side-start } move { some-cubes } from { $origin } to { $destination }.
event-lost = { side-start } lose { some-cubes } in { $area }.
event-turn = Turn { $turn } begins.
event-over = { $outcome }

event-fight = In { $area } strength { $stronger } against { $weaker } ({ $loser ->
    [french] Spanish against French
   *[spanish] French against Spanish
}{ $bonuses }): { $weaker } goes { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
} into { $stronger }; { fight-result }{ $saved }.
event-fight-equal = In { $area } strength { $stronger } against { $weaker }{ $bonuses }: equal, nobody is lost.
fight-bonuses = { "; " }{ $bonuses }
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
    [french] The French win: the time of the Spanish has run out.
   *[spanish] The Spanish win: the time of the French has run out.
}
outcome-resigned = { $winner ->
    [french] The French win: the Spanish resign.
   *[spanish] The Spanish win: the French resign.
}
