### What is shown on the board: cards, the reveal, marches and fights

ui-scene-sheets = Les ordres sont révélés.
ui-scene-arrows = Les ordres sont révélés.
ui-scene-push = Des cubes se croisent en chemin.
ui-scene-march = Les cubes se déplacent.
ui-scene-fight = Les combats ont lieu.
ui-scene-next = Suite
ui-scene-skip = Sauter l’animation
ui-scene-hint = Appuyez n’importe où pour continuer.
ui-sheet-empty = aucun ordre
ui-lies-in-play = { $card } est en jeu
ui-sum-bonus = + { $strength } { $card }
ui-sum-total = = { $total }
ui-sum-against = contre
ui-sum-lose = { $side ->
    [french] Les Français
   *[spanish] Les Espagnols
} { $lost ->
    [0] ne perdent rien.
   *[other] perdent { $lost }.
}
ui-sum-equal = Égalité : aucune perte.
ui-sum-saved = Grâce à { $cards } : { $spared } de moins.
ui-push = { $side ->
    [french] Les Français sont refoulés.
   *[spanish] Les Espagnols sont refoulés.
}
ui-push-initiative = Égalité, mais sans l’initiative : { $side ->
    [french] les Français sont refoulés.
   *[spanish] les Espagnols sont refoulés.
}

# How it is shown
ui-pace = Vitesse des animations
ui-pace-slow = lente
ui-pace-normal = normale
ui-pace-fast = rapide
ui-pace-off = sans
ui-sound = Son
ui-sound-on = Le son est activé
ui-sound-off = Le son est coupé
