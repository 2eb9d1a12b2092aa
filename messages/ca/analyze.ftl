brief-win = ▲ victòria, demostrat
brief-win-exact = { $moves ->
    [one] ▲ victòria en { $moves } jugada pròpia, demostrat
   *[other] ▲ victòria en { $moves } jugades pròpies, demostrat
}
brief-win-bound = { $moves ->
    [one] ▲ victòria en { $moves } jugada pròpia com a màxim, demostrat
   *[other] ▲ victòria en { $moves } jugades pròpies com a màxim, demostrat
}
brief-draw = ● empat, demostrat
brief-loss = ▼ derrota, demostrat
brief-loss-exact = { $moves ->
    [one] ▼ derrota en { $moves } jugada del rival, demostrat
   *[other] ▼ derrota en { $moves } jugades del rival, demostrat
}
brief-loss-bound = { $moves ->
    [one] ▼ derrota en { $moves } jugada del rival com a màxim, demostrat
   *[other] ▼ derrota en { $moves } jugades del rival com a màxim, demostrat
}
brief-score = prop del { $percent }, estimat
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
