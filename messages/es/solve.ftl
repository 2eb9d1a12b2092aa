value-win = { $count ->
    [one] ▲ victoria: { $count } jugada
   *[other] ▲ victoria: { $count } jugadas
}
value-draw = { $count ->
    [one] ● empate: { $count } jugada
   *[other] ● empate: { $count } jugadas
}
value-loss = { $count ->
    [one] ▼ derrota: { $count } jugada
   *[other] ▼ derrota: { $count } jugadas
}
value-unknown = { $count ->
    [one] ? desconocido: { $count } jugada
   *[other] ? desconocido: { $count } jugadas
}

moves-legend = El número detrás de una jugada cuenta solo las jugadas de quien gana hasta el final de la partida; ≤ significa como máximo.
verdict-unknown = { $color ->
    [white] Juegan las blancas: ? desconocido, sin demostrar dentro de los límites
   *[black] Juegan las negras: ? desconocido, sin demostrar dentro de los límites
}

line = Línea: { $moves }
effort = posiciones: { $nodes }, segundos de CPU: { $seconds }, método: { $method }
certified = { $color ->
    [white] La demostración es correcta. { $game }: ganan las blancas desde { $position }. Jugadas propias de las blancas: { $moves } como máximo; respuestas en la demostración: { $nodes }
   *[black] La demostración es correcta. { $game }: ganan las negras desde { $position }. Jugadas propias de las negras: { $moves } como máximo; respuestas en la demostración: { $nodes }
}
method-rules = las reglas
method-glance = un vistazo
method-search = búsqueda
method-proof-number-search = búsqueda por números de prueba
method-sweep = barrido
method-published-solution = solución publicada
published-by = Demostrado por otros: { $source }
claims-sound = Todas las afirmaciones se sostienen. Certificados: { $certified }, rehechos: { $remade }; jugadas de quien gana: { $moves }; posiciones con todas las respuestas: { $replies }
claims-proven = { $color ->
    [white] { $game }: está demostrado que ganan las blancas desde { $position }
   *[black] { $game }: está demostrado que ganan las negras desde { $position }
}
claims-open = { $color ->
    [white] { $game }: aún no está demostrado que ganen las blancas desde { $position }. El primer hueco: { $moves } → { $gap }
   *[black] { $game }: aún no está demostrado que ganen las negras desde { $position }. El primer hueco: { $moves } → { $gap }
}
campaign-open = { $color ->
    [white] Demostrado que ganan las blancas: { $percent }; posiciones abiertas: { $count }, por ejemplo { $positions }
   *[black] Demostrado que ganan las negras: { $percent }; posiciones abiertas: { $count }, por ejemplo { $positions }
}
campaign-pace = { $state }; horas que faltan: unas { $hours }
campaign-won = { $color ->
    [white] Ganan las blancas: todas las afirmaciones se sostienen
   *[black] Ganan las negras: todas las afirmaciones se sostienen
}
campaign-lost = { $color ->
    [white] Las blancas no ganan
   *[black] Las negras no ganan
}
progress-share = { $percent } en { $elapsed }, faltan { $left }: { $text }
progress-time = { $elapsed }: { $text }
progress-search = posiciones: { $nodes }, memoria: { $mebibytes } MiB
