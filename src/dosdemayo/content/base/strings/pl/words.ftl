# Co można wpisać w grze tekstowej, po przecinku: pierwsze słowo jest tym, które się pokazuje.
# Angielskie słowa są rozumiane w każdym języku.

word-help = { spoken-word-help }
word-map = plansza, mapa
word-hand = ręka
word-cards = { spoken-word-cards }, karta
word-rules = { spoken-word-rules }, zasada
word-log = { spoken-word-log }
word-where = { spoken-word-where }
word-threats = { spoken-word-threats }
word-orders = { spoken-word-orders }
word-options = { spoken-word-options }
word-hint = podpowiedź
word-level = poziom
word-tutor = nauczyciel
word-wait = { spoken-word-wait }, czekam
word-save = zapisz
word-resign = poddaj, poddaję
word-quit = koniec, wyjdź
word-stop = q
word-undo = { spoken-word-undo }
word-seal = { spoken-word-seal }
word-yes = tak, t
word-draw = { spoken-word-draw }, dobieram
word-decline = rezygnuj, rezygnuję, nie
word-deny = zabroń, zabraniam
word-allow = pozwól, pozwalam
word-play = { spoken-word-play }, zagrywam
word-use = użyj, używam
word-pass = spasuj, pas, pasuję
word-french = francuzi, f
word-spanish = hiszpanie, h
word-nobody = nikt, żadna
# Między rozkazem a jego nowym celem, i inne małe słowa, które same nic nie znaczą.
word-to = na
word-filler = w, pole, polu, po
