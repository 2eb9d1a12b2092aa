brief-win = ▲ vitória, provada
brief-win-exact = { $moves ->
    [one] ▲ vitória em { $moves } jogada própria, provada
   *[other] ▲ vitória em { $moves } jogadas próprias, provada
}
brief-win-bound = { $moves ->
    [one] ▲ vitória em { $moves } jogada própria no máximo, provada
   *[other] ▲ vitória em { $moves } jogadas próprias no máximo, provada
}
brief-draw = ● empate, provado
brief-loss = ▼ derrota, provada
brief-loss-exact = { $moves ->
    [one] ▼ derrota em { $moves } jogada do adversário, provada
   *[other] ▼ derrota em { $moves } jogadas do adversário, provada
}
brief-loss-bound = { $moves ->
    [one] ▼ derrota em { $moves } jogada do adversário no máximo, provada
   *[other] ▼ derrota em { $moves } jogadas do adversário no máximo, provada
}
brief-score = cerca de { $percent }, estimado
brief-unknown = ? desconhecido

analysis-verdict = { $color ->
    [white] Jogam as brancas: { $verdict }
   *[black] Jogam as pretas: { $verdict }
}
analysis-line = { $rank }. { $verdict }: { $moves }
analysis-effort = profundidade: { $depth }, posições: { $nodes }, segundos de CPU: { $seconds }, método: { $method }
analysis-color = { $color ->
    [white] Brancas: { $verdict }
   *[black] Pretas: { $verdict }
}
analysis-choose = { $color ->
    [white] Escolha as brancas.
   *[black] Escolha as pretas.
}
analysis-choose-either = As duas cores são igualmente boas.
