turn = { $color ->
    [white] Zurien txanda
   *[black] Beltzen txanda
}
layout-open = Oraindik ez da kolorerik aukeratu: jokalari batek aukeratzen du, bestea hasten da

won = { $color ->
    [white] Zuriek irabazi dute
   *[black] Beltzek irabazi dute
}
drawn = Berdinketa
result-line = { $why } { $result }

ended-five-by-placing = { $winner ->
    [white] Zuriek irabazi dute: kanika berriak bost kanikako ilara osatu du ({ $marks })
   *[black] Beltzek irabazi dute: kanika berriak bost kanikako ilara osatu du ({ $marks })
}
ended-opponents-five = { $winner ->
    [white] Zuriek irabazi dute: beltzek bost kanikako ilara osatu dute zurientzat ({ $marks })
   *[black] Beltzek irabazi dute: zuriek bost kanikako ilara osatu dute beltzentzat ({ $marks })
}
ended-both-five = { $winner ->
    [white] Zuriek irabazi dute: jokaldi batek bost kanikako ilara egin du bi aldeentzat ({ $marks })
    [black] Beltzek irabazi dute: jokaldi batek bost kanikako ilara egin du bi aldeentzat ({ $marks })
   *[draw] Berdinketa: jokaldi batek bost kanikako ilara egin du bi aldeentzat ({ $marks })
}
ended-board-full = Berdinketa: taula beteta dago, eta inork ez du bost kanikako ilararik
ended-repetition = Berdinketa: posizio bera hirugarren aldiz gertatu da
ended-resignation = { $winner ->
    [white] Zuriek irabazi dute: beltzek amore eman dute
   *[black] Beltzek irabazi dute: zuriek amore eman dute
}
ended-time = { $winner ->
    [white] Zuriek irabazi dute: beltzei denbora agortu zaie
   *[black] Beltzek irabazi dute: zuriei denbora agortu zaie
}
ended-forfeit = { $winner ->
    [white] Zuriek irabazi dute: beltzei partida galdutzat eman zaie
   *[black] Beltzek irabazi dute: zuriei partida galdutzat eman zaie
}
ended-agreement = Berdinketa: bi aldeak ados jarri dira
ended-abandoned = { $winner ->
    [white] Zuriek irabazi dute: partida bertan behera utzi da
    [black] Beltzek irabazi dute: partida bertan behera utzi da
   *[draw] Berdinketa: partida bertan behera utzi da
}
ended-unsaid = { $winner ->
    [white] Zuriek irabazi dute
    [black] Beltzek irabazi dute
   *[draw] Berdinketa
}
not-over = Amaitu gabe
abandoned = Bertan behera utzita, ezer erabaki gabe

record-players = { $white } – { $black }
record-unknown-player = ?
record-count = { $count ->
    [one] Partida { $count }, baliozkoa
   *[other] { $count } partida, guztiak baliozkoak
}
record-plies = { $count ->
    [one] jokaldi { $count }
   *[other] { $count } jokaldi
}
record-line = { $number }. { $game }, { $players }, { $plies }: { $state }
noted = { $text } ({ $note })
