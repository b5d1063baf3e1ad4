# Questions, answers and everything that the text game says.

decision-french_choice = la carte à garder
decision-deny = la décision sur la pioche adverse
decision-draw = la décision de piocher ou non
decision-deal = la carte piochée
decision-discard = la carte défaussée
decision-window = une carte à jouer au moment « { $window } »
decision-orders = des ordres
decision-allotment = le nombre de cubes pour chaque ordre

answer-choose = le choix d’une carte
answer-deny = un mot sur la pioche adverse
answer-draw = un mot sur votre pioche
answer-deal = une carte donnée
answer-discard = une carte défaussée
answer-write = des ordres
answer-allot = des nombres de cubes
answer-play = une carte
answer-use = l’utilisation d’une carte
answer-pass = le choix de passer
answer-resign = un abandon

# The state of the game under the board.

status-turn = Tour { $turn } sur { $turns } · { $phase } · initiative : { $initiative }
status-over = Tour { $turn } sur { $turns } · { $phase }
status-lost = Pertes : Français { $french } sur { $limit }, Espagnols { $spanish }
status-reserve = réserve : Français { $french }, Espagnols { $spanish }
status-hands = Cartes en main : Français { $french }, Espagnols { $spanish }
status-decks = dans le paquet : Français { $french }, Espagnols { $spanish }
status-in-play = En jeu : { $cards }
status-in-play-area = { $card } en { $area }
status-closed = Fermées aux Espagnols : { $areas }
status-orders = Ordres en vigueur : Français { $french ->
    [rien] aucun
   *[other] { $french }
} ; Espagnols { $spanish ->
    [rien] aucun
   *[other] { $spanish }
}

# The map.

map-legend = ▲ porte   ═ rue dorée (les ordres français qui en partent sont gratuits)   ── frontière sûre   ┄┄ frontière reconstituée
map-legend-cubes = F Français   S Espagnols   o cubes devant une porte   × fermée aux Espagnols   ░ jardins, pas de passage
map-legend-separated = ━━ ces zones se touchent sur le dessin, mais ne sont pas reliées dans cette édition
map-corners = Les zones qui ne se touchent que par un coin (4 et 9, 5 et 8, 9 et 10) ne sont pas reliées.
map-also-joined = Reliées dans cette édition sans se toucher sur le dessin : { $pairs }.
map-too-narrow = Le dessin demande { $width } colonnes ; cet écran en a moins.
map-number = n°
map-area = zone
map-neighbours = reliée à (? reconstitué)
map-special = particularité
map-gate = porte
map-main-street = rue dorée
map-setup = mise en place
map-joined-to = reliée à { $area } ({ $certainty })
map-outside = à l’extérieur { $cubes }

# Cards.

cards-rule = règle
cards-id = id
cards-name = nom
cards-side = camp
cards-window = moment
cards-stays = reste
cards-effect = effet
cards-certainty = l’effet est
cards-parameter = quoi
cards-value = valeur
cards-sure = certitude
cards-source = source
cards-sources = À quel point c’est sûr
cards-history = Histoire
cards-hint = `dosdemayo cards ID` montre une carte en entier.

# The edition.

edition-title = Édition « { $name } »
edition-kind = quoi
edition-areas = noms des zones
edition-edges = frontières du plan
edition-setup = plateau, mise en place et limites
edition-parameters = valeurs des cartes
edition-effects = ce que font les cartes
edition-key = clé
edition-in-base = édition de base
edition-here = cette édition
edition-edge = { $first }–{ $second } reliées
edition-joined = reliées
edition-total = tout
edition-removed = { $first }–{ $second } non reliées (reliées dans l’édition de base)

# Replaying and checking records.

replay-title = Français : { $french } · Espagnols : { $spanish } · ordres : { $orders } · édition : { $edition }
replay-unnamed = sans nom
replay-assisted = assistés
replay-strict = stricts
replay-start = La mise en place.
replay-more = Entrée pour l’étape suivante, q pour arrêter
replay-unfinished = La partie n’est pas terminée.
check-good = { $file } : partie enregistrée valable, { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
}, tour { $turn }. { $result }

