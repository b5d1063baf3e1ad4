# La página: botones, títulos, preguntas y lo que se dice a un lector de pantalla.

ui-title = 2 de Mayo
ui-subtitle = Madrid, 2 de mayo de 1808
ui-close = Cerrar
ui-none = ninguna
ui-cancel = Cancelar
ui-back = Volver
ui-copy = Copiar
ui-copied = Copiado.
ui-copy-by-hand = Este navegador no permite copiar. El enlace está seleccionado: cópialo tú.
ui-share = Compartir
ui-save = Guardar
ui-download = Descargar
ui-print = Imprimir
ui-loading = Un momento…
ui-skip = Ir al contenido

# Nombres propios del mapa
ui-map-title = Madrid
ui-map-subtitle = el Dos de Mayo de 1808
ui-map-river = Río Manzanares
ui-map-park = Buen Retiro
ui-map-woods = Casa de Campo
ui-board = Tablero: Madrid, 21 zonas y cuatro casillas de entrada. Usa las flechas para ir de zona en zona.
ui-entry = extramuros { $number }

# Una zona, dicha de una vez
ui-area-cubes = { $french ->
    [0] { $spanish ->
        [0] sin cubos
        [one] 1 cubo español
       *[other] { $spanish } cubos españoles
    }
    [one] 1 cubo francés{ $spanish ->
        [0] {""}
        [one] {" "}contra 1 español, en disputa
       *[other] {" "}contra { $spanish } españoles, en disputa
    }
   *[other] { $french } cubos franceses{ $spanish ->
        [0] {""}
        [one] {" "}contra 1 español, en disputa
       *[other] {" "}contra { $spanish } españoles, en disputa
    }
}
ui-area-label = { $area }: { $cubes }{ $marks }
ui-area-gate = , puerta
ui-area-street = , calle dorada
ui-area-closed = , cerrada a las órdenes españolas
ui-area-selectable = , puede recibir una orden
ui-area-selected = , elegida
ui-area-target = , destino posible
ui-area-ordered = , con orden de ir a { $destinations }

# Navegación
ui-nav = Páginas
ui-nav-home = Partida nueva
ui-nav-games = Mis partidas
ui-nav-rules = Reglas
ui-nav-cards = Cartas
ui-nav-history = El día
ui-theme = Colores
ui-theme-auto = como el sistema
ui-theme-light = claros
ui-theme-dark = oscuros
ui-language = Idioma

# Turno y mesa
ui-turn = Turno { $turn }
ui-turn-phase = Turno { $turn } de { $turns }, { $hour }, { $phase }
ui-hour = { $hours }:{ $minutes ->
    [0] 00
   *[other] { $minutes }
}
ui-history-date = 2 de mayo de 1808:
ui-history-lines = Apuntes de historia en cartas y combates
ui-history-link = 2 de mayo de 1808
ui-chapter-preparation = Preparación
ui-chapter-orders = Órdenes
ui-chapter-movement = Movimiento
ui-chapter-resolution = Resolución
ui-losses = Bajas { $side ->
    [french] francesas
   *[spanish] españolas
}: { $lost } de { $of }
ui-losses-limit = Bajas { $side ->
    [french] francesas
   *[spanish] españolas
}: { $lost }; con { $of } ganan { $side ->
    [french] los españoles
   *[spanish] los franceses
}
ui-losses-short = bajas: { $lost } de { $of }
ui-gate = { $name }, puerta: { $state ->
    [french] controlada por los franceses
    [spanish] controlada por los españoles
    [contested] en disputa
   *[empty] vacía
}
ui-initiative = { $side ->
    [french] Iniciativa francesa
   *[spanish] Iniciativa española
}
ui-initiative-why = Tiene la iniciativa el bando que ha eliminado más cubos; en caso de empate, los españoles
ui-hand = Mano
ui-hand-empty = Sin cartas en la mano.
ui-hand-size = { $count ->
    [0] Ninguna carta en mano
    [one] 1 carta en mano
   *[other] { $count } cartas en mano
}
ui-discards = Descartes { $side ->
    [french] franceses
   *[spanish] españoles
} ({ $count })
ui-in-play = En juego
ui-deck = Mazo { $side ->
    [french] francés
   *[spanish] español
} ({ $count })
ui-deck-bag = { $count ->
    [0] No falta ninguna carta por salir
   *[other] Cartas que faltan por salir: { $count }
}
ui-log = Historial
ui-open-rule = Regla { $rule }
ui-status = Mesa
ui-losses-title = Bajas
ui-gates-title = Puertas
ui-reconstructed = Mostrar fronteras reconstruidas

