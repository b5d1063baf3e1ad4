# La lección. Para cada bando y paso: .text dice lo nuevo, .task1 y siguientes lo que hay que hacer, .no1 lo que se dice a una respuesta
# equivocada (con un nombre detrás, a una en particular), .done lo que conviene recordar.

lesson-heading = Aprender a jugar
lesson-choose = Diez minutos en el tablero de verdad, paso a paso. Puedes dejarlo cuando quieras y seguir más tarde. ¿Con qué bando quieres aprender?
lesson-choose-more = Los dos bandos se juegan de manera muy distinta. Aprende uno, juega una partida y vuelve a por el otro.
lesson-side = { $side ->
    [french] Aprender con los franceses
   *[spanish] Aprender con los españoles
}
lesson-side-hint = { $side ->
    [french] Muchos cubos, pocas órdenes. Tienes que despejar la ciudad, controlar sus puertas y no perder casi a nadie.
   *[spanish] Pocos cubos, todos rápidos. Ganas si sigues ahí al final del día, o si los franceses han pagado un precio demasiado alto.
}
lesson-go-on = { $side ->
    [french] Seguir con los franceses, paso { $step }
   *[spanish] Seguir con los españoles, paso { $step }
}
lesson-progress = Paso { $step } de { $of }
lesson-next = Siguiente
lesson-again = Repetir este paso
lesson-before = Paso anterior
lesson-wrong = Aún no.
lesson-right = Hecho.
lesson-rule = Regla { $rule }
lesson-end = Eso es todo lo que necesitas
lesson-end-text = { $side ->
    [french] Ya sabes cómo se mueven, combaten, entran y ganan los franceses. Lo demás es buen criterio, y eso llega jugando. El principiante es un rival paciente, y un tutor te avisa antes de que regales algo.
   *[spanish] Ya sabes cómo se mueven, combaten, se escabullen y ganan los españoles. Lo demás es buen criterio, y eso llega jugando. El principiante es un rival paciente, y un tutor te avisa antes de que regales algo.
}
lesson-end-play = Jugar la primera partida contra el principiante
lesson-end-other = { $side ->
    [french] Aprender también el bando francés
   *[spanish] Aprender también el bando español
}
lesson-end-rules = Consultar las reglas
lesson-failed = No se puede cargar la lección.

lesson-title-move = Mover y sellar
lesson-title-streets = Dos órdenes y las calles doradas
lesson-title-fight = El combate y sus cuentas
lesson-title-numbers = Tú eliges al final
lesson-title-pinned = Trabados en combate
lesson-title-push = Rechazados
lesson-title-card = Una carta y su momento
lesson-title-entry = Desde extramuros
lesson-title-gates = Las puertas, y quién gana
lesson-title-last = El último turno

## Los españoles

lesson-spanish-move =
    .text = Los cubos rojos son el pueblo de Madrid, y son tuyos. Pulsa un grupo y después la zona adyacente a la que debe ir. Todos tus grupos pueden moverse cada turno, una zona cada uno.
    .task1 = Reúne los dos cubos en la Puerta del Sol (14). Después pulsa Sellar.
    .no1 = Tienen que encontrarse en la Puerta del Sol (14): da las órdenes 9-14 y 12-14.
    .no1-none = Aún no has dado órdenes. Pulsa un cubo rojo y después la Puerta del Sol (14).
    .no1-one = Solo llegaría uno. Cada grupo español puede tener su propia orden, así que escribe las dos.
    .done = Ambos bandos escriben en secreto, las hojas se revelan a la vez y todos los cubos se mueven al mismo tiempo. Tus dos cubos son ahora un grupo, y desde aquí se mueven juntos: los grupos españoles no se dividen. Las zonas que solo se tocan en una esquina, en un círculo blanco, no son adyacentes.
lesson-spanish-streets =
    .text = Los franceses son muchos, pero lentos: cada turno solo pueden dar dos órdenes. Las calles doradas (14, 15, 16) son la excepción: las órdenes que salen de ellas son gratis, cuantas quieran y en todas las direcciones a la vez.
    .task1 = A tu cubo de Las Descalzas (9) le están dando caza. Muévelo a la única zona adyacente a la que ningún cubo azul puede llegar este turno.
    .no1 = Hay un grupo francés junto a esa zona. Busca la que no tiene ningún cubo azul al lado.
    .no1-free = Esa está junto a la Puerta del Sol (14), una calle dorada. Desde allí pueden ir a todas partes a la vez, gratis.
    .no1-into = Te meterías entre tres cubos franceses.
    .no1-counted = Hay un grupo francés al lado, y a los franceses les basta una de sus dos órdenes para atraparte.
    .no1-stay = La propia zona de Las Descalzas (9) está junto a la calle dorada. Vendrán.
    .done = Han ido a todos los demás sitios, con tres órdenes gratis y dos que cuentan, y no han encontrado a nadie. Cuando los franceses estén en una calle dorada, cuenta las zonas con las que linda.
