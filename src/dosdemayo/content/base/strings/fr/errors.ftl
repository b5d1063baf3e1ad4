# Ce que dit une commande quand l’utilisateur peut corriger quelque chose. { $reason } vient d’en dessous : voir faults.toml.

error-said = dosdemayo : { $reason }
error-plain = { $reason }
usage-try = Tapez « { $command } --help » pour afficher l’aide.
usage-error = Erreur : { $reason }
error-of = { $what } : { $reason }
error-needs-extra = il faut { $modules }, que `pip install "dosdemayo[{ $extra }]"` installe
error-not-writable = impossible d’écrire « { $path } » : { $reason }
error-is-there = « { $path } » existe déjà ; choisissez un autre nom, ou modifiez ce fichier
error-not-usable = impossible d’utiliser « { $path } » : { $reason }
error-no-folder = { $folder } n’est pas un dossier
error-no-texts = --lang : il n’y a pas de textes en « { $lang } » ; choisissez parmi { $known }

# Consulter.

error-could-be = « { $wanted } » peut désigner { $found } ; précisez
error-no-area-number = il n’y a pas de zone { $number } ; elles sont numérotées de 1 à { $most }
error-no-area-near = il n’y a pas de zone « { $wanted } » ; vouliez-vous dire { $near } ?
error-no-area = il n’y a pas de zone « { $wanted } » ; `dosdemayo map` les énumère
error-no-card = il n’y a pas de carte « { $wanted } » ; les cartes sont { $cards }
error-no-rule = il n’y a pas de règle « { $wanted } » ; les plus proches : { $near }
error-no-rule-word = « { $word } » n’est ni le numéro d’une règle ni un mot des règles
error-no-question = aucune question ne parle de « { $word } » ; `dosdemayo rules { $word }` cherche dans les règles mêmes

# Fichiers de parties, de cas et d’éditions.

standard-input = l’entrée standard
error-unreadable = impossible de lire { $file } : { $reason }
error-not-text = { $file } n’est pas du texte UTF-8 : l’octet { $byte } est incorrect
error-too-deep = { $file } a trop de niveaux d’imbrication pour être un cas
error-not-json = { $file } n’est pas du JSON : { $reason }
error-record-more = { $file } : { $reason } (et { $more } de plus ; `dosdemayo check` les énumère)
record-refused = ligne { $line } : { $answer } : { $problem }
error-file-exists = { $file } existe déjà ; choisissez un autre nom
error-edition-name = { $file } : donnez à l’édition un nom qui lui soit propre ; « { $name } » est celui de la nôtre
error-edition-name-taken = { $file } : donnez à l’édition un nom qui lui soit propre ; « { $name } » est celui de { $other }
edition-is-one = { $file } est une édition : { $name } { $digest }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
edition-written = Le fichier d’édition { $file } est écrit. Modifiez-le, puis : dosdemayo edition check { $file }

# Jouer.

error-game-there = il y a déjà une partie dans { $file } ; --strict, les noms, --against et --side sont pour une nouvelle partie
error-side-alone = --side sert dans une partie contre l’ordinateur ; --against dit à quel point il est fort
error-side-name = --{ $side }-name : { $side ->
    [french] l’ordinateur joue les Français
   *[spanish] l’ordinateur joue les Espagnols
} ; --side dit quel camp est le vôtre
error-no-level = { $what } : il n’y a pas de niveau « { $level } » ; les niveaux sont { $levels }
error-both-computers = l’ordinateur joue les deux camps de cette partie ; `dosdemayo replay` la montre
error-name-a-card = nommez une carte : jouer, son identifiant ou le début de son nom, puis sa cible
error-no-target = on ne peut jouer aucune carte sur « { $typed } » ; écrivez par exemple 10, 6-7, 9-14 vers 15 ou 7-9:2
error-number-behind-colon = « { $typed } » demande un nombre de cubes après le deux-points, par exemple 7-9:2
error-no-numbers = « { $typed } » n’est pas une liste de nombres ; écrivez par exemple 2 1, ou 6-7:2 19-16:1
error-not-as-many = { $numbers ->
    [one] { $numbers } nombre
   *[other] { $numbers } nombres
} pour { $orders ->
    [one] { $orders } ordre
   *[other] { $orders } ordres
} ; écrivez-en un pour chacun
error-names-once = nommez chaque joueur une seule fois ; un nom seul joue contre lui-même
error-no-player = il n’y a pas de joueur « { $name } » : { $reason }

# Le serveur.

serve-network = Pour les autres sur ce réseau : { $address }
serve-running = 2 de Mayo est à l’adresse { $address }  (Ctrl-C pour arrêter)
think-running = calcul des coups de l’ordinateur en cours  (Ctrl-C pour arrêter)
error-no-network = cette machine n’est connectée à aucun réseau ; relancez sans --lan
error-no-page = la page n’est pas construite ; `make web` la construit
error-setting = { $variable } vaut « { $value } » ; valeurs possibles : { $choices }
error-setting-number = { $variable } vaut « { $value } » ; il faut un nombre de 0 à { $most }
error-port = impossible d’écouter sur { $host }, port { $port } : { $reason } ; essayez un autre --port
error-several-processes = plusieurs processus demandent PostgreSQL, à indiquer dans DOSDEMAYO_DATABASE_URL ; un fichier ne convient qu’à un seul processus
error-thinking-aside = réfléchir dans un processus à part demande PostgreSQL, à indiquer dans DOSDEMAYO_DATABASE_URL ; un fichier ne convient qu’à un seul processus
error-no-thinkers = DOSDEMAYO_THINKERS vaut 0 ; supprimez cette variable, ou indiquez combien de réflexions peuvent avoir lieu en même temps
error-database-address = l’adresse de la base de données doit commencer par sqlite:/// ou postgresql://
error-database-no-file = l’adresse de la base de données ne nomme aucun fichier ; écrivez sqlite:///chemin/du/fichier
error-database-missing = il n’y a pas de base de données { $file }
error-database-empty = la base de données { $file } est vide ; remettez une sauvegarde à sa place, ou supprimez-la pour en commencer une autre
error-database-unusable = impossible d’utiliser la base de données { $file } : { $reason }
error-database-unreachable = impossible d’atteindre la base de données : { $reason }
error-database-slow = impossible d’atteindre la base de données : elle ne répond pas à temps
error-tables = les tables sont à la version { $found } au lieu de { $wanted } ; un serveur les met à jour au démarrage
error-tables-none = il n’y a pas encore de tables ; un serveur les crée au démarrage
error-token-secret = DOSDEMAYO_TOKEN_SECRET n’est pas le secret avec lequel la clé des liens a été masquée
doctor-game = partie { $game } : { $what }
doctor-store = la base de données : { $what }
doctor-found = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $problems ->
    [0] tout est en ordre
    [one] { $problems } problème
   *[other] { $problems } problèmes
}
