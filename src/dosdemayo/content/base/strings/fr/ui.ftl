# The page: buttons, headings, prompts and what a screen reader is told.

ui-title = 2 de Mayo
ui-subtitle = Madrid, 2 mai 1808
ui-close = Fermer
ui-none = aucune
ui-cancel = Annuler
ui-back = Retour
ui-copy = Copier
ui-copied = Copié.
ui-copy-by-hand = Ce navigateur n’autorise pas la copie. Le lien est sélectionné : copiez-le vous-même.
ui-share = Partager
ui-save = Enregistrer
ui-download = Télécharger
ui-print = Imprimer
ui-loading = Un instant…
ui-skip = Aller au contenu

# Proper names on the map
ui-map-title = Madrid
ui-map-subtitle = el Dos de Mayo de 1808
ui-map-river = Río Manzanares
ui-map-park = Buen Retiro
ui-map-woods = Casa de Campo
ui-board = Plateau : Madrid, 21 zones et quatre cases extérieures. Les touches fléchées mènent d’une zone à l’autre.
ui-entry = extérieur { $number }

# An area, said in one breath
ui-area-cubes = { $french ->
    [0] { $spanish ->
        [0] aucun cube
        [one] { $spanish } cube espagnol
       *[other] { $spanish } cubes espagnols
    }
    [one] { $french } cube français{ $spanish ->
        [0] {""}
        [one] {" "}contre { $spanish } espagnol, zone contestée
       *[other] {" "}contre { $spanish } espagnols, zone contestée
    }
   *[other] { $french } cubes français{ $spanish ->
        [0] {""}
        [one] {" "}contre { $spanish } espagnol, zone contestée
       *[other] {" "}contre { $spanish } espagnols, zone contestée
    }
}
ui-area-label = { $area } : { $cubes }{ $marks }
ui-area-gate = , porte
ui-area-street = , rue dorée
ui-area-closed = , fermée aux ordres espagnols
ui-area-selectable = , peut recevoir un ordre
ui-area-selected = , choisie
ui-area-target = , arrivée possible
ui-area-ordered = , ordre vers { $destinations }

# Navigation
ui-nav = Pages
ui-nav-home = Nouvelle partie
ui-nav-games = Mes parties
ui-nav-rules = Règles
ui-nav-cards = Cartes
ui-nav-history = La journée
ui-theme = Couleurs
ui-theme-auto = comme le système
ui-theme-light = claires
ui-theme-dark = sombres
ui-language = Langue

