# The lesson. For each side and step: .text says what is new, .task1 and so on what to do, .no1 what is said to a wrong answer
# (with a name behind it to a particular one), .done what to take away.

lesson-heading = Naucz się grać
lesson-choose = Dziesięć minut na prawdziwej planszy, jedna rzecz naraz. Możesz wyjść w każdej chwili i wrócić później. Której strony chcesz się nauczyć?
lesson-choose-more = Obiema stronami gra się zupełnie inaczej. Naucz się jednej, zagraj partię i wróć po drugą.
lesson-side = { $side ->
    [french] Lekcja: Francuzi
   *[spanish] Lekcja: Hiszpanie
}
lesson-side-hint = { $side ->
    [french] Dużo kostek, mało rozkazów. Musisz oczyścić miasto, utrzymać jego bramy i prawie nikogo nie stracić.
   *[spanish] Mało kostek, ale wszystkie szybkie. Wygrywasz, jeśli na koniec dnia wciąż tam jesteś albo jeśli Francuzi zapłacili zbyt wiele.
}
lesson-go-on = { $side ->
    [french] Dalej Francuzami, krok { $step }
   *[spanish] Dalej Hiszpanami, krok { $step }
}
lesson-progress = Krok { $step } z { $of }
lesson-next = Dalej
lesson-again = Zacznij ten krok od nowa
lesson-before = Krok wstecz
lesson-wrong = Nie do końca.
lesson-right = Gotowe.
lesson-rule = Zasada { $rule }
lesson-end = To wszystko, czego potrzebujesz
lesson-end-text = { $side ->
    [french] Wiesz już, jak Francuzi się ruszają, walczą, wchodzą do miasta i wygrywają. Reszta to wyczucie, a ono przychodzi z grą. Początkujący jest cierpliwym przeciwnikiem, a nauczyciel ostrzeże cię, zanim oddasz coś za darmo.
   *[spanish] Wiesz już, jak Hiszpanie się ruszają, walczą, wymykają się i wygrywają. Reszta to wyczucie, a ono przychodzi z grą. Początkujący jest cierpliwym przeciwnikiem, a nauczyciel ostrzeże cię, zanim oddasz coś za darmo.
}
lesson-end-play = Zagraj pierwszą partię z początkującym
lesson-end-other = { $side ->
    [french] Naucz się też grać Francuzami
   *[spanish] Naucz się też grać Hiszpanami
}
lesson-end-rules = Zajrzyj do zasad
lesson-failed = Nie można wczytać lekcji.

lesson-title-move = Ruch i pieczętowanie
lesson-title-streets = Dwa rozkazy i złote ulice
lesson-title-fight = Walka i jej rachunek
lesson-title-numbers = Ty wybierasz na końcu
lesson-title-pinned = Związani walką
lesson-title-push = Odparci
lesson-title-card = Karta i jej moment
lesson-title-entry = Zza murów
lesson-title-gates = Bramy i kto wygrywa
lesson-title-last = Ostatnia tura

## The Spanish

lesson-spanish-move =
    .text = Czerwone kostki to mieszkańcy Madrytu i należą do ciebie. Naciśnij grupę, a potem sąsiednie pole, na które ma pójść. W każdej turze mogą ruszyć się wszystkie twoje grupy, każda o jedno pole.
    .task1 = Połącz obie kostki na Puerta del Sol (14). Potem naciśnij Zapieczętuj.
    .no1 = Mają się spotkać na Puerta del Sol (14): wydaj rozkazy z 9 na 14 i z 12 na 14.
    .no1-none = Nie ma jeszcze żadnego rozkazu. Naciśnij czerwoną kostkę, a potem Puerta del Sol (14).
    .no1-one = Dotarłaby tylko jedna z nich. Każda hiszpańska grupa może mieć własny rozkaz, więc napisz oba.
    .done = Obie strony piszą w tajemnicy, arkusze ujawnia się razem i wszystkie kostki ruszają naraz. Twoje dwie kostki są teraz jedną grupą i odtąd ruszają się razem: hiszpańskie grupy się nie rozdzielają. Pola, które stykają się tylko rogiem, przy białym kółku, nie sąsiadują ze sobą.
