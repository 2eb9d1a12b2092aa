brief-win = ▲ vittoria, dimostrato
brief-win-exact = { $moves ->
    [one] ▲ vittoria in { $moves } mossa propria, dimostrato
   *[other] ▲ vittoria in { $moves } mosse proprie, dimostrato
}
brief-win-bound = { $moves ->
    [one] ▲ vittoria al più in { $moves } mossa propria, dimostrato
   *[other] ▲ vittoria al più in { $moves } mosse proprie, dimostrato
}
brief-draw = ● pari, dimostrato
brief-loss = ▼ sconfitta, dimostrato
brief-loss-exact = { $moves ->
    [one] ▼ sconfitta in { $moves } mossa dell’avversario, dimostrato
   *[other] ▼ sconfitta in { $moves } mosse dell’avversario, dimostrato
}
brief-loss-bound = { $moves ->
    [one] ▼ sconfitta al più in { $moves } mossa dell’avversario, dimostrato
   *[other] ▼ sconfitta al più in { $moves } mosse dell’avversario, dimostrato
}
brief-score = circa { $percent }, stimato
brief-unknown = ? ignoto

analysis-verdict = { $color ->
    [white] Muove il Bianco: { $verdict }
   *[black] Muove il Nero: { $verdict }
}
analysis-line = { $rank }. { $verdict }: { $moves }
analysis-effort = profondità: { $depth }, posizioni: { $nodes }, secondi di CPU: { $seconds }, metodo: { $method }
analysis-color = { $color ->
    [white] Bianco: { $verdict }
   *[black] Nero: { $verdict }
}
analysis-choose = { $color ->
    [white] Scegli il Bianco.
   *[black] Scegli il Nero.
}
analysis-choose-either = I due colori si equivalgono.
