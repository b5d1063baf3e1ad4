# Antes y después de una partida: elegir bando, invitar, la lista de partidas, el final, informes y avisos.

# El bando, y lo difícil que es entre dos de la misma fuerza
ui-side-ease = { $ease ->
    [very-hard] El bando más difícil, con diferencia
    [hard] El bando más difícil
    [even] Bandos igualados
    [easy] El bando más fácil
   *[very-easy] El bando más fácil, con diferencia
}
ui-side-figures = { $side ->
    [french] Los franceses ganan
   *[spanish] Los españoles ganan
} { $share } de cada 100 partidas entre ordenadores de este nivel.

# Una partida en curso
ui-resume = Continuar
ui-resume-title = { $count ->
    [one] Una partida te espera
   *[other] { $count } partidas en curso
}
ui-move-yours = Te toca
ui-move-title = ● Te toca – { $title }
ui-move-theirs = Esperando al otro bando
ui-games-turn = Turno { $turn }
ui-games-won = Has ganado
ui-games-lost = Has perdido
ui-games-computer = Ordenador ({ $level })
ui-games-removed = Partida quitada de esta lista.
ui-games-remove-sure = ¿Quitar esta partida de la lista de este dispositivo? Sin su enlace no podrás volver a ella.
ui-games-rematch = revancha ofrecida
ui-games-expire = { $days ->
    [one] Este servidor borra las partidas en las que no ha pasado nada durante un día.
   *[other] Este servidor borra las partidas en las que no ha pasado nada durante { $days } días.
}

# Invitar
ui-invite-only-here = Este enlace solo funciona en este ordenador. Para jugar en tu red, detén el servidor y arráncalo con «dosdemayo serve --lan».
ui-invite-scan = O escanea este código:
ui-invite-qr = La invitación como código QR
ui-join-host = { $name } te invita
ui-join-side = { $side ->
    [french] Juegas con los franceses.
   *[spanish] Juegas con los españoles.
}
ui-join-no-clock = Sin reloj
ui-join-once = La invitación sirve una vez. Después, tu propio enlace abre la partida; está en Mis partidas.

# El final
ui-end-won = Has ganado
ui-end-lost = Has perdido
ui-end-tipped = La partida dio un vuelco en el turno { $turn }, { $side ->
    [french] a favor de los franceses
   *[spanish] a favor de los españoles
}.
ui-end-curve = Posibilidades a lo largo de los turnos
ui-end-curve-explain = Según un jugador fuerte que ve ambas manos.
ui-end-curve-point = Turno { $turn }: franceses { $french } %, españoles { $spanish } %
ui-end-curve-thinking = Un jugador fuerte repasa la partida…
ui-end-losses = Bajas por turno
ui-end-hands = Cartas en mano al final
ui-end-score = Marcador contra este rival
ui-end-score-line = { $mine }-{ $theirs }
ui-end-turn-head = Turno

# Qué habría sido de aquel día de haber ido así. Palabras nuestras.
epilogue-loss-limit = Al caer la tarde yacen en las calles demasiados soldados franceses. Las columnas se retiran a sus campamentos, y Murat escribe a Bayona que con las tropas que tiene no puede dominar la ciudad. Madrid se ha alzado, y esta vez la noticia que corre a las provincias es la de una victoria.
epilogue-cubes-left = Cuando cae la noche, alguien resiste aún tras una puerta o en un tejado. Los franceses son dueños de las plazas, pero no de la ciudad, y en cada pueblo de los caminos se cuenta que Madrid no se ha rendido. Lo que ha empezado aquí durará seis años.
epilogue-gate-open = Las calles callan, pero ha quedado una puerta sin franceses. Quienes han podido escapar se han ido por ella con lo que han visto, y los pueblos de alrededor de Madrid están en pie antes del amanecer. El alcalde de Móstoles no necesita escribir dos veces.
epilogue-city-subdued = Por la noche calla el último rincón y hay guardia en todas las puertas. Se llevan a los prisioneros al Prado y a Príncipe Pío, como en 1808. Murat cree que el asunto está zanjado. En pocas semanas toda España se habrá alzado en armas por lo ocurrido este día.
epilogue-time = Dan las horas en los relojes, y un bando ha dejado pasar la suya. También en 1808 se pagó cara la vacilación: las órdenes llegaban tarde y otros actuaban antes.
epilogue-resigned = { $winner ->
    [french] El levantamiento se da por terminado antes de que acabe el día. Hombres de la Junta recorren las calles a caballo agitando pañuelos; las patrullas que los siguen no llevan ninguno.
   *[spanish] Los franceses se repliegan a sus campamentos de extramuros. Por una noche la ciudad es dueña de sí misma, y nadie duerme en ella.
}

# Un problema
ui-report-what = Dos cosas pueden ayudar a quien busque el fallo: este archivo y unas palabras sobre lo que hiciste y lo que esperabas que pasara.
ui-report-in = En el archivo: lo que has visto de la partida hasta ahora, paso a paso, la versión y la edición. Se abre con «Abrir una partida guardada» y se reproduce hasta este punto.
ui-report-not-in = No contiene: nombres, mensajes, enlaces, tu navegador ni, en una partida en curso, nada de lo que el otro bando mantiene en secreto.
ui-report-send = No se ha enviado nada. Envía el archivo a quien lleve este servidor, o adjúntalo a un informe en la página del proyecto.
ui-report-save = Guardar el archivo
ui-report-saved = Guardado como { $file }.

# Avisar a un jugador en este dispositivo
ui-notify-here = Avisarme en este dispositivo
ui-notify-on = Se te avisará en este dispositivo mientras la página esté abierta en segundo plano.
ui-notify-denied = Este navegador no permite avisos de esta página.
ui-notify-body = Te toca.

# Sellar sin nada, y líneas demasiado largas
ui-seal-sure = Aún podrías escribir órdenes. ¿Sellar sin ninguna?
ui-give-sure = Aún podrías escribir órdenes. ¿No dar ninguna?
ui-seal-anyway = Sí, todos mis cubos se quedan
ui-seal-back = Escribir órdenes
ui-chat-too-long = { $over ->
    [one] Sobra un carácter.
   *[other] Sobran { $over } caracteres.
}
ui-orders-example-french = 6-7, 19-16
ui-orders-example-spanish = 9-14, 12-15
