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

verdict-unknown = { $color ->
    [white] Muove il Bianco: ? ignoto, non dimostrato entro i limiti
   *[black] Muove il Nero: ? ignoto, non dimostrato entro i limiti
}

line = Linea: { $moves }
effort = posizioni: { $nodes }, secondi di CPU: { $seconds }, metodo: { $method }
certified = { $color ->
    [white] La dimostrazione è valida. { $game }: il Bianco vince da { $position }. Mosse proprie del Bianco: al più { $moves }; risposte nella dimostrazione: { $nodes }
   *[black] La dimostrazione è valida. { $game }: il Nero vince da { $position }. Mosse proprie del Nero: al più { $moves }; risposte nella dimostrazione: { $nodes }
}
