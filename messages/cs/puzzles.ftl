nav-puzzles = Úlohy
puzzles-title = Najdi jeden tah
puzzles-lead = V každé pozici přesně jeden tah vyhrává, nebo přesně jeden tah zachrání remízu. U všech je to dokázáno.
puzzle-number = Úloha { $number } / { $count }
puzzle-today = Úloha dne
puzzles-today = Úlohy dne
puzzle-solve = Vyřešit
puzzle-all = Všechny úlohy
puzzle-win = { $color ->
    [white] Bílý si může vynutit výhru, ale jen jedním tahem. Najdi tento tah.
   *[black] Černý si může vynutit výhru, ale jen jedním tahem. Najdi tento tah.
}
puzzle-draw = { $color ->
    [white] Bílému hrozí prohra. Remízu zachrání jen jeden tah. Najdi tento tah.
   *[black] Černému hrozí prohra. Remízu zachrání jen jeden tah. Najdi tento tah.
}
puzzle-right-win = Tento tah vyhrává proti každé obraně a je jediný.
puzzle-right-draw = Tento tah zachrání remízu a je jediný.
puzzle-wrong-win = Po tomto tahu má soupeř východisko.
puzzle-wrong-draw = Po tomto tahu si soupeř může vynutit výhru.
puzzle-grade = { $count ->
    [one] Stupeň { $grade }, promysli { $count } vlastní tah dopředu
    [few] Stupeň { $grade }, promysli { $count } vlastní tahy dopředu
   *[other] Stupeň { $grade }, promysli { $count } vlastních tahů dopředu
}
puzzle-streak = Dní v řadě:
puzzle-missed = Dnešek se nepočítá: platí jen první pokus, bez pomoci.
own-title = Z tvých vlastních partií
own-how = Úlohy z tvých vlastních partií najdeš v jejich rozborech.
own-none = V tomto prohlížeči zatím nejsou žádné úlohy z tvých vlastních partií.
