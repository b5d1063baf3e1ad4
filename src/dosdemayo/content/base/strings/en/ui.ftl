# The page: buttons, headings, prompts and what a screen reader is told.

ui-title = 2 de Mayo
ui-subtitle = Madrid, 2 May 1808
ui-close = Close
ui-none = none
ui-cancel = Cancel
ui-back = Back
ui-copy = Copy
ui-copied = Copied.
ui-copy-by-hand = This browser does not let the page copy. The link is marked: copy it by hand.
ui-share = Share
ui-save = Save
ui-download = Download
ui-loading = One moment…
ui-skip = Skip to the content

# Proper names on the map
ui-map-title = Madrid
ui-map-subtitle = el Dos de Mayo de 1808
ui-map-river = Río Manzanares
ui-map-park = Buen Retiro
ui-map-woods = Casa de Campo
ui-board = Board: Madrid, 21 areas and four entry boxes. Arrow keys go from area to area.
ui-entry = outside { $number }

# An area, said in one breath
ui-area-cubes = { $french ->
    [0] { $spanish ->
        [0] no cubes
        [one] 1 Spanish cube
       *[other] { $spanish } Spanish cubes
    }
    [one] 1 French cube{ $spanish ->
        [0] {""}
        [one] {" "}against 1 Spanish, contested
       *[other] {" "}against { $spanish } Spanish, contested
    }
   *[other] { $french } French cubes{ $spanish ->
        [0] {""}
        [one] {" "}against 1 Spanish, contested
       *[other] {" "}against { $spanish } Spanish, contested
    }
}
ui-area-label = { $area }: { $cubes }{ $marks }
ui-area-gate = , gate
ui-area-street = , main street
ui-area-closed = , closed to Spanish orders
ui-area-selectable = , can be ordered
ui-area-selected = , chosen
ui-area-target = , possible destination
ui-area-ordered = , ordered to { $destinations }

# Navigation
ui-nav = Pages
ui-nav-home = New game
ui-nav-games = My games
ui-nav-rules = Rules
ui-nav-cards = Cards
ui-theme = Light
ui-theme-auto = as the system
ui-theme-light = day
ui-theme-dark = candle
ui-language = Language
ui-language-en = English
ui-language-es = Español
ui-language-fr = Français
ui-language-pl = Polski

