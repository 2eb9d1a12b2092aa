# Mitä kahden pelaajan ottelusta kerrotaan.

match-title = { $game }: { $a } vastaan { $b }, pelejä { $done }/{ $games }
match-player = pelaaja
match-won = voitot
match-drawn = tasapelit
match-lost = tappiot
match-points = pisteet
match-pairs = Peliparit pisteittäin: { $none } × 0, { $half } × ½, { $one } × 1, { $more } × 1½, { $two } × 2
match-elo = Elo-ero { $elo }, varmuudella { $certainty } välillä { $low } – { $high }
match-elo-unknown = Elo-ero ei ole vielä tiedossa
match-sprt-open = Testi, { $elo0 } vastaan { $elo1 } Elo: { $ratio } on välillä { $low } – { $high }, ei ratkennut
match-sprt-first = Testi, { $elo0 } vastaan { $elo1 } Elo: { $ratio } on alle { $low }, parempi oletus on { $elo0 }
match-sprt-second = Testi, { $elo0 } vastaan { $elo1 } Elo: { $ratio } on yli { $high }, parempi oletus on { $elo1 }
match-forfeit = Peli { $number }: { $player } häviää: { $reason }
fault-ended = Ohjelma päättyi koodiin { $code }
fault-closed = Ohjelma ei sano enää mitään
fault-panicked = Moottori keskeytyi
fault-not-started = Ohjelmaa ei voi käynnistää
fault-hung = Ei vastausta ajassa { $seconds } s
fault-no-move = Vastauksessa ei ole siirtoa
fault-late = Vastaus tuli liian myöhään
match-more-forfeits = { $count ->
    [one] Lisäksi { $count } peli hävittiin näin
   *[other] Lisäksi { $count } peliä hävittiin näin
}
match-interrupted = Keskeytetty; vain loppuun pelatut pelit lasketaan
