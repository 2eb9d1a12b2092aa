nav-puzzles = Pulmat
puzzles-title = Etsi ainoa siirto
puzzles-lead = Jokaisessa asemassa täsmälleen yksi siirto voittaa tai täsmälleen yksi siirto pelastaa tasapelin. Tämä on todistettu kaikista.
puzzle-number = Pulma { $number }/{ $count }
puzzle-today = Päivän pulma
puzzles-today = Päivän pulmat
puzzle-solve = Ratkaise
puzzle-all = Kaikki pulmat
puzzle-win = { $color ->
    [white] Valkoinen voi pakottaa voiton, mutta vain yhdellä siirrolla. Etsi se siirto.
   *[black] Musta voi pakottaa voiton, mutta vain yhdellä siirrolla. Etsi se siirto.
}
puzzle-draw = { $color ->
    [white] Valkoinen on häviämässä. Vain yksi siirto pelastaa tasapelin. Etsi se siirto.
   *[black] Musta on häviämässä. Vain yksi siirto pelastaa tasapelin. Etsi se siirto.
}
puzzle-right-win = Tämä siirto voittaa kaikkea puolustusta vastaan, ja se on ainoa.
puzzle-right-draw = Tämä siirto pelastaa tasapelin, ja se on ainoa.
puzzle-wrong-win = Tämän siirron jälkeen vastustajalla on pakotie.
puzzle-wrong-draw = Tämän siirron jälkeen vastustaja voi pakottaa voiton.
puzzle-grade = { $count ->
    [one] Taso { $grade }, katso { $count } oma siirto eteenpäin
   *[other] Taso { $grade }, katso { $count } omaa siirtoa eteenpäin
}
puzzle-streak = Päiviä peräkkäin:
puzzle-missed = Tätä päivää ei lasketa: pulma on ratkaistava ensi yrittämällä ja ilman apua.
own-title = Omista peleistäsi
own-how = Pulmat omista peleistäsi löytyvät pelien läpikäynneistä.
own-none = Tässä selaimessa ei ole vielä pulmia omista peleistäsi.
