nav-puzzles = Puzzels
puzzles-title = Vind die ene zet
puzzles-lead = In elke stelling wint precies één zet, of redt precies één zet het gelijkspel. Dat is voor alle puzzels bewezen.
puzzle-number = Puzzel { $number } van { $count }
puzzle-today = Puzzel van de dag
puzzle-solve = Los hem op
puzzle-all = Alle puzzels
puzzle-win = { $color ->
    [white] Wit kan de winst afdwingen, maar slechts met één zet. Vind die zet.
   *[black] Zwart kan de winst afdwingen, maar slechts met één zet. Vind die zet.
}
puzzle-draw = { $color ->
    [white] Wit dreigt te verliezen. Slechts één zet redt het gelijkspel. Vind die zet.
   *[black] Zwart dreigt te verliezen. Slechts één zet redt het gelijkspel. Vind die zet.
}
puzzle-right-win = Deze zet wint tegen elke verdediging, en het is de enige.
puzzle-right-draw = Deze zet redt het gelijkspel, en het is de enige.
puzzle-wrong-win = Na deze zet heeft de tegenstander een uitweg.
puzzle-wrong-draw = Na deze zet kan de tegenstander de winst afdwingen.
puzzle-grade = { $count ->
    [one] Graad { $grade }, kijk { $count } eigen zet vooruit
   *[other] Graad { $grade }, kijk { $count } eigen zetten vooruit
}
puzzle-streak = Dagen achter elkaar:
puzzle-missed = Vandaag telt niet mee: het moet in één keer goed zijn, zonder hulp.
