game-pantarei = Pantareï
learn-a-pantarei = Opi Pantareï
play-a-pantarei = Pelaa Pantareïta
rules-of-pantarei = Pantareïn säännöt
setup-title-pantarei = Pantareï-peli
join-title-pantarei = Sinut on kutsuttu pelaamaan Pantareïta
invite-text-pantarei = Pelaa Pantareïta kanssani
puzzles-of-pantarei = Pantareï-pulmat
study-title-pantarei = Analysoi Pantareïta
review-title-pantarei = Pantareï-pelin läpikäynti
tagline-pantarei = Yhdeksäntoista suomua käärmeessä: tee seitsemän suomun pino
edition-pantarei-standard = Painetun version säännöt.

learn-pantarei-goal-title = Mikä voittaa
learn-pantarei-goal = Se, joka tekee seitsemän tai useamman suomun pinon, voittaa, olivat suomut kenen tahansa. Pinossa 3 on kuusi. Valkoisen suomussa pinossa 4 on yksi viiva, joten se siirtyy täsmälleen yhden pinon verran: paina pinoa 4 ja sitten pinoa 3.
learn-pantarei-goal-right = Seitsemän suomua: Valkoinen voittaa. Seuraavat vaiheet näyttävät, miten sinne päästään.
learn-pantarei-carry-title = Siirrä suomu
learn-pantarei-carry = Siirrä jokin Valkoisen suomu vasemmalle tai oikealle täsmälleen sen arvon verran: yksi, kaksi tai kolme viivaa tarkoittaa yhtä, kahta tai kolmea pinoa.
learn-pantarei-carry-right = Se on nyt siellä pinon päällimmäisenä, ja tyhjä paikka on sulkeutunut. Päällimmäinen suomu näyttää, kenen pino on.
learn-pantarei-look-title = Katso pinoon
learn-pantarei-look = Pinon vieressä oleva luku kertoo, montako suomua siinä on. Osoita pinoa tai paina sitä, niin se levittäytyy viuhkaksi: kaikki sen suomut näkyvät. Voit siirtää myös heti päällimmäisen alla olevan suomun, oli se minkä värinen tahansa. Katso pinoon 6 ja siirrä sitten sen kaksi päällimmäistä suomua.
learn-pantarei-look-right = Päällimmäisen suomun arvo ratkaisee, ja alla oleva suomu kulkee mukana. Kumpikin pelaaja saa milloin tahansa katsoa mitä tahansa pinoa.
learn-pantarei-neutral-title = Neutraali suomu
learn-pantarei-neutral = Kultainen suomu ei ole kenenkään eikä koskaan liiku yksin. Se on pinossa 4 Valkoisen kolmosen alla: siirrä molemmat.
learn-pantarei-neutral-right = Sitä voi siirtää kahden suomun siirrossa alempana suomuna. Jos se on pinon päällimmäisenä, pino ei ole kenenkään.
learn-pantarei-swap-title = Vaihto
learn-pantarei-swap = Siirtämisen sijasta voit antaa kahden pinosi vaihtaa paikkaa. Vaihda keskenään mitkä tahansa kaksi Valkoisen pinoa.
learn-pantarei-swap-right = Kokonaiset pinot vaihtavat paikkaa, olivat ne kuinka korkeita tahansa.
learn-pantarei-ban-title = Ei vaihtoa vaihdon jälkeen
learn-pantarei-ban = Valkoinen on juuri vaihtanut, joten Musta ei saa nyt vaihtaa. Sinä olet Musta: tee mikä tahansa siirto.
learn-pantarei-ban-right = Tämän siirron jälkeen Valkoinen saa taas vaihtaa.
learn-pantarei-pass-title = Vuoron ohitus
learn-pantarei-pass = Musta ei voi siirtää eikä vaihtaa. Vain silloin vuoron saa ohittaa, ja silloin se on pakko ohittaa.
learn-pantarei-pass-right = Jos voi siirtää tai vaihtaa, niin on myös tehtävä.
learn-pantarei-defend-title = Puolusta
learn-pantarei-defend = Pinon 2 ykkösellä Musta tekisi pinosta 1 seitsemän suomun pinon. Estä se.
learn-pantarei-defend-right = Päällimmäinen suomu ratkaisee, kenen pino on: peitä pino omalla suomullasi, niin se on sinun.

