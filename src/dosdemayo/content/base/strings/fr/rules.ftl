# Words of the rulebook: sides, phases, card windows, how long a card stays, how sure we are.

side-name = { $side ->
    [french] Français
    [chance] Hasard
   *[spanish] Espagnols
}
the-side = { $side ->
    [french] les Français
    [chance] le hasard
   *[spanish] les Espagnols
}
side-start = { $side ->
    [french] Les Français
    [chance] Le hasard
   *[spanish] Les Espagnols
}
some-cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}

area = { $number } { $name }
outside = l’extérieur
nothing = rien
list-pair = { $first } et { $last }
list-choice = { $first } ou { $last }
list-more = { $first }, { $rest }
part-of = { $whole } : { $part }
with-rule = { $sentence } ({ $rule })
order-entry = de l’extérieur vers { $area }
move = { $order } ({ some-cubes })
redirection = { $order } vers { $area }
ride = { $origin }-{ $destination } ({ some-cubes })

phase-french_choice = les Français gardent une carte
phase-deny = interdiction de piocher
phase-draw = pioche
phase-discard = une carte est défaussée
phase-preparation = Préparation : cartes
phase-orders = Ordres : cartes
phase-write = Ordres : écriture
phase-movement = Mouvement : cartes
phase-allotment = Mouvement : répartition française
phase-after_movement = Mouvement : cartes après le mouvement
phase-resolution = Résolution : cartes
phase-after_resolution = Résolution : cartes après la résolution
phase-over = la partie est finie

window-preparation = préparation
window-orders = ordres
window-movement = mouvement
window-after_movement = après le mouvement
window-resolution = résolution
window-after_resolution = après la résolution
window-any = à tout moment
window-immediate = immédiate

card-window = { $windows }
card-window-immediate = { window-immediate }, puis { $windows }
card-window-from = { $windows }, à partir du tour { $from_turn }
card-window-until = { $windows }, jusqu’au tour { $until_turn }
card-window-only = { $windows }, tour { $from_turn } seulement
card-window-two = { $windows }, tours { $from_turn } et { $until_turn }
card-window-between = { $windows }, tours { $from_turn } à { $until_turn }

stays-no = non
stays-this-turn = ce tour-ci
stays-until-the-end-of-the-next-movement = jusqu’à la fin du prochain Mouvement
stays-all-game = toute la partie

certainty-attested = attesté
certainty-implied = déduit
certainty-reconstructed = reconstitué
certainty-attested-meaning = une source le dit
certainty-implied-meaning = découle de ce que disent les sources
certainty-reconstructed-meaning = propre à ce projet, car aucune source ne le dit
