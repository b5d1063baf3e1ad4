# The page: buttons, headings, prompts and what a screen reader is told.

ui-title = 2 de Mayo
ui-subtitle = Madryt, 2 maja 1808
ui-close = Zamknij
ui-none = brak
ui-cancel = Anuluj
ui-back = Wstecz
ui-copy = Kopiuj
ui-copied = Skopiowano.
ui-copy-by-hand = Ta przeglądarka nie pozwala kopiować. Link jest zaznaczony: skopiuj go ręcznie.
ui-share = Udostępnij
ui-save = Zapisz
ui-download = Pobierz
ui-print = Drukuj
ui-loading = Chwileczkę…
ui-skip = Przejdź do treści

# Proper names on the map
ui-map-title = Madrid
ui-map-subtitle = el Dos de Mayo de 1808
ui-map-river = Río Manzanares
ui-map-park = Buen Retiro
ui-map-woods = Casa de Campo
ui-board = Plansza: Madryt, 21 pól i cztery pola wejścia. Strzałkami przechodzisz z pola na pole.
ui-entry = za murami ({ $number })

# An area, said in one breath
ui-area-cubes = { $french ->
    [0] { $spanish ->
        [0] brak kostek
        [one] 1 kostka hiszpańska
        [few] { $spanish } kostki hiszpańskie
        [many] { $spanish } kostek hiszpańskich
       *[other] { $spanish } kostki hiszpańskiej
    }
    [one] 1 kostka francuska{ $spanish ->
        [0] {""}
        [one] {" "}przeciw 1 hiszpańskiej, konflikt
       *[other] {" "}przeciw { $spanish } hiszpańskim, konflikt
    }
    [few] { $french } kostki francuskie{ $spanish ->
        [0] {""}
        [one] {" "}przeciw 1 hiszpańskiej, konflikt
       *[other] {" "}przeciw { $spanish } hiszpańskim, konflikt
    }
   *[other] { $french } kostek francuskich{ $spanish ->
        [0] {""}
        [one] {" "}przeciw 1 hiszpańskiej, konflikt
       *[other] {" "}przeciw { $spanish } hiszpańskim, konflikt
    }
}
ui-area-label = { $area }: { $cubes }{ $marks }
ui-area-gate = , brama
ui-area-street = , złota ulica
ui-area-closed = , zamknięte dla rozkazów Hiszpanów
ui-area-selectable = , można wybrać
ui-area-selected = , wybrane
ui-area-target = , możliwy cel
ui-area-ordered = , rozkaz na { $destinations }

# Navigation
ui-nav = Strony
ui-nav-home = Nowa partia
ui-nav-games = Partie
ui-nav-rules = Zasady
ui-nav-cards = Karty
ui-nav-history = Historia
ui-theme = Kolory
ui-theme-auto = jak w systemie
ui-theme-light = jasne
ui-theme-dark = ciemne
ui-language = Język

# Turn and table
ui-turn = Tura { $turn }
ui-turn-phase = Tura { $turn } z { $turns }, { $hour }, { $phase }
ui-hour = { $hours }:{ $minutes ->
    [0] 00
   *[other] { $minutes }
}
ui-history-date = 2 maja 1808:
ui-history-lines = Ciekawostki historyczne przy kartach i walkach
ui-history-link = 2 maja 1808
ui-chapter-preparation = Przygotowanie
ui-chapter-orders = Rozkazy
ui-chapter-movement = Ruch
ui-chapter-resolution = Rozstrzygnięcie
ui-losses = Stracone kostki { $side ->
    [french] Francuzów
   *[spanish] Hiszpanów
}: { $lost } z { $of }
ui-losses-limit = Stracone kostki { $side ->
    [french] Francuzów
   *[spanish] Hiszpanów
}: { $lost }; przy { $of } wygrywają { $side ->
    [french] Hiszpanie
   *[spanish] Francuzi
}
ui-losses-short = straty: { $lost } z { $of }
ui-gate = Brama { $name }: { $state ->
    [french] zajęta przez Francuzów
    [spanish] zajęta przez Hiszpanów
    [contested] konflikt
   *[empty] pusta
}
ui-initiative = { $side ->
    [french] Inicjatywa Francuzów
   *[spanish] Inicjatywa Hiszpanów
}
ui-initiative-why = Inicjatywę ma strona, która wyeliminowała więcej kostek; przy remisie Hiszpanie
ui-hand = Ręka
ui-hand-empty = Brak kart na ręce.
ui-hand-size = { $count ->
    [0] Brak kart na ręce
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
}
ui-discards = Odrzucone karty { $side ->
    [french] Francuzów
   *[spanish] Hiszpanów
} ({ $count })
ui-in-play = W grze
ui-deck = Talia { $side ->
    [french] Francuzów
   *[spanish] Hiszpanów
} ({ $count })
ui-deck-bag = { $count ->
    [one] Ostatnia karta do dobrania
    [few] { $count } karty do dobrania
    [many] { $count } kart do dobrania
   *[other] { $count } karty do dobrania
}
ui-log = Dziennik
ui-open-rule = Zasada { $rule }
ui-status = Stół
ui-losses-title = Straty
ui-gates-title = Bramy
ui-reconstructed = Pokaż zrekonstruowane granice

