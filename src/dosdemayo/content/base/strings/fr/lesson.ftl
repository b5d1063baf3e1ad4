# The lesson. For each side and step: .text says what is new, .task1 and so on what to do, .no1 what is said to a wrong answer
# (with a name behind it to a particular one), .done what to take away.

lesson-heading = Apprendre à jouer
lesson-choose = Dix minutes sur le vrai plateau, une chose à la fois. Vous pouvez partir quand vous voulez et reprendre plus tard. Avec quel camp voulez-vous apprendre ?
lesson-choose-more = Les deux camps se jouent très différemment. Commencez par l’un, faites une partie, et revenez pour l’autre.
lesson-side = { $side ->
    [french] Apprendre avec les Français
   *[spanish] Apprendre avec les Espagnols
}
lesson-side-hint = { $side ->
    [french] Beaucoup de cubes, peu d’ordres. Il vous faut soumettre la ville, tenir ses portes et ne perdre presque personne.
   *[spanish] Peu de cubes, mais tous rapides. Vous gagnez si vous êtes encore là à la fin de la journée, ou si les Français ont payé trop cher.
}
lesson-go-on = { $side ->
    [french] Reprendre avec les Français, étape { $step }
   *[spanish] Reprendre avec les Espagnols, étape { $step }
}
lesson-progress = Étape { $step } sur { $of }
lesson-next = Suite
lesson-again = Recommencer cette étape
lesson-before = Étape précédente
lesson-wrong = Pas tout à fait.
lesson-right = C’est fait.
lesson-rule = Règle { $rule }
lesson-end = Vous savez l’essentiel
lesson-end-text = { $side ->
    [french] Vous savez comment les Français se déplacent, se battent, entrent et gagnent. Le reste est affaire de jugement, et vient en jouant. Le débutant est un adversaire patient, et un instructeur vous avertit avant que vous ne perdiez quelque chose pour rien.
   *[spanish] Vous savez comment les Espagnols se déplacent, se battent, s’esquivent et gagnent. Le reste est affaire de jugement, et vient en jouant. Le débutant est un adversaire patient, et un instructeur vous avertit avant que vous ne perdiez quelque chose pour rien.
}
lesson-end-play = Première partie contre le débutant
lesson-end-other = { $side ->
    [french] Apprendre aussi avec les Français
   *[spanish] Apprendre aussi avec les Espagnols
}
lesson-end-rules = Consulter les règles
lesson-failed = La leçon ne peut pas être chargée.

lesson-title-move = Se déplacer et sceller
lesson-title-streets = Deux ordres, et les rues dorées
lesson-title-fight = Un combat et son calcul
lesson-title-numbers = Vous choisissez en dernier
lesson-title-pinned = Bloqué dans un combat
lesson-title-push = Refoulé
lesson-title-card = Une carte et son moment
lesson-title-entry = Depuis l’extérieur
lesson-title-gates = Les portes, et qui gagne
lesson-title-last = Le dernier tour

## The Spanish

lesson-spanish-move =
    .text = Les cubes rouges sont le peuple de Madrid, et ils sont à vous. Appuyez sur un groupe, puis sur la zone voisine où il doit aller. À chaque tour, tous vos groupes peuvent se déplacer, d’une zone chacun.
    .task1 = Réunissez les deux cubes à la Puerta del Sol (14). Puis appuyez sur Sceller.
    .no1 = Ils doivent se retrouver à la Puerta del Sol (14) : ordonnez 9 vers 14 et 12 vers 14.
    .no1-none = Aucun ordre pour l’instant. Appuyez sur un cube rouge, puis sur la Puerta del Sol (14).
    .no1-one = Un seul des deux arriverait. Chaque groupe espagnol peut avoir son propre ordre : écrivez les deux.
    .done = Les deux camps écrivent en secret, les feuilles sont révélées ensemble, et tous les cubes se déplacent en même temps. Vos deux cubes forment maintenant un groupe, et désormais ils se déplacent ensemble : les groupes espagnols ne se scindent pas. Les zones qui ne se touchent que par un coin, à un rond blanc, ne sont pas reliées.
