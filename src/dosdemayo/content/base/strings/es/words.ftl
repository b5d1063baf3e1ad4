# Lo que se puede escribir en el juego de texto, separado por comas: la primera palabra es la que se muestra.
# Las palabras inglesas se entienden en todos los idiomas.

word-help = { spoken-word-help }
word-map = mapa, tablero
word-hand = mano
word-cards = { spoken-word-cards }, carta
word-rules = { spoken-word-rules }, regla
word-log = { spoken-word-log }, diario
word-where = { spoken-word-where }
word-threats = { spoken-word-threats }
word-orders = { spoken-word-orders }
word-options = { spoken-word-options }
word-hint = consejo
word-level = nivel
word-tutor = tutor
word-wait = { spoken-word-wait }, espera
word-save = guardar, guarda
word-resign = rendirse, rendirme
word-quit = salir
word-stop = q
word-undo = { spoken-word-undo }
word-seal = { spoken-word-seal }
word-yes = sí, s
word-draw = { spoken-word-draw }
word-decline = renunciar, no
word-deny = prohibir
word-allow = permitir
word-play = { spoken-word-play }, juega, juego
word-use = usar, usa, uso
word-pass = pasar, paso
word-french = franceses, francés, f
word-spanish = españoles, español, e
word-nobody = nadie, ninguno
# Entre una orden y su nuevo destino, y otras palabras pequeñas que no significan nada por sí solas.
word-to = a
word-filler = en, sobre, zona, hacia
