# Questions, answers and everything that the text game says.

decision-french_choice = karta do zatrzymania
decision-deny = decyzja, czy przeciwnik może dobrać kartę
decision-draw = decyzja, czy dobrać kartę
decision-deal = karta, która zostaje dobrana
decision-discard = karta, która przepada
decision-window = karta w oknie „{ $window }”
decision-orders = rozkazy
decision-allotment = przydział kostek do rozkazów

answer-choose = wybór karty
answer-deny = decyzja o dobieraniu przeciwnika
answer-draw = decyzja o dobieraniu
answer-deal = rozdana karta
answer-discard = utracona karta
answer-write = rozkazy
answer-allot = liczby kostek
answer-play = karta
answer-use = użycie karty
answer-pass = pas
answer-resign = poddanie partii

# The state of the game under the board.

status-turn = Tura { $turn } z { $turns } · { $phase } · inicjatywa: { $initiative }
status-over = Tura { $turn } z { $turns } · { $phase }
status-lost = Straty: Francuzi { $french } z { $limit }, Hiszpanie { $spanish }
status-reserve = rezerwa: Francuzi { $french }, Hiszpanie { $spanish }
status-hands = Karty na ręce: Francuzi { $french }, Hiszpanie { $spanish }
status-decks = w talii: Francuzi { $french }, Hiszpanie { $spanish }
status-in-play = W grze: { $cards }
status-in-play-area = { $card } na polu { $area }
status-closed = Zamknięte dla Hiszpanów: { $areas }
status-orders = Rozkazy w mocy: Francuzi { $french }; Hiszpanie { $spanish }

# The map.

map-legend = ▲ brama   ═ złota ulica (rozkazy Francuzów z niej są darmowe)   ── pewna granica   ┄┄ zrekonstruowana granica
map-legend-cubes = F Francuzi   S Hiszpanie   o kostki za bramą   × zamknięte dla Hiszpanów   ░ ogrody, brak przejścia
map-legend-separated = ━━ te pola stykają się na rysunku, ale w tej edycji nie sąsiadują ze sobą
map-corners = Pola, które stykają się tylko rogiem (4 i 9, 5 i 8, 9 i 10), nie sąsiadują ze sobą.
map-also-joined = W tej edycji sąsiadują ze sobą, choć nie stykają się na rysunku: { $pairs }.
map-too-narrow = Rysunek wymaga { $width } kolumn; ten ekran ma ich mniej.
map-number = nr
map-area = pole
map-neighbours = sąsiaduje z (? zrekonstruowane)
map-special = cechy
map-gate = brama
map-main-street = złota ulica
map-setup = na początku
map-joined-to = sąsiaduje z: { $area } ({ $certainty })
map-outside = za murami { $cubes }

# Cards.

cards-rule = zasada
cards-id = id
cards-name = nazwa
cards-side = strona
cards-window = okno
cards-stays = zostaje
cards-effect = efekt
cards-certainty = pewność
cards-parameter = co
cards-value = wartość
cards-sure = jak pewne
cards-source = źródło
cards-sources = Jak bardzo jesteśmy pewni
cards-history = Historia
cards-hint = `dosdemayo cards ID` pokazuje jedną kartę w całości.

# The edition.

edition-title = Edycja „{ $name }”
edition-kind = co
edition-areas = nazwy pól
edition-edges = granice na mapie
edition-setup = plansza, ustawienie i limity
edition-parameters = wartości na kartach
edition-effects = działanie kart
edition-key = klucz
edition-in-base = edycja podstawowa
edition-here = ta edycja
edition-edge = { $first }–{ $second } sąsiadują
edition-joined = połączone
edition-total = razem
edition-removed = { $first }–{ $second } nie sąsiadują (w edycji podstawowej sąsiadują)

# Replaying and checking records.

replay-title = Francuzi: { $french } · Hiszpanie: { $spanish } · rozkazy: { $orders } · edycja: { $edition }
replay-unnamed = bez imienia
replay-assisted = ze wsparciem
replay-strict = ścisłe
replay-start = Ustawienie początkowe.
replay-more = Enter: następny krok, q: koniec
replay-unfinished = Partia nie jest skończona.
check-good = { $file }: poprawny zapis, { $answers ->
    [one] 1 odpowiedź
    [few] { $answers } odpowiedzi
    [many] { $answers } odpowiedzi
   *[other] { $answers } odpowiedzi
}, tura { $turn }. { $result }

