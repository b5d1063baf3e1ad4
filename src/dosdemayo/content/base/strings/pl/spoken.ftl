# Stół w słowach, dla tych, którzy grają ze słuchu.

spoken-word-where = gdzie
spoken-word-threats = zagrożenia
spoken-word-orders = rozkazy
spoken-word-cards = karty
spoken-word-help = pomoc
spoken-word-log = dziennik
spoken-word-rules = zasady
spoken-word-options = opcje
spoken-word-seal = zapieczętuj
spoken-word-undo = cofnij
spoken-word-wait = czekaj
spoken-word-draw = dobierz
spoken-word-play = zagraj
spoken-help = Możesz wpisać: { $words } albo numer pola, by usłyszeć, co na nim i obok niego stoi.
spoken-help-page = Także { spoken-word-log }, by usłyszeć, co zdarzyło się w tej turze, i { spoken-word-rules } z numerem lub słowem, na przykład { spoken-word-rules } 5.6. Rozkazy, na przykład 9-14, trafiają na twój arkusz. { spoken-word-options } mówi, co możesz odpowiedzieć; potem wpisz odpowiedź, na przykład { spoken-word-draw } albo { spoken-word-play } molina 10. { spoken-word-seal } prowadzi dalej: pieczętuje rozkazy, wysyła kostki, pasuje albo ujawnia. { spoken-word-undo } cofa to, co jeszcze można cofnąć, a { spoken-word-wait } zatrzymuje okno kart.
spoken-enter = Tam, gdzie wystarczyłby Enter, wpisz tutaj { spoken-word-seal }.
spoken-done = Zrobione.
spoken-not-now = Teraz nie można tego zrobić.
spoken-unknown = „{ $typed }” – tego nie rozumiem albo teraz nie można tego zrobić. Wpisz { spoken-word-help }, by usłyszeć, co można wpisać.
spoken-added = Na twoim arkuszu: { $orders }.
spoken-where = { side-start }: { $groups }.
spoken-outside = Za murami: { $groups }.
spoken-contested = Pola konfliktu: { $areas }.
spoken-group = { $area }, { some-cubes }
spoken-area = { $area }: { $cubes }.
spoken-gate = To brama. { $cubes ->
    [0] Nikt nie czeka za murami.
   *[other] Za murami: { some-cubes }.
}
spoken-gold = To złota ulica.
spoken-neighbour = { $area }, { $cubes }
spoken-neighbours = Obok: { $areas }.
spoken-threat = { $area }: twoje kostki: { $mine }, przeciwnika: najwyżej { $theirs } (skąd: { $origins }).
spoken-here = to samo pole
spoken-no-threats = Żadna twoja grupa nie może teraz trafić na przewagę przeciwnika.
spoken-sealed = Zapieczętowane rozkazy: { $orders }.
spoken-ordered = { side-start }, rozkazy: { $orders }.
spoken-no-orders = Teraz nie są znane żadne rozkazy.
spoken-card = { $card } ({ $when }): { $effect }
spoken-in-play = W grze: { $cards }.
spoken-hand-size = { side-start }, liczba kart na ręce: { $cards }.

ui-tab-text = Polecenia
ui-text-label = Wpisz słowo, numer pola albo rozkazy
ui-text-ask = Zapytaj
ui-text-answers = Odpowiedzi
ui-text-log-empty = W tej turze nic się jeszcze nie zdarzyło.
