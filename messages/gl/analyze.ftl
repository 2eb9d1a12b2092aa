brief-win = ▲ vitoria, demostrado
brief-win-exact = { $moves ->
    [one] ▲ vitoria en { $moves } xogada propia, demostrado
   *[other] ▲ vitoria en { $moves } xogadas propias, demostrado
}
brief-win-bound = { $moves ->
    [one] ▲ vitoria en { $moves } xogada propia como máximo, demostrado
   *[other] ▲ vitoria en { $moves } xogadas propias como máximo, demostrado
}
brief-draw = ● empate, demostrado
brief-loss = ▼ derrota, demostrado
brief-loss-exact = { $moves ->
    [one] ▼ derrota en { $moves } xogada do rival, demostrado
   *[other] ▼ derrota en { $moves } xogadas do rival, demostrado
}
brief-loss-bound = { $moves ->
    [one] ▼ derrota en { $moves } xogada do rival como máximo, demostrado
   *[other] ▼ derrota en { $moves } xogadas do rival como máximo, demostrado
}
brief-score = preto do { $percent }, estimado
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
