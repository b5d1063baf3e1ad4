# Before and after a game: choosing a side, inviting, the list of games, the end, reports and notices.

# The side, and how hard it is between two of the same strength
ui-side-ease = { $ease ->
    [very-hard] Bardzo trudno
    [hard] Trudno
    [even] Po równo
    [easy] Łatwiej
   *[very-easy] Dużo łatwiej
}
ui-side-figures = { $side ->
    [french] Francuzi wygrywają
   *[spanish] Hiszpanie wygrywają
} { $share } na 100 partii między komputerami tego poziomu.

# A game that goes on
ui-resume = Graj dalej
ui-resume-title = { $count ->
    [one] Czeka jedna partia
    [few] W toku są { $count } partie
    [many] W toku jest { $count } partii
   *[other] W toku jest { $count } partii
}
ui-move-yours = Twoja kolej
ui-move-title = ● Twoja kolej – { $title }
ui-move-theirs = Czekamy na drugą stronę
ui-games-turn = Tura { $turn }
ui-games-won = Wygrana
ui-games-lost = Przegrana
ui-games-computer = Komputer ({ $level })
ui-games-removed = Usunięto z tej listy.
ui-games-remove-sure = Usunąć tę partię z listy na tym urządzeniu? Bez jej linku nie można do niej wrócić.
ui-games-rematch = propozycja rewanżu
ui-games-expire = { $days ->
    [one] Ten serwer usuwa partie, w których od jednego dnia nic się nie wydarzyło.
   *[other] Ten serwer usuwa partie, w których od { $days } dni nic się nie wydarzyło.
}

# Inviting
ui-invite-only-here = Ten link działa tylko na tym komputerze. Aby grać przez sieć lokalną, zatrzymaj serwer i uruchom go poleceniem „dosdemayo serve --lan”.
ui-invite-scan = Albo zeskanuj ten kod:
ui-invite-qr = Zaproszenie jako kod QR
ui-join-host = Zaprasza cię { $name }
ui-join-side = { $side ->
    [french] Grasz Francuzami.
   *[spanish] Grasz Hiszpanami.
}
ui-join-no-clock = Bez zegara
ui-join-once = Zaproszenie działa raz. Potem partię otwiera twój własny link; znajdziesz ją na liście „Partie”.

# The end
ui-end-won = Wygrana!
ui-end-lost = Przegrana
ui-end-tipped = W turze { $turn } szala przechyliła się { $side ->
    [french] na korzyść Francuzów
   *[spanish] na korzyść Hiszpanów
}.
ui-end-curve = Szanse w kolejnych turach
ui-end-curve-explain = Według oceny silnego gracza, który widzi karty obu stron.
ui-end-curve-point = Tura { $turn }: Francuzi { $french }%, Hiszpanie { $spanish }%
ui-end-curve-thinking = Silny gracz analizuje partię…
ui-end-losses = Stracone kostki tura po turze
ui-end-hands = Karty na ręce na końcu
ui-end-score = Wynik z tym przeciwnikiem
ui-end-score-line = { $mine } : { $theirs }
ui-end-turn-head = Tura

# What became of the day if it had gone so. Our own words.
epilogue-loss-limit = Wieczorem na ulicach leży zbyt wielu francuskich żołnierzy. Kolumny wracają do obozów, a Murat pisze do Bajonny, że z tym wojskiem, które ma, miasta nie utrzyma. Madryt powstał przeciw najeźdźcy, a wieść, która tym razem biegnie na prowincję, jest wieścią o zwycięstwie.
epilogue-cubes-left = Gdy zapada noc, ktoś wciąż broni się za drzwiami albo na dachu. Francuzi mają place, ale nie miasto, i w każdej wiosce przy drogach opowiada się, że Madryt się nie poddał. To, co się tu zaczęło, potrwa sześć lat.
epilogue-gate-open = Na ulicach jest cicho, ale jedna brama stoi otworem. Kto mógł, wymknął się przez nią z tym, co widział, i przed świtem wioski wokół Madrytu są już na nogach. Burmistrz Móstoles nie musi pisać dwa razy.
epilogue-city-subdued = W nocy milknie ostatni zakątek, a każdej bramy pilnuje straż. Jeńców prowadzi się na Prado i na Príncipe Pío, tak jak w 1808 roku. Murat wierzy, że sprawa jest załatwiona. Nie minie kilka tygodni, a z powodu tego dnia cała Hiszpania chwyci za broń.
epilogue-time = Biją zegary, a jedna ze stron przegapiła swoją godzinę. W 1808 roku wahanie też drogo kosztowało: rozkazy przychodziły za późno, a inni działali pierwsi.
epilogue-resigned = { $winner ->
    [french] Powstanie zostaje odwołane, zanim skończy się dzień. Ludzie Junty jeżdżą po ulicach i machają chustkami; patrole, które jadą za nimi, nie machają.
   *[spanish] Francuzi cofają się do obozów za murami. Przez ten jeden wieczór miasto należy do swoich mieszkańców i nikt w nim nie śpi.
}

# A problem
ui-report-what = Komuś, kto szuka błędu, pomogą dwie rzeczy: ten plik i kilka słów o tym, jak doszło do błędu i co powinno się było stać.
ui-report-in = Plik zawiera to, co z twojego miejsca widać było dotąd w partii, krok po kroku, a także wersję i edycję. Otwiera się go przez „Otwórz zapisaną partię”, a powtórka sięga do tego miejsca.
ui-report-not-in = Nie ma w nim imion, wiadomości, linków ani danych twojej przeglądarki, a w trwającej partii – niczego, co druga strona trzyma w tajemnicy.
ui-report-send = Nic nie zostało wysłane. Wyślij plik osobie, która prowadzi ten serwer, albo dołącz go do zgłoszenia na stronie projektu.
ui-report-save = Zapisz plik
ui-report-saved = Zapisano jako { $file }.

# Telling a player on this device
ui-notify-here = Powiadamiaj na tym urządzeniu
ui-notify-on = Powiadomienia będą przychodzić na to urządzenie, dopóki strona jest otwarta w tle.
ui-notify-denied = Ta przeglądarka nie pozwala tej stronie na powiadomienia.
ui-notify-body = Twoja kolej.

# Sealing nothing, and lines that are too long
ui-seal-sure = Możesz jeszcze napisać rozkazy. Zapieczętować bez żadnego?
ui-give-sure = Możesz jeszcze napisać rozkazy. Nie wydawać żadnego?
ui-seal-anyway = Tak, wszystkie kostki zostają
ui-seal-back = Pisz rozkazy
ui-chat-too-long = { $over ->
    [one] O jeden znak za dużo.
    [few] O { $over } znaki za dużo.
    [many] O { $over } znaków za dużo.
   *[other] O { $over } znaku za dużo.
}
ui-orders-example-french = 6-7, 19-16
ui-orders-example-spanish = 9-14, 12-15