# Orders
ui-orders = Rozkazy
ui-orders-none = Nie ma jeszcze rozkazów.
ui-orders-none-sealed = Zapieczętowano bez rozkazów: wszystkie twoje kostki zostają.
ui-order-counted = w limicie
ui-order-free = darmowy
ui-order-remove = Usuń { $order }
ui-order-words = { $origin } → { $destination }
ui-cubes-for = Kostki do rozkazu { $order }
ui-fewer = Mniej: { $what }
ui-more = Więcej: { $what }
ui-order-risky = Do tego musisz zagrać kartę z ręki, inaczej wszystkie twoje rozkazy będą nieważne.
ui-orders-tally = rozkazy w limicie: { $counted } z { $limit }, darmowe: { $free }
ui-orders-type = Albo wpisz rozkazy
ui-orders-add = Dodaj
ui-orders-clear = Usuń wszystkie
ui-draft-saved = Szkic zapisany. Możesz go zmieniać, dopóki go nie zapieczętujesz.
ui-draft-saved-open = Szkic zapisany. Możesz go zmieniać, dopóki nie wydasz rozkazów.
ui-draft-saving = Zapisywanie szkicu…
ui-seal = Zapieczętuj
ui-seal-empty = Zapieczętuj bez rozkazów
ui-give = Wydaj te rozkazy
ui-give-empty = Nie wydawaj rozkazów
ui-unseal = Rozpieczętuj
ui-reveal = Ujawnij
ui-undo = Cofnij
ui-pass = Pas
ui-play = Zagraj kartę { $card }
ui-use = Użyj karty { $card }
ui-keep = Zatrzymaj kartę { $card }
ui-card-play = Zagraj
ui-card-use = Użyj
ui-allot = Wyślij kostki
ui-allot-stay = { $count ->
    [0] { $of ->
        [one] Idzie jedyna kostka
       *[other] Idą wszystkie: { $of }
    }
    [one] 1 z { $of } zostaje
    [few] { $count } z { $of } zostają
   *[other] { $count } z { $of } zostaje
}
ui-choice-allow = Pozwól dobrać
ui-choice-deny = Zabroń dobierania
ui-choice-draw = Dobierz kartę
ui-choice-decline = Nie dobieraj
ui-draws-both = Dobierają obie strony
ui-draws-only = { $side ->
    [french] Dobierają tylko Francuzi
   *[spanish] Dobierają tylko Hiszpanie
}
ui-draws-nobody = Nikt nie dobiera
ui-target-area = Na którym polu?
ui-target-order = Który rozkaz?
ui-target-ride = Naciśnij pole z kawalerią, a potem jej cel.
ui-target-missing = Wybierz jeszcze cel karty: wskaż go na planszy lub na liście.
ui-window-empty = Nie masz karty do tego okna.
ui-sealed-draw = Dobierzesz kartę, gdy wybierze też druga strona.
ui-sealed-decline = W tej turze nie dobierasz karty.
ui-beat = Jakieś karty? ({ $window })
ui-beat-why = Zagraj kartę albo naciśnij „Czekaj”, zanim pasek się opróżni; inaczej gra idzie dalej. „Czekaj” może nacisnąć każdy, także bez karty.
ui-beat-watch = Karty można zagrywać, dopóki pasek się nie opróżni.
ui-beat-why-both = Czy ktoś chce zagrać kartę? Niech naciśnie swój przycisk „Czekaj”, zanim pasek się opróżni.
ui-beat-bar = Czas na karty
ui-wait = Czekaj
ui-wait-of = Czekaj ({ $side ->
    [french] Francuzi
   *[spanish] Hiszpanie
})
ui-wait-said = { side-start } proszą o czas: od teraz strony są pytane po kolei.
ui-wait-mine = Okno zatrzymane na twoją prośbę. Czekamy na drugą stronę.
ui-ready = Gotowe
ui-ready-said = Po twojej stronie gotowe. Gdy obie strony są gotowe, gra od razu idzie dalej.
ui-ready-both = Obie strony gotowe
ui-cards-manner = Jak gra pyta o karty
ui-cards-beat = na żywo
ui-cards-standing = na wiele dni
ui-cards-strict = zawsze pytaj obie strony
ui-cards-beat-hint = Każde okno kart, czyli moment na zagranie kart, to krótka chwila dla obu stron. Kto chce zagrać, naciska kartę albo „Czekaj”.
ui-cards-standing-hint = Dla partii na wiele dni. Strona jest pytana tylko wtedy, gdy może coś zagrać, więc pauza to zdradza. Każdy gracz może przy rozkazach zaznaczyć: nie pytaj mnie w tej turze.
ui-cards-strict-hint = Obie strony są pytane w każdym oknie kart, bez względu na to, co mają: wolno, ale nikt niczego się nie dowie.
ui-beat-seconds = Sekundy na każde okno kart
ui-confirms-reveal = Pytaj mnie przed ujawnieniem rozkazów
ui-standing = Karty w tej turze
ui-standing-always = Pytaj mnie, gdy tylko mogę coś zagrać
ui-standing-never = Nie pytaj mnie w tej turze
ui-standing-when = Pytaj mnie, gdy…
ui-standing-areas = rozkaz przeciwnika zaczyna się lub kończy na polu
ui-standing-areas-example = pola, na przykład 9, 14
ui-standing-on_loss = grozi mi utrata kostki
ui-standing-on_card = przeciwnik zagra kartę
ui-standing-card = i wtedy
ui-standing-card-none = zapytaj mnie
ui-standing-card-play = zagraj kartę { $card }
ui-standing-pause = Gdy gra na ciebie czeka, druga strona może wywnioskować, że możesz zagrać kartę; gdy nie czeka – że nie możesz albo nie chcesz pytań.
ui-standing-known = Rozumiem
ui-ask-always = W tej turze pytaj mnie zawsze, gdy mogę zagrać kartę
ui-ask-always-set = W tej turze gra zapyta cię zawsze, gdy możesz zagrać kartę.

