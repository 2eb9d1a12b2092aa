turn = { $color ->
    [white] Hvid er i trækket
   *[black] Sort er i trækket
}
layout-open = Ingen farve er valgt endnu: den ene spiller vælger, den anden begynder

won = { $color ->
    [white] Hvid vinder
   *[black] Sort vinder
}
drawn = Uafgjort
result-line = { $why } { $result }

ended-five-by-placing = { $winner ->
    [white] Hvid vinder: den nye kugle gav fem på stribe ({ $marks })
   *[black] Sort vinder: den nye kugle gav fem på stribe ({ $marks })
}
ended-opponents-five = { $winner ->
    [white] Hvid vinder: Sort gav Hvid fem på stribe ({ $marks })
   *[black] Sort vinder: Hvid gav Sort fem på stribe ({ $marks })
}
ended-both-five = { $winner ->
    [white] Hvid vinder: ét træk gav begge sider fem på stribe ({ $marks })
    [black] Sort vinder: ét træk gav begge sider fem på stribe ({ $marks })
   *[draw] Uafgjort: ét træk gav begge sider fem på stribe ({ $marks })
}
ended-board-full = Uafgjort: brættet er fuldt, og ingen har fem på stribe
ended-repetition = Uafgjort: den samme stilling opstod for tredje gang
ended-resignation = { $winner ->
    [white] Hvid vinder: Sort gav op
   *[black] Sort vinder: Hvid gav op
}
ended-time = { $winner ->
    [white] Hvid vinder: Sorts tid løb ud
   *[black] Sort vinder: Hvids tid løb ud
}
ended-forfeit = { $winner ->
    [white] Hvid vinder: partiet blev dømt tabt for Sort
   *[black] Sort vinder: partiet blev dømt tabt for Hvid
}
ended-agreement = Uafgjort: begge sider var enige
ended-abandoned = { $winner ->
    [white] Hvid vinder: partiet blev afbrudt
    [black] Sort vinder: partiet blev afbrudt
   *[draw] Uafgjort: partiet blev afbrudt
}
ended-unsaid = { $winner ->
    [white] Hvid vinder
    [black] Sort vinder
   *[draw] Uafgjort
}
not-over = Ikke færdigt
abandoned = Afbrudt, intet er afgjort

record-players = { $white } – { $black }
record-unknown-player = ?
record-count = { $count ->
    [one] { $count } parti, gyldigt
   *[other] { $count } partier, alle gyldige
}
record-plies = { $count ->
    [one] { $count } træk
   *[other] { $count } træk
}
record-line = { $number }. { $game }, { $players }, { $plies }: { $state }
noted = { $text } ({ $note })
