# El tutor de la primera partida: lo que una respuesta regala, dicho antes de que cuente.

tutor-title = Una palabra del tutor
tutor-back = Mirarlo otra vez
tutor-anyway = { $act ->
    [seal] Sellar de todos modos
    [pass] Pasar de todos modos
   *[give] Hacerlo de todos modos
}
tutor-silence = No más avisos
tutor-silenced = El tutor calla desde ahora. En «Más» puedes volver a llamarlo.
tutor-switch = Tutor: avisarme antes de regalar algo

tutor-loses = En { $area } tendrías { $mine } contra { $theirs }. Si el enemigo se queda, pierdes { some-cubes } a cambio de nada.
tutor-loses_more = En { $area } tendrías { $mine } contra { $theirs } y perderías { some-cubes }. Con otro reparto perderías menos.
tutor-gate = La puerta { $area } quedaría sin ningún cubo francés. Tras el turno { $turns } los franceses necesitan uno en cada puerta.
tutor-card = { $card } se puede jugar ahora por última vez. Si no se usa, se pierde.
