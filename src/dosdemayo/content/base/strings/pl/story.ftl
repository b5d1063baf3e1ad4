# The page about the day itself. Only that page reads this file.
# A chapter is a message with its paragraphs as attributes p1, p2, …

story-title = 2 maja 1808
story-lead = Przez pięć godzin mieszkańcy Madrytu walczyli z armią Napoleona na własnych ulicach. O tym jest ta gra. Tu przeczytasz, co doprowadziło do tego dnia, jak on przebiegał, kim byli ludzie z kart i co oznaczają kostka, tura i zwycięstwo.
story-map = Madryt w 1808 roku. Miejsca rozświetlają się, gdy mowa o nich w tekście; naciśnij zaznaczone, aby przeczytać, co się o nim opowiada.
story-map-place = { $place }: co się o nim opowiada
story-on-map = Na mapie: { $places }
story-contents = Na tej stronie

## The story

story-before = Jak do tego doszło
    .p1 = W 1807 roku Hiszpania i Francja uzgodniły w Fontainebleau podział Portugalii, starej sojuszniczki Wielkiej Brytanii. Manuel Godoy, który rządził w imieniu króla Karola IV, miał dostać dla siebie księstwo w Algarve; przez Hiszpanię miały przemaszerować wojska francuskie. Przyszły i zostały. Zanim padł choć jeden strzał, twierdza po twierdzy była już w ich rękach.
    .p2 = Napoleonowi nie chodziło tylko o drogę. Chciał osadzić na hiszpańskim tronie swojego brata Józefa i ściągał członków rodziny królewskiej, jednego po drugim, do Bajonny, skąd żadnemu nie wolno było wyjechać; był wśród nich Ferdynand VII, „Upragniony”, w którym kraj pokładał nadzieje.
    .p3 = W Madrycie marszałek Murat trzymał około 10 000 ludzi w mieście i kolejne 20 000 w okolicznych wioskach, aby panować nad stolicą liczącą mniej więcej 160 000 mieszkańców. Od tygodni dochodziło do bójek i zabójstw. Wszyscy czekali na iskrę.
story-palace = Poranek przed pałacem
    .p1 = Rankiem 2 maja przed pałacem królewskim stanęły powozy. Miały zabrać ostatnich członków rodziny: Marię Luizę, byłą królową Etrurii, i najmłodszego syna króla, Francisca de Paula. Ślusarz José Blas Molina zrozumiał, co widzi, i krzyczał do każdego, kto mógł go usłyszeć: zdrada, zabierają królewskiego syna.
    .p2 = Murat, przebywający w pobliskim pałacu Grimaldi, posłał generała La Grange’a, aby sprawdził, skąd ten hałas. Tłum rozszarpałby go, gdyby nie wyprowadził go oficer gwardii walońskiej; inny Francuz, żołnierz, nie miał tyle szczęścia. Około dziesiątej nadszedł z działami batalion grenadierów Gwardii Cesarskiej i bez ostrzeżenia otworzył ogień do czterystu czy pięciuset osób.
story-streets = Ulica po ulicy
    .p1 = Huk dział był jedyną wiadomością, jakiej miasto potrzebowało. Ludzie wychodzili z tym, co mieli: z kuchennymi nożami, kijami, siekierami, kamieniami, strzelbą na ptactwo, szablą po dziadku. Na Francuzów, którzy zgubili swój oddział, urządzano polowania. Jedni szli za tym, kto najgłośniej krzyczał; inni zdawali się mieć plan: zdobyć broń, utrzymać bramy przed wojskami spod murów, zamknąć Francuzów w kwaterach.
    .p2 = Większość Madrytu nie walczyła. Jedni liczyli na lepsze rządy z Francji; wielu bało się tego, co nastąpi, albo miało do stracenia rodzinę, sklep czy stanowisko. Na ulice wyszło może trzy, może cztery tysiące osób.
    .p3 = Plan Murata był prosty: kolumny ruszają ze wszystkich stron wielkimi ulicami, zmiatają wszystko przed sobą i spotykają się na Puerta del Sol i Plaza Mayor. Jego kurierzy musieli jednak przejechać właśnie przez te ulice i wielu nigdy nie dotarło. Choćby kawaleria w Retiro nie ruszyła aż do południa.
    .p4 = Potem uderzyła całym ciężarem. Na Puerta del Sol mamelucy wjechali w tłum, a tłum wytrzymał. Przy Puerta de Toledo (Bramie Toledańskiej) kobiety z nożami i nożyczkami rzucały się pod konie kirasjerów. Na calle de las Infantas doniczka zabiła syna generała Legranda; murarze przy kościele Santiago ciskali w żołnierzy narzędziami i kamieniami; gdzie indziej leciały meble, dachówki, wrzący olej.
    .p5 = W więzieniu dworskim pięćdziesięciu sześciu z dziewięćdziesięciu czterech osadzonych napisało do naczelnika prośbę, by wypuścił ich do walki; dali słowo, że wrócą. Wypuścił. Na Plaza Mayor zdobyli francuskie działo i ostrzelali z niego wojsko kartaczami.
    .p6 = W końcu baterie na Plaza Mayor, Santa Cruz i Antón Martín zamknęły calle de Atocha. Północ i południe miasta straciły ze sobą łączność. Walczono jeszcze w okolicy Puerta del Sol i Puerta Cerrada; pozostawało też Monteleón.
