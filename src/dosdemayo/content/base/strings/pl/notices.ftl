# What is sent to a player who is away.
notice-subject = 2 de Mayo
notice-asked = Twoja kolej w partii 2 de Mayo: { $address }
notice-code = Twój kod do powiadomień o partii 2 de Mayo to { $code }. Jeśli to nie twoja prośba, nic nie rób.
