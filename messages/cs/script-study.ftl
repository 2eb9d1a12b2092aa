worth-win = výhra
worth-draw = remíza
worth-loss = prohra
worth-unknown = neznámo
worth-win-exact = { $moves ->
    [one] výhra za { $moves } vlastní tah
    [few] výhra za { $moves } vlastní tahy
   *[other] výhra za { $moves } vlastních tahů
}
worth-win-bound = { $moves ->
    [one] výhra nejvýše za { $moves } vlastní tah
    [few] výhra nejvýše za { $moves } vlastní tahy
   *[other] výhra nejvýše za { $moves } vlastních tahů
}
worth-loss-exact = { $moves ->
    [one] prohra za { $moves } tah soupeře
    [few] prohra za { $moves } tahy soupeře
   *[other] prohra za { $moves } tahů soupeře
}
worth-loss-bound = { $moves ->
    [one] prohra nejvýše za { $moves } tah soupeře
    [few] prohra nejvýše za { $moves } tahy soupeře
   *[other] prohra nejvýše za { $moves } tahů soupeře
}
worth-about = asi { $percent }
worth-at = { $place }; { $value }
is-proven = dokázáno
is-published = dokázáno jinými
is-estimated = odhad
verdict-is = { $color ->
    [white] { $how ->
        [proven] Bílý na tahu: { $value }, dokázáno
        [published] Bílý na tahu: { $value }, dokázáno jinými
       *[estimated] Bílý na tahu: { $value }, odhad
    }
   *[black] { $how ->
        [proven] Černý na tahu: { $value }, dokázáno
        [published] Černý na tahu: { $value }, dokázáno jinými
       *[estimated] Černý na tahu: { $value }, odhad
    }
}
best-is = Nejlepší: { $move }; { $value }
no-best = Nejlepší tah zatím není znám
no-value = Zatím není nic známo
engine-working = Hloubka { $depth }, program ještě přemýšlí
engine-done = Hloubka { $depth }
engine-resting = Program je vypnutý
engine-lost = Server neodpovídá. Tahy zůstávají uložené zde.
engine-busy = Server je zaneprázdněný. Zkus to za chvíli znovu.
line-unfold = Ukázat celou variantu
over-white = Bílý vyhrál
over-black = Černý vyhrál
over-draw = Remíza
not-read = Nelze přečíst: { $why }
was-read = { $count ->
    [one] Zobrazen { $count } tah
    [few] Zobrazeny { $count } tahy
   *[other] Zobrazeno { $count } tahů
}
at-start = Začátek
main-line = Hlavní varianta
variation = Vedlejší varianta
deleted = Smazáno
did-undo = Změna vrácena
did-redo = Změna obnovena
promoted = Toto je teď hlavní varianta
edit-lead = Stisknutím se důlek změní: prázdný, bílá, černá.
review-working = Rozbor pozice { $ply } / { $count }
review-done = Všechny pozice jsou rozebrány
review-stopped = Zastaveno
review-point = { $how ->
    [proven] Pro bílého: { $value }, dokázáno
    [published] Pro bílého: { $value }, dokázáno jinými
   *[estimated] Pro bílého: { $value }, odhad
}
accuracy-perfect = { $color ->
    [white] Bílý neudělal žádnou chybu.
   *[black] Černý neudělal žádnou chybu.
}
accuracy-good = { $color ->
    [white] Bílý hrál dobře a udržel průměrně { $percent } bodů na tah.
   *[black] Černý hrál dobře a udržel průměrně { $percent } bodů na tah.
}
accuracy-fair = { $color ->
    [white] Bílý dělal malé chyby a udržel průměrně { $percent } bodů na tah.
   *[black] Černý dělal malé chyby a udržel průměrně { $percent } bodů na tah.
}
accuracy-poor = { $color ->
    [white] Bílý dělal velké chyby a udržel průměrně { $percent } bodů na tah.
   *[black] Černý dělal velké chyby a udržel průměrně { $percent } bodů na tah.
}
mistake-was = { $color ->
    [white] Tah { $ply }: bílý hrál { $move }. Najdi lepší tah.
   *[black] Tah { $ply }: černý hrál { $move }. Najdi lepší tah.
}
mistake-cost = Stálo to { $percent } bodů.
try-checking = Ověřuje se { $move }
try-right = Ano! { $move } je nejlepší tah.
try-better = { $move } je lepší, ale existuje ještě lepší tah.
try-wrong = { $move } není lepší. Zkus to znovu.
try-answer = Odpověď: { $move }
try-again = Zkusit znovu
try-show = Ukázat odpověď
no-mistakes = Žádné velké chyby se nenašly.
