# Co można wpisać w grze tekstowej, po przecinku: pierwsze słowo jest tym, które się pokazuje.
# Angielskie słowa są rozumiane w każdym języku.

word-help = pomoc
word-map = plansza, mapa
word-hand = ręka
word-cards = karty, karta
word-rules = zasady, zasada
word-log = dziennik
word-where = gdzie
word-threats = zagrożenia
word-orders = rozkazy
word-options = opcje
word-hint = podpowiedź
word-level = poziom
word-tutor = nauczyciel
word-wait = czekaj, czekam
word-save = zapisz
word-resign = poddaj, poddaję
word-quit = koniec, wyjdź
word-stop = q
word-undo = cofnij
word-seal = zapieczętuj
word-yes = tak, t
word-draw = dobierz, dobieram
word-decline = rezygnuj, rezygnuję, nie
word-deny = zabroń, zabraniam
word-allow = pozwól, pozwalam
word-play = zagraj, zagrywam
word-use = użyj, używam
word-pass = spasuj, pas, pasuję
word-french = francuzi, f
word-spanish = hiszpanie, h
# Między rozkazem a jego nowym celem, i inne małe słowa, które same nic nie znaczą.
word-to = na
word-filler = w, pole, polu, po