# The text game at one terminal, for two or for one against the computer.

play-name = { $side } ({ $name })
play-welcome = 2 de Mayo dla dwojga przy jednym terminalu. Rozkazy i karty są tajne: oddawaj klawiaturę, gdy gra o to prosi, i nie patrz, gdy nie jest twoja. Przy każdym pytaniu możesz wpisać pomoc.
play-welcome-alone = 2 de Mayo, w pojedynkę przeciw komputerowi ({ $level }). Grasz po stronie { the-side }. Przy każdym pytaniu możesz wpisać pomoc, a także podpowiedź, by się dowiedzieć, co zrobiłby silny gracz.
play-resumed = Dalszy ciąg partii z pliku { $file }.
play-resumed-alone = Dalszy ciąg partii z pliku { $file }. Grasz po stronie { the-side } przeciw komputerowi ({ $level }).
play-gets-ready = Komputer się przygotowuje (za pierwszym razem chwilę to trwa)…
play-thinks = { side-start } myślą… ({ $phase })
play-curtain = Teraz kolej { $player }: oddaj klawiaturę i naciśnij Enter.
play-since = Co się tymczasem zdarzyło:
play-hand = Twoje karty na ręce:
play-hand-empty = Nie masz kart na ręce.
play-hand-card = { $name } ({ $rule }; { $when }): { $effect }
play-enter-pass = Nie możesz teraz niczego zagrać. Naciśnij Enter, aby spasować.
play-draws = Kto dobiera kartę? Enter: obie strony. W przeciwnym razie wpiszcie francuzi, hiszpanie albo nikt.
play-look = Naciśnij Enter, gdy obejrzysz swoje karty.
play-beat = Okno kart „{ $window }”: jakieś karty? Enter: gra idzie dalej. Kto chce zagrać albo pomyśleć, wpisuje czekaj francuzi lub czekaj hiszpanie.
play-no-wait = Polecenie czekaj działa w oknie kart.
play-saved = Partia jest w pliku { $file }.
play-stopped = Partia zostaje tu przerwana.
play-stopped-unsaved = Partia zostaje tu przerwana i nie jest zapisana; można ją było zapisać poleceniem `zapisz PLIK`.
play-nothing-to-undo = Nie ma czego cofnąć.
play-no-file = Podaj, gdzie: zapisz PLIK.
play-sure = Na pewno poddajesz partię? Wpisz tak.
play-log-empty = W tej turze nic się jeszcze nie zdarzyło.
play-level-now = Poziom komputera: { $level }. Aby go zmienić od następnej tury, wpisz poziom i nazwę, na przykład poziom silny-śmiały.
play-no-computer = W tej partii komputer nie gra.
play-tutor-on = Nauczyciel ostrzega, zanim oddasz coś za darmo. Wpisz nauczyciel, by go uciszyć.
play-tutor-off = Od teraz nauczyciel milczy. Wpisz nauczyciel, by go przywołać.
play-hint-type = Aby tak zrobić, wpisz: { $typed }
play-hint-enter = Aby tak zrobić, po prostu naciśnij Enter.
play-not-understood = Nie rozumiem „{ $typed }”. { $expected }

