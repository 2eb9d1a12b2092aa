brief-win = ▲ vitória, provado
brief-win-exact = { $moves ->
    [one] ▲ vitória em { $moves } jogada própria, provado
   *[other] ▲ vitória em { $moves } jogadas próprias, provado
}
brief-win-bound = { $moves ->
    [one] ▲ vitória em { $moves } jogada própria no máximo, provado
   *[other] ▲ vitória em { $moves } jogadas próprias no máximo, provado
}
brief-draw = ● empate, provado
brief-loss = ▼ derrota, provado
brief-loss-exact = { $moves ->
    [one] ▼ derrota em { $moves } jogada do adversário, provado
   *[other] ▼ derrota em { $moves } jogadas do adversário, provado
}
brief-loss-bound = { $moves ->
    [one] ▼ derrota em { $moves } jogada do adversário no máximo, provado
   *[other] ▼ derrota em { $moves } jogadas do adversário no máximo, provado
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
