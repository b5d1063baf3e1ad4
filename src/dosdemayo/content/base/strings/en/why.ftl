# When and why a card is played, in a sentence or two. Read on the page of the cards.

why-title = When and why
why-rulings = Rulings and details:

why-murat = Played in turn 3 or 4, it gives one order more each turn for the rest of the game, after you have seen where the Spanish go. Keep it at the start if you mean to chase them, and play it as soon as you may.
why-ordenes_de_napoleon = In this turn and the next the Spanish show their orders before you write yours, and lose a card. Save it for the turns that decide: when a group is cornered, or at the end.
why-artilleria = It makes the palace in 10 safe and shuts 15 and 16 to the Spanish while you hold both. Keep it at the start if you mean to rule the gold streets.
why-caballeria = Cubes that have moved go one area further: enough to catch a group that felt safe, or to reach a gate in time.
why-colaboracion = There is nothing to decide: it is played when drawn, and the Spanish lose a card at random.
why-tropas_de_elite = One more cube in a fight that is under way turns two against two into a victory. Use it where it changes the sum: there is one cube in reserve.
why-fuego_cerrado = A fight of this turn is resolved a second time. Best against a group that the first fight has only thinned.
why-la_turba_se_dispersa = A trap: this turn the Spanish may split a group. Expect them to slip away in two directions.
why-fusilamientos = A trap that lies in play to the end: it makes Teniente Ruiz playable. From then on the third loss may be the last, so risk no single cubes.
why-desorden = One Spanish order leads where you like. Send a group that flees into your cubes, or keep two groups apart. After turn 7 it is too late.
why-paz_paz = In the last turn it cancels a Spanish order, so that one group cannot run away. Plan the turn before it for that.
why-jose_blas_molina = A group loses nothing this turn and may leave a fight whole in the next. Play it where several cubes would be lost, or where a large group is caught.
why-luis_daoiz = In Monteleón, area 3, it is worth three cubes. Let the French come there, and play it when they can no longer turn back.
why-pedro_velarde = Two points of strength more in area 3: one cube alone holds there against three. With Daoiz it adds up.
why-jacinto_ruiz = It lowers the limit to three French losses, once Fusilamientos or El Alcalde is in play. Played after the third loss it wins at once.
why-alcalde_de_mostoles = By itself it does nothing; it makes Teniente Ruiz playable. Keep it hidden until you hold Ruiz.
why-presos_de_la_carcel = Your orders may enter areas that Artillería has closed. Write such an order, and then play this card, or the whole sheet is void.
why-soldados_se_escapan = Two cubes join you in Monteleón, area 3, if you hold it and it is not too late in the day. Keep a cube there until you draw it.
why-manolas = If the French enter area 20 while you stand there, they lose one of those cubes. Wait there when the cubes outside are about to come in.
why-un_tiesto = If the French enter area 7 while you stand there, they lose one of those cubes. Many of their ways to the gold streets lead through it.
why-ordenes_interceptadas = It cancels a French order that enters from outside, when the sheets lie open. Use it to keep cubes outside when the French need them most or, in the last turn, to keep a gate empty.
why-heroinas = In area 3 your group loses one cube fewer in each fight this turn. It saves a single cube, and counts again under Fuego Cerrado.
