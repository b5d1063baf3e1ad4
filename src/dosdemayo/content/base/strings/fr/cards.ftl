# What cards do, made from their effects: a message for each effect, and in .done what it has just done.
# $side is the side whose card it is, $stays how long the card lies in play, $reach and $where which place it acts on.
# card-own and card-foe are masculine singular: "un cube …", "le camp …".

card-own = { $side ->
    [french] français
   *[spanish] espagnol
}
card-foe = { $side ->
    [french] espagnol
   *[spanish] français
}

lasting = { $stays ->
    [this-turn] { " ce tour-ci" }
    [until-the-end-of-the-next-movement] { " jusqu’à la fin du prochain Mouvement" }
    [all-game] { " jusqu’à la fin de la partie" }
   *[no] { "" }
}
lasting-start = { $stays ->
    [this-turn] Ce tour-ci
    [until-the-end-of-the-next-movement] Jusqu’à la fin du prochain Mouvement
    [all-game] Jusqu’à la fin de la partie
   *[no] Maintenant
}

place = { $reach ->
    [fixed] { $where ->
        [fight] Si { $area } est contestée
        [group] Si le camp { card-own } a un groupe en { $area }
        [held] Si le camp { card-own } tient { $area }
        [entered] Si des cubes { $side ->
            [french] espagnols
           *[spanish] français
        } sont entrés ce tour-ci en { $area } et qu’un groupe { card-own } s’y trouve
       *[any] En { $area }
    }
    [near] { $where ->
        [fight] Choisissez une zone contestée, { $area } ou une voisine
        [group] Choisissez une zone où se trouve un groupe { card-own }, { $area } ou une voisine
        [held] Choisissez une zone que tient le camp { card-own }, { $area } ou une voisine
        [entered] Choisissez une zone, { $area } ou une voisine, où des cubes { $side ->
            [french] espagnols
           *[spanish] français
        } sont entrés ce tour-ci et où se trouve un groupe { card-own }
       *[any] Choisissez { $area } ou une zone voisine
    }
    [also] Dans la même zone, qui doit { $where ->
        [fight] être contestée
        [group] contenir un groupe { card-own }
        [held] être tenue par le camp { card-own }
        [entered] contenir un groupe { card-own } et des cubes { $side ->
            [french] espagnols
           *[spanish] français
        } entrés ce tour-ci
        [fought] avoir connu un combat ce tour-ci et être encore contestée
       *[any] être sur le plan
    }
    [also-near] Dans la même zone, qui doit être { $area } ou une voisine{ $where ->
        [fight] { " et être contestée" }
        [group] { " et contenir un groupe" } { card-own }
        [held] { " et être tenue par le camp" } { card-own }
        [entered] { " et contenir un groupe" } { card-own } et des cubes { $side ->
            [french] espagnols
           *[spanish] français
        } entrés ce tour-ci
       *[any] { "" }
    }
    [same] Dans la même zone
   *[free] { $where ->
        [fight] Choisissez une zone contestée
        [group] Choisissez une zone où se trouve un groupe { card-own }
        [held] Choisissez une zone que tient le camp { card-own }
        [entered] Choisissez une zone où des cubes { $side ->
            [french] espagnols
           *[spanish] français
        } sont entrés ce tour-ci et où se trouve un groupe { card-own }
        [fought] Choisissez une zone dont le combat a été résolu ce tour-ci et qui est encore contestée
       *[any] Choisissez une zone quelconque
    }
}

effect-strength = { place } : le groupe { card-own } y a +{ $bonus } en force{ lasting }.
    .done = le groupe { card-own } en { $area } a +{ $bonus } en force{ lasting }
effect-close = { lasting-start }, { $count ->
        [0] aucune zone n’est fermée
        [one] la zone { $areas } est fermée tant que les Français la tiennent
        [2] les zones { $areas } sont fermées tant que les Français tiennent les deux
       *[other] les zones { $areas } sont fermées tant que les Français les tiennent toutes
    } : aucun ordre espagnol ne peut y entrer.
    .done = { $count ->
        [0] aucune zone n’est fermée
        [one] la zone { $areas } est fermée tant que les Français la tiennent
        [2] les zones { $areas } sont fermées tant que les Français tiennent les deux
       *[other] les zones { $areas } sont fermées tant que les Français les tiennent toutes
    }
effect-open = { lasting-start }, les ordres espagnols peuvent entrer dans les zones fermées. Un tel ordre doit avoir été écrit auparavant ; si la carte n’est pas jouée, toute la feuille est nulle.
    .done = les ordres espagnols peuvent entrer dans les zones fermées{ lasting }
effect-split = { lasting-start }, les Espagnols peuvent scinder { $groups ->
        [one] un groupe : plusieurs ordres peuvent en partir
       *[other] { $groups } groupes : plusieurs ordres peuvent partir de chacun
    }, chacun avec son nombre de cubes ; les cubes sans ordre restent.
    .done = les Espagnols peuvent scinder { $groups ->
        [one] un groupe
       *[other] { $groups } groupes
    }{ lasting }
