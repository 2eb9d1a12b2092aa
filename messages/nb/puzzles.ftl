nav-puzzles = Nøtter
puzzles-title = Finn det ene trekket
puzzles-lead = I hver stilling er det nøyaktig ett trekk som vinner, eller nøyaktig ett trekk som redder uavgjort. Det er bevist for alle.
puzzle-number = Nøtt { $number } av { $count }
puzzle-today = Dagens nøtt
puzzles-today = Dagens nøtter
puzzle-solve = Løs den
puzzle-all = Alle nøttene
puzzle-win = { $color ->
    [white] Hvit kan tvinge fram seier, men bare med ett trekk. Finn dette trekket.
   *[black] Svart kan tvinge fram seier, men bare med ett trekk. Finn dette trekket.
}
puzzle-draw = { $color ->
    [white] Hvit er i ferd med å tape. Bare ett trekk redder uavgjort. Finn dette trekket.
   *[black] Svart er i ferd med å tape. Bare ett trekk redder uavgjort. Finn dette trekket.
}
puzzle-right-win = Dette trekket vinner mot ethvert forsvar, og det er det eneste.
puzzle-right-draw = Dette trekket redder uavgjort, og det er det eneste.
puzzle-wrong-win = Etter dette trekket har motstanderen en utvei.
puzzle-wrong-draw = Etter dette trekket kan motstanderen tvinge fram seier.
puzzle-grade = { $count ->
    [one] Grad { $grade }, tenk { $count } eget trekk fram
   *[other] Grad { $grade }, tenk { $count } egne trekk fram
}
puzzle-streak = Dager på rad:
puzzle-missed = Dagens nøtt teller ikke: det må bli riktig på første forsøk, uten hjelp.
own-title = Fra dine egne partier
own-how = Nøtter fra dine egne partier finner du i gjennomgangen av dem.
own-none = Det er ingen nøtter fra dine egne partier i denne nettleseren ennå.
