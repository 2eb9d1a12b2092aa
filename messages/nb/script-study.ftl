worth-win = seier
worth-draw = uavgjort
worth-loss = tap
worth-unknown = ukjent
worth-win-exact = { $moves ->
    [one] seier i { $moves } eget trekk
   *[other] seier i { $moves } egne trekk
}
worth-win-bound = { $moves ->
    [one] seier i høyst { $moves } eget trekk
   *[other] seier i høyst { $moves } egne trekk
}
worth-loss-exact = { $moves ->
    [one] tap i { $moves } trekk av motstanderen
   *[other] tap i { $moves } trekk av motstanderen
}
worth-loss-bound = { $moves ->
    [one] tap i høyst { $moves } trekk av motstanderen
   *[other] tap i høyst { $moves } trekk av motstanderen
}
worth-about = omtrent { $percent }
worth-at = { $place }; { $value }
is-proven = bevist
is-published = bevist av andre
is-estimated = anslått
verdict-is = { $color ->
    [white] { $how ->
        [proven] Hvits tur: { $value }, bevist
        [published] Hvits tur: { $value }, bevist av andre
       *[estimated] Hvits tur: { $value }, anslått
    }
   *[black] { $how ->
        [proven] Svarts tur: { $value }, bevist
        [published] Svarts tur: { $value }, bevist av andre
       *[estimated] Svarts tur: { $value }, anslått
    }
}
best-is = Beste trekk: { $move }; { $value }
no-best = Ingen beste trekk er kjent ennå
no-value = Ingenting er kjent ennå
engine-working = Dybde { $depth }, tenker fortsatt
engine-done = Dybde { $depth }
engine-resting = Motoren er av
engine-lost = Serveren svarer ikke. Trekkene blir tatt vare på her.
engine-busy = Serveren er opptatt. Prøv igjen om litt.
line-unfold = Vis hele trekkfølgen
over-white = Hvit har vunnet
over-black = Svart har vunnet
over-draw = Uavgjort
not-read = Det kan ikke leses: { $why }
was-read = { $count ->
    [one] { $count } trekk vises
   *[other] { $count } trekk vises
}
at-start = Begynnelsen
main-line = Hovedvariant
variation = Variant
deleted = Slettet
did-undo = Endringen er angret
did-redo = Endringen er gjort om igjen
promoted = Dette er hovedvarianten nå
edit-lead = Trykk på en plass for å endre den: tom, Hvit, Svart.
review-working = Ser på stilling { $ply } av { $count }
review-done = Alle stillinger er analysert
review-stopped = Stoppet
review-point = { $how ->
    [proven] For Hvit: { $value }, bevist
    [published] For Hvit: { $value }, bevist av andre
   *[estimated] For Hvit: { $value }, anslått
}
accuracy-perfect = { $color ->
    [white] Hvit gjorde ingen feil.
   *[black] Svart gjorde ingen feil.
}
accuracy-good = { $color ->
    [white] Hvit spilte godt og beholdt i snitt { $percent } av poengene per trekk.
   *[black] Svart spilte godt og beholdt i snitt { $percent } av poengene per trekk.
}
accuracy-fair = { $color ->
    [white] Hvit gjorde små feil og beholdt i snitt { $percent } av poengene per trekk.
   *[black] Svart gjorde små feil og beholdt i snitt { $percent } av poengene per trekk.
}
accuracy-poor = { $color ->
    [white] Hvit gjorde store feil og beholdt i snitt { $percent } av poengene per trekk.
   *[black] Svart gjorde store feil og beholdt i snitt { $percent } av poengene per trekk.
}
mistake-was = { $color ->
    [white] Trekk { $ply }: Hvit spilte { $move }. Finn et bedre trekk.
   *[black] Trekk { $ply }: Svart spilte { $move }. Finn et bedre trekk.
}
mistake-cost = Det kostet { $percent } av poengene.
try-checking = Sjekker { $move }
try-right = Ja! { $move } er det beste som finnes.
try-better = { $move } er bedre, men det finnes et trekk som er enda bedre.
try-wrong = { $move } er ikke bedre. Prøv igjen.
try-answer = Svaret: { $move }
try-again = Prøv igjen
try-show = Vis svaret
no-mistakes = Ingen store feil ble funnet.