# The text game at one terminal, for two or for one against the computer.

play-name = { $side } ({ $name })
play-welcome = 2 de Mayo, à deux devant un même terminal. Les ordres et les cartes sont secrets : cédez le clavier quand on vous le dit, et détournez les yeux quand il n’est pas à vous. À chaque question, vous pouvez taper aide.
play-welcome-alone = 2 de Mayo, seul contre l’ordinateur ({ $level }). Vous jouez { the-side }. À chaque question, vous pouvez taper aide, ou conseil pour savoir ce que ferait un joueur fort.
play-resumed = La partie de { $file } reprend.
play-resumed-alone = La partie de { $file } reprend. Vous jouez { the-side } contre l’ordinateur ({ $level }).
play-gets-ready = L’ordinateur se prépare (la première fois, cela prend un moment)…
play-thinks = { side-start } réfléchissent… ({ $phase })
play-curtain = Pour { $player } : prenez le clavier, puis appuyez sur Entrée.
play-since = Depuis votre dernier coup d’œil :
play-hand = Votre main :
play-hand-empty = Votre main est vide.
play-hand-card = { $name } ({ $rule } ; { $when }) : { $effect }
play-enter-pass = Vous ne pouvez rien jouer maintenant. Appuyez sur Entrée pour passer.
play-draws = Qui pioche une carte ? Entrée : les deux camps. Sinon, tapez français, espagnols ou personne.
play-look = Appuyez sur Entrée quand vous avez vu vos cartes.
play-beat = Moment de cartes « { $window } » : quelqu’un joue une carte ? Entrée pour continuer. Qui veut en jouer une, ou réfléchir, tape attendre français ou attendre espagnols.
play-no-wait = attendre ne sert que lorsqu’on peut jouer des cartes.
play-saved = La partie est dans { $file }.
play-stopped = La partie s’arrête ici.
play-stopped-unsaved = La partie s’arrête ici et n’est pas conservée ; `garder FICHIER` l’aurait gardée.
play-nothing-to-undo = Il n’y a rien à défaire.
play-no-file = Indiquez où : garder FICHIER
play-sure = Voulez-vous vraiment abandonner ? Tapez oui pour confirmer.
play-log-empty = Il ne s’est encore rien passé ce tour-ci.
play-level-now = L’ordinateur joue au niveau { $level }. Pour en changer à partir du prochain tour, tapez niveau et un nom, par exemple niveau fort-audacieux.
play-no-computer = Aucun ordinateur ne joue dans cette partie.
play-tutor-on = L’instructeur vous avertit avant que vous ne perdiez quelque chose pour rien. Tapez instructeur pour le faire taire.
play-tutor-off = L’instructeur se tait désormais. Tapez instructeur pour le rappeler.
play-hint-type = Pour cela, tapez : { $typed }
play-hint-enter = Pour cela, appuyez simplement sur Entrée.
play-not-understood = Réponse non comprise : « { $typed } ». { $expected }