turn-no-swap = { $color ->
    [white] Valkoisen vuoro; ei vaihtoa, koska Musta on juuri vaihtanut
   *[black] Mustan vuoro; ei vaihtoa, koska Valkoinen on juuri vaihtanut
}
ended-seven = { $winner ->
    [white] Valkoinen voittaa: vähintään seitsemän suomua pinossa { $marks }
   *[black] Musta voittaa: vähintään seitsemän suomua pinossa { $marks }
}
ended-stuck = Tasapeli: kumpikaan ei enää koskaan voi siirtää eikä vaihtaa

rules-pantarei-material =
    Yhdeksäntoista suomua: yhdeksän kummallekin pelaajalle, kolme kutakin arvoa 1, 2 ja 3, sekä yksi neutraali suomu. Ne sekoitetaan ja asetetaan jonoon kuvapuoli ylöspäin: se on käärme. Toinen pelaaja katsoo käärmettä ja valitsee värin; toinen saa jäljelle jäävän värin ja aloittaa. Käärmeen jokainen paikka on yhden tai useamman suomun pino, ja pinoa hallitsee päällimmäinen väri.
rules-pantarei-turn =
    Tee yksi näistä:
    - Siirrä: ota hallitsemasi pinon päällimmäinen suomu joko yksin tai yhdessä heti alla olevan suomun kanssa, oli alempi minkä värinen tahansa. Siirrä sitä vasemmalle tai oikealle täsmälleen niin monta pinoa kuin päällimmäisen suomun arvo on, ja laita se siellä pinon päällimmäiseksi. Pään tai hännän ohi ei voi siirtää. Tyhjä paikka sulkeutuu.
    - Vaihda: anna kahden hallitsemasi pinon vaihtaa paikkaa. Tämä ei ole sallittua heti vastustajan vaihdon jälkeen.
    - Ohita vuoro: vain kun et voi siirtää etkä vaihtaa, ja silloin se on pakko.
    Neutraali suomu ei liiku yksin, mutta sitä voi siirtää kahden suomun siirrossa alempana suomuna. Pinoa, jonka päällimmäisenä se on, ei hallitse kukaan. Kumpikin pelaaja saa milloin tahansa katsoa mitä tahansa pinoa.
rules-pantarei-end =
    - Se, joka tekee pinon, jossa on vähintään seitsemän suomua, voittaa.
    - Jos sama asema syntyy kolmannen kerran, sama pelaaja vuorossa ja sama oikeus vaihtaa, peli päättyy tasan.
    - Jos kumpikaan ei enää koskaan voi siirtää eikä vaihtaa, peli päättyy tasan.
rules-pantarei-notation =
    Pinot numeroidaan 1:stä alkaen päästä eli vasemmalta. 5R1 siirtää pinon 5 päällimmäisen suomun oikealle, 5L2 siirtää pinon 5 kaksi päällimmäistä suomua vasemmalle, 3x9 vaihtaa pinot 3 ja 9, ja pass on vuoron ohitus.
rules-pantarei-settled =
    - Toistuminen on tasapeli, ja samoin asema, jossa kumpikaan ei enää voi siirtää eikä vaihtaa. Sääntövihko ei mainitse niitä.
    - Se, joka voi vaihtaa, ei saa ohittaa vuoroa. Joillakin kielillä sääntövihko mainitsee vain suomut, joita ei voi siirtää.
    - Seitsemän tai useampi suomu voittaa. Joillakin kielillä sääntövihossa sanotaan tasan seitsemän.

position-form-pantarei = Tähän odotettiin pinoja päästä alkaen, esimerkiksi w1b2,n,b3, sitten vuorossa olevaa, sitten s, jos vaihto on sallittu, tai -, jos ei. Virhe on merkin { $column } kohdalla.
impossible-scales = Väärä määrä suomuja { $scale }: tässä niitä on { $found }, pelissä { $count }
impossible-two-winners = Useammassa kuin yhdessä pinossa on vähintään seitsemän suomua
impossible-too-high = Jossakin pinossa on enemmän kuin kahdeksan suomua
impossible-winner-to-move = Vuorossa oleva ei voi hallita pinoa, jossa on vähintään seitsemän suomua: toinen on juuri tehnyt sen

