# Why an answer is refused. One message for each problem code of the engine; the rule number is added behind.

problem-game_over = The game is over.
problem-not_asked = { side-start } { $seat ->
    [chance] is
   *[other] are
} not asked now.
problem-wrong_kind = What is asked now is { $asked }, not { $answer }.
problem-not_offered = { $card } is not offered; choose { $offered }.
problem-not_in_deck = { $card } is not in the deck.
problem-not_in_hand = { $card } is not in the hand.
problem-no_such_card = There is no card “{ $card }”.
problem-wrong_window = { $card } cannot be played now ({ $window }); it can be played: { $windows }.
problem-wrong_turn = { $card } cannot be played in turn { $turn }; it can in turns { $from_turn } to { $until_turn }.
problem-wrong_turn-only = { $card } cannot be played in turn { $turn }; it can in turn { $from_turn } only.
problem-not_in_play = { $card } is not in play on your side.
problem-used_this_turn = { $card } has been used this turn already.
problem-no_object = { $card } would have no effect now.
problem-bad_target = { $card } cannot be played on { $target }.

problem-repeated_order = { $order } is written twice.
problem-no_such_area = { $order } names an area that is not on the board.
problem-not_adjacent = { $order }: these areas are not joined; the area it starts from is joined to { $neighbours }.
problem-closed_area = { $order } leads into an area closed by { $card }.
problem-closed_area-mended = { $order } leads into an area closed by { $card }: play { $mended_by } after the reveal, before the cubes move, or the whole sheet is void.
problem-entry_is_french = { $order }: only the French enter from outside.
problem-no_entry_here = { $order }: cubes from outside enter only at { $entries }.
problem-entry_too_early = { $order }: nobody enters from outside before turn { $from_turn }.
problem-number_in_french_order = { $order }: the French write no numbers of cubes.
problem-nobody_outside = { $order }: no cube is left outside there.
problem-too_many_orders = Too many orders: { $counted } count, and the limit is { $limit } (orders from gold streets are free).
problem-more_orders_than_cubes = { $orders ->
    [one] One order leaves
   *[other] { $orders } orders leave
} { $origin }, but { $cubes ->
    [0] no French cube stands there
    [one] only 1 French cube stands there
   *[other] only { $cubes } French cubes stand there
}.
problem-french_leave_contested = { $origin } is contested: the French cannot order a departure from it.
problem-no_group = { $order }: there is no Spanish group to move.
problem-group_split = { $origin }: a group moves whole, in one order; { $orders } would split it.
problem-too_many_splits = Only { $allowed ->
    [one] one group
   *[other] { $allowed } groups
} may be split this turn, not those in { $origins }.
problem-too_many_cubes = { $cubes ->
    [one] 1 cube is
   *[other] { $cubes } cubes are
} ordered away, but at most { $most } can go.
problem-spanish_leave_contested = { $origin } is contested, and half of the group, rounded up, must stay: { $most ->
    [0] nobody can leave
   *[other] at most { $most } can leave
}.
problem-number_missing = { $order }: each order of a split group needs its number of cubes, such as 2x{ $order }.

problem-no_such_order = { $order } is not among the French orders in force.
problem-at_least_one = { $order } needs at least one cube.
problem-order_without_number = { $order } needs its number of cubes.
problem-order_named_twice = An order is named twice.
