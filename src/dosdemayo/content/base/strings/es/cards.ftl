# Lo que hacen las cartas, a partir de sus efectos: un mensaje por cada efecto y, en .done, lo que acaba de hacer.
# $side es el bando de la carta, $stays cuánto permanece en juego, $reach y $where sobre qué lugar actúa.
# card-own es singular (un grupo francés) y card-foe plural (cubos franceses); «los franceses» del propio bando es the-side.

card-own = { $side ->
    [french] francés
   *[spanish] español
}
card-foe = { $side ->
    [french] españoles
   *[spanish] franceses
}

lasting = { $stays ->
    [this-turn] { " este turno" }
    [until-the-end-of-the-next-movement] { " hasta el final del próximo Movimiento" }
    [all-game] { " durante el resto de la partida" }
   *[no] { "" }
}
lasting-start = { $stays ->
    [this-turn] Este turno
    [until-the-end-of-the-next-movement] Hasta el final del próximo Movimiento
    [all-game] Durante el resto de la partida
   *[no] Ahora
}

place = { $reach ->
    [fixed] { $where ->
        [fight] Si { $area } está en disputa, allí
        [group] Si hay un grupo { card-own } en { $area }, allí
        [held] Si { the-side } controlan { $area }, allí
        [entered] Si este turno han entrado cubos { card-foe } en { $area } y allí hay un grupo { card-own },
       *[any] En { $area },
    }
    [near] { $where ->
        [fight] Elige una zona en disputa, { $area } o adyacente a ella: allí
        [group] Elige una zona con un grupo { card-own }, { $area } o adyacente a ella: allí
        [held] Elige una zona que controlen { the-side }, { $area } o adyacente a ella: allí
        [entered] Elige una zona, { $area } o adyacente a ella, en la que este turno hayan entrado cubos { card-foe } y haya un grupo { card-own }:
       *[any] Elige { $area } o una zona adyacente: allí
    }
    [also] En la misma zona, que debe { $where ->
        [fight] estar en disputa
        [group] tener un grupo { card-own }
        [held] estar controlada por { the-side }
        [entered] tener un grupo { card-own } y cubos { card-foe } que hayan entrado este turno
        [fought] haber tenido un combate este turno y seguir en disputa
       *[any] estar en el mapa
    },
    [also-near] En la misma zona, que debe ser { $area } o adyacente a ella{ $where ->
        [fight] { " y estar en disputa" }
        [group] { " y tener un grupo" } { card-own }
        [held] { " y estar controlada por" } { the-side }
        [entered] { " y tener un grupo" } { card-own } y cubos { card-foe } que hayan entrado este turno
       *[any] { "" }
    },
    [same] En la misma zona,
   *[free] { $where ->
        [fight] Elige una zona en disputa: allí
        [group] Elige una zona con un grupo { card-own }: allí
        [held] Elige una zona que controlen { the-side }: allí
        [entered] Elige una zona en la que este turno hayan entrado cubos { card-foe } y haya un grupo { card-own }:
        [fought] Elige una zona cuyo combate se haya resuelto este turno y que siga en disputa: allí
       *[any] Elige una zona cualquiera: allí
    }
}

effect-strength = { place } el grupo { card-own } tiene +{ $bonus } de fuerza{ lasting }.
    .done = { the-side } tienen en { $area } +{ $bonus } de fuerza{ lasting }
effect-close = { $stays ->
        [all-game] Desde ahora
       *[other] { lasting-start }
    }, { $count ->
        [0] ninguna zona está cerrada
        [one] { $areas } está cerrada mientras la controlen los franceses
        [2] { $areas } están cerradas mientras los franceses controlen ambas
       *[other] { $areas } están cerradas mientras los franceses las controlen todas
    }: ninguna orden española puede entrar.
    .done = { $count ->
        [0] ninguna zona está cerrada
        [one] { $areas } está cerrada mientras la controlen los franceses
       *[other] { $areas } están cerradas mientras los franceses las controlen
    }
effect-open = { lasting-start }, las órdenes españolas pueden entrar en zonas cerradas. Una orden así tiene que haberse escrito antes; si la carta no se juega, toda la hoja queda anulada.
    .done = las órdenes españolas pueden entrar en zonas cerradas{ lasting }
effect-split = { lasting-start }, los españoles pueden dividir { $groups ->
        [one] un grupo: varias órdenes desde su zona
       *[other] { $groups } grupos: varias órdenes desde la zona de cada uno
    }, cada una con su número de cubos; los cubos sin orden se quedan.
    .done = los españoles pueden dividir { $groups ->
        [one] un grupo
       *[other] { $groups } grupos
    }{ lasting }
