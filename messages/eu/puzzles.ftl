nav-puzzles = Ariketak
puzzles-title = Aurkitu jokaldi bakarra
puzzles-lead = Posizio bakoitzean, jokaldi bakar batek irabazten du, edo jokaldi bakar batek salbatzen du berdinketa. Guztietan frogatuta dago.
puzzle-number = { $number }. ariketa, guztira { $count }
puzzle-today = Eguneko ariketa
puzzles-today = Eguneko ariketak
puzzle-solve = Ebatzi
puzzle-all = Ariketa guztiak
puzzle-win = { $color ->
    [white] Zuriek garaipena ziurta dezakete, baina jokaldi bakar batekin soilik. Aurkitu jokaldi hori.
   *[black] Beltzek garaipena ziurta dezakete, baina jokaldi bakar batekin soilik. Aurkitu jokaldi hori.
}
puzzle-draw = { $color ->
    [white] Zuriak galtzear daude. Jokaldi bakar batek salbatzen du berdinketa. Aurkitu jokaldi hori.
   *[black] Beltzak galtzear daude. Jokaldi bakar batek salbatzen du berdinketa. Aurkitu jokaldi hori.
}
puzzle-right-win = Jokaldi honek edozein defentsaren aurka irabazten du, eta bakarra da.
puzzle-right-draw = Jokaldi honek berdinketa salbatzen du, eta bakarra da.
puzzle-wrong-win = Jokaldi horren ondoren, aurkariak badu irtenbidea.
puzzle-wrong-draw = Jokaldi horren ondoren, aurkariak garaipena ziurta dezake.
puzzle-grade = { $count ->
    [one] { $grade }. maila, jokaldi propio { $count } aurreikusi
   *[other] { $grade }. maila, { $count } jokaldi propio aurreikusi
}
puzzle-streak = Egunak jarraian:
puzzle-missed = Gaurkoak ez du balio: lehen saiakeran asmatu behar da, laguntzarik gabe.
own-title = Zure partidetatik
own-how = Zure partidetako ariketak partiden berrikuspenetan aurkitzen dira.
own-none = Nabigatzaile honetan ez dago oraindik zure partidetako ariketarik.