story-monteleon = Monteleón
    .p1 = Hiszpański garnizon dostał rozkaz pozostania w koszarach i w większości go posłuchał: około 4200 ludzi, którzy służyli raczej na dworze niż w polu, i 4600 z innych oddziałów. Nieliczni wymknęli się z bronią dla ludu albo po to, by do niego dołączyć.
    .p2 = W parku artyleryjskim Monteleón dwaj kapitanowie, Luis Daoiz i Pedro Velarde, wzięli do niewoli francuską wartę, otworzyli bramy i uzbroili każdego, kto przyszedł. Porucznik Jacinto Ruiz i inni pomogli zamienić tłum, który nigdy nie był pod ogniem, w coś na kształt załogi. Działa stanęły na ulicy przed bramą.
    .p3 = Szturm za szturmem się załamywał, a Francuzi płacili cenę, jakiej nie przewidzieli. Tymczasem reszta miasta ucichła, a proch był na wyczerpaniu. Gdy w ostatnim natarciu Francuzi wdarli się do środka, Daoiz i Velarde zginęli, a Ruiz leżał ciężko ranny.
story-peace = „Pokój, pokój, wszystko załatwione”
    .p1 = Po południu oficerowie obu narodów chodzili razem po mieście, machali białymi chustkami i wzywali do spokoju. Zabijanie nie ustało wraz z walką. Murat rozkazał rozstrzeliwać jeńców, a plutony robiły to już od rana.
    .p2 = Wystarczył nóż w kieszeni, a nosił go niemal każdy mężczyzna; wystarczyły nożyczki albo igły kogoś, kto szył worki. Jeśli na progu leżał martwy Francuz, odpowiadać mógł cały dom. Żołnierze grabili. Ciała zabitych leżały na ulicach całymi dniami – taki był rozkaz.
    .p3 = Przed świtem 3 maja na wzgórzu Príncipe Pío rozstrzelano grupę jeńców. Goya uczynił z tej godziny obraz, którego się nie zapomina. Jeden z prowadzonych tam, Juan Suárez, uciekł i przeżył, by o tym opowiedzieć.
story-mostoles = Móstoles i co było dalej
    .p1 = W Móstoles, wiosce na południowy zachód od Madrytu, o wydarzeniach dowiedział się Juan Pérez Villamil, sekretarz Admiralicji. Powiedział o nich burmistrzowi Andrésowi Torrejónowi, staremu człowiekowi, który wracał właśnie z pola. Pismo podpisane przez Torrejóna wzywało kraj do walki z Francją, a jeźdźcy zawieźli je na południe i zachód.
    .p2 = W ciągu kilku tygodni Hiszpania chwyciła za broń. Wojna o niepodległość trwała sześć lat. Murat nie dostał hiszpańskiej korony, na którą może liczył. Na Wyspie Świętej Heleny Napoleon powiedział o Hiszpanach, że powstali jak człowiek honoru.

## Beside the ten turns. Half an hour each, as the designer reckons.

story-turns = Dzień w dziesięciu turach
    .p1 = Powstanie trwało mniej więcej od dziesiątej rano do trzeciej po południu, a gra ma dziesięć tur po pół godziny. Jeśli chodzi o godziny, nasze źródło podaje tylko pierwsze strzały o dziesiątej, kawalerię w południe i popołudniowe wezwania do pokoju; miejsce pozostałych wydarzeń na tej liście pochodzi od nas i trzyma się kolejności, w jakiej się o nich opowiada.
