# Lo que se envía a un jugador ausente.
notice-subject = 2 de Mayo
notice-asked = Te toca en 2 de Mayo: { $address }
notice-code = Tu código para recibir avisos de una partida de 2 de Mayo es { $code }. Si no lo has pedido, no hagas nada.
