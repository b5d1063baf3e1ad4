# Words of the rulebook: sides, phases, card windows, how long a card stays, how sure we are.

side-name = { $side ->
    [french] Francuzi
    [chance] Los
   *[spanish] Hiszpanie
}
# Genitive and accusative: "rozkazy Francuzów", "przez Francuzów".
the-side = { $side ->
    [french] Francuzów
    [chance] losu
   *[spanish] Hiszpanów
}
side-start = { $side ->
    [french] Francuzi
    [chance] Los
   *[spanish] Hiszpanie
}
some-cubes = { $cubes ->
    [one] 1 kostka
    [few] { $cubes } kostki
    [many] { $cubes } kostek
   *[other] { $cubes } kostki
}

area = { $number } { $name }
outside = za murami
nothing = brak
list-pair = { $first } i { $last }
list-choice = { $first } lub { $last }
list-more = { $first }, { $rest }
part-of = { $whole }: { $part }
with-rule = { $sentence } ({ $rule })
order-entry = zza murów na pole { $area }
move = { $order } ({ some-cubes })
redirection = { $order } → { $area }
ride = { $origin }-{ $destination } ({ some-cubes })

phase-french_choice = Francuzi wybierają kartę
phase-deny = zakaz dobierania
phase-draw = dobieranie
phase-discard = utrata karty
phase-preparation = Przygotowanie: okno kart
phase-orders = Rozkazy: okno kart
phase-write = Rozkazy: pisanie
phase-movement = Ruch: okno kart
phase-allotment = Ruch: przydział kostek Francuzów
phase-after_movement = Ruch: okno po ruchu
phase-resolution = Rozstrzygnięcie: okno kart
phase-after_resolution = Rozstrzygnięcie: okno po rozstrzygnięciu
phase-over = koniec partii

window-preparation = przygotowanie
window-orders = rozkazy
window-movement = ruch
window-after_movement = po ruchu
window-resolution = rozstrzygnięcie
window-after_resolution = po rozstrzygnięciu
window-any = dowolne okno
window-immediate = natychmiast

card-window = { $windows }
card-window-immediate = { window-immediate }, potem { $windows }
card-window-from = { $windows }, od tury { $from_turn }
card-window-until = { $windows }, do tury { $until_turn }
card-window-only = { $windows }, tylko w turze { $from_turn }
card-window-two = { $windows }, tury { $from_turn } i { $until_turn }
card-window-between = { $windows }, tury od { $from_turn } do { $until_turn }

stays-no = nie
stays-this-turn = w tej turze
stays-until-the-end-of-the-next-movement = do końca następnego Ruchu
stays-all-game = do końca partii

certainty-attested = potwierdzone
certainty-implied = wywnioskowane
certainty-reconstructed = zrekonstruowane
certainty-attested-meaning = podaje to źródło
certainty-implied-meaning = wynika z tego, co podają źródła
certainty-reconstructed-meaning = własne tego projektu, bo żadne źródło tego nie podaje
