# The page: buttons, headings, prompts and what a screen reader is told.

ui-title = 2 de Mayo
ui-subtitle = Madrid, 2 May 1808
ui-close = Close
ui-none = none
ui-cancel = Cancel
ui-back = Back
ui-copy = Copy
ui-copied = Copied.
ui-copy-by-hand = This browser does not allow copying. The link is selected: copy it yourself.
ui-share = Share
ui-save = Save
ui-download = Download
ui-print = Print
ui-loading = One moment…
ui-skip = Skip to the content

# Proper names on the map
ui-map-title = Madrid
ui-map-subtitle = el Dos de Mayo de 1808
ui-map-river = Río Manzanares
ui-map-park = Buen Retiro
ui-map-woods = Casa de Campo
ui-board = Board: Madrid, 21 areas, and the cubes outside four gates. Use the arrow keys to go from area to area.
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
ui-area-street = , gold street
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
ui-nav-history = The day
ui-theme = Colours
ui-theme-auto = same as the system
ui-theme-light = light
ui-theme-dark = dark
ui-language = Language

# Turn and table
ui-turn = Turn { $turn }
ui-turn-phase = Turn { $turn } of { $turns }, { $hour }, { $phase }
ui-hour = { $hours }:{ $minutes ->
    [0] 00
   *[other] { $minutes }
}
ui-history-date = 2 May 1808:
ui-history-lines = Show historical notes
ui-history-link = The day: 2 May 1808
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
} cubes lost: { $lost }; at { $of } the { $side ->
    [french] Spanish
   *[spanish] French
} win
ui-losses-short = lost { $lost } of { $of }
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
ui-initiative-why = The side that has eliminated more cubes has the initiative; in a tie, the Spanish
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
    [one] The card still to come
   *[other] The { $count } cards still to come
}
ui-log = Log
ui-open-rule = Rule { $rule }
ui-status = Table
ui-losses-title = Losses
ui-gates-title = Gates
ui-reconstructed = Mark borders that are our reconstruction

