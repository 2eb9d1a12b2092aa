game-pentago = Pentago
learn-a-pentago = Opi Pentago
play-a-pentago = Pelaa Pentagoa
rules-of-pentago = Pentagon säännöt
setup-title-pentago = Pentago-peli
join-title-pentago = Sinut on kutsuttu pelaamaan Pentagoa
invite-text-pentago = Pelaa Pentagoa kanssani
puzzles-of-pentago = Pentago-pulmat
study-title-pentago = Analysoi Pentagoa
review-title-pentago = Pentago-pelin läpikäynti
tagline-pentago = Aseta kuula, käännä levyä, tee viiden rivi
edition-pentago-standard = Säännöt, jotka ovat useimmissa painetuissa versioissa samat.
edition-pentago-finnish = Jos kääntö muodostaa viiden rivin molemmille, levyä kääntänyt pelaaja voittaa. Niin kauan kuin jokin levy on vielä tyhjä, kääntämisen voi jättää väliin.
edition-pentago-czech = Jos kääntösi muodostaa viiden rivin vain sinulle, vastustaja vastaa vielä yhdellä kuulalla, ilman kääntöä. Jos vastustaja saa sillä viiden rivin, peli päättyy tasan; muuten sinä voitat.
edition-pentago-basque = Levyjä käännetään vain myötäpäivään.
edition-pentago-openspiel = Levyä käännetään aina, ja viiden rivi lasketaan vasta käännön jälkeen. Nämä ovat erään tutkimukseen tehdyn ohjelmistokirjaston säännöt; ne ovat täällä, jotta tuloksia voi verrata.

learn-pentago-turn-title = Yksi vuoro
learn-pentago-turn = Aseta kuula mihin tahansa koloon. Käännä sitten mitä tahansa levyä neljänneskierros.
learn-pentago-turn-right = Siinä on koko vuoro: yksi kuula, yksi kääntö. Voit kääntää mitä tahansa neljästä levystä, myös tyhjää.
learn-pentago-five-title = Viiden rivi
learn-pentago-five = Viisi kuulaa samassa linjassa voittaa: vaakasuoraan, pystysuoraan tai viistoon. Täydennä Valkoisen rivi.
learn-pentago-five-right = Kuulasi täydensi viiden rivin, joten voitat heti. Levyä ei käännetä.
learn-pentago-twist-title = Viiden rivi kääntämällä
learn-pentago-twist = Levyn 1 vasen sarake on Valkoisen. Aseta kuula ja käännä sitten levyä niin, että ylimmällä rivillä on viisi valkoista kuulaa.
learn-pentago-twist-right = Kääntö teki sarakkeesta rivin. Tällainen voitto jää helposti huomaamatta.
learn-pentago-theirs-title = Kääntö vastustajan hyväksi
learn-pentago-theirs = Viiden rivillä voittaa se, jonka kuulista se on, kääntipä kuka tahansa. Häviä tämän kerran tahallasi: etsi kääntö, joka muodostaa viiden rivin Mustalle.
learn-pentago-theirs-right = Oma kääntösi toi voiton Mustalle. Katso koko lautaa, ennen kuin käännät levyä.
learn-pentago-both-title = Molemmat yhtä aikaa
learn-pentago-both = Musta on voittamassa kääntämällä levyä 1. Pelasta peli: muodosta yhdellä käännöllä viiden rivi molemmille.
learn-pentago-both-right = Viiden rivi molemmille on tasapeli.
learn-pentago-defend-title = Puolusta
learn-pentago-defend = Mustalla on neljä kuulaa rivissä, ja toinen pää on vapaa. Aseta kuula ja käännä levyä niin, että Musta ei voi voittaa seuraavalla siirrolla.
learn-pentago-defend-right = Kuula tukkii rivin pään, kääntö katkaisee rivin. Sinulla on joka vuorolla molemmat keinot.
learn-pentago-finnish-title = Suomalainen versio
learn-pentago-finnish = Jos suomalaisessa versiossa molemmat saavat viiden rivin, levyä kääntänyt pelaaja voittaa. Ja niin kauan kuin jokin levy on tyhjä, kääntämisen voi jättää väliin. Muodosta viiden rivi molemmille.
learn-pentago-finnish-right = Sinä käänsit, joten sinä voitat. Muissa versioissa tulos olisi tasapeli.
learn-pentago-czech-title = Tšekkiläinen versio
learn-pentago-czech = Valkoisen kääntö muodosti viiden rivin. Tšekkiläisessä versiossa Musta vastaa nyt vielä yhdellä kuulalla, ilman kääntöä. Sinä olet Musta: tee sinäkin viiden rivi.
learn-pentago-czech-right = Viiden rivisi tekee pelistä tasapelin. Ilman sitä Valkoinen olisi voittanut.
learn-pentago-basque-title = Baskilainen versio
learn-pentago-basque = Baskilaisessa versiossa levyjä käännetään vain myötäpäivään. Voita kääntämällä levyä 4 myötäpäivään.
learn-pentago-basque-right = Myötäpäivään käännettäessä oikeasta sarakkeesta tulee alin rivi.
learn-pentago-openspiel-title = OpenSpiel-versio
learn-pentago-openspiel = Tässä versiossa viiden rivi lasketaan vasta käännön jälkeen. Täydennä Valkoisen rivi ja käännä levyä, joka ei katkaise sitä.
learn-pentago-openspiel-right = Viiden rivi on tallella vielä käännön jälkeen, joten se voittaa.