lesson-spanish-fight =
    .text = Donde hay cubos de ambos colores después de mover, hay un combate. Compara los cubos: si hay tantos de un color como del otro, no pasa nada. Si no, el bando más débil pierde un cubo por cada vez que su número cabe entero en el del más fuerte: con 5 contra 2, dos cubos.
    .task1 = En Alcalá (11) hay dos cubos franceses. Llega allí con cubos suficientes para eliminar uno.
    .no1 = Lleva los tres cubos a Alcalá (11): de 12 a 11 y de 14 a 11.
    .no1-equal = Dos contra dos es igualdad: nadie perdería un cubo. Lleva también el tercero.
    .no1-weak = Uno contra dos: perderías tu cubo. Lleva los tres.
    .no1-none = Solo hay combate donde están ambos bandos. Ve a Alcalá (11) con los tres.
    .done = Tres contra dos: dos cabe una vez en tres, así que ha caído un cubo francés. Cuatro contra dos les habría costado los dos. Los franceses apenas pueden permitírselo: cuando hayan caído cuatro, ganas en el acto.
lesson-spanish-pinned =
    .text = Una zona con ambos colores está en disputa y los retiene. Los franceses no pueden salir nunca de ella. Tú sí, pero al menos la mitad del grupo tiene que quedarse.
    .task1 = Cuatro de tus cubos retienen a un francés en Alcalá (11). Envía dos a Recoletos (6) y gana los dos combates.
    .no1 = Desde Alcalá (11), ordena al grupo ir a Recoletos (6). Dos van, dos se quedan.
    .no1-one = Uno contra uno en Recoletos sería igualdad. Envía dos: es la mitad de cuatro.
    .no1-none = Si no sale nadie, solo hay un combate. Puede irse la mitad de los cuatro.
    .done = Dos contra uno aquí, dos contra uno allí: han caído los dos. El de Alcalá no tenía salida. Pero recuerda que un solo cubo español en una zona en disputa también queda trabado, porque la mitad de uno, redondeada hacia arriba, es uno.
lesson-spanish-push =
    .text = Dos grupos pueden tener orden de recorrer el mismo camino en sentidos opuestos. Entonces solo pasa el más numeroso; el otro se queda donde estaba. Si son iguales, pasa el del bando con la iniciativa: el que ha eliminado más cubos o, en caso de empate, los españoles.
    .task1 = Sabes lo que han escrito los franceses: de 7 a 9 con un cubo y de 14 a 9 con dos. Ve contra el cubo solo.
    .no1 = Eso sería seguro, pero hay algo mejor: sal al encuentro del cubo solo que viene de Las Infantas (7).
    .no1-stay = Llegarían tres cubos franceses, y tres contra dos te cuesta uno.
    .no1-equal = Dos contra dos por el mismo camino: con la iniciativa, pasarías tú. Pero entonces son dos contra dos en la Puerta del Sol, y no cae nadie.
    .done = Dos contra uno por el mismo camino: el francés ha sido rechazado a Las Infantas (7), has entrado tras él y ha caído. Los otros no han encontrado a nadie en Las Descalzas (9).
lesson-spanish-card =
    .text = Cada turno empieza con la Preparación: puedes robar una carta. Solo tú la ves. Cada carta indica el momento en que se puede jugar, y entonces se te preguntará.
    .task1 = Roba una carta.
    .no1 = Por esta vez, róbala. (Más adelante hay un motivo para no hacerlo: a quien tiene al menos tres cartas más que el enemigo le pueden prohibir el próximo robo.)
    .task2 = Tu carta es «Un tiesto mata al hijo del General Legrand»; en «Mano» puedes leerla. Golpea a los cubos franceses que entran en Las Infantas (7) mientras tú estás allí. Ellos están en la Puerta del Sol, al lado. Lleva tus dos cubos a 7.
    .no2 = Esa carta solo sirve en Las Infantas (7). Da las órdenes 5-7 y 9-7.
    .no2-one = Con un solo cubo, el combate de después iría mal. Lleva los dos.
    .task3 = Los franceses han venido. Este es el momento de tu carta: después de mover, antes de los combates. Juégala.
    .no3 = Si pasas ahora, el momento se va: dos contra dos, y no cae nadie. Juega la carta.
    .done = Un cubo ha caído por el tiesto. Quedaban dos contra uno, y el combate se ha llevado al otro. Una carta vale más donde inclina la balanza.