# Órdenes
ui-orders = Órdenes
ui-orders-none = Aún no hay órdenes.
ui-orders-none-sealed = Sellado sin órdenes: todos tus cubos se quedan.
ui-order-counted = cuenta
ui-order-free = gratis
ui-order-remove = Quitar la orden { $order }
ui-order-words = de { $origin } a { $destination }
ui-cubes-for = Cubos para { $order }
ui-fewer = Menos: { $what }
ui-more = Más: { $what }
ui-order-risky = Para esto tienes que jugar una carta de tu mano, o todas tus órdenes quedarán anuladas.
ui-orders-tally = { $counted } de { $limit } órdenes que cuentan, { $free } gratis
ui-orders-type = O escribe las órdenes
ui-orders-add = Añadir
ui-orders-clear = Borrar todas
ui-draft-saved = Borrador guardado. Puedes cambiarlo hasta que selles.
ui-draft-saved-open = Borrador guardado. Puedes cambiarlo hasta que des tus órdenes.
ui-draft-saving = Guardando el borrador…
ui-seal = Sellar
ui-seal-empty = Sellar sin órdenes
ui-give = Dar estas órdenes
ui-give-empty = No dar órdenes
ui-unseal = Quitar el sello
ui-reveal = Revelar
ui-undo = Deshacer
ui-pass = Pasar
ui-play = Jugar «{ $card }»
ui-use = Usar «{ $card }»
ui-keep = Conservar «{ $card }»
ui-card-play = Jugar
ui-card-use = Usar
ui-allot = Enviar cubos
ui-allot-stay = { $count ->
    [0] { $of ->
        [one] Va el único cubo
       *[other] Van los { $of }
    }
    [one] Se queda 1 de { $of }
   *[other] Se quedan { $count } de { $of }
}
ui-choice-allow = Permitir el robo
ui-choice-deny = Prohibir el robo
ui-choice-draw = Robar una carta
ui-choice-decline = No robar
ui-draws-both = Roban los dos
ui-draws-only = { $side ->
    [french] Solo roban los franceses
   *[spanish] Solo roban los españoles
}
ui-draws-nobody = Nadie roba
ui-target-area = ¿En qué zona?
ui-target-order = ¿Qué orden?
ui-target-ride = Pulsa una zona con caballería y después su destino.
ui-target-missing = Falta elegir: pulsa en el tablero o en la lista.
ui-window-empty = No tienes ninguna carta para esta ventana.
ui-sealed-draw = Robas una carta cuando el otro bando también haya elegido.
ui-sealed-decline = Este turno no robas carta.
ui-beat = ¿Alguna carta? ({ $window })
ui-beat-why = Juega una o pulsa «¡Un momento!» antes de que se agote la barra; si no, la partida sigue. Cualquiera puede pulsar «¡Un momento!», también sin cartas.
ui-beat-why-both = ¿Alguno de los dos quiere jugar una carta? Pulsad vuestro botón «¡Un momento!» antes de que se agote la barra.
ui-beat-watch = Se pueden jugar cartas antes de que se agote la barra.
ui-beat-bar = Tiempo para cartas
ui-wait = ¡Un momento!
ui-wait-of = ¡Un momento! ({ $side ->
    [french] franceses
   *[spanish] españoles
})
ui-wait-said = { side-start } piden un momento: ahora la ventana pregunta a un bando tras otro.
ui-wait-mine = Has pedido un momento. Esperando al otro bando.
ui-ready = Listo
ui-ready-said = Tu bando está listo. Cuando lo estén ambos, la partida sigue al instante.
ui-ready-both = Ambos listos
ui-cards-manner = Cómo se pregunta por las cartas
ui-cards-beat = partida seguida
ui-cards-standing = varios días
ui-cards-strict = preguntar siempre
ui-cards-beat-hint = Para jugar a la vez. Cada ventana de cartas, es decir, cada ocasión de jugar alguna, es un breve momento para ambos. Quien quiera jugar pulsa la carta, o «¡Un momento!».
ui-cards-standing-hint = Para una partida de varios días. Solo se pregunta a un bando cuando puede jugar alguna carta, así que una pausa dice que puede. Con las órdenes, cada jugador puede decir: no me preguntes este turno.
ui-cards-strict-hint = Se pregunta a ambos bandos en cada ventana de cartas, es decir, en cada ocasión de jugar alguna, tengan lo que tengan: es más lento, pero nadie averigua nada.
ui-beat-seconds = Segundos por ventana de cartas
ui-confirms-reveal = Preguntarme antes de revelar las órdenes
ui-standing = Cartas este turno
ui-standing-always = Preguntarme siempre que pueda jugar algo
ui-standing-never = No preguntarme este turno
ui-standing-when = Preguntarme cuando…
ui-standing-areas = una orden enemiga empiece o acabe en
ui-standing-areas-example = zonas, por ejemplo 9, 14
ui-standing-on_loss = yo vaya a perder un cubo
ui-standing-on_card = el enemigo juegue una carta
ui-standing-card = y entonces
ui-standing-card-none = preguntarme
ui-standing-card-play = jugar «{ $card }»
ui-standing-pause = Si la partida se detiene por ti, el otro bando puede deducir que podrías jugar una carta; si no se detiene, que no podías, o que no querías que se te preguntara.
ui-standing-known = Entendido
ui-ask-always = Preguntarme este turno siempre que pueda jugar una carta
ui-ask-always-set = Este turno se te pregunta siempre que puedas jugar una carta.