turn-reply = { $color ->
    [white] Valkoinen vastaa: yksi kuula, ei kääntöä
   *[black] Musta vastaa: yksi kuula, ei kääntöä
}
ended-five-by-twist = { $winner ->
    [white] Valkoinen voittaa: kääntö täydensi viiden rivin ({ $marks })
   *[black] Musta voittaa: kääntö täydensi viiden rivin ({ $marks })
}
ended-five-by-placing-or-five-by-twist = { $winner ->
    [white] Valkoinen voittaa: viiden rivi ({ $marks })
   *[black] Musta voittaa: viiden rivi ({ $marks })
}
ended-opponents-five-or-five-by-twist = { $winner ->
    [white] Valkoinen voittaa: viiden rivi ({ $marks })
   *[black] Musta voittaa: viiden rivi ({ $marks })
}

rules-pentago-material =
    Lauta, jossa on 6x6 koloa ja joka koostuu neljästä käännettävästä 3x3 kolon levystä. Kahdeksantoista kuulaa kummallekin pelaajalle, Valkoiselle ja Mustalle. Valkoinen aloittaa, elleivät pelaajat sovi toisin.
rules-pentago-turn =
    Aseta omanvärisesi kuula mihin tahansa tyhjään koloon. { $edition ->
        [basque] Käännä sitten mitä tahansa levyä, myös tyhjää, neljänneskierros myötäpäivään.
        [finnish] Käännä sitten mitä tahansa levyä, myös tyhjää, neljänneskierros kumpaan suuntaan haluat. Niin kauan kuin jokin levy on kuulasi asettamisen jälkeen tyhjä, voit jättää kääntämisen väliin.
       *[other] Käännä sitten mitä tahansa levyä, myös tyhjää, neljänneskierros kumpaan suuntaan haluat.
    }
rules-pentago-end =
    - Vähintään viisi omaa kuulaa samassa linjassa voittaa: vaakasuoraan, pystysuoraan tai viistoon.
    { $edition ->
        [openspiel] - Viiden rivi lasketaan vain, jos se on laudalla käännön jälkeen: pelkkä kuula ei voita.
       *[other] - Jos kuulasi muodostaa viiden rivin, voitat heti, eikä levyä käännetä.
    }
    { $edition ->
        [finnish] - Jos kääntösi muodostaa viiden rivin, katso koko lautaa. Jos sinulla on viiden rivi, voitat, vaikka vastustajallakin olisi. Jos se on vain vastustajalla, vastustaja voittaa.
        [czech] - Jos kääntösi muodostaa viiden rivin, katso koko lautaa. Jos viiden rivi on vain vastustajalla, vastustaja voittaa. Jos se on molemmilla, peli päättyy tasan.
       *[other] - Jos kääntösi muodostaa viiden rivin, katso koko lautaa. Jos viiden rivi on vain sinulla, voitat. Jos se on vain vastustajalla, vastustaja voittaa. Jos se on molemmilla, peli päättyy tasan.
    }
    { $edition ->
        [czech] - Jos kääntösi muodostaa viiden rivin vain sinulle, vastustajan on vastattava vielä yhdellä kuulalla, eikä hän käännä levyä. Jos vastustaja saa sillä viiden rivin, peli päättyy tasan; muuten sinä voitat. Jos tyhjää koloa ei ole, voitat heti.
       *[other] - Jos lauta on täynnä eikä kenelläkään ole viiden riviä, peli päättyy tasan.
    }
rules-pentago-notation =
    Sarakkeet ovat a–f vasemmalta, rivit 1–6 ylhäältä. Levyt 1 ja 2 ovat ylhäällä, levyt 3 ja 4 alhaalla. { $edition ->
        [basque] c3-2R asettaa kuulan koloon c3 ja kääntää levyä 2 oikealle (myötäpäivään).
       *[other] c3-2R asettaa kuulan koloon c3 ja kääntää levyä 2 oikealle (myötäpäivään); L on vasemmalle.
    } { $edition ->
        [openspiel] Kääntö tehdään aina.
       *[other] Kuula ilman kääntöä kirjoitetaan c3.
    }
