# Why a strong player would answer so. One message for each code of a reason; averages may be broken numbers.

hint-only_answer = Nic innego nie jest możliwe.
hint-seen = Rozkazy { the-side } są już znane ({ $orders }), a to najlepsza odpowiedź na nie.
hint-will_be_seen = Przeciwnik zobaczy te rozkazy, zanim napisze swoje: najlepsza odpowiedź na nie boli tu najmniej.
hint-wins = { $chance ->
    [100] O ile da się przewidzieć, daje to wygraną w tej turze, chyba że przeciwnik zagra kartę.
   *[other] W około { $chance }% przypadków daje to wygraną w tej turze.
}
hint-threat = { side-start } zagrażają polu { $area }: bez ruchu straty wyniosą tam zapewne { hint-lost }.
hint-entry = Wejście
hint-attack = { $order } atakuje pole { $area }: przeciwnik straci zapewne { hint-lost }.
hint-gate = { $order } prowadzi do bramy na polu { $area }.
hint-enter = { $order } wprowadza wojsko zza murów na pole { $area }.
hint-stay = Żaden ruch nie jest teraz wart ryzyka.
hint-losses = Spodziewane straty w tej turze: Francuzi – { $french ->
    [0] brak
    [one] 1 kostka
    [few] { $french } kostki
    [many] { $french } kostek
   *[other] { $french } kostki
}, Hiszpanie – { $spanish ->
    [0] brak
    [one] 1 kostka
    [few] { $spanish } kostki
    [many] { $spanish } kostek
   *[other] { $spanish } kostki
}.
hint-better = Twoje szanse są o { $gain ->
    [one] 1 punkt procentowy
    [few] { $gain } punkty procentowe
    [many] { $gain } punktów procentowych
   *[other] { $gain } punktu procentowego
} większe niż bez rozkazów.
hint-varies = Silny gracz zmienia tu rozkazy, by pozostać nieprzewidywalnym, i te pisze w około { $share }% przypadków.
hint-all_go = U celu potrzebna jest każda kostka.
hint-numbers = Lepiej, by na miejscu { $cubes ->
    [one] została 1 kostka
    [few] zostały { $cubes } kostki
    [many] zostało { $cubes } kostek
   *[other] zostało { $cubes } kostki
}: twoje szanse są wtedy o { $gain ->
    [one] 1 punkt procentowy
    [few] { $gain } punkty procentowe
    [many] { $gain } punktów procentowych
   *[other] { $gain } punktu procentowego
} większe niż po wysłaniu wszystkich.
hint-card_now = Karta { $card } poprawia teraz twoje szanse o { $gain ->
    [one] 1 punkt procentowy
    [few] { $gain } punkty procentowe
    [many] { $gain } punktów procentowych
   *[other] { $gain } punktu procentowego
}.
hint-card_wait = { $gain ->
    [0] Żadna karta nie poprawiłaby teraz twoich szans.
    [one] Najlepsza karta poprawiłaby teraz twoje szanse tylko o 1 punkt procentowy, a później może dać więcej.
    [few] Najlepsza karta poprawiłaby teraz twoje szanse tylko o { $gain } punkty procentowe, a później może dać więcej.
    [many] Najlepsza karta poprawiłaby teraz twoje szanse tylko o { $gain } punktów procentowych, a później może dać więcej.
   *[other] Najlepsza karta poprawiłaby teraz twoje szanse tylko o { $gain } punktu procentowego, a później może dać więcej.
}
hint-look_first = Karta { $card } pokaże ci rozkazy przeciwnika, zanim napiszesz swoje.
hint-draw = Jedna karta więcej to większy wybór.
hint-decline = Karty pozostałe w twojej talii bardziej by zaszkodziły, niż pomogły.
hint-deny_free = { side-start } nic wtedy nie dobierają, a ty nadal dobierasz.
hint-deny_worth = Warto zrezygnować z własnej karty, byle { side-start } nie dobrali swojej.
hint-allow = Twoja nowa karta jest warta więcej niż nowa karta { the-side }.
hint-lost = { $lost ->
    [one] 1 kostkę
    [few] { $lost } kostki
    [many] { $lost } kostek
   *[other] { $lost } kostki
}
