# Lo que se puede escribir en el juego de texto, separado por comas: la primera palabra es la que se muestra.
# Las palabras inglesas se entienden en todos los idiomas.

word-help = ayuda
word-map = mapa, tablero
word-hand = mano
word-cards = cartas, carta
word-rules = reglas, regla
word-log = historial, diario
word-where = dónde
word-threats = amenazas
word-orders = órdenes
word-options = opciones
word-hint = consejo
word-level = nivel
word-tutor = tutor
word-wait = esperar, espera
word-save = guardar, guarda
word-resign = rendirse, rendirme
word-quit = salir
word-stop = q
word-undo = deshacer
word-seal = sellar
word-yes = sí, s
word-draw = robar
word-decline = renunciar, no
word-deny = prohibir
word-allow = permitir
word-play = jugar, juega, juego
word-use = usar, usa, uso
word-pass = pasar, paso
word-french = franceses, francés, f
word-spanish = españoles, español, e
# Entre una orden y su nuevo destino, y otras palabras pequeñas que no significan nada por sí solas.
word-to = a
word-filler = en, sobre, zona, hacia
