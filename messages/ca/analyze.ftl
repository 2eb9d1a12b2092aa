brief-win = ▲ victòria, demostrada
brief-win-exact = { $moves ->
    [one] ▲ victòria en { $moves } jugada pròpia, demostrada
   *[other] ▲ victòria en { $moves } jugades pròpies, demostrada
}
brief-win-bound = { $moves ->
    [one] ▲ victòria en { $moves } jugada pròpia com a màxim, demostrada
   *[other] ▲ victòria en { $moves } jugades pròpies com a màxim, demostrada
}
brief-draw = ● empat, demostrat
brief-loss = ▼ derrota, demostrada
brief-loss-exact = { $moves ->
    [one] ▼ derrota en { $moves } jugada del rival, demostrada
   *[other] ▼ derrota en { $moves } jugades del rival, demostrada
}
brief-loss-bound = { $moves ->
    [one] ▼ derrota en { $moves } jugada del rival com a màxim, demostrada
   *[other] ▼ derrota en { $moves } jugades del rival com a màxim, demostrada
}
brief-score = aproximadament { $percent }, estimat
brief-unknown = ? desconegut

analysis-verdict = { $color ->
    [white] Juguen les blanques: { $verdict }
   *[black] Juguen les negres: { $verdict }
}
analysis-line = { $rank }. { $verdict }: { $moves }
analysis-effort = profunditat: { $depth }, posicions: { $nodes }, segons de CPU: { $seconds }, mètode: { $method }
analysis-color = { $color ->
    [white] Blanques: { $verdict }
   *[black] Negres: { $verdict }
}
analysis-choose = { $color ->
    [white] Tria les blanques.
   *[black] Tria les negres.
}
analysis-choose-either = Els dos colors són igual de bons.
