# Madrid, 2 de mayo de 1808, en pocas palabras para cada carta y cada zona. La historia entera está en story.ftl.

history-murat = Joachim Murat, gran duque de Berg y cuñado de Napoleón, mandaba a los franceses en Madrid. Cuando la ciudad se alzó, hizo entrar a sus columnas desde los campamentos de las afueras para que se reunieran en el centro, y firmó la orden de las ejecuciones que siguieron.
history-ordenes_de_napoleon = Napoleón estaba en Bayona, adonde había atraído al rey de España y a su hijo. Había previsto un levantamiento —hay quien dice que lo deseaba—, y sus espías podían dar los nombres de quienes lo encabezaban.
history-artilleria = Por la mañana los cañones dispararon contra la multitud ante el Palacio Real. Más tarde, las baterías de la Plaza Mayor, Santa Cruz y Antón Martín barrieron la calle de Atocha y partieron en dos la ciudad.
history-caballeria = Casi tres mil jinetes entraron por Alcalá y San Jerónimo, entre ellos los mamelucos; dos mil coraceros cabalgaron desde Carabanchel hasta la Puerta de Toledo. Goya pintó la carga seis años después.
history-colaboracion = No todo Madrid estaba contra los franceses. Hubo delatores que señalaron a sus vecinos, a veces solo por saldar una vieja cuenta; y a los ilustrados que de veras esperaban reformas de Francia se los tachó de afrancesados.
history-tropas_de_elite = La mayoría de los soldados enviados a España eran jóvenes y bisoños, pero sus oficiales no, y los granaderos y jinetes de la Guardia Imperial eran lo mejor del ejército.
history-fuego_cerrado = Filas bien instruidas disparaban descarga tras descarga por calles estrechas contra gente armada con navajas, garrotes y unos pocos fusiles.
history-la_turba_se_dispersa = El alzamiento no tenía plan ni jefe: las cuadrillas se formaban en una esquina, se deshacían bajo el fuego y volvían a juntarse en la siguiente.
history-fusilamientos = Desde el mismo día hasta la madrugada del 3 de mayo se fusiló a prisioneros en el Prado, en Príncipe Pío y en otros lugares, y se dejó a los muertos a la vista como advertencia. La noticia llevó el levantamiento a toda España.
history-desorden = Los rumores llevaban a la multitud de una punta a otra de la ciudad; nadie podía decirle dónde hacía falta.
history-paz_paz = Por la tarde, oficiales españoles y franceses recorrieron juntos las calles a caballo, agitando pañuelos blancos y gritando que todo estaba arreglado. A algunos que lo creyeron los detuvieron por la navaja o las tijeras que llevaban en el bolsillo, y los fusilaron.
history-jose_blas_molina = Cerrajero que vio los coches ante el palacio y gritó traición: se llevaban al último de los infantes. Después condujo a la gente a Monteleón, luchó allí y, más tarde, en el monte.
history-luis_daoiz = Capitán de más antigüedad en el parque de artillería de Monteleón. Dividido entre sus órdenes y el pueblo que aguardaba a la puerta, la abrió, repartió armas y cayó entre los cañones de la entrada.
history-pedro_velarde = Capitán de artillería, decidido a luchar desde la primera hora y convencido de que el ejército lo seguiría. No fue así; murió en Monteleón junto a Daoiz.
history-jacinto_ruiz = Teniente que defendió Monteleón, cayó malherido y dio testimonio de lo que había visto. Murió de sus heridas al año siguiente, en Trujillo.
history-alcalde_de_mostoles = Andrés Torrejón, el viejo alcalde de Móstoles, volvía del campo cuando supo la noticia por Juan Pérez Villamil, secretario del Almirantazgo. Firmó un llamamiento a la guerra que los correos llevaron por todo el país.
history-presos_de_la_carcel = Cincuenta y seis de los noventa y cuatro presos de la cárcel de Corte pidieron por escrito permiso para luchar, bajo palabra de volver. Tomaron un cañón francés en la Plaza Mayor y lo dispararon; uno cayó, uno quedó herido, uno huyó y todos los demás regresaron.
history-soldados_se_escapan = La guarnición tenía órdenes estrictas de no salir de los cuarteles. Aun así, algunos soldados se descolgaron por los muros y se unieron al pueblo o le llevaron armas y pólvora.
history-manolas = Las mujeres de los barrios del sur hicieron frente a los coraceros en la Puerta de Toledo. Se lanzaron bajo los caballos con navajas y tijeras, y muchas murieron allí.
history-un_tiesto = En la calle de las Infantas, un tiesto arrojado desde un balcón mató al hijo del general Legrand. Aquel día todo servía: tejas, muebles, aceite hirviendo, las herramientas de los albañiles de Santiago.
history-ordenes_interceptadas = A muchos correos que llevaban órdenes de Murat los mataron por el camino. Por eso la caballería del Retiro no se movió hasta el mediodía.
history-heroinas = Manuela Malasaña, Clara del Rey, Benita Pastrana: alrededor de Monteleón muchas mujeres lucharon junto a los hombres, y de algunas se recuerda el nombre.