story-turn = Tura { $turn }
story-turn-1 = Gwardia strzela przed pałacem. Krzyk Moliny podejmują wszyscy.
story-turn-2 = Wieść biegnie z ulicy na ulicę; tłumy napadają na pojedynczych Francuzów i szukają broni. Wychodzą rozkazy Murata – dokąd zdołają dotrzeć kurierzy.
story-turn-3 = W Monteleón otwiera się brama i lud dostaje broń. Od teraz wojska spod murów mogą maszerować.
story-turn-4 = Przez bramy wchodzą pierwsze kolumny. Kobiety z południowych dzielnic czekają przy Puerta de Toledo.
story-turn-5 = Południe i dopiero teraz rusza kawaleria: z Retiro i El Pósito, ulicami Alcalá i San Jerónimo.
story-turn-6 = Mamelucy szarżują na Puerta del Sol, a tłum wytrzymuje.
story-turn-7 = Działa na Plaza Mayor i Antón Martín przecinają miasto na pół. Więźniowie z więzienia dworskiego zdobywają jedno z nich.
story-turn-8 = Przy Puerta Cerrada wciąż trwa walka; w Monteleón załamuje się szturm za szturmem.
story-turn-9 = W Monteleón kończy się proch i park pada. Daoiz i Velarde nie żyją.
story-turn-10 = Białe chustki: wszystko załatwione, wołają. Plutony egzekucyjne robią swoje.

## The people of the cards

story-people = Ludzie z kart
    .p1 = Każde wydarzenie z kart zdarzyło się albo opowiadano, że się zdarzyło. Oto ludzie, którzy za nimi stoją.
story-people-jose_blas_molina = Ślusarz, od którego krzyku wszystko się zaczęło. Później tego dnia przeprowadził obok Francuzów mnóstwo ludzi do Monteleón, by dostali broń, i sam tam walczył. Potem poszedł w góry i do końca wojny był partyzantem. Król Ferdynand odmówił mu nawet małej renty.
story-people-luis_daoiz = Kapitan artylerii, człowiek odważny. Przełożeni kazali mu nie dawać Francuzom żadnego pretekstu; na jego oczach zabijano ludzi. Złamał rozkaz i zginął wśród dział, które ustawił przed bramą swojego parku.
story-people-pedro_velarde = Kapitan artylerii i przyjaciel Daoiza, od początku zdecydowany walczyć. Wierzył, że inni oficerowie pomyślą tak samo i że wojsko powstanie razem z ludem. Zginął w obronie Monteleón.
story-people-jacinto_ruiz = Porucznik, jeden z obrońców Monteleón, a później jeden z tych, którzy mogli opowiedzieć, co się tam stało. W grze jego świadectwo to jedyna nadzieja strasznego dnia. Zmarł od ran w Trujillo w 1809 roku.
story-people-alcalde_de_mostoles = Andrés Torrejón, rolnik i burmistrz. To, co podpisał tego wieczoru, było śmiałe aż do szaleństwa: wioska wzywała kraj do wojny z panem Europy. Wieści przyniósł mu Juan Pérez Villamil, człowiek biegły w pismach.
story-people-presos_de_la_carcel = Prosili, by wolno im było „narazić życie przeciw cudzoziemcom”, i obiecali wrócić. Wyszło pięćdziesięciu sześciu; następnego dnia jeden nie żył, jeden był ranny, a jednego brakowało i uznano go za zbiega. Wszyscy pozostali znów siedzieli za kratami.
story-people-heroinas = Manuela Malasaña, Clara del Rey i Benita Pastrana to nazwiska, które do nas dotarły, spośród bardzo wielu kobiet walczących tego dnia. Noszą je ulice Madrytu, a nawet cała dzielnica.
story-people-manolas = Manolas, kobiety z biednych dzielnic południa, znane ze stroju i ciętego języka. Celowały w brzuchy koni; gdy jeździec leżał na ziemi, noże znajdowały szczeliny w jego pancerzu.
story-people-murat = Syn karczmarza, kawalerzysta, wielki książę Bergu, mąż siostry Napoleona. Niektórzy mówią, że kazano mu sprowokować bunt i utopić go we krwi, jak to robiono gdzie indziej. Zamiast Hiszpanii dostał Neapol, próbował go zachować układem z wrogami swego pana i skończył tam przed plutonem egzekucyjnym w 1815 roku.
story-people-ordenes_de_napoleon = Cesarz był w Bajonnie i widział dalej niż jego marszałek. Liczył się z powstaniem i miał w Madrycie ludzi, którzy umieli mu powiedzieć, kto za nim stoi.
story-people-colaboracion = Jedni donosili na sąsiadów, żeby przypodobać się nowym panom albo wyrównać stare rachunki. Inni byli uczciwi: wykształceni ludzie, którzy sądzili, że nowe rządy wyjdą Hiszpanii na dobre. Jednych i drugich nazywano tak samo, afrancesados albo josefinos, i nie był to komplement.
story-people-un_tiesto = Młody oficer, syn generała Legranda, zabity doniczką. Nikt nie wie, kto ją rzucił.