# Orders
ui-orders = Orders
ui-orders-none = No orders yet.
ui-orders-none-sealed = Sealed without orders: all your cubes stay.
ui-order-counted = counts
ui-order-free = free
ui-order-remove = Remove { $order }
ui-order-words = { $origin } to { $destination }
ui-cubes-for = Cubes for { $order }
ui-fewer = Fewer: { $what }
ui-more = More: { $what }
ui-order-risky = You must play a card from your hand for this, or all your orders are void.
ui-orders-tally = { $counted } of { $limit } counted orders, { $free } free
ui-orders-type = Or type orders
ui-orders-add = Add
ui-orders-clear = Clear all
ui-draft-saved = Draft saved. You can change it until you seal.
ui-draft-saved-open = Draft saved. You can change it until you give your orders.
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
ui-card-play = Play
ui-card-use = Use
ui-keep = Keep { $card }
ui-allot = Send cubes
ui-allot-stay = { $count ->
    [0] { $of ->
        [one] The only cube goes
       *[other] All { $of } go
    }
    [one] 1 of { $of } stays
   *[other] { $count } of { $of } stay
}
ui-choice-allow = Allow the draw
ui-choice-deny = Forbid the draw
ui-choice-draw = Draw a card
ui-choice-decline = Don't draw
ui-draws-both = Both draw
ui-draws-only = { $side ->
    [french] Only the French draw
   *[spanish] Only the Spanish draw
}
ui-draws-nobody = Nobody draws
ui-target-area = In which area?
ui-target-order = Which order?
ui-target-ride = Press an area with cavalry, then its destination.
ui-target-missing = Choose a target, on the board or in the list.
ui-window-empty = You have no card to play now.
ui-sealed-draw = You draw a card when the other side has chosen too.
ui-sealed-decline = You do not draw a card this turn.
ui-beat = Any cards? ({ $window })
ui-beat-why = Play one or press Wait before the bar has run down; otherwise the game goes on. Either player may press Wait, even without a card.
ui-beat-why-both = Does either player want to play a card? Press your Wait button before the bar runs out.
ui-beat-watch = Cards may be played before the bar has run down.
ui-beat-bar = Time for cards
ui-wait = Wait
ui-wait-of = Wait ({ $side ->
    [french] French
   *[spanish] Spanish
})
ui-wait-said = { side-start } wait: from here this card window asks one side after the other.
ui-wait-mine = You stopped the window. Waiting for the other side.
ui-ready = Ready
ui-ready-said = You are ready. When both are, the game goes on at once.
ui-ready-both = Both ready
ui-cards-manner = Card windows
ui-cards-beat = live
ui-cards-standing = over days
ui-cards-strict = both always asked
ui-cards-beat-hint = Each card window is a short moment for both. Whoever wants to play presses the card, or Wait.
ui-cards-standing-hint = For a game over days. A side is asked only when it can play something, so a pause says that it can. Each player may say with the orders: do not ask me this turn.
ui-cards-strict-hint = Both sides are asked in every card window, whatever they hold: slow, and nobody learns anything.
ui-beat-seconds = Seconds for each card window
ui-confirms-reveal = Ask me before the orders are opened
ui-standing = Cards this turn
ui-standing-always = Ask me whenever I could play something
ui-standing-never = Do not ask me this turn
ui-standing-when = Ask me when…
ui-standing-areas = an enemy order begins or ends in
ui-standing-areas-example = areas, such as 9, 14
ui-standing-on_loss = I would lose a cube
ui-standing-on_card = the enemy plays a card
ui-standing-card = and then
ui-standing-card-none = ask me
ui-standing-card-play = play { $card }
ui-standing-pause = When the game pauses for you, the other side may conclude that you could play a card; when it does not, that you could not, or did not want to be asked.
ui-standing-known = I see
ui-ask-always = This turn, ask me in every card window, not only at a card's last chance
ui-ask-always-set = This turn you are asked in every card window in which you could play a card.

# What a strong player would do
ui-hint-ask = What would a strong player do?
ui-hint-thinking = A strong player is thinking…
ui-hint-title = A strong player would
ui-hint-said = A strong player would answer: { $answer }.
ui-hint-no-orders = write no orders
ui-hint-on = { $card }: { $target }
ui-hint-prospects = Prospects { $prospects } %
ui-hint-more = Show more
ui-hint-others = Also worth considering
ui-hint-expected = What the enemy may order
ui-hint-share = { $share ->
    [100] this is the likeliest
   *[other] perhaps { $share } % of the time
}
ui-hint-take = Use this
ui-hint-do = Do this
ui-hint-hide = Hide