# Turn and table
ui-turn = Tour { $turn }
ui-turn-phase = Tour { $turn } sur { $turns }, { $hour }, { $phase }
ui-hour = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes }
}
ui-history-date = 2 mai 1808.
ui-history-lines = Un mot d’histoire avec les cartes et les combats
ui-history-link = 2 mai 1808
ui-chapter-preparation = Préparation
ui-chapter-orders = Ordres
ui-chapter-movement = Mouvement
ui-chapter-resolution = Résolution
ui-losses = { $side ->
    [french] Cubes français perdus
   *[spanish] Cubes espagnols perdus
} : { $lost } sur { $of }
ui-losses-limit = { $side ->
    [french] Cubes français perdus
   *[spanish] Cubes espagnols perdus
} : { $lost } ; à { $of }, { $side ->
    [french] les Espagnols gagnent
   *[spanish] les Français gagnent
}
ui-losses-short = pertes : { $lost } sur { $of }
ui-gate = { $name } (porte) : { $state ->
    [french] tenue par les Français
    [spanish] tenue par les Espagnols
    [contested] contestée
   *[empty] vide
}
ui-initiative = { $side ->
    [french] Initiative française
   *[spanish] Initiative espagnole
}
ui-initiative-why = Le camp qui a éliminé le plus de cubes a l’initiative ; à égalité, les Espagnols
ui-hand = Main
ui-hand-empty = Aucune carte en main.
ui-hand-size = { $count ->
    [0] Aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
ui-discards = { $side ->
    [french] Défausse française
   *[spanish] Défausse espagnole
} ({ $count })
ui-in-play = En jeu
ui-deck = { $side ->
    [french] Paquet français
   *[spanish] Paquet espagnol
} ({ $count })
ui-deck-bag = { $count ->
    [0] Aucune carte à venir
    [one] La carte encore à venir
   *[other] Les { $count } cartes encore à venir
}
ui-log = Journal
ui-open-rule = Règle { $rule }
ui-status = Table
ui-losses-title = Pertes
ui-gates-title = Portes
ui-reconstructed = Montrer les frontières reconstituées

# Orders
ui-orders = Ordres
ui-orders-none = Aucun ordre pour l’instant.
ui-orders-none-sealed = Scellé sans ordre : tous vos cubes restent.
ui-order-counted = compté
ui-order-free = gratuit
ui-order-remove = Retirer { $order }
ui-order-words = { $origin } vers { $destination }
ui-cubes-for = Cubes pour { $order }
ui-fewer = Moins : { $what }
ui-more = Plus : { $what }
ui-order-risky = Pour cela, vous devrez jouer une carte de votre main, sinon tous vos ordres seront nuls.
ui-orders-tally = { $counted } sur { $limit } ordres comptés, { $free } { $free ->
    [one] gratuit
   *[other] gratuits
}
ui-orders-type = Ou taper les ordres
ui-orders-add = Ajouter
ui-orders-clear = Tout effacer
ui-draft-saved = Brouillon enregistré. Vous pouvez le modifier tant que vous n’avez pas scellé.
ui-draft-saved-open = Brouillon enregistré. Vous pouvez le modifier tant que vous n’avez pas donné vos ordres.
ui-draft-saving = Enregistrement du brouillon…
ui-seal = Sceller
ui-seal-empty = Sceller sans ordre
ui-give = Donner ces ordres
ui-give-empty = Ne donner aucun ordre
ui-unseal = Desceller
ui-reveal = Révéler
ui-undo = Défaire
ui-pass = Passer
ui-play = Jouer { $card }
ui-use = Utiliser { $card }
ui-card-play = Jouer
ui-card-use = Utiliser
ui-keep = Garder { $card }
ui-allot = Envoyer les cubes
ui-allot-stay = { $count ->
    [0] { $of ->
        [one] Le seul cube part
       *[other] Les { $of } partent
    }
    [one] { $count } sur { $of } reste
   *[other] { $count } sur { $of } restent
}
ui-choice-allow = Permettre la pioche
ui-choice-deny = Interdire la pioche
ui-choice-draw = Piocher une carte
ui-choice-decline = Ne pas piocher
ui-draws-both = Les deux piochent
ui-draws-only = { $side ->
    [french] Seuls les Français piochent
   *[spanish] Seuls les Espagnols piochent
}
ui-draws-nobody = Personne ne pioche
ui-target-area = Dans quelle zone ?
ui-target-order = Quel ordre ?
ui-target-ride = Appuyez sur une zone qui a de la cavalerie, puis sur son arrivée.
ui-target-missing = Il reste à choisir : appuyez sur le plateau ou dans la liste.
ui-window-empty = Vous n’avez aucune carte à jouer à ce moment.
ui-sealed-draw = Vous piocherez une carte quand l’autre camp aura choisi aussi.
ui-sealed-decline = Vous ne piochez pas ce tour-ci.
ui-beat = Des cartes ? ({ $window })
ui-beat-why = Jouez-en une ou appuyez sur Attendre avant que la barre soit vide, sinon la partie continue. Chacun peut appuyer sur Attendre, même sans carte.
ui-beat-why-both = L’un de vous veut-il jouer une carte ? Appuyez sur votre bouton Attendre avant que la barre soit vide.
ui-beat-watch = Des cartes peuvent être jouées avant que la barre soit vide.
ui-beat-bar = Temps pour les cartes
ui-wait = Attendre
ui-wait-of = Attendre ({ $side ->
    [french] Français
   *[spanish] Espagnols
})
ui-wait-said = { side-start } demandent d’attendre : on interroge maintenant un camp après l’autre.
ui-wait-mine = Vous avez demandé d’attendre. En attente de l’autre camp.
ui-ready = Prêt
ui-ready-said = Vous êtes prêt. Quand les deux le sont, la partie continue aussitôt.
ui-ready-both = Tous deux prêts
ui-cards-manner = Moments de cartes
ui-cards-beat = en direct
ui-cards-standing = sur plusieurs jours
ui-cards-strict = toujours demander aux deux
ui-cards-beat-hint = À chaque moment de cartes, les deux camps disposent d’un court délai. Qui veut jouer appuie sur la carte, ou sur Attendre.
ui-cards-standing-hint = Pour une partie sur plusieurs jours. Un camp n’est interrogé que s’il peut jouer quelque chose : une pause dit donc qu’il le peut. Chaque joueur peut dire avec ses ordres : ne rien me demander ce tour-ci.
ui-cards-strict-hint = Les deux camps sont interrogés à chaque moment de cartes, quoi qu’ils aient en main : c’est lent, et personne n’apprend rien.
ui-beat-seconds = Secondes par moment de cartes
ui-confirms-reveal = Me demander avant de révéler les ordres
ui-standing = Cartes ce tour-ci
ui-standing-always = Me demander chaque fois que je pourrais jouer
ui-standing-never = Ne rien me demander ce tour-ci
ui-standing-when = Me demander quand…
ui-standing-areas = un ordre ennemi a pour départ ou arrivée
ui-standing-areas-example = des zones, par exemple 9, 14
ui-standing-on_loss = je perdrais un cube
ui-standing-on_card = l’ennemi joue une carte
ui-standing-card = et alors
ui-standing-card-none = me demander
ui-standing-card-play = jouer { $card }
ui-standing-pause = Quand la partie s’arrête pour vous, l’autre camp peut en conclure que vous pourriez jouer une carte ; quand elle ne s’arrête pas, que vous ne le pouviez pas, ou ne vouliez pas être interrogé.
ui-standing-known = Compris
ui-ask-always = Ce tour-ci, me demander chaque fois que je peux jouer une carte
ui-ask-always-set = Ce tour-ci, vous serez interrogé chaque fois que vous pourrez jouer une carte.

# What a strong player would do
ui-hint-ask = Que ferait un joueur fort ?
ui-hint-thinking = Un joueur fort réfléchit…
ui-hint-title = Un joueur fort choisirait
ui-hint-said = Un joueur fort choisirait : { $answer }.
ui-hint-no-orders = n’écrire aucun ordre
ui-hint-on = { $card } : { $target }
ui-hint-prospects = Chances : { $prospects } %
ui-hint-more = En voir plus
ui-hint-others = À envisager aussi
ui-hint-expected = Ce que l’ennemi peut ordonner
ui-hint-share = { $share ->
    [100] c’est le plus probable
   *[other] peut-être { $share } % du temps
}
ui-hint-take = Utiliser
ui-hint-do = Faire ceci
ui-hint-hide = Masquer

# The one line that says what is asked
ui-ask-french_choice = Choisissez la carte à garder.
ui-ask-deny = L’ennemi peut-il piocher une carte ?
ui-ask-draw = Piocher une carte ?
ui-ask-draws = Qui pioche une carte ?
ui-ask-orders = Écrivez vos ordres.
ui-ask-allotment = Combien de cubes exécutent chaque ordre ?
ui-ask-window = { $window ->
    [preparation] Préparation
    [orders] Ordres
    [movement] Mouvement
    [after_movement] Après le mouvement
    [resolution] Résolution
   *[after_resolution] Après la résolution
} : jouez une carte ou passez.
ui-ask-reveal = Les deux camps ont scellé. Révéler les ordres ?
ui-ask-reveal-why = Avant de révéler, vous pouvez encore desceller les vôtres.
ui-ask-look = Voici votre main avec la carte que vous avez piochée.
ui-ask-look-why = Quand vous l’avez lue, rappelez l’autre joueur : le temps des cartes commence.
ui-look-done = Je l’ai vue
ui-why-french_choice = Les Espagnols ne voient pas laquelle. L’autre carte retourne dans votre paquet.
ui-why-deny = Vous avez au moins { $cards } cartes de moins en main : vous pouvez donc interdire la pioche. Si l’écart est d’exactement { $cards }, vous ne piocherez alors pas non plus.
ui-why-draw = Les deux camps décident en même temps. Si vous avez au moins { $cards } cartes de plus que l’autre camp, il pourra vous interdire la pioche suivante.
ui-why-draws = Annoncez-le en même temps, puis l’un de vous appuie sur le bouton. Qui a au moins { $cards } cartes de plus que l’autre camp pourra se voir interdire la pioche suivante.
ui-why-no-draw = { $by ->
    [enemy] Vous ne piochez pas ce tour-ci : l’ennemi, qui avait au moins { $cards } cartes de moins, vous l’a interdit.
   *[self] Vous ne piochez pas ce tour-ci : qui interdit une pioche en ayant exactement { $cards } cartes de moins renonce à la sienne.
}
ui-why-orders-french = Appuyez sur un groupe, puis sur son arrivée ; ou faites-le glisser. { $limit ->
    [one] Vous avez droit à un seul ordre compté
   *[other] Vous avez droit à { $limit } ordres comptés
} ; les ordres au départ des rues dorées sont gratuits. Vous choisirez plus tard combien de cubes partent, une fois connus les déplacements espagnols.
ui-why-orders-spanish = Appuyez sur un groupe, puis sur son arrivée ; ou faites-le glisser. Chaque groupe peut se déplacer, toujours en entier ; d’un combat, la moitié au plus peut partir. Frappez là où vous êtes plus fort, dérobez-vous là où vous ne l’êtes pas.
ui-why-orders-split = Ce tour-ci, vous pouvez scinder un groupe : donnez-lui plusieurs ordres et choisissez combien de cubes suivent chacun. Tous les autres groupes se déplacent en entier ; d’un combat, la moitié au plus peut partir.
ui-why-orders-first = Ce tour-ci, vous écrivez en premier, et l’ennemi verra vos ordres. Ils sont définitifs dès que vous les donnez.
ui-why-orders-last = L’ennemi a dû écrire en premier : les flèches sont sur le plateau. Vos ordres sont définitifs dès que vous les donnez.
ui-why-allotment = Vous savez où vont les Espagnols. Chaque ordre demande au moins un cube ; les autres restent.
ui-why-window-preparation = Avant que quiconque écrive ses ordres.
ui-why-window-orders = Le dernier moment avant que les deux camps écrivent leurs ordres.
ui-why-window-movement = Tous les ordres sont révélés. Des cartes peuvent encore annuler, détourner ou ajouter un ordre avant que les cubes ne se déplacent.
ui-why-window-after_movement = Les cubes se sont déplacés ; les combats suivent.
ui-why-window-resolution = Les deux camps se battent là où ils se rencontrent. Des cartes peuvent maintenant changer les forces.
ui-why-window-after_resolution = Les combats sont finis. Le tour se termine ensuite.
ui-prompt-why = Ce que cela veut dire
ui-wait-join = En attente de l’autre joueur.
ui-wait-window = Des cartes peuvent être jouées.
ui-wait-side = { $side ->
    [french] En attente des Français.
   *[spanish] En attente des Espagnols.
}
ui-wait-players = En attente des joueurs.
ui-wait-sealed = Scellé. En attente de l’autre camp.
ui-wait-sealed-why = Tant que les deux camps n’ont pas scellé, vous pouvez encore desceller.
ui-wait-computer = L’ordinateur met plus de temps que d’habitude. Avant sa première partie sur ce serveur, il faut préparer son programme, ce qui peut prendre une minute.
ui-nothing-asked = Vous n’avez rien à faire pour l’instant.

# The panel
ui-game-heading = 2 de Mayo, tour { $turn }
ui-replay-heading = Revoir la partie
ui-panel = Panneau
ui-sheet-handle = Agrandir ou réduire le panneau
ui-telling = Sur le plateau
ui-telling-recent = Ce qui s’est passé
ui-card = carte
ui-open-card = Montrer la carte { $card }
ui-tab-now = En cours
ui-tab-more = Plus
ui-chat = Messages
ui-chat-say = Écrire un message
ui-chat-send = Envoyer
ui-chat-none = Aucun message pour l’instant.
ui-offline = Connexion perdue. Nouvel essai…
ui-card-sources = Règle et source
ui-source = D’où nous le savons : { $source }.
ui-rule-unknown = Cette règle n’a pas de texte propre.
ui-rules-all = La voir dans les règles

# Who plays
ui-players = Joueurs
ui-player-computer = Ordinateur ({ $level })
ui-player-awaited = place libre
ui-player-you = vous
ui-player-here = présent
ui-player-away = absent
ui-clock-terms = { $bank } par joueur, plus { $increment } par réponse
ui-timeout-hint-default = Quand le temps est écoulé : ni ordre ni carte.
ui-timeout-hint-forfeit = Quand le temps est écoulé, la partie est perdue.
ui-seeded = Donne
ui-seeded-yes = à partir d’une graine
ui-seeded-hint = Qui connaît la graine peut en déduire les paquets.
ui-clock-left = il reste { $time }
ui-clock-left-days = { $days } j { $hours } h
ui-name = Votre nom
ui-name-saved = Nom enregistré.

# What things on the table mean
ui-topic-turn-title = Les tours de la journée
ui-topic-turn = La partie dure { $turns } tours, chacun avec Préparation, Ordres, Mouvement et Résolution. À partir du tour { $entry }, des renforts français peuvent entrer de l’extérieur.
ui-topic-losses-title = Pertes françaises
ui-topic-losses = Chaque cube français qui tombe est compté ici. À { $limit }, les Espagnols gagnent aussitôt ; une carte peut abaisser ce seuil. C’est le plus court chemin vers une victoire espagnole : les Français ont donc intérêt à se battre là où ils sont nettement plus forts.
ui-topic-spanish-title = Pertes espagnoles
ui-topic-spanish = Chaque cube espagnol qui tombe est compté ici. Pour gagner, les Français doivent les avoir tous éliminés à la fin du dernier tour. Que le dernier tombe plus tôt ne met pas fin à la partie : il faut encore tenir les portes.
ui-topic-gates-title = Les quatre portes
ui-topic-gates = Un drapeau montre qui tient une porte, des lames croisées que les deux camps s’y trouvent. Après le dernier tour, il faut un cube français à chaque porte, sinon les Espagnols gagnent même sans aucun cube.
ui-topic-initiative-title = Initiative
ui-topic-initiative = Le camp qui a éliminé le plus de cubes ennemis a l’initiative ; à égalité, les Espagnols. Il agit en premier quand on joue des cartes, et ses cubes passent quand des nombres égaux se croisent sur le même chemin.
ui-place-gate = porte
ui-place-street = rue dorée : les ordres français qui en partent sont gratuits
ui-place-closed = fermée aux ordres espagnols
ui-place-entry = renforts pour { $number }, à partir du tour { $entry }
ui-zoom-in = Agrandir
ui-zoom-out = Voir tout le plateau

# Keys
ui-keys = Raccourcis clavier
ui-key-enter = Entrée
ui-key-escape = Échap
ui-keys-tab = passer d’un élément à l’autre : plateau, boutons, panneau
ui-keys-arrows = sur le plateau : de zone en zone ; sur les onglets du panneau : d’onglet en onglet
ui-keys-enter = choisir une zone de départ, puis l’arrivée
ui-keys-escape = désélectionner ; sauter l’animation ; fermer une fenêtre
ui-keys-go = continuer : sceller, révéler, passer, envoyer les cubes
ui-keys-hint = contre l’ordinateur : que ferait un joueur fort ?
ui-keys-zoom = sur le plateau : plus près, plus loin, tout le plateau
ui-keys-help = cette liste

# Notices to a player who is away
ui-notices = Me prévenir quand c’est à moi
ui-notices-explain = Pour les parties qui durent des jours. Vous n’êtes prévenu que si cette partie n’est ouverte nulle part. Le message ne trahit aucun secret.
ui-notices-webhook = Adresse à appeler (webhook)
ui-notices-mail = Adresse e-mail
ui-notices-no-mail = Ce serveur n’envoie pas d’e-mails.
ui-notices-saved = Vous serez prévenu.
ui-notices-off = Vous ne serez pas prévenu.
ui-notices-code = Code reçu par e-mail
ui-notices-confirm = Confirmer
ui-notices-confirmed = L’adresse e-mail est confirmée.

# Around the game
ui-link-invitation = Invitation pour l’autre joueur
ui-invite-title = { $side ->
    [french] La place française est libre
   *[spanish] La place espagnole est libre
}
ui-invite-explain = Envoyez ce lien à l’autre joueur. Il sert une seule fois : qui l’ouvre prend la place. En attendant, vous pouvez fermer cette page ; la partie figure dans Mes parties.
ui-invite-elsewhere = L’invitation se trouve sur l’appareil où la partie a été créée.
ui-link-spectator = Lien pour les spectateurs
ui-record-download = Enregistrer dans un fichier
ui-record-running = Tant que la partie dure, le fichier ne contient pas ce qui est secret. Ce n’est qu’une fois la partie terminée qu’on pourra la vérifier ou la revoir ailleurs.
ui-record-import = Ouvrir une partie enregistrée
ui-report = Signaler un problème
ui-watch-replay = Revoir la partie
ui-renew-link = Renouveler mon lien
ui-renew-link-sure = Qui a le lien actuel vers votre place, même sur un autre appareil, ne pourra plus s’en servir. Ce navigateur continue avec le nouveau.
ui-resign = Abandonner
ui-resign-sure = La partie se termine aussitôt et l’autre camp gagne.
ui-end-title = { $winner ->
    [french] Les Français ont gagné
   *[spanish] Les Espagnols ont gagné
}
ui-end-turn = dernier tour
ui-end-french-lost = pertes françaises
ui-end-spanish-left = Espagnols restants
ui-end-gates = portes françaises
ui-end-of = { $count } sur { $of }
ui-rematch = Rejouer en changeant de camp
ui-rematch-waiting = Vous avez proposé une revanche. En attente de l’autre joueur.
ui-rematch-offer = Proposer une revanche, camps inversés
ui-rematch-accept = Accepter la revanche, camps inversés
ui-rematch-offered = L’autre joueur propose une revanche.
ui-curtain-title = { $side ->
    [french] Au joueur français
   *[spanish] Au joueur espagnol
}
ui-curtain-explain = Passez l’écran. Il ne montre plus rien de l’autre camp.
ui-curtain-raise = { $side ->
    [french] Je joue les Français
   *[spanish] Je joue les Espagnols
}

# A new game
ui-tagline = Le soulèvement de Madrid, 2 mai 1808 : un jeu pour deux, en dix tours, avec des ordres écrits en secret.
ui-newcomer-example = Une partie expliquée
ui-learn-first = Débutant ? Apprenez en dix minutes
ui-learn = Apprendre à jouer
ui-new-opponent = Contre
ui-opponent-computer = l’ordinateur
ui-opponent-same_screen = un ami, sur cet écran
ui-opponent-link = un ami, par lien
ui-new-level = Niveau
ui-level-practice = entraînement
ui-level-beginner = débutant
ui-level-solid = solide
ui-level-strong = fort
ui-level-strongest = très fort
ui-level-hint-practice = Joue n’importe quel coup permis par les règles. Pour voir comment ça marche.
ui-level-hint-beginner = Suit quelques principes simples et fait des erreurs. Un bon premier adversaire.
ui-level-hint-solid = Prévoit bien chaque tour et profite de vos imprudences.
ui-level-hint-strong = Voit plus loin et varie ses ordres : vous ne pouvez pas les prévoir.
ui-level-hint-strongest = Voit encore plus loin, et prend plus de temps.
ui-level-with-character = { $level }, { $character }
ui-new-character = Style
ui-character-even = équilibré
ui-character-bold = audacieux
ui-character-careful = prudent
ui-character-hint-bold = Cherche le combat, et le paie en cubes.
ui-character-hint-careful = Garde ses cubes hors d’atteinte, et attend.
ui-level-now = Niveau de l’ordinateur
ui-level-next = À partir du prochain tour, l’ordinateur joue au niveau { $level }.
ui-level-same = Un changement prend effet au prochain tour.
ui-new-side = Votre camp
ui-side-french = les Français
ui-side-spanish = les Espagnols
ui-side-random = tiré au sort
ui-side-hint-french = Vingt-neuf cubes, la plupart encore à l’extérieur, et deux ordres par tour. Soumettez la ville, tenez ses portes, et perdez moins de quatre cubes.
ui-side-hint-spanish = Huit cubes qui peuvent tous bouger en même temps. Abattez quatre cubes français, ou tenez jusqu’au soir.
ui-side-hint-random = Le sort décide de votre camp.
ui-new-more = Plus d’options
ui-new-more-edition = Plus d’options · édition : { $edition }
ui-new-orders = Ordres
ui-orders-assisted = assistés
ui-orders-strict = stricts
ui-orders-hint-assisted = Les ordres impossibles sont refusés pendant que vous les écrivez, avec la raison.
ui-orders-hint-strict = Comme sur papier : un seul ordre impossible les rend tous nuls.
ui-clock = Pendule
ui-clock-none = sans
ui-clock-quick = 15 min + 30 s
ui-clock-slow = 1 h + 2 min
ui-clock-days = 3 jours + 1 jour
ui-timeout = Quand le temps est écoulé
ui-timeout-default = ni ordre ni carte
ui-timeout-forfeit = la partie est perdue
ui-new-edition = Édition
ui-new-edition-file = Ou le fichier de votre propre édition
ui-new-edition-without = Jouer sans { $file }
ui-new-edition-why = Ce qui est imprimé dans votre boîte, dans un fichier texte.
ui-edition-example = Enregistrer un exemple pour commencer
ui-edition-guide = Comment écrire votre propre édition
ui-edition-name-base = de base
ui-edition-name-corrections-example = corrections (exemple)
ui-edition-cards = Cartes de cette édition
ui-edition-named = Édition : { $name }
ui-edition-to-game = Retour à la partie
ui-edition-differs = { $name } : { $what }.
ui-edition-changed = { $count ->
    [one] { $count } carte modifiée
   *[other] { $count } cartes modifiées
}
ui-edition-added = { $count ->
    [one] { $count } carte ajoutée
   *[other] { $count } cartes ajoutées
}
ui-edition-removed = { $count ->
    [one] { $count } carte retirée
   *[other] { $count } cartes retirées
}
ui-edition-others = { $count ->
    [one] { $count } changement au plan, à la mise en place ou aux limites
   *[other] { $count } changements au plan, à la mise en place ou aux limites
}
ui-edition-same = se joue comme l’édition de base
ui-edition-other-cards = Cartes modifiées et nouvelles
ui-edition-not-utf8 = la ligne { $line } n’est pas de l’UTF-8 ; enregistrez le fichier en UTF-8
ui-edition-unreadable = Impossible de lire { $file }. S’il a changé depuis que vous l’avez choisi, choisissez-le de nouveau.
ui-new-name = Votre nom (facultatif)
ui-new-seed = Graine (facultatif ; la même graine donne les mêmes cartes)
ui-new-start = Commencer
ui-credits = Une édition numérique non officielle de 2 de Mayo, un jeu de Daniel Val Garijo publié par Gen-X Games. Textes, dessins et plan originaux.
ui-join-title = Vous êtes invité
ui-join = Rejoindre la partie
ui-join-taken = Si c’est vous qui l’avez prise, la partie est dans vos parties, dans le navigateur utilisé alors. Sinon, demandez une nouvelle partie : une invitation ne vaut que pour un joueur.
ui-games-none = Aucune partie sur cet appareil pour l’instant. Celles que vous commencez ou rejoignez figurent ici.
ui-games-over = { $winner ->
    [french] Terminée : les Français ont gagné
   *[spanish] Terminée : les Espagnols ont gagné
}
ui-turn-phase-short = Tour { $turn }, { $phase }
ui-your-turn = à vous de jouer
ui-forget = Retirer

# Replay, rules, cards
ui-replay-turn-before = Tour précédent
ui-replay-before = Étape précédente
ui-replay-play = Lecture
ui-replay-stop = Arrêt
ui-replay-after = Étape suivante
ui-replay-turn-after = Tour suivant
ui-replay-step = Étape { $step } sur { $of }
ui-replay-view = Vue
ui-view-french = française
ui-view-spanish = espagnole
ui-view-spectator = spectateur
ui-view-all = complète
ui-rules-how_to_play = Comment jouer
ui-rules-explained = Les règles, expliquées
ui-rules-search = Chercher
ui-rules-found = { $number ->
    [0] Rien n’a été trouvé.
    [one] { $number } passage trouvé.
   *[other] { $number } passages trouvés.
}
ui-rules-players_aid = Aide de jeu
ui-rules-faq = Questions
ui-rules-sheet = Feuille d’ordres
ui-sheet-french = Français : deux ordres au plus ; ceux qui partent d’une rue dorée (14, 15, 16) sont gratuits. Le nombre de cubes se choisit une fois les deux feuilles révélées.
ui-sheet-spanish = Espagnols : un ordre par groupe. D’une zone contestée, la moitié des cubes au plus peut partir ; s’il en part moins, écrivez combien (1x9-14).
ui-sheet-turn = Tour
ui-sheet-orders = Ordres (par exemple 11-12)
ui-sheet-cards = Cartes
ui-sheet-lost = Pertes
ui-rules-rulebook = Les règles, numérotées
ui-rules-cards = Cartes
ui-rules-rulings = Décisions
ui-cards-explain = Les textes imprimés n’étaient pas disponibles. Chaque carte dit à quel point son effet est sûr : attesté par une source, déduit de ce que l’on sait, ou reconstitué pour cette édition.
ui-cards-explain-own = Ce que dit un fichier d’édition compte comme attesté, sauf s’il dit autre chose. Le reste vient de l’édition de base : attesté par une source, déduit de ce que l’on sait, ou reconstitué, car les textes imprimés n’étaient pas disponibles.
ui-deck-title = { $side ->
    [french] Le paquet français
   *[spanish] Le paquet espagnol
}
ui-theme-now = Couleurs : { $theme }
ui-lost = Il n’y a rien ici.
ui-lost-explain = Le lien est peut-être incomplet, ou la partie se trouve sur un autre serveur.

# Refusals of the server
problem-unreadable = « { $text } » n’est pas un ordre. Écrivez les ordres ainsi : 12-15, 9-14.
ui-error-unknown = Une erreur s’est produite.
ui-error-unreachable = Le serveur est injoignable.
ui-error-no_token = Cette adresse est incomplète : il y manque la clé secrète.
ui-error-no_such_game = Cette partie n’existe pas, ou ce lien n’y donne pas accès.
ui-error-no_such_text = Ce texte n’existe pas.
ui-error-not_found = Il n’y a rien ici.
ui-error-other_origin = Cette action n’est possible que depuis la page de ce serveur.
ui-error-not_a_player = Les spectateurs ne peuvent que regarder.
ui-error-game_running = Vous pourrez voir ceci quand la partie sera finie.
ui-error-stale_question = La partie a continué entre-temps.
ui-error-no_beat = Trop tard : le moment est passé.
ui-error-not_asked = Vous n’avez rien à faire pour l’instant.
ui-error-not_sealed = Rien n’est scellé.
ui-error-already_sealed = Votre réponse est déjà scellée.
ui-error-cannot_undo = On ne peut plus revenir là-dessus.
ui-error-game_over = La partie est finie.
ui-error-already_joined = Cette place est déjà prise.
ui-error-no_offer = Aucune revanche n’est proposée.
ui-error-not_over = La partie n’est pas encore finie.
ui-error-refused = Les règles ne le permettent pas.
ui-error-invalid = Le serveur n’a pas compris.
ui-error-edition = { $file } : { $what } Corrigez le fichier, puis choisissez-le de nouveau.
ui-error-bad_record = Cette partie enregistrée est illisible.
ui-error-bad_record-line = Cette partie enregistrée est illisible. Ligne { $line } : { $what }
ui-error-bad_address = Impossible d’envoyer des messages à cette adresse.
ui-error-no_mail = Ce serveur n’envoie pas d’e-mails.
ui-error-no_hints = Il n’y a pas de conseils dans une partie entre deux personnes.
ui-error-no_computer = Aucun ordinateur ne joue dans cette partie.
ui-error-too_many = Trop vite. Réessayez dans un instant.
ui-error-too_large = C’est trop volumineux pour le serveur.
ui-error-damaged_game = Cette partie a été endommagée là où elle est conservée et ne peut pas être ouverte ; les autres parties continuent.
ui-error-unavailable = Le serveur n’a pas accès aux parties pour le moment. Réessayez dans un instant.
ui-error-failed = Une erreur s’est produite sur le serveur.
ui-error-no_such_edition = Cette édition n’existe pas sur ce serveur.
