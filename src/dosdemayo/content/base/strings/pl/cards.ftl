# What cards do, made from their effects: a message for each effect, and in .done what it has just done.
# $side is the side whose card it is, $stays how long the card lies in play, $reach and $where which place it acts on.
# card-own and card-foe are genitives: "grupa Francuzów".

card-own = { $side ->
    [french] Francuzów
   *[spanish] Hiszpanów
}
card-foe = { $side ->
    [french] Hiszpanów
   *[spanish] Francuzów
}

lasting = { $stays ->
    [this-turn] { " w tej turze" }
    [until-the-end-of-the-next-movement] { " do końca następnego Ruchu" }
    [all-game] { " przez resztę partii" }
   *[no] { "" }
}
lasting-start = { $stays ->
    [this-turn] W tej turze
    [until-the-end-of-the-next-movement] Do końca następnego Ruchu
    [all-game] Przez resztę partii
   *[no] Teraz
}

# Ends with what joins it to the rest of the sentence: a comma after "jeśli", else a colon.
place = { $reach ->
    [fixed] { $where ->
        [fight] Jeśli { $area } jest polem konfliktu,
        [group] Jeśli na polu { $area } stoi grupa { card-own },
        [held] Jeśli pole { $area } zajmują { side-start },
        [entered] Jeśli w tej turze na pole { $area } weszły kostki { card-foe } i stoi tam grupa { card-own },
       *[any] Pole { $area }:
    }
    [near] { $where ->
        [fight] Wybierz pole konfliktu, { $area } lub sąsiednie:
        [group] Wybierz pole z grupą { card-own }, { $area } lub sąsiednie:
        [held] Wybierz pole zajmowane przez { card-own }, { $area } lub sąsiednie:
        [entered] Wybierz pole, { $area } lub sąsiednie, na które w tej turze weszły kostki { card-foe } i na którym stoi grupa { card-own }:
       *[any] Wybierz pole { $area } lub sąsiednie:
    }
    [also] To samo pole, o ile { $where ->
        [fight] jest polem konfliktu:
        [group] stoi na nim grupa { card-own }:
        [held] zajmują je { side-start }:
        [entered] stoi na nim grupa { card-own } i w tej turze weszły na nie kostki { card-foe }:
        [fought] była na nim w tej turze walka i nadal jest polem konfliktu:
       *[any] jest na planszy:
    }
    [also-near] To samo pole, o ile jest to { $area } lub pole sąsiednie{ $where ->
        [fight] { " i trwa na nim konflikt:" }
        [group] { " i stoi na nim grupa" } { card-own }:
        [held] { " i zajmują je" } { side-start }:
        [entered] { " i stoi na nim grupa" } { card-own }, a w tej turze weszły na nie kostki { card-foe }:
       *[any] { ":" }
    }
    [same] To samo pole:
   *[free] { $where ->
        [fight] Wybierz pole konfliktu:
        [group] Wybierz pole z grupą { card-own }:
        [held] Wybierz pole zajmowane przez { card-own }:
        [entered] Wybierz pole, na które w tej turze weszły kostki { card-foe } i na którym stoi grupa { card-own }:
        [fought] Wybierz pole, na którym w tej turze rozstrzygnięto walkę i które nadal jest polem konfliktu:
       *[any] Wybierz dowolne pole:
    }
}

effect-strength = { place } grupa { card-own } ma tam +{ $bonus } do siły{ lasting }.
    .done = { side-start } na polu { $area } mają +{ $bonus } do siły{ lasting }
effect-close = { lasting-start } { $count ->
        [0] żadne pole nie jest zamknięte
        [one] pole { $areas } jest zamknięte, dopóki zajmują je Francuzi
        [2] pola { $areas } są zamknięte, dopóki Francuzi zajmują oba
       *[other] pola { $areas } są zamknięte, dopóki Francuzi zajmują wszystkie
    }: żaden rozkaz Hiszpanów nie może tam prowadzić.
    .done = { $count ->
        [0] żadne pole nie jest zamknięte
        [one] pole { $areas } jest zamknięte, dopóki zajmują je Francuzi
        [2] pola { $areas } są zamknięte, dopóki Francuzi zajmują oba
       *[other] pola { $areas } są zamknięte, dopóki Francuzi zajmują wszystkie
    }
effect-open = { lasting-start } rozkazy Hiszpanów mogą prowadzić na zamknięte pola. Taki rozkaz musi być napisany wcześniej; jeśli karta nie zostanie zagrana, cały arkusz jest nieważny.
    .done = rozkazy Hiszpanów mogą prowadzić na zamknięte pola{ lasting }
effect-split = { lasting-start } Hiszpanie mogą rozdzielić { $groups ->
        [one] jedną grupę
        [few] { $groups } grupy
        [many] { $groups } grup
       *[other] { $groups } grupy
    }: kilka rozkazów z jednego pola, każdy z liczbą kostek; kostki bez rozkazu zostają.
    .done = Hiszpanie mogą rozdzielić { $groups ->
        [one] jedną grupę
        [few] { $groups } grupy
        [many] { $groups } grup
       *[other] { $groups } grupy
    }{ lasting }
effect-shield = { place } grupa { card-own } nie traci tam żadnej kostki w Rozstrzygnięciu tej tury{ $stays ->
        [this-turn] { "." }
       *[other] { ", a w Ruchu następnej tury grupa na tym polu może w całości opuścić pole konfliktu." }
    }
    .done = grupa na polu { $area } nie traci w tej turze żadnej kostki{ $stays ->
        [this-turn] { "" }
       *[other] { ", a w następnej może w całości wyjść z walki" }
    }
