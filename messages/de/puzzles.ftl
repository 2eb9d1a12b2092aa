nav-puzzles = Rätsel
puzzles-title = Finde den einen Zug
puzzles-lead = In jeder Stellung gewinnt genau ein Zug, oder genau ein Zug rettet das Unentschieden. Für alle ist das bewiesen.
puzzle-number = Rätsel { $number } von { $count }
puzzle-today = Rätsel des Tages
puzzles-today = Die Rätsel des Tages
puzzle-solve = Lösen
puzzle-all = Alle Rätsel
puzzle-win = { $color ->
    [white] Weiß kann den Sieg erzwingen, aber nur mit einem einzigen Zug. Finde ihn.
   *[black] Schwarz kann den Sieg erzwingen, aber nur mit einem einzigen Zug. Finde ihn.
}
puzzle-draw = { $color ->
    [white] Weiß droht zu verlieren. Nur ein Zug rettet das Unentschieden. Finde ihn.
   *[black] Schwarz droht zu verlieren. Nur ein Zug rettet das Unentschieden. Finde ihn.
}
puzzle-right-win = Dieser Zug gewinnt gegen jede Verteidigung, und nur dieser.
puzzle-right-draw = Dieser Zug rettet das Unentschieden, und nur dieser.
puzzle-wrong-win = Nach diesem Zug findet der Gegner einen Ausweg.
puzzle-wrong-draw = Nach diesem Zug kann der Gegner den Sieg erzwingen.
puzzle-grade = { $count ->
    [one] Stufe { $grade }, denke { $count } eigenen Zug voraus
   *[other] Stufe { $grade }, denke { $count } eigene Züge voraus
}
puzzle-streak = Tage in Folge:
puzzle-missed = Der heutige Tag zählt nicht: Dafür muss der erste Versuch gelingen, ohne Hilfe.
own-title = Aus deinen eigenen Partien
own-how = Rätsel aus deinen eigenen Partien werden in deren Rückblick gefunden.
own-none = In diesem Browser gibt es noch keine Rätsel aus deinen eigenen Partien.