lesson-spanish-streets =
    .text = Les Français sont nombreux mais lents : ils ne peuvent donner que deux ordres par tour. Les rues dorées (14, 15, 16) sont l’exception. De là, tous leurs ordres sont gratuits, dans toutes les directions à la fois.
    .task1 = Votre cube à Las Descalzas (9) est traqué. Déplacez-le vers la seule zone voisine qu’aucun cube bleu ne peut atteindre ce tour-ci.
    .no1 = Un groupe français est voisin de cette zone. Cherchez celle qui n’a aucun cube bleu à côté d’elle.
    .no1-free = Cette zone est voisine de la Puerta del Sol (14), une rue dorée. De là, ils peuvent aller partout à la fois, gratuitement.
    .no1-into = Vous iriez droit sur trois cubes français.
    .no1-counted = Un groupe français se tient à côté, et un seul de leurs deux ordres suffit pour vous prendre.
    .no1-stay = Las Descalzas (9) est elle-même voisine de la rue dorée. Ils viendront.
    .done = Ils sont allés partout ailleurs, par trois ordres gratuits et deux comptés, et n’ont trouvé personne. Quand les Français sont dans une rue dorée, comptez toujours ce qu’elle touche.
lesson-spanish-fight =
    .text = Là où les deux couleurs se trouvent après les déplacements, il y a combat. Comparez les cubes : à nombre égal, il ne se passe rien. Sinon, le camp le plus faible perd autant de cubes que son nombre tient de fois dans le plus grand : à 5 contre 2, deux cubes.
    .task1 = Deux cubes français sont à Alcalá (11). Arrivez-y avec assez de cubes pour leur en prendre un.
    .no1 = Amenez les trois cubes à Alcalá (11) : 12 vers 11 et 14 vers 11.
    .no1-equal = Deux contre deux, c’est l’égalité : personne ne perdrait de cube. Amenez le troisième.
    .no1-weak = Un contre deux : votre cube serait perdu. Amenez les trois.
    .no1-none = Il n’y a combat que là où se trouvent les deux camps. Allez à Alcalá (11) avec les trois.
    .done = Trois contre deux : deux tient une fois dans trois, un cube français est donc tombé. Quatre contre deux leur auraient coûté les deux. Les Français ne peuvent guère se le permettre : quand quatre des leurs sont tombés, vous gagnez aussitôt.
lesson-spanish-pinned =
    .text = Une zone où se trouvent les deux couleurs est contestée, et elle les retient. Les Français ne peuvent jamais en partir. Vous le pouvez, mais au moins la moitié du groupe doit rester.
    .task1 = Quatre de vos cubes retiennent un Français à Alcalá (11). Envoyez-en deux à Recoletos (6) et gagnez les deux combats.
    .no1 = Depuis Alcalá (11), envoyez le groupe à Recoletos (6). Deux partent, deux restent.
    .no1-one = Un contre un à Recoletos, ce serait l’égalité. Faites-en partir deux : c’est la moitié de quatre.
    .no1-none = Si personne ne part, il n’y a qu’un combat. La moitié des quatre peut partir.
    .done = Deux contre un ici, deux contre un là-bas : les deux sont tombés. Celui d’Alcalá n’avait pas d’issue. Mais souvenez-vous qu’un cube espagnol seul dans une zone contestée y est bloqué aussi, car la moitié d’un, arrondie à l’entier supérieur, fait un.
lesson-spanish-push =
    .text = Deux groupes adverses peuvent avoir l’ordre de suivre le même chemin en sens opposés. Alors seul le plus grand nombre passe ; les autres restent où ils étaient. À nombre égal, c’est le camp qui a l’initiative qui passe : celui qui a éliminé le plus de cubes ou, à égalité, les Espagnols.
    .task1 = Vous savez ce que les Français ont écrit : 7 vers 9 avec un cube, et 14 vers 9 avec deux. Allez au-devant du cube isolé.
    .no1 = Ce serait sûr, mais il y a mieux : allez au-devant du cube isolé qui vient de Las Infantas (7).
    .no1-stay = Trois cubes français arriveraient, et trois contre deux vous en coûtent un.
    .no1-equal = Deux contre deux sur le même chemin : avec l’initiative, vous passeriez. Mais ce serait alors deux contre deux à la Puerta del Sol, et personne ne tomberait.
    .done = Deux contre un sur le même chemin : le Français a été refoulé à Las Infantas (7), vous y êtes entré derrière lui, et il est tombé. Les autres ont trouvé Las Descalzas (9) vide.