ask-french_choice = Którą kartę zatrzymujesz? Wpisz jej numer. Druga wraca zakryta do twojej talii (2.4).
ask-choice = { $number }  { $name } – { $effect }
ask-deny = Przeciwnik ma o { $difference ->
    [few] { $difference } karty
    [many] { $difference } kart
   *[other] { $difference } karty
} więcej niż ty. Wpisz zabroń, aby nie dobierał, albo pozwól (4.3).
ask-deny-both = Przeciwnik ma o { $difference ->
    [few] { $difference } karty
    [many] { $difference } kart
   *[other] { $difference } karty
} więcej niż ty. Wpisz zabroń, aby nie dobierał – wtedy i ty nie dobierasz – albo pozwól (4.3).
ask-draw = Wpisz dobierz, aby dobrać kartę, albo rezygnuj (4.2).
ask-orders = Napisz rozkazy, na przykład { $example }; sam Enter oznacza brak rozkazów.
ask-orders-none = Żadnej twojej grupie nie można teraz wydać rozkazu; naciśnij Enter, aby nie pisać żadnego.
ask-orders-french = Rozkazów liczonych do limitu może być najwyżej { $limit }; te ze złotych ulic są darmowe (5.4).
ask-orders-spanish = Jeden rozkaz na grupę, która rusza się w całości (5.3).
ask-orders-split = W tej turze możesz rozdzielić { $splits ->
    [one] jedną grupę
    [few] { $splits } grupy
    [many] { $splits } grup
   *[other] { $splits } grupy
}: zapisz liczby kostek, na przykład 2x11-14 (C-F8).
ask-group = { $origin } ({ some-cubes }): na { $goals }
ask-group-most = { $origin } ({ some-cubes }, wyjść może najwyżej { $most }): na { $goals }
ask-group-counted = { $origin } ({ some-cubes }, w limicie): na { $goals }
ask-group-free = { $origin } ({ some-cubes }, darmowy): na { $goals }
ask-shown = Rozkazy Hiszpanów są znane: { $orders }.
ask-seal = Twoje rozkazy: { $orders }. Enter je pieczętuje; cofnij pozwala napisać je od nowa.
ask-again = Nic nie jest zapieczętowane; napisz rozkazy od nowa.
ask-warning = Uwaga: { $problem }
ask-tutor = Nauczyciel: { $warning }
ask-anyway = Naciśnij Enter, by mimo to tak zrobić, albo wpisz cofnij, by odpowiedzieć jeszcze raz.
ask-allotment = Ile kostek wykonuje każdy rozkaz? Co najmniej po jednej (6.3). Wpisz liczby w tej kolejności albo na przykład { $example }; sam Enter wysyła tyle, ile może pójść.
ask-stack = { $orders }: do podziału { some-cubes }
ask-window = Okno kart „{ $window }”: zagraj kartę, na przykład { $example }, albo naciśnij Enter, aby spasować.
ask-play = zagraj { $card }: { $name } { $targets }
ask-use = użyj { $card }: { $name } { $targets }
ask-targets-none = (nic więcej nie trzeba)
ask-targets-area = na pole: { $values }
ask-targets-order = na rozkaz: { $values }
ask-targets-redirect = na rozkaz i jego nowy cel: { $values }
ask-targets-ride = kroki, na przykład { $example }: { $values }
ask-ride = najwyżej { $cubes } z { $area } na { $goals }

play-help =
    Przy każdym pytaniu możesz też wpisać
      plansza         plansza
      gdzie [POLE]    kto gdzie stoi; z numerem: co jest na polu i obok niego
      zagrożenia      które twoje grupy mogą trafić na przewagę przeciwnika
      rozkazy         znane rozkazy
      ręka            twoje karty w całości
      karty [ID]      wszystkie karty albo jedna: karty daoiz
      zasady [NUMER]  zasada: zasady 5.4, zasady C-F3
      dziennik        co się zdarzyło w tej turze
      opcje           co możesz teraz odpowiedzieć
      podpowiedź      co wybrałby silny gracz i dlaczego
      nauczyciel      ucisz nauczyciela albo go przywołaj: ostrzega, zanim oddasz coś za darmo
      poziom [NAZWA]  jak silny jest komputer; z nazwą: jak silny ma być od następnej tury
      czekaj          przeciw komputerowi: pytaj mnie w każdym oknie kart tej tury
      zapisz PLIK     zapisz partię w pliku; `dosdemayo play PLIK` ją wznawia
      poddaj          poddaj partię
      koniec          przerwij na razie
    Rozkazy pisze się jako start-cel: 9-14. Zza murów: -16. Kilka: 12-15, 9-14. Z liczbą kostek: 2x11-14.
    Kartę podaje się przez jej id albo początek słowa z jej nazwy: zagraj molina 10.
    Angielskie słowa są też zawsze rozumiane (map, hand, hint, wait, quit…); znaki diakrytyczne i wielkość liter nie grają roli.