# Lo que haría un jugador fuerte
ui-hint-ask = ¿Qué haría un jugador fuerte?
ui-hint-thinking = Un jugador fuerte está pensando…
ui-hint-title = Un jugador fuerte haría esto
ui-hint-said = Esto haría un jugador fuerte: { $answer }.
ui-hint-no-orders = no escribir órdenes
ui-hint-on = { $card }, sobre { $target }
ui-hint-prospects = Posibilidades: { $prospects } %
ui-hint-more = Ver más
ui-hint-others = Otras buenas opciones
ui-hint-expected = Lo que puede ordenar el enemigo
ui-hint-share = { $share ->
    [100] es lo más probable
   *[other] quizá el { $share } % de las veces
}
ui-hint-take = Usar esto
ui-hint-do = Hacer esto
ui-hint-hide = Ocultar

# La línea que dice qué se pregunta
ui-ask-french_choice = Elige la carta que conservas.
ui-ask-deny = ¿Dejas que el enemigo robe una carta?
ui-ask-draw = ¿Robas una carta?
ui-ask-draws = ¿Quién roba una carta?
ui-ask-orders = Escribe tus órdenes.
ui-ask-allotment = ¿Cuántos cubos cumplen cada orden?
ui-ask-window = { $window ->
    [preparation] Preparación
    [orders] Órdenes
    [movement] Movimiento
    [after_movement] Tras el movimiento
    [resolution] Resolución
   *[after_resolution] Tras la resolución
}: juega una carta o pasa.
ui-ask-reveal = Ambos bandos han sellado. ¿Revelar las órdenes?
ui-ask-reveal-why = Hasta que las reveles, aún puedes quitar el sello a las tuyas.
ui-ask-look = Esta es tu mano con la carta que has robado.
ui-ask-look-why = Cuando la hayas leído, llama al otro jugador: empieza el tiempo para las cartas.
ui-look-done = La he visto
ui-why-french_choice = Los españoles no ven cuál es. La otra carta vuelve a tu mazo.
ui-why-deny = Tienes al menos { $cards } cartas menos en la mano, así que puedes prohibir el robo. Si la diferencia es exactamente de { $cards }, entonces tú tampoco robas.
ui-why-draw = Ambos bandos deciden a la vez. Si tienes al menos { $cards } cartas más que el otro bando, este puede prohibirte el próximo robo.
ui-why-draws = Decidlo a la vez; luego uno de los dos pulsa el botón. Quien tenga al menos { $cards } cartas más que el otro bando se expone a que este le prohíba el próximo robo.
ui-why-no-draw = { $by ->
    [enemy] Este turno no robas: el enemigo, que tenía al menos { $cards } cartas menos, te lo ha prohibido.
   *[self] Este turno no robas: quien prohíbe el robo del enemigo teniendo exactamente { $cards } cartas menos renuncia al suyo.
}
ui-why-orders-french = Pulsa un grupo y después su destino, o arrástralo. { $limit ->
    [one] Tienes una orden que cuenta
   *[other] Tienes hasta { $limit } órdenes que cuentan
}; las que salen de las calles doradas son gratis. Cuántos cubos van lo eliges después, cuando conozcas los movimientos españoles.
ui-why-orders-spanish = Pulsa un grupo y después su destino, o arrástralo. Todos los grupos pueden moverse, siempre enteros; de un combate puede salir la mitad como mucho. Golpea donde seas más fuerte y escabúllete donde no.
ui-why-orders-split = Este turno puedes dividir un grupo: dale varias órdenes y elige cuántos cubos siguen cada una. Los demás grupos se mueven enteros; de un combate puede salir la mitad como mucho.
ui-why-orders-first = Este turno escribes primero y el enemigo ve tus órdenes. Son definitivas en cuanto las das.
ui-why-orders-last = El enemigo ha tenido que escribir primero: las flechas están en el tablero. Tus órdenes son definitivas en cuanto las das.
ui-why-allotment = Sabes adónde van los españoles. Cada orden necesita al menos un cubo; los demás se quedan.
ui-why-window-preparation = Antes de que nadie escriba órdenes.
ui-why-window-orders = El último momento antes de que ambos bandos escriban sus órdenes.
ui-why-window-movement = Todas las órdenes están reveladas. Las cartas aún pueden detener, desviar o añadir una antes de que se muevan los cubos.
ui-why-window-after_movement = Los cubos se han movido; ahora vienen los combates.
ui-why-window-resolution = Los bandos combaten donde se encuentran. Ahora las cartas pueden cambiar las fuerzas.
ui-why-window-after_resolution = Los combates han terminado. Después de esto acaba el turno.
ui-prompt-why = Qué significa esto
ui-wait-join = Esperando a que se una el otro jugador.
ui-wait-window = Hay una ventana de cartas abierta: la partida sigue cuando se cierre.
ui-wait-side = { $side ->
    [french] Esperando a los franceses.
   *[spanish] Esperando a los españoles.
}
ui-wait-players = Esperando a los jugadores.
ui-wait-sealed = Sellado. Esperando al otro bando.
ui-wait-sealed-why = Hasta que ambos bandos hayan sellado, aún puedes quitar el sello.
ui-wait-computer = El ordenador tarda más de lo habitual. Antes de su primera partida en este servidor se prepara su programa, lo que lleva hasta un minuto.
ui-nothing-asked = Ahora no tienes nada que hacer.

