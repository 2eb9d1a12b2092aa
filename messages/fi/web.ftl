web-skip = Siirry sisältöön
web-nav = Sivut
nav-games = Pelit
nav-mine = Omat pelit
nav-rules = Säännöt
web-language = Kieli
web-names = Pentago, Pentaroll ja Pantareï kuuluvat kustantajilleen. Pantalla ei ole yhteyttä niihin.
web-offline = Se, mitä näet täällä, toimii nyt myös ilman palvelinta. Muiden kanssa pelaamiseen palvelin tarvitaan.
web-new-version = Pantan uusi versio on valmis.
web-new-version-use = Ota käyttöön
here-missing = Tässä selaimessa ei ole tätä peliä. Pelit tietokonetta vastaan ja yhdellä näytöllä pysyvät siinä selaimessa, jossa ne pelataan.
here-not-kept = Tämä selain ei tallenna täällä mitään, joten peliä ei voi pelata siinä. Syynä voi olla yksityinen ikkuna tai laite, jonka tila on täynnä.

home-title = Kolme peliä kahdelle
home-lead = Pelaa tietokonetta vastaan tai ystävän kanssa, vierekkäin tai kaukaa. Ei tiliä, ei asennettavaa.
home-continue = Jatka peliäsi
play-computer = Pelaa tietokonetta vastaan
play-level = taso { $level }
play-change = Valitse taso ja väri
play-here = Pelaa vierekkäin
play-friend = Kutsu ystävä

setup-opponent = Ketkä pelaavat?
setup-computer = Sinä ja tietokone
setup-here = Kaksi ihmistä tällä näytöllä
setup-friend = Sinä ja ystävä, linkin kautta
setup-level = Tietokoneen taso
setup-level-number = { $level ->
    [1] 1, helpoin
    [10] 10, vahvin
   *[other] { $level }
}
setup-color = Oma värisi
setup-color-white = Valkoinen
setup-color-black = Musta
setup-color-any = Satunnainen
setup-first = Kumpi aloittaa?
setup-chooser = Kumpi katsoo käärmettä ja valitsee värin?
setup-chooser-me = Sinä valitset
setup-chooser-other = Vastustaja valitsee
setup-more = Lisää
setup-edition = Versio
setup-clock = Kello
setup-clock-none = Ei kelloa
setup-clock-of = { $minutes } min kummallekin, lisäksi { $seconds } s siirtoa kohti
setup-hints = Vihjeet ja uhat molemmille pelaajille
setup-start = Aloita peli
setup-needs-server = Ystävän kutsumiseen tarvitaan palvelin, eikä siihen saada nyt yhteyttä. Tietokonetta vastaan ja tällä näytöllä voit pelata ilman sitä.
edition-name-standard = Perusversio
picture-of = { $board }: { $state }

play-board = Lauta
play-status = Pelin tilanne
play-moves = Siirrot
play-actions = Toiminnot
play-damaged = Tämän jälkeisiä siirtoja ei voi enää lukea. Peli näytetään tähän asti.
play-no-moves = Yhtään siirtoa ei ole vielä tehty.
play-no-script = Pelaamiseen tarvitaan JavaScript. Ilman sitä näet laudan sellaisena kuin se nyt on.
step-first = Alkuun
step-back = Siirto taaksepäin
step-forward = Siirto eteenpäin
step-last = Viimeisimpään siirtoon
act-undo = Peru siirto
act-takeback = Pyydä lupaa perua siirto
act-hint = Vihje
play-threats = Näytä, missä jompikumpi voisi voittaa seuraavalla siirrollaan
play-confirm = Vahvista siirtoni
play-call = Ääni ja värinä, kun on minun vuoroni
act-confirm = Vahvista
act-resign = Luovuta
act-resign-sure = Haluatko varmasti luovuttaa?
act-yes = Kyllä
act-no = Ei
act-draw = Tarjoa tasapeliä
act-accept = Hyväksy
act-decline = Hylkää
act-retry = Peru siirto ja yritä uudelleen
act-rematch = Uusintapeli
act-rematch-go = Uusintapeliin
act-record = Tallenna peli
choose-title = Valitse värisi
choose-lead = Tämä on käärme. Se pelaaja, joka ei valitse, tekee ensimmäisen siirron.
choose-why = Kummallakin värillä on samat yhdeksän suomua; vain niiden paikat eroavat. Mieti, kumpi väri saisi nopeammin monta suomua yhteen pinoon, ja muista, että toinen pelaaja aloittaa.
choose-white = Otan valkoiset
choose-black = Otan mustat
keys-title = Näppäimet
keys-move = Liiku laudalla
keys-press = Aseta, vieritä tai valitse
keys-cancel = Keskeytä siirto
keys-hint = Vihje
keys-threats = Näytä tai piilota uhat
keys-last = Lue viimeinen siirto ääneen
keys-undo = Peru siirto

