# The page about the day itself. Only that page reads this file.
# A chapter is a message with its paragraphs as attributes p1, p2, …

story-title = The day: 2 May 1808
story-lead = For five hours the people of Madrid fought the army of Napoleon in their own streets. That is what the game is about. This page tells what led to the day, how it went, who the people on the cards were, and what a cube, a turn and a victory stand for.
story-map = Madrid in 1808. Places light up as the text comes to them; press a marked one to read what is told of it.
story-map-place = { $place }: what is told of it
story-on-map = On the map: { $places }
story-contents = On this page

## The story

story-before = How it came to this
    .p1 = In 1807 Spain and France agreed at Fontainebleau to divide Portugal, Britain's old ally. Manuel Godoy, who ruled in the name of King Carlos IV, was to have a principality in the Algarve for himself; French troops were to march through Spain. They came, and they stayed. One fortress after another was theirs before a shot had been fired.
    .p2 = Napoleon wanted more than a road. He meant to put his brother Joseph on the Spanish throne, and had the royal family come to Bayonne one after the other, where none of them was free to leave: among them Fernando VII, “the Desired”, on whom the country had set its hopes.
    .p3 = In Madrid Marshal Murat kept some 10,000 men in the city and another 20,000 in the villages around it, to hold a town of about 160,000. There were brawls and killings for weeks. Everybody waited for the spark.
story-palace = The morning at the palace
    .p1 = On the morning of 2 May coaches stood before the royal palace. They were to take away the last of the family: María Luisa, who had been Queen of Etruria, and the king's youngest son, Francisco de Paula. A locksmith, José Blas Molina, understood what he saw, and cried it to everybody within hearing: treason, they were taking the king's son.
    .p2 = Murat, in the Grimaldi palace near by, sent General La Grange to see what the noise was. The crowd would have torn him to pieces had not an officer of the Walloon Guards got him out; another Frenchman, a soldier, had no such luck. About ten o'clock a battalion of grenadiers of the Imperial Guard came up with guns, and fired without a warning into four or five hundred people.
story-streets = Street by street
    .p1 = The sound of the guns was all the news that the city needed. People came out with what they had: kitchen knives, sticks, axes, stones, a fowling piece, a grandfather's sword. Frenchmen who had lost their unit were hunted down. Some followed whoever shouted loudest; others seem to have had a plan, to get arms, to hold the gates against the troops outside, to shut the French up in their quarters.
    .p2 = Most of Madrid did not fight. Some hoped for better government from France; many feared what would follow, or had a family, a shop or a rank to lose. Those in the streets were perhaps three or four thousand.
    .p3 = Murat's plan was simple: columns from all sides along the great streets, sweeping everything before them, to meet in the Puerta del Sol and the Plaza Mayor. But his couriers had to ride through those very streets, and many never arrived. The cavalry in the Retiro, for one, did not move until noon.
    .p4 = Then it came with all its weight. In the Puerta del Sol the Mamelukes rode into the crowd, and the crowd stood its ground. At the Toledo gate women with knives and scissors threw themselves under the horses of the cuirassiers. In the calle de las Infantas a flowerpot killed the son of General Legrand; masons at the church of Santiago threw their tools and stones at the soldiers below; elsewhere it was furniture, tiles, boiling oil.
    .p5 = In the Court gaol fifty-six of the ninety-four inmates wrote to the warden and asked to be let out to fight, on their word to come back. He let them go. In the Plaza Mayor they took a French gun and turned its grapeshot on the troops.
    .p6 = Batteries in the Plaza Mayor, in Santa Cruz and in Antón Martín closed the calle de Atocha in the end. North and south of the city could no longer reach each other. There was still fighting around the Puerta del Sol and Puerta Cerrada; and there was Monteleón.
story-monteleon = Monteleón
    .p1 = The Spanish garrison had been ordered to stay in its barracks, and most of it did: some 4,200 men who served the court more than the field, and 4,600 of other units. A few slipped out with arms for the people, or to join them.
    .p2 = In the artillery park of Monteleón two captains, Luis Daoiz and Pedro Velarde, made the French guard prisoner, opened the gates and armed everybody who came. Lieutenant Jacinto Ruiz and others helped to turn a crowd that had never been under fire into something like a garrison. The guns stood in the street before the gate.
    .p3 = Assault after assault broke down, at a cost the French had not reckoned with. By then the rest of the city was quiet, and the powder was nearly gone. When the last attack came through, Daoiz and Velarde were killed and Ruiz lay badly wounded.