# El panel
ui-game-heading = 2 de Mayo, turno { $turn }
ui-replay-heading = Repetición
ui-panel = Panel
ui-sheet-handle = Agrandar o reducir el panel
ui-telling = En el tablero
ui-telling-recent = Qué ha pasado
ui-card = carta
ui-open-card = Mostrar la carta «{ $card }»
ui-tab-now = Ahora
ui-tab-more = Más
ui-chat = Chat
ui-chat-say = Escribe un mensaje
ui-chat-send = Enviar
ui-chat-none = Aún no hay mensajes.
ui-offline = Se ha perdido la conexión. Reintentando…
ui-card-sources = Regla y fuente
ui-source = Cómo lo sabemos: { $source }.
ui-rule-unknown = Esta regla no tiene texto propio.
ui-rules-all = Ver en las reglas

# Quién juega
ui-players = Jugadores
ui-player-computer = Ordenador ({ $level })
ui-player-awaited = Puesto libre
ui-player-you = Tú
ui-player-here = presente
ui-player-away = ausente
ui-clock-terms = { $bank } por jugador, más { $increment } por respuesta
ui-timeout-hint-default = Si se acaba el tiempo, se sigue sin órdenes ni cartas.
ui-timeout-hint-forfeit = Si se acaba el tiempo, se pierde la partida.
ui-seeded = Reparto de cartas
ui-seeded-yes = con una semilla
ui-seeded-hint = Quien conozca la semilla puede averiguar los mazos.
ui-clock-left = Quedan { $time }
ui-clock-left-days = { $days } d { $hours } h
ui-name = Tu nombre
ui-name-saved = Nombre guardado.

