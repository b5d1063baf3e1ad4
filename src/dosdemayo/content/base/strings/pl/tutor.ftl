# Nauczyciel pierwszej partii: co dana odpowiedź oddaje za darmo, zanim zacznie się liczyć.

tutor-title = Uwaga nauczyciela
tutor-back = Wróć i zmień
tutor-anyway = { $act ->
    [seal] Zapieczętuj mimo to
    [pass] Spasuj mimo to
   *[give] Zrób tak mimo to
}
tutor-silence = Nie ostrzegaj więcej
tutor-silenced = Od teraz nauczyciel milczy. Możesz go przywołać w zakładce „Więcej”.
tutor-switch = Nauczyciel: ostrzegaj, zanim coś oddam za darmo

tutor-loses = Pole { $area }: twoja siła wyniosłaby { $mine } przeciw { $theirs }. Jeśli przeciwnik tam zostanie, stracisz { $cubes ->
    [one] 1 kostkę
    [few] { $cubes } kostki
    [many] { $cubes } kostek
   *[other] { $cubes } kostki
} i nic nie zyskasz.
tutor-loses_surely = Pole { $area }: twoja siła wyniosłaby { $mine } przeciw { $theirs }. Przeciwnik nie może już stamtąd odejść: stracisz { $cubes ->
    [one] 1 kostkę
    [few] { $cubes } kostki
    [many] { $cubes } kostek
   *[other] { $cubes } kostki
} i nic nie zyskasz.
tutor-loses_more = Pole { $area }: twoja siła wyniosłaby { $mine } przeciw { $theirs } i tracisz tam { $cubes ->
    [one] 1 kostkę
    [few] { $cubes } kostki
    [many] { $cubes } kostek
   *[other] { $cubes } kostki
}. Przy innym przydziale kostek straty byłyby mniejsze.
tutor-outside = Za murami { $cubes ->
    [one] zostałaby 1 twoja kostka
    [few] zostałyby { $cubes } twoje kostki
    [many] zostałoby { $cubes } twoich kostek
   *[other] zostałoby { $cubes } twojej kostki
}, a masz jeszcze niewykorzystany rozkaz. Kostka za murami ani nie walczy, ani nie zajmuje bramy.
tutor-gate = Brama { $area } zostałaby bez francuskiej kostki. Po turze { $turns } musi ona stać w każdej bramie.
tutor-card = { $card }: tę kartę możesz teraz zagrać po raz ostatni. Niezagrana przepada.
