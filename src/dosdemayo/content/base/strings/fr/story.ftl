# The page about the day itself. Only that page reads this file.
# A chapter is a message with its paragraphs as attributes p1, p2, …

story-title = Le 2 mai 1808
story-lead = Cinq heures durant, les habitants de Madrid ont combattu l’armée de Napoléon dans leurs propres rues. C’est le sujet du jeu : ce qui a mené à cette journée, comment elle s’est déroulée, qui étaient les personnages des cartes, et ce que représentent un cube, un tour et une victoire.
story-map = Madrid en 1808. Les lieux s’éclairent quand le texte y arrive ; appuyez sur un lieu marqué pour lire ce qu’on en raconte.
story-map-place = { $place } : ce qu’on en raconte
story-on-map = Sur le plan : { $places }
story-contents = Sur cette page

## The story

story-before = Comment on en vint là
    .p1 = En 1807, à Fontainebleau, l’Espagne et la France s’entendirent pour se partager le Portugal, vieil allié de la Grande-Bretagne. Manuel Godoy, qui gouvernait au nom du roi Charles IV, devait y gagner une principauté en Algarve ; les troupes françaises devaient traverser l’Espagne. Elles vinrent, et restèrent. Les forteresses tombèrent une à une entre leurs mains, sans un coup de feu.
    .p2 = Napoléon voulait plus qu’une route. Il comptait mettre son frère Joseph sur le trône d’Espagne, et fit venir l’un après l’autre les membres de la famille royale à Bayonne, d’où aucun n’était libre de repartir : parmi eux Ferdinand VII, « le Désiré », en qui le pays avait mis ses espoirs.
    .p3 = À Madrid, le maréchal Murat avait quelque 10 000 hommes dans la ville et 20 000 autres dans les villages alentour, pour tenir une cité d’environ 160 000 âmes. Depuis des semaines, ce n’étaient que rixes et meurtres. Tout le monde attendait l’étincelle.
story-palace = Le matin au palais
    .p1 = Le matin du 2 mai, des voitures attendaient devant le palais royal. Elles devaient emmener les derniers de la famille : Marie-Louise, l’ancienne reine d’Étrurie, et le plus jeune fils du roi, François de Paule. Un serrurier, José Blas Molina, comprit ce qu’il voyait et le cria à qui pouvait l’entendre : trahison, on emmenait le fils du roi.
    .p2 = Murat, au palais Grimaldi tout proche, envoya le général La Grange voir d’où venait ce bruit. La foule l’aurait mis en pièces si un officier des Gardes wallonnes ne l’en avait tiré ; un autre Français, un soldat, n’eut pas cette chance. Vers dix heures, un bataillon de grenadiers de la Garde impériale arriva avec des canons, et tira sans sommation sur quatre ou cinq cents personnes.
story-streets = Rue par rue
    .p1 = Le bruit du canon suffit à prévenir la ville. Les gens sortirent avec ce qu’ils avaient : couteaux de cuisine, bâtons, haches, pierres, un fusil de chasse, le sabre d’un grand-père. On donna la chasse aux Français qui avaient perdu leur unité. Les uns suivaient qui criait le plus fort ; d’autres semblent avoir eu un plan : trouver des armes, tenir les portes contre les troupes du dehors, enfermer les Français dans leurs quartiers.
    .p2 = La plus grande partie de Madrid ne se battit pas. Certains espéraient de la France un meilleur gouvernement ; beaucoup craignaient la suite, ou avaient une famille, une boutique, un rang à perdre. Ceux qui étaient dans les rues furent peut-être trois ou quatre mille.
    .p3 = Le plan de Murat était simple : des colonnes venues de tous côtés par les grandes rues, balayant tout devant elles, pour se rejoindre à la Puerta del Sol et à la Plaza Mayor. Mais ses courriers devaient passer par ces mêmes rues, et beaucoup n’arrivèrent jamais. La cavalerie du Retiro, notamment, ne bougea pas avant midi.
    .p4 = Puis elle arriva de tout son poids. À la Puerta del Sol, les mamelouks chargèrent la foule, et la foule tint bon. À la porte de Tolède, des femmes armées de couteaux et de ciseaux se jetèrent sous les chevaux des cuirassiers. Calle de las Infantas, un pot de fleurs tua le fils du général Legrand ; à l’église de Santiago, des maçons lancèrent leurs outils et des pierres sur les soldats ; ailleurs, ce furent des meubles, des tuiles, de l’huile bouillante.
    .p5 = À la prison de la Cour, cinquante-six des quatre-vingt-quatorze détenus écrivirent au directeur pour demander à sortir se battre, en donnant leur parole de revenir. Il les laissa partir. Plaza Mayor, ils prirent un canon français et en tournèrent la mitraille contre la troupe.
    .p6 = Des batteries Plaza Mayor, à Santa Cruz et à Antón Martín finirent par fermer la calle de Atocha. Le nord et le sud de la ville ne pouvaient plus se rejoindre. On se battait encore autour de la Puerta del Sol et de Puerta Cerrada ; et il y avait Monteleón.