# Qué significan las cosas de la mesa
ui-topic-turn-title = Los turnos del día
ui-topic-turn = La partida dura { $turns } turnos, cada uno con Preparación, Órdenes, Movimiento y Resolución. Desde el turno { $entry } pueden entrar refuerzos franceses desde extramuros.
ui-topic-losses-title = Bajas francesas
ui-topic-losses = Aquí se cuenta cada cubo francés que cae. Con { $limit } ganan los españoles en el acto; una carta puede rebajar este límite. Es el camino más corto hacia la victoria española, así que a los franceses les conviene combatir donde sean claramente más fuertes.
ui-topic-spanish-title = Bajas españolas
ui-topic-spanish = Aquí se cuenta cada cubo español que cae. Para ganar, los franceses tienen que haberlos eliminado todos al final del último turno. Perderlos antes no acaba la partida: aún hay que controlar las puertas.
ui-topic-gates-title = Las cuatro puertas
ui-topic-gates = Una bandera indica quién controla una puerta; unas espadas cruzadas, que están allí ambos bandos. Tras el último turno tiene que haber un cubo francés en cada puerta, o ganan los españoles aunque no les quede ninguno.
ui-topic-initiative-title = Iniciativa
ui-topic-initiative = Tiene la iniciativa el bando que ha eliminado más cubos enemigos; en caso de empate, los españoles. Actúa primero cuando se juegan cartas, y sus cubos pasan cuando se cruzan fuerzas iguales por el mismo camino.
ui-place-gate = puerta
ui-place-street = calle dorada: las órdenes francesas desde ella son gratis
ui-place-closed = cerrada a las órdenes españolas
ui-place-entry = refuerzos para { $number }, desde el turno { $entry }
ui-zoom-in = Acercar
ui-zoom-out = Ver todo el tablero

# Teclas
ui-keys = Teclas
ui-key-enter = Intro
ui-key-escape = Esc
ui-keys-tab = ir de una parte a otra: tablero, botones, panel
ui-keys-arrows = en el tablero: de zona en zona; en las pestañas del panel: de una a otra
ui-keys-enter = elegir una zona y después su destino
ui-keys-escape = soltar lo elegido; saltar la escena; cerrar una ventana
ui-keys-go = seguir: sellar, revelar, pasar, enviar cubos
ui-keys-hint = contra el ordenador: ¿qué haría un jugador fuerte?
ui-keys-zoom = en el tablero: más cerca, más lejos, todo el tablero
ui-keys-help = esta lista

# Avisos a un jugador ausente
ui-notices = Avisarme cuando me toque
ui-notices-explain = Para partidas de varios días. Solo se te avisa mientras esta partida no esté abierta en ningún sitio. El mensaje no desvela secretos.
ui-notices-webhook = Dirección a la que avisar (webhook)
ui-notices-mail = Dirección de correo
ui-notices-no-mail = Este servidor no envía correo.
ui-notices-saved = Se te avisará.
ui-notices-off = No se te avisará.
ui-notices-code = Código del correo
ui-notices-confirm = Confirmar
ui-notices-confirmed = La dirección de correo está confirmada.

