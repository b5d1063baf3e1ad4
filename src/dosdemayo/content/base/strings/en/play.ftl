# Questions, answers and everything that the text game says.

decision-french_choice = a card to keep
decision-deny = whether the opponent may draw
decision-draw = whether to draw a card
decision-deal = the card that is drawn
decision-discard = the card that is lost
decision-window = a card for the card window “{ $window }”
decision-orders = orders
decision-allotment = how many cubes carry out each order

answer-choose = the choice of a card
answer-deny = a word about the opponent's draw
answer-draw = a word about drawing
answer-deal = a dealt card
answer-discard = a lost card
answer-write = orders
answer-allot = numbers of cubes
answer-play = a card
answer-use = the use of a card
answer-pass = a pass
answer-resign = resigning

# The state of the game under the board.

status-turn = Turn { $turn } of { $turns } · { $phase } · initiative: { $initiative }
status-over = Turn { $turn } of { $turns } · { $phase }
status-lost = Lost: French { $french } of { $limit }, Spanish { $spanish }
status-reserve = reserve: French { $french }, Spanish { $spanish }
status-hands = Cards in hand: French { $french }, Spanish { $spanish }
status-decks = in the deck: French { $french }, Spanish { $spanish }
status-in-play = In play: { $cards }
status-in-play-area = { $card } on { $area }
status-closed = Closed to the Spanish: { $areas }
status-orders = Orders in force: French { $french }; Spanish { $spanish }

# The map.

map-legend = ▲ gate   ═ gold street (French orders from it are free)   ── sure border   ┄┄ reconstructed border
map-legend-cubes = F French   S Spanish   o cubes outside a gate   × closed to the Spanish   ░ gardens, no way through
map-legend-separated = ━━ these areas touch on the drawing, but are not joined in this edition
map-corners = Areas that meet only in a corner (4 and 9, 5 and 8, 9 and 10) are not joined.
map-also-joined = Joined in this edition without touching on the drawing: { $pairs }.
map-too-narrow = The drawing needs { $width } columns; this screen has fewer.
map-number = no.
map-area = area
map-neighbours = joined to (? reconstructed)
map-special = special
map-gate = gate
map-main-street = gold street
map-setup = setup
map-joined-to = joined to { $area } ({ $certainty })
map-outside = outside { $cubes }

# Cards.

cards-rule = rule
cards-id = id
cards-name = name
cards-side = side
cards-window = when
cards-stays = stays
cards-effect = effect
cards-certainty = effect is
cards-parameter = what
cards-value = value
cards-sure = how sure
cards-source = source
cards-sources = How sure we are
cards-history = History
cards-hint = `dosdemayo cards ID` shows one card whole.

# The edition.

edition-title = Edition “{ $name }”
edition-kind = what
edition-areas = names of areas
edition-edges = borders of the map
edition-setup = board, setup and limits
edition-parameters = values on cards
edition-effects = what cards do
edition-key = key
edition-in-base = base edition
edition-here = this edition
edition-edge = { $first }–{ $second } joined
edition-joined = joined
edition-total = all
edition-removed = { $first }–{ $second } not joined (joined in the base edition)

# Replaying and checking records.

replay-title = French: { $french } · Spanish: { $spanish } · orders: { $orders } · edition: { $edition }
replay-unnamed = unnamed
replay-assisted = assisted
replay-strict = strict
replay-start = The setup.
replay-more = Enter for the next step, q to stop
replay-unfinished = The game is not finished.
check-good = { $file }: a sound record of { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
}, turn { $turn }. { $result }

# The text game at one terminal, for two or for one against the computer.

