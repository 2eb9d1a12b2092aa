nav-puzzles = Puzzels
puzzles-title = Vind die ene zet
puzzles-lead = In elke stelling wint precies één zet, of redt precies één zet het gelijkspel. Dat is voor alle puzzels bewezen.
puzzle-number = Puzzel { $number } van { $count }
puzzle-today = Puzzel van de dag
puzzles-today = Puzzels van de dag
puzzle-solve = Oplossen
puzzle-all = Alle puzzels
puzzle-win = { $color ->
    [white] Wit kan de winst afdwingen, maar met slechts één zet. Vind die zet.
   *[black] Zwart kan de winst afdwingen, maar met slechts één zet. Vind die zet.
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
    [one] Moeilijkheid { $grade }, kijk { $count } eigen zet vooruit
   *[other] Moeilijkheid { $grade }, kijk { $count } eigen zetten vooruit
}
puzzle-streak = Dagen achter elkaar:
puzzle-missed = Vandaag telt niet mee: het moet in één keer goed zijn, zonder hulp.
own-title = Uit je eigen partijen
own-how = Puzzels uit je eigen partijen worden gevonden in de terugblik op die partijen.
own-none = Er zijn in deze browser nog geen puzzels uit je eigen partijen.