rules-pentago-settled =
    - Jos kääntö muodostaa viiden rivin vain vastustajalle, vastustaja voittaa.
    - Kuuden rivi lasketaan viiden riviksi.
    - Levyä käännetään myös 36. kuulan jälkeen, kuten jokaisen muunkin.
    - Jos lauta on täynnä eikä kenelläkään ole viiden riviä, peli päättyy tasan.
    { $edition ->
        [openspiel] - Nämä ovat ohjelman säännöt, eivät sääntövihon.
       *[other] - Voittavan kuulan jälkeen levyä ei käännetä.
    }

position-form-pentago = Tähän odotettiin asemaa kuten w5/6/2b3/6/6/6 w: kuusi riviä ylhäältä, sitten vuorossa oleva. Virhe on merkin { $column } kohdalla.
impossible-reply = Vastata voi vain, kun viiden rivi on yksin toisella pelaajalla ja jokin kolo on tyhjä

now-twist-or-skip = Kuula kolossa { $cell }; käännä nyt levyä tai jätä kääntö väliin välilyönnillä
move-form-pentago = Siirto on kolo ja kääntö: c3-2R asettaa kuulan koloon c3 ja kääntää levyä 2 myötäpäivään
illegal-twist-in-reply = Vastaus on kuula ilman kääntöä; kirjoita vain { $cell }
illegal-twist-after-win = Voittavan kuulan jälkeen levyä ei käännetä; kirjoita vain { $cell }
illegal-twist-due = Koloon { $cell } asetetun kuulan jälkeen on käännettävä levyä; koko siirto on esimerkiksi c3-2R
illegal-clockwise-only = Tässä versiossa levyjä käännetään vain myötäpäivään

tour-pentago-move = Valkoinen asettaa kuulan koloon e1 ja saa viiden rivin: levyä ei käännetä, peli on ohi.
tour-pentago-surprise = Yllätys: oma kääntösi voi tuoda voiton vastustajalle. Katso koko lautaa, ennen kuin käännät.

edition-name-finnish = Suomalainen versio
edition-name-czech = Tšekkiläinen versio
edition-name-basque = Baskilainen versio
edition-name-openspiel = OpenSpiel-versio
keys-block = Valitse levy
keys-twist = Käännä valittua levyä myötä- tai vastapäivään
why-five-by-twist = { $mover ->
    [you] Kääntösi täydensi viiden rivin.
    [white] Valkoisen kääntö täydensi viiden rivin.
   *[black] Mustan kääntö täydensi viiden rivin.
}
why-opponents-five-pentago = { $mover ->
    [you] { $other ->
        [white] Kääntösi täydensi viiden rivin Valkoiselle.
       *[black] Kääntösi täydensi viiden rivin Mustalle.
    }
    [white] Valkoisen kääntö täydensi viiden rivin Mustalle.
   *[black] Mustan kääntö täydensi viiden rivin Valkoiselle.
}

## For scripts

edit-reply = Vuorossa oleva vastaa viiden riviin (tšekkiläinen versio)

board-pentago = Pentago-lauta
cell-pending = { $cell }, kuulasi; käännä nyt levyä
choose-cell = Aseta kuula tyhjään koloon
now-twist = Kuula kolossa { $cell }; käännä nyt levyä
twists = Käännöt
twist-L = Käännä levyä { $block } vastapäivään
twist-R = Käännä levyä { $block } myötäpäivään
block-chosen = Levy { $block }: { $right } kääntää myötäpäivään, { $left } vastapäivään
skip-twist = Älä käännä
said-pentago-L = { $color ->
    [white] Valkoinen: { $cell }, levy { $block } vastapäivään
   *[black] Musta: { $cell }, levy { $block } vastapäivään
}
said-pentago-R = { $color ->
    [white] Valkoinen: { $cell }, levy { $block } myötäpäivään
   *[black] Musta: { $cell }, levy { $block } myötäpäivään
}
said-pentago-place = { $color ->
    [white] Valkoinen: { $cell }, ei kääntöä
   *[black] Musta: { $cell }, ei kääntöä
}
status-you-reply = Vastauksesi: yksi kuula, ei kääntöä
status-reply = { $color ->
    [white] Valkoinen vastaa: yksi kuula, ei kääntöä
   *[black] Musta vastaa: yksi kuula, ei kääntöä
}
