color-white = Valkoinen
color-black = Musta

cell-empty = { $cell }, tyhjä
cell-w = { $cell }, Valkoinen
cell-b = { $cell }, Musta
threat-white = { $place }; Valkoinen voisi voittaa tässä
threat-black = { $place }; Musta voisi voittaa tässä
list-more = { $list }, { $next }
and-then = { $first }. { $second }

take-back = Keskeytä siirto
taken-back = Siirto on keskeytetty

status-you = Sinun vuorosi
status-turn = { $color ->
    [white] Valkoisen vuoro
   *[black] Mustan vuoro
}
status-thinking = Tietokone miettii
status-choosing = Vastustajasi valitsee väriä
status-choose = Katso käärmettä ja valitse väri
status-waiting = Odotetaan toista pelaajaa
status-past = Katsotaan taaksepäin siirtoa { $ply }
status-lost = Yhteys katkesi; yritetään uudelleen
status-back = Yhteys palautui
no-move = Ei vielä siirtoja

offer-draw = Vastustajasi tarjoaa tasapeliä
offer-takeback = Vastustajasi pyytää lupaa perua siirron
offer-rematch = Vastustajasi haluaisi pelata uudelleen
offer-made = Tarjouksesi on tehty; vastustajasi voi hyväksyä sen
offer-declined = Tarjouksesi hylättiin
hint-is = Vihje: { $move }
copied = Kopioitu
not-sent = Se ei onnistunut. Yritä uudelleen.
task-right = Oikein!
task-wrong = Ei vielä
puzzle-go-on = { $color ->
    [white] Pelaa nyt loppuun. Valkoisen vuoro
   *[black] Pelaa nyt loppuun. Mustan vuoro
}
puzzle-won = Voitto on valmis.
puzzle-slipped = { $move } päästää voiton käsistä.
play-title = { $game }: { $white } – { $black }
player-you = Sinä
player-person = Pelaaja
player-open = Ystävä, ei vielä paikalla
player-computer = Tietokone, taso { $level }
move-kept = Ei yhteyttä. Siirtosi { $move } lähetetään heti, kun yhteys palautuu.
not-connected = Ei yhteyttä. Yritä uudelleen, kun yhteys on palautunut.
undone = Siirto on peruttu
no-undo = Ei ole siirtoa, jonka voisi perua
no-hints = Vihjeet ja uhat eivät ole käytössä tässä pelissä
threats-on = Uhat näytetään
threats-off = Uhat on piilotettu
confirm-move = Pelataanko { $move }?

player-you-named = { $name } (sinä)
presence-here = paikalla
presence-away = poissa
opponent-here = Vastustajasi on taas paikalla
opponent-away = Vastustajasi on lähtenyt pelistä
opponent-left = Vastustajasi on ollut hetken poissa. Voit päättää pelin

storage-full = Tässä selaimessa ei ole enää tilaa, joten siirtoa ei tallennettu. Poista jotakin ja yritä uudelleen.
storage-refused = Tämä selain ei tallenna täällä mitään, joten siirtoa ei tallennettu.
mine-moves = { $count ->
    [0] ei siirtoja
    [one] { $count } siirto
   *[other] { $count } siirtoa
}
games-brought = { $count ->
    [one] { $count } peli tuotiin.
   *[other] { $count } peliä tuotiin.
}
games-unread = Tässä tiedostossa ei ole pelejä, jotka voi lukea.
players = { $white } – { $black }