result-you-won = Voitit
result-you-lost = Hävisit
why-five-by-placing = { $mover ->
    [you] Kuulasi täydensi viiden rivin.
    [white] Valkoisen kuula täydensi viiden rivin.
   *[black] Mustan kuula täydensi viiden rivin.
}
why-both-five = { $end ->
    [draw] Yksi siirto muodosti viiden rivin molemmille.
   *[win] Yksi kääntö muodosti viiden rivin molemmille. Tässä versiossa levyä kääntänyt pelaaja voittaa.
}
why-board-full = Lauta on täynnä, eikä kenelläkään ole viiden riviä.
why-repetition = Sama asema syntyi kolmannen kerran.
why-resignation = { $loser ->
    [you] Luovutit.
    [white] Valkoinen luovutti.
   *[black] Musta luovutti.
}
why-time = { $loser ->
    [you] Aikasi loppui.
    [white] Valkoisen aika loppui.
   *[black] Mustan aika loppui.
}
why-agreement = Molemmat sopivat tasapelistä.
why-forfeit = { $loser ->
    [you] Poistuit pelistä.
    [white] Valkoinen poistui pelistä.
   *[black] Musta poistui pelistä.
}
why-abandoned = Peli jäi kesken.

invite-title = Kutsu ystäväsi
invite-lead = Lähetä tämä linkki tai anna ystäväsi skannata koodi. Se toimii yhden kerran, toiselle pelipaikalle.
invite-link = Linkki ystävällesi
invite-share = Jaa linkki
invite-copy = Kopioi
invite-new = Tee uusi linkki
invite-qr = Linkki QR-koodina
invite-watch = Kaikki muut voivat katsoa peliä tässä osoitteessa:
join-color = { $color ->
    [white] Pelaat valkoisilla.
   *[black] Pelaat mustilla.
}
join-first = { $color ->
    [white] Valkoinen aloittaa.
   *[black] Musta aloittaa.
}
join-choosing = Toinen teistä katsoo käärmettä ja valitsee värin; toinen aloittaa.
join-hints = Saatte molemmat pyytää vihjeitä ja nähdä uhat.
join-how = Näin pelataan
join-take = Pelaa
join-no-script = Paikan ottamiseen tarvitaan JavaScript: vain skripti voi lukea linkin salaisen osan.
join-taken = Tämä paikka on jo varattu. Voit silti katsoa peliä.
join-wrong = Tämä linkki ei ole oikea, tai uudempi on korvannut sen. Pyydä ystävältäsi viimeisin.
join-watch = Katso peliä
join-own = Tämä linkki on ystävällesi. Se toimii yhä: lähetä se vain.
join-back = Takaisin peliin

mine-title = Omat pelit
mine-lead = Tämän selaimen pelit, viimeisin ensin. Kukaan muu ei näe tätä luetteloa.
mine-none = Ei vielä pelejä. Valitse peli ja pelaa.
mine-damaged = { $count ->
    [one] { $count } peliä ei voi enää lukea.
   *[other] { $count } peliä ei voi enää lukea.
}
mine-leave = Tämä laite siirtyy jollekulle toiselle
mine-leave-what = Tämän jälkeen luettelo on tyhjä, eikä kukaan voi jatkaa näitä pelejä tältä laitteelta. Pelejä ei poisteta, ja muut pelaajat voivat jatkaa.
mine-leave-do = Unohda tämän laitteen pelit
mine-here = Tallennettu tähän selaimeen
mine-here-lead = Nämä pelit ovat vain tällä laitteella. Tallenna ne tiedostoon, jotta saat ne mukaasi tai varmaan talteen.
mine-export = Tallenna nämä pelit tiedostoon
mine-import = Tuo pelejä tiedostosta
mine-delete = Poista
mine-open = Jatka
mine-look = Katso

rules-title = Säännöt
rules-editions = Versiot
rules-picture-start = Pelin alku

error-not-found = Tätä sivua ei ole
error-not-found-more = Osoite voi olla väärä, tai peli on poistettu.
error-busy = Liian monta pyyntöä
error-busy-more = Odota hetki ja yritä uudelleen.
error-refused = Tätä ei voi tehdä
error-refused-more = Palaa takaisin ja tarkista valinnat.
error-broken = Jokin meni vikaan
error-broken-more = Virhe on meidän, ja se on kirjattu. Yritä uudelleen.
error-home = Takaisin peleihin

name-yours = Nimesi (vapaaehtoinen)
name-rule = Nimessä on enintään 20 kirjainta, numeroa, välilyöntiä ja merkkiä - . _ ’
join-from = { $name } kutsuu sinut peliin.
join-public = Kuka tahansa voi löytää tämän pelin ja katsoa sitä, kun sitä pelataan.
setup-public = Kaikki saavat katsoa: näytä peli luettelossa, kun sitä pelataan

left-lead = Vastustajasi on lähtenyt pelistä. Voit odottaa tai päättää pelin.
act-claim = Vaadi voitto
act-call-off = Keskeytä peli

watch-link = Katso käynnissä olevia pelejä
watch-title = Käynnissä olevat pelit
watch-lead = Julkiset pelit, joissa on tehty siirto viimeisen tunnin aikana. Pelin aloittaja päättää, näkyykö se täällä.
watch-none = Julkisia pelejä ei ole juuri nyt käynnissä.

act-film = Tallenna animaationa
embed-title = Näytä toisella verkkosivustolla
embed-lead = Kopioi tämä koodi sivulle:
embed-open = Katso peli Pantassa
embed-analyze = Analysoi asema Pantassa