lesson-spanish-streets =
    .text = Francuzów jest wielu, ale są powolni: w każdej turze mogą wydać tylko dwa rozkazy. Wyjątkiem są złote ulice (14, 15, 16). Stamtąd dowolna liczba rozkazów jest darmowa, we wszystkie strony naraz.
    .task1 = Twoja kostka na Las Descalzas (9) jest ścigana. Przesuń ją na jedyne sąsiednie pole, którego w tej turze nie dosięgnie żadna niebieska kostka.
    .no1 = Obok tego pola stoi francuska grupa. Poszukaj takiego, przy którym nie ma niebieskiej kostki.
    .no1-free = To pole leży obok Puerta del Sol (14), złotej ulicy. Stamtąd Francuzi mogą pójść wszędzie naraz, i to za darmo.
    .no1-into = To byłoby wejście prosto w trzy francuskie kostki.
    .no1-counted = Obok stoi francuska grupa i wystarczy jej jeden z dwóch rozkazów, by cię dopaść.
    .no1-stay = Samo Las Descalzas (9) leży obok złotej ulicy. Francuzi tam przyjdą.
    .done = Francuzi poszli we wszystkie inne miejsca, trzema darmowymi rozkazami i dwoma liczonymi do limitu, i nikogo nie znaleźli. Ilekroć Francuzi stoją na złotej ulicy, sprawdź, z czym ona sąsiaduje.
lesson-spanish-fight =
    .text = Gdzie po ruchach stoją oba kolory, tam jest walka. Porównaj liczbę kostek: przy równej nic się nie dzieje. W przeciwnym razie słabsza strona traci tyle kostek, ile pełnych razy jej liczba mieści się w większej: przy 5 przeciw 2 – dwie kostki.
    .task1 = Na Alcalá (11) stoją dwie francuskie kostki. Wejdź tam z tyloma kostkami, by wyeliminować jedną z nich.
    .no1 = Sprowadź na Alcalá (11) wszystkie trzy kostki: z 12 na 11 i z 14 na 11.
    .no1-equal = Dwie przeciw dwóm to po równo: nikt nie straciłby kostki. Sprowadź trzecią.
    .no1-weak = Jedna przeciw dwóm: twoja kostka by przepadła. Sprowadź wszystkie trzy.
    .no1-none = Walka jest tylko tam, gdzie stoją obie strony. Idź na Alcalá (11) wszystkimi trzema.
    .done = Trzy przeciw dwóm: dwa mieści się w trzech raz, więc padła jedna francuska kostka. Cztery przeciw dwóm kosztowałyby ich obie. Francuzów na to nie stać: gdy padną cztery ich kostki, od razu wygrywasz.
lesson-spanish-pinned =
    .text = Pole z oboma kolorami jest polem konfliktu i trzyma tych, którzy na nim stoją. Francuzi nigdy nie mogą go opuścić. Ty możesz, ale co najmniej połowa grupy musi zostać.
    .task1 = Cztery twoje kostki trzymają jednego Francuza na Alcalá (11). Wyślij dwie z nich na Recoletos (6) i wygraj obie walki.
    .no1 = Wydaj grupie na Alcalá (11) rozkaz na Recoletos (6). Dwie idą, dwie zostają.
    .no1-one = Jedna przeciw jednej na Recoletos to po równo. Niech pójdą dwie: to połowa z czterech.
    .no1-none = Jeśli nikt nie wyjdzie, będzie tylko jedna walka. Połowa z czterech może pójść.
    .done = Dwie przeciw jednej tu, dwie przeciw jednej tam: obie francuskie kostki padły. Ta na Alcalá nie miała wyjścia. Pamiętaj jednak, że pojedyncza hiszpańska kostka na polu konfliktu też jest uwięziona, bo połowa z jednej, zaokrąglona w górę, to jedna.
lesson-spanish-push =
    .text = Dwie grupy mogą dostać rozkaz ruchu tą samą drogą w przeciwnych kierunkach. Wtedy przechodzi tylko liczniejsza; druga zostaje tam, gdzie była. Przy równej liczbie kostek przechodzi strona z inicjatywą: ta, która wyeliminowała więcej kostek, a przy remisie Hiszpanie.
    .task1 = Wiesz, co napisali Francuzi: z 7 na 9 jedną kostką i z 14 na 9 dwiema. Wyjdź naprzeciw tej pojedynczej.
    .no1 = To byłoby bezpieczne, ale jest coś lepszego: spotkaj się z pojedynczą kostką, która nadchodzi z Las Infantas (7).
    .no1-stay = Przyszłyby trzy francuskie kostki, a trzy przeciw dwóm kosztują cię jedną.
    .no1-equal = Dwie przeciw dwóm na tej samej drodze: dzięki inicjatywie przejdziesz. Ale wtedy na Puerta del Sol będą dwie przeciw dwóm i nikt nie padnie.
    .done = Dwie przeciw jednej na tej samej drodze: Francuz został odparty na Las Infantas (7), twoje kostki weszły za nim i padł. Pozostali zastali Las Descalzas (9) puste.
