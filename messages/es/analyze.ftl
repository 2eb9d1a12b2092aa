brief-win = ▲ victoria, demostrado
brief-win-exact = { $moves ->
    [one] ▲ victoria en { $moves } jugada propia, demostrado
   *[other] ▲ victoria en { $moves } jugadas propias, demostrado
}
brief-win-bound = { $moves ->
    [one] ▲ victoria en { $moves } jugada propia como máximo, demostrado
   *[other] ▲ victoria en { $moves } jugadas propias como máximo, demostrado
}
brief-draw = ● empate, demostrado
brief-loss = ▼ derrota, demostrado
brief-loss-exact = { $moves ->
    [one] ▼ derrota en { $moves } jugada del rival, demostrado
   *[other] ▼ derrota en { $moves } jugadas del rival, demostrado
}
brief-loss-bound = { $moves ->
    [one] ▼ derrota en { $moves } jugada del rival como máximo, demostrado
   *[other] ▼ derrota en { $moves } jugadas del rival como máximo, demostrado
}
brief-score = cerca del { $percent }, estimado
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
