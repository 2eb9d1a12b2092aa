worth-win = výhra
worth-draw = remíza
worth-loss = prehra
worth-unknown = neznáme
worth-win-exact = { $moves ->
    [one] výhra za { $moves } vlastný ťah
    [few] výhra za { $moves } vlastné ťahy
   *[other] výhra za { $moves } vlastných ťahov
}
worth-win-bound = { $moves ->
    [one] výhra najviac za { $moves } vlastný ťah
    [few] výhra najviac za { $moves } vlastné ťahy
   *[other] výhra najviac za { $moves } vlastných ťahov
}
worth-loss-exact = { $moves ->
    [one] prehra za { $moves } ťah súpera
    [few] prehra za { $moves } ťahy súpera
   *[other] prehra za { $moves } ťahov súpera
}
worth-loss-bound = { $moves ->
    [one] prehra najviac za { $moves } ťah súpera
    [few] prehra najviac za { $moves } ťahy súpera
   *[other] prehra najviac za { $moves } ťahov súpera
}
worth-about = asi { $percent }
worth-at = { $place }; { $value }
is-proven = dokázané
is-published = dokázané inými
is-estimated = odhad
verdict-is = { $color ->
    [white] { $how ->
        [proven] Biely na ťahu: { $value }, dokázané
        [published] Biely na ťahu: { $value }, dokázané inými
       *[estimated] Biely na ťahu: { $value }, odhad
    }
   *[black] { $how ->
        [proven] Čierny na ťahu: { $value }, dokázané
        [published] Čierny na ťahu: { $value }, dokázané inými
       *[estimated] Čierny na ťahu: { $value }, odhad
    }
}
best-is = Najlepší: { $move }; { $value }
no-best = Najlepší ťah zatiaľ nie je známy
no-value = Zatiaľ nie je nič známe
engine-working = Hĺbka { $depth }, program ešte premýšľa
engine-done = Hĺbka { $depth }
engine-resting = Program je vypnutý
engine-lost = Server neodpovedá. Ťahy zostávajú uložené tu.
engine-busy = Server je zaneprázdnený. Skús to o chvíľu znova.
line-unfold = Ukázať celý variant
over-white = Biely vyhral
over-black = Čierny vyhral
over-draw = Remíza
not-read = Nedá sa prečítať: { $why }
was-read = { $count ->
    [one] Zobrazený { $count } ťah
    [few] Zobrazené { $count } ťahy
   *[other] Zobrazených { $count } ťahov
}
at-start = Začiatok
main-line = Hlavný variant
variation = Vedľajší variant
deleted = Vymazané
did-undo = Zmena vrátená
did-redo = Zmena obnovená
promoted = Toto je teraz hlavný variant
edit-lead = Stlačením sa jamka zmení: prázdna, biela, čierna.
review-working = Analýza pozície { $ply } / { $count }
review-done = Všetky pozície sú analyzované
review-stopped = Zastavené
review-point = { $how ->
    [proven] Pre bieleho: { $value }, dokázané
    [published] Pre bieleho: { $value }, dokázané inými
   *[estimated] Pre bieleho: { $value }, odhad
}
accuracy-perfect = { $color ->
    [white] Biely neurobil žiadnu chybu.
   *[black] Čierny neurobil žiadnu chybu.
}
accuracy-good = { $color ->
    [white] Biely hral dobre a udržal priemerne { $percent } bodov na ťah.
   *[black] Čierny hral dobre a udržal priemerne { $percent } bodov na ťah.
}
accuracy-fair = { $color ->
    [white] Biely robil malé chyby a udržal priemerne { $percent } bodov na ťah.
   *[black] Čierny robil malé chyby a udržal priemerne { $percent } bodov na ťah.
}
accuracy-poor = { $color ->
    [white] Biely robil veľké chyby a udržal priemerne { $percent } bodov na ťah.
   *[black] Čierny robil veľké chyby a udržal priemerne { $percent } bodov na ťah.
}
mistake-was = { $color ->
    [white] Ťah { $ply }: biely hral { $move }. Nájdi lepší ťah.
   *[black] Ťah { $ply }: čierny hral { $move }. Nájdi lepší ťah.
}
mistake-cost = Stálo to { $percent } bodov.
try-checking = Overuje sa { $move }
try-right = Áno! { $move } je najlepší ťah.
try-better = { $move } je lepší, ale existuje ešte lepší ťah.
try-wrong = { $move } nie je lepší. Skús to znova.
try-answer = Odpoveď: { $move }
try-again = Skúsiť znova
try-show = Ukázať odpoveď
no-mistakes = Žiadne veľké chyby sa nenašli.
