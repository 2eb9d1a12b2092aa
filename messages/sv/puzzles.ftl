nav-puzzles = Problem
puzzles-title = Hitta det enda draget
puzzles-lead = I varje ställning finns det exakt ett drag som vinner, eller exakt ett drag som räddar oavgjort. Det är bevisat för alla.
puzzle-number = Problem { $number } av { $count }
puzzle-today = Dagens problem
puzzles-today = Dagens problem
puzzle-solve = Lös det
puzzle-all = Alla problem
puzzle-win = { $color ->
    [white] Vit kan tvinga fram vinst, men bara med ett enda drag. Hitta det draget.
   *[black] Svart kan tvinga fram vinst, men bara med ett enda drag. Hitta det draget.
}
puzzle-draw = { $color ->
    [white] Vit är på väg att förlora. Bara ett enda drag räddar oavgjort. Hitta det draget.
   *[black] Svart är på väg att förlora. Bara ett enda drag räddar oavgjort. Hitta det draget.
}
puzzle-right-win = Det här draget vinner mot alla försvar, och det är det enda.
puzzle-right-draw = Det här draget räddar oavgjort, och det är det enda.
puzzle-wrong-win = Efter det här draget har motståndaren en utväg.
puzzle-wrong-draw = Efter det här draget kan motståndaren tvinga fram vinst.
puzzle-grade = { $count ->
    [one] Grad { $grade }, tänk { $count } eget drag framåt
   *[other] Grad { $grade }, tänk { $count } egna drag framåt
}
puzzle-streak = Dagar i följd:
puzzle-missed = Dagens problem räknas inte: det måste bli rätt på första försöket, utan hjälp.
own-title = Från dina egna partier
own-how = Problem från dina egna partier hittas i genomgången av dem.
own-none = Det finns inga problem från dina egna partier i den här webbläsaren än.
