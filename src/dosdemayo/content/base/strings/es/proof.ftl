# Que nadie eligió las cartas ni cambió lo sellado: lo que muestra una prueba, en el navegador y en la línea de comandos.

proof-heading = Reparto de cartas y respuestas selladas
proof-good = Probado: cada carta se deduce de los secretos y no se cambió nada de lo sellado.
proof-bad = No probado: este registro y su prueba no concuerdan.
proof-no_proof = Este registro no contiene ninguna prueba. No la tienen las partidas con semilla, las de la terminal, las que continúan desde un registro ni las más antiguas.
proof-not_over = Los secretos aún no se han abierto: la partida no había terminado.
proof-server = El secreto del servidor concuerda con su compromiso.
proof-server_changed = El secreto del servidor no concuerda con su compromiso.
proof-player = { side-start } aportaron un secreto al reparto de cartas. Concuerda con su compromiso.
proof-player_changed = El secreto de { the-side } no concuerda con su compromiso.
proof-player_silent = { side-start } se comprometieron con un secreto, pero no lo abrieron antes de la primera carta: no tuvo parte en el reparto.
proof-player_absent = { side-start } no aportaron nada al reparto de cartas.
proof-server_alone = Nadie más que el servidor tuvo parte en el reparto, así que pudo elegir las cartas: no quedan probadas.
proof-deals = Cartas que eligió el azar: { $number }. Cada una se deduce de los secretos.
proof-deal_changed = Turno { $turn }: «{ $line }» no se deduce de los secretos.
proof-seals = Respuestas selladas: { $number }. Cada una concuerda con el compromiso que se mostró al sellarla.
proof-seal_changed = Turno { $turn }: «{ $line }» no es lo que se selló.
proof-seals_left = Compromisos sin respuesta: { $number }.
proof-limits = Lo que esto no prueba: que estos compromisos sean los que se mostraron durante la partida, si nadie los guardó; que el servidor, que conoce las cartas, no las revelara a nadie; que el ordenador, que juega en el servidor, no hubiera visto tu respuesta si selló después que tú.
proof-kept = Este navegador vio durante la partida el compromiso del servidor y, de los que corresponden a respuestas selladas, { $number } de { $of }.
proof-kept_changed = Este navegador vio durante la partida otro compromiso del servidor: la prueba se hizo después.
proof-kept_none = Este navegador no guardó nada de esta partida, así que no puede decir si los compromisos son los que se mostraron.