story-monteleon = Monteleón
    .p1 = La garnison espagnole avait reçu l’ordre de rester dans ses casernes, et presque toute obéit : quelque 4 200 hommes qui servaient la cour plus que la guerre, et 4 600 d’autres unités. Quelques-uns s’échappèrent avec des armes pour le peuple, ou pour se joindre à lui.
    .p2 = Au parc d’artillerie de Monteleón, deux capitaines, Luis Daoiz et Pedro Velarde, firent prisonnière la garde française, ouvrirent les portes et armèrent tous ceux qui venaient. Le lieutenant Jacinto Ruiz et d’autres aidèrent à faire d’une foule qui n’avait jamais vu le feu quelque chose comme une garnison. Les canons étaient dans la rue, devant la porte.
    .p3 = Les assauts se brisèrent l’un après l’autre, à un prix que les Français n’avaient pas prévu. Le reste de la ville, alors, s’était tu, et la poudre allait manquer. Quand la dernière attaque perça, Daoiz et Velarde furent tués, et Ruiz gisait grièvement blessé.
story-peace = « Paix, paix, tout est réglé »
    .p1 = L’après-midi, des officiers des deux nations parcoururent ensemble la ville en agitant des mouchoirs blancs et en appelant au calme. Le massacre ne cessa pas avec les combats. Murat ordonna de fusiller les prisonniers, et des pelotons étaient à l’œuvre depuis le matin.
    .p2 = Un couteau en poche, comme presque chaque homme en portait, suffisait ; ou des ciseaux, ou les aiguilles de qui cousait des sacs. Si un Français gisait mort sur un seuil, toute la maison pouvait avoir à en répondre. Des soldats pillèrent. Les morts furent laissés des jours durant dans les rues, par ordre.
    .p3 = Avant l’aube du 3 mai, un groupe fut fusillé sur la colline de Príncipe Pío. De cette heure, Goya a fait une image que nul n’oublie. L’un de ceux qu’on y menait, Juan Suárez, s’échappa, et vécut pour le raconter.
story-mostoles = Móstoles, et la suite
    .p1 = À Móstoles, un village au sud-ouest, Juan Pérez Villamil, secrétaire de l’Amirauté, apprit ce qui s’était passé. Il en informa le maire, Andrés Torrejón, un vieil homme qui rentrait des champs. Le papier que signa Torrejón appelait le pays à combattre la France, et des cavaliers le portèrent vers le sud et vers l’ouest.
    .p2 = En quelques semaines, l’Espagne fut en armes. La guerre d’Indépendance dura six ans. Murat n’eut pas la couronne d’Espagne qu’il avait peut-être espérée. Napoléon, à Sainte-Hélène, dit des Espagnols qu’ils s’étaient conduits, en masse, comme un homme d’honneur.

## Beside the ten turns. Half an hour each, as the designer reckons.

story-turns = La journée en dix tours
    .p1 = Le soulèvement dura d’environ dix heures du matin à trois heures de l’après-midi, et la partie compte dix tours d’une demi-heure. Parmi les heures, seuls les premiers coups de feu à dix heures, la cavalerie à midi et les appels à la paix de l’après-midi figurent dans notre source ; la place du reste dans cette liste est de notre fait, dans l’ordre du récit.
