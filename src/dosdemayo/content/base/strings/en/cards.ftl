# What cards do, made from their effects: a message for each effect, and in .done what it has just done.
# $side is the side whose card it is, $stays how long the card lies in play, $reach and $where which place it acts on.

card-own = { $side ->
    [french] French
   *[spanish] Spanish
}
card-foe = { $side ->
    [french] Spanish
   *[spanish] French
}

lasting = { $stays ->
    [this-turn] { " this turn" }
    [until-the-end-of-the-next-movement] { " until the end of the next Movement" }
    [all-game] { " for the rest of the game" }
   *[no] { "" }
}
lasting-start = { $stays ->
    [this-turn] This turn
    [until-the-end-of-the-next-movement] Until the end of the next Movement
    [all-game] For the rest of the game
   *[no] Now
}

place = { $reach ->
    [fixed] { $where ->
        [fight] If { $area } is contested
        [group] If the { card-own } have a group in { $area }
        [held] If the { card-own } hold { $area }
        [entered] If { card-foe } cubes moved into { $area } this turn and a { card-own } group is there
       *[any] In { $area }
    }
    [near] { $where ->
        [fight] Pick a contested area, { $area } or next to it
        [group] Pick an area with a { card-own } group, { $area } or next to it
        [held] Pick an area that the { card-own } hold, { $area } or next to it
        [entered] Pick an area, { $area } or next to it, into which { card-foe } cubes moved this turn and where a { card-own } group is
       *[any] Pick { $area } or an area next to it
    }
    [also] In the same area, which must { $where ->
        [fight] be contested
        [group] have a { card-own } group
        [held] be held by the { card-own }
        [entered] have a { card-own } group and { card-foe } cubes that moved in this turn
        [fought] have had a fight this turn and still be contested
       *[any] be on the map
    }
    [also-near] In the same area, which must be { $area } or next to it{ $where ->
        [fight] { " and be contested" }
        [group] { " and have a" } { card-own } group
        [held] { " and be held by the" } { card-own }
        [entered] { " and have a" } { card-own } group and { card-foe } cubes that moved in this turn
       *[any] { "" }
    }
    [same] In the same area
   *[free] { $where ->
        [fight] Pick a contested area
        [group] Pick an area with a { card-own } group
        [held] Pick an area that the { card-own } hold
        [entered] Pick an area into which { card-foe } cubes moved this turn and where a { card-own } group is
        [fought] Pick an area whose fight was resolved this turn and which is still contested
       *[any] Pick any area
    }
}

effect-strength = { place }: the { card-own } group there has +{ $bonus } strength{ lasting }.
    .done = the { card-own } in { $area } have +{ $bonus } strength{ lasting }
effect-close = { lasting-start } { $count ->
        [0] no area is closed
        [one] { $areas } is closed while the French hold it
        [2] { $areas } are closed while the French hold both
       *[other] { $areas } are closed while the French hold them all
    }: no Spanish order may enter.
    .done = { $count ->
        [0] no area is closed
        [one] { $areas } is closed while the French hold it
       *[other] { $areas } are closed while the French hold them
    }
effect-open = { lasting-start } Spanish orders may enter closed areas. Such an order must have been written before; if the card is not played, the whole sheet is void.
    .done = Spanish orders may enter closed areas{ lasting }
effect-split = { lasting-start } the Spanish may split { $groups ->
        [one] one group: several orders from it
       *[other] { $groups } groups: several orders from each of them
    }, each with its number of cubes; cubes without an order stay.
    .done = the Spanish may split { $groups ->
        [one] one group
       *[other] { $groups } groups
    }{ lasting }
effect-shield = { place }: the { card-own } group there loses no cube in this turn's Resolution{ $stays ->
        [this-turn] { "." }
       *[other] { ", and in the next turn's Movement the group there may leave a contested area whole." }
    }
    .done = the group in { $area } loses no cube this turn{ $stays ->
        [this-turn] { "" }
       *[other] { " and may leave a fight whole in the next" }
    }
effect-spare = { place }: the { card-own } group there loses { some-cubes } fewer in each fight{ lasting }.
    .done = the { card-own } in { $area } lose { some-cubes } fewer in each fight{ lasting }
effect-loss_limit = { $lower ->
        [yes] The French loss limit becomes { $limit }{ lasting }.
       *[no] The French loss limit is { $limit } at most{ lasting }: by itself that changes nothing.
    }
    .done = the French loss limit is { $limit } at most{ lasting }
effect-see_sheet = This turn the { card-foe } write their orders first and show them; then the { card-own } write.
    .done = this turn the { card-foe } show their orders before the { card-own } write
effect-add_order = After both sheets are revealed the French may add one more order, beyond their limit. It must be one that could have been written.
    .done = the order “{ $order }” is added
effect-cancel = Cancel one { card-foe } order{ $which ->
        [counted] { " that counts against the limit" }
        [free] { " that does not count against the limit" }
        [outside] { " that enters from outside" }
       *[any] { "" }
    }.
    .done = the order “{ $order }” is cancelled
effect-redirect = Pick one Spanish order: its destination becomes another area next to its origin that the group could legally enter.
    .done = the order “{ $order }” now leads to { $goal }
effect-ride = French cubes that moved this turn and now stand where no Spanish cube is may each go one area further, each to where you like.
    .done = cubes ride on: { $steps }
effect-recruit = { place }: { $cubes ->
        [0] no { card-own } cube is
        [one] one { card-own } cube is
       *[other] up to { $cubes } { card-own } cubes are
    } put there from the reserve.
    .done = the reserve joins in { $area }
effect-strike = { place }: { $cubes ->
        [0] none of those { card-foe } cubes is
        [one] one of those { card-foe } cubes is
       *[other] up to { $cubes } of those { card-foe } cubes are
    } eliminated.
    .done = the { card-foe } who moved into { $area } are attacked
effect-fight_again = { place }: its fight is resolved once more, with the same card bonuses.
    .done = the fight in { $area } is resolved once more
effect-look = The { card-own } look at the { card-foe } hand.
    .done = the { card-own } look at the { card-foe } hand
effect-discard = The { card-foe } discard { $cards ->
        [one] one card
       *[other] { $cards } cards
    } from hand, { $by ->
        [enemy] of their own choice
       *[chance] picked at random
    }, if they hold any.
    .done = the { card-foe } lose { $cards ->
        [one] a card
       *[other] up to { $cards } cards
    } from hand, if they hold any

card-needs = It can be played{ card-or-used } only while { $needs } is in play.
card-held = It can be played{ card-or-used } only while the { card-own } hold { $areas }.
card-or-used = { $uses ->
    [0] { "" }
   *[other] { " or used" }
}
card-together = { $immediate ->
    [yes] It is put away without effect unless all of this can be done.
   *[no] It can be played only if all of this can be done.
}
card-uses = { $stays ->
        [this-turn] It may be used { card-times } this turn
       *[other] It stays in play{ lasting } and may be used { card-times } a turn
    }; playing it counts as a use.
card-times = { $uses ->
    [one] once
    [2] twice
   *[other] { $uses } times
}
card-stays = It stays in play{ lasting }.
card-stays-only = It stays in play{ lasting } and does nothing by itself.
card-serves = While it is there, { $serves } may { $count ->
        [one] be played
       *[other] each be played
    }.
    .done = { the-side } may now play { $serves }
card-nothing = It does nothing.
    .done = nothing changes
card-stays-done = it stays in play{ lasting }
