value-win = { $count ->
    [one] ▲ vitória: { $count } jogada
   *[other] ▲ vitória: { $count } jogadas
}
value-draw = { $count ->
    [one] ● empate: { $count } jogada
   *[other] ● empate: { $count } jogadas
}
value-loss = { $count ->
    [one] ▼ derrota: { $count } jogada
   *[other] ▼ derrota: { $count } jogadas
}
value-unknown = { $count ->
    [one] ? desconhecido: { $count } jogada
   *[other] ? desconhecido: { $count } jogadas
}

moves-legend = O número a seguir a uma jogada conta só as jogadas de quem ganha até ao fim da partida; ≤ quer dizer no máximo.
verdict-unknown = { $color ->
    [white] Jogam as brancas: ? desconhecido, não provado dentro dos limites
   *[black] Jogam as pretas: ? desconhecido, não provado dentro dos limites
}

line = Sequência: { $moves }
effort = posições: { $nodes }, segundos de CPU: { $seconds }, método: { $method }
certified = { $color ->
    [white] A prova está correta. { $game }: ganham as brancas a partir de { $position }. Jogadas próprias das brancas: { $moves } no máximo; respostas na prova: { $nodes }
   *[black] A prova está correta. { $game }: ganham as pretas a partir de { $position }. Jogadas próprias das pretas: { $moves } no máximo; respostas na prova: { $nodes }
}
method-rules = as regras
method-glance = um relance
method-search = procura
method-proof-number-search = procura por números de prova
method-sweep = varrimento
method-published-solution = solução publicada
published-by = Provado por outros: { $source }
claims-sound = Todas as afirmações se sustentam. Certificados: { $certified }, refeitos: { $remade }; jogadas de quem ganha: { $moves }; posições com todas as respostas: { $replies }
claims-proven = { $color ->
    [white] { $game }: está provado que as brancas ganham a partir de { $position }
   *[black] { $game }: está provado que as pretas ganham a partir de { $position }
}
claims-open = { $color ->
    [white] { $game }: ainda não está provado que as brancas ganham a partir de { $position }. A primeira lacuna: { $moves } → { $gap }
   *[black] { $game }: ainda não está provado que as pretas ganham a partir de { $position }. A primeira lacuna: { $moves } → { $gap }
}
campaign-open = { $color ->
    [white] Provado que ganham as brancas: { $percent }; posições em aberto: { $count }, por exemplo { $positions }
   *[black] Provado que ganham as pretas: { $percent }; posições em aberto: { $count }, por exemplo { $positions }
}
campaign-pace = { $state }; horas que faltam: cerca de { $hours }
campaign-won = { $color ->
    [white] Ganham as brancas: todas as afirmações se sustentam
   *[black] Ganham as pretas: todas as afirmações se sustentam
}
campaign-lost = { $color ->
    [white] As brancas não ganham
   *[black] As pretas não ganham
}
progress-share = { $percent } em { $elapsed }, faltam { $left }: { $text }
progress-time = { $elapsed }: { $text }
progress-search = posições: { $nodes }, memória: { $mebibytes } MiB