lesson-spanish-card =
    .text = Chaque tour commence par la Préparation : vous pouvez piocher une carte. Vous seul la voyez. Chaque carte dit à quel moment elle peut être jouée, et l’on vous demandera alors si vous voulez la jouer.
    .task1 = Piochez une carte.
    .no1 = Pour cette fois, prenez-la. (Plus tard, il y a une raison de ne pas le faire : qui a au moins trois cartes de plus que l’ennemi peut se voir interdire la pioche suivante.)
    .task2 = Votre carte est un pot de fleurs ; vous pouvez la lire sous Main. Il frappe les cubes français qui entrent à Las Infantas (7) pendant que vous y êtes. Ils sont à la Puerta del Sol, juste à côté. Amenez vos deux cubes en 7.
    .no2 = Le pot de fleurs ne tombe qu’à Las Infantas (7). Ordonnez 5 vers 7 et 9 vers 7.
    .no2-one = Avec un seul cube, le combat qui suit tournerait mal. Amenez les deux.
    .task3 = Les Français sont venus. C’est le moment de votre carte : après les déplacements, avant les combats. Jouez-la.
    .no3 = Si vous passez maintenant, le moment est perdu : deux contre deux, et personne ne tombe. Jouez la carte.
    .done = Un cube est tombé sous le pot de fleurs. Cela laissait deux contre un, et le combat a pris l’autre. Une carte vaut le plus là où elle fait basculer un calcul.
lesson-spanish-entry =
    .text = Hors les murs, les Français ont d’autres troupes. À partir du tour 3, elles peuvent entrer, chacune par la porte devant laquelle elle attend et par aucune autre. Chaque entrée leur coûte un de leurs deux ordres.
    .task1 = Cinq attendent devant Recoletos (6). Ne les attendez pas : frappez avec vos deux cubes le Français isolé à Hortaleza (5).
    .no1 = Les deux cubes doivent aller à Hortaleza (5) : ordonnez 6 vers 5 et 7 vers 5.
    .no1-left = Qui reste à Recoletos (6) en rencontrera cinq.
    .no1-alone = Un contre un, c’est l’égalité. Amenez aussi l’autre cube.
    .done = Ils sont entrés, à cinq, dans une zone vide, et ont perdu un cube juste à côté. Leur ordre s’écrit -6 : de l’extérieur vers 6. À partir du troisième tour, regardez d’abord les portes.
lesson-spanish-gates =
    .text = Après le tour 10, les Français ne gagnent que s’il ne reste pas un seul cube rouge et si un cube français se trouve à chacune des quatre portes : 1, 6, 16 et 20. S’il manque quoi que ce soit, vous gagnez. Vous pouvez donc gagner même quand il ne vous reste plus personne.
    .task1 = Tour 10, vos cubes ont disparu, et les Français arrivent de l’extérieur à la dernière porte, la Puerta de Toledo (20). Vous avez Órdenes interceptadas, qui annule un ordre d’entrée depuis l’extérieur. Lequel ?
    .no1 = Annulez l’ordre qui occuperait la porte vide : l’entrée en 20.
    .no1-other = À Atocha (16), il y a de toute façon un cube français. Quelle porte est encore vide ?
    .no1-pass = Alors ils prendront la dernière porte, et la journée sera à eux.
    .done = La Puerta de Toledo (20) est restée ouverte, et cela suffit. Il y a donc trois façons de gagner : quatre cubes français tombés, un cube rouge encore sur le plateau, ou une porte ouverte.
