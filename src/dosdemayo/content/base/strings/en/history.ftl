# Madrid, 2 May 1808, in a few words for each card and each area. The whole story is in story.ftl.

history-murat = Joachim Murat, Grand Duke of Berg and Napoleon's brother-in-law, commanded the French in Madrid. When the city rose he sent his columns from the camps outside to meet in its centre, and signed the order for the executions that followed.
history-ordenes_de_napoleon = Napoleon was in Bayonne, where he had lured the Spanish king and his son. He had foreseen a rising, some say wished for one, and his spies could name those who led it.
history-artilleria = Guns fired into the crowd before the royal palace in the morning. Later, batteries in the Plaza Mayor, in Santa Cruz and in Antón Martín swept the calle de Atocha and cut the city in two.
history-caballeria = Nearly three thousand riders came in by Alcalá and San Jerónimo, the Mamelukes among them; two thousand cuirassiers came from Carabanchel by the Toledo gate and the small gate of Embajadores. Goya painted the charge six years later.
history-colaboracion = Not all of Madrid was against the French. Informers named neighbours, some only to settle an old score; and the enlightened who truly hoped for reform from France were mocked as afrancesados.
history-tropas_de_elite = Most of the soldiers sent to Spain were young and untried, but their officers were not, and the grenadiers and horsemen of the Imperial Guard were the best of the army.
history-fuego_cerrado = Drilled ranks fired volley after volley down narrow streets at people armed with knives, clubs and a few muskets.
history-la_turba_se_dispersa = The rising had no plan and no chief: bands formed at one corner, broke up under fire and met again at the next.
history-fusilamientos = From the day itself to the dawn of 3 May prisoners were shot at the Prado, at Príncipe Pío and in other places, and the dead were left lying as a warning. The news carried the rising through all of Spain.
history-desorden = Rumours sent crowds from one end of the city to the other; nobody could tell them where they were needed.
history-paz_paz = In the afternoon Spanish and French officers rode about together waving white handkerchiefs and calling that all was settled. Some who believed it were seized for the knife or the scissors in their pocket, and shot.
history-jose_blas_molina = A locksmith who saw the coaches before the palace and cried treason: the last of the royal children was being carried off. He then led people to Monteleón, fought there, and later in the hills.
history-luis_daoiz = Senior captain in the artillery park of Monteleón. Torn between his orders and the people at the gate, he opened it and armed them, and fell among the guns at its entrance.
history-pedro_velarde = A captain of artillery who meant to fight from the first hour and trusted that the army would follow. It did not; he died at Monteleón beside Daoiz.
history-jacinto_ruiz = A lieutenant who defended Monteleón, was badly wounded, and bore witness to what he had seen. He died of it the next year in Trujillo.
history-alcalde_de_mostoles = Andrés Torrejón, the old mayor of Móstoles, came home from his field and heard the news from Juan Pérez Villamil, secretary of the Admiralty. He signed a call to war, and riders carried it across the country.
history-presos_de_la_carcel = Fifty-six of the ninety-four inmates of the Court gaol asked in writing for leave to fight, on their word to return. They took a French gun in the Plaza Mayor and fired it; one fell, one was wounded, one fled, all others came back.
history-soldados_se_escapan = The garrison had strict orders to stay in its barracks. Some soldiers climbed out all the same, and joined the people or brought them arms and powder.
history-manolas = Women of the southern quarters met the cuirassiers at the Toledo gate. They threw themselves under the horses with knives and scissors, and many of them died there.
history-un_tiesto = In the calle de las Infantas a flowerpot from a balcony killed General Legrand's son. Anything served as a weapon that day: roof tiles, furniture, boiling oil, the tools of the masons at Santiago.
history-ordenes_interceptadas = Many couriers with Murat's orders were killed on the way. So the cavalry in the Retiro did not move until noon.
history-heroinas = Manuela Malasaña, Clara del Rey, Benita Pastrana: around Monteleón many women fought beside the men, and some are remembered by name.

## What is told of an area, when there is a fight in it.

history-area-3 = Monteleón held out longest. With a few guns and hardly any powder it threw back one assault after another; then its officers fell.
history-area-7 = In the calle de las Infantas a flowerpot, thrown from above, killed General Legrand's son.
history-area-8 = Murat had his quarters in the Grimaldi palace, close by. On the hill of Príncipe Pío, beyond, prisoners were shot before dawn on 3 May.
history-area-10 = Coaches stood before the palace to take the last royal children to France. About ten o'clock the Guard fired into the crowd without a warning.
history-area-11 = Riders quartered at El Pósito and in the Retiro came in by the calle de Alcalá, towards noon.
history-area-12 = A part of the cavalry from the Retiro came up the carrera de San Jerónimo to the Puerta del Sol.
history-area-13 = The Prado was one of the places where prisoners were shot, that day and in the night.
history-area-14 = Mamelukes charged the crowd in the Puerta del Sol, and the people did not give way. Goya painted it.
history-area-15 = A French battery stood in the Plaza Mayor. Prisoners on leave from the Court gaol took one of its guns and fired it.
history-area-16 = From Antón Martín French guns swept the calle de Atocha, and cut the north of the city from the south.
history-area-17 = Around Puerta Cerrada people fought on when most of the city was quiet.
history-area-18 = Some of the cuirassiers from Carabanchel came in by the small gate of Embajadores.
history-area-20 = Women with knives and scissors met the cuirassiers at the Toledo gate, and threw themselves under the horses.

## Where each area lies.

place-1 = north-western gate; barracks of the Conde-Duque
place-2 = calle Ancha de San Bernardo
place-3 = artillery park of Monteleón, Maravillas
place-4 = between San Bernardo and Fuencarral
place-5 = calles de Fuencarral and Hortaleza
place-6 = north-eastern gate; gates of Santa Bárbara and Recoletos
place-7 = calle de las Infantas, Caballero de Gracia
place-8 = Leganitos, Santo Domingo, San Marcial
place-9 = Descalzas, San Martín, Arenal
place-10 = royal palace and Plaza de Oriente
place-11 = eastern end of calle de Alcalá, El Pósito
place-12 = carrera de San Jerónimo, Huertas
place-13 = Salón del Prado
place-14 = Sol and calle de Alcalá
place-15 = calle Mayor and Plaza Mayor
place-16 = south-eastern gate; calle and gate of Atocha
place-17 = Puerta Cerrada, La Latina
place-18 = Rastro, Embajadores
place-19 = Lavapiés, gate of Valencia
place-20 = southern gate; Puerta de Toledo
place-21 = Vistillas, San Francisco, gate of Segovia