ask-french_choice = Quelle carte gardez-vous ? L’autre retourne dans votre paquet, sans être vue (2.4). Tapez son numéro.
ask-choice = { $number }  { $name } : { $effect }
ask-deny = Votre adversaire a { $difference } cartes de plus que vous. Tapez interdire pour qu’il ne pioche pas, ou permettre (4.3).
ask-deny-both = Votre adversaire a { $difference } cartes de plus que vous. Tapez interdire pour qu’il ne pioche pas, et vous ne piocherez pas non plus, ou permettre (4.3).
ask-draw = Tapez piocher, ou renoncer (4.2).
ask-orders = Écrivez vos ordres, par exemple { $example } ; Entrée seule pour n’en donner aucun.
ask-orders-none = Aucun de vos groupes ne peut recevoir d’ordre maintenant ; appuyez sur Entrée pour n’en écrire aucun.
ask-orders-french = { $limit ->
    [one] Vous avez droit à un seul ordre compté
   *[other] Vous avez droit à { $limit } ordres comptés
} ; ceux qui partent des rues dorées sont gratuits (5.4).
ask-orders-spanish = Un ordre par groupe, qui se déplace en entier (5.3).
ask-orders-split = { $splits ->
    [one] Un groupe peut être scindé ce tour-ci : écrivez ses nombres
   *[other] { $splits } groupes peuvent être scindés ce tour-ci : écrivez leurs nombres
}, par exemple 2x11-14 (C-F8).
ask-group = { $origin } ({ some-cubes }) : vers { $goals }
ask-group-most = { $origin } ({ some-cubes }, { $most ->
    [0] aucun ne peut partir
    [one] { $most } au plus peut partir
   *[other] { $most } au plus peuvent partir
}) : vers { $goals }
ask-group-counted = { $origin } ({ some-cubes }, compté) : vers { $goals }
ask-group-free = { $origin } ({ some-cubes }, gratuit) : vers { $goals }
ask-shown = Les Espagnols ont montré leurs ordres : { $orders }.
ask-seal = Vos ordres : { $orders }. Entrée les scelle ; défaire permet de les réécrire.
ask-again = Rien n’est scellé ; réécrivez vos ordres.
ask-warning = Attention : { $problem }
ask-tutor = Instructeur : { $warning }
ask-anyway = Appuyez sur Entrée pour le faire quand même, ou tapez défaire pour répondre autrement.
ask-allotment = Combien de cubes exécutent chaque ordre ? Au moins un chacun (6.3). Tapez les nombres dans cet ordre, ou par exemple { $example } ; Entrée seule en envoie le plus possible.
ask-stack = { $orders } : { some-cubes } à répartir
ask-window = Moment de cartes « { $window } » : jouez une carte, par exemple { $example }, ou appuyez sur Entrée pour passer.
ask-play = jouer { $card } : { $name } { $targets }
ask-use = utiliser { $card } : { $name } { $targets }
ask-targets-none = (rien d’autre à préciser)
ask-targets-area = sur une zone : { $values }
ask-targets-order = sur un ordre : { $values }
ask-targets-redirect = sur un ordre et sa nouvelle arrivée : { $values }
ask-targets-ride = par des étapes telles que { $example } : { $values }
ask-ride = jusqu’à { $cubes } de { $area } vers { $goals }

play-help =
    À chaque question, vous pouvez aussi taper
      plateau          le plateau
      où [ZONE]        qui se trouve où ; avec un numéro, ce qu’il y a dans une zone et à côté
      menaces          lesquels de vos groupes pourraient se trouver en infériorité
      ordres           les ordres connus
      main             vos cartes, en entier
      cartes [ID]      toutes les cartes, ou une seule : cartes daoiz
      règles [NUMÉRO]  une règle : règles 5.4, règles C-F3
      journal          ce qui s’est passé ce tour-ci
      options          ce que vous pouvez répondre maintenant
      conseil          ce que choisirait un joueur fort, et pourquoi
      instructeur      faire taire l’instructeur, ou le rappeler : il avertit avant une perte inutile
      niveau [NOM]     le niveau de l’ordinateur ; avec un nom, son niveau à partir du prochain tour
      attendre         contre l’ordinateur : être interrogé à chaque moment de cartes de ce tour
      garder FICHIER   garder la partie dans un fichier ; `dosdemayo play FICHIER` la reprend
      abandonner       abandonner la partie
      quitter          s’arrêter pour l’instant
    Un ordre s’écrit départ-arrivée : 9-14. Depuis l’extérieur : -16. Plusieurs : 12-15, 9-14. Avec des nombres : 2x11-14.
    Une carte se désigne par son identifiant ou par le début d’un mot de son nom : jouer molina 10.
    Les mots anglais sont toujours compris aussi (map, hand, hint, wait, quit…) ; accents et majuscules ne comptent pas.