# What a strong player would do
ui-hint-ask = Co zrobiłby silny gracz?
ui-hint-thinking = Silny gracz myśli…
ui-hint-title = Rada silnego gracza
ui-hint-said = Silny gracz wybrałby: { $answer }.
ui-hint-no-orders = bez rozkazów
ui-hint-on = { $card }: { $target }
ui-hint-prospects = Szanse { $prospects }%
ui-hint-more = Pokaż więcej
ui-hint-others = Warto też rozważyć
ui-hint-expected = Co może rozkazać przeciwnik
ui-hint-share = { $share ->
    [100] to najbardziej prawdopodobne
   *[other] może w { $share }% przypadków
}
ui-hint-take = Przyjmij
ui-hint-do = Zrób tak
ui-hint-hide = Ukryj

# The one line that says what is asked
ui-ask-french_choice = Wybierz kartę, którą zatrzymasz.
ui-ask-deny = Czy przeciwnik może dobrać kartę?
ui-ask-draw = Dobrać kartę?
ui-ask-draws = Kto dobiera kartę?
ui-ask-orders = Napisz rozkazy.
ui-ask-allotment = Ile kostek wykonuje każdy rozkaz?
ui-ask-window = { $window ->
    [preparation] Przygotowanie
    [orders] Rozkazy
    [movement] Ruch
    [after_movement] Po ruchu
    [resolution] Rozstrzygnięcie
   *[after_resolution] Po rozstrzygnięciu
}: zagraj kartę albo spasuj.
ui-ask-reveal = Obie strony zapieczętowały rozkazy. Ujawnić je?
ui-ask-reveal-why = Dopóki ich nie ujawnisz, możesz jeszcze rozpieczętować swoje.
ui-ask-look = To twoja ręka wraz z dobraną kartą.
ui-ask-look-why = Gdy ją przeczytasz, zawołaj drugiego gracza: zaczyna się czas na karty.
ui-look-done = Przeczytane
ui-why-french_choice = Hiszpanie nie widzą, która to karta. Druga wraca do twojej talii.
ui-why-deny = Masz na ręce co najmniej o { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
} mniej niż przeciwnik, więc możesz zabronić mu dobierania. Przy różnicy równej dokładnie { $cards } ty też wtedy nie dobierasz.
ui-why-draw = Obie strony decydują jednocześnie. Gdy masz co najmniej o { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
} więcej niż druga strona, może ci ona zabronić następnego dobrania.
ui-why-draws = Powiedzcie to jednocześnie, potem jedno z was naciśnie przycisk. Kto ma co najmniej o { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
} więcej niż druga strona, temu może ona zabronić następnego dobrania.
ui-why-no-draw = { $by ->
    [enemy] W tej turze nie dobierasz: zabronił tego przeciwnik, który miał co najmniej o { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    } mniej.
   *[self] W tej turze nie dobierasz: kto zabrania dobierania, mając dokładnie o { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    } mniej, sam też nie dobiera.
}
ui-why-orders-french = Naciśnij grupę, a potem jej cel; możesz też przeciągnąć. { $limit ->
    [one] Możesz wydać jeden rozkaz liczony do limitu
   *[other] Możesz wydać do { $limit } rozkazów liczonych do limitu
}; rozkazy ze złotych ulic są darmowe. Ile kostek pójdzie, wybierzesz później, gdy będziesz znać ruchy Hiszpanów.
ui-why-orders-spanish = Naciśnij grupę, a potem jej cel; możesz też przeciągnąć. Ruszyć się może każda grupa, zawsze w całości; z walki może wyjść najwyżej połowa. Uderzaj tam, gdzie masz przewagę, a gdzie jej nie masz, wymykaj się.
ui-why-orders-split = W tej turze możesz rozdzielić jedną grupę: wydaj jej kilka rozkazów i wybierz, ile kostek wykona każdy. Pozostałe grupy ruszają się w całości; z walki może wyjść najwyżej połowa.
ui-why-orders-first = W tej turze piszesz przed przeciwnikiem, a on widzi twoje rozkazy. Po wydaniu są ostateczne.
ui-why-orders-last = Przeciwnik musiał pisać pierwszy: jego strzałki są na planszy. Twoje rozkazy po wydaniu są ostateczne.
ui-why-allotment = Wiesz już, dokąd idą Hiszpanie. Każdy rozkaz wymaga co najmniej jednej kostki; pozostałe zostają.
ui-why-window-preparation = Zanim ktokolwiek napisze rozkazy.
ui-why-window-orders = Ostatnia chwila, zanim obie strony napiszą rozkazy.
ui-why-window-movement = Wszystkie rozkazy są ujawnione. Zanim kostki ruszą, karty mogą jeszcze zatrzymać, przekierować lub dodać rozkaz.
ui-why-window-after_movement = Kostki już się ruszyły; teraz będą walki.
ui-why-window-resolution = Gdzie strony się spotkały, tam walczą. Karty mogą teraz zmienić siły.
ui-why-window-after_resolution = Walki są skończone. Po tym oknie kończy się tura.
ui-prompt-why = Co to znaczy
ui-wait-join = Czekamy, aż dołączy drugi gracz.
ui-wait-window = Można zagrywać karty.
ui-wait-side = { $side ->
    [french] Czekamy na Francuzów.
   *[spanish] Czekamy na Hiszpanów.
}
ui-wait-players = Czekamy na graczy.
ui-wait-sealed = Zapieczętowane. Czekamy na drugą stronę.
ui-wait-sealed-why = Dopóki obie strony nie zapieczętują, możesz jeszcze rozpieczętować.
ui-wait-computer = Komputer potrzebuje więcej czasu niż zwykle. Przed jego pierwszą partią na tym serwerze przygotowywany jest jego program, co trwa do minuty.
ui-nothing-asked = Nie masz teraz nic do zrobienia.