# En torno a la partida
ui-link-invitation = Invitación para el otro jugador
ui-invite-title = { $side ->
    [french] El puesto francés está libre
   *[spanish] El puesto español está libre
}
ui-invite-explain = Envía este enlace al otro jugador. Sirve una vez: quien lo abra ocupa el puesto. Mientras tanto puedes cerrar esta página; la partida está en Mis partidas.
ui-invite-elsewhere = La invitación está en el dispositivo donde se creó la partida.
ui-link-spectator = Enlace para espectadores
ui-record-download = Guardar en un archivo
ui-record-running = Mientras dura la partida, el archivo no incluye lo que es secreto. Solo cuando termine se podrá comprobar o reproducir en otro sitio.
ui-record-import = Abrir una partida guardada
ui-report = Informar de un problema
ui-watch-replay = Ver la repetición
ui-renew-link = Renovar mi enlace
ui-renew-link-sure = Quien tenga el enlace actual a tu puesto, también en otro dispositivo, ya no podrá usarlo. Este navegador sigue con el nuevo.
ui-resign = Rendirse
ui-resign-sure = La partida acaba en el acto y gana el otro bando.
ui-end-title = { $winner ->
    [french] Han ganado los franceses
   *[spanish] Han ganado los españoles
}
ui-end-turn = último turno
ui-end-french-lost = bajas francesas
ui-end-spanish-left = españoles restantes
ui-end-gates = puertas francesas
ui-end-of = { $count } de { $of }
ui-rematch = Jugar otra vez, cambiando de bando
ui-rematch-waiting = Has ofrecido la revancha. Esperando al otro jugador.
ui-rematch-offer = Ofrecer revancha, cambiando de bando
ui-rematch-accept = Aceptar la revancha, cambiando de bando
ui-rematch-offered = El otro jugador ofrece la revancha.
ui-curtain-title = { $side ->
    [french] Les toca a los franceses
   *[spanish] Les toca a los españoles
}
ui-curtain-explain = Pasa el dispositivo al otro jugador. La pantalla no muestra nada del otro bando.
ui-curtain-raise = { $side ->
    [french] Ya estoy: llevo a los franceses
   *[spanish] Ya estoy: llevo a los españoles
}

