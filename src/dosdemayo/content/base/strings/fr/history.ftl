# Madrid, 2 May 1808, in a few words for each card and each area. The whole story is in story.ftl.

history-murat = Joachim Murat, grand-duc de Berg et beau-frère de Napoléon, commandait les Français à Madrid. Quand la ville se souleva, il envoya ses colonnes se rejoindre au centre depuis leurs campements extérieurs, puis signa l’ordre des exécutions qui suivirent.
history-ordenes_de_napoleon = Napoléon était à Bayonne, où il avait attiré le roi d’Espagne et son fils. Il avait prévu un soulèvement, certains disent qu’il le souhaitait, et ses espions pouvaient nommer ceux qui le menaient.
history-artilleria = Le matin, des canons tirèrent sur la foule devant le palais royal. Plus tard, des batteries installées Plaza Mayor, à Santa Cruz et à Antón Martín balayèrent la calle de Atocha et coupèrent la ville en deux.
history-caballeria = Près de trois mille cavaliers, dont les mamelouks, arrivèrent par Alcalá et San Jerónimo ; deux mille cuirassiers vinrent de Carabanchel à la porte de Tolède. Goya peignit la charge six ans plus tard.
history-colaboracion = Tout Madrid n’était pas contre les Français. Des délateurs dénonçaient leurs voisins, parfois pour régler un vieux compte ; et les esprits éclairés qui espéraient sincèrement de la France des réformes furent raillés sous le nom d’afrancesados.
history-tropas_de_elite = La plupart des soldats envoyés en Espagne étaient jeunes et sans expérience, mais pas leurs officiers ; et les grenadiers et cavaliers de la Garde impériale étaient les meilleurs de l’armée.
history-fuego_cerrado = Des rangs bien exercés tiraient salve après salve dans des rues étroites, sur des gens armés de couteaux, de bâtons et de quelques fusils.
history-la_turba_se_dispersa = Le soulèvement n’avait ni plan ni chef : des bandes se formaient à un coin de rue, se dispersaient sous le feu et se retrouvaient au suivant.
history-fusilamientos = Du jour même jusqu’à l’aube du 3 mai, des prisonniers furent fusillés au Prado, à Príncipe Pío et ailleurs, et les morts laissés sur place en avertissement. La nouvelle porta le soulèvement dans toute l’Espagne.
history-desorden = Des rumeurs jetaient les foules d’un bout à l’autre de la ville ; personne ne pouvait leur dire où l’on avait besoin d’elles.
history-paz_paz = L’après-midi, des officiers espagnols et français parcoururent ensemble la ville à cheval, agitant des mouchoirs blancs et criant que tout était réglé. Certains de ceux qui les crurent furent arrêtés pour le couteau ou les ciseaux qu’ils avaient en poche, et fusillés.
history-jose_blas_molina = Un serrurier qui vit les voitures devant le palais et cria à la trahison : on emmenait le dernier des enfants royaux. Il conduisit ensuite des gens à Monteleón, s’y battit, puis continua la lutte dans les montagnes.
history-luis_daoiz = Premier capitaine du parc d’artillerie de Monteleón. Partagé entre ses ordres et le peuple massé à la porte, il ouvrit, arma les gens, et tomba parmi les canons de l’entrée.
history-pedro_velarde = Un capitaine d’artillerie résolu à se battre dès la première heure, et sûr que l’armée suivrait. Elle ne suivit pas ; il mourut à Monteleón aux côtés de Daoiz.
history-jacinto_ruiz = Un lieutenant qui défendit Monteleón, fut grièvement blessé et témoigna de ce qu’il avait vu. Il mourut de ses blessures l’année suivante à Trujillo.
history-alcalde_de_mostoles = Andrés Torrejón, le vieux maire de Móstoles, rentrait de son champ quand il apprit la nouvelle de Juan Pérez Villamil, secrétaire de l’Amirauté. Il signa un appel à la guerre, que des cavaliers portèrent à travers le pays.
history-presos_de_la_carcel = Cinquante-six des quatre-vingt-quatorze détenus de la prison de la Cour demandèrent par écrit à aller se battre, en donnant leur parole de revenir. Ils prirent un canon français Plaza Mayor et s’en servirent ; l’un fut tué, un autre blessé, un troisième s’enfuit, tous les autres revinrent.
history-soldados_se_escapan = La garnison avait l’ordre strict de rester dans ses casernes. Quelques soldats s’en échappèrent malgré tout, pour rejoindre le peuple ou lui apporter des armes et de la poudre.
history-manolas = Les femmes des quartiers du sud attendaient les cuirassiers à la porte de Tolède. Elles se jetèrent sous les chevaux avec des couteaux et des ciseaux, et beaucoup y laissèrent la vie.
history-un_tiesto = Calle de las Infantas, un pot de fleurs tombé d’un balcon tua le fils du général Legrand. Tout servit d’arme ce jour-là : des tuiles, des meubles, de l’huile bouillante, les outils des maçons de Santiago.
history-ordenes_interceptadas = Bien des courriers porteurs des ordres de Murat furent tués en chemin. C’est ainsi que la cavalerie du Retiro ne bougea pas avant midi.
history-heroinas = Manuela Malasaña, Clara del Rey, Benita Pastrana : autour de Monteleón, beaucoup de femmes se battirent aux côtés des hommes, et l’on a gardé le nom de quelques-unes.

