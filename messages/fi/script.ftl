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
offer-takeback = Vastustajasi pyytää saada perua siirron
offer-rematch = Vastustajasi haluaisi pelata uudelleen
offer-made = Tarjouksesi on tehty; vastustajasi voi hyväksyä sen
offer-declined = Tarjouksesi hylättiin
hint-is = Vihje: { $move }
copied = Kopioitu
not-sent = Se ei onnistunut. Yritä uudelleen.
task-right = Oikein!
task-wrong = Ei vielä
play-title = { $game }: { $white } – { $black }
player-you = Sinä
player-person = Pelaaja
player-open = Ystävä, ei vielä täällä
player-computer = Tietokone, taso { $level }
move-kept = Ei yhteyttä. Siirtosi { $move } lähetetään heti, kun yhteys palautuu.
not-connected = Ei yhteyttä. Yritä uudelleen, kun yhteys on palautunut.
undone = Siirto on peruttu
no-undo = Ei ole siirtoa, jonka voisi perua
threats-on = Uhat näytetään
threats-off = Uhat on piilotettu
confirm-move = Pelataanko { $move }?