move-form-pantarei = Siirto on esimerkiksi 5R1 (yksi suomu pinosta 5 oikealle), 5L2 (kaksi suomua vasemmalle), 3x9 (vaihto) tai pass (vuoron ohitus)
illegal-needless-pass = Siirto tai vaihto on mahdollinen, joten vuoroa ei saa ohittaa
illegal-one-scale = Pinossa { $stack } on vain yksi suomu
illegal-past-head = Pinosta { $stack } suomu, jonka arvo on { $value }, menisi käärmeen pään ohi
illegal-past-tail = Pinosta { $stack } suomu, jonka arvo on { $value }, menisi käärmeen hännän ohi
illegal-swap-itself = Pinoa ei voi vaihtaa itsensä kanssa
illegal-swap-after-swap = Vaihto ei ole sallittu heti vastustajan vaihdon jälkeen
illegal-no-stack = Pinoa { $stack } ei ole; viimeinen pino on { $count }
illegal-others-stack = { $color ->
    [white] Pinoa { $stack } hallitsee Valkoinen
   *[black] Pinoa { $stack } hallitsee Musta
}
illegal-nobodys-stack = Pinon { $stack } päällimmäisenä on neutraali suomu, joten sitä ei hallitse kukaan

tour-pantarei-move = Valkoinen siirtää kaksi suomua kerralla (4L2): oman kolmosensa ja sen alla olevan neutraalin suomun.
tour-pantarei-surprise = Yllätys: arvo lasketaan pinoina, ei suomuina. Siksi käärme lyhenee, ja jokainen suomu ulottuu eri pinoihin.

keys-ways = Siirrä yksi, siirrä kaksi, vaihda
why-seven = { $mover ->
    [you] Suomusi teki seitsemän suomun pinon.
    [white] Valkoisen suomu teki seitsemän suomun pinon.
   *[black] Mustan suomu teki seitsemän suomun pinon.
}
why-stuck = Kumpikaan ei enää koskaan voi siirtää eikä vaihtaa.

## For scripts

lifted = Nostettu: { $scale }. Minne se laitetaan?
edit-lead-pantarei = Nosta pinon päällimmäinen suomu painamalla pinoa ja paina sitten kohtaa, johon se tulee.
edit-beside = Laita omaksi pinokseen painetun pinon eteen
edit-tail = Laita häntään
edit-swap = Vaihto on sallittu

board-pantarei = Käärme päästä häntään
stack = Pino { $number }: { $scales }
stack-goal = { $stack }; kohde
scale-w1 = Valkoinen 1
scale-w2 = Valkoinen 2
scale-w3 = Valkoinen 3
scale-b1 = Musta 1
scale-b2 = Musta 2
scale-b3 = Musta 3
scale-n = neutraali
choose-stack = Valitse jokin pinoistasi
choose-goal = Minne se siirretään?
way-1 = Siirrä yksi
way-2 = Siirrä kaksi
way-x = Vaihda
goals = Pino { $stack }, kohteet: { $goals }
goals-swap = Pino { $stack }, vaihdettavissa: { $goals }
must-pass = Siirto ja vaihto eivät ole mahdollisia, joten vuoro on ohitettava
pass = Ohita vuoro
said-pantarei-1 = { $color ->
    [white] Valkoinen: yksi suomu pinosta { $stack } pinoon { $goal }
   *[black] Musta: yksi suomu pinosta { $stack } pinoon { $goal }
}
said-pantarei-2 = { $color ->
    [white] Valkoinen: kaksi suomua pinosta { $stack } pinoon { $goal }
   *[black] Musta: kaksi suomua pinosta { $stack } pinoon { $goal }
}
said-pantarei-x = { $color ->
    [white] Valkoinen vaihtaa pinot { $stack } ja { $goal }
   *[black] Musta vaihtaa pinot { $stack } ja { $goal }
}
said-pantarei-pass = { $color ->
    [white] Valkoisen on ohitettava vuoro
   *[black] Mustan on ohitettava vuoro
}
status-you-no-swap = Sinun vuorosi; ei vaihtoa, koska vastustaja on juuri vaihtanut
status-no-swap = { $color ->
    [white] Valkoisen vuoro; ei vaihtoa nyt
   *[black] Mustan vuoro; ei vaihtoa nyt
}
