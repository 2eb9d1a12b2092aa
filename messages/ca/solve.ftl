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

moves-legend = El número darrere d’una jugada compta només les jugades de qui guanya fins al final de la partida; ≤ vol dir com a màxim.
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
method-rules = les regles
method-glance = un cop d’ull
method-search = cerca
method-proof-number-search = cerca per nombres de prova
method-sweep = recorregut complet
method-published-solution = solució publicada
published-by = Demostrat per altres: { $source }
claims-sound = Totes les afirmacions se sostenen. Certificats: { $certified }, refets: { $remade }; jugades de qui guanya: { $moves }; posicions amb totes les respostes: { $replies }
claims-proven = { $color ->
    [white] { $game }: està demostrat que guanyen les blanques des de { $position }
   *[black] { $game }: està demostrat que guanyen les negres des de { $position }
}
claims-open = { $color ->
    [white] { $game }: encara no està demostrat que guanyin les blanques des de { $position }. La primera llacuna: { $moves } → { $gap }
   *[black] { $game }: encara no està demostrat que guanyin les negres des de { $position }. La primera llacuna: { $moves } → { $gap }
}
campaign-open = { $color ->
    [white] Demostrat que guanyen les blanques: { $percent }; posicions obertes: { $count }, per exemple { $positions }
   *[black] Demostrat que guanyen les negres: { $percent }; posicions obertes: { $count }, per exemple { $positions }
}
campaign-pace = { $state }; hores que falten: unes { $hours }
campaign-won = { $color ->
    [white] Guanyen les blanques: totes les afirmacions se sostenen
   *[black] Guanyen les negres: totes les afirmacions se sostenen
}
campaign-lost = { $color ->
    [white] Les blanques no guanyen
   *[black] Les negres no guanyen
}
progress-share = { $percent } en { $elapsed }, falten { $left }: { $text }
progress-time = { $elapsed }: { $text }
progress-search = posicions: { $nodes }, memòria: { $mebibytes } MiB