## Lo que se cuenta de una zona cuando hay combate en ella.

history-area-3 = Monteleón fue lo último en caer. Con unos pocos cañones y casi sin pólvora rechazó un asalto tras otro; después cayeron sus oficiales.
history-area-7 = En la calle de las Infantas, un tiesto arrojado desde un balcón mató al hijo del general Legrand.
history-area-8 = Murat tenía su cuartel en el palacio de Grimaldi, muy cerca. Más allá, en la montaña del Príncipe Pío, se fusiló a prisioneros antes del alba del 3 de mayo.
history-area-10 = Ante el palacio aguardaban los coches que iban a llevarse a Francia a los últimos de la familia real. Hacia las diez, la Guardia disparó sin previo aviso contra la multitud.
history-area-11 = Los jinetes acuartelados en El Pósito y en el Retiro entraron por la calle de Alcalá hacia el mediodía.
history-area-12 = Una parte de la caballería del Retiro subió por la carrera de San Jerónimo hasta la Puerta del Sol.
history-area-13 = El Prado fue uno de los lugares donde se fusiló a prisioneros, aquel día y por la noche.
history-area-14 = Los mamelucos cargaron contra la multitud en la Puerta del Sol, y el pueblo no cedió. Goya lo pintó.
history-area-15 = En la Plaza Mayor había una batería francesa. Los presos a quienes se dejó salir de la cárcel de Corte tomaron uno de sus cañones y lo dispararon.
history-area-16 = Desde Antón Martín los cañones franceses barrieron la calle de Atocha y separaron el norte de la ciudad del sur.
history-area-17 = En torno a Puerta Cerrada se siguió luchando cuando casi toda la ciudad callaba ya.
history-area-18 = Una parte de los coraceros de Carabanchel entró por el portillo de Embajadores.
history-area-20 = Mujeres con navajas y tijeras hicieron frente a los coraceros en la Puerta de Toledo y se lanzaron bajo los caballos.

## Dónde está cada zona.

place-1 = puerta noroeste; cuartel del Conde-Duque
place-2 = calle Ancha de San Bernardo
place-3 = parque de artillería de Monteleón, Maravillas
place-4 = entre San Bernardo y Fuencarral
place-5 = calles de Fuencarral y Hortaleza
place-6 = puerta nordeste; puertas de Santa Bárbara y Recoletos
place-7 = calle de las Infantas, Caballero de Gracia
place-8 = Leganitos, Santo Domingo, San Marcial
place-9 = Descalzas, San Martín, Arenal
place-10 = Palacio Real y Plaza de Oriente
place-11 = extremo este de la calle de Alcalá, El Pósito
place-12 = carrera de San Jerónimo, Huertas
place-13 = Salón del Prado
place-14 = Sol y calle de Alcalá
place-15 = calle Mayor y Plaza Mayor
place-16 = puerta sudeste; calle y puerta de Atocha
place-17 = Puerta Cerrada, La Latina
place-18 = Rastro, Embajadores
place-19 = Lavapiés, portillo de Valencia
place-20 = puerta sur; Puerta de Toledo
place-21 = Vistillas, San Francisco, puerta de Segovia
