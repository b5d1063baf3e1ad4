# Lo que dice un comando cuando el usuario puede corregir algo. { $reason } viene de más abajo: véase faults.toml.

error-said = dosdemayo: { $reason }
error-plain = { $reason }
usage-try = Escribe «{ $command } --help» para ver la ayuda.
usage-error = Error: { $reason }
error-of = { $what }: { $reason }
error-needs-extra = para esto hace falta { $modules }; se instala con `pip install "dosdemayo[{ $extra }]"`
error-not-writable = no se puede escribir «{ $path }»: { $reason }
error-is-there = «{ $path }» ya existe; elige otro nombre o modifica ese archivo
error-not-usable = no se puede usar «{ $path }»: { $reason }
error-no-folder = { $folder } no es una carpeta
error-no-texts = --lang: no hay textos en «{ $lang }»; elige uno de estos: { $known }

# Consultas.

error-could-be = «{ $wanted }» puede ser { $found }; escribe algo más del nombre
error-no-area-number = no existe la zona { $number }; van de la 1 a la { $most }
error-no-area-near = no existe la zona «{ $wanted }»; ¿querías decir { $near }?
error-no-area = no existe la zona «{ $wanted }»; `dosdemayo map` las enumera
error-no-card = no existe la carta «{ $wanted }»; las cartas son { $cards }
error-no-rule = no existe la regla «{ $wanted }»; parecidas: { $near }
error-no-rule-word = «{ $word }» no es ni el número de una regla ni una palabra de las reglas
error-no-question = ninguna pregunta habla de «{ $word }»; `dosdemayo rules { $word }` busca en el reglamento

# Archivos de partidas, casos y ediciones.

standard-input = la entrada estándar
error-unreadable = no se puede leer { $file }: { $reason }
error-not-text = { $file } no es texto UTF-8: el byte { $byte } está mal
error-too-deep = { $file } tiene demasiados niveles para ser un caso
error-not-json = { $file } no es JSON: { $reason }
error-record-more = { $file }: { $reason } (y { $more } más; `dosdemayo check` las enumera)
record-refused = línea { $line }: { $answer }: { $problem }
error-file-exists = { $file } ya existe; elige otro nombre
error-edition-name = { $file }: da a la edición un nombre propio; «{ $name }» es el de la nuestra
error-edition-name-taken = { $file }: da a la edición un nombre propio; «{ $name }» es el de { $other }
edition-is-one = { $file } es una edición: { $name } { $digest }, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
edition-written = Edición guardada en { $file }. Modifícala y después escribe: dosdemayo edition check { $file }

# El juego.

error-game-there = ya hay una partida en { $file }; --strict, los nombres, --against y --side son para una partida nueva
error-side-alone = --side es para una partida contra el ordenador; --against indica su nivel
error-side-name = --{ $side }-name: { $side ->
    [french] el ordenador juega con los franceses
   *[spanish] el ordenador juega con los españoles
}; --side indica cuál es tu bando
error-no-level = { $what }: no existe el nivel «{ $level }»; los niveles son { $levels }
error-both-computers = en esta partida el ordenador juega en los dos bandos; `dosdemayo replay` la muestra
error-name-a-card = escribe «jugar», el id de una carta o el principio de su nombre, y sobre qué se juega
error-no-target = sobre «{ $typed }» no se puede jugar ninguna carta; sirve, por ejemplo, 10, 6-7, 9-14 a 15 o 7-9:2
error-number-behind-colon = «{ $typed }» necesita un número de cubos tras los dos puntos, por ejemplo 7-9:2
error-no-numbers = «{ $typed }» no es una lista de números; por ejemplo 2 1, o 6-7:2 19-16:1
error-not-as-many = { $numbers ->
    [one] 1 número
   *[other] { $numbers } números
} para { $orders ->
    [one] 1 orden
   *[other] { $orders } órdenes
}; escribe uno para cada una
error-names-once = nombra a cada jugador una sola vez; si das un único nombre, juega contra sí mismo
error-no-player = no existe el jugador «{ $name }»: { $reason }

# El servidor.

serve-network = Para los demás en esta red: { $address }
serve-running = 2 de Mayo está en { $address }  (Ctrl-C para terminar)
think-running = pensando por los rivales automáticos  (Ctrl-C para terminar)
error-no-network = este ordenador no está conectado a ninguna red; arranca sin --lan
error-no-page = la página no está generada; `make web` la genera
error-setting = { $variable } es «{ $value }»; se esperaba uno de estos: { $choices }
error-setting-number = { $variable } es «{ $value }»; se esperaba un número de 0 a { $most }
error-port = no se puede escuchar en { $host }, puerto { $port }: { $reason }; prueba otro --port
error-several-processes = varios procesos necesitan PostgreSQL, indicado en DOSDEMAYO_DATABASE_URL; un archivo sirve a un solo proceso
error-thinking-aside = para pensar aparte hace falta PostgreSQL, indicado en DOSDEMAYO_DATABASE_URL; un archivo sirve a un solo proceso
error-no-thinkers = DOSDEMAYO_THINKERS es 0; quítala o indica cuántos cálculos pueden hacerse a la vez
error-database-address = la dirección de la base de datos tiene que empezar por sqlite:/// o postgresql://
error-database-no-file = la dirección de la base de datos no indica ningún archivo; escribe sqlite:///ruta/del/archivo
error-database-missing = no existe la base de datos { $file }
error-database-empty = la base de datos { $file } está vacía; pon una copia en su lugar, o bórrala para empezar otra
error-database-unusable = no se puede usar la base de datos { $file }: { $reason }
error-database-unreachable = no se puede conectar con la base de datos: { $reason }
error-database-slow = no se puede conectar con la base de datos: no responde a tiempo
error-tables = las tablas son de la versión { $found }, no de la { $wanted }; un servidor las pone al día al arrancar
error-tables-none = aún no hay tablas; un servidor las crea al arrancar
error-token-secret = DOSDEMAYO_TOKEN_SECRET no es el secreto con el que se enmascaró la clave de los enlaces
doctor-game = partida { $game }: { $what }
doctor-store = el almacén: { $what }
doctor-found = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $problems ->
    [0] todo en orden
    [one] 1 problema
   *[other] { $problems } problemas
}
