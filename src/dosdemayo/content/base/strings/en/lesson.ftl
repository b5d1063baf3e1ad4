# The lesson. For each side and step: .text says what is new, .task1 and so on what to do, .no1 what is said to a wrong answer
# (with a name behind it to a particular one), .done what to take away.

lesson-heading = Learn to play
lesson-choose = Ten minutes on the real board, one thing at a time. You can leave whenever you like and go on later. Which side would you like to learn?
lesson-choose-more = The two sides play very differently. Learn one, play a game, and come back for the other.
lesson-side = { $side ->
    [french] Learn as the French
   *[spanish] Learn as the Spanish
}
lesson-side-hint = { $side ->
    [french] Many cubes, few orders. You must clear the city, hold its gates and lose almost no cubes.
   *[spanish] Few cubes, all of them quick. You win if you are still there at the end of the day, or if the French have paid too much.
}
lesson-go-on = { $side ->
    [french] Go on as the French, step { $step }
   *[spanish] Go on as the Spanish, step { $step }
}
lesson-progress = Step { $step } of { $of }
lesson-next = Next
lesson-again = Start this step again
lesson-before = Step back
lesson-wrong = Not quite.
lesson-right = Done.
lesson-rule = Rule { $rule }
lesson-end = That's everything you need
lesson-end-text = { $side ->
    [french] You know how the French move, fight, enter and win. The rest is judgement, and that comes with playing. The beginner is a patient opponent, and a tutor warns you before you give something away.
   *[spanish] You know how the Spanish move, fight, slip away and win. The rest is judgement, and that comes with playing. The beginner is a patient opponent, and a tutor warns you before you give something away.
}
lesson-end-play = Play your first game against the beginner
lesson-end-other = { $side ->
    [french] Learn the French side too
   *[spanish] Learn the Spanish side too
}
lesson-end-rules = Look things up in the rules
lesson-failed = The lesson cannot be loaded.

lesson-title-move = Moving and sealing
lesson-title-streets = Two orders, and the gold streets
lesson-title-fight = A fight and its sum
lesson-title-numbers = You choose last
lesson-title-pinned = Caught in a fight
lesson-title-push = Pushed back
lesson-title-card = A card and its moment
lesson-title-entry = From outside
lesson-title-gates = The gates, and who wins
lesson-title-last = The last turn

## The Spanish

lesson-spanish-move =
    .text = The red cubes are the people of Madrid, and they are yours. Press a group, then the area next to it where it is to go. All your groups may move every turn, one area each.
    .task1 = Bring both cubes together in Puerta del Sol (14). Then press Seal.
    .no1 = They are to meet in Puerta del Sol (14): order 9 to 14 and 12 to 14.
    .no1-none = Nothing is ordered yet. Press a red cube, then Puerta del Sol (14).
    .no1-one = Only one of them would arrive. Every Spanish group may have an order of its own, so write both.
    .done = Both sides write in secret, the sheets are opened together, and all cubes move at once. Your two cubes are one group now, and from here on they move together: Spanish groups do not split. Areas that meet only in a corner, at a white circle, are not joined.
lesson-spanish-streets =
    .text = The French are many but slow: they may give only two orders each turn. The gold streets (14, 15, 16) are the exception. From there any number of orders is free, in all directions at once.
    .task1 = Your cube in Las Descalzas (9) is hunted. Move it to the one neighbouring area that no blue cube can reach this turn.
    .no1 = A French group is next to that area. Look for the one with no blue cube beside it.
    .no1-free = That is next to Puerta del Sol (14), a gold street. From there they can go everywhere at once, for free.
    .no1-into = You would walk into three French cubes.
    .no1-counted = A French group stands beside it, and it takes only one of their two orders to get you.
    .no1-stay = Las Descalzas (9) is itself next to the gold street. They will come.
    .done = They went to every other place, with three free orders and two counted ones, and found nobody. Whenever the French stand in a gold street, count what it touches.
lesson-spanish-fight =
    .text = Where both colours stand after the moves, there is a fight. Compare the cubes. With equal numbers nothing happens. Otherwise the weaker side loses one cube, or two if the other has at least twice as many, three if at least three times as many, and so on. So 5 against 2 costs two cubes.
    .task1 = Two French cubes stand in Alcalá (11). Arrive there with enough cubes to eliminate one of them.
    .no1 = Bring all three cubes to Alcalá (11): 12 to 11 and 14 to 11.
    .no1-equal = Two against two is equal: nobody would lose a cube. Bring the third.
    .no1-weak = One against two: your cube would be lost. Bring all three.
    .no1-none = A fight only happens where both sides stand. Go to Alcalá (11) with all three.
    .done = Three is more than two, but not twice as many: the French lose one cube. Four against two would have cost them both. The French can hardly bear it: when they have lost four cubes, you win at once.
