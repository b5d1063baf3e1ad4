# The tutor of a first game: what an answer gives away, said before it counts.

tutor-title = A word from the tutor
tutor-back = Look again
tutor-anyway = { $act ->
    [seal] Seal anyway
    [pass] Pass anyway
   *[give] Do it anyway
}
tutor-silence = No more warnings
tutor-silenced = The tutor is silent from now on. Under “More” you can call it back.
tutor-switch = Tutor: warn me before I give something away

tutor-loses = In { $area } you would be { $mine } against { $theirs }. If the enemy stays there, you lose { some-cubes } for nothing.
tutor-loses_surely = In { $area } you would be { $mine } against { $theirs }. The enemy cannot leave any more: you lose { some-cubes } for nothing.
tutor-loses_more = In { $area } you would be { $mine } against { $theirs } and lose { some-cubes }. With other numbers you would lose fewer.
tutor-outside = { some-cubes } of yours would still wait outside the walls, and you have an order to spare. A cube out there neither fights nor holds a gate.
tutor-gate = The gate { $area } would stay without a French cube. After turn { $turns } the French need one in every gate.
tutor-card = { $card } can be played now for the last time. Unused, it is lost.