story-peace = “Peace, peace, all is settled”
    .p1 = In the afternoon officers of both nations went through the city together, waving white handkerchiefs and calling for calm. The killing did not stop with the fighting. Murat ordered that prisoners be shot, and squads had been at it since the morning.
    .p2 = A knife in the pocket, which nearly every man carried, was enough; so were scissors, or the needles of somebody who sewed sacks. If a Frenchman lay dead on a doorstep, the house could answer for it. Soldiers plundered. The dead were left in the streets for days, by order.
    .p3 = Before dawn on 3 May a group was shot on the hill of Príncipe Pío. Goya made that hour a picture which nobody forgets. One of those led there, Juan Suárez, got away, and lived to tell it.
story-mostoles = Móstoles, and what followed
    .p1 = In Móstoles, a village to the south-west, Juan Pérez Villamil, secretary of the Admiralty, heard what had happened. He told the mayor, Andrés Torrejón, an old man on his way home from the field. The paper that Torrejón signed called on the country to fight France, and riders took it towards the south and the west.
    .p2 = Within weeks Spain was in arms. The War of Independence lasted six years. Murat did not get the Spanish crown that he may have hoped for. Napoleon, on Saint Helena, said of the Spaniards that they had risen like a man of honour.

## Beside the ten turns. Half an hour each, as the designer reckons.

story-turns = The day in ten turns
    .p1 = The rising lasted from about ten in the morning until three in the afternoon, and the game has ten turns of half an hour. Of the hours, only the first shots at ten, the cavalry at noon and the calls for peace in the afternoon are in our source; where the rest stands in this list is our placing, in the order in which it is told.
story-turn = Turn { $turn }
story-turn-1 = The Guard fires before the palace. Molina's cry has become everybody's.
story-turn-2 = The news runs from street to street; single Frenchmen are set upon, crowds look for arms. Murat's orders go out, as far as the couriers get.
story-turn-3 = At Monteleón the gate opens and the people are armed. From now on the troops outside the walls may march.
story-turn-4 = The first columns come in by the gates. The women of the southern quarters wait at the Puerta de Toledo.
story-turn-5 = Noon, and only now the cavalry moves: from the Retiro and El Pósito, down Alcalá and San Jerónimo.
story-turn-6 = The Mamelukes charge in the Puerta del Sol, and the crowd stands its ground.
story-turn-7 = Guns in the Plaza Mayor and in Antón Martín cut the city in two. The inmates of the Court gaol take one of them.
story-turn-8 = Fighting goes on at Puerta Cerrada; at Monteleón one assault after another fails.
story-turn-9 = Monteleón is out of powder, and falls. Daoiz and Velarde are dead.
story-turn-10 = White handkerchiefs: all is settled, they call. The firing squads are at work.

## The people of the cards

story-people = The people on the cards
    .p1 = Every event on the cards happened, or was told as having happened. These are the people behind them.
