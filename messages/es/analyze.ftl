brief-win = ▲ victoria, demostrada
brief-win-exact = { $moves ->
    [one] ▲ victoria en { $moves } jugada propia, demostrada
   *[other] ▲ victoria en { $moves } jugadas propias, demostrada
}
brief-win-bound = { $moves ->
    [one] ▲ victoria en { $moves } jugada propia como máximo, demostrada
   *[other] ▲ victoria en { $moves } jugadas propias como máximo, demostrada
}
brief-draw = ● empate, demostrado
brief-loss = ▼ derrota, demostrada
brief-loss-exact = { $moves ->
    [one] ▼ derrota en { $moves } jugada del rival, demostrada
   *[other] ▼ derrota en { $moves } jugadas del rival, demostrada
}
brief-loss-bound = { $moves ->
    [one] ▼ derrota en { $moves } jugada del rival como máximo, demostrada
   *[other] ▼ derrota en { $moves } jugadas del rival como máximo, demostrada
}
brief-score = alrededor del { $percent }, estimado
brief-unknown = ? desconocido

analysis-verdict = { $color ->
    [white] Juegan las blancas: { $verdict }
   *[black] Juegan las negras: { $verdict }
}
analysis-line = { $rank }. { $verdict }: { $moves }
analysis-effort = profundidad: { $depth }, posiciones: { $nodes }, segundos de CPU: { $seconds }, método: { $method }
analysis-color = { $color ->
    [white] Blancas: { $verdict }
   *[black] Negras: { $verdict }
}
analysis-choose = { $color ->
    [white] Elige las blancas.
   *[black] Elige las negras.
}
analysis-choose-either = Los dos colores son igual de buenos.