story-turn = Tour { $turn }
story-turn-1 = La Garde tire devant le palais. Le cri de Molina est devenu celui de tous.
story-turn-2 = La nouvelle court de rue en rue ; on s’en prend aux Français isolés, la foule cherche des armes. Les ordres de Murat partent, mais n’iront pas plus loin que leurs courriers.
story-turn-3 = À Monteleón, la porte s’ouvre et le peuple s’arme. Désormais, les troupes campées hors les murs peuvent marcher.
story-turn-4 = Les premières colonnes entrent par les portes. Les femmes des quartiers du sud attendent à la Puerta de Toledo.
story-turn-5 = Midi, et la cavalerie ne bouge que maintenant : du Retiro et d’El Pósito, par Alcalá et San Jerónimo.
story-turn-6 = Les mamelouks chargent à la Puerta del Sol, et la foule tient bon.
story-turn-7 = Les canons de la Plaza Mayor et d’Antón Martín coupent la ville en deux. Les détenus de la prison de la Cour en prennent un.
story-turn-8 = On se bat encore à Puerta Cerrada ; à Monteleón, un assaut après l’autre échoue.
story-turn-9 = Monteleón n’a plus de poudre, et tombe. Daoiz et Velarde sont morts.
story-turn-10 = Mouchoirs blancs : tout est réglé, crie-t-on. Les pelotons d’exécution sont à l’œuvre.

## The people of the cards

story-people = Les personnages des cartes
    .p1 = Chaque événement des cartes a eu lieu, ou passait pour avoir eu lieu. Voici les gens qui sont derrière.
story-people-jose_blas_molina = Le serrurier dont le cri a tout déclenché. Plus tard dans la journée, il conduisit une foule de gens jusqu’à Monteleón, au nez des Français, pour qu’on les arme, et s’y battit lui-même. Ensuite il gagna les montagnes et fut guérillero jusqu’à la fin de la guerre. Le roi Ferdinand lui refusa jusqu’à une petite pension.
story-people-luis_daoiz = Capitaine d’artillerie, et homme de courage. Ses supérieurs lui avaient ordonné de ne pas provoquer les Français ; sous ses yeux, on tuait des gens. Il passa outre à l’ordre, et mourut parmi les canons qu’il avait placés devant la porte de son parc.
story-people-pedro_velarde = Capitaine d’artillerie et ami de Daoiz, décidé à se battre dès le début. Il croyait que d’autres officiers penseraient comme lui, et que l’armée se lèverait avec le peuple. Il fut tué en défendant Monteleón.
story-people-jacinto_ruiz = Un lieutenant parmi les défenseurs de Monteleón, et plus tard l’un de ceux qui purent dire ce qu’on y avait fait. Dans le jeu, son témoignage est le seul espoir d’une journée terrible. Il mourut de ses blessures à Trujillo en 1809.
story-people-alcalde_de_mostoles = Andrés Torrejón, paysan et maire. Ce qu’il signa ce soir-là était hardi jusqu’à la folie : un village appelait un pays à la guerre contre le maître de l’Europe. L’homme qui lui apporta la nouvelle, et qui savait rédiger, était Juan Pérez Villamil.
story-people-presos_de_la_carcel = Ils demandèrent à sortir « pour risquer nos vies contre les étrangers », et promirent de revenir. Cinquante-six partirent ; le lendemain, l’un était mort, un autre blessé, un troisième manquait et fut déclaré fugitif. Tous les autres étaient de retour derrière les barreaux.
story-people-heroinas = Manuela Malasaña, Clara del Rey et Benita Pastrana sont les noms qui nous sont parvenus, parmi ceux des très nombreuses femmes qui se battirent ce jour-là. Des rues et tout un quartier de Madrid portent leurs noms.
story-people-manolas = Les manolas, femmes des quartiers pauvres du sud, connues pour leur costume et leur langue bien pendue. Elles visaient le ventre des chevaux ; quand le cavalier était à terre, les couteaux trouvaient le défaut de la cuirasse.
story-people-murat = Fils d’aubergiste, cavalier, grand-duc de Berg, mari de la sœur de Napoléon. Certains disent qu’on lui avait commandé de provoquer une révolte et de la noyer dans le sang, comme on l’avait fait ailleurs. Il eut Naples au lieu de l’Espagne, voulut garder ce royaume par un traité avec les ennemis de son maître, et y finit devant un peloton d’exécution en 1815.
story-people-ordenes_de_napoleon = L’Empereur était à Bayonne et voyait plus loin que son maréchal. Il s’attendait à un soulèvement, et avait à Madrid des gens capables de lui dire qui se trouvait derrière.
story-people-colaboracion = Certains dénonçaient leurs voisins pour plaire aux nouveaux maîtres, ou pour solder une vieille rancune. D’autres étaient sincères : des gens instruits qui pensaient qu’un nouveau gouvernement ferait du bien à l’Espagne. On leur donnait à tous le même nom, afrancesados ou josefinos, et ce n’était pas un compliment.
story-people-un_tiesto = Un jeune officier, fils du général Legrand, tué par un pot de fleurs. Nul ne sait qui l’a lancé.

