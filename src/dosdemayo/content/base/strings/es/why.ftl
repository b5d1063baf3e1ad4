# Cuándo y por qué se juega una carta, en una o dos frases. Se lee en la página de las cartas.

why-title = Cuándo y por qué
why-rulings = Aclaraciones y detalles:

why-murat = Jugada en el turno 3 o 4, da una orden más cada turno hasta el final de la partida, cuando ya has visto adónde van los españoles. Consérvala al principio si quieres perseguirlos, y juégala en cuanto puedas.
why-ordenes_de_napoleon = En este turno y en el siguiente los españoles enseñan sus órdenes antes de que escribas las tuyas, y cada vez descartan una carta. Guárdala para los turnos decisivos: cuando un grupo está acorralado, o al final.
why-artilleria = Asegura el palacio, en 10, y cierra 15 y 16 a los españoles mientras controles las dos. Consérvala al principio si quieres dominar las calles doradas.
why-caballeria = Los cubos que se han movido avanzan una zona más: lo justo para alcanzar a un grupo que se creía a salvo o llegar a tiempo a una puerta.
why-colaboracion = No hay nada que decidir: se juega al robarla, y los españoles descartan una carta al azar.
why-tropas_de_elite = Un cubo más en un combate en curso convierte un dos contra dos en victoria. Úsala donde cambie la suma: solo hay un cubo en reserva.
why-fuego_cerrado = Un combate se resuelve otra vez, sin volver a mover. Rinde más contra un grupo al que el primer combate solo ha mermado.
why-la_turba_se_dispersa = Una trampa: este turno los españoles pueden dividir un grupo. Cuenta con que se escabullan en dos direcciones.
why-fusilamientos = Una trampa que queda en juego hasta el final: permite jugar «Teniente Jacinto Ruiz». Desde entonces la tercera baja puede ser la última; no arriesgues cubos sueltos.
why-desorden = Una orden española lleva adonde tú quieras. Manda contra tus cubos a un grupo que huye, o impide que dos grupos se junten. Después del turno 7 es demasiado tarde.
why-paz_paz = En el último turno cancela una orden española, y un grupo ya no puede huir. Prepáralo en el turno anterior.
why-jose_blas_molina = Un grupo no pierde nada este turno y en el siguiente puede salir entero de un combate. Juégala donde caerían varios cubos o donde un grupo grande está trabado.
why-luis_daoiz = En Monteleón, la zona 3, vale por tres cubos. Deja que los franceses lleguen, y juégala cuando ya no puedan volverse.
why-pedro_velarde = Dos puntos más de fuerza en la zona 3: allí un cubo solo aguanta contra tres. Se suma a la de «Capitán Luis Daoiz».
why-jacinto_ruiz = Baja el límite a tres bajas francesas, cuando «Fusilamientos» o «El Alcalde de Móstoles» está en juego. Jugada después de la tercera baja, gana en el acto.
why-alcalde_de_mostoles = Por sí sola no hace nada: permite jugar «Teniente Jacinto Ruiz». Tenla oculta hasta tener las dos.
why-presos_de_la_carcel = Tus órdenes pueden entrar en zonas que «Artillería» ha cerrado. Escribe una orden así y juega después esta carta, o toda la hoja queda anulada.
why-soldados_se_escapan = Dos cubos se te unen en Monteleón, la zona 3, si la controlas y no es demasiado tarde. Mantén allí un cubo hasta que la robes.
why-manolas = Si los franceses entran en la zona 20 mientras estás allí, cae uno de ellos. Espera allí cuando los de extramuros estén a punto de entrar.
why-un_tiesto = Si los franceses entran en la zona 7 mientras estás allí, cae uno de ellos. Por ella pasan muchos de sus caminos a las calles doradas.
why-ordenes_interceptadas = Cancela una orden francesa que entra desde extramuros, con las hojas ya reveladas. Deja fuera a los que más falta le hacen al enemigo o, en el último turno, deja una puerta vacía.
why-heroinas = En la zona 3, tu grupo pierde un cubo menos en cada combate de este turno. Salva a un cubo solo, y cuenta otra vez con «Fuego Cerrado».
