# Że nikt nie wybrał kart ani nie zmienił niczego zapieczętowanego: co pokazuje dowód.

proof-heading = Rozdanie kart i zapieczętowane odpowiedzi
proof-good = Dowiedziono: każda karta wynika z sekretów, a nic zapieczętowanego nie zostało zmienione.
proof-bad = Nie dowiedziono: ten zapis partii i jego dowód do siebie nie pasują.
proof-no_proof = W tym zapisie partii nie ma dowodu. Nie mają go partie z kodem rozdania, partie w terminalu, partie wznowione z zapisu ani partie dawniejsze.
proof-not_over = Sekrety nie są jeszcze otwarte: partia nie była skończona.
proof-server = Sekret serwera zgadza się z jego zobowiązaniem.
proof-server_changed = Sekret serwera nie zgadza się z jego zobowiązaniem.
proof-player = { side-start } wnieśli sekret do rozdania kart. Zgadza się on z ich zobowiązaniem.
proof-player_changed = { side-start }: ich sekret nie zgadza się z ich zobowiązaniem.
proof-player_silent = { side-start } podali zobowiązanie do swojego sekretu, ale nie otworzyli go przed pierwszą kartą: sekret nie miał udziału w rozdaniu.
proof-player_absent = { side-start } nie wnieśli nic do rozdania kart.
proof-server_alone = W rozdaniu miał udział tylko serwer, mógł więc wybrać karty: nie są one udowodnione.
proof-deals = Karty wybrane przez los: { $number }. Każda wynika z sekretów.
proof-deal_changed = Tura { $turn }: „{ $line }” nie wynika z sekretów.
proof-seals = Zapieczętowane odpowiedzi: { $number }. Każda zgadza się ze zobowiązaniem, które pokazano przy pieczętowaniu.
proof-seal_changed = Tura { $turn }: „{ $line }” nie jest tym, co zapieczętowano.
proof-seals_left = Zobowiązania bez odpowiedzi: { $number }.
proof-limits = Czego to nie dowodzi: że te zobowiązania pokazano w czasie partii, o ile nikt ich nie zachował; że serwer, który zna karty, nikomu nic nie powiedział; że komputer, który gra na serwerze, nie widział twojej odpowiedzi, jeśli zapieczętował swoją po tobie.
proof-kept = Ta przeglądarka widziała w czasie partii zobowiązanie serwera, a spośród zobowiązań do zapieczętowanych odpowiedzi { $number } z { $of }.
proof-kept_changed = Ta przeglądarka widziała w czasie partii inne zobowiązanie serwera: dowód powstał później.
proof-kept_none = Ta przeglądarka nie zachowała nic z tej partii, więc nie może powiedzieć, czy zobowiązania są tymi, które pokazano.
