# Ce qu’on peut taper dans le jeu en texte, séparé par des virgules : le premier mot est celui qui est montré.
# Les mots anglais sont compris dans toutes les langues.

word-help = aide
word-map = plateau, plan
word-hand = main
word-cards = cartes, carte
word-rules = règles, règle
word-log = journal
word-where = où
word-threats = menaces
word-orders = ordres
word-options = options, choix
word-hint = conseil
word-level = niveau
word-tutor = tuteur
word-wait = attendre, attends
word-save = garder, enregistrer
word-resign = abandonner, abandon
word-quit = quitter
word-stop = q
word-undo = défaire, annuler
word-seal = sceller
word-yes = oui, o
word-draw = piocher, pioche
word-decline = renoncer, non
word-deny = interdire
word-allow = permettre
word-play = jouer, joue
word-use = utiliser, utilise
word-pass = passer, passe
word-french = français, f
word-spanish = espagnols, espagnol, e
# Entre un ordre et sa nouvelle arrivée, et d’autres petits mots qui ne veulent rien dire seuls.
word-to = vers
word-filler = sur, dans, zone, en, à