lesson-spanish-pinned =
    .text = An area with both colours is contested, and it holds them fast. The French may never leave one. You may, but at least half of the group must stay behind.
    .task1 = Four of your cubes hold one French cube in Alcalá (11). Send two of them to Recoletos (6) and win both fights.
    .no1 = From Alcalá (11) order the group to Recoletos (6). Two go, two stay.
    .no1-one = One against one in Recoletos would be equal. Let two go: that is half of four.
    .no1-none = If nobody leaves, there is only one fight. Half of the four may go.
    .done = Two against one here, two against one there: the French lose both cubes. The one in Alcalá had no way out. But remember that a single Spanish cube in a contested area is caught as well, since half of one, rounded up, is one.
lesson-spanish-push =
    .text = Two groups may be ordered to change places, each to where the other comes from. Then only the larger number gets through; the others stay where they were. With equal numbers, the side with the initiative gets through: the one that has eliminated more cubes; in a tie, the Spanish.
    .task1 = You know what the French have written: 7 to 9 with one cube, and 14 to 9 with two. Go against the single cube.
    .no1 = That would be safe, but there is something better: meet the single cube that comes from Las Infantas (7).
    .no1-stay = Three French cubes would arrive, and three against two costs you one.
    .no1-equal = Two against two, head-on: with the initiative you would get through. But then it is two against two in Puerta del Sol, and nobody loses a cube.
    .done = Two against one, head-on: the French cube was pushed back into Las Infantas (7), you went in after it, and it was lost. The others found Las Descalzas (9) empty.
lesson-spanish-card =
    .text = Each turn begins with Preparation. From turn 2 on, you may then draw a card, which only you see. Every card names the moment when it can be played, its card window, and you will be asked then.
    .task1 = Draw a card.
    .no1 = For once, take it. (Later there is a reason not to: whoever holds at least three cards more than the enemy may be forbidden the next draw.)
    .task2 = Your card is a flowerpot; under Hand you can read it. It eliminates one French cube that enters Las Infantas (7) while you are there. The French are in Puerta del Sol, next to it. Bring both of your cubes to 7.
    .no2 = The flowerpot works only in Las Infantas (7). Order 5 to 7 and 9 to 7.
    .no2-one = With one cube alone the fight afterwards would go badly. Bring both.
    .task3 = The French have come. This is the moment for your card: after the moves, before the fights. Play it.
    .no3 = If you pass now, the moment is gone: two against two, and nobody loses a cube. Play the card.
    .done = The flowerpot eliminated one cube. That left two against one, and the fight eliminated the other. A card is worth most where it tips a sum.
lesson-spanish-entry =
    .text = Outside the walls the French have more troops. From turn 3 they may enter, but only through the gate that they wait outside. An entry costs them one of their two orders.
    .task1 = Five cubes wait outside Recoletos (6). Do not stay for them: attack the single French cube in Hortaleza (5) with both of yours.
    .no1 = Both cubes are to go to Hortaleza (5): order 6 to 5 and 7 to 5.
    .no1-left = A cube that stays in Recoletos (6) will meet five of them.
    .no1-alone = One against one is equal. Bring the other cube too.
    .done = They came in, five strong, into an empty area, and lost a cube next door. Their order is written -6: from outside to 6. Before each turn from the third on, look at the gates first.
lesson-spanish-gates =
    .text = After turn 10 the French win only if not one red cube is left and a French cube stands in each of the four gates: 1, 6, 16 and 20. If anything is missing, you win. So you may win with no cube left.
    .task1 = Turn 10, all your cubes are lost, and from outside the French are coming to the last gate, Puerta de Toledo (20). You hold Órdenes interceptadas, which cancels one order that enters from outside. Which one?
    .no1 = Cancel the order that fills the empty gate: the entry to 20.
    .no1-other = In Atocha (16) a French cube stands in any case. Which gate is still empty?
    .no1-pass = Then they will march into the last gate, and the day is theirs.
    .done = Puerta de Toledo (20) stayed open, and that is enough. So there are three ways to win: four French cubes lost, a red cube left on the board, or an open gate.