# The one line that says what is asked
ui-ask-french_choice = Choose the card to keep.
ui-ask-deny = May the enemy draw a card?
ui-ask-draw = Draw a card?
ui-ask-draws = Who draws a card?
ui-ask-orders = Write your orders.
ui-ask-allotment = How many cubes carry out each order?
ui-ask-window = { $window ->
    [preparation] Preparation
    [orders] Orders
    [movement] Movement
    [after_movement] After movement
    [resolution] Resolution
   *[after_resolution] After resolution
}: play a card or pass.
ui-ask-reveal = Both sides have sealed. Reveal the orders?
ui-ask-reveal-why = Until you reveal, you can still unseal yours.
ui-ask-look = This is your hand with the card that you drew.
ui-ask-look-why = When you have read it, call the other player back: the time for cards begins.
ui-look-done = I have seen it
ui-why-french_choice = The Spanish do not see which. The other card goes back into your deck.
ui-why-deny = Your hand is smaller by { $cards } or more, so you may forbid the draw. If it is smaller by exactly { $cards }, you then draw no card either.
ui-why-draw = Both sides decide at the same time. With at least { $cards } cards more than the other side, your next draw may be forbidden.
ui-why-draws = Say it at the same time, then one of you presses the button. Whoever holds at least { $cards } cards more than the other side may be forbidden the next draw.
ui-why-no-draw = { $by ->
    [enemy] You draw no card this turn: the enemy, who held at least { $cards } cards fewer, has forbidden it.
   *[self] You draw no card this turn: whoever forbids a draw with exactly { $cards } cards fewer gives up their own.
}
ui-why-orders-french = Press a group, then its destination; or drag. { $limit ->
    [one] One order counts
   *[other] Up to { $limit } orders count
}; orders from the gold streets are free. You choose how many cubes go later, when you know the Spanish moves.
ui-why-orders-spanish = Press a group, then its destination; or drag. Every group may move, always whole; from a fight at most half can leave. Strike where you are stronger, slip away where you are not.
ui-why-orders-split = This turn you may split one group: give it several orders and choose how many cubes follow each. All other groups move whole; from a fight at most half can leave.
ui-why-orders-first = This turn you write first, and the enemy sees your orders. They are final as soon as you give them.
ui-why-orders-last = The enemy had to write first: the arrows are on the board. Your orders are final as soon as you give them.
ui-why-allotment = You know where the Spanish go. Each order needs at least one cube; the others stay.
ui-why-window-preparation = Before anybody writes orders.
ui-why-window-orders = The last moment before both sides write their orders.
ui-why-window-movement = All orders are revealed. Cards can still stop, turn or add one before the cubes move.
ui-why-window-after_movement = The cubes have moved; the fights come next.
ui-why-window-resolution = Both sides fight where they meet. Cards can change the strengths now.
ui-why-window-after_resolution = The fights are over. The turn ends after this.
ui-prompt-why = What this means
ui-wait-join = Waiting for the other player to join.
ui-wait-window = Cards may be played.
ui-wait-side = { $side ->
    [french] Waiting for the French.
   *[spanish] Waiting for the Spanish.
}
ui-wait-players = Waiting for the players.
ui-wait-sealed = Sealed. Waiting for the other side.
ui-wait-sealed-why = Until both sides have sealed, you can still unseal.
ui-wait-computer = The computer takes longer than usual. Before its first game on this server its program is prepared, which takes up to a minute.
ui-nothing-asked = Nothing to do yet.

# The panel
ui-game-heading = 2 de Mayo, turn { $turn }
ui-replay-heading = Replay
ui-panel = Panel
ui-sheet-handle = Make the panel larger or smaller
ui-telling = On the board
ui-telling-recent = What happened
ui-card = card
ui-open-card = Show the card { $card }
ui-tab-now = Now
ui-tab-more = More
ui-chat = Chat
ui-chat-say = Write a message
ui-chat-send = Send
ui-chat-none = No messages yet.
ui-offline = Connection lost. Trying again…
ui-card-sources = Rule and source
ui-source = How we know: { $source }.
ui-rule-unknown = This rule has no text of its own.
ui-rules-all = Show it in the rules

# Who plays
ui-players = Players
ui-player-computer = Computer ({ $level })
ui-player-awaited = free seat
ui-player-you = you
ui-player-here = here
ui-player-away = away
ui-clock-terms = { $bank } each, plus { $increment } for each answer
ui-timeout-hint-default = When time runs out: no orders, no cards.
ui-timeout-hint-forfeit = When time runs out, the game is lost.
ui-seeded = Deal
ui-seeded-yes = from a seed
ui-seeded-hint = Anybody who knows the seed can work out the decks.
ui-clock-left = { $time } left
ui-clock-left-days = { $days } d { $hours } h
ui-name = Your name
ui-name-saved = Name saved.

