value-win = { $count ->
    [one] ▲ vitoria: { $count } xogada
   *[other] ▲ vitoria: { $count } xogadas
}
value-draw = { $count ->
    [one] ● empate: { $count } xogada
   *[other] ● empate: { $count } xogadas
}
value-loss = { $count ->
    [one] ▼ derrota: { $count } xogada
   *[other] ▼ derrota: { $count } xogadas
}
value-unknown = { $count ->
    [one] ? descoñecido: { $count } xogada
   *[other] ? descoñecido: { $count } xogadas
}

moves-legend = O número detrás dunha xogada conta só as xogadas de quen gaña ata o final da partida; ≤ quere dicir como máximo.
verdict-unknown = { $color ->
    [white] Xogan as brancas: ? descoñecido, sen demostrar dentro dos límites
   *[black] Xogan as negras: ? descoñecido, sen demostrar dentro dos límites
}

line = Secuencia: { $moves }
effort = posicións: { $nodes }, segundos de CPU: { $seconds }, método: { $method }
certified = { $color ->
    [white] A demostración é correcta. { $game }: gañan as brancas desde { $position }. Xogadas propias das brancas: { $moves } como máximo; respostas na demostración: { $nodes }
   *[black] A demostración é correcta. { $game }: gañan as negras desde { $position }. Xogadas propias das negras: { $moves } como máximo; respostas na demostración: { $nodes }
}
method-rules = as regras
method-glance = unha ollada
method-search = busca
method-proof-number-search = busca por números de proba
method-sweep = varrido
method-published-solution = solución publicada
published-by = Demostrado por outros: { $source }
claims-sound = Todas as afirmacións se sosteñen. Certificados: { $certified }, refeitos: { $remade }; xogadas de quen gaña: { $moves }; posicións con todas as respostas: { $replies }
claims-proven = { $color ->
    [white] { $game }: está demostrado que gañan as brancas desde { $position }
   *[black] { $game }: está demostrado que gañan as negras desde { $position }
}
claims-open = { $color ->
    [white] { $game }: aínda non está demostrado que gañen as brancas desde { $position }. A primeira lagoa: { $moves } → { $gap }
   *[black] { $game }: aínda non está demostrado que gañen as negras desde { $position }. A primeira lagoa: { $moves } → { $gap }
}
campaign-open = { $color ->
    [white] Demostrado que gañan as brancas: { $percent }; posicións abertas: { $count }, por exemplo { $positions }
   *[black] Demostrado que gañan as negras: { $percent }; posicións abertas: { $count }, por exemplo { $positions }
}
campaign-pace = { $state }; horas que faltan: unhas { $hours }
campaign-won = { $color ->
    [white] Gañan as brancas: todas as afirmacións se sosteñen
   *[black] Gañan as negras: todas as afirmacións se sosteñen
}
campaign-lost = { $color ->
    [white] As brancas non gañan
   *[black] As negras non gañan
}
progress-share = { $percent } en { $elapsed }, faltan { $left }: { $text }
progress-time = { $elapsed }: { $text }
progress-search = posicións: { $nodes }, memoria: { $mebibytes } MiB
