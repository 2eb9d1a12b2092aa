turn = { $color ->
    [white] Juguen les blanques
   *[black] Juguen les negres
}
layout-open = Encara no s’ha triat color: una persona tria, l’altra comença

won = { $color ->
    [white] Guanyen les blanques
   *[black] Guanyen les negres
}
drawn = Empat
result-line = { $why } { $result }

ended-five-by-placing = { $winner ->
    [white] Guanyen les blanques: la nova bola ha completat una línia de cinc ({ $marks })
   *[black] Guanyen les negres: la nova bola ha completat una línia de cinc ({ $marks })
}
ended-opponents-five = { $winner ->
    [white] Guanyen les blanques: les negres han completat una línia de cinc per a les blanques ({ $marks })
   *[black] Guanyen les negres: les blanques han completat una línia de cinc per a les negres ({ $marks })
}
ended-both-five = { $winner ->
    [white] Guanyen les blanques: una jugada ha alineat cinc boles per als dos bàndols ({ $marks })
    [black] Guanyen les negres: una jugada ha alineat cinc boles per als dos bàndols ({ $marks })
   *[draw] Empat: una jugada ha alineat cinc boles per als dos bàndols ({ $marks })
}
ended-board-full = Empat: el tauler és ple i ningú no té una línia de cinc
ended-repetition = Empat: la mateixa posició s’ha donat per tercera vegada
ended-resignation = { $winner ->
    [white] Guanyen les blanques: les negres s’han rendit
   *[black] Guanyen les negres: les blanques s’han rendit
}
ended-time = { $winner ->
    [white] Guanyen les blanques: a les negres se’ls ha acabat el temps
   *[black] Guanyen les negres: a les blanques se’ls ha acabat el temps
}
ended-forfeit = { $winner ->
    [white] Guanyen les blanques: la partida s’ha donat per perduda a les negres
   *[black] Guanyen les negres: la partida s’ha donat per perduda a les blanques
}
ended-agreement = Empat: els dos bàndols ho han acordat
ended-abandoned = { $winner ->
    [white] Guanyen les blanques: la partida s’ha interromput
    [black] Guanyen les negres: la partida s’ha interromput
   *[draw] Empat: la partida s’ha interromput
}
ended-unsaid = { $winner ->
    [white] Guanyen les blanques
    [black] Guanyen les negres
   *[draw] Empat
}
not-over = Per acabar
abandoned = Interrompuda, res no està decidit

record-players = { $white } – { $black }
record-unknown-player = ?
record-count = { $count ->
    [one] { $count } partida, vàlida
   *[other] { $count } partides, totes vàlides
}
record-plies = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugades
}
record-line = { $number }. { $game }, { $players }, { $plies }: { $state }
noted = { $text } ({ $note })