# The panel
ui-game-heading = 2 de Mayo, tura { $turn }
ui-replay-heading = Powtórka
ui-panel = Panel
ui-sheet-handle = Powiększ lub zmniejsz panel
ui-telling = Na planszy
ui-telling-recent = Co się zdarzyło
ui-card = karta
ui-open-card = Pokaż kartę { $card }
ui-tab-now = Teraz
ui-tab-more = Więcej
ui-chat = Czat
ui-chat-say = Napisz wiadomość
ui-chat-send = Wyślij
ui-chat-none = Nie ma jeszcze wiadomości.
ui-offline = Utracono połączenie. Trwa ponowna próba…
ui-card-sources = Zasada i źródło
ui-source = Skąd to wiemy: { $source }.
ui-rule-unknown = Ta zasada nie ma własnego tekstu.
ui-rules-all = Pokaż w zasadach

# Who plays
ui-players = Gracze
ui-player-computer = Komputer ({ $level })
ui-player-awaited = wolne miejsce
ui-player-you = ty
ui-player-here = przy grze
ui-player-away = poza grą
ui-clock-terms = { $bank } na stronę, plus { $increment } za każdą odpowiedź
ui-timeout-hint-default = Gdy skończy się czas: brak rozkazów, brak kart.
ui-timeout-hint-forfeit = Gdy skończy się czas, partia jest przegrana.
ui-seeded = Rozdanie
ui-seeded-yes = z kodu
ui-seeded-hint = Kto zna kod rozdania, może odtworzyć talie.
ui-clock-left = Zostało { $time }
ui-clock-left-days = { $days } d { $hours } h
ui-name = Twoje imię
ui-name-saved = Imię zapisane.

