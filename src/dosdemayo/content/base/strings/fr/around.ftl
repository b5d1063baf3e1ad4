# Before and after a game: choosing a side, inviting, the list of games, the end, reports and notices.

# The side, and how hard it is between two of the same strength
ui-side-ease = { $ease ->
    [very-hard] Très difficile
    [hard] Difficile
    [even] Équilibré
    [easy] Plus facile
   *[very-easy] Bien plus facile
}
ui-side-figures = { $side ->
    [french] Les Français gagnent
   *[spanish] Les Espagnols gagnent
} { $share } parties sur 100 entre ordinateurs de ce niveau.

# A game that goes on
ui-resume = Continuer
ui-resume-title = { $count ->
    [one] Une partie vous attend
   *[other] { $count } parties en cours
}
ui-move-yours = À vous de jouer
ui-move-title = ● À vous de jouer – { $title }
ui-move-theirs = En attente de l’autre camp
ui-games-turn = Tour { $turn }
ui-games-won = Vous avez gagné
ui-games-lost = Vous avez perdu
ui-games-computer = Ordinateur ({ $level })
ui-games-removed = Partie retirée de la liste.
ui-games-remove-sure = Retirer cette partie de la liste sur cet appareil ? Sans son lien, vous ne pourrez pas y revenir.
ui-games-rematch = revanche proposée
ui-games-expire = { $days ->
    [one] Ce serveur supprime les parties où rien ne s’est passé depuis un jour.
   *[other] Ce serveur supprime les parties où rien ne s’est passé depuis { $days } jours.
}

# Inviting
ui-invite-only-here = Ce lien ne fonctionne que sur cet ordinateur. Pour jouer sur votre réseau, arrêtez le serveur et relancez-le avec « dosdemayo serve --lan ».
ui-invite-scan = Ou scannez ce code :
ui-invite-qr = L’invitation sous forme de code QR
ui-join-host = { $name } vous invite
ui-join-side = { $side ->
    [french] Vous jouez les Français.
   *[spanish] Vous jouez les Espagnols.
}
ui-join-no-clock = Sans pendule
ui-join-once = L’invitation sert une seule fois. Ensuite, votre propre lien ouvre la partie ; elle figure dans Mes parties.

# The end
ui-end-won = Vous avez gagné
ui-end-lost = Vous avez perdu
ui-end-tipped = La partie a basculé au tour { $turn }, { $side ->
    [french] en faveur des Français
   *[spanish] en faveur des Espagnols
}.
ui-end-curve = Les chances au fil des tours
ui-end-curve-explain = Selon un joueur fort qui voit les deux mains.
ui-end-curve-point = Tour { $turn } : Français { $french } %, Espagnols { $spanish } %
ui-end-curve-thinking = Un joueur fort relit la partie…
ui-end-losses = Cubes perdus par tour
ui-end-hands = Cartes en main à la fin
ui-end-score = Score contre cet adversaire
ui-end-score-line = { $mine } : { $theirs }
ui-end-turn-head = Tour

# What became of the day if it had gone so. Our own words.
epilogue-loss-limit = Au soir, trop de soldats français gisent dans les rues. Les colonnes se retirent dans leurs campements, et Murat écrit à Bayonne que la ville ne peut être tenue avec les troupes qu’il a. Madrid s’est soulevée, et cette fois la nouvelle qui court vers les provinces est celle d’une victoire.
epilogue-cubes-left = Quand la nuit tombe, quelqu’un tient encore derrière une porte ou sur un toit. Les Français ont les places mais pas la ville, et dans chaque village le long des routes on raconte que Madrid n’a pas cédé. Ce qui a commencé ici durera six ans.
epilogue-gate-open = Les rues sont calmes, mais une porte est ouverte. Ceux qui ont pu s’échapper l’ont passée avec ce qu’ils ont vu, et les villages autour de Madrid sont debout avant le matin. Le maire de Móstoles n’aura pas à écrire deux fois.
epilogue-city-subdued = À la nuit, le dernier recoin s’est tu et chaque porte est gardée. On mène les prisonniers au Prado et à Príncipe Pío, comme en 1808. Murat croit l’affaire réglée. En quelques semaines, toute l’Espagne aura pris les armes à cause de ce jour.
epilogue-time = Les horloges sonnent, et l’un des camps a laissé passer l’heure. En 1808 aussi, l’hésitation coûta cher : des ordres arrivèrent trop tard, et d’autres agirent les premiers.
epilogue-resigned = { $winner ->
    [french] On met fin au soulèvement avant la fin du jour. Des hommes de la Junte parcourent les rues en agitant des mouchoirs ; les patrouilles qui les suivent n’en agitent pas.
   *[spanish] Les Français se replient sur leurs campements hors les murs. Pour un soir, la ville s’appartient, et personne n’y dort.
}

# A problem
ui-report-what = Deux choses peuvent aider à trouver l’erreur : ce fichier, et quelques mots sur ce que vous avez fait et sur ce que vous attendiez à la place.
ui-report-in = Dans le fichier : ce que vous avez vu de la partie jusqu’ici, étape par étape, la version et l’édition. Il s’ouvre par « Ouvrir une partie enregistrée » et permet de tout revoir jusqu’à ce point.
ui-report-not-in = Pas dans le fichier : noms, messages, liens, votre navigateur et, dans une partie en cours, tout ce que l’autre camp garde secret.
ui-report-send = Rien n’a été envoyé. Envoyez le fichier à qui gère ce serveur, ou joignez-le à un signalement sur la page du projet.
ui-report-save = Enregistrer le fichier
ui-report-saved = Enregistré sous { $file }.

# Telling a player on this device
ui-notify-here = Me prévenir sur cet appareil
ui-notify-on = Vous serez prévenu sur cet appareil tant que la page est ouverte à l’arrière-plan.
ui-notify-denied = Ce navigateur n’autorise pas les notifications de cette page.
ui-notify-body = C’est à vous de jouer.

# Sealing nothing, and lines that are too long
ui-seal-sure = Vous pourriez encore écrire des ordres. Sceller sans aucun ?
ui-give-sure = Vous pourriez encore écrire des ordres. N’en donner aucun ?
ui-seal-anyway = Oui, tous mes cubes restent
ui-seal-back = Écrire des ordres
ui-chat-too-long = { $over ->
    [one] Un caractère de trop.
   *[other] { $over } caractères de trop.
}
ui-orders-example-french = 6-7, 19-16
ui-orders-example-spanish = 9-14, 12-15