## What things in the game stand for

story-meaning = Ce que représentent un cube, un tour et une victoire
    .p1 = Ce sont les réflexions de l’auteur, Daniel Val Garijo, telles que les donne le livret de règles, dites avec nos mots. Il ne voulait pas d’une copie de la journée : entraînés, armés et commandés comme ils l’étaient, les Français ne pouvaient pas perdre, et personne n’y jouerait deux fois. Il voulait un jeu court, ouvert jusqu’au dernier tour, et qui rende curieux.
story-meaning-cube = Un cube
    .p1 = Le rouge et le bleu étaient les couleurs des premiers jeux de guerre du dix-neuvième siècle. Un cube bleu vaut environ mille soldats ; un rouge, trois à cinq cents Madrilènes.
story-meaning-turn = Un tour
    .p1 = Dix tours font les cinq heures de dix à quinze heures : environ une demi-heure chacun.
story-meaning-map = Le plan
    .p1 = La ville telle qu’elle était, sans le Retiro, où campaient beaucoup de troupes. Les quatre portes comptent parce que les Français craignaient que des secours n’arrivent des villages des montagnes. Les trois rues dorées sont plus rapides parce que, de là, on commande la ville.
story-meaning-orders = Les ordres
    .p1 = Les groupes espagnols sont petits, connaissent chaque recoin et n’attendent personne : tous peuvent se déplacer. Les Français attendent des ordres : deux par tour, sauf surprises comme Murat et la cavalerie. Que tous les cubes rouges obéissent à un seul esprit est une liberté que prend le jeu ; ce jour-là, personne ne les menait.
story-meaning-victory = La victoire
    .p1 = Que les Madrilènes aient pu battre les Français en rase campagne n’est même pas envisagé. Le camp espagnol gagne en faisant mieux que l’histoire : être en vie après cinq heures, laisser une porte ouverte, ou coûter un prix qui fait mal.

## Sources

story-differ = Là où les récits divergent
    .p1 = Les morts. Les Français en avouèrent peu, et les familles cachaient leurs pertes par crainte des représailles. Pour les soldats, on donne des chiffres entre 200 et 1 800 ; pour les Madrilènes, environ 400, sans ceux qu’on fusilla ensuite.
    .p2 = Jacinto Ruiz. Le livret de règles fait de lui un officier d’artillerie arrivé à Móstoles le jour même. Ailleurs, c’est un lieutenant d’infanterie, des Volontaires de l’État, trop grièvement blessé pour voyager.
    .p3 = Andrés Torrejón. Selon le livret, il avait 82 ans et déclara la guerre ; d’autres le font naître en 1736, ce qui lui donne 71 ans, et parlent d’un appel aux armes signé par deux maires et rédigé par Villamil.
    .p4 = Manuela Malasaña. Les uns la font mourir près des canons de Monteleón ; d’autres disent qu’elle fut arrêtée en revenant du travail et fusillée à cause de ses ciseaux.
    .p5 = Murat. Le livret en fait le gendre de Napoléon ; il était son beau-frère. Qu’il ait reçu l’ordre de provoquer un soulèvement, certains l’affirment, rien ne le prouve.
    .p6 = Le pot de fleurs. Que le jeune Legrand soit mort ainsi est ce que racontait la ville.
story-sources = Sources
    .p1 = Le récit, les notes sur les cartes et les réflexions sur le jeu suivent le livret de règles anglais de 2 de Mayo, avec ses notes d’histoire et les commentaires de l’auteur, Daniel Val Garijo (Gen-X Games). Toutes les phrases sont de nous. Les noms de lieux du plan sont notre lecture de la ville de 1808.
    .p2 = Pour en lire et en voir plus : les deux tableaux de Francisco de Goya de 1814, Dos de Mayo et Tres de Mayo, au musée du Prado ; Juan Pérez de Guzmán, El Dos de Mayo de 1808 en Madrid (1908) ; l’histoire de la guerre du comte de Toreno (1835–1837) ; le roman de Benito Pérez Galdós El 19 de marzo y el 2 de mayo (1873).
