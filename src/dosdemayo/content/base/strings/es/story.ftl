# La página sobre el propio día. Solo esa página lee este archivo.
# Un capítulo es un mensaje cuyos párrafos son los atributos p1, p2, …

story-title = 2 de mayo de 1808
story-lead = Durante cinco horas, el pueblo de Madrid luchó en sus propias calles contra el ejército de Napoleón. De eso trata el juego. Aquí se cuenta qué llevó a aquel día, cómo transcurrió, quiénes fueron las personas de las cartas y qué representan un cubo, un turno y una victoria.
story-map = Madrid en 1808. Los lugares se iluminan cuando el texto llega a ellos; pulsa uno marcado para leer lo que se cuenta de él.
story-map-place = { $place }: lo que se cuenta
story-on-map = En el mapa: { $places }
story-contents = En esta página

## La historia

story-before = Cómo se llegó hasta allí
    .p1 = En 1807 España y Francia acordaron en Fontainebleau repartirse Portugal, viejo aliado de Gran Bretaña. Manuel Godoy, que gobernaba en nombre del rey Carlos IV, recibiría para sí un principado en el Algarve; las tropas francesas cruzarían España. Vinieron y se quedaron. Una plaza fuerte tras otra fue suya antes de que se disparase un solo tiro.
    .p2 = Napoleón quería algo más que un camino. Se proponía sentar en el trono de España a su hermano José, e hizo ir a toda la familia real, uno tras otro, a Bayona, de donde nadie era libre de marcharse: tampoco Fernando VII, «el Deseado», en quien el país había puesto sus esperanzas.
    .p3 = En Madrid, el mariscal Murat mantenía unos 10 000 hombres en la ciudad y otros 20 000 en los pueblos de alrededor para dominar una villa de unos 160 000 habitantes. Hacía semanas que había riñas y muertes. Todos esperaban la chispa.
story-palace = La mañana en palacio
    .p1 = La mañana del 2 de mayo había unos coches ante el Palacio Real. Iban a llevarse a los últimos de la familia: María Luisa, que había sido reina de Etruria, y el hijo menor del rey, Francisco de Paula. Un cerrajero, José Blas Molina, comprendió lo que veía y lo gritó a cuantos podían oírlo: traición, se llevaban al infante.
    .p2 = Murat, en el cercano palacio de Grimaldi, envió al general La Grange a ver qué ruido era aquel. La multitud lo habría despedazado si no lo hubiera sacado de allí un oficial de las Guardias Valonas; otro francés, un soldado, no tuvo tanta suerte. Hacia las diez llegó un batallón de granaderos de la Guardia Imperial con cañones y disparó sin previo aviso contra cuatrocientas o quinientas personas.
story-streets = Calle por calle
    .p1 = A la ciudad le bastó como noticia el estruendo de los cañones. La gente salió con lo que tenía: cuchillos de cocina, palos, hachas, piedras, una escopeta de caza, la espada del abuelo. A los franceses que habían perdido a su unidad se les dio caza. Unos seguían a quien más gritaba; otros parecen haber tenido un plan: conseguir armas, defender las puertas frente a las tropas de fuera, encerrar a los franceses en sus cuarteles.
    .p2 = La mayor parte de Madrid no luchó. Algunos esperaban de Francia un gobierno mejor; muchos temían lo que vendría después, o tenían una familia, una tienda o un rango que perder. En las calles habría quizá tres o cuatro mil personas.
    .p3 = El plan de Murat era sencillo: columnas desde todos los lados que, por las grandes calles, lo barrieran todo hasta encontrarse en la Puerta del Sol y la Plaza Mayor. Pero sus correos tenían que cabalgar por esas mismas calles, y muchos no llegaron nunca. La caballería del Retiro, por ejemplo, no se movió hasta el mediodía.
    .p4 = Entonces cayó con todo su peso. En la Puerta del Sol los mamelucos se lanzaron contra la multitud, y la multitud aguantó. En la Puerta de Toledo, mujeres con navajas y tijeras se arrojaron bajo los caballos de los coraceros. En la calle de las Infantas un tiesto mató al hijo del general Legrand; los albañiles de la iglesia de Santiago tiraron herramientas y piedras a los soldados que pasaban por debajo; en otros sitios fueron muebles, tejas, aceite hirviendo.
    .p5 = En la cárcel de Corte, cincuenta y seis de los noventa y cuatro presos escribieron al alcaide para pedirle que los dejara salir a luchar, bajo palabra de volver. Los dejó ir. En la Plaza Mayor tomaron un cañón francés y volvieron su metralla contra las tropas.
    .p6 = Las baterías de la Plaza Mayor, Santa Cruz y Antón Martín acabaron por cerrar la calle de Atocha. El norte y el sur de la ciudad ya no podían comunicarse. Se seguía luchando en torno a la Puerta del Sol y a Puerta Cerrada; y quedaba Monteleón.