effect-shield = { place } el grupo { card-own } no pierde ningún cubo en la Resolución de este turno{ $stays ->
        [this-turn] { "." }
       *[other] { ", y en el Movimiento del turno siguiente el grupo que esté allí puede salir entero de una zona en disputa." }
    }
    .done = el grupo de { $area } no pierde ningún cubo este turno{ $stays ->
        [this-turn] { "" }
       *[other] { " y en el siguiente puede salir entero de un combate" }
    }
effect-spare = { place } el grupo { card-own } pierde { some-cubes } menos en cada combate{ lasting }.
    .done = { the-side } pierden en { $area } { some-cubes } menos en cada combate{ lasting }
effect-loss_limit = { $lower ->
        [yes] El límite de bajas francesas pasa a ser { $limit }{ lasting }.
       *[no] El límite de bajas francesas es { $limit } como mucho{ lasting }: por sí solo, eso no cambia nada.
    }
    .done = { $stays ->
        [all-game] desde ahora bastan { $limit } bajas francesas para que ganen los españoles
       *[other] bastan { $limit } bajas francesas para que ganen los españoles{ lasting }
    }
effect-see_sheet = Este turno los { card-foe } escriben primero sus órdenes y las muestran; después escriben { the-side }.
    .done = este turno los { card-foe } escriben primero, con su hoja a la vista
effect-add_order = Una vez reveladas las dos hojas, los franceses pueden añadir una orden más, por encima de su límite. Tiene que ser una que se hubiera podido escribir.
    .done = se añade la orden { $order }
effect-cancel = Cancela una orden { $side ->
        [french] española
       *[spanish] francesa
    }{ $which ->
        [counted] { " que cuente para el límite" }
        [free] { " que no cuente para el límite" }
        [outside] { " que entre desde extramuros" }
       *[any] { "" }
    }.
    .done = la orden { $order } queda cancelada
effect-redirect = Elige una orden española: su destino pasa a ser otra zona adyacente a su origen en la que el grupo podría entrar legalmente.
    .done = la orden { $order } lleva ahora a { $goal }
effect-ride = Los cubos franceses que se han movido este turno y están ahora donde no hay ningún cubo español pueden avanzar una zona más, cada uno adonde quieras.
    .done = los cubos siguen avanzando: { $steps }
effect-recruit = { place } { $cubes ->
        [0] no se coloca ningún cubo
        [one] se coloca un cubo
       *[other] se colocan hasta { $cubes } cubos
    } de la reserva { $side ->
        [french] francesa
       *[spanish] española
    }.
    .done = llega la reserva a { $area }
effect-strike = { place } { $cubes ->
        [0] no se elimina ninguno
        [one] se elimina uno
       *[other] se eliminan hasta { $cubes }
    } de esos cubos { card-foe }.
    .done = se ataca a los { card-foe } que han entrado en { $area }
effect-fight_again = { place } el combate se resuelve una vez más, con las mismas bonificaciones de cartas.
    .done = el combate de { $area } se resuelve una vez más
effect-look = { side-start } miran la mano de los { card-foe }.
    .done = { the-side } miran la mano de los { card-foe }
effect-discard = Los { card-foe } descartan { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    } de la mano, { $by ->
        [enemy] a su elección
       *[chance] al azar
    }, si tienen alguna.
    .done = los { card-foe } descartan { $cards ->
        [one] una carta
       *[other] hasta { $cards } cartas
    } de la mano, si tienen alguna

card-needs = Solo se puede jugar{ card-or-used } mientras { $needs } esté en juego.
card-held = Solo se puede jugar{ card-or-used } mientras { the-side } controlen { $areas }.
card-or-used = { $uses ->
    [0] { "" }
   *[other] { " o usar" }
}
card-together = { $immediate ->
    [yes] Si no se puede hacer todo esto, se descarta sin efecto.
   *[no] Solo se puede jugar si se puede hacer todo esto.
}
card-uses = { $stays ->
        [this-turn] Este turno se puede usar { card-times }
       *[other] Permanece en juego{ lasting } y se puede usar { card-times } por turno
    }; jugarla cuenta como la primera vez.
card-times = { $uses ->
    [one] una vez
    [2] dos veces
   *[other] { $uses } veces
}
card-stays = Permanece en juego{ lasting }.
card-stays-only = Permanece en juego{ lasting } y no hace nada por sí sola.
card-serves = Mientras esté en juego, { $count ->
        [one] se puede jugar
       *[other] se pueden jugar
    } { $serves }.
    .done = { the-side } ya pueden jugar «{ $serves }»
card-nothing = No hace nada.
    .done = nada cambia
card-stays-done = permanece en juego{ lasting }