# What things on the table mean
ui-topic-turn-title = Tury dnia
ui-topic-turn = Partia trwa { $turns ->
    [one] 1 turę
    [few] { $turns } tury
   *[other] { $turns } tur
}, a każda ma fazy Przygotowanie, Rozkazy, Ruch i Rozstrzygnięcie. Od tury { $entry } zza murów mogą wchodzić posiłki Francuzów.
ui-topic-losses-title = Straty Francuzów
ui-topic-losses = Tu liczy się każdą francuską kostkę, która padła. Gdy jest ich { $limit }, Hiszpanie od razu wygrywają; jedna z kart może ten limit obniżyć. To najszybsza droga do zwycięstwa Hiszpanów, więc Francuzi powinni walczyć tam, gdzie mają wyraźną przewagę.
ui-topic-spanish-title = Straty Hiszpanów
ui-topic-spanish = Tu liczy się każdą hiszpańską kostkę, która padła. Aby wygrać, Francuzi muszą usunąć wszystkie do końca ostatniej tury. Wcześniejsza utrata wszystkich nie kończy partii: trzeba jeszcze utrzymać bramy.
ui-topic-gates-title = Cztery bramy
ui-topic-gates = Flaga pokazuje, kto zajmuje bramę, skrzyżowane ostrza – że są tam obie strony. Po ostatniej turze w każdej bramie musi stać francuska kostka, inaczej Hiszpanie wygrywają nawet bez żadnej kostki.
ui-topic-initiative-title = Inicjatywa
ui-topic-initiative = Inicjatywę ma strona, która wyeliminowała więcej kostek przeciwnika; przy remisie Hiszpanie. Działa ona pierwsza, gdy zagrywa się karty, a jej kostki przechodzą, gdy na tej samej drodze spotkają się równe liczby.
ui-place-gate = brama
ui-place-street = złota ulica: rozkazy Francuzów z niej są darmowe
ui-place-closed = zamknięte dla rozkazów Hiszpanów
ui-place-entry = posiłki na pole { $number }, od tury { $entry }
ui-zoom-in = Przybliż
ui-zoom-out = Pokaż całą planszę

# Keys
ui-keys = Klawisze
ui-key-enter = Enter
ui-key-escape = Esc
ui-keys-tab = przechodzenie między częściami: plansza, przyciski, panel
ui-keys-arrows = na planszy: z pola na pole; na zakładkach panelu: z zakładki na zakładkę
ui-keys-enter = wybór pola, potem jego celu
ui-keys-escape = odznaczenie wyboru; pominięcie animacji; zamknięcie okna
ui-keys-go = dalej: zapieczętuj, ujawnij, pas, wyślij kostki
ui-keys-hint = przeciw komputerowi: co zrobiłby silny gracz?
ui-keys-zoom = na planszy: bliżej, dalej, cała plansza
ui-keys-help = ta lista

# Notices to a player who is away
ui-notices = Powiadom mnie, gdy będzie moja kolej
ui-notices-explain = Dla partii trwających wiele dni. Powiadomienia przychodzą tylko wtedy, gdy ta partia nie jest nigdzie otwarta. Wiadomość nie zdradza żadnych tajemnic.
ui-notices-webhook = Adres do wywołania (webhook)
ui-notices-mail = Adres e-mail
ui-notices-no-mail = Ten serwer nie wysyła poczty.
ui-notices-saved = Powiadomienia są włączone.
ui-notices-off = Powiadomienia są wyłączone.
ui-notices-code = Kod z e-maila
ui-notices-confirm = Potwierdź
ui-notices-confirmed = Adres e-mail jest potwierdzony.

