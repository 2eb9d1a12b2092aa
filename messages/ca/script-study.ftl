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
worth-about = aproximadament { $percent }
worth-at = { $place }; { $value }
is-proven = demostrat
is-published = demostrat per altres
is-estimated = estimat
verdict-is = { $color ->
    [white] { $how ->
        [proven] Juguen les blanques: { $value }, està demostrat
        [published] Juguen les blanques: { $value }, altres ho han demostrat
       *[estimated] Juguen les blanques: { $value }, és una estimació
    }
   *[black] { $how ->
        [proven] Juguen les negres: { $value }, està demostrat
        [published] Juguen les negres: { $value }, altres ho han demostrat
       *[estimated] Juguen les negres: { $value }, és una estimació
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
prove-here = Demostra-ho aquí, amb un màxim de { $memory } de memòria
prove-there = Que ho demostri el servidor, amb un màxim de { $memory } de memòria
no-memory = Una demostració necessitaria { $needed } de memòria, i aquest dispositiu en pot donar { $limit }.
no-memory-there = Una demostració necessitaria { $needed } de memòria, i el servidor en pot donar { $limit }.
megabytes = { $count } MB
gigabytes = { $count } GB
engine-unproven = No s’ha trobat cap demostració.
engine-failed = Aquest dispositiu no ha pogut buscar cap demostració. Potser li falta memòria.
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
palette = Què s’hi posa
palette-lead = Tria què s’hi posa i després prem forats. Si tornes a prémer, es treu.
palette-w = Blanca
palette-b = Negra
palette-empty = Esborra
pinned = Posició fixada: { $place }
link-damaged = Aquest enllaç està malmès o incomplet. Es mostra el tauler buit.
link-short = Copiat. És massa per a un enllaç: només conté la seqüència que hi ha al tauler. La partida desada ho conté tot.
review-working = S’està analitzant la posició { $ply } de { $count }
review-done = Totes les posicions estan analitzades
review-stopped = Aturat
review-point = { $how ->
    [proven] Per a les blanques: { $value }, està demostrat
    [published] Per a les blanques: { $value }, altres ho han demostrat
   *[estimated] Per a les blanques: { $value }, és una estimació
}
accuracy-perfect = { $color ->
    [white] Les blanques no han comès cap error.
   *[black] Les negres no han comès cap error.
}
accuracy-good = { $color ->
    [white] Les blanques han jugat bé; punts conservats per jugada, de mitjana: { $percent }.
   *[black] Les negres han jugat bé; punts conservats per jugada, de mitjana: { $percent }.
}
accuracy-fair = { $color ->
    [white] Les blanques han comès errors petits; punts conservats per jugada, de mitjana: { $percent }.
   *[black] Les negres han comès errors petits; punts conservats per jugada, de mitjana: { $percent }.
}
accuracy-poor = { $color ->
    [white] Les blanques han comès errors greus; punts conservats per jugada, de mitjana: { $percent }.
   *[black] Les negres han comès errors greus; punts conservats per jugada, de mitjana: { $percent }.
}
review-move = { $color ->
    [white] Jugada { $number }: les blanques han jugat { $move }
   *[black] Jugada { $number }: les negres han jugat { $move }
}
slip-lost = { $color ->
    [white] Després de { $move }, guanyen les blanques
   *[black] Després de { $move }, guanyen les negres
}
slip-drawn = Després de { $move }, la partida és empat
slip-about = { $color ->
    [white] Després de { $move }, les blanques poden esperar aproximadament { $percent } dels punts
   *[black] Després de { $move }, les negres poden esperar aproximadament { $percent } dels punts
}
until-won = { $color ->
    [white] Fins aquí guanyaven les blanques
   *[black] Fins aquí guanyaven les negres
}
until-drawn = Fins aquí era empat
until-about = { $color ->
    [white] Fins aquí les blanques podien esperar aproximadament { $percent }
   *[black] Fins aquí les negres podien esperar aproximadament { $percent }
}
way-refuting = La refutació
way-best = Què era millor
try-lead = { $color ->
    [white] Troba una jugada millor per a les blanques
   *[black] Troba una jugada millor per a les negres
}
mistake-cost = Punts perduts amb aquesta jugada: { $percent }.
try-checking = S’està comprovant { $move }
try-right = Sí! No hi ha res millor que { $move }.
try-better = { $move } és millor, però n’hi ha una de millor encara.
try-wrong = { $move } no és millor. Torna-ho a provar.
no-mistakes = No s’han trobat errors greus.
puzzles-looking = S’estan buscant problemes en aquesta partida
puzzles-found = { $count ->
    [one] S’ha trobat { $count } problema en aquesta partida.
   *[other] S’han trobat { $count } problemes en aquesta partida.
}
puzzles-none = Aquesta partida no dona cap problema: prop del final no hi ha cap posició en què només una jugada guanyi o salvi l’empat.
puzzles-cannot = Aquest navegador ara no pot buscar problemes.
