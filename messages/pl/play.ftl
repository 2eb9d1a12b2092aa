turn = { $color ->
    [white] Ruch białych
   *[black] Ruch czarnych
}
layout-open = Kolor nie jest jeszcze wybrany: jeden gracz wybiera, drugi zaczyna

won = { $color ->
    [white] Białe wygrywają
   *[black] Czarne wygrywają
}
drawn = Remis
result-line = { $why } { $result }

ended-five-by-placing = { $winner ->
    [white] Białe wygrywają: nowa kulka dopełniła rząd pięciu ({ $marks })
   *[black] Czarne wygrywają: nowa kulka dopełniła rząd pięciu ({ $marks })
}
ended-opponents-five = { $winner ->
    [white] Białe wygrywają: czarne utworzyły rząd pięciu białych kulek ({ $marks })
   *[black] Czarne wygrywają: białe utworzyły rząd pięciu czarnych kulek ({ $marks })
}
ended-both-five = { $winner ->
    [white] Białe wygrywają: jeden ruch utworzył rząd pięciu kulek dla obu stron ({ $marks })
    [black] Czarne wygrywają: jeden ruch utworzył rząd pięciu kulek dla obu stron ({ $marks })
   *[draw] Remis: jeden ruch utworzył rząd pięciu kulek dla obu stron ({ $marks })
}
ended-board-full = Remis: plansza jest pełna i nikt nie ma rzędu pięciu kulek
ended-repetition = Remis: ta sama pozycja wystąpiła po raz trzeci
ended-resignation = { $winner ->
    [white] Białe wygrywają: czarne poddały partię
   *[black] Czarne wygrywają: białe poddały partię
}
ended-time = { $winner ->
    [white] Białe wygrywają: czarnym skończył się czas
   *[black] Czarne wygrywają: białym skończył się czas
}
ended-forfeit = { $winner ->
    [white] Białe wygrywają: czarne oddały partię walkowerem
   *[black] Czarne wygrywają: białe oddały partię walkowerem
}
ended-agreement = Remis: obie strony się zgodziły
ended-abandoned = { $winner ->
    [white] Białe wygrywają: partia została porzucona
    [black] Czarne wygrywają: partia została porzucona
   *[draw] Remis: partia została porzucona
}
ended-unsaid = { $winner ->
    [white] Białe wygrywają
    [black] Czarne wygrywają
   *[draw] Remis
}
not-over = Niezakończona
abandoned = Porzucona, bez rozstrzygnięcia

record-players = { $white } – { $black }
record-unknown-player = ?
record-count = { $count ->
    [one] { $count } partia, poprawna
    [few] { $count } partie, wszystkie poprawne
   *[many] { $count } partii, wszystkie poprawne
}
record-plies = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
record-line = { $number }. { $game }, { $players }, { $plies }: { $state }
noted = { $text } ({ $note })