# What things on the table mean
ui-topic-turn-title = The turns of the day
ui-topic-turn = The game lasts { $turns } turns, each with Preparation, Orders, Movement and Resolution. From turn { $entry } French reinforcements can enter from outside.
ui-topic-losses-title = French losses
ui-topic-losses = Every French cube that is lost is counted here. At { $limit } the Spanish win at once; a card can lower this limit. It is the quickest way to a Spanish victory, so the French should fight where they are clearly stronger.
ui-topic-spanish-title = Spanish losses
ui-topic-spanish = Every Spanish cube that is lost is counted here. To win, the French must have eliminated them all by the end of the last turn. Losing them earlier does not end the game: the gates must still be held.
ui-topic-gates-title = The four gates
ui-topic-gates = A flag shows who holds a gate, crossed blades that both sides are there. After the last turn every gate needs a French cube, or the Spanish win even without a cube left.
ui-topic-initiative-title = Initiative
ui-topic-initiative = The side that has eliminated more enemy cubes has the initiative; in a tie, the Spanish. It acts first when cards are played, and its cubes get through when equal numbers meet head-on.
ui-place-gate = gate
ui-place-street = gold street: French orders from it are free
ui-place-closed = closed to Spanish orders
ui-place-entry = reinforcements for { $number }, from turn { $entry }
ui-zoom-in = Zoom in
ui-zoom-out = Show the whole board

# Keys
ui-keys = Keyboard shortcuts
ui-key-enter = Enter
ui-key-escape = Esc
ui-keys-tab = go from part to part: board, buttons, panel
ui-keys-arrows = on the board: from area to area; on the panel's tabs: from tab to tab
ui-keys-enter = choose an area, then its destination
ui-keys-escape = let go of what is chosen; skip what is shown; close a window
ui-keys-go = go on: seal, reveal, pass, send cubes
ui-keys-hint = against the computer: what would a strong player do?
ui-keys-zoom = on the board: closer, further away, the whole board
ui-keys-help = this list

# Notices to a player who is away
ui-notices = Tell me when it is my move
ui-notices-explain = For games over days. You are told only while this game is not open anywhere. The message gives away no secrets.
ui-notices-webhook = Address to call (webhook)
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
ui-invite-explain = Send this link to the other player. It works once: whoever opens it takes the seat. You can close this page meanwhile; the game is listed under My games.
ui-invite-elsewhere = The invitation is on the device where the game was created.
ui-link-spectator = Link for spectators
ui-record-download = Save the game as a file
ui-record-running = While the game goes on the file leaves out what is secret. Only when the game is over can it be checked, or replayed elsewhere.
ui-record-import = Open a saved game
ui-report = Report a problem
ui-watch-replay = Watch the replay
ui-renew-link = Make my link anew
ui-renew-link-sure = Whoever holds the present link to your seat, on another device too, cannot use it any more. This browser goes on with the new one.
ui-resign = Resign
ui-resign-sure = The game ends at once and the other side wins.
ui-end-title = { $winner ->
    [french] The French have won
   *[spanish] The Spanish have won
}
ui-end-turn = last turn
ui-end-french-lost = French lost
ui-end-spanish-left = Spanish left
ui-end-gates = gates held by the French
ui-end-of = { $count } of { $of }
ui-rematch = Play again, sides swapped
ui-rematch-waiting = You offered a rematch. Waiting for the other player.
ui-rematch-offer = Offer a rematch, sides swapped
ui-rematch-accept = Accept the rematch, sides swapped
ui-rematch-offered = The other player offers a rematch.
ui-curtain-title = { $side ->
    [french] The French player, please
   *[spanish] The Spanish player, please
}
ui-curtain-explain = Hand over the screen. The other side's cards and orders are hidden.
ui-curtain-raise = { $side ->
    [french] I am the French player
   *[spanish] I am the Spanish player
}

