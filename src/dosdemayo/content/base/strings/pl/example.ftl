# The rulebook's example of play, turn by turn: .before what there is to see before anybody writes, .after what came of the orders. In turn 8 nobody writes any more.

example-turn = Tura { $turn }
example-intro = Cała partia dwojga dobrych graczy, wygrana przez Hiszpanów w turze 8. W każdej turze możesz się zatrzymać, pomyśleć i grać dalej samodzielnie.
example-ask = Co by tu napisać – po stronie hiszpańskiej i po francuskiej?
example-show = Pokaż, co napisali i co z tego wynikło
example-next = Następna tura
example-play-on = { $side ->
    [french] Graj dalej od tury { $turn } Francuzami
   *[spanish] Graj dalej od tury { $turn } Hiszpanami
}

example-turn1 =
    .before = Francuzi zatrzymali kartę Artillería i od razu wprowadzili ją do gry: ich jedyna kostka w pałacu (10) liczy się teraz za trzy. Hiszpan, który tam stoi, jest związany, bo pojedyncza kostka nie może opuścić pola konfliktu. Ale Hiszpanie mają kartę Molina: wybrana grupa nie traci w tej turze żadnej kostki, a w następnej może wyjść w całości.
    .after = Trzy grupy hiszpańskie spotkały się na Puerta del Sol (14), a grupa z 17 poszła za nimi na Plaza Mayor. Francuzi zużyli oba rozkazy, żeby podejść bliżej: na 7 i na złotą ulicę 16. W pałacu było 3 przeciw 1, ale karta Molina uratowała kostkę. Żadna walka nic nie kosztowała: tura na zajęcie pozycji.
example-turn2 =
    .before = Hiszpanie dobrali kartę i zaraz ją stracili: Francuzi dobrali kartę Colaboración, która działa natychmiast. Francuzi stoją teraz na 7, 11 i 16, obok prawie wszystkiego. Trzy kostki na Puerta del Sol można zaatakować z dwóch stron, ale to zarazem najsilniejsza grupa w mieście.
    .after = Duża grupa wymknęła się na San Jerónimo (12) i wpadła na Francuzów nadchodzących z 11. Francuzi zobaczyli to, zanim wybrali liczby, i wysłali tylko jedną kostkę: z dwóch też straciliby jedną, a druga byłaby tam związana. Na 9 i 15 przy dwóch kostkach przeciw jednej padło po jednym Hiszpanie. Dwie kostki za jedną, ale Francuzi przegrywają po stracie czwartej kostki i trudniej im sobie na to pozwolić.
example-turn3 =
    .before = Od teraz Francuzi mogą wchodzić zza murów, a każde wejście to jeden z ich dwóch rozkazów. Zajmują Plaza Mayor (15). Jeśli zajmą też Atocha (16), karta Artillería zamknie oba pola przed Hiszpanami i przetnie miasto na pół. Na Alcalá (11) została jedna kostka francuska, obok trzech Hiszpanów.
    .after = Francuzi wprowadzili pięć kostek na 16, a kolejne przesunęli na 15: oba pola są ich i są zamknięte. Ceną była kostka na Alcalá: została sama i padła, trzy przeciw jednej. Dwie kostki francuskie są stracone. Rozkaz z 9, nawiasem mówiąc, liczył się do limitu: kończy się na złotej ulicy, ale na niej się nie zaczyna.
example-turn4 =
    .before = Francuzi dobrali jedną z dwóch pułapek we własnej talii: La Turba se Dispersa działa natychmiast i pozwala Hiszpanom rozdzielić w tej turze grupę. Hiszpanie mają trzy kostki na Alcalá (11) i mogą teraz zrobić z nimi dwie rzeczy naraz. Francuzi mają jeszcze trzy obozy za murami.
    .after = Dwie z trzech poszły na Puerta del Sol (14), jedna została: taka okazja się nie powtórzy. Francuzi zużyli oba rozkazy z limitu na bramy 1 i 6, a za darmo przeszli z 16 na 15. Nikt nikogo nie spotkał. Zauważ, ilu Francuzów wciąż jest daleko od walki.
example-turn5 =
    .before = Siedem kostek francuskich na Plaza Mayor (15) może pójść wszędzie za darmo. Hiszpańska para na Puerta del Sol stoi tuż obok. Francuzi już nie dobierają: mając mało kart na ręce, będą mogli kiedyś zabronić dobierania Hiszpanom.
    .after = Para w porę opuściła Puerta del Sol i pięć kostek francuskich weszło na pusty plac. Ale samotny Hiszpan poszedł na Hortaleza (5) akurat wtedy, gdy z Recoletos nadchodziło trzech. Pisać w tajemnicy to zgadywać, i tym razem Francuzi zgadli lepiej.
example-turn6 =
    .before = 15 i 16 są zamknięte, ale na Plaza Mayor została tylko jedna kostka francuska. Hiszpanie dobrali kartę Los Presos, która wpuszcza ich rozkazy na zamknięte pole. Rozkaz musi być napisany, zanim karta zostanie zagrana.
    .after = Para z 12 weszła na Plaza Mayor, a więźniowie otworzyli jej drogę: dwie przeciw jednej i padła trzecia kostka francuska. Po stracie 15 działa niczego już nie zamykają. Jeszcze jedna kostka i partia się skończy.
example-turn7 =
    .before = Trzy kostki francuskie są stracone, czwarta oznacza przegraną. Francuzi muszą być silni wszędzie, gdzie walczą. Mają sześć na San Bernardo (2), pięć na Puerta del Sol i pięć na Puerta de Toledo. Hiszpanie są rozproszeni: 3, 13, 15 i 19, i mają chrapkę na Atocha (16).
    .after = Trzech Hiszpanów zebrało się na Atocha, którą Francuzi właśnie opuścili, idąc na 19. Na tej drodze dwie kostki spotkały jedną, idącą z przeciwka: samotny Hiszpan został odparty i padł. W Monteleón (3) karta Daoiz dodała trzy do jednej kostki, ale sześć to więcej niż cztery. Pięć kostek hiszpańskich jest straconych, a Francuzom nic się nie stało.
example-turn8 =
    .after = Hiszpanie dobierają kartę Teniente Ruiz i karta, która czekała od dwóch tur, znajduje swoją parę. El Alcalde de Móstoles wchodzi do gry, co pozwala zagrać kartę Ruiz, a ta obniża limit z czterech straconych kostek do trzech. Trzy są stracone: Hiszpanie od razu wygrywają. Kto gra Francuzami, niech nie liczy na to, że wolno mu stracić trzy kostki.
