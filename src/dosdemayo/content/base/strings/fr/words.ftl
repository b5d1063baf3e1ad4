# Ce qu’on peut taper dans le jeu en texte, séparé par des virgules : le premier mot est celui qui est montré.
# Les mots anglais sont compris dans toutes les langues.

word-help = { spoken-word-help }
word-map = plateau, plan
word-hand = main
word-cards = { spoken-word-cards }, carte
word-rules = { spoken-word-rules }, règle
word-log = { spoken-word-log }
word-where = { spoken-word-where }
word-threats = { spoken-word-threats }
word-orders = { spoken-word-orders }
word-options = { spoken-word-options }, choix
word-hint = conseil
word-level = niveau
word-tutor = instructeur, tuteur
word-wait = { spoken-word-wait }, attends
word-save = garder, enregistrer
word-resign = abandonner, abandon
word-quit = quitter
word-stop = q
word-undo = { spoken-word-undo }, annuler
word-seal = { spoken-word-seal }
word-yes = oui, o
word-draw = { spoken-word-draw }, pioche
word-decline = renoncer, non
word-deny = interdire
word-allow = permettre
word-play = { spoken-word-play }, joue
word-use = utiliser, utilise
word-pass = passer, passe
word-french = français, f
word-spanish = espagnols, espagnol, e
word-nobody = personne, aucun
# Entre un ordre et sa nouvelle arrivée, et d’autres petits mots qui ne veulent rien dire seuls.
word-to = vers
word-filler = sur, dans, zone, en, à
