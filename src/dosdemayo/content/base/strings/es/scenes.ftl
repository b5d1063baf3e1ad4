### Lo que se muestra en el tablero: cartas, la revelación, marchas y combates

ui-scene-sheets = Se revelan las órdenes.
ui-scene-arrows = Se revelan las órdenes.
ui-scene-push = Hay cubos que se cruzan por el camino.
ui-scene-march = Los cubos se mueven.
ui-scene-fight = Se libran los combates.
ui-scene-next = Siguiente
ui-scene-skip = Saltar
ui-scene-hint = Pulsa en cualquier sitio para seguir.
ui-sheet-empty = sin órdenes
ui-lies-in-play = «{ $card }» está en juego
ui-sum-bonus = + { $strength } { $card }
ui-sum-total = = { $total }
ui-sum-against = contra
ui-sum-lose = { $side ->
    [french] Los franceses
   *[spanish] Los españoles
} { $lost ->
    [0] no pierden nada.
   *[other] pierden { $lost }.
}
ui-sum-equal = Igualdad: nadie pierde.
ui-sum-saved = { $spared } a salvo gracias a { $cards }.
ui-push = { $side ->
    [french] Los franceses son rechazados.
   *[spanish] Los españoles son rechazados.
}
ui-push-initiative = Igualdad, pero sin la iniciativa: { $side ->
    [french] los franceses son rechazados.
   *[spanish] los españoles son rechazados.
}

# Cómo se muestra
ui-pace = Velocidad de las escenas
ui-pace-slow = lenta
ui-pace-normal = normal
ui-pace-fast = rápida
ui-pace-off = sin escenas
ui-sound = Sonido
ui-sound-on = Sonido activado
ui-sound-off = Sonido desactivado
