# El ejemplo de partida del reglamento, turno a turno: .before es lo que se ve antes de escribir, .after lo que salió de las órdenes. En el turno 8 ya no escribe nadie.

example-turn = Turno { $turn }
example-intro = Una partida entera entre dos buenos jugadores, que los españoles ganan en el turno 8. En cada turno puedes pararte, pensar y seguir jugando tú.
example-ask = ¿Qué escribirías tú, con los españoles y con los franceses?
example-show = Mostrar qué escribieron y qué pasó
example-next = Turno siguiente
example-play-on = { $side ->
    [french] Seguir desde el turno { $turn } con los franceses
   *[spanish] Seguir desde el turno { $turn } con los españoles
}

example-turn1 =
    .before = Los franceses se han quedado con «Artillería» y la han puesto en juego enseguida: su único cubo en el palacio (10) vale ahora tres. El español de allí está trabado, porque un cubo solo no puede salir de una zona en disputa. Pero los españoles tienen «José Blas Molina y Soriano»: el grupo que elijan no pierde a nadie este turno y puede salir entero en el siguiente.
    .after = Tres grupos españoles se reunieron en la Puerta del Sol (14), y el de 17 los siguió hasta la Plaza Mayor. Los franceses gastaron sus dos órdenes en acercarse, a 7 y a la calle dorada 16. En el palacio había tres contra uno, y Molina salvó el cubo. Ningún combate costó nada: un turno para tomar posiciones.
example-turn2 =
    .before = Los españoles robaron una carta y tuvieron que descartarla al momento: los franceses robaron «Colaboración con los franceses», que es inmediata. Ahora los franceses están en 7, 11 y 16, al lado de casi todo. A los tres de la Puerta del Sol se los puede atacar por dos lados, pero también son el grupo más fuerte de la ciudad.
    .after = El grupo grande se escabulló hacia San Jerónimo (12) y se encontró con los franceses que venían de 11. Los franceses lo vieron antes de elegir sus números y enviaron un solo cubo: con dos habrían perdido uno igualmente, y el otro habría quedado trabado. En 9 y en 15, un dos contra uno costó un español en cada sitio. Dos por uno; pero los franceses pierden con su cuarto cubo y se lo pueden permitir menos.
example-turn3 =
    .before = Desde ahora los franceses pueden entrar desde extramuros, y cada entrada es una de sus dos órdenes. Controlan la Plaza Mayor (15). Si controlan también Atocha (16), «Artillería» cierra las dos a los españoles y parte la ciudad. En Alcalá (11) queda un cubo francés, al lado de tres españoles.
    .after = Los franceses metieron cinco cubos en 16 y llevaron más a 15: las dos son suyas, y están cerradas. A cambio dejaron solo el cubo de Alcalá, y un tres contra uno acabó con él. Van dos cubos franceses perdidos. La orden desde 9 contó, por cierto: termina en una calle dorada, pero no sale de ninguna.
example-turn4 =
    .before = Los franceses robaron una de las dos trampas de su propio mazo: «La Turba se Dispersa», inmediata, permite a los españoles dividir un grupo este turno. Los españoles tienen tres cubos en Alcalá (11) y ahora pueden hacer dos cosas con ellos. Los franceses tienen todavía tres campamentos extramuros.
    .after = Dos de los tres fueron a la Puerta del Sol (14) y uno se quedó: una división que no se repetirá. Los franceses gastaron las dos órdenes que cuentan en las puertas 1 y 6, y fueron gratis de 16 a 15. Nadie se encontró con nadie. Fíjate en cuántos franceses siguen lejos de los combates.
example-turn5 =
    .before = Siete cubos franceses en la Plaza Mayor (15) pueden ir gratis a todas partes. La pareja española de la Puerta del Sol está justo al lado. Los franceses ya no roban: con una mano pequeña quizá puedan prohibir más adelante el robo a los españoles.
    .after = La pareja dejó a tiempo la Puerta del Sol, y cinco cubos franceses entraron en una plaza vacía. Pero un español suelto fue a Hortaleza (5) justo cuando llegaban tres desde Recoletos. Escribir en secreto es adivinar, y esta vez los franceses adivinaron mejor.
example-turn6 =
    .before = 15 y 16 están cerradas, pero en la Plaza Mayor solo queda un cubo francés. Los españoles han robado «Los Presos de la Cárcel de la Corte», la carta que deja entrar a sus órdenes en una zona cerrada. La orden tiene que estar escrita antes de jugar la carta.
    .after = La pareja de 12 entró en la Plaza Mayor y los presos le abrieron paso: dos contra uno, el tercer cubo francés. Perdida 15, los cañones ya no cierran nada. Un cubo más y se acabó la partida.
example-turn7 =
    .before = Van tres cubos franceses perdidos; con cuatro ganan los españoles. Los franceses tienen que ser fuertes dondequiera que combatan. Tienen seis en San Bernardo (2), cinco en la Puerta del Sol y cinco en la Puerta de Toledo. Los españoles están dispersos, en 3, 13, 15 y 19, y le han echado el ojo a Atocha (16).
    .after = Tres españoles se reunieron en Atocha, que los franceses acababan de dejar para ir a 19. En ese camino dos cubos se cruzaron con uno: el español solo fue rechazado y cayó. En Monteleón (3) Daoiz sumó tres a un cubo, pero seis son más que cuatro. Van cinco cubos españoles perdidos; los franceses, este turno, no perdieron ninguno.
example-turn8 =
    .after = Los españoles roban «Teniente Jacinto Ruiz», y la carta que esperaba desde hacía dos turnos encuentra su pareja. «El Alcalde de Móstoles» entra en juego y permite jugar «Teniente Jacinto Ruiz», que baja el límite de cuatro cubos perdidos a tres. Van tres perdidos: los españoles ganan en el acto. Quien lleve a los franceses no debería contar con poder perder tres.
