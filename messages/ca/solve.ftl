value-win = { $count ->
    [one] ▲ victòria: { $count } jugada
   *[other] ▲ victòria: { $count } jugades
}
value-draw = { $count ->
    [one] ● empat: { $count } jugada
   *[other] ● empat: { $count } jugades
}
value-loss = { $count ->
    [one] ▼ derrota: { $count } jugada
   *[other] ▼ derrota: { $count } jugades
}
value-unknown = { $count ->
    [one] ? desconegut: { $count } jugada
   *[other] ? desconegut: { $count } jugades
}

verdict-unknown = { $color ->
    [white] Juguen les blanques: ? desconegut, no demostrat dins dels límits
   *[black] Juguen les negres: ? desconegut, no demostrat dins dels límits
}

line = Seqüència: { $moves }
effort = posicions: { $nodes }, segons de CPU: { $seconds }, mètode: { $method }
certified = { $color ->
    [white] La demostració és correcta. { $game }: guanyen les blanques des de { $position }. Jugades pròpies de les blanques: { $moves } com a màxim; respostes a la demostració: { $nodes }
   *[black] La demostració és correcta. { $game }: guanyen les negres des de { $position }. Jugades pròpies de les negres: { $moves } com a màxim; respostes a la demostració: { $nodes }
}
