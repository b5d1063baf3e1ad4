# What happened. One message for each event code of the engine; -own is what the owner of a secret reads.
# [rien] est le mot de la liste vide : voir « nothing » dans rules.ftl.

event-kept = { side-start } gardent une carte dès le début, sans la montrer.
event-kept-own = { side-start } gardent { $card }, sans la montrer à l’autre camp.
event-denied = { $side ->
    [french] Les Français interdisent aux Espagnols de piocher
   *[spanish] Les Espagnols interdisent aux Français de piocher
}.
event-allowed = { side-start } permettent à l’adversaire de piocher.
event-declined = { side-start } ne piochent pas.
event-drew = { side-start } piochent une carte.
event-drew-own = { side-start } piochent { $card }.
event-discarded = { side-start } défaussent une carte de leur main : { $card }.
event-looked = { side-start } regardent la main de l’adversaire.
event-looked-own = { side-start } regardent la main de l’adversaire : { $cards ->
    [rien] aucune carte
   *[other] { $cards }
}.
event-window = Moment de cartes : { $window }.
event-played = { side-start } jouent { $card } : { $done }.
event-used = { side-start } utilisent { $card } : { $done }.
event-expired = { $card } n’est plus en jeu.
event-sealed = { side-start } ont scellé leurs ordres.
event-sealed-own = { side-start } ont scellé leurs ordres : { $orders ->
    [rien] aucun
   *[other] { $orders }
}.
event-shown = { side-start } montrent leurs ordres : { $orders ->
    [rien] aucun
   *[other] { $orders }
}.
event-revealed = { side-start } révèlent leurs ordres : { $orders ->
    [rien] aucun
   *[other] { $orders }
}.
event-voided = Tous les ordres { $side ->
    [french] français
   *[spanish] espagnols
} sont nuls (voir { $why }).
event-announced = Déplacements espagnols : { $moves ->
    [rien] aucun
   *[other] { $moves }
}.
event-allotted = Répartition française : { $moves ->
    [rien] aucun cube
   *[other] { $moves }
}.
event-swap = { $side ->
    [french] Entre { $origin } et { $destination }, { $cubes ->
        [one] { $cubes } cube français croise
       *[other] { $cubes } cubes français croisent
    } { $against ->
        [one] { $against } cube espagnol
       *[other] { $against } cubes espagnols
    } : les Français passent, les Espagnols sont refoulés.
   *[spanish] Entre { $origin } et { $destination }, { $cubes ->
        [one] { $cubes } cube espagnol croise
       *[other] { $cubes } cubes espagnols croisent
    } { $against ->
        [one] { $against } cube français
       *[other] { $against } cubes français
    } : les Espagnols passent, les Français sont refoulés.
}
event-moved = { side-start } déplacent { some-cubes } de { $origin } à { $destination }.
event-lost = { side-start } perdent { some-cubes } en { $area }.
event-turn = Le tour { $turn } commence.
event-over = { $outcome }

event-fight = { $area } : { $loser ->
    [french] Espagnols { $stronger }{ $stronger_bonuses } contre Français { $weaker }{ $weaker_bonuses }
   *[spanish] Français { $stronger }{ $stronger_bonuses } contre Espagnols { $weaker }{ $weaker_bonuses }
} ; { fight-result }{ $saved }.
event-fight-equal = { $area } : Français { $stronger }{ $stronger_bonuses } contre Espagnols { $weaker }{ $weaker_bonuses } ; égalité, aucune perte.
fight-bonuses = { " " }({ $bonuses })
fight-bonus = { $card } +{ $strength }
fight-saved = , grâce à { $cards }
fight-result = { $loser ->
    [french] les Français
   *[spanish] les Espagnols
} { $lost ->
    [0] ne perdent aucun cube
    [one] { $fewer ->
        [yes] ne perdent qu’un cube
       *[no] perdent { $lost } cube
    }
   *[other] { $fewer ->
        [yes] ne perdent que { $lost } cubes
       *[no] perdent { $lost } cubes
    }
}

outcome-loss-limit = Les Espagnols gagnent : les pertes françaises ont atteint le seuil.
outcome-cubes-left = Les Espagnols gagnent : il reste un cube espagnol sur le plateau après le dernier tour.
outcome-gate-open = Les Espagnols gagnent : il ne reste aucun cube espagnol, mais une porte n’est pas aux mains des Français.
outcome-city-subdued = Les Français gagnent : il ne reste aucun cube espagnol, et toutes les portes sont tenues.
outcome-time = { $winner ->
    [french] Les Français gagnent : les Espagnols n’ont plus de temps.
   *[spanish] Les Espagnols gagnent : les Français n’ont plus de temps.
}
outcome-resigned = { $winner ->
    [french] Les Français gagnent : les Espagnols abandonnent.
   *[spanish] Les Espagnols gagnent : les Français abandonnent.
}
