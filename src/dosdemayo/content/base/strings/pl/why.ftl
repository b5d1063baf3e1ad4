# Kiedy i po co zagrywa się kartę, w jednym lub dwóch zdaniach. Do przeczytania na stronie kart.

why-title = Kiedy i po co
why-rulings = Orzeczenia i szczegóły:

why-murat = Zagrana w turze 3 lub 4 daje do końca partii co turę o jeden rozkaz więcej, gdy już widać, dokąd idą Hiszpanie. Wybierz ją na początku, jeśli chcesz ich ścigać, i zagraj, gdy tylko można.
why-ordenes_de_napoleon = W tej turze i w następnej Hiszpanie pokazują rozkazy, zanim napiszesz swoje, i tracą po jednej karcie. Zachowaj ją na rozstrzygające tury: gdy grupa jest osaczona albo pod koniec.
why-artilleria = Zabezpiecza pałac na polu 10 i zamyka Hiszpanom pola 15 i 16, dopóki zajmujesz oba. Wybierz ją na początku, jeśli chcesz panować nad złotymi ulicami.
why-caballeria = Kostki, które się ruszyły, idą o jedno pole dalej: dość, by dopaść grupę, która czuła się bezpieczna, albo zdążyć do bramy.
why-colaboracion = Nie ma o czym decydować: zagrywa się ją po dobraniu, a Hiszpanie tracą losową kartę.
why-tropas_de_elite = Jedna kostka więcej w toczącej się walce: z dwóch przeciw dwóm robi się zwycięstwo. Użyj jej tam, gdzie przechyli rachunek: w rezerwie jest tylko jedna kostka.
why-fuego_cerrado = Walkę rozstrzyga się jeszcze raz, bez dodatkowego ruchu. Najlepsza przeciw grupie, którą pierwsza walka tylko przerzedziła.
why-la_turba_se_dispersa = Pułapka: w tej turze Hiszpanie mogą rozdzielić grupę. Spodziewaj się, że wymkną się w dwie strony.
why-fusilamientos = Pułapka, która leży w grze do końca: pozwala zagrać kartę Teniente Ruiz. Odtąd trzecia strata może być ostatnia, więc nie ryzykuj pojedynczych kostek.
why-desorden = Jeden hiszpański rozkaz prowadzi tam, gdzie zechcesz. Skieruj uciekającą grupę na swoje kostki albo nie daj dwóm grupom się połączyć. Po turze 7 jest za późno.
why-paz_paz = W ostatniej turze anuluje hiszpański rozkaz i jedna grupa nie może uciec. Przygotuj to w turze przed nią.
why-jose_blas_molina = Grupa w tej turze nic nie traci, a w następnej może w całości wyjść z walki. Zagraj tam, gdzie padłoby kilka kostek albo gdzie związana jest duża grupa.
why-luis_daoiz = Na polu 3, Monteleón, jest warta trzy kostki. Pozwól Francuzom tam przyjść i zagraj, gdy już nie mogą zawrócić.
why-pedro_velarde = Daje +2 do siły na polu 3: jedna kostka wytrzyma tam przeciw trzem. Sumuje się z kartą Capitán Luis Daoiz.
why-jacinto_ruiz = Obniża limit do trzech francuskich strat, gdy w grze leży karta Fusilamientos albo El Alcalde. Zagrana po trzeciej stracie od razu daje wygraną.
why-alcalde_de_mostoles = Sama nic nie robi; pozwala zagrać kartę Teniente Ruiz. Trzymaj ją w ukryciu, aż będziesz mieć też tamtą.
why-presos_de_la_carcel = Twoje rozkazy mogą prowadzić na pola zamknięte kartą Artillería. Napisz taki rozkaz, a potem zagraj tę kartę, inaczej cały arkusz jest nieważny.
why-soldados_se_escapan = Na polu 3, Monteleón, dołączają dwie kostki, jeśli je zajmujesz i nie jest za późno. Trzymaj tam kostkę, aż dobierzesz tę kartę.
why-manolas = Jeśli Francuzi wejdą na pole 20, gdy tam stoisz, jeden z nich pada. Czekaj tam, gdy ci zza murów mają wejść.
why-un_tiesto = Jeśli Francuzi wejdą na pole 7, gdy tam stoisz, jeden z nich pada. Prowadzi tędy wiele ich dróg do złotych ulic.
why-ordenes_interceptadas = Anuluje francuski rozkaz wejścia zza murów, gdy arkusze są już ujawnione. Zatrzymaj tych, których Francuzi najbardziej potrzebują, albo w ostatniej turze zostaw bramę pustą.
why-heroinas = Na polu 3 twoja grupa traci o jedną kostkę mniej w każdej walce tej tury. Ratuje pojedynczą kostkę i działa znowu, gdy karta Fuego Cerrado ponawia walkę.