# Around the game
ui-link-invitation = Zaproszenie dla drugiego gracza
ui-invite-title = { $side ->
    [french] Miejsce Francuzów jest wolne
   *[spanish] Miejsce Hiszpanów jest wolne
}
ui-invite-explain = Wyślij ten link drugiemu graczowi. Działa raz: kto go otworzy, zajmuje miejsce. Możesz tymczasem zamknąć tę stronę; partia czeka na liście „Partie”.
ui-invite-elsewhere = Zaproszenie jest na urządzeniu, na którym utworzono partię.
ui-link-spectator = Link dla widzów
ui-record-download = Zapisz partię w pliku
ui-record-running = Dopóki partia trwa, w pliku nie ma tego, co tajne. Sprawdzić ją lub odtworzyć gdzie indziej można dopiero po jej zakończeniu.
ui-record-import = Otwórz zapisaną partię
ui-report = Zgłoś problem
ui-watch-replay = Obejrzyj powtórkę
ui-renew-link = Utwórz mój link od nowa
ui-renew-link-sure = Kto ma obecny link do twojego miejsca, także na innym urządzeniu, nie będzie mógł go już użyć. Ta przeglądarka przechodzi na nowy.
ui-resign = Poddaj partię
ui-resign-sure = Partia od razu się kończy i wygrywa druga strona.
ui-end-title = { $winner ->
    [french] Wygrali Francuzi
   *[spanish] Wygrali Hiszpanie
}
ui-end-turn = ostatnia tura
ui-end-french-lost = straty Francuzów
ui-end-spanish-left = kostki hiszpańskie na planszy
ui-end-gates = bramy w rękach Francuzów
ui-end-of = { $count } z { $of }
ui-rematch = Zagraj znowu ze zmianą stron
ui-rematch-waiting = Proponujesz rewanż. Czekamy na drugiego gracza.
ui-rematch-offer = Zaproponuj rewanż ze zmianą stron
ui-rematch-accept = Przyjmij rewanż ze zmianą stron
ui-rematch-offered = Drugi gracz proponuje rewanż.
ui-curtain-title = { $side ->
    [french] Teraz gracz francuski
   *[spanish] Teraz gracz hiszpański
}
ui-curtain-explain = Przekaż ekran. Nie widać na nim teraz niczego, co należy do drugiej strony.
ui-curtain-raise = { $side ->
    [french] Gram Francuzami
   *[spanish] Gram Hiszpanami
}

