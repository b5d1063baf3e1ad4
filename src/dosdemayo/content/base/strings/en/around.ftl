# Before and after a game: choosing a side, inviting, the list of games, the end, reports and notices.

# The side, and how hard it is between two of the same strength
ui-side-ease = { $ease ->
    [very-hard] Much harder than the other side
    [hard] Harder than the other side
    [even] As hard as the other side
    [easy] Easier than the other side
   *[very-easy] Much easier than the other side
}
ui-side-figures = { $side ->
    [french] The French win
   *[spanish] The Spanish win
} { $share } of 100 games between computers of this level.

# A game that goes on
ui-resume = Continue
ui-resume-title = { $count ->
    [one] A game is waiting
   *[other] { $count } games are running
}
ui-move-yours = Your move
ui-move-title = ● Your move – { $title }
ui-move-theirs = Waiting for the other side
ui-games-turn = Turn { $turn }
ui-games-won = You won
ui-games-lost = You lost
ui-games-computer = Computer ({ $level })
ui-games-removed = Removed from this list.
ui-games-remove-sure = Remove this game from the list on this device? Without its link you cannot come back to it.
ui-games-rematch = rematch offered
ui-games-expire = { $days ->
    [one] This server removes games in which nothing has happened for a day.
   *[other] This server removes games in which nothing has happened for { $days } days.
}

# Inviting
ui-invite-only-here = This link works only on this computer. To play over your network, stop the server and start it with “dosdemayo serve --lan”.
ui-invite-scan = Or scan this code:
ui-invite-qr = The invitation as a QR code
ui-join-host = { $name } invites you
ui-join-side = { $side ->
    [french] You play the French.
   *[spanish] You play the Spanish.
}
ui-join-no-clock = No clock
ui-join-once = The invitation works once. After that your own link opens the game; it is listed under My games.

# The end
ui-end-won = You won
ui-end-lost = You lost
ui-end-tipped = The game tipped in turn { $turn }, { $side ->
    [french] in favour of the French
   *[spanish] in favour of the Spanish
}.
ui-end-curve = Prospects over the turns
ui-end-curve-explain = As judged by a strong player who can see both hands.
ui-end-curve-point = Turn { $turn }: French { $french } %, Spanish { $spanish } %
ui-end-curve-thinking = A strong player is looking back…
ui-end-losses = Cubes lost by turn
ui-end-hands = Cards in hand at the end
ui-end-score = Score with this opponent
ui-end-score-line = { $mine } : { $theirs }
ui-end-turn-head = Turn

# What became of the day if it had gone so. Our own words.
epilogue-loss-limit = By evening too many French soldiers lie in the streets. The columns draw back to their camps, and Murat writes to Bayonne that the city cannot be held with the troops he has. Madrid has risen, and this time the news that runs to the provinces is of a victory.
epilogue-cubes-left = When night falls somebody still holds out behind a door or on a roof. The French own the squares but not the city, and in every village along the roads people tell that Madrid has not given in. What began here will go on for six years.
epilogue-gate-open = The streets are quiet, but a gate stands open. Those who could get away are gone through it with what they saw, and the villages around Madrid are up before morning. The mayor of Móstoles need not write twice.
epilogue-city-subdued = By night the last corner is silent and every gate is guarded. Prisoners are led out to the Prado and to Príncipe Pío, as they were in 1808. Murat believes that the matter is settled. Within weeks all of Spain will have taken up arms because of this day.
epilogue-time = The clocks strike, and one side has let the hour pass. In 1808 hesitation was dear as well: orders came late, and others acted first.
epilogue-resigned = { $winner ->
    [french] The rising is called off before the day is over. Men of the Junta ride through the streets waving handkerchiefs; the patrols that follow them do not.
   *[spanish] The French fall back on their camps outside the walls. For one evening the city is its own, and nobody in it sleeps.
}

# A problem
ui-report-what = Two things can help whoever looks for the fault: this file, and a few words about what you did and what you expected instead.
ui-report-in = In the file: what you have seen of the game so far, step by step, the version, and the edition. It opens under “Open a saved game” and replays up to this point.
ui-report-not-in = Not in it: names, messages, links, your browser, and in a running game anything that the other side keeps secret.
ui-report-send = Nothing has been sent. Send the file to whoever runs this server, or attach it to a report at the project's own page.
ui-report-save = Save the file
ui-report-saved = Saved as { $file }.

# Telling a player on this device
ui-notify-here = Notify me on this device
ui-notify-on = You will be notified on this device while the page is open in the background.
ui-notify-denied = This browser does not allow notifications from this page.
ui-notify-body = It is your move.

# Sealing nothing, and lines that are too long
ui-seal-sure = You could still write orders. Seal without any?
ui-give-sure = You could still write orders. Give none?
ui-seal-anyway = Yes, all my cubes stay
ui-seal-back = Write orders
ui-chat-too-long = { $over ->
    [one] One character too many.
   *[other] { $over } characters too many.
}
ui-orders-example-french = 6-7, 19-16
ui-orders-example-spanish = 9-14, 12-15
