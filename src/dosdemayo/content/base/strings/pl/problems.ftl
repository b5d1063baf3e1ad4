# Why an answer is refused. One message for each problem code of the engine; the rule number is added behind.

problem-game_over = Partia jest skończona.
problem-not_asked = { side-start } { $seat ->
    [chance] nie ma
   *[other] nie mają
} teraz nic do zrobienia.
problem-wrong_kind = Teraz pora na co innego: { $asked }, a nie { $answer }.
problem-not_offered = Karty { $card } nie ma do wyboru; wybierz: { $offered }.
problem-not_in_deck = Karty { $card } nie ma w talii.
problem-not_in_hand = Karty { $card } nie ma na ręce.
problem-no_such_card = Nie ma karty „{ $card }”.
problem-wrong_window = Karty { $card } nie można zagrać teraz ({ $window }), lecz w oknie: { $windows }.
problem-wrong_turn = Karty { $card } nie można zagrać w turze { $turn }; można w turach od { $from_turn } do { $until_turn }.
problem-wrong_turn-only = Karty { $card } nie można zagrać w turze { $turn }; można tylko w turze { $from_turn }.
problem-not_in_play = Karta { $card } nie leży w grze po twojej stronie.
problem-used_this_turn = Karta { $card } była już użyta w tej turze.
problem-no_object = Karta { $card } nie miałaby teraz na co działać.
problem-bad_target = Karty { $card } nie można zagrać na: { $target }.

problem-repeated_order = Rozkaz { $order } jest napisany dwa razy.
problem-no_such_area = Rozkaz { $order } wymienia pole, którego nie ma na planszy.
problem-not_adjacent = { $order }: te pola nie sąsiadują ze sobą; pole startowe sąsiaduje z { $neighbours }.
problem-closed_area = Rozkaz { $order } prowadzi na pole zamknięte przez kartę { $card }.
problem-closed_area-mended = Rozkaz { $order } prowadzi na pole zamknięte przez kartę { $card }: zagraj kartę { $mended_by } w oknie ruchu, bo inaczej cały arkusz będzie nieważny.
problem-entry_is_french = { $order }: zza murów wchodzą tylko Francuzi.
problem-no_entry_here = { $order }: nie ma tam pola wejścia; wejścia prowadzą na pola { $entries }.
problem-entry_too_early = { $order }: nikt nie wchodzi zza murów przed turą { $from_turn }.
problem-number_in_french_order = { $order }: Francuzi nie zapisują liczby kostek.
problem-nobody_outside = { $order }: na tym polu wejścia nie ma już kostek.
problem-too_many_orders = Za dużo rozkazów: do limitu liczy się { $counted }, a limit wynosi { $limit } (rozkazy ze złotych ulic są darmowe).
problem-more_orders_than_cubes = { $origin }: { $orders ->
    [one] jest 1 rozkaz wyjścia
    [few] są { $orders } rozkazy wyjścia
    [many] jest { $orders } rozkazów wyjścia
   *[other] jest { $orders } rozkazu wyjścia
}, ale { $cubes ->
    [0] nie ma tam żadnej francuskiej kostki
    [one] stoi tam tylko 1 francuska kostka
    [few] stoją tam tylko { $cubes } francuskie kostki
    [many] stoi tam tylko { $cubes } francuskich kostek
   *[other] stoi tam tylko { $cubes } francuskiej kostki
}.
problem-french_leave_contested = { $origin } to pole konfliktu: Francuzi nie mogą go opuścić.
problem-no_group = { $order }: nie ma tam hiszpańskiej grupy.
problem-group_split = { $origin }: grupa rusza się w całości, jednym rozkazem; rozkazy { $orders } rozdzieliłyby ją.
problem-too_many_splits = W tej turze można rozdzielić tylko { $allowed ->
    [one] jedną grupę
    [few] { $allowed } grupy
    [many] { $allowed } grup
   *[other] { $allowed } grupy
}, a nie grupy z pól: { $origins }.
problem-too_many_cubes = Rozkaz wyjścia { $cubes ->
    [one] dostaje 1 kostka
    [few] dostają { $cubes } kostki
    [many] dostaje { $cubes } kostek
   *[other] dostaje { $cubes } kostki
}, a wyjść może najwyżej { $most }.
problem-spanish_leave_contested = { $origin } to pole konfliktu i musi na nim zostać połowa grupy, zaokrąglona w górę: { $most ->
    [0] nikt nie może wyjść
   *[other] wyjść może najwyżej { $most }
}.
problem-number_missing = { $order }: każdy rozkaz rozdzielonej grupy wymaga liczby kostek, na przykład 2x{ $order }.

problem-no_such_order = { $order } nie należy do francuskich rozkazów w mocy.
problem-at_least_one = Rozkaz { $order } wymaga co najmniej jednej kostki.
problem-order_without_number = Rozkaz { $order } wymaga liczby kostek.
problem-order_named_twice = Jeden z rozkazów jest wymieniony dwa razy.
