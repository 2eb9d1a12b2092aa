game-pentaroll = Pentaroll
learn-a-pentaroll = Opi Pentaroll
play-a-pentaroll = Pelaa Pentarollia
rules-of-pentaroll = Pentarollin säännöt
setup-title-pentaroll = Pentaroll-peli
join-title-pentaroll = Sinut on kutsuttu pelaamaan Pentarollia
invite-text-pentaroll = Pelaa Pentarollia kanssani
puzzles-of-pentaroll = Pentaroll-pulmat
study-title-pentaroll = Analysoi Pentarollia
review-title-pentaroll = Pentaroll-pelin läpikäynti
tagline-pentaroll = Vieritä kuulia reunalta, tee viiden rivi
edition-pentaroll-standard = Vuoden 2021 version säännöt.

learn-pentaroll-turn-title = Yksi vuoro
learn-pentaroll-turn = Vieritä kuula laudalle miltä tahansa reunalta. Tyhjällä radalla se jää ensimmäiseen koloon.
learn-pentaroll-turn-right = Siinä on koko vuoro: yksi kuula reunalta.
learn-pentaroll-push-title = Työntäminen
learn-pentaroll-push = Vieritä kuula vasemmalta riville 3. Ensimmäinen kolo ei ole tyhjä.
learn-pentaroll-push-right = Kuulasi työnsi toisiaan koskettavia kuulia yhden kolon verran sisäänpäin, olivat ne kenen tahansa. Aukon takana oleva kuula ei liikkunut.
learn-pentaroll-five-title = Viiden rivi
learn-pentaroll-five = Viisi kuulaa samassa linjassa voittaa: vaakasuoraan, pystysuoraan tai viistoon. Työnnä Valkoisen neljää kuulaa ja lisää viides.
learn-pentaroll-five-right = Neljä kuulaa siirtyi eteenpäin, ja viides tuli niiden taakse.
learn-pentaroll-full-title = Täydet radat
learn-pentaroll-full = Rivi 4 on täynnä, joten sille ei voi vierittää kuulaa: mitään ei työnnetä ulos laudalta. Voita toisen radan kautta.
learn-pentaroll-full-right = Sarakkeessa b oli tilaa, ja sen kuulat siirtyivät täyden rivin läpi.
learn-pentaroll-corner-title = Kulmat
learn-pentaroll-corner = Kulmaan pääsee kahdesta suunnasta: riviä pitkin ja saraketta pitkin. Vain toinen niistä voittaa tässä.
learn-pentaroll-corner-right = Ylhäältä työnnät saraketta. Vasemmalta olisit työntänyt riviä.
learn-pentaroll-theirs-title = Työntö vastustajan hyväksi
learn-pentaroll-theirs = Työntö liikuttaa myös vastustajan kuulia. Häviä tämän kerran tahallasi: etsi työntö, joka muodostaa viiden rivin Mustalle.
learn-pentaroll-theirs-right = Työntösi siirsi Mustan viidennen kuulan paikalleen, joten Musta voittaa.
learn-pentaroll-both-title = Molemmat yhtä aikaa
learn-pentaroll-both = Musta voi voittaa kahdessa paikassa. Yksi työntö muodostaa viiden rivin molemmille. Etsi se.
learn-pentaroll-both-right = Viiden rivi molemmille on tasapeli.
learn-pentaroll-defend-title = Puolusta
learn-pentaroll-defend = Mustalla on neljä kuulaa rivillä 3, ja Musta aikoo työntää. Tee siirto, jonka jälkeen Musta ei voi voittaa heti.
learn-pentaroll-defend-right = Työntö rivin poikki katkaisee rivin.

rules-pentaroll-material =
    Lauta, jossa on 6x6 koloa, ja kahdeksantoista kuulaa kummallekin pelaajalle, Valkoiselle ja Mustalle. Valkoinen aloittaa, elleivät pelaajat sovi toisin.
