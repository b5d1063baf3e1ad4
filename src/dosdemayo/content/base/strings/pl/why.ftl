# Kiedy i po co zagrywa się kartę, w jednym lub dwóch zdaniach. Do przeczytania na stronie kart.

why-title = Kiedy i po co
why-rulings = Orzeczenia i szczegóły

why-murat = Od tury 3 daje co turę o jeden rozkaz więcej, gdy już widać, dokąd idą Hiszpanie. Wybierz ją na początku, jeśli chcesz ich ścigać, i zagraj, gdy tylko można.
why-ordenes_de_napoleon = W tej turze i w następnej Hiszpanie pokazują rozkazy, zanim napiszesz swoje. Zachowaj ją na tury, które rozstrzygają: gdy grupa jest osaczona albo pod koniec.
why-artilleria = Zabezpiecza pałac na polu 10 i zamyka Hiszpanom pola 15 i 16, póki oba są zajęte przez ciebie. Wybierz ją na początku, jeśli chcesz panować nad złotymi ulicami.
why-caballeria = W tej turze i w następnej kostki, które się ruszyły, idą o jedno pole dalej: dość, by dopaść grupę, która czuła się bezpieczna, albo zdążyć do bramy.
why-colaboracion = Nie ma o czym decydować: zagrywa się ją po dobraniu, a Hiszpanie tracą losową kartę.
why-tropas_de_elite = Jedna kostka więcej w toczącej się walce zmienia dwa na dwa w zwycięstwo. Użyj jej tam, gdzie zmieni rachunek: w rezerwie jest tylko jedna kostka.
why-fuego_cerrado = Walkę rozstrzyga się jeszcze raz, za ten sam marsz. Najlepsza przeciw grupie, którą pierwsza walka tylko przerzedziła.
why-la_turba_se_dispersa = Pułapka: w tej turze Hiszpanie mogą rozdzielić grupę. Spodziewaj się, że wymkną się w dwie strony.
why-fusilamientos = Pułapka, która leży w grze do końca: pozwala zagrać kartę Teniente Ruiz. Odtąd trzecia strata może być ostatnia, więc nie ryzykuj pojedynczych kostek.
why-desorden = Dwa hiszpańskie rozkazy prowadzą tam, gdzie zechcesz. Skieruj uciekającą grupę na swoje kostki albo nie daj dwóm grupom się połączyć.
why-paz_paz = W ostatniej turze anuluje hiszpański rozkaz i jedna grupa nie może uciec. Przygotuj to w turze przed nią.
why-jose_blas_molina = Grupa nic nie traci w tej turze, a w następnej może w całości opuścić walkę. Zagraj tam, gdzie padłoby kilka kostek albo gdzie związana jest duża grupa.
why-luis_daoiz = Na polu 3, Monteleón, jest warta trzy kostki. Pozwól Francuzom tam przyjść i zagraj, gdy już nie mogą zawrócić.
why-pedro_velarde = Siła większa o 1 na polu 3 albo obok: równa walka staje się tam francuską stratą. Z kartą Daoiz się sumuje.
why-jacinto_ruiz = Obniża limit do trzech francuskich strat, gdy w grze leży Fusilamientos albo El Alcalde. Zagrana po trzeciej stracie wygrywa od razu.
why-alcalde_de_mostoles = Sama nic nie robi; pozwala zagrać kartę Teniente Ruiz. Trzymaj ją w ukryciu, aż będziesz mieć też Ruiza.
why-presos_de_la_carcel = Twoje rozkazy mogą prowadzić na pola zamknięte kartą Artillería. Napisz taki rozkaz, a potem zagraj tę kartę, inaczej cały arkusz jest nieważny.
why-soldados_se_escapan = Dwie kostki dołączają na polu 3, Monteleón, jeśli jest zajęte przez ciebie i nie jest za późno. Trzymaj tam kostkę, aż ją dobierzesz.
why-manolas = Jeśli Francuzi wejdą na pole 20, gdy tam stoisz, jeden z nich pada. Czekaj tam, gdy ci zza murów mają wejść.
why-un_tiesto = Jeśli Francuzi wejdą na pole 7, gdy tam stoisz, jeden z nich pada. Prowadzi tędy wiele ich dróg do złotych ulic.
why-ordenes_interceptadas = Anuluje francuski rozkaz wejścia zza murów, gdy arkusze są już ujawnione. Zatrzymaj tych, których Francuzi najbardziej potrzebują, albo w ostatniej turze zostaw bramę pustą.
why-heroinas = Na polu 3 albo obok grupa traci o jedną kostkę mniej w każdej walce tej tury. Ratuje pojedynczą kostkę i liczy się znowu przy karcie Fuego Cerrado.