# A new game
ui-tagline = Powstanie w Madrycie, 2 maja 1808: gra dla dwojga, w dziesięciu turach, z rozkazami pisanymi w tajemnicy.
ui-newcomer-example = Partia z komentarzem
ui-learn-first = Pierwszy raz? Naucz się w dziesięć minut
ui-learn = Naucz się grać
ui-new-opponent = Przeciwnik
ui-opponent-computer = komputer
ui-opponent-same_screen = druga osoba, ten ekran
ui-opponent-link = druga osoba, przez link
ui-new-level = Poziom
ui-level-practice = treningowy
ui-level-beginner = początkujący
ui-level-solid = solidny
ui-level-strong = silny
ui-level-strongest = najsilniejszy
ui-level-hint-practice = Robi cokolwiek, na co pozwalają zasady. Do sprawdzenia, jak to wszystko działa.
ui-level-hint-beginner = Gra według prostych reguł i popełnia błędy. Dobry pierwszy przeciwnik.
ui-level-hint-solid = Dobrze planuje każdą turę i bierze to, co zostawisz bez obrony.
ui-level-hint-strong = Patrzy naprzód i urozmaica rozkazy, więc nie można ich przewidzieć.
ui-level-hint-strongest = Patrzy jeszcze dalej naprzód i dłużej myśli.
ui-level-with-character = { $level }, { $character }
ui-new-character = Styl
ui-character-even = zrównoważony
ui-character-bold = śmiały
ui-character-careful = ostrożny
ui-character-hint-bold = Szuka walki i płaci za to kostkami.
ui-character-hint-careful = Trzyma kostki poza zasięgiem i czeka.
ui-level-now = Poziom komputera
ui-level-next = Od następnej tury poziom komputera: { $level }.
ui-level-same = Zmiana działa od następnej tury.
ui-new-side = Twoja strona
ui-side-french = Francuzi
ui-side-spanish = Hiszpanie
ui-side-random = losowa
ui-side-hint-french = Dwadzieścia dziewięć kostek, większość jeszcze za murami, i dwa rozkazy na turę. Oczyść miasto, utrzymaj bramy i strać mniej niż cztery kostki.
ui-side-hint-spanish = Osiem kostek, które mogą ruszyć się wszystkie naraz. Wyeliminuj cztery kostki Francuzów albo przetrwaj dzień.
ui-side-hint-random = O twojej stronie zdecyduje los.
ui-new-more = Więcej opcji
ui-new-more-edition = Więcej opcji · edycja: { $edition }
ui-new-orders = Rozkazy
ui-orders-assisted = ze wsparciem
ui-orders-strict = ścisłe
ui-orders-hint-assisted = Niedozwolone rozkazy są odrzucane od razu przy pisaniu, z podaniem powodu.
ui-orders-hint-strict = Jak na papierze: jeden błędny rozkaz unieważnia wszystkie.
ui-clock = Zegar
ui-clock-none = brak
ui-clock-quick = 15 min + 30 s
ui-clock-slow = 1 h + 2 min
ui-clock-days = 3 dni + 1 dzień
ui-timeout = Gdy skończy się czas
ui-timeout-default = brak rozkazów, brak kart
ui-timeout-forfeit = partia jest przegrana
ui-new-edition = Edycja
ui-new-edition-file = Albo plik z własną edycją
ui-new-edition-without = Graj bez { $file }
ui-new-edition-why = Plik tekstowy z treścią twojego wydania pudełkowego.
ui-edition-example = Zapisz przykład na początek
ui-edition-guide = Jak napisać własną edycję
ui-edition-name-base = podstawowa
ui-edition-name-corrections-example = poprawki (przykład)
ui-edition-cards = Karty tej edycji
ui-edition-named = Edycja: { $name }
ui-edition-to-game = Wróć do partii
ui-edition-differs = { $name }: { $what }.
ui-edition-changed = { $count ->
    [one] 1 karta zmieniona
    [few] { $count } karty zmienione
    [many] { $count } kart zmienionych
   *[other] { $count } karty zmienione
}
ui-edition-added = { $count ->
    [one] 1 karta dodana
    [few] { $count } karty dodane
    [many] { $count } kart dodanych
   *[other] { $count } karty dodane
}
ui-edition-removed = { $count ->
    [one] 1 karta usunięta
    [few] { $count } karty usunięte
    [many] { $count } kart usuniętych
   *[other] { $count } karty usunięte
}
ui-edition-others = { $count ->
    [one] 1 zmiana mapy, ustawienia lub limitów
    [few] { $count } zmiany mapy, ustawienia lub limitów
    [many] { $count } zmian mapy, ustawienia lub limitów
   *[other] { $count } zmiany mapy, ustawienia lub limitów
}
ui-edition-same = gra się jak w edycji podstawowej
ui-edition-other-cards = Karty zmienione i nowe
ui-edition-not-utf8 = wiersz { $line } nie jest w UTF-8; zapisz plik jako UTF-8
ui-edition-unreadable = Nie można odczytać { $file }. Jeśli plik zmienił się po wybraniu, wybierz go ponownie.
ui-new-name = Twoje imię (nieobowiązkowe)
ui-new-seed = Kod rozdania (nieobowiązkowy; ten sam kod daje te same karty)
ui-new-start = Start
ui-credits = Nieoficjalna edycja cyfrowa 2 de Mayo, gry Daniela Vala Garijo, wydanej przez Gen-X Games. Własne słowa, własna grafika, własna mapa.
ui-join-title = Masz zaproszenie
ui-join = Dołącz do partii
ui-join-taken = Jeśli to ty masz już to miejsce, partia jest na liście twoich partii w przeglądarce, w której nastąpiło dołączenie. Jeśli nie, poproś o nową partię: zaproszenie jest dla jednego gracza.
ui-games-none = Na tym urządzeniu nie ma jeszcze partii. Pojawią się tu te, które zaczniesz lub do których dołączysz.
ui-games-over = { $winner ->
    [french] Koniec: wygrali Francuzi
   *[spanish] Koniec: wygrali Hiszpanie
}
ui-turn-phase-short = Tura { $turn }, { $phase }
ui-your-turn = twoja kolej
ui-forget = Usuń

