# Preguntas, respuestas y todo lo que dice el juego de texto.

decision-french_choice = una carta que conservar
decision-deny = si el adversario puede robar
decision-draw = si robas una carta
decision-deal = la carta que se roba
decision-discard = la carta que se descarta
decision-window = una carta para la ventana «{ $window }»
decision-orders = órdenes
decision-allotment = cuántos cubos cumplen cada orden

answer-choose = la elección de una carta
answer-deny = una decisión sobre el robo del adversario
answer-draw = una decisión sobre robar
answer-deal = una carta repartida
answer-discard = una carta descartada
answer-write = órdenes
answer-allot = números de cubos
answer-play = una carta
answer-use = el uso de una carta
answer-pass = pasar
answer-resign = rendirse

# El estado de la partida, bajo el tablero.

status-turn = Turno { $turn } de { $turns } · { $phase } · iniciativa: { $initiative }
status-over = Turno { $turn } de { $turns } · { $phase }
status-lost = Bajas: franceses { $french } de { $limit }, españoles { $spanish }
status-reserve = reserva: franceses { $french }, españoles { $spanish }
status-hands = Cartas en mano: franceses { $french }, españoles { $spanish }
status-decks = en el mazo: franceses { $french }, españoles { $spanish }
status-in-play = En juego: { $cards }
status-in-play-area = { $card } en { $area }
status-closed = Cerradas a los españoles: { $areas }
status-orders = Órdenes en vigor: franceses { $french }; españoles { $spanish }

# El mapa.

map-legend = ▲ puerta   ═ calle dorada (órdenes francesas gratis)   ── frontera segura   ┄┄ reconstruida
map-legend-cubes = F franceses   S españoles   o cubos extramuros   × cerrada a los españoles   ░ jardines, sin paso
map-legend-separated = ━━ estas zonas se tocan en el dibujo, pero en esta edición no son adyacentes
map-corners = Las zonas que solo se tocan en una esquina (4 y 9, 5 y 8, 9 y 10) no son adyacentes.
map-also-joined = Adyacentes en esta edición sin tocarse en el dibujo: { $pairs }.
map-too-narrow = El dibujo necesita { $width } columnas; esta pantalla tiene menos.
map-number = n.º
map-area = zona
map-neighbours = adyacente a (? reconstruido)
map-special = especial
map-gate = puerta
map-main-street = calle dorada
map-setup = despliegue
map-joined-to = adyacente a { $area } ({ $certainty })
map-outside = extramuros { $cubes }

# Cartas.

cards-rule = regla
cards-id = id
cards-name = nombre
cards-side = bando
cards-window = ventana
cards-stays = permanece
cards-effect = efecto
cards-certainty = el efecto está
cards-parameter = qué
cards-value = valor
cards-sure = certeza
cards-source = fuente
cards-sources = Qué certeza tenemos
cards-history = Historia
cards-hint = `dosdemayo cards ID` muestra todo sobre una carta.

# La edición.

edition-title = Edición «{ $name }»
edition-kind = qué
edition-areas = nombres de las zonas
edition-edges = fronteras del mapa
edition-setup = tablero, despliegue y límites
edition-parameters = valores de las cartas
edition-effects = lo que hacen las cartas
edition-key = clave
edition-in-base = edición básica
edition-here = esta edición
edition-edge = { $first }–{ $second } adyacentes
edition-joined = adyacentes
edition-total = total
edition-removed = { $first }–{ $second } no adyacentes (lo son en la edición básica)

# Ver y comprobar registros.

replay-title = Franceses: { $french } · españoles: { $spanish } · órdenes: { $orders } · edición: { $edition }
replay-unnamed = sin nombre
replay-assisted = asistidas
replay-strict = estrictas
replay-start = El despliegue.
replay-more = Intro: paso siguiente; q: terminar
replay-unfinished = La partida no está terminada.
check-good = { $file }: registro correcto de { $answers ->
    [one] 1 respuesta
   *[other] { $answers } respuestas
}, turno { $turn }. { $result }

# El juego de texto en una terminal, para dos o para uno contra el ordenador.

play-name = { $side } ({ $name })
play-welcome = 2 de Mayo, para dos en una misma terminal. Las órdenes y las cartas son secretas: cede el teclado cuando se te diga y no mires cuando no te toque. Escribe «ayuda» ante cualquier pregunta.
play-welcome-alone = 2 de Mayo, a solas contra el ordenador ({ $level }). Juegas con { the-side }. Escribe «ayuda» ante cualquier pregunta, y «consejo» para saber qué haría un jugador fuerte.
play-resumed = Continúa la partida de { $file }.
play-resumed-alone = Continúa la partida de { $file }. Juegas con { the-side } contra el ordenador ({ $level }).
play-gets-ready = El ordenador se está preparando (la primera vez tarda un poco)…
play-thinks = { side-start } están pensando… ({ $phase })
play-curtain = Pasa el teclado a { $player } y pulsa Intro.
play-since = Desde la última vez que miraste:
play-hand = Tu mano:
play-hand-empty = No tienes cartas en la mano.
play-hand-card = { $name } ({ $rule }; { $when }): { $effect }
play-enter-pass = Ahora no puedes jugar nada. Pulsa Intro para pasar.
play-draws = ¿Quién roba una carta? Intro: roban los dos. Si no, escribid «franceses», «españoles» o «nadie».
play-look = Pulsa Intro cuando hayas visto tus cartas.
play-beat = Ventana de cartas «{ $window }»: ¿alguna carta? Pulsa Intro para seguir. Quien quiera jugar una, o pensar, escribe «esperar franceses» o «esperar españoles».
play-no-wait = «esperar» solo sirve en una ventana de cartas.
play-saved = La partida está en { $file }.
play-stopped = La partida se detiene aquí.
play-stopped-unsaved = La partida se detiene aquí y no se conserva; `guardar ARCHIVO` la habría guardado.
play-nothing-to-undo = No hay nada que deshacer.
play-no-file = Di dónde: «guardar ARCHIVO».
play-sure = ¿Seguro que quieres rendirte? Si es así, escribe «sí».
play-log-empty = Este turno aún no ha pasado nada.
play-level-now = El ordenador juega con el nivel { $level }. Para cambiarlo a partir del turno siguiente, escribe «nivel» y un nombre, por ejemplo «nivel fuerte-audaz».
play-no-computer = En esta partida no juega ningún ordenador.
play-tutor-on = El tutor te avisa antes de que regales algo. Escribe «tutor» para desactivarlo.
play-tutor-off = El tutor ya no te avisará. Escribe «tutor» para volver a activarlo.
play-hint-type = Para hacerlo, escribe: { $typed }
play-hint-enter = Para hacerlo, basta con pulsar Intro.
play-not-understood = No se entiende «{ $typed }». { $expected }

