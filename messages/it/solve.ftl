value-win = { $count ->
    [one] ▲ vittoria: { $count } mossa
   *[other] ▲ vittoria: { $count } mosse
}
value-draw = { $count ->
    [one] ● pari: { $count } mossa
   *[other] ● pari: { $count } mosse
}
value-loss = { $count ->
    [one] ▼ sconfitta: { $count } mossa
   *[other] ▼ sconfitta: { $count } mosse
}
value-unknown = { $count ->
    [one] ? ignoto: { $count } mossa
   *[other] ? ignoto: { $count } mosse
}

moves-legend = Il numero dopo una mossa conta solo le mosse di chi vince fino alla fine della partita; ≤ vuol dire al massimo.
verdict-unknown = { $color ->
    [white] Muove il Bianco: ? ignoto, non dimostrato entro i limiti
   *[black] Muove il Nero: ? ignoto, non dimostrato entro i limiti
}

line = Linea: { $moves }
effort = posizioni: { $nodes }, secondi di CPU: { $seconds }, metodo: { $method }
certified = { $color ->
    [white] La dimostrazione è valida. { $game }: il Bianco vince da { $position }. Mosse proprie del Bianco: al massimo { $moves }; risposte nella dimostrazione: { $nodes }
   *[black] La dimostrazione è valida. { $game }: il Nero vince da { $position }. Mosse proprie del Nero: al massimo { $moves }; risposte nella dimostrazione: { $nodes }
}
method-rules = le regole
method-glance = un’occhiata
method-search = ricerca
method-proof-number-search = ricerca con numeri di prova
method-sweep = scansione completa
method-published-solution = soluzione pubblicata
published-by = Dimostrato da altri: { $source }
claims-sound = Tutte le affermazioni reggono. Certificati: { $certified }, rifatti: { $remade }; mosse di chi vince: { $moves }; posizioni con tutte le risposte: { $replies }
claims-proven = { $color ->
    [white] { $game }: è dimostrato che il Bianco vince da { $position }
   *[black] { $game }: è dimostrato che il Nero vince da { $position }
}
claims-open = { $color ->
    [white] { $game }: non è ancora dimostrato che il Bianco vinca da { $position }. La prima lacuna: { $moves } → { $gap }
   *[black] { $game }: non è ancora dimostrato che il Nero vinca da { $position }. La prima lacuna: { $moves } → { $gap }
}
campaign-open = { $color ->
    [white] Dimostrato che il Bianco vince: { $percent }; posizioni aperte: { $count }, per esempio { $positions }
   *[black] Dimostrato che il Nero vince: { $percent }; posizioni aperte: { $count }, per esempio { $positions }
}
campaign-pace = { $state }; ore rimanenti: circa { $hours }
campaign-won = { $color ->
    [white] Vince il Bianco: tutte le affermazioni reggono
   *[black] Vince il Nero: tutte le affermazioni reggono
}
campaign-lost = { $color ->
    [white] Il Bianco non vince
   *[black] Il Nero non vince
}
progress-share = { $percent } in { $elapsed }, ancora { $left }: { $text }
progress-time = { $elapsed }: { $text }
progress-search = posizioni: { $nodes }, memoria: { $mebibytes } MiB