# Una partida nueva
ui-tagline = El levantamiento de Madrid, 2 de mayo de 1808: un juego para dos, en diez turnos, con órdenes escritas en secreto.
ui-newcomer-example = Una partida explicada
ui-learn-first = ¿Primera vez? Apréndelo en diez minutos
ui-learn = Aprender a jugar
ui-new-opponent = Contra
ui-opponent-computer = el ordenador
ui-opponent-same_screen = un amigo, en esta pantalla
ui-opponent-link = un amigo, por enlace
ui-new-level = Nivel
ui-level-practice = aleatorio
ui-level-beginner = principiante
ui-level-solid = sólido
ui-level-strong = fuerte
ui-level-strongest = máximo
ui-level-hint-practice = Juega al azar: hace cualquier cosa que permitan las reglas. Para ver cómo funciona todo.
ui-level-hint-beginner = Juega con reglas sencillas y se equivoca. Un buen primer rival.
ui-level-hint-solid = Planea bien cada turno y aprovecha lo que dejas al descubierto.
ui-level-hint-strong = Piensa varias jugadas por delante y varía sus órdenes, para que no puedas preverlas.
ui-level-hint-strongest = Piensa con más profundidad, y tarda más.
ui-level-with-character = { $level }, { $character }
ui-new-character = Estilo
ui-character-even = equilibrado
ui-character-bold = audaz
ui-character-careful = prudente
ui-character-hint-bold = Busca el combate, y lo paga con cubos.
ui-character-hint-careful = Mantiene sus cubos a salvo, y espera.
ui-level-now = Nivel del ordenador
ui-level-next = Desde el turno siguiente el ordenador juega con el nivel { $level }.
ui-level-same = Los cambios valen desde el turno siguiente.
ui-new-side = Juegas con
ui-side-french = los franceses
ui-side-spanish = los españoles
ui-side-random = al azar
ui-side-hint-french = Veintinueve cubos, casi todos aún extramuros, y dos órdenes por turno. Despeja la ciudad, controla sus puertas y pierde menos de cuatro cubos.
ui-side-hint-spanish = Ocho cubos que pueden moverse todos a la vez. Elimina a cuatro franceses o aguanta hasta el final del día.
ui-side-hint-random = El azar decide con qué bando juegas.
ui-new-more = Más opciones
ui-new-more-edition = Más opciones · edición: { $edition }
ui-new-orders = Órdenes
ui-orders-assisted = asistidas
ui-orders-strict = estrictas
ui-orders-hint-assisted = Las órdenes no permitidas se rechazan al escribirlas, con el motivo.
ui-orders-hint-strict = Como en papel: una orden incorrecta las anula todas.
ui-clock = Reloj
ui-clock-none = sin reloj
ui-clock-quick = 15 min + 30 s
ui-clock-slow = 1 h + 2 min
ui-clock-days = 3 días + 1 día
ui-timeout = Si se acaba el tiempo
ui-timeout-default = se sigue sin órdenes ni cartas
ui-timeout-forfeit = se pierde la partida
ui-new-edition = Edición
ui-new-edition-file = O un archivo con tu propia edición
ui-new-edition-without = Jugar sin { $file }
ui-new-edition-why = Lo que está impreso en tu caja, en un archivo de texto.
ui-edition-example = Guardar un ejemplo para empezar
ui-edition-guide = Cómo escribir tu propia edición
ui-edition-name-base = básica
ui-edition-name-corrections-example = correcciones (ejemplo)
ui-edition-cards = Cartas de esta edición
ui-edition-named = Edición: { $name }
ui-edition-to-game = Volver a la partida
ui-edition-differs = { $name }: { $what }.
ui-edition-changed = { $count ->
    [one] 1 carta cambiada
   *[other] { $count } cartas cambiadas
}
ui-edition-added = { $count ->
    [one] 1 carta añadida
   *[other] { $count } cartas añadidas
}
ui-edition-removed = { $count ->
    [one] 1 carta quitada
   *[other] { $count } cartas quitadas
}
ui-edition-others = { $count ->
    [one] 1 cambio en el mapa, el despliegue o los límites
   *[other] { $count } cambios en el mapa, el despliegue o los límites
}
ui-edition-same = se juega como la edición básica
ui-edition-other-cards = Cartas cambiadas y nuevas
ui-edition-not-utf8 = la línea { $line } no es UTF-8; guarda el archivo como UTF-8
ui-edition-unreadable = No se puede leer { $file }. Si ha cambiado desde que lo elegiste, vuelve a elegirlo.
ui-new-name = Tu nombre (opcional)
ui-new-seed = Semilla (opcional; la misma semilla reparte las mismas cartas)
ui-new-start = Empezar
ui-credits = Edición digital no oficial de 2 de Mayo, un juego de Daniel Val Garijo publicado por Gen-X Games. Textos, ilustraciones y mapa propios.
ui-join-title = Te han invitado
ui-join = Unirse a la partida
ui-join-taken = Si fuiste tú quien se unió, la partida está en tus partidas, en el navegador con que te uniste. Si no, pide una partida nueva: cada invitación es para un solo jugador.
ui-games-none = Aún no hay partidas en este dispositivo. Aquí aparecen las que empieces o a las que te unas.
ui-games-over = { $winner ->
    [french] Terminada: han ganado los franceses
   *[spanish] Terminada: han ganado los españoles
}
ui-turn-phase-short = Turno { $turn }, { $phase }
ui-your-turn = te toca
ui-forget = Quitar