lesson-spanish-card =
    .text = Każda tura zaczyna się od Przygotowania: możesz dobrać kartę. Widzisz ją tylko ty. Każda karta podaje moment, w którym można ją zagrać, i wtedy gra cię o to zapyta.
    .task1 = Dobierz kartę.
    .no1 = Tym razem ją weź. (Później bywa powód, by tego nie robić: kto ma co najmniej o trzy karty więcej niż przeciwnik, temu można zabronić następnego dobrania.)
    .task2 = Twoja karta to doniczka; możesz ją przeczytać w zakładce Ręka. Doniczka trafia francuskie kostki, które wchodzą na Las Infantas (7), gdy tam jesteś. Francuzi stoją obok, na Puerta del Sol. Sprowadź na 7 obie swoje kostki.
    .no2 = Doniczka spada tylko na Las Infantas (7). Wydaj rozkazy z 5 na 7 i z 9 na 7.
    .no2-one = Z jedną kostką późniejsza walka poszłaby źle. Sprowadź obie.
    .task3 = Francuzi przyszli. To moment twojej karty: po ruchach, przed walkami. Zagraj kartę.
    .no3 = Jeśli teraz spasujesz, moment minie: dwie przeciw dwóm i nikt nie padnie. Zagraj kartę.
    .done = Jedna kostka padła od doniczki. Zostały dwie przeciw jednej i walka zabrała drugą. Karta jest najwięcej warta tam, gdzie przechyla rachunek.
lesson-spanish-entry =
    .text = Za murami Francuzi mają więcej wojska. Od tury 3 może ono wchodzić, każdy obóz tylko swoją bramą. Kosztuje ich to jeden z dwóch rozkazów.
    .task1 = Pięć kostek czeka przed Recoletos (6). Nie czekaj na nie: uderz obiema kostkami na samotnego Francuza na Hortaleza (5).
    .no1 = Obie kostki mają pójść na Hortaleza (5): wydaj rozkazy z 6 na 5 i z 7 na 5.
    .no1-left = Kto zostanie na Recoletos (6), spotka pięć kostek.
    .no1-alone = Jedna przeciw jednej to po równo. Sprowadź też drugą kostkę.
    .done = Pięć ich kostek weszło na puste pole, a obok stracili jedną. Ich rozkaz zapisuje się -6: zza murów na 6. Od trzeciej tury najpierw patrz na bramy.
lesson-spanish-gates =
    .text = Po turze 10 Francuzi wygrywają tylko wtedy, gdy nie ma ani jednej czerwonej kostki, a w każdej z czterech bram – 1, 6, 16 i 20 – stoi kostka francuska. Jeśli czegoś brakuje, wygrywasz ty. Możesz więc wygrać, nie mając już nikogo.
    .task1 = Tura 10, twoich kostek już nie ma, a Francuzi wchodzą zza murów do ostatniej bramy, Puerta de Toledo (20). Masz kartę Órdenes interceptadas, która anuluje jeden rozkaz wprowadzający kostki zza murów. Który?
    .no1 = Anuluj rozkaz, który zapełnia pustą bramę: wejście na 20.
    .no1-other = Na Atocha (16) i tak stoi francuska kostka. Która brama jest jeszcze pusta?
    .no1-pass = Wtedy Francuzi wejdą do ostatniej bramy i wygrają.
    .done = Puerta de Toledo (20) pozostała otwarta i to wystarczy. Są więc trzy drogi do zwycięstwa: cztery stracone kostki francuskie, czerwona kostka na planszy albo otwarta brama.
