# La mesa en palabras, para quien juega de oído.

spoken-word-where = dónde
spoken-word-threats = amenazas
spoken-word-orders = órdenes
spoken-word-cards = cartas
spoken-word-help = ayuda
spoken-word-log = historial
spoken-word-rules = reglas
spoken-word-options = opciones
spoken-word-seal = sellar
spoken-word-undo = deshacer
spoken-word-wait = esperar
spoken-word-draw = robar
spoken-word-play = jugar
spoken-help = Puedes escribir una de estas palabras: { $words }; o el número de una zona, para saber qué hay en ella y a su lado.
spoken-help-page = También «{ spoken-word-log }», para saber qué ha pasado este turno, y «{ spoken-word-rules }» con un número o una palabra, por ejemplo «{ spoken-word-rules } 5.6». Las órdenes, como 9-14, pasan a tu hoja. «{ spoken-word-options }» dice qué puedes responder; después escribe tu respuesta, por ejemplo «{ spoken-word-draw }» o «{ spoken-word-play } molina 10». «{ spoken-word-seal }» sigue adelante: sella las órdenes, envía los cubos, pasa o revela. «{ spoken-word-undo }» retira lo que aún se puede retirar, y «{ spoken-word-wait }» detiene una ventana de cartas, como el botón «¡Un momento!».
spoken-enter = Aquí Intro solo no basta: donde se diga Intro, escribe «{ spoken-word-seal }».
spoken-done = Hecho.
spoken-not-now = Eso no se puede hacer ahora.
spoken-unknown = No se entiende «{ $typed }». Escribe «{ spoken-word-help }» para saber qué puedes escribir.
spoken-added = En tu hoja: { $orders }.
spoken-where = { $side ->
    [french] Zonas con franceses
   *[spanish] Zonas con españoles
}: { $groups }.
spoken-outside = Extramuros: { $groups }.
spoken-contested = En disputa: { $areas }.
spoken-group = { $area }, { some-cubes }
spoken-area = { $area }: { $cubes }.
spoken-gate = Es una puerta. { $cubes ->
    [0] Nadie espera extramuros.
   *[other] Extramuros: { some-cubes }.
}
spoken-gold = Es una calle dorada.
spoken-neighbour = { $area }, { $cubes }
spoken-neighbours = Al lado: { $areas }.
spoken-threat = { $area }: { $mine ->
    [one] 1 cubo tuyo
   *[other] { $mine } cubos tuyos
} contra hasta { $theirs }, desde { $origins }.
spoken-here = la propia zona
spoken-no-threats = Ningún grupo tuyo puede quedar en minoría ahora.
spoken-sealed = Has sellado: { $orders }.
spoken-ordered = { side-start } han ordenado: { $orders }.
spoken-no-orders = Ahora no se conoce ninguna orden.
spoken-card = { $card } ({ $when }): { $effect }
spoken-in-play = En juego: { $cards }.
spoken-hand-size = { side-start } { $cards ->
    [0] no tienen ninguna carta
    [one] tienen 1 carta
   *[other] tienen { $cards } cartas
} en la mano.

ui-tab-text = Texto
ui-text-label = Escribe una palabra, el número de una zona u órdenes
ui-text-ask = Preguntar
ui-text-answers = Respuestas
ui-text-log-empty = En este turno aún no ha ocurrido nada.
