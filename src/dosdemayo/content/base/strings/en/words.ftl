# What may be typed in the text game, with commas between: the first word is the one that is shown.
# The English words are understood in every language.

word-help = { spoken-word-help }, ?
word-map = map, board
word-hand = hand
word-cards = { spoken-word-cards }, card
word-rules = { spoken-word-rules }, rule
word-log = { spoken-word-log }
word-where = { spoken-word-where }
word-threats = { spoken-word-threats }
word-orders = { spoken-word-orders }
word-options = { spoken-word-options }
word-hint = hint
word-level = level
word-tutor = tutor
word-wait = { spoken-word-wait }
word-save = save
word-resign = resign
word-quit = quit
word-stop = q
word-undo = { spoken-word-undo }
word-seal = { spoken-word-seal }
word-yes = yes, y
word-draw = { spoken-word-draw }
word-decline = decline
word-deny = deny
word-allow = allow
word-play = { spoken-word-play }
word-use = use
word-pass = pass, p
word-french = french, f
word-spanish = spanish, s
word-nobody = nobody, none
# Between an order and its new destination, and other small words that mean nothing by themselves.
word-to = to
word-filler = on, in, area, riding, →
