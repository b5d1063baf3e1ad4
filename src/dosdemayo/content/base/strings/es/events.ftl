# Lo que ha pasado. Un mensaje por cada código de suceso del motor; -own es lo que lee el dueño de un secreto.
# [ninguna] es lo que dice el mensaje «nothing» de una lista vacía.

event-kept = { side-start } conservan una carta desde el principio, sin enseñarla.
event-kept-own = { side-start } conservan «{ $card }» sin que lo vea el otro bando.
event-denied = { $side ->
    [french] Los franceses prohíben a los españoles robar una carta
   *[spanish] Los españoles prohíben a los franceses robar una carta
}.
event-allowed = { side-start } permiten robar al adversario.
event-declined = { side-start } no roban carta.
event-drew = { side-start } roban una carta.
event-drew-own = { side-start } roban «{ $card }».
event-discarded = { side-start } descartan una carta de la mano: «{ $card }».
event-looked = { side-start } miran la mano del enemigo.
event-looked-own = { side-start } miran la mano del enemigo: { $cards }.
event-window = Ventana de cartas: { $window }.
event-played = { side-start } juegan «{ $card }»: { $done }.
event-used = { side-start } usan «{ $card }»: { $done }.
event-expired = «{ $card }» deja de estar en juego.
event-sealed = { side-start } han sellado sus órdenes.
event-sealed-own = { $orders ->
    [ninguna] { side-start } han sellado su hoja sin ninguna orden.
   *[other] { side-start } han sellado sus órdenes: { $orders }.
}
event-shown = { $orders ->
    [ninguna] { side-start } muestran su hoja: no han escrito ninguna orden.
   *[other] { side-start } muestran sus órdenes: { $orders }.
}
event-revealed = { $orders ->
    [ninguna] { side-start } no han escrito ninguna orden.
   *[other] { side-start } revelan sus órdenes: { $orders }.
}
event-voided = Todas las órdenes de { the-side } quedan anuladas (véase { $why }).
event-announced = { $moves ->
    [ninguna] Los españoles no envían ningún cubo.
   *[other] Cubos enviados por los españoles: { $moves }.
}
event-allotted = { $moves ->
    [ninguna] Los franceses no envían ningún cubo.
   *[other] Cubos enviados por los franceses: { $moves }.
}
event-swap = { $side ->
    [french] { $cubes ->
        [one] 1 cubo francés
       *[other] { $cubes } cubos franceses
    } y { $against ->
        [one] 1 español
       *[other] { $against } españoles
    } se cruzan entre { $origin } y { $destination }: los franceses pasan, los españoles son rechazados.
   *[spanish] { $cubes ->
        [one] 1 cubo español
       *[other] { $cubes } cubos españoles
    } y { $against ->
        [one] 1 francés
       *[other] { $against } franceses
    } se cruzan entre { $origin } y { $destination }: los españoles pasan, los franceses son rechazados.
}
event-moved = { side-start } mueven { some-cubes } de { $origin } a { $destination }.
event-lost = { side-start } pierden { some-cubes } en { $area }.
event-turn = Empieza el turno { $turn }.
event-over = { $outcome }

event-fight = { $area }: { $loser ->
    [french] españoles { $stronger }{ $stronger_bonuses } contra franceses { $weaker }{ $weaker_bonuses }
   *[spanish] franceses { $stronger }{ $stronger_bonuses } contra españoles { $weaker }{ $weaker_bonuses }
}; { fight-result }{ $saved }.
event-fight-equal = { $area }: franceses { $stronger }{ $stronger_bonuses } contra españoles { $weaker }{ $weaker_bonuses }; igualdad, sin bajas.
fight-bonuses = { " " }({ $bonuses })
fight-bonus = «{ $card }» +{ $strength }
fight-saved = , gracias a { $cards }
fight-result = { $loser ->
    [french] los franceses
   *[spanish] los españoles
} { $lost ->
    [0] no pierden ningún cubo
    [one] pierden { $fewer ->
        [yes] solo 1 cubo
       *[no] 1 cubo
    }
   *[other] pierden { $fewer ->
        [yes] solo { $lost } cubos
       *[no] { $lost } cubos
    }
}

outcome-loss-limit = Ganan los españoles: las bajas francesas han llegado al límite.
outcome-cubes-left = Ganan los españoles: tras el último turno aún queda un cubo español en el tablero.
outcome-gate-open = Ganan los españoles: no les queda ningún cubo, pero una puerta no está en manos francesas.
outcome-city-subdued = Ganan los franceses: no queda ningún cubo español y todas las puertas están en manos francesas.
outcome-time = { $winner ->
    [french] Ganan los franceses: a los españoles se les ha acabado el tiempo.
   *[spanish] Ganan los españoles: a los franceses se les ha acabado el tiempo.
}
outcome-resigned = { $winner ->
    [french] Ganan los franceses: los españoles se rinden.
   *[spanish] Ganan los españoles: los franceses se rinden.
}