effect-shield = { place } : le groupe { card-own } n’y perd aucun cube à la Résolution de ce tour{ $stays ->
        [this-turn] { "." }
       *[other] { ", et au Mouvement du tour suivant, le groupe qui s’y trouve peut quitter en entier une zone contestée." }
    }
    .done = le groupe en { $area } ne perd aucun cube ce tour-ci{ $stays ->
        [this-turn] { "" }
       *[other] { " et peut, au suivant, quitter un combat en entier" }
    }
effect-spare = { place } : le groupe { card-own } y perd { some-cubes } de moins à chaque combat{ lasting }.
    .done = le groupe { card-own } en { $area } perd { some-cubes } de moins à chaque combat{ lasting }
effect-loss_limit = { $lower ->
        [yes] Le seuil de pertes des Français passe à { $limit }{ lasting }.
       *[no] Le seuil de pertes des Français est de { $limit } au plus{ lasting } : à lui seul, cela ne change rien.
    }
    .done = le seuil de pertes des Français ne dépasse plus { $limit }{ lasting }
effect-see_sheet = Ce tour-ci, le camp { card-foe } écrit ses ordres en premier et les montre ; ensuite, le camp { card-own } écrit les siens.
    .done = ce tour-ci, le camp { card-own } n’écrit qu’après avoir vu les ordres { $side ->
        [french] espagnols
       *[spanish] français
    }
effect-add_order = Une fois les deux feuilles révélées, les Français peuvent ajouter un ordre de plus, au-delà de leur limite. Ce doit être un ordre qui aurait pu être écrit.
    .done = l’ordre { $order } est ajouté
effect-cancel = Annulez un ordre { card-foe }{ $which ->
        [counted] { " qui compte dans la limite" }
        [free] { " qui ne compte pas dans la limite" }
        [outside] { " d’entrée depuis l’extérieur" }
       *[any] { "" }
    }.
    .done = l’ordre { $order } est annulé
effect-redirect = Choisissez un ordre espagnol : son arrivée devient une autre zone, voisine de son départ, où le groupe aurait le droit d’entrer.
    .done = l’ordre { $order } mène maintenant en { $goal }
effect-ride = Les cubes français qui se sont déplacés ce tour-ci et se trouvent là où il n’y a aucun cube espagnol peuvent chacun avancer d’une zone de plus, chacun où vous voulez.
    .done = des cubes avancent encore : { $steps }
effect-recruit = { place } : { $cubes ->
        [0] aucun cube { card-own } n’y est placé
        [one] un cube { card-own } y est placé
       *[other] jusqu’à { $cubes } cubes { $side ->
            [french] français
           *[spanish] espagnols
        } y sont placés
    } depuis la réserve.
    .done = la réserve envoie du renfort en { $area }
effect-strike = { place } : { $cubes ->
        [0] aucun de ces cubes { $side ->
            [french] espagnols
           *[spanish] français
        } n’est éliminé
        [one] un de ces cubes { $side ->
            [french] espagnols
           *[spanish] français
        } est éliminé
       *[other] jusqu’à { $cubes } de ces cubes { $side ->
            [french] espagnols
           *[spanish] français
        } sont éliminés
    }.
    .done = les cubes { $side ->
        [french] espagnols
       *[spanish] français
    } entrés en { $area } sont attaqués
effect-fight_again = { place } : le combat y est résolu une fois de plus, avec les mêmes bonus de cartes.
    .done = le combat en { $area } est résolu une fois de plus
effect-look = Le camp { card-own } regarde la main du camp { card-foe }.
    .done = le camp { card-own } regarde la main du camp { card-foe }
effect-discard = Le camp { card-foe } défausse { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } de sa main, { $by ->
        [enemy] de son choix
       *[chance] au hasard
    }, s’il en a.
    .done = le camp { card-foe } défausse { $cards ->
        [one] une carte
       *[other] jusqu’à { $cards } cartes
    } de sa main, s’il en a

card-needs = Elle ne peut être jouée{ card-or-used } que si { $needs } est en jeu.
card-held = Elle ne peut être jouée{ card-or-used } que si le camp { card-own } tient { $areas }.
card-or-used = { $uses ->
    [0] { "" }
   *[other] { " ou utilisée" }
}
card-together = { $immediate ->
    [yes] Si tout cela n’est pas possible, elle est écartée sans effet.
   *[no] Elle ne peut être jouée que si tout cela est possible.
}
card-uses = { $stays ->
        [this-turn] Cette carte peut servir { card-times } ce tour-ci
       *[other] Cette carte reste en jeu{ lasting } et peut servir { card-times } par tour
    } ; la jouer, c’est déjà s’en servir une fois.
card-times = { $uses ->
    [one] une fois
    [2] deux fois
   *[other] { $uses } fois
}
card-stays = Cette carte reste en jeu{ lasting }.
card-stays-only = Cette carte reste en jeu{ lasting } et ne fait rien à elle seule.
card-serves = Tant qu’elle est en jeu, { $serves } { $count ->
        [one] peut être jouée
       *[other] peuvent être jouées
    }.
    .done = { the-side } peuvent désormais jouer { $serves }
card-nothing = Cette carte ne fait rien.
    .done = rien ne change
card-stays-done = la carte reste en jeu{ lasting }