lesson-spanish-entry =
    .text = Los franceses tienen más tropas extramuros. Desde el turno 3 pueden entrar, cada campamento por su propia puerta y por ninguna otra. Cada entrada les cuesta una de sus dos órdenes.
    .task1 = Cinco esperan ante Recoletos (6). No los esperes tú: golpea con los dos cubos al francés que está solo en Hortaleza (5).
    .no1 = Los dos cubos tienen que ir a Hortaleza (5): da las órdenes 6-5 y 7-5.
    .no1-left = Quien se quede en Recoletos (6) se encontrará con cinco.
    .no1-alone = Uno contra uno es igualdad. Lleva también el otro cubo.
    .done = Han entrado cinco en una zona vacía y han perdido un cubo en la de al lado. Su orden se escribe -6: de extramuros a 6. A partir del tercer turno, antes de nada, mira las puertas.
lesson-spanish-gates =
    .text = Tras el turno 10 los franceses solo ganan si no queda ni un cubo rojo y hay un cubo francés en cada una de las cuatro puertas: 1, 6, 16 y 20. Si falta algo, ganas tú. Así que puedes ganar aunque no te quede nadie.
    .task1 = Turno 10: tus cubos han caído y desde extramuros los franceses llegan a la última puerta, la Puerta de Toledo (20). Tienes «Órdenes interceptadas», que cancela una orden que entre desde extramuros. ¿Cuál?
    .no1 = Cancela la orden que ocupa la puerta vacía: la entrada en 20.
    .no1-other = En Atocha (16) hay un cubo francés en cualquier caso. ¿Qué puerta sigue vacía?
    .no1-pass = Entonces entrarán en la última puerta, y el día será suyo.
    .done = La Puerta de Toledo (20) ha quedado sin franceses, y con eso basta. Hay, pues, tres maneras de ganar: cuatro cubos franceses caídos o, al acabar el turno 10, un cubo rojo en el tablero o una puerta sin franceses.
lesson-spanish-last =
    .text = Ahora un turno entero, a tu manera. Es el décimo. Los franceses han perdido tres cubos; uno más y ganas en el acto. Pero te queda un solo cubo, los tienes por todas partes y en una calle dorada hay bastantes para todas las direcciones.
    .task1 = Gana. Piensa qué podría hacer una carta antes de elegir dónde ponerte.
    .lost = Los franceses han despejado la ciudad y controlan todas las puertas: esta vez el día ha sido suyo. Roba la carta y pregúntate en qué zona podría golpear.
    .done = Han venido a Las Infantas (7), como a todas partes, y un tiesto ha decidido el día. Has ganado.

## Los franceses

lesson-french-move =
    .text = Los cubos azules son las tropas de Murat, y son tuyos. Pulsa un grupo y después la zona adyacente a la que debe ir. Puedes escribir dos órdenes por turno.
    .task1 = Reúne los dos cubos en Las Infantas (7). Después pulsa Sellar.
    .no1 = Tienen que encontrarse en Las Infantas (7): da las órdenes 6-7 y 11-7.
    .no1-none = Aún no has dado órdenes. Pulsa un cubo azul y después Las Infantas (7).
    .no1-one = Solo llegaría uno. Tienes dos órdenes: usa las dos.
    .done = Ambos bandos escriben en secreto, las hojas se revelan a la vez y todos los cubos se mueven al mismo tiempo. Dos órdenes por turno son pocas para un ejército. El paso siguiente enseña a hacer más. Las zonas que solo se tocan en una esquina, en un círculo blanco, no son adyacentes.
lesson-french-streets =
    .text = Las calles doradas (14, 15, 16) son la solución: una orden que sale de ellas es gratis y no cuenta. Además, tus grupos pueden dividirse, así que un grupo puede ir a varios sitios; cada orden necesita al menos un cubo.
    .task1 = Desde la Puerta del Sol (14), envía un cubo a 7, otro a 9 y otro a 12. Con tus dos órdenes que cuentan, ve de 6 a 5 y de 19 a 18.
    .no1 = Cinco órdenes: de 14 a 7, de 14 a 9, de 14 a 12, y además de 6 a 5 y de 19 a 18.
    .no1-counted = Esas son tus dos órdenes que cuentan. Ahora añade las gratis: de 14 a 7, 9 y 12.
    .no1-free = Esas eran gratis. Aún tienes dos órdenes que cuentan: de 6 a 5 y de 19 a 18.
    .done = Cinco órdenes en un turno, y solo dos han contado. Decide dónde empieza una orden, no dónde acaba. Toma pronto las calles doradas y tendrás la ciudad a tu alcance.