ask-french_choice = ¿Qué carta conservas? La otra vuelve a tu mazo sin enseñarla (2.4). Escribe su número.
ask-choice = { $number }  { $name }: { $effect }
ask-deny = Tu adversario tiene { $difference } cartas más que tú. Escribe «prohibir» para que no robe, o «permitir» (4.3).
ask-deny-both = Tu adversario tiene { $difference } cartas más que tú. Escribe «prohibir» para que no robe, y entonces tú tampoco robas, o «permitir» (4.3).
ask-draw = Escribe «robar», o «renunciar» para no hacerlo (4.2).
ask-orders = Escribe tus órdenes, por ejemplo { $example }; pulsa solo Intro para no dar ninguna.
ask-orders-none = Ahora no puedes dar órdenes a ningún grupo; pulsa Intro para no escribir ninguna.
ask-orders-french = Puedes dar { $limit } órdenes que cuentan como mucho; las que salen de las calles doradas son gratis (5.4).
ask-orders-spanish = Una orden por grupo, que se mueve entero (5.3).
ask-orders-split = Este turno { $splits ->
    [one] se puede dividir un grupo
   *[other] se pueden dividir { $splits } grupos
}: escribe los números, por ejemplo 2x11-14 (C-F8).
ask-group = { $origin } ({ some-cubes }): a { $goals }
ask-group-most = { $origin } ({ some-cubes }, salen { $most } como mucho): a { $goals }
ask-group-counted = { $origin } ({ some-cubes }, cuenta): a { $goals }
ask-group-free = { $origin } ({ some-cubes }, gratis): a { $goals }
ask-shown = Los españoles han mostrado sus órdenes: { $orders }.
ask-seal = Tus órdenes: { $orders }. Intro las sella; «deshacer» te deja volver a escribirlas.
ask-again = No se ha sellado nada. Tu hoja está otra vez en blanco: escribe tus órdenes.
ask-warning = Cuidado: { $problem }
ask-tutor = Tutor: { $warning }
ask-anyway = Pulsa Intro para hacerlo de todos modos, o escribe «deshacer» para responder otra vez.
ask-allotment = ¿Cuántos cubos cumplen cada orden? Al menos uno por orden (6.3). Escribe los números en este orden, o con la orden, por ejemplo { $example }; si pulsas solo Intro, van todos los que puedan.
ask-stack = { $orders }: { some-cubes } por repartir
ask-window = Ventana de cartas «{ $window }»: juega una carta, por ejemplo «{ $example }», o pulsa Intro para pasar.
ask-play = jugar { $card }: { $name } { $targets }
ask-use = usar { $card }: { $name } { $targets }
ask-targets-none = (no necesita nada más)
ask-targets-area = en una zona: { $values }
ask-targets-order = sobre una orden: { $values }
ask-targets-redirect = sobre una orden y su nuevo destino: { $values }
ask-targets-ride = con pasos como { $example }: { $values }
ask-ride = hasta { $cubes } de { $area } a { $goals }

play-help =
    En cualquier pregunta también puedes escribir
      mapa             el tablero
      dónde [ZONA]     quién está dónde; con un número, qué hay en una zona y a su lado
      amenazas         qué grupos tuyos podrían quedar en minoría
      órdenes          las órdenes que se conocen
      mano             tus cartas, con todo su texto
      cartas [ID]      todas las cartas, o una: cartas daoiz
      reglas [NÚMERO]  una regla: reglas 5.4, reglas C-F3
      historial        lo que ha pasado este turno
      opciones         lo que puedes responder ahora
      consejo          lo que respondería un jugador fuerte, y por qué
      tutor            activa o desactiva al tutor, que avisa antes de que regales algo
      nivel [NOMBRE]   el nivel del ordenador; con un nombre, el nivel desde el turno siguiente
      esperar          contra el ordenador: que se te pregunte en cada ventana de cartas de este turno
      guardar ARCHIVO  guarda la partida en un archivo; `dosdemayo play ARCHIVO` la continúa
      rendirse         dar la partida por perdida
      salir            dejarlo por ahora
    Las órdenes se escriben origen-destino: 9-14. Desde extramuros: -16. Varias: 12-15, 9-14. Con números: 2x11-14.
    Las cartas se nombran por su id o por el principio de una palabra de su nombre: «jugar molina 10».
    También se entienden siempre las palabras inglesas (map, hand, hint, wait, quit…), y no importan los acentos ni las mayúsculas.