lesson-spanish-last =
    .text = Teraz cała tura, po twojemu. Dziesiąta. Francuzi stracili trzy kostki; jeszcze jedna i od razu wygrywasz. Ale została ci jedna kostka, Francuzi są wszędzie wokół niej, a na złotej ulicy mają dość kostek na każdy kierunek.
    .task1 = Wygraj. Zanim wybierzesz, gdzie stanąć, pomyśl, co mogłaby zrobić karta.
    .lost = Francuzi oczyścili miasto i zajmują każdą bramę: tym razem wygrali. Dobierz kartę i zastanów się, na którym polu mogłaby uderzyć.
    .done = Francuzi przyszli na Las Infantas (7), tak jak wszędzie, i o całym dniu zdecydowała doniczka. Wygrywasz.

## The French

lesson-french-move =
    .text = Niebieskie kostki to wojska Murata i należą do ciebie. Naciśnij grupę, a potem sąsiednie pole, na które ma pójść. W turze możesz napisać dwa rozkazy.
    .task1 = Połącz obie kostki na Las Infantas (7). Potem naciśnij Zapieczętuj.
    .no1 = Mają się spotkać na Las Infantas (7): wydaj rozkazy z 6 na 7 i z 11 na 7.
    .no1-none = Nie ma jeszcze żadnego rozkazu. Naciśnij niebieską kostkę, a potem Las Infantas (7).
    .no1-one = Dotarłaby tylko jedna z nich. Masz dwa rozkazy: użyj obu.
    .done = Obie strony piszą w tajemnicy, arkusze ujawnia się razem i wszystkie kostki ruszają naraz. Dwa rozkazy na turę to mało jak na armię. Następny krok pokaże, jak zrobić więcej. Pola, które stykają się tylko rogiem, przy białym kółku, nie sąsiadują ze sobą.
lesson-french-streets =
    .text = Więcej możesz dzięki złotym ulicom (14, 15, 16): rozkaz, który się tam zaczyna, jest darmowy i nie liczy się do limitu dwóch. Poza tym twoje grupy mogą się rozdzielać, więc jedna może pójść w kilka stron; każdy rozkaz zabiera co najmniej jedną kostkę.
    .task1 = Z Puerta del Sol (14) wyślij po jednej kostce na 7, 9 i 12. Dwoma rozkazami liczonymi do limitu idź z 6 na 5 i z 19 na 18.
    .no1 = Pięć rozkazów: z 14 na 7, z 14 na 9, z 14 na 12, a do tego z 6 na 5 i z 19 na 18.
    .no1-counted = To są twoje dwa liczone rozkazy. Dodaj teraz darmowe: z 14 na 7, 9 i 12.
    .no1-free = Te były darmowe. Masz jeszcze dwa liczone rozkazy: z 6 na 5 i z 19 na 18.
    .done = Pięć rozkazów w jednej turze, a do limitu liczyły się tylko dwa. Decyduje to, gdzie rozkaz się zaczyna, a nie gdzie kończy. Zajmij wcześnie złote ulice, a całe miasto będzie w zasięgu.
lesson-french-fight =
    .text = Gdzie po ruchach stoją oba kolory, tam jest walka. Porównaj liczbę kostek: przy równej nic się nie dzieje. W przeciwnym razie słabsza strona traci tyle kostek, ile pełnych razy jej liczba mieści się w większej: przy 5 przeciw 2 – dwie kostki.
    .task1 = Masz trzy kostki na Puerta del Sol (14). Zaatakuj grupę, która jest od ciebie słabsza.
    .no1 = Idź na Las Descalzas (9): trzy przeciw dwóm.
    .no1-equal = Trzy przeciw trzem to po równo: nikt nie straciłby kostki.
    .no1-both = Po rozdzieleniu przynajmniej w jednej walce będziesz słabszą stroną, a każda stracona kostka się liczy. Zaatakuj tylko jedną grupę.
    .task2 = Hiszpanie zostają na miejscu. Ile kostek wysyłasz?
    .no2 = Wyślij wszystkie trzy.
    .no2-equal = Dwie przeciw dwóm to po równo. Wyślij wszystkie trzy.
    .no2-weak = Jedna przeciw dwóm: ta kostka by przepadła. Wyślij wszystkie trzy.
    .done = Trzy przeciw dwóm: dwa mieści się w trzech raz, więc padła jedna hiszpańska kostka. Sześć przeciw dwóm zabrałoby trzy, gdyby było ich trzy. Walcz tam, gdzie masz wyraźną przewagę: gdy padną cztery twoje kostki, od razu przegrywasz.
