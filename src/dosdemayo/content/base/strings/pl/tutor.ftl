# Nauczyciel pierwszej partii: co dana odpowiedź oddaje za darmo, zanim zacznie się liczyć.

tutor-title = Słowo od nauczyciela
tutor-back = Sprawdzę jeszcze raz
tutor-anyway = { $act ->
    [seal] Mimo to zapieczętuj
    [pass] Mimo to spasuj
   *[give] Mimo to tak zrób
}
tutor-silence = Bez ostrzeżeń
tutor-silenced = Nauczyciel od teraz milczy. Możesz go przywołać w zakładce „Więcej”.
tutor-switch = Nauczyciel: ostrzegaj, zanim coś oddam za darmo

tutor-loses = Pole { $area }: twoja siła wyniosłaby { $mine } przeciw { $theirs }. Jeśli wróg tam zostanie, stracisz za nic: { some-cubes }.
tutor-loses_more = Pole { $area }: twoja siła wyniosłaby { $mine } przeciw { $theirs }, a stracisz: { some-cubes }. Przy innym przydziale straty byłyby mniejsze.
tutor-gate = Brama { $area } zostałaby bez francuskiej kostki. Po turze { $turns } Francuzi potrzebują jednej w każdej bramie.
tutor-card = { $card }: tę kartę można zagrać teraz ostatni raz. Niezagrana przepada.
