# El tutor de la primera partida: lo que una respuesta regala, dicho antes de que cuente.

tutor-title = El tutor te avisa
tutor-back = Volver a pensarlo
tutor-anyway = { $act ->
    [seal] Sellar de todos modos
    [pass] Pasar de todos modos
   *[give] Hacerlo de todos modos
}
tutor-silence = No avisarme más
tutor-silenced = El tutor ya no te avisará. Puedes volver a activarlo en «Más».
tutor-switch = Tutor: avisarme antes de regalar algo

tutor-loses = En { $area } tendrías { $mine } contra { $theirs }. Si el enemigo se queda, pierdes { some-cubes } a cambio de nada.
tutor-loses_surely = En { $area } tendrías { $mine } contra { $theirs }. El enemigo ya no puede marcharse: pierdes { some-cubes } a cambio de nada.
tutor-loses_more = En { $area } tendrías { $mine } contra { $theirs } y perderías { some-cubes }. Con otro reparto perderías menos.
tutor-outside = { $cubes ->
    [one] 1 cubo tuyo seguiría
   *[other] { $cubes } cubos tuyos seguirían
} extramuros, y aún te sobra una orden. Allí fuera un cubo ni combate ni controla una puerta.
tutor-gate = En la puerta { $area } no quedaría ningún cubo francés. Tras el turno { $turns } los franceses necesitan uno en cada puerta.
tutor-card = Es la última ocasión de jugar «{ $card }». Si no la usas, se pierde.