lesson-french-numbers =
    .text = Piszesz dokąd, ale nie ile. O tym decydujesz później, gdy ruchy Hiszpanów są jawne. Możesz więc zagrozić dwóm miejscom jedną grupą i uderzyć tam, gdzie Hiszpanie naprawdę są.
    .task1 = Jeden Hiszpan jest na Las Descalzas (9), jeden na Plaza Mayor (15). Zagroź obu z Puerta del Sol (14).
    .no1 = Dwa rozkazy, oba darmowe: z 14 na 9 i z 14 na 15.
    .no1-one = Hiszpanie mogą uciec. Napisz też drugi rozkaz; jest darmowy.
    .task2 = Las Descalzas pustoszeje: obaj będą na Plaza Mayor (15). Wyślij tam tyle kostek, ile trzeba, by usunąć obu, i jedną na Las Descalzas, bo każdy rozkaz wymaga kostki.
    .no2 = Cztery na Plaza Mayor (15), jedną na Las Descalzas (9).
    .no2-three = Trzy przeciw dwóm zabierają jedną kostkę. Cztery to dwa razy dwa i zabierają obie.
    .no2-empty = Zbyt wiele kostek weszłoby do pustej dzielnicy. Hiszpanie będą na Plaza Mayor (15).
    .done = Cztery przeciw dwóm: dwa mieści się w czterech dwa razy i padły obie. To, że znasz ruchy Hiszpanów, zanim wybierzesz liczby, jest twoją największą przewagą.
lesson-french-pinned =
    .text = Pole z oboma kolorami jest polem konfliktu i trzyma tych, którzy na nim stoją. Twoje kostki nigdy nie mogą go opuścić; inne mogą wejść na pomoc. Hiszpanie mogą wyjść, ale co najmniej połowa musi zostać, więc pojedyncza kostka nie może.
    .task1 = Jedna przeciw jednej na Alcalá (11): nikt nie pada i nikt nie ucieknie. Sprowadź pomoc z Recoletos (6).
    .no1 = Pomoc przychodzi z Recoletos: rozkaz z 6 na 11.
    .no1-none = Jedna przeciw jednej to po równo, tura po turze. Sprowadź pomoc: z 6 na 11.
    .task2 = Ile kostek idzie?
    .no2 = Wystarczy jedna, by były dwie przeciw jednej.
    .done = Hiszpan stanął wobec przewagi i padł, a twoi ludzie znów mogą się ruszać. Pole konfliktu wiąże ciebie bardziej niż ich, więc nie zostawiaj walki długo bez rozstrzygnięcia.
lesson-french-push =
    .text = Dwie grupy mogą dostać rozkaz ruchu tą samą drogą w przeciwnych kierunkach. Wtedy przechodzi tylko liczniejsza; druga zostaje tam, gdzie była. Przy równej liczbie kostek przechodzi strona z inicjatywą: ta, która wyeliminowała więcej kostek, a przy remisie Hiszpanie.
    .task1 = Idź z Las Infantas (7) na Las Descalzas (9), gdzie stoi jeden Hiszpan.
    .no1 = Wydaj rozkaz z 7 na 9.
    .task2 = Hiszpan nadchodzi tą samą drogą z przeciwka! Straty są po jednej, więc inicjatywa należy do Hiszpanów. Ile kostek wysyłasz?
    .no2 = Wyślij obie.
    .no2-equal = Jedna przeciw jednej to po równo, a inicjatywę mają Hiszpanie: ich kostka by przeszła, a twoja zostałaby odparta. Wyślij obie.
    .done = Dwie przeciw jednej na tej samej drodze: Hiszpan został odparty tam, skąd szedł, twoje kostki weszły za nim i padł.
