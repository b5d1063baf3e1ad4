### What is shown on the board: cards, the reveal, marches and fights

ui-scene-sheets = Rozkazy są ujawnione.
ui-scene-arrows = Rozkazy są ujawnione.
ui-scene-push = Kostki spotykają się w drodze.
ui-scene-march = Kostki ruszają.
ui-scene-fight = Trwają walki.
ui-scene-next = Dalej
ui-scene-skip = Pomiń
ui-scene-hint = Naciśnij gdziekolwiek, aby przejść dalej.
ui-sheet-empty = bez rozkazów
ui-lies-in-play = { $card } leży w grze
ui-sum-bonus = + { $strength } { $card }
ui-sum-total = = { $total }
ui-sum-against = przeciw
ui-sum-lose = { $side ->
    [french] Francuzi
   *[spanish] Hiszpanie
} { $lost ->
    [0] nic nie tracą.
   *[other] tracą { $lost }.
}
ui-sum-equal = Równe siły: nikt nic nie traci.
ui-sum-saved = Ocalone dzięki karcie { $cards }: { $spared }.
ui-push = { $side ->
    [french] Francuzi zostają odparci.
   *[spanish] Hiszpanie zostają odparci.
}
ui-push-initiative = Po równo, ale bez inicjatywy: { $side ->
    [french] Francuzi zostają odparci.
   *[spanish] Hiszpanie zostają odparci.
}

# How it is shown
ui-pace = Animacje
ui-pace-slow = wolne
ui-pace-normal = normalne
ui-pace-fast = szybkie
ui-pace-off = wyłączone
ui-sound = Dźwięk
ui-sound-on = Dźwięk włączony
ui-sound-off = Dźwięk wyłączony