lesson-spanish-last =
    .text = Now a whole turn, your own way. It is the tenth. The French have lost three cubes; one more and you win at once. But you have a single cube left, they are all around it, and in a gold street they have enough for every direction.
    .task1 = Win. Think of what a card could do before you choose where to stand.
    .lost = The French have cleared the city and hold every gate: this time the day was theirs. Draw the card, and ask yourself in which area it works.
    .done = They came to Las Infantas (7) as they came everywhere, and a flowerpot decided the day. You have won.

## The French

lesson-french-move =
    .text = The blue cubes are Murat's troops, and they are yours. Press a group, then the area next to it where it is to go. You may write two orders a turn.
    .task1 = Bring both cubes together in Las Infantas (7). Then press Seal.
    .no1 = They are to meet in Las Infantas (7): order 6 to 7 and 11 to 7.
    .no1-none = Nothing is ordered yet. Press a blue cube, then Las Infantas (7).
    .no1-one = Only one of them would arrive. You have two orders: use both.
    .done = Both sides write in secret, the sheets are opened together, and all cubes move at once. Two orders a turn are few for an army. The next step shows how to do more. Areas that meet only in a corner, at a white circle, are not joined.
lesson-french-streets =
    .text = The gold streets (14, 15, 16) are the way out: an order that begins there is free and does not count. And your groups may split, so one group can go several ways; each order takes at least one cube.
    .task1 = From Puerta del Sol (14) send a cube each to 7, 9 and 12. With your two counted orders go from 6 to 5 and from 19 to 18.
    .no1 = Five orders: 14 to 7, 14 to 9, 14 to 12, then 6 to 5 and 19 to 18.
    .no1-counted = Those are your two counted orders. Now add the free ones: from 14 to 7, 9 and 12.
    .no1-free = Those were free. You still have two counted orders: 6 to 5 and 19 to 18.
    .done = Five orders in one turn, and only two of them counted. Where an order begins decides, not where it ends. Take the gold streets early, and the city is within reach.
lesson-french-fight =
    .text = Where both colours stand after the moves, there is a fight. Compare the cubes. With equal numbers nothing happens. Otherwise the weaker side loses one cube, or two if the other has at least twice as many, three if at least three times as many, and so on. So 5 against 2 costs two cubes.
    .task1 = You have three cubes in Puerta del Sol (14). Attack the group that is weaker than you.
    .no1 = Go to Las Descalzas (9): three against two.
    .no1-equal = Three against three is equal: nobody would lose a cube.
    .no1-both = Split in two, you would be weaker in at least one of the fights, and every cube you lose counts. Attack one group only.
    .task2 = The Spanish stay where they are. How many cubes do you send?
    .no2 = Send all three.
    .no2-equal = Two against two is equal. Send all three.
    .no2-weak = One against two: you would lose the cube. Send all three.
    .done = Three is more than two, but not twice as many: the Spanish lose one cube. Four against two would have cost them both. Fight where you are clearly stronger: when you have lost four cubes, you lose the game at once.
lesson-french-numbers =
    .text = You write where to, but not how many. You decide that later, when the Spanish moves lie open. So you may threaten two places with one group and strike where they really are.
    .task1 = One Spanish cube is in Las Descalzas (9), one in Plaza Mayor (15). Threaten both from Puerta del Sol (14).
    .no1 = Two orders, both free: 14 to 9 and 14 to 15.
    .no1-one = They may run from there. Write the other order too; it is free.
    .task2 = Las Descalzas is being left: both will be in Plaza Mayor (15). Send as many there as it takes to eliminate the two, and one to Las Descalzas, since every order needs a cube.
    .no2 = Four to Plaza Mayor (15), one to Las Descalzas (9).
    .no2-three = Three against two eliminates one cube. Four is twice two, and eliminates both.
    .no2-empty = Too many would march into an empty quarter. The Spanish will be in Plaza Mayor (15).
    .done = Four is twice two: the Spanish lose both cubes. Knowing their moves before you choose the numbers is your greatest advantage.
lesson-french-pinned =
    .text = An area with both colours is contested, and it holds them fast. Your cubes may never leave one; others may enter to help. The Spanish may leave, but at least half must stay, and so a single cube cannot.
    .task1 = One against one in Alcalá (11): nobody loses a cube, and nobody gets away. Bring help from Recoletos (6).
    .no1 = Help comes from Recoletos: order 6 to 11.
    .no1-none = One against one stays equal, turn after turn. Bring help: 6 to 11.
    .task2 = How many go?
    .no2 = One is enough for two against one.
    .done = The Spanish cube was outnumbered and is lost, and yours are free to move again. A contested area binds you more than them, so do not leave a fight undecided for long.
