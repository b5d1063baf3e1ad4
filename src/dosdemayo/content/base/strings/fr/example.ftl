# The rulebook's example of play, turn by turn: .before what there is to see before anybody writes, .after what came of the orders. In turn 8 nobody writes any more.

example-turn = Tour { $turn }
example-intro = Une partie entière entre deux bons joueurs, gagnée par les Espagnols au tour 8. À chaque tour, vous pouvez vous arrêter, réfléchir, et continuer vous-même.
example-ask = Qu’écririez-vous avec les Espagnols, et avec les Français ?
example-show = Montrer leurs ordres et le résultat
example-next = Tour suivant
example-play-on = { $side ->
    [french] Reprendre au tour { $turn } avec les Français
   *[spanish] Reprendre au tour { $turn } avec les Espagnols
}

example-turn1 =
    .before = Les Français ont gardé Artillería et l’ont aussitôt mise en jeu : leur unique cube au palais (10) compte maintenant pour trois. L’Espagnol qui s’y trouve est bloqué, car un cube seul ne peut pas quitter une zone contestée. Mais les Espagnols ont Molina, qui protège un groupe : il ne perd personne ce tour-ci et peut partir en entier au suivant.
    .after = Trois groupes espagnols se sont retrouvés à la Puerta del Sol (14), et celui de 17 a suivi jusqu’à la Plaza Mayor. Les Français ont employé leurs deux ordres à se rapprocher, vers 7 et vers la rue dorée 16. Au palais, c’était trois contre un, et Molina a sauvé le cube. Les combats n’ont rien coûté : un tour pour prendre position.
example-turn2 =
    .before = Les Espagnols ont pioché une carte et ont dû la défausser aussitôt : les Français ont pioché Colaboración, qui est immédiate. Les Français sont maintenant en 7, 11 et 16, voisins de presque tout. Les trois de la Puerta del Sol peuvent être attaqués de deux côtés, mais ils forment aussi le groupe le plus fort de la ville.
    .after = Le gros groupe s’est esquivé vers San Jerónimo (12) et y a rencontré les Français qui venaient de 11. Les Français l’ont vu avant de répartir leurs cubes, et n’ont envoyé qu’un cube : à deux, ils en auraient perdu un tout de même, et l’autre serait resté bloqué. En 9 et en 15, à deux contre un, les Français ont pris chaque fois un Espagnol. Deux pour un ; mais les Français perdent à leur quatrième cube, et peuvent moins se le permettre.
example-turn3 =
    .before = Désormais, les Français peuvent entrer depuis l’extérieur, et chaque entrée est l’un de leurs deux ordres. Ils tiennent la Plaza Mayor (15). S’ils tiennent aussi Atocha (16), Artillería ferme les deux aux Espagnols et coupe la ville en deux. Il reste un cube français à Alcalá (11), à côté de trois Espagnols.
    .after = Les Français ont fait entrer cinq cubes en 16 et en ont amené d’autres en 15 : les deux zones sont à eux, et fermées. Pour cela, ils ont laissé seul le cube d’Alcalá, qui est tombé à trois contre un. Deux cubes français sont perdus. L’ordre au départ de 9 a compté, d’ailleurs : il arrive dans une rue dorée mais n’en part pas.
example-turn4 =
    .before = Les Français ont pioché l’un des deux pièges de leur propre paquet : La Turba se Dispersa, immédiate, permet aux Espagnols de scinder un groupe ce tour-ci. Les Espagnols ont trois cubes à Alcalá (11) et peuvent maintenant leur faire faire deux choses. Les Français ont encore trois groupes à l’extérieur.
    .after = Deux des trois sont allés à la Puerta del Sol (14), un est resté : une occasion qui ne se représente pas. Les Français ont dépensé leurs deux ordres comptés aux portes 1 et 6, et sont allés gratuitement de 16 à 15. Personne n’a rencontré personne. Voyez combien de Français sont encore loin des combats.
example-turn5 =
    .before = Sept cubes français à la Plaza Mayor (15) peuvent aller partout gratuitement. Les deux cubes espagnols de la Puerta del Sol sont juste à côté. Les Français ne piochent plus : avec une petite main, ils pourront un jour interdire aux Espagnols de piocher.
    .after = Les deux cubes espagnols ont quitté à temps la Puerta del Sol, et cinq cubes français sont entrés sur une place vide. Mais un Espagnol isolé est allé à Hortaleza (5) au moment où trois y venaient de Recoletos. Écrire en secret, c’est deviner, et cette fois les Français ont mieux deviné.
example-turn6 =
    .before = 15 et 16 sont fermées, mais il ne reste qu’un cube français à la Plaza Mayor. Les Espagnols ont pioché Los Presos, la carte qui permet à leurs ordres d’entrer dans une zone fermée. L’ordre doit être écrit avant que la carte soit jouée.
    .after = Les deux cubes espagnols de 12 sont entrés à la Plaza Mayor, et les détenus leur ont ouvert le chemin : deux contre un, le troisième cube français. La zone 15 perdue, les canons ne ferment plus rien. Encore un cube, et la partie est finie.
example-turn7 =
    .before = Trois cubes français sont perdus ; à quatre, la partie est perdue. Les Français doivent être forts partout où ils se battent. Ils en ont six à San Bernardo (2), cinq à la Puerta del Sol, cinq à la Puerta de Toledo. Les Espagnols sont dispersés, en 3, 13, 15 et 19, et ont des vues sur Atocha (16).
    .after = Trois Espagnols se sont réunis à Atocha, que les Français venaient de quitter pour 19. Sur ce chemin, deux cubes en ont croisé un : l’Espagnol isolé a été refoulé et il est tombé. À Monteleón (3), Daoiz a ajouté trois à un cube, mais six font plus que quatre. Cinq cubes espagnols sont perdus, et pourtant rien n’est arrivé aux Français.
example-turn8 =
    .after = Les Espagnols piochent Teniente Ruiz, et la carte qui attendait depuis deux tours trouve sa partenaire. El Alcalde de Móstoles est mise en jeu, ce qui rend Ruiz jouable, et Ruiz abaisse le seuil de quatre cubes perdus à trois. Trois sont perdus : les Espagnols gagnent sur-le-champ. Qui joue les Français ne doit pas compter pouvoir en perdre trois.
