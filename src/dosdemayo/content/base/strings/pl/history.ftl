# Madrid, 2 May 1808, in a few words for each card and each area. The whole story is in story.ftl.

history-murat = Joachim Murat, wielki książę Bergu i szwagier Napoleona, dowodził Francuzami w Madrycie. Gdy miasto chwyciło za broń, posłał kolumny z obozów pod murami, aby spotkały się w centrum, i podpisał rozkaz egzekucji, które potem nastąpiły.
history-ordenes_de_napoleon = Napoleon był w Bajonnie, dokąd zwabił hiszpańskiego króla i jego syna. Przewidział powstanie, a zdaniem niektórych wręcz go sobie życzył; jego szpiedzy umieli wskazać tych, którzy nim kierowali.
history-artilleria = Rano działa strzelały do tłumu przed pałacem królewskim. Później baterie na Plaza Mayor, Santa Cruz i Antón Martín ostrzeliwały calle de Atocha i przecięły miasto na pół.
history-caballeria = Ulicami Alcalá i San Jerónimo wjechało prawie trzy tysiące jeźdźców, wśród nich mamelucy; dwa tysiące kirasjerów nadjechało z Carabanchel pod Puerta de Toledo. Sześć lat później Goya namalował tę szarżę.
history-colaboracion = Nie cały Madryt był przeciw Francuzom. Donosiciele wskazywali sąsiadów, czasem tylko po to, by wyrównać stare rachunki, a z oświeconych, którzy naprawdę liczyli na reformy z Francji, drwiono, nazywając ich afrancesados.
history-tropas_de_elite = Większość żołnierzy wysłanych do Hiszpanii była młoda i niedoświadczona, lecz nie ich oficerowie; a grenadierzy i jeźdźcy Gwardii Cesarskiej byli najlepsi w całej armii.
history-fuego_cerrado = Wyćwiczone szeregi oddawały salwę za salwą w wąskie ulice, do ludzi z nożami, kijami i garstką muszkietów.
history-la_turba_se_dispersa = Powstanie nie miało planu ani wodza: gromady zbierały się na jednym rogu, rozpraszały pod ogniem i schodziły znowu na następnym.
history-fusilamientos = Od tego dnia aż po świt 3 maja rozstrzeliwano jeńców na Prado, na Príncipe Pío i w innych miejscach, a ciała zostawiano ku przestrodze. Wieść o tym rozniosła powstanie po całej Hiszpanii.
history-desorden = Pogłoski gnały tłumy z jednego końca miasta na drugi; nikt nie umiał im powiedzieć, gdzie są potrzebne.
history-paz_paz = Po południu hiszpańscy i francuscy oficerowie jeździli razem po mieście, machali białymi chustkami i wołali, że wszystko załatwione. Niektórych z tych, co uwierzyli, schwytano za nóż lub nożyczki w kieszeni i rozstrzelano.
history-jose_blas_molina = Ślusarz, który zobaczył powozy przed pałacem i krzyknął, że to zdrada: wywożono ostatnie z królewskich dzieci. Potem poprowadził ludzi do Monteleón, walczył tam, a później w górach.
history-luis_daoiz = Starszy kapitan w parku artyleryjskim Monteleón. Rozdarty między rozkazami a ludźmi stojącymi u bramy, otworzył ją i dał im broń; poległ wśród dział ustawionych przy wejściu.
history-pedro_velarde = Kapitan artylerii, który od pierwszej godziny chciał walczyć i wierzył, że wojsko pójdzie za nim. Nie poszło; zginął w Monteleón u boku Daoiza.
history-jacinto_ruiz = Porucznik, który bronił Monteleón, został ciężko ranny i dał świadectwo temu, co widział. Zmarł od ran rok później w Trujillo.
history-alcalde_de_mostoles = Andrés Torrejón, stary burmistrz Móstoles, wracał z pola, gdy usłyszał nowiny od Juana Péreza Villamila, sekretarza Admiralicji. Podpisał wezwanie do wojny, a jeźdźcy roznieśli je po kraju.
history-presos_de_la_carcel = Pięćdziesięciu sześciu z dziewięćdziesięciu czterech osadzonych w więzieniu dworskim poprosiło na piśmie, by wolno im było walczyć; dali słowo, że wrócą. Na Plaza Mayor zdobyli francuskie działo i z niego strzelali; jeden zginął, jeden został ranny, jeden uciekł, wszyscy pozostali wrócili.
history-soldados_se_escapan = Garnizon miał surowy rozkaz pozostać w koszarach. Mimo to niektórzy żołnierze wymknęli się i przyłączyli do ludu albo przynieśli mu broń i proch.
history-manolas = Kobiety z południowych dzielnic zastąpiły kirasjerom drogę przy Puerta de Toledo. Z nożami i nożyczkami rzucały się pod konie i wiele z nich tam zginęło.
history-un_tiesto = Na calle de las Infantas doniczka zrzucona z balkonu zabiła syna generała Legranda. Tego dnia wszystko służyło za broń: dachówki, meble, wrzący olej, narzędzia murarzy z Santiago.
history-ordenes_interceptadas = Wielu kurierów z rozkazami Murata zginęło w drodze. Dlatego kawaleria w Retiro nie ruszyła aż do południa.
history-heroinas = Manuela Malasaña, Clara del Rey, Benita Pastrana: wokół Monteleón wiele kobiet walczyło u boku mężczyzn, a imiona niektórych pamięta się do dziś.