lesson-french-push =
    .text = Two groups may be ordered to change places, each to where the other comes from. Then only the larger number gets through; the others stay where they were. With equal numbers, the side with the initiative gets through: the one that has eliminated more cubes; in a tie, the Spanish.
    .task1 = Go from Las Infantas (7) to Las Descalzas (9), where one Spanish cube stands.
    .no1 = Order 7 to 9.
    .task2 = The Spanish cube is coming straight towards you! Each side has lost one cube, so the Spanish have the initiative. How many do you send?
    .no2 = Send both.
    .no2-equal = One against one is equal, and the Spanish have the initiative: their cube would get through, and yours would be pushed back. Send both.
    .done = Two against one, head-on: the Spanish cube was pushed back to where it came from, you went in after it, and it was lost.
lesson-french-card =
    .text = Each turn begins with Preparation. From turn 2 on, you may then draw a card, which only you see. Every card names the moment when it can be played, its card window, and you will be asked then.
    .task1 = Draw a card.
    .no1 = For once, take it. (Later there is a reason not to: whoever holds at least three cards more than the enemy may be forbidden the next draw. And two cards of your own deck help the Spanish.)
    .task2 = With Fuego Cerrado a fight is resolved a second time. First you need a fight: go from Puerta del Sol (14) to Las Descalzas (9).
    .no2 = Order 14 to 9.
    .task3 = Send all three.
    .no3 = Three against two, please: send all of them.
    .task4 = One Spanish cube is lost, one is left: now it is three against one. The fights are over, and this is the moment for your card. Play it.
    .no4 = If you pass, the last one is still there next turn. Play Fuego Cerrado on Las Descalzas (9).
    .done = The same fight again, and the area is yours. A card is worth most where it finishes something.
lesson-french-entry =
    .text = Most of your army waits outside the walls, five cubes at each gate. From turn 3 they may enter, but only through the gate that they wait outside. An entry counts as one of your two orders, even into the gold street Atocha (16).
    .task1 = Enter at Atocha (16), where one Spanish cube stands, and at Puerta de Toledo (20). Press the cubes outside a gate, then the gate.
    .no1 = Two entries: into 16 and into 20.
    .no1-one = You have two counted orders and need both: enter at 16 and at 20.
    .task2 = Bring them all in.
    .no2 = Cubes that stay outside do nothing for you. Send all five through each gate.
    .done = Five against one: the Spanish cube is lost, two gates are yours, and Atocha is a gold street, from which you move for free next turn. Bringing in the cubes from outside all four gates takes two whole turns, so begin in turn 3.
lesson-french-gates =
    .text = After turn 10 you win only if not one red cube is left and a French cube stands in each of the four gates: 1, 6, 16 and 20. And you must have lost fewer than four cubes in the whole game.
    .task1 = Turn 10. One Spanish cube is caught in Hortaleza (5), one gate is empty: Puerta de Toledo (20). Write what is needed for both.
    .no1 = Two orders: 6 to 5 against the last Spanish cube, and 17 to 20 into the empty gate.
    .no1-cube = That closes the gate. But in Hortaleza (5) one against one stays equal: bring help from Recoletos (6).
    .no1-gate = That eliminates the last Spanish cube. But Puerta de Toledo (20) is still empty.
    .task2 = Look at the gate of Recoletos (6) before you choose the numbers.
    .no2 = From Recoletos (6) one cube goes and one stays in the gate.
    .no2-open = Then no cube is left in Recoletos (6), and an open gate loses the game. One is enough against the last Spanish cube: with the cube that is there already, it is two against one.
    .done = No red cube, four gates held, two losses: the city is subdued. Eliminating the last Spanish cube earlier does not end the game. The gates are looked at when turn 10 is over, so keep one cube in each.
lesson-french-last =
    .text = Now a whole turn, your own way. It is the tenth. One Spanish cube is left, in Las Descalzas (9), and it is free to run. Puerta de Toledo (20) is empty, but five of your cubes wait outside it.
    .task1 = Win: the last red cube, and all four gates. A card may help against a cube that runs.
    .lost = The Spanish have won: a red cube was left, or a gate stood open. Draw the card, order your cubes to Las Descalzas (9) and into Puerta de Toledo (20), and stop the Spanish cube with the card when it runs.
    .done = The last Spanish cube is lost and a French cube stands in every gate: you have won.
