# What may be typed in the text game, with commas between: the first word is the one that is shown.
# The English words are understood in every language.

word-help = help, ?
word-map = map, board
word-hand = hand
word-cards = cards, card
word-rules = rules, rule
word-log = log
word-where = where
word-threats = threats
word-orders = orders
word-options = options
word-hint = hint
word-level = level
word-tutor = tutor
word-wait = wait
word-save = save
word-resign = resign
word-quit = quit
word-stop = q
word-undo = undo
word-seal = seal
word-yes = yes, y
word-draw = draw
word-decline = decline
word-deny = deny
word-allow = allow
word-play = play
word-use = use
word-pass = pass, p
word-french = french, f
word-spanish = spanish, s
# Between an order and its new destination, and other small words that mean nothing by themselves.
word-to = to
word-filler = on, in, area, riding, →
