# Co dostaje gracz, którego nie ma przy grze.
notice-subject = 2 de Mayo
notice-asked = Twoja kolej w partii 2 de Mayo: { $address }
notice-code = Twój kod do powiadomień o partii 2 de Mayo to { $code }. Jeśli to nie ty o niego prosisz, zignoruj tę wiadomość.
