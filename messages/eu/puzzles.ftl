nav-puzzles = Ariketak
puzzles-title = Aurkitu jokaldi bat
puzzles-lead = Posizio bakoitzean, jokaldi bakar batek irabazten du, edo jokaldi bakar batek salbatzen du berdinketa. Guztietan frogatuta dago.
puzzle-number = { $number }. ariketa, guztira { $count }
puzzle-today = Eguneko ariketa
puzzle-solve = Ebatzi
puzzle-all = Ariketa guztiak
puzzle-win = { $color ->
    [white] Zuriek irabaztea ziurta dezakete, baina jokaldi bakar batekin. Aurkitu jokaldi hori.
   *[black] Beltzek irabaztea ziurta dezakete, baina jokaldi bakar batekin. Aurkitu jokaldi hori.
}
puzzle-draw = { $color ->
    [white] Zuriak galtzear daude. Jokaldi bakar batek salbatzen du berdinketa. Aurkitu jokaldi hori.
   *[black] Beltzak galtzear daude. Jokaldi bakar batek salbatzen du berdinketa. Aurkitu jokaldi hori.
}
puzzle-right-win = Jokaldi honek edozein defentsaren aurka irabazten du, eta bakarra da.
puzzle-right-draw = Jokaldi honek berdinketa salbatzen du, eta bakarra da.
puzzle-wrong-win = Jokaldi horren ondoren, aurkariak badu irtenbidea.
puzzle-wrong-draw = Jokaldi horren ondoren, aurkariak irabaztea ziurta dezake.
puzzle-grade = { $count ->
    [one] { $grade }. maila, jokaldi propio { $count } aurreikusi
   *[other] { $grade }. maila, { $count } jokaldi propio aurreikusi
}
puzzle-streak = Egunak jarraian:
puzzle-missed = Gaurkoak ez du balio: lehen saiakeran asmatu behar da, laguntzarik gabe.