## What is told of an area, when there is a fight in it.

history-area-3 = Monteleón tint le plus longtemps. Avec quelques canons et presque pas de poudre, il repoussa un assaut après l’autre ; puis ses officiers tombèrent.
history-area-7 = Calle de las Infantas, un pot de fleurs jeté d’en haut tua le fils du général Legrand.
history-area-8 = Murat avait ses quartiers tout près, au palais Grimaldi. Au-delà, sur la colline de Príncipe Pío, des prisonniers furent fusillés avant l’aube du 3 mai.
history-area-10 = Des voitures attendaient devant le palais pour emmener en France les derniers enfants royaux. Vers dix heures, la Garde tira sans sommation sur la foule.
history-area-11 = Les cavaliers logés à El Pósito et au Retiro arrivèrent par la calle de Alcalá, vers midi.
history-area-12 = Une partie de la cavalerie du Retiro remonta la carrera de San Jerónimo jusqu’à la Puerta del Sol.
history-area-13 = Le Prado fut l’un des lieux où l’on fusilla des prisonniers, ce jour-là et dans la nuit.
history-area-14 = Les mamelouks chargèrent la foule Puerta del Sol, et le peuple ne recula pas. Goya l’a peint.
history-area-15 = Une batterie française se tenait Plaza Mayor. Des détenus sortis de la prison de la Cour lui prirent un canon et s’en servirent.
history-area-16 = Depuis Antón Martín, les canons français balayaient la calle de Atocha et coupaient le nord de la ville du sud.
history-area-17 = Autour de Puerta Cerrada, on se battait encore quand presque toute la ville s’était tue.
history-area-18 = Des cuirassiers venus de Carabanchel entrèrent par la petite porte d’Embajadores.
history-area-20 = Des femmes armées de couteaux et de ciseaux attendaient les cuirassiers à la porte de Tolède, et se jetèrent sous les chevaux.

## Where each area lies.

place-1 = porte du nord-ouest ; caserne du Conde-Duque
place-2 = calle Ancha de San Bernardo
place-3 = parc d’artillerie de Monteleón, Maravillas
place-4 = entre San Bernardo et Fuencarral
place-5 = calles de Fuencarral et de Hortaleza
place-6 = porte du nord-est ; portes de Santa Bárbara et de Recoletos
place-7 = calle de las Infantas, Caballero de Gracia
place-8 = Leganitos, Santo Domingo, San Marcial
place-9 = Descalzas, San Martín, Arenal
place-10 = palais royal et Plaza de Oriente
place-11 = bout est de la calle de Alcalá, El Pósito
place-12 = carrera de San Jerónimo, Huertas
place-13 = Salón del Prado
place-14 = Sol et calle de Alcalá
place-15 = calle Mayor et Plaza Mayor
place-16 = porte du sud-est ; calle et porte d’Atocha
place-17 = Puerta Cerrada, La Latina
place-18 = Rastro, Embajadores
place-19 = Lavapiés, porte de Valence
place-20 = porte du sud ; Puerta de Toledo
place-21 = Vistillas, San Francisco, porte de Ségovie