# Replay, rules, cards
ui-replay-turn-before = Poprzednia tura
ui-replay-before = Poprzedni krok
ui-replay-play = Odtwórz
ui-replay-stop = Stop
ui-replay-after = Następny krok
ui-replay-turn-after = Następna tura
ui-replay-step = Krok { $step } z { $of }
ui-replay-view = Widok
ui-view-french = Francuzi
ui-view-spanish = Hiszpanie
ui-view-spectator = widz
ui-view-all = wszystko
ui-rules-how_to_play = Jak grać
ui-rules-explained = Zasady z objaśnieniami
ui-rules-search = Szukaj (wystarczy początek słowa)
ui-rules-found = { $number ->
    [0] Nic nie znaleziono.
    [one] Znaleziono 1 miejsce.
    [few] Znaleziono { $number } miejsca.
    [many] Znaleziono { $number } miejsc.
   *[other] Znaleziono { $number } miejsca.
}
ui-rules-players_aid = Skrót zasad
ui-rules-faq = Pytania
ui-rules-sheet = Arkusz rozkazów
ui-sheet-french = Francuzi: najwyżej dwa rozkazy; rozkazy ze złotych ulic (14, 15, 16) są darmowe. Liczbę kostek wybiera się, gdy oba arkusze są ujawnione.
ui-sheet-spanish = Hiszpanie: po jednym rozkazie na grupę. Z pola konfliktu może wyjść najwyżej połowa kostek; jeśli idzie mniej, napisz ile (1x9-14).
ui-sheet-turn = Tura
ui-sheet-orders = Rozkazy, np. 11-12
ui-sheet-cards = Karty
ui-sheet-lost = Straty
ui-rules-rulebook = Zasady w punktach
ui-rules-cards = Karty
ui-rules-rulings = Orzeczenia
ui-cards-explain = Drukowane teksty nie były dostępne. Każda karta mówi, jak pewne jest jej działanie: potwierdzone przez źródło, wywnioskowane z tego, co wiadomo, albo zrekonstruowane na potrzeby tej edycji.
ui-cards-explain-own = To, co mówi plik edycji, uchodzi za potwierdzone, chyba że sam mówi inaczej. Reszta pochodzi z edycji podstawowej: jest potwierdzona przez źródło, wywnioskowana z tego, co wiadomo, albo zrekonstruowana, bo drukowane teksty nie były dostępne.
ui-deck-title = { $side ->
    [french] Talia Francuzów
   *[spanish] Talia Hiszpanów
}
ui-theme-now = Kolory: { $theme }
ui-lost = Nic tu nie ma.
ui-lost-explain = Link może być niepełny albo partia jest na innym serwerze.

# Refusals of the server
problem-unreadable = „{ $text }” to nie rozkaz. Pisz rozkazy tak: 12-15, 9-14.
ui-error-unknown = Coś poszło nie tak.
ui-error-unreachable = Nie można połączyć się z serwerem.
ui-error-no_token = Ten link jest niepełny: brakuje części po znaku #. Skopiuj go w całości.
ui-error-no_such_game = Nie ma takiej partii albo ten link do niej nie należy.
ui-error-no_such_text = Nie ma takiego tekstu.
ui-error-not_found = Nic tu nie ma.
ui-error-other_origin = Tutaj działać może tylko strona tego serwera.
ui-error-not_a_player = Widzowie mogą tylko patrzeć.
ui-error-game_running = Zobaczysz to, gdy partia się skończy.
ui-error-stale_question = Partia potoczyła się tymczasem dalej.
ui-error-no_beat = Za późno: okno już się zamknęło.
ui-error-not_asked = Nie masz teraz nic do zrobienia.
ui-error-not_sealed = Nic nie jest zapieczętowane.
ui-error-already_sealed = Twoja odpowiedź jest już zapieczętowana.
ui-error-cannot_undo = Tego nie można już cofnąć.
ui-error-game_over = Partia jest skończona.
ui-error-already_joined = To miejsce jest już zajęte.
ui-error-no_offer = Nikt nie proponuje rewanżu.
ui-error-not_over = Partia nie jest jeszcze skończona.
ui-error-refused = Zasady na to nie pozwalają.
ui-error-invalid = Serwer tego nie zrozumiał.
ui-error-edition = { $file }: { $what } Popraw plik i wybierz go ponownie.
ui-error-bad_record = Tego zapisu partii nie da się odczytać.
ui-error-bad_record-line = Tego zapisu partii nie da się odczytać. Wiersz { $line }: { $what }
ui-error-bad_address = Na ten adres nie można wysyłać wiadomości.
ui-error-no_mail = Ten serwer nie wysyła poczty.
ui-error-no_hints = W partii między dwojgiem ludzi nie ma podpowiedzi.
ui-error-no_computer = W tej partii komputer nie gra.
ui-error-too_many = Za szybko. Spróbuj ponownie za chwilę.
ui-error-too_large = To za dużo dla serwera.
ui-error-damaged_game = Zapis tej partii jest uszkodzony i nie można jej otworzyć; pozostałe partie działają dalej.
ui-error-unavailable = Serwer nie ma w tej chwili dostępu do partii. Spróbuj ponownie za chwilę.
ui-error-failed = Coś poszło nie tak na serwerze.
ui-error-no_such_edition = Na tym serwerze nie ma takiej edycji.
