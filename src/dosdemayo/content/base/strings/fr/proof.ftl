# Que personne n’a choisi les cartes ni changé ce qui était scellé : ce que montre une preuve.

proof-heading = Distribution des cartes et réponses scellées
proof-good = Prouvé : chaque carte découle des secrets, et rien de ce qui était scellé n’a été changé.
proof-bad = Non prouvé : cette partie enregistrée et sa preuve ne concordent pas.
proof-no_proof = Cette partie enregistrée ne contient aucune preuve. Les parties avec une graine, celles du terminal, celles qui reprennent une partie enregistrée et les plus anciennes n’en ont pas.
proof-not_over = Les secrets ne sont pas encore ouverts : la partie n’était pas terminée.
proof-server = Le secret du serveur correspond à son engagement.
proof-server_changed = Le secret du serveur ne correspond pas à son engagement.
proof-player = { side-start } ont apporté un secret à la distribution des cartes. Il correspond à leur engagement.
proof-player_changed = { side-start } : leur secret ne correspond pas à leur engagement.
proof-player_silent = { side-start } se sont engagés sur un secret mais ne l’ont pas ouvert avant la première carte : il n’a eu aucune part à la distribution.
proof-player_absent = { side-start } n’ont rien apporté à la distribution des cartes.
proof-server_alone = Seul le serveur a eu part à la distribution, il a donc pu choisir les cartes : elles ne sont pas prouvées.
proof-deals = Cartes choisies par le hasard : { $number }. Chacune découle des secrets.
proof-deal_changed = Tour { $turn } : « { $line } » ne découle pas des secrets.
proof-seals = Réponses scellées : { $number }. Chacune correspond à l’engagement montré au moment où elle a été scellée.
proof-seal_changed = Tour { $turn } : « { $line } » n’est pas ce qui a été scellé.
proof-seals_left = Engagements sans réponse : { $number }.
proof-limits = Ce que cela ne prouve pas : que ces engagements soient ceux qui ont été montrés pendant la partie, si personne ne les a gardés ; que le serveur, qui connaît les cartes, n’en ait rien dit à personne ; que l’ordinateur, qui joue sur le serveur, n’ait pas vu votre réponse s’il a scellé après vous.
proof-kept = Pendant la partie, ce navigateur a vu l’engagement du serveur et, parmi ceux des réponses scellées, { $number } sur { $of }.
proof-kept_changed = Pendant la partie, ce navigateur a vu un autre engagement du serveur : la preuve a été faite après coup.
proof-kept_none = Ce navigateur n’a rien gardé de cette partie : il ne peut pas dire si les engagements sont ceux qui ont été montrés.