lesson-spanish-last =
    .text = Maintenant un tour entier, à votre façon. C’est le dixième. Les Français ont perdu trois cubes ; encore un, et vous gagnez aussitôt. Mais il ne vous reste qu’un cube, ils sont tout autour, et dans une rue dorée ils sont assez nombreux pour toutes les directions.
    .task1 = Gagnez. Pensez à ce que pourrait faire une carte avant de choisir où vous tenir.
    .lost = Les Français ont soumis la ville et tiennent toutes les portes : cette fois, la journée était à eux. Piochez la carte, et demandez-vous dans quelle zone elle pourrait frapper.
    .done = Ils sont venus à Las Infantas (7) comme ils sont venus partout, et un pot de fleurs a décidé de la journée. Vous avez gagné.

## The French

lesson-french-move =
    .text = Les cubes bleus sont les troupes de Murat, et ils sont à vous. Appuyez sur un groupe, puis sur la zone voisine où il doit aller. Vous pouvez écrire deux ordres par tour.
    .task1 = Réunissez les deux cubes à Las Infantas (7). Puis appuyez sur Sceller.
    .no1 = Ils doivent se retrouver à Las Infantas (7) : ordonnez 6 vers 7 et 11 vers 7.
    .no1-none = Aucun ordre pour l’instant. Appuyez sur un cube bleu, puis sur Las Infantas (7).
    .no1-one = Un seul des deux arriverait. Vous avez deux ordres : utilisez les deux.
    .done = Les deux camps écrivent en secret, les feuilles sont révélées ensemble, et tous les cubes se déplacent en même temps. Deux ordres par tour, c’est peu pour une armée. L’étape suivante montre comment faire plus. Les zones qui ne se touchent que par un coin, à un rond blanc, ne sont pas reliées.
lesson-french-streets =
    .text = Deux ordres, c’est peu. Mais un ordre qui part d’une rue dorée (14, 15, 16) est gratuit et ne compte pas. Et vos groupes peuvent se scinder : un groupe peut donc aller de plusieurs côtés ; chaque ordre prend au moins un cube.
    .task1 = De la Puerta del Sol (14), envoyez un cube vers 7, un vers 9 et un vers 12. Avec vos deux ordres comptés, allez de 6 à 5 et de 19 à 18.
    .no1 = Cinq ordres : 14 vers 7, 14 vers 9, 14 vers 12, puis 6 vers 5 et 19 vers 18.
    .no1-counted = Voilà vos deux ordres comptés. Ajoutez maintenant les gratuits : de 14 vers 7, 9 et 12.
    .no1-free = Ceux-là étaient gratuits. Il vous reste deux ordres comptés : 6 vers 5 et 19 vers 18.
    .done = Cinq ordres en un tour, et deux seulement ont compté. C’est le départ d’un ordre qui décide, pas son arrivée. Prenez tôt les rues dorées, et la ville est à votre portée.
lesson-french-fight =
    .text = Là où les deux couleurs se trouvent après les déplacements, il y a combat. Comparez les cubes : à nombre égal, il ne se passe rien. Sinon, le camp le plus faible perd autant de cubes que son nombre tient de fois dans le plus grand : à 5 contre 2, deux cubes.
    .task1 = Vous avez trois cubes à la Puerta del Sol (14). Attaquez le groupe plus faible que vous.
    .no1 = Allez à Las Descalzas (9) : trois contre deux.
    .no1-equal = Trois contre trois, c’est l’égalité : personne ne perdrait de cube.
    .no1-both = Scindé en deux, vous seriez plus faible dans au moins un des combats, et chaque cube perdu compte. N’attaquez qu’un groupe.
    .task2 = Les Espagnols restent où ils sont. Combien de cubes envoyez-vous ?
    .no2 = Envoyez les trois.
    .no2-equal = Deux contre deux, c’est l’égalité. Envoyez les trois.
    .no2-weak = Un contre deux : vous perdriez le cube. Envoyez les trois.
    .done = Trois contre deux : deux tient une fois dans trois, un cube espagnol est donc tombé. Six contre deux en auraient pris trois, s’il y en avait eu trois. Battez-vous là où vous êtes nettement plus fort : quand quatre de vos cubes sont tombés, vous perdez aussitôt.
