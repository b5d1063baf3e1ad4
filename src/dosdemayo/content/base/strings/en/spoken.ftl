# The table in words, for whoever plays by ear.

spoken-word-where = where
spoken-word-threats = threats
spoken-word-orders = orders
spoken-word-cards = cards
spoken-word-help = help
spoken-word-log = log
spoken-word-rules = rules
spoken-word-options = options
spoken-word-seal = seal
spoken-word-undo = undo
spoken-word-wait = wait
spoken-word-draw = draw
spoken-word-play = play
spoken-help = You can type { $words }, or the number of an area to learn what is there and next to it.
spoken-help-page = Also “{ spoken-word-log }” for what happened this turn, and “{ spoken-word-rules }” with a number or a word, such as “{ spoken-word-rules } 5.6”. Orders, such as 9-14, are put on your sheet. “{ spoken-word-options }” says what you can answer; then type your answer, such as “{ spoken-word-draw }” or “{ spoken-word-play } molina 10”. “{ spoken-word-seal }” goes on: it seals orders, sends cubes, passes or reveals. “{ spoken-word-undo }” takes back what can be taken back, and “{ spoken-word-wait }” stops a card window.
spoken-enter = On this page, type “{ spoken-word-seal }” where these lines say Enter.
spoken-done = Done.
spoken-not-now = That cannot be done now.
spoken-unknown = “{ $typed }” is not understood. Type “{ spoken-word-help }” to see what you can type.
spoken-added = On your sheet: { $orders }.
spoken-where = { side-start }: { $groups }.
spoken-outside = Outside the walls: { $groups }.
spoken-contested = Contested: { $areas }.
spoken-group = { $area }, { some-cubes }
spoken-area = { $area }: { $cubes }.
spoken-gate = A gate. { $cubes ->
    [0] Nobody waits outside.
   *[other] Outside: { some-cubes }.
}
spoken-gold = A gold street.
spoken-neighbour = { $area }, { $cubes }
spoken-neighbours = Next to it: { $areas }.
spoken-threat = { $area }: your { $mine } against up to { $theirs }, from { $origins }.
spoken-here = there
spoken-no-threats = No group of yours can be outnumbered next.
spoken-sealed = You have sealed: { $orders }.
spoken-ordered = { side-start } have ordered: { $orders }.
spoken-no-orders = No orders are known now.
spoken-card = { $card } ({ $when }): { $effect }
spoken-in-play = In play: { $cards }.
spoken-hand-size = { side-start } hold { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}.

ui-tab-text = Text mode
ui-text-label = Type a word, the number of an area, or orders
ui-text-ask = Ask
ui-text-answers = Answers
ui-text-log-empty = Nothing has happened yet this turn.
