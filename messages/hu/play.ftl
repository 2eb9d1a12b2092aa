turn = { $color ->
    [white] Fehér lép
   *[black] Fekete lép
}
layout-open = Még senki sem választott színt: az egyik játékos választ, a másik kezd

won = { $color ->
    [white] Fehér nyer
   *[black] Fekete nyer
}
drawn = Döntetlen
result-line = { $why } { $result }

ended-five-by-placing = { $winner ->
    [white] Fehér nyer: az új golyóval 5‑ös sor alakult ki ({ $marks })
   *[black] Fekete nyer: az új golyóval 5‑ös sor alakult ki ({ $marks })
}
ended-opponents-five = { $winner ->
    [white] Fehér nyer: Fekete 5‑ös sort adott Fehérnek ({ $marks })
   *[black] Fekete nyer: Fehér 5‑ös sort adott Feketének ({ $marks })
}
ended-both-five = { $winner ->
    [white] Fehér nyer: egy lépéssel mindkét félnek 5‑ös sora lett ({ $marks })
    [black] Fekete nyer: egy lépéssel mindkét félnek 5‑ös sora lett ({ $marks })
   *[draw] Döntetlen: egy lépéssel mindkét félnek 5‑ös sora lett ({ $marks })
}
ended-board-full = Döntetlen: a tábla megtelt, és senkinek sincs 5‑ös sora
ended-repetition = Döntetlen: ugyanaz az állás harmadszor fordult elő
ended-resignation = { $winner ->
    [white] Fehér nyer: Fekete feladta
   *[black] Fekete nyer: Fehér feladta
}
ended-time = { $winner ->
    [white] Fehér nyer: Fekete ideje lejárt
   *[black] Fekete nyer: Fehér ideje lejárt
}
ended-forfeit = { $winner ->
    [white] Fehér nyer: Fekete játszmáját vesztettnek nyilvánították
   *[black] Fekete nyer: Fehér játszmáját vesztettnek nyilvánították
}
ended-agreement = Döntetlen: közös megegyezéssel
ended-abandoned = { $winner ->
    [white] Fehér nyer: a játszma félbeszakadt
    [black] Fekete nyer: a játszma félbeszakadt
   *[draw] Döntetlen: a játszma félbeszakadt
}
ended-unsaid = { $winner ->
    [white] Fehér nyer
    [black] Fekete nyer
   *[draw] Döntetlen
}
not-over = Nem ért véget
abandoned = Félbeszakadt, semmi sem dőlt el

record-players = { $white } – { $black }
record-unknown-player = ?
record-count = { $count ->
    [one] { $count } játszma, érvényes
   *[other] { $count } játszma, mind érvényes
}
record-plies = { $count } lépés
record-line = { $number }. { $game }, { $players }, { $plies }: { $state }
noted = { $text } ({ $note })