# A new game
ui-tagline = The rising of Madrid, 2 May 1808: a game for two, in ten turns, with orders written in secret.
ui-learn-first = New here? Learn it in ten minutes
ui-learn = Learn to play
ui-newcomer-example = A game explained
ui-new-opponent = Against
ui-opponent-computer = the computer
ui-opponent-same_screen = a friend, at this screen
ui-opponent-link = a friend, by link
ui-new-level = Level
ui-level-practice = practice
ui-level-beginner = beginner
ui-level-solid = solid
ui-level-strong = strong
ui-level-strongest = strongest
ui-level-hint-practice = Does anything the rules allow. For learning how things work.
ui-level-hint-beginner = Plays by simple rules and makes mistakes. A good first opponent.
ui-level-hint-solid = Plans each turn well and takes what you leave open.
ui-level-hint-strong = Looks ahead and varies its orders, so you cannot predict them.
ui-level-hint-strongest = Looks further ahead, and takes longer.
ui-level-with-character = { $level }, { $character }
ui-new-character = Style
ui-character-even = even
ui-character-bold = bold
ui-character-careful = careful
ui-character-hint-bold = Looks for a fight, and pays for it with cubes.
ui-character-hint-careful = Keeps its cubes out of reach, and waits.
ui-level-now = Level of the computer
ui-level-next = From the next turn the computer plays as { $level }.
ui-level-same = A change takes effect from the next turn.
ui-new-side = You play
ui-side-french = the French
ui-side-spanish = the Spanish
ui-side-random = random
ui-side-hint-french = Twenty-nine cubes, most still outside, and two orders a turn. Clear the city, hold its gates, and lose fewer than four cubes.
ui-side-hint-spanish = Eight cubes that may all move at once. Eliminate four French cubes, or last the day.
ui-side-hint-random = Chance decides which side you play.
ui-new-more = More options
ui-new-more-edition = More options · edition: { $edition }
ui-new-orders = Orders
ui-orders-assisted = assisted
ui-orders-strict = strict
ui-orders-hint-assisted = Orders that are not allowed are refused as you write them, with the reason.
ui-orders-hint-strict = As on paper: one wrong order makes all of them void.
ui-clock = Clock
ui-clock-none = none
ui-clock-quick = 15 min + 30 s
ui-clock-slow = 1 h + 2 min
ui-clock-days = 3 days + 1 day
ui-timeout = When time runs out
ui-timeout-default = no orders, no cards
ui-timeout-forfeit = the game is lost
ui-new-edition = Edition
ui-new-edition-file = Or a file of your own edition
ui-new-edition-without = Play without { $file }
ui-new-edition-why = If you own the box, you can describe your printed cards in a short text file.
ui-edition-example = Save an example to start from
ui-edition-guide = How to write your own edition
ui-edition-name-base = base
ui-edition-name-corrections-example = corrections (example)
ui-edition-cards = Cards of this edition
ui-edition-named = Edition: { $name }
ui-edition-to-game = Back to the game
ui-edition-differs = { $name }: { $what }.
ui-edition-changed = { $count ->
    [one] 1 card changed
   *[other] { $count } cards changed
}
ui-edition-added = { $count ->
    [one] 1 card added
   *[other] { $count } cards added
}
ui-edition-removed = { $count ->
    [one] 1 card left out
   *[other] { $count } cards left out
}
ui-edition-others = { $count ->
    [one] 1 change to the map, the setup or the limits
   *[other] { $count } changes to the map, the setup or the limits
}
ui-edition-same = plays like the base edition
ui-edition-other-cards = Changed and new cards
ui-edition-not-utf8 = line { $line } is not UTF-8; save the file as UTF-8
ui-edition-unreadable = { $file } cannot be read. If it has changed since you picked it, pick it again.
ui-new-name = Your name (optional)
ui-new-seed = Seed (optional; the same seed deals the same cards)
ui-new-start = Start
ui-credits = An unofficial digital edition of 2 de Mayo, a game by Daniel Val Garijo, published by Gen-X Games. Text, art and map are our own.
ui-join-title = You are invited
ui-join = Join the game
ui-join-taken = If it was you who joined, the game is in your games, in the browser that you joined with. If not, ask for a new game: an invitation is for one player.
ui-games-none = No games on this device yet. Games that you start or join are listed here.
ui-games-over = { $winner ->
    [french] Over: the French have won
   *[spanish] Over: the Spanish have won
}
ui-turn-phase-short = Turn { $turn }, { $phase }
ui-your-turn = your move
ui-forget = Remove