# Repetición, reglas, cartas
ui-replay-turn-before = Turno anterior
ui-replay-before = Paso anterior
ui-replay-play = Reproducir
ui-replay-stop = Pausa
ui-replay-after = Paso siguiente
ui-replay-turn-after = Turno siguiente
ui-replay-step = Paso { $step } de { $of }
ui-replay-view = Vista
ui-view-french = franceses
ui-view-spanish = españoles
ui-view-spectator = espectador
ui-view-all = todo
ui-rules-how_to_play = Cómo se juega
ui-rules-explained = Las reglas, explicadas
ui-rules-search = Buscar
ui-rules-found = { $number ->
    [0] No se ha encontrado nada.
    [one] 1 resultado.
   *[other] { $number } resultados.
}
ui-rules-players_aid = Ayuda de juego
ui-rules-faq = Preguntas
ui-rules-sheet = Hoja de órdenes
ui-sheet-french = Franceses: dos órdenes como mucho; las que salen de una calle dorada (14, 15, 16) son gratis. Cuántos cubos van se decide con las dos hojas a la vista.
ui-sheet-spanish = Españoles: una orden por grupo. De una zona en disputa puede salir como mucho la mitad de los cubos; si van menos, escribe cuántos (1x9-14).
ui-sheet-turn = Turno
ui-sheet-orders = Órdenes, como 11-12
ui-sheet-cards = Cartas
ui-sheet-lost = Bajas
ui-rules-rulebook = Reglas numeradas
ui-rules-cards = Cartas
ui-rules-rulings = Aclaraciones
ui-cards-explain = No hemos podido consultar los textos impresos. Cada carta dice qué certeza hay de su efecto: documentado por una fuente, deducido de lo que se sabe o reconstruido para esta edición.
ui-cards-explain-own = Lo que dice un archivo de edición cuenta como documentado, salvo que él mismo diga otra cosa. Lo demás viene de la edición básica: documentado por una fuente, deducido de lo que se sabe o reconstruido, ya que no hemos podido consultar los textos impresos.
ui-deck-title = { $side ->
    [french] El mazo francés
   *[spanish] El mazo español
}
ui-theme-now = Colores: { $theme }
ui-lost = Aquí no hay nada.
ui-lost-explain = Puede que el enlace esté incompleto, o que la partida esté en otro servidor.

# Negativas del servidor
problem-unreadable = «{ $text }» no es una orden. Escribe las órdenes así: 12-15, 9-14.
ui-error-unknown = Algo ha ido mal.
ui-error-unreachable = No se puede conectar con el servidor.
ui-error-no_token = A esta dirección le falta su parte secreta.
ui-error-no_such_game = No existe esa partida, o este enlace no le corresponde.
ui-error-no_such_text = No existe ese texto.
ui-error-not_found = Aquí no hay nada.
ui-error-other_origin = Aquí solo puede actuar la página de este servidor.
ui-error-not_a_player = Los espectadores solo pueden mirar.
ui-error-game_running = Podrás verlo cuando acabe la partida.
ui-error-stale_question = Entretanto la partida ha seguido adelante.
ui-error-no_beat = Demasiado tarde: la ventana se ha cerrado.
ui-error-not_asked = Ahora no tienes nada que hacer.
ui-error-not_sealed = No hay nada sellado.
ui-error-already_sealed = Tu respuesta ya está sellada.
ui-error-cannot_undo = Esto ya no se puede deshacer.
ui-error-game_over = La partida ha terminado.
ui-error-already_joined = Este puesto ya está ocupado.
ui-error-no_offer = Nadie ha ofrecido la revancha.
ui-error-not_over = La partida aún no ha terminado.
ui-error-refused = Las reglas no lo permiten.
ui-error-invalid = El servidor no lo ha entendido.
ui-error-edition = { $file }: { $what } Corrige el archivo y vuelve a elegirlo.
ui-error-bad_record = No se puede leer esta partida guardada.
ui-error-bad_record-line = No se puede leer esta partida guardada. Línea { $line }: { $what }
ui-error-bad_address = No se pueden enviar mensajes a esa dirección.
ui-error-no_mail = Este servidor no envía correo.
ui-error-no_hints = En una partida entre dos personas no hay consejos.
ui-error-no_computer = En esta partida no juega ningún ordenador.
ui-error-too_many = Demasiado rápido. Inténtalo otra vez dentro de un momento.
ui-error-too_large = Esto es demasiado grande para el servidor.
ui-error-damaged_game = El archivo de esta partida está dañado y no se puede abrir; las demás continúan.
ui-error-unavailable = El servidor no puede acceder ahora a sus partidas. Inténtalo otra vez dentro de un momento.
ui-error-failed = Algo ha ido mal en el servidor.
ui-error-no_such_edition = En este servidor no existe esa edición.
