# Por qué se rechaza una respuesta. Un mensaje por cada código de problema del motor; detrás se añade el número de la regla.

problem-game_over = La partida ha terminado.
problem-not_asked = { $seat ->
    [chance] Ahora no decide el azar.
   *[other] Ahora no les toca responder a { the-side }.
}
problem-wrong_kind = Lo que se pide ahora es { $asked }, no { $answer }.
problem-not_offered = «{ $card }» no se ofrece; elige { $offered }.
problem-not_in_deck = «{ $card }» no está en el mazo.
problem-not_in_hand = «{ $card }» no está en la mano.
problem-no_such_card = No hay ninguna carta «{ $card }».
problem-wrong_window = «{ $card }» no se puede jugar ahora ({ $window }); ventana de esta carta: { $windows }.
problem-wrong_turn = «{ $card }» no se puede jugar en el turno { $turn }, sino del turno { $from_turn } al { $until_turn }.
problem-wrong_turn-only = «{ $card }» no se puede jugar en el turno { $turn }, solo en el turno { $from_turn }.
problem-not_in_play = «{ $card }» no está en juego en tu bando.
problem-used_this_turn = «{ $card }» ya se ha usado este turno.
problem-no_object = «{ $card }» no tendría ahora ningún efecto.
problem-bad_target = Elección no válida para «{ $card }»: { $target }.

problem-repeated_order = { $order } está escrita dos veces.
problem-no_such_area = { $order } nombra una zona que no está en el tablero.
problem-not_adjacent = { $order }: estas zonas no son adyacentes; el origen es adyacente a { $neighbours }.
problem-closed_area = { $order } lleva a una zona cerrada por «{ $card }».
problem-closed_area-mended = { $order } lleva a una zona cerrada por «{ $card }»: juega «{ $mended_by }» en la ventana de movimiento o toda la hoja quedará anulada.
problem-entry_is_french = { $order }: solo los franceses entran desde extramuros.
problem-no_entry_here = { $order }: allí no hay casilla de entrada; las entradas son { $entries }.
problem-entry_too_early = { $order }: nadie entra desde extramuros antes del turno { $from_turn }.
problem-number_in_french_order = { $order }: los franceses no escriben números de cubos.
problem-nobody_outside = { $order }: no queda ningún cubo en esa casilla de entrada.
problem-too_many_orders = Demasiadas órdenes: { $counted } cuentan, y el límite es { $limit } (las que salen de las calles doradas son gratis).
problem-more_orders_than_cubes = { $orders ->
    [one] Una orden sale
   *[other] { $orders } órdenes salen
} de { $origin }, pero { $cubes ->
    [0] allí no hay ningún cubo francés
    [one] allí solo hay 1 cubo francés
   *[other] allí solo hay { $cubes } cubos franceses
}.
problem-french_leave_contested = { $origin } está en disputa: los franceses no pueden ordenar salir de allí.
problem-no_group = { $order }: allí no hay ningún grupo español.
problem-group_split = { $origin }: un grupo se mueve entero, con una sola orden; { $orders } lo dividirían.
problem-too_many_splits = Este turno solo { $allowed ->
    [one] se puede dividir un grupo
   *[other] se pueden dividir { $allowed } grupos
}, no los de { $origins }.
problem-too_many_cubes = { $cubes ->
    [one] Se ordena salir a 1 cubo
   *[other] Se ordena salir a { $cubes } cubos
}, pero { $most ->
    [0] no puede ir ninguno
    [one] puede ir 1 como mucho
   *[other] pueden ir { $most } como mucho
}.
problem-spanish_leave_contested = { $origin } está en disputa, y la mitad del grupo, redondeada hacia arriba, tiene que quedarse: { $most ->
    [0] no puede salir ninguno
    [one] puede salir 1 como mucho
   *[other] pueden salir { $most } como mucho
}.
problem-number_missing = { $order }: cada orden de un grupo dividido necesita su número de cubos, por ejemplo 2x{ $order }.

problem-no_such_order = { $order } no está entre las órdenes francesas en vigor.
problem-at_least_one = { $order } necesita al menos un cubo.
problem-order_without_number = { $order } necesita su número de cubos.
problem-order_named_twice = Una orden se nombra dos veces.
