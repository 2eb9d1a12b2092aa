brief-win = ▲ vittoria, dimostrata
brief-win-exact = { $moves ->
    [one] ▲ vittoria in { $moves } mossa propria, dimostrata
   *[other] ▲ vittoria in { $moves } mosse proprie, dimostrata
}
brief-win-bound = { $moves ->
    [one] ▲ vittoria al massimo in { $moves } mossa propria, dimostrata
   *[other] ▲ vittoria al massimo in { $moves } mosse proprie, dimostrata
}
brief-draw = ● pari, dimostrato
brief-loss = ▼ sconfitta, dimostrata
brief-loss-exact = { $moves ->
    [one] ▼ sconfitta in { $moves } mossa dell’avversario, dimostrata
   *[other] ▼ sconfitta in { $moves } mosse dell’avversario, dimostrata
}
brief-loss-bound = { $moves ->
    [one] ▼ sconfitta al massimo in { $moves } mossa dell’avversario, dimostrata
   *[other] ▼ sconfitta al massimo in { $moves } mosse dell’avversario, dimostrata
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