lesson-french-numbers =
    .text = Vous écrivez vers où, mais pas combien. Vous le décidez plus tard, quand les déplacements espagnols sont connus. Vous pouvez donc menacer deux endroits avec un groupe, et frapper là où les Espagnols sont vraiment.
    .task1 = Un Espagnol est à Las Descalzas (9), un autre à la Plaza Mayor (15). Menacez les deux depuis la Puerta del Sol (14).
    .no1 = Deux ordres, tous deux gratuits : 14 vers 9 et 14 vers 15.
    .no1-one = Ils peuvent s’en échapper. Écrivez aussi l’autre ordre ; il est gratuit.
    .task2 = Las Descalzas se vide : tous deux seront à la Plaza Mayor (15). Envoyez-y ce qu’il faut pour éliminer les deux, et un cube à Las Descalzas, car chaque ordre demande un cube.
    .no2 = Quatre à la Plaza Mayor (15), un à Las Descalzas (9).
    .no2-three = Trois contre deux prennent un cube. Quatre, c’est deux fois deux, et cela prend les deux.
    .no2-empty = Trop de cubes iraient dans un quartier vide. Les Espagnols seront à la Plaza Mayor (15).
    .done = Quatre contre deux : deux tient deux fois dans quatre, et les deux sont tombés. Connaître leurs déplacements avant de répartir vos cubes est votre plus grand avantage.
lesson-french-pinned =
    .text = Une zone où se trouvent les deux couleurs est contestée, et elle les retient. Vos cubes ne peuvent jamais en partir ; d’autres peuvent y entrer en renfort. Les Espagnols peuvent partir, mais au moins la moitié doit rester : un cube seul ne le peut donc pas.
    .task1 = Un contre un à Alcalá (11) : personne ne tombe, et personne ne s’échappe. Amenez du renfort de Recoletos (6).
    .no1 = Le renfort vient de Recoletos : ordonnez 6 vers 11.
    .no1-none = Un contre un, c’est l’égalité, tour après tour. Amenez du renfort : 6 vers 11.
    .task2 = Combien partent ?
    .no2 = Un suffit pour être deux contre un.
    .done = L’Espagnol, en infériorité, est tombé, et vos cubes sont de nouveau libres. Une zone contestée vous retient plus qu’eux : ne laissez pas longtemps un combat indécis.
lesson-french-push =
    .text = Deux groupes adverses peuvent avoir l’ordre de suivre le même chemin en sens opposés. Alors seul le plus grand nombre passe ; les autres restent où ils étaient. À nombre égal, c’est le camp qui a l’initiative qui passe : celui qui a éliminé le plus de cubes ou, à égalité, les Espagnols.
    .task1 = Allez de Las Infantas (7) à Las Descalzas (9), où se trouve un Espagnol.
    .no1 = Ordonnez 7 vers 9.
    .task2 = Il vient vers vous par le même chemin ! Chacun a perdu un cube, il a donc l’initiative. Combien en envoyez-vous ?
    .no2 = Envoyez les deux.
    .no2-equal = Un contre un, c’est l’égalité, et l’initiative est à lui : il passerait, et vous seriez refoulé. Envoyez les deux.
    .done = Deux contre un sur le même chemin : il a été refoulé là d’où il venait, vous y êtes entré derrière lui, et il est tombé.
