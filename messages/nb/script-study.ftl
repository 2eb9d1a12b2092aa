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
    [one] tap etter { $moves } trekk av motstanderen
   *[other] tap etter { $moves } trekk av motstanderen
}
worth-loss-bound = { $moves ->
    [one] tap etter høyst { $moves } trekk av motstanderen
   *[other] tap etter høyst { $moves } trekk av motstanderen
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
no-best = Det beste trekket er ikke kjent ennå
no-value = Ingenting er kjent ennå
engine-working = Dybde { $depth }, tenker fortsatt
engine-done = Dybde { $depth }
engine-resting = Motoren er av
engine-lost = Serveren svarer ikke. Trekkene blir tatt vare på her.
engine-busy = Serveren er opptatt. Prøv igjen om litt.
prove-here = Bevis det her, med høyst { $memory } minne
prove-there = La serveren bevise det, med høyst { $memory } minne
no-memory = Et bevis ville ta { $needed } minne, og denne enheten kan avse { $limit }.
no-memory-there = Et bevis ville ta { $needed } minne, og serveren kan avse { $limit }.
megabytes = { $count } MB
gigabytes = { $count } GB
engine-unproven = Det ble ikke funnet noe bevis.
engine-failed = Denne enheten kunne ikke lete etter et bevis. Den har kanskje for lite minne.
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
promoted = Dette er nå hovedvarianten
palette = Hva som legges
palette-lead = Velg hva som skal legges, og trykk så på plasser. Trykk en gang til for å ta det bort igjen.
palette-w = Hvit
palette-b = Svart
palette-empty = Tøm
pinned = Festet: { $place }
link-damaged = Lenken er skadet eller ufullstendig. Det tomme brettet vises.
link-short = Kopiert. Dette er for mye for en lenke: den inneholder bare trekkfølgen på brettet. Det lagrede partiet inneholder alt.
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
review-move = { $color ->
    [white] Trekk { $number }: Hvit spilte { $move }
   *[black] Trekk { $number }: Svart spilte { $move }
}
slip-lost = { $color ->
    [white] Etter { $move } vinner Hvit
   *[black] Etter { $move } vinner Svart
}
slip-drawn = Etter { $move } er partiet uavgjort
slip-about = { $color ->
    [white] Etter { $move } kan Hvit vente seg omtrent { $percent } av poengene
   *[black] Etter { $move } kan Svart vente seg omtrent { $percent } av poengene
}
until-won = { $color ->
    [white] Fram til hit sto Hvit til seier
   *[black] Fram til hit sto Svart til seier
}
until-drawn = Fram til hit var det uavgjort
until-about = { $color ->
    [white] Fram til hit kunne Hvit vente seg omtrent { $percent }
   *[black] Fram til hit kunne Svart vente seg omtrent { $percent }
}
way-refuting = Det som gjendriver trekket
way-best = Det som var bedre
try-lead = { $color ->
    [white] Finn et bedre trekk for Hvit
   *[black] Finn et bedre trekk for Svart
}
mistake-cost = Det kostet { $percent } av poengene.
try-checking = Sjekker { $move }
try-right = Ja! { $move } er det beste som finnes.
try-better = { $move } er bedre, men det finnes et trekk som er enda bedre.
try-wrong = { $move } er ikke bedre. Prøv igjen.
no-mistakes = Ingen store feil ble funnet.
puzzles-looking = Leter etter nøtter i partiet
puzzles-found = { $count ->
    [one] { $count } nøtt ble funnet i partiet.
   *[other] { $count } nøtter ble funnet i partiet.
}
puzzles-none = Partiet har ingen nøtt: nær slutten er det ingen stilling der bare ett trekk vinner eller redder uavgjort.
puzzles-cannot = Denne nettleseren kan ikke lete etter nøtter nå.
