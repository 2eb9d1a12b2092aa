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
engine-busy = Server je zaneprázdnený. Skús to o chvíľu znova.
prove-here = Dokázať tu, pamäť najviac { $memory }
prove-there = Nech dokazuje server, pamäť najviac { $memory }
no-memory = Dôkaz by potreboval { $needed } pamäte a toto zariadenie môže dať { $limit }.
no-memory-there = Dôkaz by potreboval { $needed } pamäte a server môže dať { $limit }.
megabytes = { $count } MB
gigabytes = { $count } GB
engine-unproven = Žiadny dôkaz sa nenašiel.
engine-failed = Toto zariadenie nemohlo hľadať dôkaz. Možno mu chýba pamäť.
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
palette = Čo položiť
palette-lead = Zvoľ, čo položiť, a potom stláčaj jamky. Druhé stlačenie to zase odoberie.
palette-w = Biela
palette-b = Čierna
palette-empty = Vymazať
pinned = Pripnuté: { $place }
link-damaged = Tento odkaz je poškodený alebo neúplný. Zobrazený je prázdny hrací plán.
link-short = Skopírované. Na odkaz je toho priveľa: obsahuje len variant na hracom pláne. Zápis obsahuje všetko.
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
    [white] Biely hral dobre a udržal priemerne { $percent } bodov na ťah.
   *[black] Čierny hral dobre a udržal priemerne { $percent } bodov na ťah.
}
accuracy-fair = { $color ->
    [white] Biely robil malé chyby a udržal priemerne { $percent } bodov na ťah.
   *[black] Čierny robil malé chyby a udržal priemerne { $percent } bodov na ťah.
}
accuracy-poor = { $color ->
    [white] Biely robil veľké chyby a udržal priemerne { $percent } bodov na ťah.
   *[black] Čierny robil veľké chyby a udržal priemerne { $percent } bodov na ťah.
}
review-move = { $color ->
    [white] Ťah { $number }: biely zahral { $move }
   *[black] Ťah { $number }: čierny zahral { $move }
}
slip-lost = { $color ->
    [white] Po { $move } vyhráva biely
   *[black] Po { $move } vyhráva čierny
}
slip-drawn = Po { $move } je to remíza
slip-about = { $color ->
    [white] Po { $move } môže biely očakávať asi { $percent } bodov
   *[black] Po { $move } môže čierny očakávať asi { $percent } bodov
}
until-won = { $color ->
    [white] Doteraz vyhrával biely
   *[black] Doteraz vyhrával čierny
}
until-drawn = Doteraz to bola remíza
until-about = { $color ->
    [white] Doteraz mohol biely očakávať asi { $percent }
   *[black] Doteraz mohol čierny očakávať asi { $percent }
}
way-refuting = Vyvrátenie
way-best = Čo bolo lepšie
try-lead = { $color ->
    [white] Nájdi lepší ťah za bieleho
   *[black] Nájdi lepší ťah za čierneho
}
mistake-cost = Stálo to { $percent } bodov.
try-checking = Overuje sa { $move }
try-right = Áno! { $move } je najlepší ťah.
try-better = { $move } je lepší, ale existuje ešte lepší ťah.
try-wrong = { $move } nie je lepší. Skús to znova.
no-mistakes = Žiadne veľké chyby sa nenašli.
puzzles-looking = Hľadajú sa úlohy v tejto partii
puzzles-found = { $count ->
    [one] V tejto partii sa našla { $count } úloha.
    [few] V tejto partii sa našli { $count } úlohy.
   *[other] V tejto partii sa našlo { $count } úloh.
}
puzzles-none = V tejto partii nie je žiadna úloha: ku koncu v nej nie je pozícia, v ktorej len jeden ťah vyhráva alebo zachráni remízu.
puzzles-cannot = Tento prehliadač teraz nemôže úlohy hľadať.
