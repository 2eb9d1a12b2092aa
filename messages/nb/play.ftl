turn = { $color ->
    [white] Hvits tur
   *[black] Svarts tur
}
layout-open = Ingen farge er valgt ennå: den ene spilleren velger, den andre begynner

won = { $color ->
    [white] Hvit vinner
   *[black] Svart vinner
}
drawn = Uavgjort
result-line = { $why } { $result }

ended-five-by-placing = { $winner ->
    [white] Hvit vinner: den nye kulen ga fem på rad ({ $marks })
   *[black] Svart vinner: den nye kulen ga fem på rad ({ $marks })
}
ended-opponents-five = { $winner ->
    [white] Hvit vinner: Svart ga Hvit fem på rad ({ $marks })
   *[black] Svart vinner: Hvit ga Svart fem på rad ({ $marks })
}
ended-both-five = { $winner ->
    [white] Hvit vinner: ett trekk ga begge sider fem på rad ({ $marks })
    [black] Svart vinner: ett trekk ga begge sider fem på rad ({ $marks })
   *[draw] Uavgjort: ett trekk ga begge sider fem på rad ({ $marks })
}
ended-board-full = Uavgjort: brettet er fullt og ingen har fem på rad
ended-repetition = Uavgjort: den samme stillingen oppsto for tredje gang
ended-resignation = { $winner ->
    [white] Hvit vinner: Svart ga opp
   *[black] Svart vinner: Hvit ga opp
}
ended-time = { $winner ->
    [white] Hvit vinner: Svarts tid løp ut
   *[black] Svart vinner: Hvits tid løp ut
}
ended-forfeit = { $winner ->
    [white] Hvit vinner: partiet ble dømt tapt for Svart
   *[black] Svart vinner: partiet ble dømt tapt for Hvit
}
ended-agreement = Uavgjort: begge sider var enige
ended-abandoned = { $winner ->
    [white] Hvit vinner: partiet ble avbrutt
    [black] Svart vinner: partiet ble avbrutt
   *[draw] Uavgjort: partiet ble avbrutt
}
ended-unsaid = { $winner ->
    [white] Hvit vinner
    [black] Svart vinner
   *[draw] Uavgjort
}
not-over = Ikke ferdig
abandoned = Avbrutt, ingenting er avgjort

record-players = { $white } – { $black }
record-unknown-player = ?
record-count = { $count ->
    [one] { $count } parti, gyldig
   *[other] { $count } partier, alle gyldige
}
record-plies = { $count ->
    [one] { $count } trekk
   *[other] { $count } trekk
}
record-line = { $number }. { $game }, { $players }, { $plies }: { $state }
noted = { $text } ({ $note })
