# What happened. One message for each event code of the engine; -own is what the owner of a secret reads.

event-kept = { side-start } zatrzymują na początek zakrytą kartę.
event-kept-own = { side-start } zatrzymują kartę { $card }, niewidoczną dla drugiej strony.
event-denied = { $side ->
    [french] Francuzi zabraniają Hiszpanom dobierania
   *[spanish] Hiszpanie zabraniają Francuzom dobierania
}.
event-allowed = { side-start } pozwalają przeciwnikowi dobrać kartę.
event-declined = { side-start } nie dobierają karty.
event-drew = { side-start } dobierają kartę.
event-drew-own = { side-start } dobierają kartę { $card }.
event-discarded = { side-start } tracą kartę z ręki: { $card }.
event-looked = { side-start } oglądają karty na ręce przeciwnika.
event-looked-own = { side-start } oglądają karty na ręce przeciwnika: { $cards }.
event-window = Okno kart: { $window }.
event-played = { side-start } zagrywają kartę { $card }: { $done }.
event-used = { side-start } używają karty { $card }: { $done }.
event-expired = Karta { $card } schodzi z gry.
event-sealed = Rozkazy { the-side } są zapieczętowane.
event-sealed-own = Rozkazy { the-side } są zapieczętowane: { $orders }.
event-shown = { side-start } pokazują swoje rozkazy: { $orders }.
event-revealed = { side-start } ujawniają swoje rozkazy: { $orders }.
event-voided = Wszystkie rozkazy { the-side } są nieważne (zob. { $why }).
event-announced = Ruchy Hiszpanów: { $moves }.
event-allotted = Przydział kostek Francuzów: { $moves }.
event-swap = { $side ->
    [french] Między polami { $origin } i { $destination } spotykają się Francuzi ({ $cubes }) i Hiszpanie ({ $against }): Francuzi przechodzą, Hiszpanie zostają odparci.
   *[spanish] Między polami { $origin } i { $destination } spotykają się Hiszpanie ({ $cubes }) i Francuzi ({ $against }): Hiszpanie przechodzą, Francuzi zostają odparci.
}
event-moved = { side-start } przesuwają { $cubes ->
    [one] 1 kostkę
    [few] { $cubes } kostki
    [many] { $cubes } kostek
   *[other] { $cubes } kostki
}: { $origin } → { $destination }.
event-lost = { side-start } tracą { $cubes ->
    [one] 1 kostkę
    [few] { $cubes } kostki
    [many] { $cubes } kostek
   *[other] { $cubes } kostki
} na polu { $area }.
event-turn = Zaczyna się tura { $turn }.
event-over = { $outcome }

event-fight = { $area }: { $loser ->
    [french] Hiszpanie { $stronger }{ $stronger_bonuses } przeciw Francuzom { $weaker }{ $weaker_bonuses }
   *[spanish] Francuzi { $stronger }{ $stronger_bonuses } przeciw Hiszpanom { $weaker }{ $weaker_bonuses }
}: { fight-result }{ $saved }.
event-fight-equal = { $area }: Francuzi { $stronger }{ $stronger_bonuses } przeciw Hiszpanom { $weaker }{ $weaker_bonuses }: równe siły, bez strat.
fight-bonuses = { " " }({ $bonuses })
fight-bonus = { $card } +{ $strength }
fight-saved = { " " }dzięki karcie { $cards }
fight-result = { $loser ->
    [french] Francuzi
   *[spanish] Hiszpanie
} { $lost ->
    [0] nie tracą żadnej kostki
    [one] tracą { $fewer ->
        [yes] tylko 1 kostkę
       *[no] 1 kostkę
    }
    [few] tracą { $fewer ->
        [yes] tylko { $lost } kostki
       *[no] { $lost } kostki
    }
    [many] tracą { $fewer ->
        [yes] tylko { $lost } kostek
       *[no] { $lost } kostek
    }
   *[other] tracą { $fewer ->
        [yes] tylko { $lost } kostki
       *[no] { $lost } kostki
    }
}

outcome-loss-limit = Wygrywają Hiszpanie: straty Francuzów osiągnęły limit.
outcome-cubes-left = Wygrywają Hiszpanie: po ostatniej turze na planszy jest jeszcze hiszpańska kostka.
outcome-gate-open = Wygrywają Hiszpanie: nie ma już hiszpańskich kostek, ale jedna z bram nie jest w rękach Francuzów.
outcome-city-subdued = Wygrywają Francuzi: nie ma już hiszpańskich kostek, a wszystkie bramy są w rękach Francuzów.
outcome-time = { $winner ->
    [french] Wygrywają Francuzi: Hiszpanom skończył się czas.
   *[spanish] Wygrywają Hiszpanie: Francuzom skończył się czas.
}
outcome-resigned = { $winner ->
    [french] Wygrywają Francuzi: Hiszpanie poddają partię.
   *[spanish] Wygrywają Hiszpanie: Francuzi poddają partię.
}