lesson-french-fight =
    .text = Donde hay cubos de ambos colores después de mover, hay un combate. Compara los cubos: si hay tantos de un color como del otro, no pasa nada. Si no, el bando más débil pierde un cubo por cada vez que su número cabe entero en el del más fuerte: con 5 contra 2, dos cubos.
    .task1 = Tienes tres cubos en la Puerta del Sol (14). Ataca al grupo más débil que el tuyo.
    .no1 = Ve a Las Descalzas (9): tres contra dos.
    .no1-equal = Tres contra tres es igualdad: nadie perdería un cubo.
    .no1-both = Si te divides en dos, serás más débil en al menos uno de los combates, y cada cubo que pierdes cuenta. Ataca solo a un grupo.
    .task2 = Los españoles se quedan donde están. ¿Cuántos cubos envías?
    .no2 = Envía los tres.
    .no2-equal = Dos contra dos es igualdad. Envía los tres.
    .no2-weak = Uno contra dos: perderías el cubo. Envía los tres.
    .done = Tres contra dos: dos cabe una vez en tres, así que ha caído un cubo español. Seis contra dos se habría llevado tres, si los hubiera habido. Combate donde seas claramente más fuerte: cuando hayan caído cuatro de tus cubos, habrás perdido en el acto.
lesson-french-numbers =
    .text = Escribes adónde, pero no cuántos. Eso lo decides después, cuando los movimientos españoles están a la vista. Así puedes amenazar dos sitios con un grupo y golpear donde estén de verdad.
    .task1 = Hay un español en Las Descalzas (9) y otro en la Plaza Mayor (15). Amenaza a los dos desde la Puerta del Sol (14).
    .no1 = Dos órdenes, ambas gratis: de 14 a 9 y de 14 a 15.
    .no1-one = Puede que huyan de allí. Escribe también la otra orden; es gratis.
    .task2 = El de Las Descalzas se marcha: los dos estarán en la Plaza Mayor (15). Envía allí los que hagan falta para eliminar a ambos, y uno a Las Descalzas, porque cada orden necesita un cubo.
    .no2 = Cuatro a la Plaza Mayor (15), uno a Las Descalzas (9).
    .no2-three = Tres contra dos elimina un cubo. Cuatro es el doble de dos, y elimina ambos.
    .no2-empty = Irían demasiados a un barrio vacío. Los españoles estarán en la Plaza Mayor (15).
    .done = Cuatro contra dos: dos cabe dos veces en cuatro, y han caído ambos. Conocer sus movimientos antes de elegir los números es tu mayor ventaja.
lesson-french-pinned =
    .text = Una zona con ambos colores está en disputa y los retiene. Tus cubos no pueden salir nunca de ella; otros pueden entrar a ayudar. Los españoles pueden salir, pero al menos la mitad tiene que quedarse, así que un cubo solo no puede.
    .task1 = Uno contra uno en Alcalá (11): nadie cae y nadie se va. Trae ayuda de Recoletos (6).
    .no1 = La ayuda viene de Recoletos: da la orden 6-11.
    .no1-none = Uno contra uno sigue igual turno tras turno. Trae ayuda: de 6 a 11.
    .task2 = ¿Cuántos van?
    .no2 = Con uno basta para tener dos contra uno.
    .done = El español, en inferioridad, ha caído, y tus hombres pueden moverse otra vez. Una zona en disputa te ata más a ti que a ellos, así que no dejes mucho tiempo un combate sin decidir.
lesson-french-push =
    .text = Dos grupos pueden tener orden de recorrer el mismo camino en sentidos opuestos. Entonces solo pasa el más numeroso; el otro se queda donde estaba. Si son iguales, pasa el del bando con la iniciativa: el que ha eliminado más cubos o, en caso de empate, los españoles.
    .task1 = Ve de Las Infantas (7) a Las Descalzas (9), donde hay un español.
    .no1 = Da la orden 7-9.
    .task2 = ¡Viene hacia ti por el mismo camino! Hay una baja por bando, así que la iniciativa es suya. ¿Cuántos envías?
    .no2 = Envía los dos.
    .no2-equal = Uno contra uno es igualdad, y la iniciativa es suya: pasaría él, y tu cubo sería rechazado. Envía los dos.
    .done = Dos contra uno por el mismo camino: ha sido rechazado al lugar del que venía, has entrado tras él y ha caído.