story-monteleon = Monteleón
    .p1 = La guarnición española tenía orden de permanecer en los cuarteles, y casi toda obedeció: unos 4200 hombres que servían más a la corte que al campo de batalla y 4600 de otras unidades. Unos pocos se escabulleron con armas para el pueblo, o para unirse a él.
    .p2 = En el parque de artillería de Monteleón, dos capitanes, Luis Daoiz y Pedro Velarde, hicieron prisionera a la guardia francesa, abrieron las puertas y armaron a cuantos llegaron. El teniente Jacinto Ruiz y otros ayudaron a convertir a una multitud que nunca había estado bajo el fuego en algo parecido a una guarnición. Los cañones estaban en la calle, delante de la puerta.
    .p3 = Un asalto tras otro fracasó, a un precio con el que los franceses no habían contado. Para entonces el resto de la ciudad estaba en calma y la pólvora casi se había agotado. Cuando el último ataque logró entrar, Daoiz y Velarde murieron y Ruiz quedó malherido.
story-peace = «Paz, paz, que todo está compuesto»
    .p1 = Por la tarde, oficiales de ambas naciones recorrieron juntos la ciudad agitando pañuelos blancos y pidiendo calma. Las muertes no cesaron con los combates. Murat ordenó fusilar a los prisioneros, y los pelotones llevaban en ello desde la mañana.
    .p2 = Bastaba una navaja en el bolsillo, y casi todo hombre llevaba una; bastaban unas tijeras, o las agujas de quien cosía sacos. Si un francés yacía muerto en un portal, la casa podía responder por ello. Los soldados saquearon. Por orden superior, los muertos quedaron días enteros en las calles.
    .p3 = Antes del alba del 3 de mayo se fusiló a un grupo en la montaña del Príncipe Pío. Goya hizo de aquella hora un cuadro que nadie olvida. Uno de los que llevaban allí, Juan Suárez, consiguió escapar y vivió para contarlo.
story-mostoles = Móstoles y lo que siguió
    .p1 = En Móstoles, un pueblo al sudoeste, Juan Pérez Villamil, secretario del Almirantazgo, supo lo ocurrido. Se lo contó al alcalde, Andrés Torrejón, un anciano que volvía del campo. El papel que firmó Torrejón llamaba al país a luchar contra Francia, y los correos lo llevaron hacia el sur y el oeste.
    .p2 = En pocas semanas España estaba en armas. La guerra de la Independencia duró seis años. Murat no obtuvo la corona española que quizá había esperado. Napoleón, en Santa Elena, dijo de los españoles que se habían alzado como un hombre de honor.

## Junto a los diez turnos. Media hora cada uno, según las cuentas del autor.

story-turns = El día en diez turnos
    .p1 = El levantamiento duró desde cerca de las diez de la mañana hasta las tres de la tarde, y el juego tiene diez turnos de media hora. Nuestra fuente solo da hora a tres hechos: los primeros disparos, a las diez; la caballería, a mediodía; y los gritos de paz, por la tarde. El resto lo hemos repartido según el orden del relato.
