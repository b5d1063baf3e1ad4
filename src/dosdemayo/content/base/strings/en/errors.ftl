# What a command says when the user can put something right. { $reason } comes from below: see faults.toml.

error-said = dosdemayo: { $reason }
error-plain = { $reason }
usage-try = Try '{ $command } --help' for help.
usage-error = Error: { $reason }
error-of = { $what }: { $reason }
error-needs-extra = this needs { $modules }, which `pip install "dosdemayo[{ $extra }]"` brings
error-not-writable = '{ $path }' cannot be written: { $reason }
error-is-there = '{ $path }' is there already; choose another name, or edit that file
error-not-usable = '{ $path }' cannot be used: { $reason }
error-no-folder = { $folder } is not a folder
error-no-texts = --lang: there are no texts in '{ $lang }'; choose one of { $known }

# Looking things up.

error-could-be = '{ $wanted }' could be { $found }; write more of it
error-no-area-number = there is no area { $number }; they are numbered from 1 to { $most }
error-no-area-near = there is no area '{ $wanted }'; did you mean { $near }?
error-no-area = there is no area '{ $wanted }'; `dosdemayo map` lists them
error-no-card = there is no card '{ $wanted }'; the cards are { $cards }
error-no-rule = there is no rule '{ $wanted }'; near it: { $near }
error-no-rule-word = '{ $word }' is neither the number of a rule nor a word in the rules
error-no-question = no question speaks of '{ $word }'; `dosdemayo rules { $word }` looks in the rules themselves

# Files of games, cases and editions.

standard-input = standard input
error-unreadable = { $file } cannot be read: { $reason }
error-not-text = { $file } is not UTF-8 text: byte { $byte } is wrong
error-too-deep = { $file } is nested too deeply for a case
error-not-json = { $file } is not JSON: { $reason }
error-record-more = { $file }: { $reason } (and { $more } more; `dosdemayo check` lists them)
record-refused = line { $line }: { $answer }: { $problem }
error-file-exists = { $file } exists already; choose another name
error-edition-name = { $file }: give the edition a name of its own; '{ $name }' is ours
error-edition-name-taken = { $file }: give the edition a name of its own; '{ $name }' is that of { $other }
edition-is-one = { $file } is an edition: { $name } { $digest }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
edition-written = { $file } is written. Change it, then: dosdemayo edition check { $file }

# Playing.

error-game-there = there is a game in { $file } already; --strict, names, --against and --side are for a new game
error-side-alone = --side is for a game against the computer; --against says how strong it is
error-side-name = --{ $side }-name: { $side ->
    [french] the computer plays the French
   *[spanish] the computer plays the Spanish
}; --side says which side is yours
error-no-level = { $what }: there is no level '{ $level }'; expected one of { $levels }
error-both-computers = the computer plays both sides of this game; `dosdemayo replay` shows it
error-name-a-card = name a card: play, its id or the beginning of its name, and what it is played on
error-no-target = '{ $typed }' is nothing a card can be played on; such as 10, 6-7, 9-14 to 15 or 7-9:2
error-number-behind-colon = '{ $typed }' needs a number of cubes behind the colon, such as 7-9:2
error-no-numbers = '{ $typed }' is not a list of numbers; write them such as 2 1, or 6-7:2 19-16:1
error-not-as-many = { $numbers ->
    [one] 1 number
   *[other] { $numbers } numbers
} for { $orders ->
    [one] 1 order
   *[other] { $orders } orders
}; write one for each
error-names-once = name each player once; one name alone plays against itself
error-no-player = there is no player '{ $name }': { $reason }

# Serving.

serve-network = For others on this network: { $address }
serve-running = 2 de Mayo is served at { $address }  (Ctrl-C ends)
think-running = thinking for the computer opponents  (Ctrl-C ends)
error-no-network = this machine is on no network; start without --lan
error-no-page = the page is not built; `make web` builds it
error-setting = { $variable } is '{ $value }'; expected one of { $choices }
error-setting-number = { $variable } is '{ $value }'; expected a number from 0 to { $most }
error-port = cannot listen on { $host } port { $port }: { $reason }; try another --port
error-several-processes = several processes need PostgreSQL, named by DOSDEMAYO_DATABASE_URL; a file serves one process
error-thinking-aside = thinking aside needs PostgreSQL, named by DOSDEMAYO_DATABASE_URL; a file serves one process
error-no-thinkers = DOSDEMAYO_THINKERS is 0; leave it out, or say how many thoughts may go on at a time
error-database-address = the address of the database must begin with sqlite:/// or postgresql://
error-database-no-file = the address of the database names no file; write sqlite:///path/to/file
error-database-missing = there is no database { $file }
error-database-empty = the database { $file } is empty; put a backup in its place, or remove it to begin a new one
error-database-unusable = the database { $file } cannot be used: { $reason }
error-database-unreachable = the database cannot be reached: { $reason }
error-database-slow = the database cannot be reached: it does not answer in time
error-tables = the tables are of version { $found }, not { $wanted }; a server brings them up to date when it starts
error-tables-none = there are no tables yet; a server makes them when it starts
error-token-secret = DOSDEMAYO_TOKEN_SECRET is not the one that the key of the tokens was masked with
doctor-game = game { $game }: { $what }
doctor-store = the store: { $what }
doctor-found = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $problems ->
    [0] all sound
    [one] 1 problem
   *[other] { $problems } problems
}
