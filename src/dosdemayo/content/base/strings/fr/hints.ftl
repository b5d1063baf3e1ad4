# Why a strong player would answer so. One message for each code of a reason; averages may be broken numbers.

hint-only_answer = Rien d’autre n’est possible.
hint-seen = { side-start } ont montré leurs ordres ({ $orders }), et ceci y répond le mieux.
hint-will_be_seen = L’ennemi verra ces ordres avant d’écrire les siens : ce sont ceux dont la meilleure riposte fait le moins mal.
hint-wins = { $chance ->
    [100] Autant qu’on puisse en juger, ceci gagne la partie ce tour-ci, sauf si l’ennemi joue une carte.
   *[other] Ceci gagne la partie ce tour-ci dans environ { $chance } % des cas.
}
hint-threat = { side-start } menacent { $area } : sans bouger, vous y perdriez probablement { hint-lost }.
hint-entry = L’entrée
hint-attack = { $order } attaque { $area } : l’ennemi perdra probablement { hint-lost }.
hint-gate = { $order } mène à la porte { $area }.
hint-enter = { $order } amène des troupes de l’extérieur, en { $area }.
hint-stay = Aucun déplacement ne vaut son risque maintenant.
hint-losses = Pertes probables ce tour-ci : { $french ->
    [0] aucun cube
    [one] { $french } cube
   *[other] { $french } cubes
} chez les Français, { $spanish ->
    [0] aucun cube
    [one] { $spanish } cube
   *[other] { $spanish } cubes
} chez les Espagnols.
hint-better = Vos chances augmentent de { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} par rapport à une feuille vide.
hint-varies = Ici, un joueur fort varie pour rester imprévisible, et écrit ceci environ { $share } % du temps.
hint-all_go = Chaque cube est utile à l’arrivée.
hint-numbers = Garder { some-cubes } sur place rapporte { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} de plus que de tout envoyer.
hint-card_now = { $card } améliore maintenant vos chances de { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
}.
hint-card_wait = { $gain ->
    [0] Aucune carte n’améliorerait vos chances maintenant.
    [one] La meilleure carte n’améliorerait vos chances que de { $gain } point maintenant, et servira peut-être mieux plus tard.
   *[other] La meilleure carte n’améliorerait vos chances que de { $gain } points maintenant, et servira peut-être mieux plus tard.
}
hint-look_first = { $card } vous montre les ordres de l’ennemi avant que vous n’écriviez les vôtres.
hint-draw = Une carte de plus vous donne plus de choix.
hint-decline = Les cartes qui restent dans votre paquet vous nuiraient plus qu’elles ne vous aideraient.
hint-deny_free = { side-start } ne piochent alors rien, et vous piochez quand même.
hint-deny_worth = Pour empêcher { the-side } de piocher, il vaut la peine de renoncer à votre propre pioche.
hint-allow = Mieux vaut piocher vous-même qu’empêcher { the-side } de piocher.
hint-lost = { $lost ->
    [one] { $lost } cube
   *[other] { $lost } cubes
}
