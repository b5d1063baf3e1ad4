# The page: buttons, headings, prompts and what a screen reader is told.

ui-title = 2 de Mayo
ui-subtitle = Madrid, 2 May 1808
ui-close = Close
ui-none = none
ui-cancel = Cancel
ui-back = Back
ui-copy = Copy
ui-copied = Copied.
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
ui-order-counted = counts
ui-order-free = free
ui-order-remove = Remove { $order }
ui-order-words = { $origin } to { $destination }
ui-cubes-for = Cubes for { $order }
ui-fewer = Fewer: { $what }
ui-more = More: { $what }
