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
prove-here = Dokázat zde, paměť nejvýše { $memory }
prove-there = Ať dokazuje server, paměť nejvýše { $memory }
no-memory = Důkaz by potřeboval { $needed } paměti a toto zařízení může dát { $limit }.
no-memory-there = Důkaz by potřeboval { $needed } paměti a server může dát { $limit }.
megabytes = { $count } MB
gigabytes = { $count } GB
engine-unproven = Žádný důkaz se nenašel.
engine-failed = Toto zařízení nemohlo hledat důkaz. Možná mu chybí paměť.
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
palette = Co položit
palette-lead = Zvol, co položit, a pak tiskni důlky. Druhé stisknutí to zase odebere.
palette-w = Bílá
palette-b = Černá
palette-empty = Vymazat
pinned = Připnuto: { $place }
link-damaged = Tento odkaz je poškozený nebo neúplný. Zobrazen je prázdný herní plán.
link-short = Zkopírováno. Na odkaz je toho příliš: obsahuje jen variantu na herním plánu. Zápis obsahuje všechno.
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
    [white] Bílý hrál dobře a udržel průměrně { $percent } bodů na tah.
   *[black] Černý hrál dobře a udržel průměrně { $percent } bodů na tah.
}
accuracy-fair = { $color ->
    [white] Bílý dělal malé chyby a udržel průměrně { $percent } bodů na tah.
   *[black] Černý dělal malé chyby a udržel průměrně { $percent } bodů na tah.
}
accuracy-poor = { $color ->
    [white] Bílý dělal velké chyby a udržel průměrně { $percent } bodů na tah.
   *[black] Černý dělal velké chyby a udržel průměrně { $percent } bodů na tah.
}
review-move = { $color ->
    [white] Tah { $number }: bílý zahrál { $move }
   *[black] Tah { $number }: černý zahrál { $move }
}
slip-lost = { $color ->
    [white] Po { $move } vyhrává bílý
   *[black] Po { $move } vyhrává černý
}
slip-drawn = Po { $move } je to remíza
slip-about = { $color ->
    [white] Po { $move } může bílý očekávat asi { $percent } bodů
   *[black] Po { $move } může černý očekávat asi { $percent } bodů
}
until-won = { $color ->
    [white] Až dosud vyhrával bílý
   *[black] Až dosud vyhrával černý
}
until-drawn = Až dosud to byla remíza
until-about = { $color ->
    [white] Až dosud mohl bílý očekávat asi { $percent }
   *[black] Až dosud mohl černý očekávat asi { $percent }
}
way-refuting = Vyvrácení
way-best = Co bylo lepší
try-lead = { $color ->
    [white] Najdi lepší tah za bílého
   *[black] Najdi lepší tah za černého
}
mistake-cost = Stálo to { $percent } bodů.
try-checking = Ověřuje se { $move }
try-right = Ano! { $move } je nejlepší tah.
try-better = { $move } je lepší, ale existuje ještě lepší tah.
try-wrong = { $move } není lepší. Zkus to znovu.
no-mistakes = Žádné velké chyby se nenašly.
puzzles-looking = Hledají se úlohy v této partii
puzzles-found = { $count ->
    [one] V této partii se našla { $count } úloha.
    [few] V této partii se našly { $count } úlohy.
   *[other] V této partii se našlo { $count } úloh.
}
puzzles-none = V této partii žádná úloha není: ke konci v ní není pozice, ve které jen jeden tah vyhrává nebo zachrání remízu.
puzzles-cannot = Tento prohlížeč teď nemůže úlohy hledat.
