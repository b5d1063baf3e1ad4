# Palabras del reglamento: bandos, fases, ventanas de cartas, cuánto permanece una carta, qué certeza hay.

side-name = { $side ->
    [french] Franceses
    [chance] Azar
   *[spanish] Españoles
}
the-side = { $side ->
    [french] los franceses
    [chance] el azar
   *[spanish] los españoles
}
side-start = { $side ->
    [french] Los franceses
    [chance] El azar
   *[spanish] Los españoles
}
some-cubes = { $cubes ->
    [one] 1 cubo
   *[other] { $cubes } cubos
}

area = { $number } { $name }
outside = extramuros
nothing = ninguna
list-pair = { $first } y { $last }
list-choice = { $first } o { $last }
list-more = { $first }, { $rest }
part-of = { $whole }: { $part }
with-rule = { $sentence } ({ $rule })
order-entry = de extramuros a { $area }
move = { $order } ({ some-cubes })
redirection = { $order } a { $area }
ride = { $origin }-{ $destination } ({ some-cubes })

phase-french_choice = los franceses conservan una carta
phase-deny = prohibición
phase-draw = robo de cartas
phase-discard = se descarta una carta
phase-preparation = Preparación: ventana de cartas
phase-orders = Órdenes: ventana de cartas
phase-write = Órdenes: escritura
phase-movement = Movimiento: ventana de cartas
phase-allotment = Movimiento: reparto francés
phase-after_movement = Movimiento: ventana tras el movimiento
phase-resolution = Resolución: ventana de cartas
phase-after_resolution = Resolución: ventana tras la resolución
phase-over = la partida ha terminado

window-preparation = preparación
window-orders = órdenes
window-movement = movimiento
window-after_movement = tras el movimiento
window-resolution = resolución
window-after_resolution = tras la resolución
window-any = cualquier ventana
window-immediate = inmediata

card-window = { $windows }
card-window-immediate = { window-immediate }, después { $windows }
card-window-from = { $windows }, desde el turno { $from_turn }
card-window-until = { $windows }, hasta el turno { $until_turn }
card-window-only = { $windows }, solo en el turno { $from_turn }
card-window-two = { $windows }, turnos { $from_turn } y { $until_turn }
card-window-between = { $windows }, turnos { $from_turn } a { $until_turn }

stays-no = no
stays-this-turn = este turno
stays-until-the-end-of-the-next-movement = hasta el final del próximo Movimiento
stays-all-game = toda la partida

certainty-attested = documentado
certainty-implied = deducido
certainty-reconstructed = reconstruido
certainty-attested-meaning = lo dice una fuente
certainty-implied-meaning = se deduce de lo que dicen las fuentes
certainty-reconstructed-meaning = propio de este proyecto, porque ninguna fuente lo dice