lesson-french-card =
    .text = Każda tura zaczyna się od Przygotowania: możesz dobrać kartę. Widzisz ją tylko ty. Każda karta podaje moment, w którym można ją zagrać, i wtedy gra cię o to zapyta.
    .task1 = Dobierz kartę.
    .no1 = Tym razem ją weź. (Później bywa powód, by tego nie robić: kto ma co najmniej o trzy karty więcej niż przeciwnik, temu można zabronić następnego dobrania. Poza tym dwie karty z twojej talii pomagają Hiszpanom.)
    .task2 = Karta Fuego Cerrado pozwala stoczyć walkę jeszcze raz. Najpierw potrzebna jest walka: idź z Puerta del Sol (14) na Las Descalzas (9).
    .no2 = Wydaj rozkaz z 14 na 9.
    .task3 = Wyślij wszystkie trzy.
    .no3 = Tu trzeba trzech przeciw dwóm: wyślij wszystkie.
    .task4 = Padł jeden Hiszpan, został jeden: teraz są trzy kostki przeciw jednej. Walki są skończone i to jest moment twojej karty. Zagraj ją.
    .no4 = Jeśli spasujesz, ostatni będzie tam i w następnej turze. Zagraj kartę Fuego Cerrado na Las Descalzas (9).
    .done = Ta sama walka jeszcze raz i pole jest twoje. Karta jest najwięcej warta tam, gdzie coś kończy.
lesson-french-entry =
    .text = Większość twojej armii czeka za murami, po pięć kostek przed każdą bramą. Od tury 3 mogą wchodzić, każdy obóz swoją bramą. Wejście liczy się jako jeden z dwóch rozkazów, nawet na złotą ulicę Atocha (16).
    .task1 = Wejdź na Atocha (16), gdzie stoi jeden Hiszpan, i na Puerta de Toledo (20). Naciśnij obóz za murami, a potem jego bramę.
    .no1 = Dwa wejścia: na 16 i na 20.
    .no1-one = Masz dwa liczone rozkazy i oba są potrzebne: wejdź na 16 i na 20.
    .task2 = Wprowadź wszystkich.
    .no2 = Kto zostaje za murami, nic ci nie daje. Przez każdą bramę wyślij wszystkie pięć kostek.
    .done = Pięć przeciw jednej: Hiszpana już nie ma, dwie bramy są twoje, a Atocha to złota ulica, z której w następnej turze ruszasz za darmo. Wprowadzenie wszystkich czterech obozów zajmuje dwie całe tury, więc zacznij w turze 3.
lesson-french-gates =
    .text = Po turze 10 wygrywasz tylko wtedy, gdy nie ma ani jednej czerwonej kostki, a w każdej z czterech bram – 1, 6, 16 i 20 – stoi kostka francuska. W całej partii wolno ci przy tym stracić najwyżej trzy kostki.
    .task1 = Tura 10. Jeden Hiszpan jest uwięziony na Hortaleza (5), jedna brama jest pusta: Puerta de Toledo (20). Napisz rozkazy, które załatwią jedno i drugie.
    .no1 = Dwa rozkazy: z 6 na 5 przeciw ostatniemu Hiszpanowi i z 17 na 20 do pustej bramy.
    .no1-cube = To zamyka bramę. Ale na Hortaleza (5) jedna przeciw jednej to po równo: sprowadź pomoc z Recoletos (6).
    .no1-gate = To usuwa ostatniego Hiszpana. Ale Puerta de Toledo (20) wciąż jest pusta.
    .task2 = Zanim wybierzesz liczby, spójrz na bramę Recoletos (6).
    .no2 = Z Recoletos (6) jedna kostka idzie, a jedna zostaje w bramie.
    .no2-open = Wtedy na Recoletos (6) nikt nie zostanie, a z otwartą bramą przegrywasz. Przeciw ostatniemu Hiszpanowi wystarczy jedna: z kostką, która już tam jest, to dwie przeciw jednej.
    .done = Ani jednej czerwonej kostki, cztery bramy zajęte, dwie stracone kostki: miasto jest ujarzmione. Wcześniejsze usunięcie ostatniego Hiszpana nie kończy partii. Bramy sprawdza się po turze 10, więc trzymaj w każdej po jednej kostce.
lesson-french-last =
    .text = Teraz cała tura, po twojemu. Dziesiąta. Został jeden Hiszpan, na Las Descalzas (9), i może uciec. Puerta de Toledo (20) jest pusta, ale stoi przed nią pięć twoich kostek.
    .task1 = Wygraj: ostatnia czerwona kostka i wszystkie cztery bramy. Przeciw komuś, kto ucieka, może pomóc karta.
    .lost = Wygrali Hiszpanie: została czerwona kostka albo stała otworem brama. Dobierz kartę, wydaj rozkazy na Las Descalzas (9) i na Puerta de Toledo (20) i nie puszczaj Hiszpana, gdy ucieka.
    .done = Ostatniego Hiszpana już nie ma, a w każdej bramie stoi francuska kostka: wygrywasz.
