# Por qué respondería así un jugador fuerte. Un mensaje por cada código de razón; las medias pueden llevar decimales.

hint-only_answer = No hay otra posibilidad.
hint-seen = { side-start } han mostrado sus órdenes ({ $orders }), y esta es la mejor respuesta.
hint-will_be_seen = El enemigo ve estas órdenes antes de escribir: son las que menos sufren ante su mejor réplica.
hint-wins = { $chance ->
    [100] Hasta donde se puede ver, esto gana la partida este turno, salvo que el enemigo juegue una carta.
   *[other] Esto gana la partida este turno en cerca del { $chance } % de los casos.
}
hint-threat = { side-start } amenazan { $area }: si no mueves, lo probable es que pierdas allí { hint-lost }.
hint-entry = La entrada
hint-attack = { $order } ataca { $area }: lo probable es que el enemigo pierda { hint-lost }.
hint-gate = { $order } lleva a la puerta { $area }.
hint-enter = { $order } trae tropas de extramuros a { $area }.
hint-stay = Ahora ningún movimiento compensa su riesgo.
hint-losses = Bajas probables de este turno: { $french ->
    [0] { $spanish ->
        [0] ninguna
        [one] 1 española y ninguna francesa
       *[other] { $spanish } españolas y ninguna francesa
    }
    [one] 1 francesa y { $spanish ->
        [0] ninguna española
        [one] 1 española
       *[other] { $spanish } españolas
    }
   *[other] { $french } francesas y { $spanish ->
        [0] ninguna española
        [one] 1 española
       *[other] { $spanish } españolas
    }
}.
hint-better = Tus posibilidades mejoran en { $gain ->
        [one] 1 punto
       *[other] { $gain } puntos
    } respecto a no dar órdenes.
hint-varies = Aquí un jugador fuerte varía para no ser previsible, y escribe esto cerca del { $share } % de las veces.
hint-all_go = Todos los cubos hacen falta en su destino.
hint-numbers = Dejar atrás { some-cubes } te da { $gain ->
        [one] 1 punto
       *[other] { $gain } puntos
    } más que enviarlos todos.
hint-card_now = Ahora «{ $card }» mejora tus posibilidades en { $gain ->
        [one] 1 punto
       *[other] { $gain } puntos
    }.
hint-card_wait = { $gain ->
    [0] Ahora ninguna carta mejoraría tus posibilidades.
    [one] La mejor carta solo mejoraría ahora tus posibilidades en 1 punto, y más adelante quizá rinda más.
   *[other] La mejor carta solo mejoraría ahora tus posibilidades en { $gain } puntos, y más adelante quizá rinda más.
}
hint-look_first = «{ $card }» te enseña las órdenes del enemigo antes de que escribas las tuyas.
hint-draw = Una carta más te da más donde elegir.
hint-decline = Las cartas que quedan en tu mazo te harían más daño que provecho.
hint-deny_free = Así { the-side } no roban, y tú robas igualmente.
hint-deny_worth = Impedir que roben { the-side } vale más que tu propio robo.
hint-allow = Tu propio robo vale más que el de { the-side }.
hint-lost = { $lost ->
    [one] 1 cubo
   *[other] { $lost } cubos
}