story-turn = Turno { $turn }
story-turn-1 = La Guardia dispara ante el palacio. El grito de Molina es ya el de todos.
story-turn-2 = La noticia corre de calle en calle; se ataca a franceses sueltos, la multitud busca armas. Salen las órdenes de Murat, hasta donde llegan los correos.
story-turn-3 = En Monteleón se abre la puerta y se arma al pueblo. Desde ahora pueden marchar las tropas de extramuros.
story-turn-4 = Las primeras columnas entran por las puertas. Las mujeres de los barrios del sur aguardan en la Puerta de Toledo.
story-turn-5 = Mediodía, y solo ahora se mueve la caballería: desde el Retiro y El Pósito, por Alcalá y San Jerónimo.
story-turn-6 = Los mamelucos cargan en la Puerta del Sol, y la multitud aguanta.
story-turn-7 = Los cañones de la Plaza Mayor y de Antón Martín parten en dos la ciudad. Los presos de la cárcel de Corte toman uno.
story-turn-8 = Se sigue luchando en Puerta Cerrada; en Monteleón fracasa un asalto tras otro.
story-turn-9 = Monteleón se queda sin pólvora y cae. Daoiz y Velarde han muerto.
story-turn-10 = Pañuelos blancos: todo está compuesto, gritan. Los pelotones de fusilamiento ya están actuando.

## Las personas de las cartas

story-people = Las personas de las cartas
    .p1 = Todo lo que aparece en las cartas ocurrió, o se contó como ocurrido. Estas son las personas que hay detrás.
story-people-jose_blas_molina = El cerrajero cuyo grito lo empezó todo. Más tarde llevó a muchísima gente, burlando a los franceses, hasta Monteleón para que les dieran armas, y él mismo luchó allí. Después se echó al monte y fue guerrillero hasta el final de la guerra. El rey Fernando le negó hasta una pequeña pensión.
story-people-luis_daoiz = Capitán de artillería y hombre valiente. Sus superiores le habían ordenado no dar motivo alguno a los franceses; ante sus ojos mataban a la gente. Rompió con la orden y murió entre los cañones que había emplazado ante la puerta de su parque.
story-people-pedro_velarde = Capitán de artillería y amigo de Daoiz, resuelto a luchar desde el principio. Creía que otros oficiales pensarían como él y que el ejército se alzaría con el pueblo. Murió en la defensa de Monteleón.
story-people-jacinto_ruiz = Teniente entre los defensores de Monteleón y, más tarde, uno de los que pudieron decir lo que se había hecho allí. En el juego, su testimonio es la única esperanza de un día terrible. Murió de sus heridas en Trujillo en 1809.
story-people-alcalde_de_mostoles = Andrés Torrejón, labrador y alcalde. Lo que firmó aquella tarde era audaz hasta la locura: un pueblo llamaba a todo un país a la guerra contra el amo de Europa. Quien le llevó la noticia, hombre ducho en papeles, fue Juan Pérez Villamil.
story-people-presos_de_la_carcel = Pidieron permiso para arriesgar la vida contra los extranjeros y prometieron volver. Salieron cincuenta y seis; al día siguiente uno había muerto, uno estaba herido y uno faltaba y fue declarado prófugo. Todos los demás estaban de nuevo entre rejas.
story-people-heroinas = Manuela Malasaña, Clara del Rey y Benita Pastrana son los nombres que nos han llegado, de las muchísimas mujeres que lucharon aquel día. Calles y un barrio entero de Madrid llevan el nombre de alguna de ellas.
story-people-manolas = Manolas: las mujeres de los barrios pobres del sur, famosas por su manera de vestir y por su lengua afilada. Atacaban el vientre de los caballos; cuando el jinete yacía en el suelo con su coraza, las navajas encontraban las junturas.
story-people-murat = Hijo de un posadero, soldado de caballería, gran duque de Berg, marido de una hermana de Napoleón. Hay quien dice que tenía orden de provocar una revuelta y ahogarla en sangre, como se había hecho en otros lugares. En vez de España obtuvo Nápoles, intentó conservarlo mediante un tratado con los enemigos de su señor y acabó allí ante un pelotón de fusilamiento en 1815.
story-people-ordenes_de_napoleon = El emperador estaba en Bayona y veía más lejos que su mariscal. Contaba con un levantamiento y tenía en Madrid gente que podía decirle quién estaba detrás.
story-people-colaboracion = Unos denunciaron a sus vecinos para agradar a los nuevos amos o para cobrarse un viejo rencor. Otros eran honrados: hombres instruidos que creían que un gobierno nuevo haría bien a España. A unos y a otros se los llamó igual, afrancesados o josefinos, y no era un cumplido.
story-people-un_tiesto = Un joven oficial, hijo del general Legrand, muerto por un tiesto. Nadie sabe quién lo arrojó.

