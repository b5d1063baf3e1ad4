# L’instructeur de la première partie : ce qu’une réponse donne pour rien, dit avant qu’elle ne compte.

tutor-title = Un mot de l’instructeur
tutor-back = Revoir mon choix
tutor-anyway = { $act ->
    [seal] Sceller quand même
    [pass] Passer quand même
   *[give] Le faire quand même
}
tutor-silence = Ne plus m’avertir
tutor-silenced = L’instructeur se tait désormais. Vous pouvez le rappeler sous « Plus ».
tutor-switch = Instructeur : m’avertir avant que je ne perde quelque chose pour rien

tutor-loses = En { $area }, vous seriez à { $mine } contre { $theirs }. Si l’ennemi y reste, vous perdez { some-cubes } pour rien.
tutor-loses_surely = En { $area }, vous seriez à { $mine } contre { $theirs }. L’ennemi ne peut plus partir : vous perdez { some-cubes } pour rien.
tutor-loses_more = En { $area }, vous seriez à { $mine } contre { $theirs } et perdriez { some-cubes }. Une autre répartition coûterait moins.
tutor-outside = { $cubes ->
    [one] Un de vos cubes resterait
   *[other] { $cubes } de vos cubes resteraient
} à l’extérieur, alors qu’il vous reste un ordre. Là-bas, un cube ne combat pas et ne tient aucune porte.
tutor-gate = La porte { $area } resterait sans cube français. Après le tour { $turns }, il en faut un aux Français à chaque porte.
tutor-card = { $card } peut être jouée maintenant pour la dernière fois. Si vous ne la jouez pas, elle ne servira plus.