lesson-french-card =
    .text = Chaque tour commence par la Préparation : vous pouvez piocher une carte. Vous seul la voyez. Chaque carte dit à quel moment elle peut être jouée, et l’on vous demandera alors si vous voulez la jouer.
    .task1 = Piochez une carte.
    .no1 = Pour cette fois, prenez-la. (Plus tard, il y a une raison de ne pas le faire : qui a au moins trois cartes de plus que l’ennemi peut se voir interdire la pioche suivante. Et deux cartes de votre propre paquet aident les Espagnols.)
    .task2 = Fuego Cerrado permet de livrer un combat une seconde fois. Il vous faut d’abord un combat : allez de la Puerta del Sol (14) à Las Descalzas (9).
    .no2 = Ordonnez 14 vers 9.
    .task3 = Envoyez les trois.
    .no3 = Il faut être à trois contre deux : envoyez-les tous.
    .task4 = Un Espagnol est tombé, il en reste un : c’est maintenant trois contre un. Les combats sont finis, et c’est le moment de votre carte. Jouez-la.
    .no4 = Si vous passez, le dernier sera encore là au prochain tour. Jouez Fuego Cerrado sur Las Descalzas (9).
    .done = Le même combat une fois de plus, et la zone est à vous. Une carte vaut le plus là où elle achève quelque chose.
lesson-french-entry =
    .text = La plus grande partie de votre armée attend hors les murs, cinq cubes à chaque porte. À partir du tour 3, ils peuvent entrer, chaque groupe par la porte devant laquelle il attend. Une entrée compte comme un de vos deux ordres, même vers la rue dorée d’Atocha (16).
    .task1 = Entrez à Atocha (16), où se trouve un Espagnol, et à la Puerta de Toledo (20). Appuyez sur une case « extérieur », puis sur sa porte.
    .no1 = Deux entrées : en 16 et en 20.
    .no1-one = Vous avez deux ordres comptés et il vous faut les deux : entrez en 16 et en 20.
    .task2 = Faites-les tous entrer.
    .no2 = Ceux qui restent dehors ne vous servent à rien. Envoyez les cinq par chaque porte.
    .done = Cinq contre un : l’Espagnol n’est plus, deux portes sont à vous, et Atocha est une rue dorée, d’où vous partirez gratuitement au prochain tour. Faire entrer les quatre groupes de l’extérieur prend deux tours entiers : commencez donc au tour 3.
lesson-french-gates =
    .text = Après le tour 10, vous ne gagnez que s’il ne reste pas un seul cube rouge et si un cube français se trouve à chacune des quatre portes : 1, 6, 16 et 20. Et vous devez avoir perdu moins de quatre cubes dans toute la partie.
    .task1 = Tour 10. Un Espagnol est bloqué à Hortaleza (5), une porte est vide : la Puerta de Toledo (20). Écrivez ce qu’il faut pour les deux.
    .no1 = Deux ordres : 6 vers 5 contre le dernier Espagnol, et 17 vers 20 pour occuper la porte vide.
    .no1-cube = Voilà la porte fermée. Mais à Hortaleza (5), à un contre un, rien ne change : amenez du renfort de Recoletos (6).
    .no1-gate = Voilà le dernier Espagnol pris. Mais la Puerta de Toledo (20) est encore vide.
    .task2 = Regardez la porte de Recoletos (6) avant de répartir vos cubes.
    .no2 = De Recoletos (6), un cube part et un reste à la porte.
    .no2-open = Il n’y aurait plus personne à Recoletos (6), et une porte ouverte fait perdre la partie. Un seul suffit contre le dernier Espagnol : avec le cube qui y est déjà, c’est deux contre un.
    .done = Aucun cube rouge, quatre portes tenues, deux pertes : la ville est soumise. Éliminer plus tôt le dernier Espagnol ne met pas fin à la partie. On regarde les portes une fois le tour 10 fini : gardez donc un cube à chacune.
lesson-french-last =
    .text = Maintenant un tour entier, à votre façon. C’est le dixième. Il reste un Espagnol, à Las Descalzas (9), libre de fuir. La Puerta de Toledo (20) est vide, mais cinq de vos cubes attendent devant.
    .task1 = Gagnez : le dernier cube rouge, et les quatre portes. Une carte peut aider contre quelqu’un qui fuit.
    .lost = Les Espagnols ont gagné : un cube rouge restait, ou une porte était ouverte. Piochez la carte, envoyez vos cubes à Las Descalzas (9) et à la Puerta de Toledo (20), et ne lâchez pas l’Espagnol quand il fuit.
    .done = Le dernier Espagnol éliminé et un cube français à chaque porte : vous avez gagné.