## Qué representan las cosas del juego

story-meaning = Qué representan un cubo, un turno y una victoria
    .p1 = Estas son las ideas del autor, Daniel Val Garijo, tal como las recoge el reglamento, con nuestras palabras. No quería una copia de aquel día: instruidos, armados y mandados como estaban, los franceses no podían perder, y nadie jugaría a eso dos veces. Quería un juego corto, abierto hasta el último turno, que despertara la curiosidad.
story-meaning-cube = Un cubo
    .p1 = El rojo y el azul eran los colores de los primeros juegos de guerra del siglo XIX. Un cubo azul son unos mil soldados; uno rojo, de trescientos a quinientos madrileños.
story-meaning-turn = Un turno
    .p1 = Los diez turnos son las cinco horas que van de las diez a las tres: cerca de media hora cada uno.
story-meaning-map = El mapa
    .p1 = La ciudad tal como era, sin el Retiro, donde acampaba buena parte de las tropas. Las cuatro puertas importan porque los franceses temían que los pueblos de la sierra acudieran en ayuda de la ciudad. Las tres calles doradas son más rápidas porque desde ellas se domina la villa.
story-meaning-orders = Las órdenes
    .p1 = Los grupos españoles son pequeños, conocen cada rincón y no esperan a nadie: todos pueden moverse. Los franceses esperan órdenes: dos por turno, salvo sorpresas como Murat y la caballería. Que todos los cubos rojos sigan una sola voluntad es un regalo del juego; aquel día nadie los dirigía.
story-meaning-victory = La victoria
    .p1 = Que el pueblo de Madrid hubiera podido vencer a los franceses en campo abierto ni siquiera se plantea. El bando español gana si lo hace mejor que la historia: seguir vivo tras cinco horas, que quede una puerta sin franceses o cobrarse un precio que duela.

## Fuentes

story-differ = Donde los relatos no coinciden
    .p1 = Los muertos. Los franceses reconocieron pocos, y las familias ocultaron sus pérdidas por miedo a las represalias. De soldados se dan cifras entre 200 y 1800; de madrileños, unos 400, sin contar a los fusilados después.
    .p2 = Jacinto Ruiz. El reglamento hace de él un oficial de artillería que llegó a Móstoles ese mismo día. En otros textos es teniente de infantería, de los Voluntarios del Estado, demasiado malherido para viajar.
    .p3 = Andrés Torrejón. El reglamento dice que tenía 82 años y que declaró la guerra; otros dan 1736 como año de su nacimiento, es decir, 71, y hablan de un llamamiento a las armas firmado por dos alcaldes y redactado por Villamil.
    .p4 = Manuela Malasaña. Unos la hacen morir junto a los cañones de Monteleón; otros dicen que la detuvieron al volver del trabajo y la fusilaron por llevar unas tijeras.
    .p5 = Murat. El reglamento lo llama yerno de Napoleón; era su cuñado. Que tuviera orden de provocar un levantamiento lo afirman algunos, y no está probado.
    .p6 = El tiesto. Que el joven Legrand muriera así es lo que contaba la ciudad.
story-sources = Fuentes
    .p1 = La historia, las notas de las cartas y las ideas sobre el juego siguen el reglamento inglés de 2 de Mayo, con sus notas históricas y los comentarios del autor, Daniel Val Garijo (Gen-X Games). Todas las frases son nuestras. Los nombres de los lugares del mapa son nuestra lectura de la ciudad de 1808.
    .p2 = Para leer y ver más: los dos cuadros de Francisco de Goya de 1814, El 2 de mayo de 1808 en Madrid y El 3 de mayo en Madrid, en el Museo del Prado; Juan Pérez de Guzmán, El Dos de Mayo de 1808 en Madrid (1908); la historia de la guerra del conde de Toreno (1835-1837); la novela de Benito Pérez Galdós El 19 de marzo y el 2 de mayo (1873).