# Replay, rules, cards
ui-replay-turn-before = Previous turn
ui-replay-before = Previous step
ui-replay-play = Play
ui-replay-stop = Stop
ui-replay-after = Next step
ui-replay-turn-after = Next turn
ui-replay-step = Step { $step } of { $of }
ui-replay-view = View
ui-view-french = French
ui-view-spanish = Spanish
ui-view-spectator = spectator
ui-view-all = everything
ui-rules-how_to_play = How to play
ui-rules-explained = The rules, explained
ui-rules-search = Look up
ui-rules-found = { $number ->
    [0] Nothing found.
    [one] 1 place found.
   *[other] { $number } places found.
}
ui-rules-players_aid = Player's aid
ui-rules-faq = Questions
ui-rules-sheet = Order sheet
ui-sheet-french = French: at most two orders; orders that begin in a gold street (14, 15, 16) are free. Numbers of cubes are chosen when both sheets lie open.
ui-sheet-spanish = Spanish: one order for each group. From a contested area at most half of the cubes may leave; if fewer go, write how many (1x9-14).
ui-sheet-turn = Turn
ui-sheet-orders = Orders (e.g. 11-12)
ui-sheet-cards = Cards
ui-sheet-lost = Lost
ui-rules-rulebook = The rules, numbered
ui-rules-cards = Cards
ui-rules-rulings = Rulings
ui-cards-explain = The printed texts were not available. Each card says how sure its effect is: attested by a source, implied by what is known, or reconstructed for this edition.
ui-cards-explain-own = What an edition file says counts as attested unless it says otherwise. The rest is from the base edition: attested by a source, implied by what is known, or reconstructed, since the printed texts were not available.
ui-deck-title = { $side ->
    [french] The French deck
   *[spanish] The Spanish deck
}
ui-theme-now = Colours: { $theme }
ui-lost = Nothing here.
ui-lost-explain = The link may be incomplete, or the game is on another server.

# Refusals of the server
problem-unreadable = “{ $text }” is not an order. Write orders like 12-15, 9-14.
ui-error-unknown = Something went wrong.
ui-error-unreachable = The server cannot be reached.
ui-error-no_token = This link is incomplete: the part after # is missing.
ui-error-no_such_game = There is no such game, or this link does not belong to it.
ui-error-no_such_text = There is no such text.
ui-error-not_found = Nothing here.
ui-error-other_origin = Only the page of this server can act here.
ui-error-not_a_player = Spectators can only watch.
ui-error-game_running = You can see this when the game is over.
ui-error-stale_question = The game has gone on meanwhile.
ui-error-no_beat = Too late: the window has closed.
ui-error-not_asked = There is nothing for you to answer now.
ui-error-not_sealed = Nothing is sealed.
ui-error-already_sealed = Your answer is sealed already.
ui-error-cannot_undo = This can no longer be undone.
ui-error-game_over = The game is over.
ui-error-already_joined = This seat is already taken.
ui-error-no_offer = No rematch is offered.
ui-error-not_over = The game is not over yet.
ui-error-refused = The rules do not allow this.
ui-error-invalid = The server did not understand this.
ui-error-edition = { $file }: { $what } Correct the file, then pick it again.
ui-error-bad_record = This saved game cannot be read.
ui-error-bad_record-line = This saved game cannot be read. Line { $line }: { $what }
ui-error-bad_address = Messages cannot be sent to that address.
ui-error-no_mail = This server sends no mail.
ui-error-no_hints = There are no hints in a game between two people.
ui-error-no_computer = No computer plays in this game.
ui-error-too_many = Too fast. Try again in a moment.
ui-error-too_large = This is too large for the server.
ui-error-damaged_game = This game was damaged where it is kept, and cannot be opened; the other games go on.
ui-error-unavailable = The server cannot reach its games just now. Try again in a moment.
ui-error-failed = Something went wrong in the server.
ui-error-no_such_edition = There is no such edition on this server.