lesson-french-card =
    .text = Cada turno empieza con la Preparación: puedes robar una carta. Solo tú la ves. Cada carta indica el momento en que se puede jugar, y entonces se te preguntará.
    .task1 = Roba una carta.
    .no1 = Por esta vez, róbala. (Más adelante hay un motivo para no hacerlo: a quien tiene al menos tres cartas más que el enemigo le pueden prohibir el próximo robo. Y dos cartas de tu propio mazo ayudan a los españoles.)
    .task2 = «Fuego Cerrado» permite librar un combate por segunda vez. Primero necesitas un combate: ve de la Puerta del Sol (14) a Las Descalzas (9).
    .no2 = Da la orden 14-9.
    .task3 = Envía los tres.
    .no3 = Tienen que ser tres contra dos: envíalos todos.
    .task4 = Ha caído un español y queda otro: ahora son tres contra uno. Los combates han terminado, y este es el momento de tu carta. Juégala.
    .no4 = Si pasas, el último seguirá ahí el turno siguiente. Juega «Fuego Cerrado» en Las Descalzas (9).
    .done = El mismo combate otra vez, y la zona es tuya. Una carta vale más donde remata algo.
lesson-french-entry =
    .text = La mayor parte de tu ejército espera extramuros, cinco cubos en cada puerta. Desde el turno 3 pueden entrar, cada campamento por su propia puerta. Una entrada cuenta como una de tus dos órdenes, también en la calle dorada de Atocha (16).
    .task1 = Entra en Atocha (16), donde hay un español, y en la Puerta de Toledo (20). Pulsa un campamento de extramuros y después su puerta.
    .no1 = Dos entradas: en 16 y en 20.
    .no1-one = Tienes dos órdenes que cuentan y necesitas ambas: entra en 16 y en 20.
    .task2 = Haz que entren todos.
    .no2 = Los que se quedan extramuros no te sirven de nada. Envía los cinco por cada puerta.
    .done = Cinco contra uno: el español ha caído, dos puertas son tuyas y Atocha es una calle dorada, desde la que el turno siguiente te mueves gratis. Hacer entrar los cuatro campamentos lleva dos turnos enteros, así que empieza en el turno 3.
lesson-french-gates =
    .text = Tras el turno 10 solo ganas si no queda ni un cubo rojo y hay un cubo francés en cada una de las cuatro puertas: 1, 6, 16 y 20. Y en toda la partida tienen que haber caído menos de cuatro de tus cubos.
    .task1 = Turno 10. Un español está trabado en Hortaleza (5) y una puerta está vacía: la Puerta de Toledo (20). Escribe lo que hace falta para ambas cosas.
    .no1 = Dos órdenes: de 6 a 5 contra el último español, y de 17 a 20 a la puerta vacía.
    .no1-cube = Eso ocupa la puerta. Pero en Hortaleza (5) uno contra uno sigue igual: trae ayuda de Recoletos (6).
    .no1-gate = Eso elimina al último español. Pero la Puerta de Toledo (20) sigue vacía.
    .task2 = Mira la puerta de Recoletos (6) antes de elegir los números.
    .no2 = De Recoletos (6) va un cubo y otro se queda en la puerta.
    .no2-open = Entonces no quedaría nadie en Recoletos (6), y con una puerta sin franceses pierdes la partida. Uno basta contra el último español: con el cubo que ya está allí, son dos contra uno.
    .done = Ningún cubo rojo, cuatro puertas controladas, dos bajas: la ciudad está sometida. Eliminar antes al último español no acaba la partida. Las puertas se miran al terminar el turno 10, así que deja un cubo en cada una.
lesson-french-last =
    .text = Ahora un turno entero, a tu manera. Es el décimo. Queda un español, en Las Descalzas (9), y puede huir. La Puerta de Toledo (20) está vacía, pero cinco de tus hombres esperan ante ella.
    .task1 = Gana: el último cubo rojo y las cuatro puertas. Una carta puede ayudar contra alguien que huye.
    .lost = Han ganado los españoles: ha quedado un cubo rojo, o una puerta sin franceses. Roba la carta, ordena a tus hombres ir a Las Descalzas (9) y entrar en la Puerta de Toledo (20), y retén al español cuando huya.
    .done = El último español ha caído y hay un cubo francés en cada puerta: has ganado.
