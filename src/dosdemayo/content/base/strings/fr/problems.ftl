# Why an answer is refused. One message for each problem code of the engine; the rule number is added behind.

problem-game_over = La partie est finie.
problem-not_asked = Ce n’est pas { $seat ->
    [french] aux Français
    [chance] au hasard
   *[spanish] aux Espagnols
} de répondre maintenant.
problem-wrong_kind = On attend maintenant { $asked }, et non { $answer }.
problem-not_offered = { $card } n’est pas proposée ; choisissez { $offered }.
problem-not_in_deck = { $card } n’est pas dans le paquet.
problem-not_in_hand = { $card } n’est pas dans la main.
problem-no_such_card = Il n’y a pas de carte « { $card } ».
problem-wrong_window = { $card } ne peut pas être jouée maintenant ({ $window }) ; moment de la carte : { $windows }.
problem-wrong_turn = { $card } ne peut pas être jouée au tour { $turn } ; seulement aux tours { $from_turn } à { $until_turn }.
problem-wrong_turn-only = { $card } ne peut pas être jouée au tour { $turn }, seulement au tour { $from_turn }.
problem-not_in_play = { $card } n’est pas en jeu de votre côté.
problem-used_this_turn = { $card } a déjà servi ce tour-ci.
problem-no_object = { $card } n’aurait aucun effet maintenant.
problem-bad_target = { $card } ne peut pas être jouée sur { $target }.

problem-repeated_order = { $order } est écrit deux fois.
problem-no_such_area = { $order } nomme une zone qui n’est pas sur le plateau.
problem-not_adjacent = { $order } : ces zones ne sont pas reliées ; la zone de départ est reliée à { $neighbours }.
problem-closed_area = { $order } mène à une zone fermée par { $card }.
problem-closed_area-mended = { $order } mène à une zone fermée par { $card } : jouez { $mended_by } au moment « mouvement », sinon toute la feuille est nulle.
problem-entry_is_french = { $order } : seuls les Français entrent depuis l’extérieur.
problem-no_entry_here = { $order } : il n’y a pas de case extérieure à cet endroit ; on entre par { $entries }.
problem-entry_too_early = { $order } : personne n’entre depuis l’extérieur avant le tour { $from_turn }.
problem-number_in_french_order = { $order } : les Français n’écrivent pas de nombre de cubes.
problem-nobody_outside = { $order } : il ne reste aucun cube dans cette case extérieure.
problem-too_many_orders = Trop d’ordres : { $counted } comptent, et la limite est de { $limit } (les ordres au départ des rues dorées sont gratuits).
problem-more_orders_than_cubes = { $orders ->
    [one] Un ordre part
   *[other] { $orders } ordres partent
} de { $origin }, mais { $cubes ->
    [0] aucun cube français ne s’y trouve
    [one] un seul cube français s’y trouve
   *[other] il ne s’y trouve que { $cubes } cubes français
}.
problem-french_leave_contested = { $origin } est contestée : les Français ne peuvent pas en partir.
problem-no_group = { $order } : il n’y a pas de groupe espagnol à cet endroit.
problem-group_split = { $origin } : un groupe se déplace en entier, par un seul ordre ; il serait scindé par { $orders }.
problem-too_many_splits = Ce tour-ci, { $allowed ->
    [one] un seul groupe peut être scindé
   *[other] { $allowed } groupes seulement peuvent être scindés
}, et non ceux de { $origins }.
problem-too_many_cubes = { $cubes ->
    [one] { $cubes } cube reçoit
   *[other] { $cubes } cubes reçoivent
} l’ordre de partir, mais { $most ->
    [0] aucun ne peut le faire
    [one] { $most } au plus peut le faire
   *[other] { $most } au plus peuvent le faire
}.
problem-spanish_leave_contested = { $origin } est contestée, et la moitié du groupe, arrondie à l’entier supérieur, doit rester : { $most ->
    [0] personne ne peut partir
    [one] { $most } cube au plus peut partir
   *[other] { $most } cubes au plus peuvent partir
}.
problem-number_missing = { $order } : chaque ordre d’un groupe scindé doit indiquer son nombre de cubes, par exemple 2x{ $order }.

problem-no_such_order = { $order } ne fait pas partie des ordres français en vigueur.
problem-at_least_one = { $order } demande au moins un cube.
problem-order_without_number = { $order } doit indiquer son nombre de cubes.
problem-order_named_twice = Un ordre est nommé deux fois.
