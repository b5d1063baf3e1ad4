# The rulebook's example of play, turn by turn: .before what there is to see before anybody writes, .after what came of the orders. In turn 8 nobody writes any more.

example-turn = Turn { $turn }
example-intro = A whole game between two good players, won by the Spanish in turn 8. At every turn you may stop, think, and play on yourself.
example-ask = What would you write, as the Spanish and as the French?
example-show = Show what they wrote, and what came of it
example-next = Next turn
example-play-on = { $side ->
    [french] Play on from turn { $turn } as the French
   *[spanish] Play on from turn { $turn } as the Spanish
}

example-turn1 =
    .before = The French have kept Artillería and put it in play at once: their single cube in the palace (10) now counts three. The Spanish cube there is caught, since a single cube cannot leave a contested area. But the Spanish hold Molina: the group they choose loses no cube this turn and may leave whole in the next.
    .after = Three Spanish groups met in Puerta del Sol (14), and the one from 17 followed to Plaza Mayor. The French used both orders to come closer, to 7 and to the gold street 16. In the palace three stood against one, and Molina saved the cube. No fight cost anything: a turn for taking places.
example-turn2 =
    .before = The Spanish drew a card and lost it at once: the French drew Colaboración, which is immediate. Now the French stand in 7, 11 and 16, next to nearly everything. The three in Puerta del Sol can be attacked from two sides, but they are also the strongest group in the city.
    .after = The big group slipped out to San Jerónimo (12) and met the French who were coming from 11. The French saw it before they chose their numbers, and sent only one cube: with two they would have lost one all the same, and the other would have been caught there. In 9 and in 15 two against one cost the Spanish a cube each. Two for one; but the fourth cube lost costs the French the game, so they can afford it less.
example-turn3 =
    .before = From now on the French may enter from outside, and each entry is one of their two orders. They hold Plaza Mayor (15). If they hold Atocha (16) as well, Artillería closes both to the Spanish and cuts the city in two. One French cube is left in Alcalá (11), next to three Spanish cubes.
    .after = The French brought five cubes into 16 and more to 15: both are theirs, and closed. For that they left the cube in Alcalá alone, and three against one eliminated it. Two French cubes are lost. The order from 9 counted, by the way: it ends in a gold street but does not begin in one.
example-turn4 =
    .before = The French drew one of the two traps in their own deck: La Turba se Dispersa, immediate, lets the Spanish split a group this turn. The Spanish have three cubes in Alcalá (11) and may now do two things with them. The French still have cubes outside three of the gates.
    .after = Two of the three went to Puerta del Sol (14), one stayed: the split of a lifetime. The French spent both counted orders on the gates 1 and 6 and moved for free from 16 to 15. Nobody met anybody. Notice how many of the French are still far from the fighting.
example-turn5 =
    .before = Seven French cubes in Plaza Mayor (15) can go everywhere for free. The Spanish pair in Puerta del Sol stands right beside them. The French do not draw any more: with a small hand they may one day forbid the Spanish to draw.
    .after = The pair left Puerta del Sol in time, and five French cubes marched into an empty square. But a lone Spanish cube went to Hortaleza (5) just as three French cubes came from Recoletos, and was lost. Writing in secret means guessing, and this time the French guessed better.
example-turn6 =
    .before = 15 and 16 are closed, but only one French cube is left in Plaza Mayor. The Spanish have drawn Los Presos, the card that lets their orders enter a closed area. The order must be written before the card is played.
    .after = The pair from 12 went into Plaza Mayor, and the prisoners opened the way: two against one, and the third French cube is lost. With 15 gone the guns no longer close anything. One more cube, and the game is over.
example-turn7 =
    .before = Three French cubes are lost, four lose the game. The French must be strong wherever they fight. They have six in San Bernardo (2), five in Puerta del Sol, five at Puerta de Toledo. The Spanish are scattered: 3, 13, 15 and 19, and have designs on Atocha (16).
    .after = Three Spanish cubes gathered in Atocha, which the French had just left for 19. On their way those two met one Spanish cube head-on: it was pushed back into 19 and lost. In Monteleón (3) Daoiz added three to one cube, but six are more than four. The Spanish have now lost five cubes; the French lost none this turn, and still stand at three.
example-turn8 =
    .after = The Spanish draw Teniente Ruiz, and the card that had waited for two turns finds its partner. El Alcalde de Móstoles is put in play, which makes Ruiz playable, and Ruiz lowers the limit from four lost cubes to three. Three are lost: the Spanish win on the spot. Whoever plays the French should not count on being allowed to lose three.
