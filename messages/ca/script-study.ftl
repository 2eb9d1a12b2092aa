worth-win = victòria
worth-draw = empat
worth-loss = derrota
worth-unknown = desconegut
worth-win-exact = { $moves ->
    [one] victòria en { $moves } jugada pròpia
   *[other] victòria en { $moves } jugades pròpies
}
worth-win-bound = { $moves ->
    [one] victòria en { $moves } jugada pròpia com a màxim
   *[other] victòria en { $moves } jugades pròpies com a màxim
}
worth-loss-exact = { $moves ->
    [one] derrota en { $moves } jugada del rival
   *[other] derrota en { $moves } jugades del rival
}
worth-loss-bound = { $moves ->
    [one] derrota en { $moves } jugada del rival com a màxim
   *[other] derrota en { $moves } jugades del rival com a màxim
}
worth-about = prop del { $percent }
worth-at = { $place }; { $value }
is-proven = demostrat
is-published = demostrat per altres
is-estimated = estimat
verdict-is = { $color ->
    [white] { $how ->
        [proven] Juguen les blanques: { $value }, demostrat
        [published] Juguen les blanques: { $value }, demostrat per altres
       *[estimated] Juguen les blanques: { $value }, estimat
    }
   *[black] { $how ->
        [proven] Juguen les negres: { $value }, demostrat
        [published] Juguen les negres: { $value }, demostrat per altres
       *[estimated] Juguen les negres: { $value }, estimat
    }
}
best-is = La millor: { $move }; { $value }
no-best = Encara no es coneix la millor jugada
no-value = Encara no se sap res
engine-working = Profunditat { $depth }, encara pensa
engine-done = Profunditat { $depth }
engine-resting = El motor està apagat
engine-lost = El servidor no respon. Les jugades es conserven aquí.
engine-busy = El servidor està ocupat. Torna-ho a provar d’aquí a un moment.
line-unfold = Mostra tota la seqüència
over-white = Han guanyat les blanques
over-black = Han guanyat les negres
over-draw = Empat
not-read = No es pot llegir: { $why }
was-read = { $count ->
    [one] Es mostra { $count } jugada
   *[other] Es mostren { $count } jugades
}
at-start = Començament
main-line = Variant principal
variation = Variant
deleted = Esborrat
did-undo = Canvi desfet
did-redo = Canvi refet
promoted = Ara és la variant principal
edit-lead = Prem un forat per canviar-lo: buit, blanca, negra.
review-working = Analitzant la posició { $ply } de { $count }
review-done = Totes les posicions estan analitzades
review-stopped = Aturat
review-point = { $how ->
    [proven] Per a les blanques: { $value }, demostrat
    [published] Per a les blanques: { $value }, demostrat per altres
   *[estimated] Per a les blanques: { $value }, estimat
}
accuracy-perfect = { $color ->
    [white] Les blanques no han comès cap error.
   *[black] Les negres no han comès cap error.
}
accuracy-good = { $color ->
    [white] Les blanques han jugat bé i han conservat de mitjana el { $percent } dels punts per jugada.
   *[black] Les negres han jugat bé i han conservat de mitjana el { $percent } dels punts per jugada.
}
accuracy-fair = { $color ->
    [white] Les blanques han comès errors petits i han conservat de mitjana el { $percent } dels punts per jugada.
   *[black] Les negres han comès errors petits i han conservat de mitjana el { $percent } dels punts per jugada.
}
accuracy-poor = { $color ->
    [white] Les blanques han comès errors grossos i han conservat de mitjana el { $percent } dels punts per jugada.
   *[black] Les negres han comès errors grossos i han conservat de mitjana el { $percent } dels punts per jugada.
}
mistake-was = { $color ->
    [white] Jugada { $ply }: les blanques han jugat { $move }. Troba una jugada millor.
   *[black] Jugada { $ply }: les negres han jugat { $move }. Troba una jugada millor.
}
mistake-cost = Ha costat el { $percent } dels punts.
try-checking = Comprovant { $move }
try-right = Sí! No hi ha res millor que { $move }.
try-better = { $move } és millor, però n’hi ha una de millor encara.
try-wrong = { $move } no és millor. Torna-ho a provar.
try-answer = La resposta: { $move }
try-again = Torna-hi
try-show = Mostra la resposta
no-mistakes = No s’han trobat errors grossos.
