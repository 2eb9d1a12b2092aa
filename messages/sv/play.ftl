turn = { $color ->
    [white] Vits tur
   *[black] Svarts tur
}
layout-open = Ingen färg är vald än: den ena spelaren väljer, den andra börjar

won = { $color ->
    [white] Vit vinner
   *[black] Svart vinner
}
drawn = Oavgjort
result-line = { $why } { $result }

ended-five-by-placing = { $winner ->
    [white] Vit vinner: den nya kulan gav fem i rad ({ $marks })
   *[black] Svart vinner: den nya kulan gav fem i rad ({ $marks })
}
ended-opponents-five = { $winner ->
    [white] Vit vinner: Svart gav Vit fem i rad ({ $marks })
   *[black] Svart vinner: Vit gav Svart fem i rad ({ $marks })
}
ended-both-five = { $winner ->
    [white] Vit vinner: ett drag gav båda sidor fem i rad ({ $marks })
    [black] Svart vinner: ett drag gav båda sidor fem i rad ({ $marks })
   *[draw] Oavgjort: ett drag gav båda sidor fem i rad ({ $marks })
}
ended-board-full = Oavgjort: spelplanen är full och ingen har fem i rad
ended-repetition = Oavgjort: samma ställning uppstod för tredje gången
ended-resignation = { $winner ->
    [white] Vit vinner: Svart gav upp
   *[black] Svart vinner: Vit gav upp
}
ended-time = { $winner ->
    [white] Vit vinner: Svarts tid tog slut
   *[black] Svart vinner: Vits tid tog slut
}
ended-forfeit = { $winner ->
    [white] Vit vinner: partiet dömdes som förlorat för Svart
   *[black] Svart vinner: partiet dömdes som förlorat för Vit
}
ended-agreement = Oavgjort: båda sidor var överens
ended-abandoned = { $winner ->
    [white] Vit vinner: partiet avbröts
    [black] Svart vinner: partiet avbröts
   *[draw] Oavgjort: partiet avbröts
}
ended-unsaid = { $winner ->
    [white] Vit vinner
    [black] Svart vinner
   *[draw] Oavgjort
}
not-over = Inte avslutat
abandoned = Avbrutet, inget är avgjort

record-players = { $white } – { $black }
record-unknown-player = ?
record-count = { $count ->
    [one] { $count } parti, giltigt
   *[other] { $count } partier, alla giltiga
}
record-plies = { $count ->
    [one] { $count } drag
   *[other] { $count } drag
}
record-line = { $number }. { $game }, { $players }, { $plies }: { $state }
noted = { $text } ({ $note })
