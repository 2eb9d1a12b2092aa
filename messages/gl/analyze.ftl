brief-win = ▲ vitoria, demostrada
brief-win-exact = { $moves ->
    [one] ▲ vitoria en { $moves } xogada propia, demostrada
   *[other] ▲ vitoria en { $moves } xogadas propias, demostrada
}
brief-win-bound = { $moves ->
    [one] ▲ vitoria en { $moves } xogada propia como máximo, demostrada
   *[other] ▲ vitoria en { $moves } xogadas propias como máximo, demostrada
}
brief-draw = ● empate, demostrado
brief-loss = ▼ derrota, demostrada
brief-loss-exact = { $moves ->
    [one] ▼ derrota en { $moves } xogada do rival, demostrada
   *[other] ▼ derrota en { $moves } xogadas do rival, demostrada
}
brief-loss-bound = { $moves ->
    [one] ▼ derrota en { $moves } xogada do rival como máximo, demostrada
   *[other] ▼ derrota en { $moves } xogadas do rival como máximo, demostrada
}
brief-score = arredor do { $percent }, estimado
brief-unknown = ? descoñecido

analysis-verdict = { $color ->
    [white] Xogan as brancas: { $verdict }
   *[black] Xogan as negras: { $verdict }
}
analysis-line = { $rank }. { $verdict }: { $moves }
analysis-effort = profundidade: { $depth }, posicións: { $nodes }, segundos de CPU: { $seconds }, método: { $method }
analysis-color = { $color ->
    [white] Brancas: { $verdict }
   *[black] Negras: { $verdict }
}
analysis-choose = { $color ->
    [white] Escolle as brancas.
   *[black] Escolle as negras.
}
analysis-choose-either = As dúas cores son igual de boas.
