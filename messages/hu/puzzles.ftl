nav-puzzles = Feladványok
puzzles-title = Találd meg az egyetlen lépést
puzzles-lead = Minden állásban pontosan egy lépés nyer, vagy pontosan egy lépés menti meg a döntetlent. Ez mindegyikről bizonyított.
puzzle-number = Feladvány: { $number }/{ $count }
puzzle-today = A nap feladványa
puzzles-today = A nap feladványai
puzzle-solve = Megoldom
puzzle-all = Minden feladvány
puzzle-win = { $color ->
    [white] Fehér kikényszerítheti a győzelmet, de csak egyetlen lépéssel. Találd meg ezt a lépést.
   *[black] Fekete kikényszerítheti a győzelmet, de csak egyetlen lépéssel. Találd meg ezt a lépést.
}
puzzle-draw = { $color ->
    [white] Fehér vesztésre áll. Csak egyetlen lépés menti meg a döntetlent. Találd meg ezt a lépést.
   *[black] Fekete vesztésre áll. Csak egyetlen lépés menti meg a döntetlent. Találd meg ezt a lépést.
}
puzzle-right-win = Ez a lépés minden védekezés ellen nyer, és ez az egyetlen.
puzzle-right-draw = Ez a lépés megmenti a döntetlent, és ez az egyetlen.
puzzle-wrong-win = E lépés után az ellenfélnek van kiútja.
puzzle-wrong-draw = E lépés után az ellenfél kikényszerítheti a győzelmet.
puzzle-grade = { $grade }. nehézségi fokozat, { $count } saját lépést kell előre látni
puzzle-streak = Egymás utáni napok:
puzzle-missed = A mai nap nem számít: ahhoz elsőre, segítség nélkül kell megoldani.
own-title = A saját játszmáidból
own-how = A saját játszmáidból készült feladványokat a játszmák áttekintésében lehet megkeresni.
own-none = Ebben a böngészőben még nincs feladvány a saját játszmáidból.