rules-pentaroll-turn =
    Vieritä omanvärisesi kuula laudalle mistä tahansa reunan kohdasta. Jos kolo siinä on tyhjä, kuula jää siihen. Jos siinä on kuula, kuulasi työntää kaikkia kuulia siitä ensimmäiseen aukkoon asti yhden kolon verran suoraan sisäänpäin. Aukon takana olevat kuulat pysyvät paikoillaan. Rata, jossa on kuusi kuulaa, on täynnä, eikä sille voi vierittää kuulaa: mitään ei työnnetä ulos laudalta.
rules-pentaroll-end =
    - Katso koko lautaa jokaisen siirron jälkeen. Jos vain sinulla on vähintään viisi kuulaa samassa linjassa, voitat. Jos vain vastustajalla on, vastustaja voittaa. Jos molemmilla on, peli päättyy tasan.
    - Jos lauta on täynnä eikä kenelläkään ole viiden riviä, peli päättyy tasan. Niin kauan kuin jokin kolo on tyhjä, jokin siirto on mahdollinen.
rules-pentaroll-notation =
    Siirto kirjoitetaan reunana ja ratana: Nc vierii ylhäältä alas saraketta c, Sc alhaalta ylös, W3 vasemmalta riviä 3, E3 oikealta. Sarakkeet ovat a–f vasemmalta, rivit 1–6 ylhäältä.
rules-pentaroll-settled =
    - Kulmaan voi vierittää riviä tai saraketta pitkin. Niin kauan kuin kulma on tyhjä, ne ovat sama siirto, ja se kirjoitetaan riviä pitkin tehtynä.
    - Aukko pysäyttää työnnön.
    - Jos työntö muodostaa viiden rivin vain vastustajalle, vastustaja voittaa.

position-form-pentaroll = Tähän odotettiin asemaa kuten w5/6/2b3/6/6/6 w: kuusi riviä ylhäältä, sitten vuorossa oleva. Virhe on merkin { $column } kohdalla.

move-form-pentaroll = Siirto on reuna ja rata: Nc ylhäältä, Sc alhaalta, W3 vasemmalta, E3 oikealta
illegal-lane-full = Siirron { $entry } rata on täynnä, joten sille ei voi vierittää kuulaa

tour-pentaroll-move = Valkoinen vierittää kuulan vasemmalta riville 2 (W2) ja työntää kuulia aukkoon asti yhden kolon verran sisäänpäin. Aukon takana olevat kuulat pysyvät paikoillaan.
tour-pentaroll-surprise = Yllätys: työntö liikuttaa myös vastustajan kuulia ja voi täydentää viiden rivin vastustajalle.

why-opponents-five-pentaroll = { $mover ->
    [you] { $other ->
        [white] Työntösi täydensi viiden rivin Valkoiselle.
       *[black] Työntösi täydensi viiden rivin Mustalle.
    }
    [white] Valkoisen työntö täydensi viiden rivin Mustalle.
   *[black] Mustan työntö täydensi viiden rivin Valkoiselle.
}

## For scripts

board-pentaroll = Pentaroll-lauta
choose-entry = Vieritä kuula laudalle reunalta
entry-N = Ylhäältä, sarake { $lane }
entry-S = Alhaalta, sarake { $lane }
entry-W = Vasemmalta, rivi { $lane }
entry-E = Oikealta, rivi { $lane }
entry-full = { $entry }; suljettu
entry-pending = { $entry }; vieritä painamalla uudelleen
press-again = Vieritä painamalla nuolta uudelleen
said-pentaroll-N = { $color ->
    [white] Valkoinen: ylhäältä, sarake { $lane }
   *[black] Musta: ylhäältä, sarake { $lane }
}
said-pentaroll-E = { $color ->
    [white] Valkoinen: oikealta, rivi { $lane }
   *[black] Musta: oikealta, rivi { $lane }
}
said-pentaroll-S = { $color ->
    [white] Valkoinen: alhaalta, sarake { $lane }
   *[black] Musta: alhaalta, sarake { $lane }
}
said-pentaroll-W = { $color ->
    [white] Valkoinen: vasemmalta, rivi { $lane }
   *[black] Musta: vasemmalta, rivi { $lane }
}