## What is told of an area, when there is a fight in it.

history-area-3 = Monteleón broniło się najdłużej. Z kilkoma działami i niemal bez prochu odpierało szturm za szturmem; potem padli jego oficerowie.
history-area-7 = Na calle de las Infantas doniczka zrzucona z góry zabiła syna generała Legranda.
history-area-8 = Tuż obok, w pałacu Grimaldi, miał kwaterę Murat. Dalej, na wzgórzu Príncipe Pío, przed świtem 3 maja rozstrzeliwano jeńców.
history-area-10 = Przed pałacem stały powozy, które miały zabrać do Francji ostatnie królewskie dzieci. Około dziesiątej gwardia bez ostrzeżenia strzeliła do tłumu.
history-area-11 = Jeźdźcy kwaterujący w El Pósito i w Retiro nadjechali około południa ulicą Alcalá.
history-area-12 = Część kawalerii z Retiro nadciągnęła carrerą de San Jerónimo ku Puerta del Sol.
history-area-13 = Prado było jednym z miejsc, gdzie tego dnia i w nocy rozstrzeliwano jeńców.
history-area-14 = Na Puerta del Sol mamelucy szarżowali na tłum, a ludzie nie ustąpili. Goya to namalował.
history-area-15 = Na Plaza Mayor stała francuska bateria. Więźniowie wypuszczeni na słowo z więzienia dworskiego zdobyli jedno z jej dział i z niego strzelali.
history-area-16 = Z Antón Martín francuskie działa ostrzeliwały calle de Atocha i odcięły północ miasta od południa.
history-area-17 = W okolicy Puerta Cerrada walczono jeszcze wtedy, gdy w większej części miasta było już cicho.
history-area-18 = Kirasjerzy z Carabanchel wjechali małą bramą Embajadores.
history-area-20 = Kobiety z nożami i nożyczkami zastąpiły kirasjerom drogę przy Puerta de Toledo i rzucały się pod konie.

## Where each area lies.

place-1 = brama północno-zachodnia; koszary Conde-Duque
place-2 = calle Ancha de San Bernardo
place-3 = park artyleryjski Monteleón, Maravillas
place-4 = między San Bernardo a Fuencarral
place-5 = ulice Fuencarral i Hortaleza
place-6 = brama północno-wschodnia; bramy Santa Bárbara i Recoletos
place-7 = calle de las Infantas, Caballero de Gracia
place-8 = Leganitos, Santo Domingo, San Marcial
place-9 = Descalzas, San Martín, Arenal
place-10 = pałac królewski i Plaza de Oriente
place-11 = wschodni koniec calle de Alcalá, El Pósito
place-12 = carrera de San Jerónimo, Huertas
place-13 = Salón del Prado
place-14 = Sol i calle de Alcalá
place-15 = calle Mayor i Plaza Mayor
place-16 = brama południowo-wschodnia; ulica i brama Atocha
place-17 = Puerta Cerrada, La Latina
place-18 = Rastro, Embajadores
place-19 = Lavapiés, Portillo de Valencia
place-20 = brama południowa; Puerta de Toledo (Brama Toledańska)
place-21 = Vistillas, San Francisco, Puerta de Segovia