# Turn and table
ui-turn = Turn { $turn }
ui-turn-phase = Turn { $turn } of { $turns }, { $phase }
ui-chapter-preparation = Preparation
ui-chapter-orders = Orders
ui-chapter-movement = Movement
ui-chapter-resolution = Resolution
ui-losses = { $side ->
    [french] French
   *[spanish] Spanish
} cubes lost: { $lost } of { $of }
ui-losses-limit = { $side ->
    [french] French
   *[spanish] Spanish
} cubes lost: { $lost }; at { $of } the game is lost
ui-gate = Gate { $name }: { $state ->
    [french] held by the French
    [spanish] held by the Spanish
    [contested] contested
   *[empty] empty
}
ui-initiative = { $side ->
    [french] French initiative
   *[spanish] Spanish initiative
}
ui-initiative-why = Initiative belongs to the side that has eliminated more cubes; in a tie to the Spanish (1.7)
ui-hand = Hand
ui-hand-empty = No cards in hand.
ui-hand-size = { $count ->
    [0] No card in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
ui-discards = { $side ->
    [french] French
   *[spanish] Spanish
} discards ({ $count })
ui-in-play = In play
ui-deck = { $side ->
    [french] French
   *[spanish] Spanish
} deck ({ $count })
ui-deck-bag = { $count ->
    [one] The card that may still come
   *[other] The { $count } cards that may still come
}
ui-log = Log
ui-open-rule = Rule { $rule }
ui-status = Table
ui-losses-title = Losses
ui-gates-title = Gates
ui-reconstructed = Show reconstructed borders

# Orders
ui-orders = Orders
ui-orders-none = No orders yet.
ui-orders-none-sealed = Sealed without orders: everybody stays.
ui-order-counted = counts
ui-order-free = free
ui-order-remove = Remove { $order }
ui-order-words = { $origin } to { $destination }
ui-cubes-for = Cubes for { $order }
ui-fewer = Fewer: { $what }
ui-more = More: { $what }
ui-order-risky = Needs a card that is still in your hand, or the whole set is void (5.7).
ui-orders-tally = { $counted } of { $limit } counted orders, { $free } free
ui-orders-type = Or type orders
ui-orders-example = 12-15, 9-14
ui-orders-add = Add
ui-orders-clear = Clear all
ui-draft-saved = Draft saved. Not final until you seal it.
ui-draft-saved-open = Draft saved. Not final until you give it.
ui-draft-saving = Saving the draft…
ui-seal = Seal
ui-seal-empty = Seal without orders
ui-give = Give these orders
ui-give-empty = Give no orders
ui-unseal = Unseal
ui-reveal = Reveal
ui-undo = Undo
ui-pass = Pass
ui-play = Play { $card }
ui-use = Use { $card }
ui-keep = Keep { $card }
ui-allot = Send them
ui-allot-stay = { $count ->
    [0] All { $of } go
    [one] 1 of { $of } stays
   *[other] { $count } of { $of } stay
}
ui-choice-allow = Allow the draw
ui-choice-deny = Deny the draw
ui-choice-draw = Draw a card
ui-choice-decline = Draw none
ui-target-area = In which area?
ui-target-order = Which order?
ui-target-ride = Press an area with riders, then where they go.
ui-window-empty = You have no card for this window.
ui-no-card = No card until…
ui-no-card-until = I play no card before
ui-no-card-window = { $turn ->
    [11] never again
   *[other] turn { $turn }, { $window }
}
ui-no-card-through = also if the enemy plays one
ui-no-card-promise = Pass until then
ui-no-card-standing = You pass until turn { $turn }, { $window }.
ui-no-card-withdraw = Take back

# What a strong player would do
ui-hint-ask = What would a strong player do?
ui-hint-thinking = A strong player thinks it over…
ui-hint-title = A strong player would
ui-hint-said = A strong player would answer: { $answer }.
ui-hint-no-orders = write no orders
ui-hint-on = { $card }: { $target }
ui-hint-prospects = Prospects { $prospects } of 100
ui-hint-more = More of its thoughts
ui-hint-others = Also worth a thought
ui-hint-expected = What the enemy may write
ui-hint-share = { $share } of 100 times
ui-hint-take = Take it over
ui-hint-do = Do so
ui-hint-hide = Hide

# The one line that says what is asked
ui-ask-french_choice = Keep one of two cards.
ui-ask-deny = Allow or deny the enemy's draw.
ui-ask-draw = Draw a card, or none.
ui-ask-orders = Write your orders.
ui-ask-allotment = How many cubes carry out each order?
ui-ask-window = Play a card or pass: { $window }.
ui-ask-reveal = Both sets are sealed. Reveal them?
ui-ask-reveal-why = Until you reveal you may still unseal yours.
ui-why-french_choice = The Spanish do not see which. The other goes back into the deck (2.4).
ui-why-deny = Your hand is smaller by three or more, so you may forbid it; with a difference of just three you then draw none yourself (4.3).
ui-why-draw = Cards are drawn one at a time, and both sides decide at once. A large hand may be denied its next card (4.3).
ui-why-orders-french = Press a group, then where it goes; or drag. Up to { $limit ->
    [one] one order counts
   *[other] { $limit } orders count
}; those out of the main streets are free. You choose the numbers of cubes later, when you know the Spanish moves.
ui-why-orders-spanish = Press a group, then where it goes; or drag. Every group may have an order and moves whole; out of a fight at most half can go. Strike where you are stronger, and slip away where you are not.
ui-why-orders-split = This turn one group may be split: give it several orders and choose how many cubes follow each. All other groups move whole; out of a fight at most half can go.
ui-why-orders-first = This turn you write first, and the enemy sees your orders before writing. They are final as soon as you give them.
ui-why-orders-last = The enemy had to write first and show the orders: their arrows are on the board. Yours are final as soon as you give them.
ui-why-allotment = You know where the Spanish go. Each order takes at least one cube; whoever is not sent stays (6.3).
ui-why-window-preparation = Cards of the preparation window, before anybody writes orders.
ui-why-window-orders = The last cards before both sides write their orders in secret.
ui-why-window-movement = Both sets of orders are open. Cards can still stop, turn or add one before the cubes move.
ui-why-window-after_movement = The cubes have moved; the fights come next.
ui-why-window-resolution = Where both sides stand there is a fight. Cards can change its strengths now.
ui-why-window-after_resolution = The fights are over; the last cards before the turn ends.
ui-prompt-why = What this is about
ui-scene-march = The cubes move.
ui-scene-fight = The fights are resolved.
ui-scene-skip = Skip
ui-wait-join = Waiting for the other player to take the seat.
ui-wait-window = Cards may be played.
ui-wait-side = { $side ->
    [french] The French decide.
   *[spanish] The Spanish decide.
}
ui-wait-players = The players decide.
ui-wait-sealed = Sealed. Waiting for the other side.
ui-wait-sealed-why = Until both have sealed you may unseal.
ui-nothing-asked = Nothing is asked of you now.

# The panel
ui-game-heading = 2 de Mayo, turn { $turn }
ui-replay-heading = Replay
ui-panel = Panel
ui-sheet-handle = Make the panel larger or smaller
ui-telling = On the board
ui-telling-recent = What happened
ui-card = card
ui-open-card = Look at the card { $card }
ui-tab-now = Now
ui-tab-more = More
ui-chat = Chat
ui-chat-say = Say something
ui-chat-send = Send
ui-chat-none = Nothing said yet.
ui-offline = Connection lost. Trying again…
ui-source = How we know: { $source }.
ui-rule-unknown = This rule has no text of its own.
ui-rules-all = Read it in place
ui-table = Table { $number }

# Who plays
ui-players = Players
ui-player-computer = Computer ({ $level })
ui-player-awaited = seat is free
ui-player-you = you
ui-player-here = here
ui-player-away = away
ui-clock-terms = { $bank }, and { $increment } more for each answer
ui-timeout-hint-default = When time runs out: empty orders and passes.
ui-timeout-hint-forfeit = When time runs out the game is lost.
ui-seeded = Deal
ui-seeded-yes = from a seed
ui-seeded-hint = Whoever knows the seed can work out the decks.
ui-clock-left = { $time } left
ui-clock-left-days = { $days } d { $hours } h
ui-name = Your name
ui-name-saved = Name saved.

# What things on the table mean
ui-topic-turn-title = The day in turns
ui-topic-turn = The game lasts { $turns } turns, each with Preparation, Orders, Movement and Resolution. From turn 3 on French reinforcements can come in from outside.
ui-topic-losses-title = French losses
ui-topic-losses = Every French cube that falls is counted here. When { $limit } are lost the Spanish win at once; a card can lower this limit. It is the quickest way to a Spanish victory, so the French should fight where they are clearly stronger.
ui-topic-spanish-title = Spanish losses
ui-topic-spanish = Every Spanish cube that falls is counted here. For a victory the French must have removed all from the board after the last turn. Losing them earlier does not end the game: the gates must still be held.
ui-topic-gates-title = The four gates
ui-topic-gates = A flag shows who holds a gate, crossed blades that it is contested. After the last turn each gate needs a French cube, or the Spanish win even without a cube left.
ui-topic-initiative-title = Initiative
ui-topic-initiative = It belongs to the side that has eliminated more enemy cubes; in a tie to the Spanish. That side acts first in card windows, and its cubes get through when equal numbers meet on the same way.
ui-place-gate = gate
ui-place-street = main street: French orders out of it are free
ui-place-closed = closed to Spanish orders
ui-place-entry = reinforcements for { $number }, from turn 3
ui-zoom-in = Look closer
ui-zoom-out = Show the whole board

# Keys
ui-keys = Keys
ui-keys-tab = from part to part: board, buttons, panel
ui-keys-arrows = on the board: from area to area; on the panel's tabs: from tab to tab
ui-keys-enter = choose an area, then where its cubes go
ui-keys-escape = let go of what is chosen; skip a scene; close a window
ui-keys-go = go on: seal, reveal, pass, send
ui-keys-hint = against the computer: what would a strong player do?
ui-keys-zoom = on the board: closer, farther, the whole
ui-keys-help = this list

# Notices to a player who is away
ui-notices = Tell me when I am asked
ui-notices-explain = For games over days. You are told only while this game is not open anywhere, and nothing of its secrets is in the message.
ui-notices-webhook = Address that is called (webhook)
ui-notices-mail = Mail address
ui-notices-no-mail = This server sends no mail.
ui-notices-saved = You will be told.
ui-notices-off = You will not be told.
ui-notices-code = Code from the mail
ui-notices-confirm = Confirm
ui-notices-confirmed = The mail address is confirmed.

# Around the game
ui-link-invitation = Invitation for the other player
ui-invite-title = { $side ->
    [french] The French seat is free
   *[spanish] The Spanish seat is free
}
ui-invite-explain = Send this link to the other player. It can be used once; who takes it up takes the seat. You can close this page meanwhile: the game is in your list.
ui-invite-elsewhere = The invitation is on the device where the game was made.
ui-link-spectator = Link for spectators
ui-record-download = Download the record
ui-record-import = Go on from a saved record, at one screen
ui-report = Report a problem
ui-report-hint = Saves the game so far as a file, without names, to send to whoever can mend it.
ui-watch-replay = Watch the replay
ui-resign = Resign
ui-resign-sure = The game ends at once and the other side wins.
ui-end-title = { $winner ->
    [french] The French have won
   *[spanish] The Spanish have won
}
ui-end-turn = last turn
ui-end-french-lost = French lost
ui-end-spanish-left = Spanish left
ui-end-gates = gates French
ui-end-of = { $count } of { $of }
ui-rematch = Play again, sides swapped
ui-rematch-waiting = Your offer of a rematch stands. Waiting for the other player.
ui-rematch-offer = Offer a rematch, sides swapped
ui-rematch-accept = Accept the rematch, sides swapped
ui-rematch-offered = A rematch is offered.
ui-curtain-title = { $side ->
    [french] The French player, please
   *[spanish] The Spanish player, please
}
ui-curtain-explain = Hand the screen over. Nothing of the other side is on this page now.
ui-curtain-raise = { $side ->
    [french] I am the French player
   *[spanish] I am the Spanish player
}

# A new game
ui-tagline = The rising of Madrid, 2 May 1808: a game for two, in ten turns, with orders written in secret.
ui-newcomer = New to it? A turn or two against the beginner teach the most.
ui-newcomer-example = A turn played through
ui-new-opponent = Against
ui-opponent-computer = the computer
ui-opponent-same_screen = a friend, at this screen
ui-opponent-link = a friend, by link
ui-new-level = Strength
ui-level-practice = practice
ui-level-beginner = beginner
ui-level-solid = solid
ui-level-strong = strong
ui-level-strongest = strongest
ui-level-hint-practice = Does anything that the rules allow. To learn how the game is handled.
ui-level-hint-beginner = Plays by rules of thumb, and errs. A good first opponent.
ui-level-hint-solid = Makes sound plans for the turn and takes what you leave open.
ui-level-hint-strong = Looks ahead and mixes its orders, so that you cannot foresee them.
ui-level-hint-strongest = Looks further ahead, and takes its time over it.
ui-level-with-character = { $level }, { $character }
ui-new-character = Character
ui-character-even = even
ui-character-bold = bold
ui-character-careful = careful
ui-character-hint-bold = Seeks the fight, and pays for it with cubes.
ui-character-hint-careful = Keeps its cubes out of reach, and waits.
ui-level-now = Strength of the computer
ui-level-next = From the next turn on the computer plays as { $level }.
ui-level-same = A change counts from the next turn on.
ui-new-side = You play
ui-side-french = the French
ui-side-spanish = the Spanish
ui-side-random = by lot
ui-side-hint-french = Thirty cubes, two orders a turn. Clear the city, hold its gates, and lose fewer than four.
ui-side-hint-spanish = Ten cubes that all move at once. Strike four French down, or outlast the day.
ui-side-hint-random = Chance decides which side you take.
ui-new-more = More choices
ui-new-orders = Orders
ui-orders-assisted = assisted
ui-orders-strict = strict
ui-orders-hint-assisted = A set that cannot be carried out is refused while you write it, with the reason.
ui-orders-hint-strict = As on paper: a set with one faulty order is void.
ui-clock = Clock
ui-clock-none = none
ui-clock-quick = 15 min + 30 s
ui-clock-slow = 1 h + 2 min
ui-clock-days = 3 days + 1 day
ui-timeout = When time runs out
ui-timeout-default = empty orders, passes
ui-timeout-forfeit = the game is lost
ui-new-edition = Edition
ui-new-name = Your name (optional)
ui-new-seed = Seed (optional; the same seed deals the same cards)
ui-new-start = Begin
ui-credits = An unofficial digital edition of 2 de Mayo, a game by Daniel Val Garijo, published by Gen-X Games. Own words, own art, own map.
ui-join-title = You are invited
ui-join-explain = Take the free seat. The invitation works once; your own link comes after it.
ui-join = Take the seat
ui-games-none = No games on this device yet. Games that you begin or join are listed here.
ui-games-against = against { $name }
ui-games-over = { $winner ->
    [french] Over: the French have won
   *[spanish] Over: the Spanish have won
}
ui-turn-phase-short = Turn { $turn }, { $phase }
ui-your-turn = your turn
ui-forget = Forget

# Replay, rules, cards
ui-replay-turn-before = Turn before
ui-replay-before = Step before
ui-replay-play = Play
ui-replay-stop = Stop
ui-replay-after = Step after
ui-replay-turn-after = Turn after
ui-replay-step = Step { $step } of { $of }
ui-replay-view = Seen by
ui-view-french = French
ui-view-spanish = Spanish
ui-view-spectator = spectator
ui-view-all = all
ui-rules-rulebook = Rulebook
ui-rules-cards = Cards
ui-rules-rulings = Rulings
ui-rules-example_of_play = Example of play
ui-cards-explain = The printed texts were not available. Each card says how sure its effect is: attested by a source, implied by what is known, or reconstructed for this edition.
ui-deck-title = { $side ->
    [french] The French deck
   *[spanish] The Spanish deck
}
ui-theme-now = Light: { $theme }
ui-lost = There is nothing at this address.
ui-lost-explain = The link may be cut short, or the game is kept on another server.

# Refusals of the server
problem-unreadable = “{ $text }” cannot be read as orders. Write them like 12-15, 9-14.
ui-error-unknown = Something went wrong.
ui-error-unreachable = The server cannot be reached.
ui-error-no_token = This address lacks the seat's secret part.
ui-error-no_such_game = There is no such game, or this link does not belong to it.
ui-error-no_such_text = There is no such text.
ui-error-not_found = There is nothing at this address.
ui-error-not_a_player = Spectators only watch.
ui-error-game_running = This can be seen only after the end of the game.
ui-error-stale_question = Meanwhile something else is asked.
ui-error-not_asked = Nothing is asked of you now.
ui-error-not_sealed = Nothing is sealed.
ui-error-already_sealed = Your answer is sealed already.
ui-error-cannot_undo = This cannot be taken back any more.
ui-error-game_over = The game is over.
ui-error-already_joined = The seat is taken already.
ui-error-no_offer = No rematch is offered.
ui-error-not_over = The game is not over yet.
ui-error-refused = The rules do not allow this.
ui-error-invalid = The server did not understand this.
ui-error-bad_record = This record cannot be read.
ui-error-bad_record-line = This record cannot be read: see line { $line }.
ui-error-bad_address = Notices cannot be sent to that address.
ui-error-no_mail = This server sends no mail.
ui-error-no_hints = There are no hints in a game between two people.
ui-error-no_computer = Nobody here is the computer's.
ui-error-too_many = Too fast. Try again in a moment.
ui-error-too_large = This is too large for the server.
ui-error-no_such_edition = There is no such edition on this server.
