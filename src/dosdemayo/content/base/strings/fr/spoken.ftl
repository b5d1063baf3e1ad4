# La table en mots, pour qui joue à l’oreille.

spoken-word-where = où
spoken-word-threats = menaces
spoken-word-orders = ordres
spoken-word-cards = cartes
spoken-word-help = aide
spoken-word-log = journal
spoken-word-rules = règles
spoken-word-options = options
spoken-word-seal = sceller
spoken-word-undo = défaire
spoken-word-wait = attendre
spoken-word-draw = piocher
spoken-word-play = jouer
spoken-help = Vous pouvez taper { $words }, ou le numéro d’une zone pour savoir ce qui s’y trouve et ce qu’il y a à côté.
spoken-help-page = Aussi { spoken-word-log } pour ce qui s’est passé ce tour-ci, et { spoken-word-rules } avec un numéro ou un mot, comme { spoken-word-rules } 5.6. Des ordres comme 9-14 vont sur votre feuille. { spoken-word-options } dit ce que vous pouvez répondre ; tapez alors votre réponse, par exemple { spoken-word-draw } ou { spoken-word-play } molina 10. { spoken-word-seal } fait avancer : les ordres sont scellés, les cubes envoyés, on passe ou on révèle. { spoken-word-undo } reprend ce qui peut encore l’être, et { spoken-word-wait } arrête le temps à un moment de cartes.
spoken-enter = Là où Entrée suffirait, tapez ici { spoken-word-seal }.
spoken-done = C’est fait.
spoken-not-now = Ce n’est pas possible maintenant.
spoken-unknown = Commande inconnue : « { $typed } ». Tapez { spoken-word-help } pour savoir ce que vous pouvez taper.
spoken-added = Sur votre feuille : { $orders }.
spoken-where = { side-start } : { $groups ->
    [rien] aucun cube
   *[other] { $groups }
}.
spoken-outside = À l’extérieur : { $groups ->
    [rien] aucun cube
   *[other] { $groups }
}.
spoken-contested = Zones contestées : { $areas }.
spoken-group = { $area }, { some-cubes }
spoken-area = { $area } : { $cubes }.
spoken-gate = C’est une porte. { $cubes ->
    [0] Personne n’attend à l’extérieur.
   *[other] À l’extérieur : { some-cubes }.
}
spoken-gold = C’est une rue dorée.
spoken-neighbour = { $area }, { $cubes }
spoken-neighbours = À côté : { $areas }.
spoken-threat = { $area } : vos { $mine } contre { $theirs } au plus, depuis { $origins }.
spoken-here = la zone même
spoken-no-threats = Aucun de vos groupes ne peut se trouver en infériorité au prochain mouvement.
spoken-sealed = Vous avez scellé : { $orders ->
    [rien] aucun ordre
   *[other] { $orders }
}.
spoken-ordered = { side-start } ont ordonné : { $orders ->
    [rien] aucun ordre
   *[other] { $orders }
}.
spoken-no-orders = Aucun ordre n’est connu pour l’instant.
spoken-card = { $card } ({ $when }) : { $effect }
spoken-in-play = En jeu : { $cards }.
spoken-hand-size = { side-start } { $cards ->
    [0] n’ont aucune carte
    [one] ont { $cards } carte
   *[other] ont { $cards } cartes
} en main.

ui-tab-text = En texte
ui-text-label = Tapez un mot, le numéro d’une zone ou des ordres
ui-text-ask = Demander
ui-text-answers = Réponses
ui-text-log-empty = Rien ne s’est encore passé ce tour-ci.
