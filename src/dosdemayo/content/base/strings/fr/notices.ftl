# What is sent to a player who is away.
notice-subject = 2 de Mayo
notice-asked = C’est à vous de jouer à 2 de Mayo : { $address }
notice-code = Votre code pour être prévenu d’une partie de 2 de Mayo est { $code }. Si vous ne l’avez pas demandé, ne faites rien.
