turn = { $color ->
    [white] Valkoisen vuoro
   *[black] Mustan vuoro
}
layout-open = Väriä ei ole vielä valittu: toinen pelaaja valitsee, toinen aloittaa

won = { $color ->
    [white] Valkoinen voittaa
   *[black] Musta voittaa
}
drawn = Tasapeli
result-line = { $why } { $result }

ended-five-by-placing = { $winner ->
    [white] Valkoinen voittaa: uusi kuula täydensi viiden rivin ({ $marks })
   *[black] Musta voittaa: uusi kuula täydensi viiden rivin ({ $marks })
}
ended-opponents-five = { $winner ->
    [white] Valkoinen voittaa: Musta täydensi viiden rivin Valkoiselle ({ $marks })
   *[black] Musta voittaa: Valkoinen täydensi viiden rivin Mustalle ({ $marks })
}
ended-both-five = { $winner ->
    [white] Valkoinen voittaa: yksi siirto muodosti viiden rivin molemmille ({ $marks })
    [black] Musta voittaa: yksi siirto muodosti viiden rivin molemmille ({ $marks })
   *[draw] Tasapeli: yksi siirto muodosti viiden rivin molemmille ({ $marks })
}
ended-board-full = Tasapeli: lauta on täynnä eikä kenelläkään ole viiden riviä
ended-repetition = Tasapeli: sama asema syntyi kolmannen kerran
ended-resignation = { $winner ->
    [white] Valkoinen voittaa: Musta luovutti
   *[black] Musta voittaa: Valkoinen luovutti
}
ended-time = { $winner ->
    [white] Valkoinen voittaa: Mustan aika loppui
   *[black] Musta voittaa: Valkoisen aika loppui
}
ended-forfeit = { $winner ->
    [white] Valkoinen voittaa: Musta tuomittiin hävinneeksi
   *[black] Musta voittaa: Valkoinen tuomittiin hävinneeksi
}
ended-agreement = Tasapeli: molemmat sopivat siitä
ended-abandoned = { $winner ->
    [white] Valkoinen voittaa: peli jäi kesken
    [black] Musta voittaa: peli jäi kesken
   *[draw] Tasapeli: peli jäi kesken
}
ended-unsaid = { $winner ->
    [white] Valkoinen voittaa
    [black] Musta voittaa
   *[draw] Tasapeli
}
not-over = Ei päättynyt
abandoned = Jäi kesken, mitään ei ratkennut

record-players = { $white } – { $black }
record-unknown-player = ?
record-count = { $count ->
    [one] { $count } peli, kelvollinen
   *[other] { $count } peliä, kaikki kelvollisia
}
record-plies = { $count ->
    [one] { $count } siirto
   *[other] { $count } siirtoa
}
record-line = { $number }. { $game }, { $players }, { $plies }: { $state }
noted = { $text } ({ $note })
