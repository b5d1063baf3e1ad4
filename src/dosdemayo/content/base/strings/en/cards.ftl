# The 22 cards. Names stay as printed and are edition data; numbers and areas come from the edition.
# .effect tells what a card does, .played what it has just done.

serving = { $serving ->
    [yes] that makes { $serves } playable
   *[no] no card of this edition needs it
}

card-murat =
    .effect = In the movement window of this and every later turn, after both sets are revealed, the French may add one more order beyond their limit. It must be an order that could have been written. Playing the card includes its first use.
    .played = order { $order } is added
card-ordenes_de_napoleon =
    .effect = This turn the Spanish write first and show their set; then the French write.
    .played = this turn the Spanish write first and show their set
card-artilleria =
    .effect = The French group in { $area } has +{ $bonus } strength. While the French hold all of { $areas }, these are closed: no Spanish order may enter them.
    .played = the group in { $area } has +{ $bonus } strength, and { $areas } are closed while the French hold them
card-caballeria =
    .effect = French cubes that moved this turn and now stand where no Spanish cube is may each go one area further, each to where you like.
    .played = cubes ride on: { $steps }
card-colaboracion =
    .effect = The Spanish discard one card from hand, picked at random. With an empty hand nothing happens.
    .played = the Spanish lose a card from hand, if they hold one
card-tropas_de_elite =
    .effect = { $cubes ->
        [one] The reserve French cube joins
       *[other] { $cubes } French cubes from the reserve join
    } a French group in a contested area and { $cubes ->
        [one] fights
       *[other] fight
    } at once.
    .played = the reserve joins the fight in { $area }
card-fuego_cerrado =
    .effect = Pick an area whose fight was resolved this turn and which is still contested: it is resolved once more, with the same card bonuses.
    .played = the fight in { $area } is resolved once more
card-la_turba_se_dispersa =
    .effect = A trap for the French. This turn the Spanish may split { $groups ->
        [one] one group
       *[other] { $groups } groups
    }: several orders from it, each with its number of cubes; cubes without an order stay.
    .played = this turn the Spanish may split { $groups ->
        [one] one group
       *[other] { $groups } groups
    }
card-fusilamientos =
    .effect = A trap for the French. It does nothing but lie in play: { serving }.
    .played = it stays in play
card-desorden =
    .effect = Pick one Spanish order: its destination becomes another area next to its origin that the group could legally enter.
    .played = order { $order } now leads to { $goal }
card-paz_paz =
    .effect = Cancel one Spanish order.
    .played = order { $order } is cancelled

card-jose_blas_molina =
    .effect = Pick an area with a Spanish group. That group loses no cube in this turn's Resolution, and in the next turn's Movement the Spanish group there may leave a contested area whole.
    .played = the group in { $area } loses no cube this turn and may leave a fight whole in the next
card-luis_daoiz =
    .effect = The Spanish group in { $area }, contested, has +{ $bonus } strength this turn.
    .played = the Spanish in { $area } have +{ $bonus } strength this turn
card-pedro_velarde =
    .effect = The Spanish group in one contested area, { $area } or next to it, has +{ $bonus } strength this turn.
    .played = the Spanish in { $area } have +{ $bonus } strength this turn
card-jacinto_ruiz =
    .effect = Only while { $needs } is in play. The French loss limit becomes { $limit }.
    .played = the French loss limit is now { $limit }
card-alcalde_de_mostoles =
    .effect = It lies in play: { serving }.
    .played = it stays in play
card-presos_de_la_carcel =
    .effect = This turn Spanish orders may enter closed areas. The order must have been written before; if the card is not played, the whole set is void.
    .played = this turn Spanish orders may enter closed areas
card-soldados_se_escapan =
    .effect = If the Spanish hold { $area }, { $cubes ->
        [one] one reserve Spanish cube joins
       *[other] { $cubes } reserve Spanish cubes join
    } the group there.
    .played = the reserve joins the group in { $area }
card-manolas =
    .effect = If French cubes moved into { $area } this turn and a Spanish group is there: eliminate { $cubes ->
        [one] one
       *[other] { $cubes }
    } of those French cubes.
    .played = the French who moved into { $area } are attacked
card-un_tiesto =
    .effect = If French cubes moved into { $area } this turn and a Spanish group is there: eliminate { $cubes ->
        [one] one
       *[other] { $cubes }
    } of those French cubes.
    .played = the French who moved into { $area } are attacked
card-ordenes_interceptadas =
    .effect = Cancel one French order.
    .played = order { $order } is cancelled
card-heroinas =
    .effect = Pick a contested area: the Spanish group there loses { $cubes ->
        [one] one cube
       *[other] { $cubes } cubes
    } fewer in each fight of this turn.
    .played = the Spanish in { $area } lose { $cubes ->
        [one] one cube
       *[other] { $cubes } cubes
    } fewer in each fight of this turn