effect-spare = { place } grupa { card-own } traci tam{ lasting } o { $cubes ->
        [one] 1 kostkę
        [few] { $cubes } kostki
        [many] { $cubes } kostek
       *[other] { $cubes } kostki
    } mniej w każdej walce.
    .done = { side-start } na polu { $area } tracą{ lasting } o { $cubes ->
        [one] 1 kostkę
        [few] { $cubes } kostki
        [many] { $cubes } kostek
       *[other] { $cubes } kostki
    } mniej w każdej walce
effect-loss_limit = { $lower ->
        [yes] Limit strat Francuzów wynosi { $limit }{ lasting }.
       *[no] Limit strat Francuzów wynosi najwyżej { $limit }{ lasting }: samo w sobie niczego to nie zmienia.
    }
    .done = limit strat Francuzów wynosi najwyżej { $limit }{ lasting }
effect-see_sheet = W tej turze { $side ->
        [french] Hiszpanie
       *[spanish] Francuzi
    } piszą rozkazy pierwsi i je pokazują; potem piszą { side-start }.
    .done = w tej turze { $side ->
        [french] Hiszpanie piszą jawne rozkazy wcześniej niż Francuzi
       *[spanish] Francuzi piszą jawne rozkazy wcześniej niż Hiszpanie
    }
effect-add_order = Po ujawnieniu obu arkuszy Francuzi mogą dodać jeszcze jeden rozkaz, ponad limit. Musi to być rozkaz, który wolno było napisać.
    .done = dodany zostaje rozkaz { $order }
effect-cancel = Anuluj jeden rozkaz { card-foe }{ $which ->
        [counted] { ", który liczy się do limitu" }
        [free] { ", który nie liczy się do limitu" }
        [outside] { ", który wprowadza kostki zza murów" }
       *[any] { "" }
    }.
    .done = rozkaz { $order } zostaje anulowany
effect-redirect = Wybierz jeden rozkaz Hiszpanów: jego celem staje się inne pole obok pola startowego, na które grupa może wejść zgodnie z zasadami.
    .done = rozkaz { $order } prowadzi teraz na pole { $goal }
effect-ride = Francuskie kostki, które w tej turze się ruszyły i stoją teraz tam, gdzie nie ma hiszpańskich kostek, mogą przejść o jedno pole dalej, każda tam, dokąd zechcesz.
    .done = kostki jadą dalej: { $steps }
effect-recruit = { place } { $cubes ->
        [0] z rezerwy nie dochodzi tam żadna kostka
        [one] z rezerwy dochodzi tam jedna kostka
        [few] z rezerwy dochodzą tam najwyżej { $cubes } kostki
        [many] z rezerwy dochodzi tam najwyżej { $cubes } kostek
       *[other] z rezerwy dochodzi tam najwyżej { $cubes } kostki
    } { card-own }.
    .done = rezerwa dołącza na polu { $area }
effect-strike = { place } { $cubes ->
        [0] żadna z tych kostek { card-foe } nie zostaje wyeliminowana
        [one] jedna z tych kostek { card-foe } zostaje wyeliminowana
        [few] wyeliminowane zostają najwyżej { $cubes } z tych kostek { card-foe }
       *[other] wyeliminowanych zostaje najwyżej { $cubes } z tych kostek { card-foe }
    }.
    .done = kostki { card-foe }, które weszły na pole { $area }, zostają zaatakowane
effect-fight_again = { place } rozstrzygnij tam walkę jeszcze raz, z tymi samymi premiami z kart.
    .done = walka na polu { $area } zostaje rozstrzygnięta jeszcze raz
effect-look = { side-start } oglądają karty na ręce { card-foe }.
    .done = { side-start } oglądają karty na ręce { card-foe }
effect-discard = { $side ->
        [french] Hiszpanie
       *[spanish] Francuzi
    } odrzucają z ręki { $cards ->
        [one] jedną kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }, { $by ->
        [enemy] według własnego wyboru
       *[chance] losowo
    }, jeśli { $cards ->
        [one] jakąś
       *[other] jakieś
    } mają.
    .done = { $cards ->
        [one] przepada karta
        [few] przepadają najwyżej { $cards } karty
        [many] przepada najwyżej { $cards } kart
       *[other] przepada najwyżej { $cards } karty
    } z ręki { card-foe }, jeśli { $cards ->
        [one] jakąś
       *[other] jakieś
    } mają

card-needs = Tę kartę można zagrać{ card-or-used } tylko wtedy, gdy w grze leży karta { $needs }.
card-held = Tę kartę można zagrać{ card-or-used } tylko wtedy, gdy { side-start } zajmują: { $areas }.
card-or-used = { $uses ->
    [0] { "" }
   *[other] { " lub jej użyć" }
}
card-together = { $immediate ->
    [yes] Jeśli nie da się zrobić tego wszystkiego, karta jest odkładana bez efektu.
   *[no] Kartę można zagrać tylko wtedy, gdy da się zrobić to wszystko.
}
card-uses = { $stays ->
        [this-turn] W tej turze można użyć tej karty { card-times }
       *[other] Ta karta zostaje w grze{ lasting } i można jej użyć { card-times } na turę
    }, wliczając zagranie.
card-times = { $uses ->
    [one] raz
    [2] dwa razy
   *[other] { $uses } razy
}
card-stays = Ta karta zostaje w grze{ lasting }.
card-stays-only = Ta karta zostaje w grze{ lasting } i sama nic nie robi.
card-serves = Dopóki leży w grze, można zagrać { $count ->
        [one] kartę
       *[other] karty
    } { $serves }.
    .done = { side-start } mogą teraz zagrać kartę { $serves }
card-nothing = Ta karta nic nie robi.
    .done = nic się nie zmienia
card-stays-done = zostaje w grze{ lasting }
