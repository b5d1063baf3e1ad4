# Co mówi polecenie, gdy użytkownik może coś poprawić. { $reason } pochodzi z niższych warstw: zob. faults.toml.

error-said = dosdemayo: { $reason }
error-plain = { $reason }
usage-try = Pomoc: wpisz „{ $command } --help”.
usage-error = Błąd: { $reason }
error-of = { $what }: { $reason }
error-needs-extra = do tego potrzebne są: { $modules }; instaluje je `pip install "dosdemayo[{ $extra }]"`
error-not-writable = nie można zapisać „{ $path }”: { $reason }
error-is-there = „{ $path }” już istnieje; wybierz inną nazwę albo zmień ten plik
error-not-usable = nie można użyć „{ $path }”: { $reason }
error-no-folder = { $folder } nie jest folderem
error-no-texts = --lang: nie ma tekstów w języku „{ $lang }”; do wyboru: { $known }

# Szukanie.

error-could-be = „{ $wanted }” może znaczyć: { $found }; wpisz coś więcej
error-no-area-number = nie ma pola { $number }; pola mają numery od 1 do { $most }
error-no-area-near = nie ma pola „{ $wanted }”; może chodzi o: { $near }?
error-no-area = nie ma pola „{ $wanted }”; `dosdemayo map` wymienia wszystkie
error-no-card = nie ma karty „{ $wanted }”; karty to: { $cards }
error-no-rule = nie ma zasady „{ $wanted }”; w pobliżu: { $near }
error-no-rule-word = „{ $word }” nie jest ani numerem zasady, ani słowem z zasad
error-no-question = żadne pytanie nie mówi o „{ $word }”; `dosdemayo rules { $word }` szuka w samych zasadach

# Pliki partii, przypadków i edycji.

standard-input = standardowe wejście
error-unreadable = nie można odczytać { $file }: { $reason }
error-not-text = { $file } nie jest tekstem UTF-8: błędny bajt nr { $byte }
error-too-deep = { $file }: zbyt głębokie zagnieżdżenie jak na przypadek
error-not-json = { $file } nie jest plikiem JSON: { $reason }
error-record-more = { $file }: { $reason } (i jeszcze { $more }; wszystkie wymienia `dosdemayo check`)
record-refused = wiersz { $line }: { $answer }: { $problem }
error-file-exists = { $file } już istnieje; wybierz inną nazwę
error-edition-name = { $file }: nadaj edycji własną nazwę; „{ $name }” to nazwa naszej
error-edition-name-taken = { $file }: nadaj edycji własną nazwę; „{ $name }” to nazwa edycji z { $other }
edition-is-one = { $file } jest edycją: { $name } { $digest }, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
edition-written = Edycja { $file } jest zapisana. Zmień ją, a potem: dosdemayo edition check { $file }

# Gra.

error-game-there = w { $file } jest już partia; --strict, imiona, --against i --side dotyczą tylko nowej partii
error-side-alone = --side działa tylko w partii przeciw komputerowi; --against podaje jego poziom
error-side-name = --{ $side }-name: { $side ->
    [french] komputer gra Francuzami
   *[spanish] komputer gra Hiszpanami
}; --side podaje twoją stronę
error-no-level = { $what }: nie ma poziomu „{ $level }”; dostępne poziomy: { $levels }
error-both-computers = w tej partii komputer gra po obu stronach; pokazuje ją `dosdemayo replay`
error-name-a-card = podaj kartę: zagraj, potem jej id albo początek nazwy i to, na co ją zagrywasz
error-no-target = na „{ $typed }” nie można zagrać żadnej karty; można na przykład na 10, 6-7, 9-14 na 15 albo 7-9:2
error-number-behind-colon = „{ $typed }” wymaga liczby kostek po dwukropku, na przykład 7-9:2
error-no-numbers = „{ $typed }” nie jest listą liczb; wpisz na przykład 2 1 albo 6-7:2 19-16:1
error-not-as-many = liczby: { $numbers }, rozkazy: { $orders }; wpisz po jednej liczbie na rozkaz
error-names-once = podaj każdego gracza tylko raz; jeden podany gracz gra sam ze sobą
error-no-player = nie ma gracza „{ $name }”: { $reason }

# Serwer.

serve-network = Dla innych w tej sieci: { $address }
serve-running = 2 de Mayo działa pod adresem { $address }  (Ctrl-C kończy)
think-running = trwa obliczanie ruchów komputerowych przeciwników  (Ctrl-C kończy)
error-no-network = ten komputer nie jest w żadnej sieci; uruchom bez --lan
error-no-page = strona nie jest zbudowana; buduje ją `make web`
error-setting = { $variable } ma wartość „{ $value }”; możliwe są: { $choices }
error-setting-number = { $variable } ma wartość „{ $value }”; ma to być liczba od 0 do { $most }
error-port = nie można nasłuchiwać na { $host }, port { $port }: { $reason }; spróbuj z innym --port
error-several-processes = kilka procesów wymaga bazy PostgreSQL, podanej w DOSDEMAYO_DATABASE_URL; z pliku może korzystać tylko jeden proces
error-thinking-aside = obliczanie ruchów w osobnym procesie wymaga bazy PostgreSQL, podanej w DOSDEMAYO_DATABASE_URL; z pliku może korzystać tylko jeden proces
error-no-thinkers = DOSDEMAYO_THINKERS ma wartość 0; usuń tę zmienną albo podaj, ile obliczeń może trwać naraz
error-database-address = adres bazy danych musi się zaczynać od sqlite:/// albo postgresql://
error-database-no-file = adres bazy danych nie wskazuje pliku; wpisz sqlite:///ścieżka/do/pliku
error-database-missing = nie ma bazy danych { $file }
error-database-empty = baza danych { $file } jest pusta; umieść na jej miejscu kopię zapasową albo usuń ją, aby zacząć nową
error-database-unusable = nie można użyć bazy danych { $file }: { $reason }
error-database-unreachable = nie można połączyć się z bazą danych: { $reason }
error-database-slow = nie można połączyć się z bazą danych: nie odpowiada na czas
error-tables = tabele są w wersji { $found }, a nie { $wanted }; serwer uaktualnia je przy uruchomieniu
error-tables-none = nie ma jeszcze tabel; serwer tworzy je przy uruchomieniu
error-token-secret = DOSDEMAYO_TOKEN_SECRET nie jest tym sekretem, którym zamaskowano klucz tokenów
doctor-game = partia { $game }: { $what }
doctor-store = magazyn danych: { $what }
doctor-found = { $games ->
    [one] 1 partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, { $problems ->
    [0] wszystko w porządku
    [one] 1 problem
    [few] { $problems } problemy
    [many] { $problems } problemów
   *[other] { $problems } problemu
}