story-people-jose_blas_molina = The locksmith whose cry began it. Later that day he brought a great many people past the French to Monteleón so that they could be armed, and fought there himself. Afterwards he went to the hills and was a guerrillero to the end of the war. King Fernando refused him even a small pension.
story-people-luis_daoiz = A captain of artillery, and a man of courage. His superiors had ordered him to give the French no cause; before his eyes people were being killed. He tore himself loose from the order, and died among the guns that he had placed before the gate of his park.
story-people-pedro_velarde = Captain of artillery and friend of Daoiz, set on fighting from the first. He believed that other officers would think as he did, and that the army would rise with the people. He was killed in the defence of Monteleón.
story-people-jacinto_ruiz = A lieutenant among the defenders of Monteleón, and later one of those who could say what had been done there. In the game his testimony is the one hope in a dreadful day. He died of his wounds in Trujillo in 1809.
story-people-alcalde_de_mostoles = Andrés Torrejón, farmer and mayor. What he signed that evening was bold to the point of madness: a village called a country to war with the master of Europe. The man who brought him the news, and a practised hand at papers, was Juan Pérez Villamil.
story-people-presos_de_la_carcel = They asked for leave “to risk our lives against the foreigners”, and promised to return. Fifty-six went out; by the next day one was dead, one wounded, one missing and declared a fugitive. All the others were back behind bars.
story-people-heroinas = Manuela Malasaña, Clara del Rey and Benita Pastrana are the names that have come down to us, of very many women who fought that day. Streets and a whole quarter of Madrid bear such names.
story-people-manolas = Manolas, the women of the poor quarters in the south, known for their dress and their tongue. They went for the bellies of the horses; when the rider lay on the ground in his armour, the knives found its joints.
story-people-murat = Innkeeper's son, cavalryman, Grand Duke of Berg, husband of Napoleon's sister. Some say that he was told to provoke a revolt and drown it in blood, as had been done elsewhere. He got Naples instead of Spain, tried to keep it by a treaty with his master's enemies, and ended before a firing squad there in 1815.
story-people-ordenes_de_napoleon = The Emperor was in Bayonne and saw farther than his marshal. He reckoned with a rising, and had people in Madrid who could tell him who was behind it.
story-people-colaboracion = Some denounced their neighbours to please the new masters, or to pay off an old grudge. Others were honest: educated men who thought that a new government would do Spain good. Both kinds were called the same, afrancesados or josefinos, and it was no compliment.
story-people-un_tiesto = A young officer, son of General Legrand, killed by a flowerpot. Nobody knows who threw it.

## What things in the game stand for

story-meaning = What a cube, a turn and a victory stand for
    .p1 = These are the thoughts of the designer, Daniel Val Garijo, as the rulebook gives them, in our words. He did not want a copy of the day: trained, armed and led as they were, the French could not have lost, and nobody would play that twice. He wanted a short game that stays open to its last turn and makes people curious.
story-meaning-cube = A cube
    .p1 = Red and blue were the colours of the first war games of the nineteenth century. A blue cube is about a thousand soldiers; a red one, three to five hundred people of Madrid.
story-meaning-turn = A turn
    .p1 = Ten turns are the five hours from ten to three: about half an hour each.
story-meaning-map = The map
    .p1 = The city as it was, without the Retiro, where many of the troops camped. The four gates matter because the French feared help for the city from the villages in the hills. The three gold streets are faster because from there one commands the town.
story-meaning-orders = The orders
    .p1 = Spanish groups are small, know every corner and wait for nobody: all of them may move. The French wait for orders: two a turn, but for surprises such as Murat and the cavalry. That all red cubes follow one mind is a gift of the game; on the day nobody led them.
story-meaning-victory = Victory
    .p1 = That the people of Madrid could have beaten the French in the field is not even considered. The Spanish side wins by doing better than history: alive after five hours, a gate left open, or a price that hurts.

## Sources

story-differ = Where accounts differ
    .p1 = The dead. The French admitted little, and families hid their losses for fear of revenge. For the soldiers, numbers between 200 and 1,800 are given; for the people of Madrid about 400, without those shot afterwards.
    .p2 = Jacinto Ruiz. The rulebook makes him an officer of artillery who reached Móstoles on the same day. Elsewhere he is a lieutenant of infantry, of the Volunteers of the State, too badly wounded to travel.
    .p3 = Andrés Torrejón. The rulebook says that he was 82 and declared war; others give 1736 for his birth, so 71, and speak of a call to arms that two mayors signed and Villamil had drafted.
    .p4 = Manuela Malasaña. Some accounts have her die beside the guns of Monteleón; others say that she was stopped on her way from work and shot because of her scissors.
    .p5 = Murat. The rulebook calls him Napoleon's son-in-law; he was his brother-in-law. Whether he was ordered to provoke a rising is a claim of some, and unproven.
    .p6 = The flowerpot. That the young Legrand died so is what the city told.
story-sources = Sources
    .p1 = The story, the notes on the cards and the thoughts on the game follow the English rulebook of 2 de Mayo, with its notes on history and the designer's comments by Daniel Val Garijo (Gen-X Games). All sentences are ours. Names of places on the map are our reading of the city of 1808.
    .p2 = To read and see more: Francisco de Goya's two paintings of 1814, The Second of May 1808 and The Third of May 1808, in the Museo del Prado; Juan Pérez de Guzmán, El Dos de Mayo de 1808 en Madrid (1908); the Count of Toreno's history of the war (1835–1837); Benito Pérez Galdós' novel El 19 de marzo y el 2 de mayo (1873).