## What things in the game stand for

story-meaning = Co oznaczają kostka, tura i zwycięstwo
    .p1 = Oto myśli autora gry, Daniela Vala Garijo, podane w instrukcji, a tu naszymi słowami. Nie chciał wiernej kopii tego dnia: przy takim wyszkoleniu, uzbrojeniu i dowództwie Francuzi nie mogliby przegrać i nikt nie zagrałby w to dwa razy. Chciał krótkiej gry, która do ostatniej tury pozostaje otwarta i budzi ciekawość.
story-meaning-cube = Kostka
    .p1 = Czerwony i niebieski były kolorami pierwszych gier wojennych XIX wieku. Niebieska kostka to około tysiąca żołnierzy, czerwona – od trzystu do pięciuset mieszkańców Madrytu.
story-meaning-turn = Tura
    .p1 = Dziesięć tur to pięć godzin od dziesiątej do trzeciej: mniej więcej pół godziny każda.
story-meaning-map = Mapa
    .p1 = Miasto takie, jakie było, bez Retiro, gdzie obozowała duża część wojsk. Cztery bramy są ważne, bo Francuzi obawiali się pomocy dla miasta z górskich wiosek. Trzy złote ulice są szybsze, bo stamtąd panuje się nad miastem.
story-meaning-orders = Rozkazy
    .p1 = Grupy hiszpańskie są małe, znają każdy zakątek i na nikogo nie czekają: ruszyć się mogą wszystkie. Francuzi czekają na rozkazy: dwa na turę, pomijając niespodzianki w rodzaju Murata i kawalerii. To, że wszystkimi czerwonymi kostkami kieruje jedna myśl, to ustępstwo na rzecz gry; tamtego dnia nikt nimi nie dowodził.
story-meaning-victory = Zwycięstwo
    .p1 = Tego, że mieszkańcy Madrytu mogliby pokonać Francuzów w otwartym polu, nawet się nie rozważa. Hiszpanie wygrywają, gdy wypadną lepiej niż w historii: ktoś przetrwa pięć godzin, jedna brama zostanie otwarta albo cena okaże się bolesna.

## Sources

story-differ = Gdzie relacje się różnią
    .p1 = Zabici. Francuzi przyznali się do niewielu, a rodziny ukrywały straty ze strachu przed zemstą. Zabitych żołnierzy miało być od 200 do 1800, mieszkańców Madrytu około 400, nie licząc rozstrzelanych później.
    .p2 = Jacinto Ruiz. Instrukcja robi z niego oficera artylerii, który jeszcze tego samego dnia dotarł do Móstoles. Gdzie indziej jest porucznikiem piechoty, z Ochotników Państwa, zbyt ciężko rannym, by podróżować.
    .p3 = Andrés Torrejón. Instrukcja podaje, że miał 82 lata i wypowiedział wojnę; inni jako rok urodzenia podają 1736, a więc miał 71 lat, i mówią o wezwaniu do broni, które podpisało dwóch burmistrzów, a napisał Villamil.
    .p4 = Manuela Malasaña. Jedni każą jej ginąć przy działach Monteleón; inni mówią, że zatrzymano ją w drodze z pracy i rozstrzelano z powodu nożyczek.
    .p5 = Murat. Instrukcja nazywa go zięciem Napoleona; był jego szwagrem. Niektórzy twierdzą, że kazano mu sprowokować powstanie, ale nie ma na to dowodu.
    .p6 = Doniczka. W mieście opowiadano, że młody Legrand tak właśnie zginął.
story-sources = Źródła
    .p1 = Opowieść, notki na kartach i myśli o grze opierają się na angielskiej instrukcji 2 de Mayo, z jej notami historycznymi i komentarzami autora, Daniela Vala Garijo (Gen-X Games). Wszystkie zdania są nasze. Nazwy miejsc na mapie to nasze odczytanie miasta z 1808 roku.
    .p2 = Do dalszego czytania i oglądania: dwa obrazy Francisca Goi z 1814 roku, 2 maja 1808 i 3 maja 1808, w Museo del Prado; Juan Pérez de Guzmán, El Dos de Mayo de 1808 en Madrid (1908); historia wojny hrabiego Toreno (1835–1837); powieść Benita Péreza Galdósa El 19 de marzo y el 2 de mayo (1873).
