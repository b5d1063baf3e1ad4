# Quand et pourquoi une carte est jouée, en une ou deux phrases. À lire sur la page des cartes.

why-title = Quand et pourquoi
why-rulings = Décisions et détails :

why-murat = Jouée au tour 3 ou 4, elle donne chaque tour, jusqu’à la fin de la partie, un ordre de plus, une fois connus les déplacements espagnols. Gardez-la au départ si vous comptez poursuivre les Espagnols, et jouez-la dès que possible.
why-ordenes_de_napoleon = Ce tour-ci et le suivant, les Espagnols montrent leurs ordres avant que vous n’écriviez les vôtres, et défaussent chaque fois une carte. Gardez-la pour les tours décisifs : un groupe acculé, ou la fin.
why-artilleria = Elle met le palais (10) à l’abri et ferme les zones 15 et 16 aux Espagnols tant que vous tenez les deux. Gardez-la au départ si vous voulez dominer les rues dorées.
why-caballeria = Les cubes qui se sont déplacés avancent d’une zone de plus : de quoi rattraper un groupe qui se croyait à l’abri, ou atteindre une porte à temps.
why-colaboracion = Rien à décider : elle se joue dès qu’elle est piochée, et les Espagnols défaussent une carte au hasard.
why-tropas_de_elite = Un cube de plus dans un combat en cours fait d’un deux contre deux une victoire. Utilisez-la là où elle change le résultat : il n’y a qu’un cube en réserve.
why-fuego_cerrado = Un combat est résolu une seconde fois, sans nouveau déplacement. Idéale contre un groupe que le premier combat n’a fait qu’entamer.
why-la_turba_se_dispersa = Un piège : ce tour-ci, les Espagnols peuvent scinder un groupe. Attendez-vous à les voir filer de deux côtés.
why-fusilamientos = Un piège qui reste en jeu jusqu’à la fin : il rend Teniente Ruiz jouable. Dès lors, la troisième perte peut être la dernière ; ne risquez plus de cubes isolés.
why-desorden = Un ordre espagnol mène où vous voulez. Envoyez un groupe en fuite droit sur vos cubes, ou empêchez deux groupes de se rejoindre. Après le tour 7, il est trop tard.
why-paz_paz = Au dernier tour, elle annule un ordre espagnol : un groupe ne peut plus fuir. Préparez-vous-y au tour d’avant.
why-jose_blas_molina = Un groupe ne perd rien ce tour-ci et pourra, au suivant, quitter un combat en entier. Jouez-la là où plusieurs cubes tomberaient, ou là où un grand groupe est bloqué.
why-luis_daoiz = À Monteleón, zone 3, elle vaut trois cubes. Laissez venir les Français, et jouez-la quand ils ne peuvent plus reculer.
why-pedro_velarde = Deux points de force de plus en zone 3 : un cube seul y tient contre trois. Elle s’ajoute à Daoiz.
why-jacinto_ruiz = Elle abaisse le seuil à trois pertes françaises, dès que Fusilamientos ou El Alcalde est en jeu. Jouée après la troisième perte, elle gagne aussitôt.
why-alcalde_de_mostoles = Seule, elle ne fait rien ; elle rend Teniente Ruiz jouable. Gardez-la cachée tant que vous n’avez pas Ruiz en main.
why-presos_de_la_carcel = Vos ordres peuvent entrer dans les zones qu’Artillería a fermées. Écrivez un tel ordre, puis jouez cette carte, sans quoi toute la feuille est nulle.
why-soldados_se_escapan = Deux cubes vous rejoignent à Monteleón, zone 3, si vous la tenez et qu’il n’est pas trop tard. Gardez-y un cube jusqu’à ce que vous la piochiez.
why-manolas = Si des Français entrent en zone 20 alors que vous y êtes, l’un d’eux tombe. Attendez-les-y quand ceux de l’extérieur vont entrer.
why-un_tiesto = Si des Français entrent en zone 7 alors que vous y êtes, l’un d’eux tombe. Beaucoup de leurs chemins vers les rues dorées y passent.
why-ordenes_interceptadas = Elle annule un ordre français venu de l’extérieur, une fois les feuilles révélées. Retenez à l’extérieur les troupes dont l’ennemi a le plus besoin ou, au dernier tour, laissez une porte vide.
why-heroinas = En zone 3, votre groupe perd un cube de moins dans chaque combat de ce tour. Elle sauve un cube seul, et compte encore sous Fuego Cerrado.