play-name = { $side } ({ $name })
play-welcome = 2 de Mayo, for two at one terminal. Orders and cards are secret: hand the keyboard over when you are told to, and look away when it is not yours. Type “help” whenever you are asked something.
play-welcome-alone = 2 de Mayo, alone against the computer ({ $level }). You play { the-side }. Type “help” whenever you are asked something, and “hint” to see what a strong player would do.
play-resumed = The game in { $file } goes on.
play-resumed-alone = The game in { $file } goes on. You play { the-side } against the computer ({ $level }).
play-gets-ready = The computer is getting ready (this takes a while the first time)…
play-thinks = { side-start } are thinking… ({ $phase })
play-curtain = Hand the keyboard to { $player }, and press Enter.
play-since = Since you last looked:
play-hand = Your hand:
play-hand-empty = Your hand is empty.
play-hand-card = { $name } ({ $rule }; { $when }): { $effect }
play-enter-pass = There is nothing that you can play now. Press Enter to pass.
play-draws = Who draws a card? Enter: both draw. Otherwise type “french”, “spanish” or “nobody”.
play-look = Press Enter when you have seen your cards.
play-beat = Card window { $window }: any cards? Press Enter to go on. Whoever wants to play one, or to think, types “wait french” or “wait spanish”.
play-no-wait = Wait is for a card window.
play-saved = The game is in { $file }.
play-stopped = The game stops here.
play-stopped-unsaved = The game stops here and is not kept; `save FILE` would have kept it.
play-nothing-to-undo = There is nothing to undo.
play-no-file = Say where: “save FILE”.
play-sure = Do you really want to resign? Then type “yes”.
play-log-empty = Nothing has happened this turn yet.
play-level-now = The computer plays as { $level }. To change that from the next turn on, type “level” and a name, such as “level strong-bold”.
play-no-computer = No computer plays in this game.
play-tutor-on = The tutor warns you before you give something away. Type “tutor” to silence it.
play-tutor-off = The tutor is silent from now on. Type “tutor” to call it back.
play-hint-type = To do so type: { $typed }
play-hint-enter = To do so just press Enter.
play-not-understood = “{ $typed }” is not understood. { $expected }

ask-french_choice = Which card do you keep? The other goes back into your deck, unseen (2.4). Type its number.
ask-choice = { $number }  { $name }: { $effect }
ask-deny = Your opponent holds { $difference } cards more than you. Type “deny” to forbid the draw, or “allow” (4.3).
ask-deny-both = Your opponent holds { $difference } cards more than you. Type “deny” to forbid the draw, and then you draw none either, or “allow” (4.3).
ask-draw = Type “draw” or “decline” (4.2).
ask-orders = Write your orders, such as { $example }; just Enter for none.
ask-orders-none = No group of yours can be given an order now; press Enter to write none.
ask-orders-french = At most { $limit } orders count; those from gold streets are free (5.4).
ask-orders-spanish = One order for each group, which moves whole (5.3).
ask-orders-split = { $splits ->
    [one] One group
   *[other] { $splits } groups
} may be split this turn: write its numbers, such as 2x11-14 (C-F8).
ask-group = { $origin } ({ some-cubes }): to { $goals }
ask-group-most = { $origin } ({ some-cubes }, at most { $most } may leave): to { $goals }
ask-group-counted = { $origin } ({ some-cubes }, counts): to { $goals }
ask-group-free = { $origin } ({ some-cubes }, free): to { $goals }
ask-shown = The Spanish have shown their orders: { $orders }.
ask-seal = Your orders: { $orders }. Enter seals them; “undo” lets you write again.
ask-again = Nothing is sealed; write your orders again.
ask-warning = Beware: { $problem }
ask-tutor = Tutor: { $warning }
ask-anyway = Press Enter to do it anyway, or type “undo” to answer again.
ask-allotment = How many cubes carry out each order? At least one each (6.3). Type the numbers in this order, or such as { $example }; just Enter sends as many as can go.
ask-stack = { $orders }: { some-cubes } to share
ask-window = Card window { $window }: play a card, such as { $example }, or press Enter to pass.
ask-play = play { $card }: { $name } { $targets }
ask-use = use { $card }: { $name } { $targets }
ask-targets-none = (needs nothing more)
ask-targets-area = on an area: { $values }
ask-targets-order = on an order: { $values }
ask-targets-redirect = on an order and its new destination: { $values }
ask-targets-ride = by steps such as { $example }: { $values }
ask-ride = up to { $cubes } from { $area } to { $goals }

play-help =
    At every question you may also type
      map            the board
      where [AREA]   who stands where; with a number, what is in an area and next to it
      threats        which of your groups could be outnumbered next
      orders         the orders that are known
      hand           your cards, whole
      cards [ID]     all cards, or one: cards daoiz
      rules [NUMBER] a rule: rules 5.4, rules C-F3
      log            what happened this turn
      options        what you can answer now
      hint           what a strong player would answer, and why
      tutor          silence the tutor, or call it: it warns before you give something away
      level [NAME]   how strong the computer is; with a name, how strong from the next turn on
      wait           against the computer: be asked in every card window of this turn
      save FILE      keep the game in a file; `dosdemayo play FILE` goes on with it
      resign         give the game up
      quit           stop for now
    Orders are written origin-destination: 9-14. From outside: -16. Several: 12-15, 9-14. With numbers: 2x11-14.
    Cards are named by their id or the beginning of a word of their name: play molina 10.
