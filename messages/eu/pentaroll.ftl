game-pentaroll = Pentaroll
learn-a-pentaroll = Ikasi Pentaroll
play-a-pentaroll = Jokatu Pentaroll
rules-of-pentaroll = Pentaroll jokoaren arauak
setup-title-pentaroll = Pentaroll partida bat
join-title-pentaroll = Pentaroll partida batera gonbidatu zaituzte
invite-text-pentaroll = Jokatu nirekin Pentaroll partida bat
puzzles-of-pentaroll = Pentaroll ariketak
study-title-pentaroll = Analizatu Pentaroll
review-title-pentaroll = Pentaroll partida baten berrikuspena
tagline-pentaroll = Sartu kanikak ertzetik, bost kanika ilaran
edition-pentaroll-standard = 2021eko edizioaren arauak.

learn-pentaroll-turn-title = Txanda bat
learn-pentaroll-turn = Sartu kanika bat edozein ertzetatik. Ildo huts batean, lehen hutsunean geratzen da.
learn-pentaroll-turn-right = Hori da txanda oso bat: kanika bat ertzetik.
learn-pentaroll-push-title = Bultzatu
learn-pentaroll-push = Sartu kanika bat ezkerretik, 3. errenkadan. Hango lehen hutsunea ez dago libre.
learn-pentaroll-push-right = Zure kanikak elkar ukitzen duten kanikak hutsune bat barrurantz bultzatu ditu, edonorenak direla ere. Tartearen atzeko kanika ez da mugitu.
learn-pentaroll-five-title = Bost kanika ilaran
learn-pentaroll-five = Lerro bereko bost kanikak irabazten dute: horizontalean, bertikalean edo diagonalean. Bultzatu zurien lau kanikak, eta gehitu bosgarrena.
learn-pentaroll-five-right = Lau kanika aurrera joan dira, eta bosgarrena haien atzetik sartu da.
learn-pentaroll-full-title = Ildo beteak
learn-pentaroll-full = 4. errenkada beteta dago; beraz, hor ezin da kanikarik sartu: ez da ezer taulatik kanpora bultzatzen. Irabazi beste ildo batetik.
learn-pentaroll-full-right = b zutabean lekua zegoen, eta hango kanikak errenkada betean zehar mugitu dira.
learn-pentaroll-corner-title = Izkinak
learn-pentaroll-corner = Izkina batek bi sarrera ditu: bere errenkadatik eta bere zutabetik. Hemen batek bakarrik irabazten du.
learn-pentaroll-corner-right = Goitik, zutabea bultzatzen duzu. Ezkerretik, errenkada bultzatuko zenuen.
learn-pentaroll-theirs-title = Aurkariaren aldeko bultzada
learn-pentaroll-theirs = Bultzada batek aurkariaren kanikak ere mugitzen ditu. Oraingoan bakarrik, galdu nahita: aurkitu beltzentzat bost kanikako ilara egiten duen bultzada.
learn-pentaroll-theirs-right = Zure bultzadak beltzen bosgarren kanika bere lekura eraman du; beraz, beltzek irabazi dute.
learn-pentaroll-both-title = Biak batera
learn-pentaroll-both = Beltzek bi lekutan irabaz dezakete. Bultzada batek bost kanikako ilara egiten du bi aldeentzat. Aurkitu.
learn-pentaroll-both-right = Bi aldeek bost kanikako ilara badute, berdinketa da.
learn-pentaroll-defend-title = Defendatu
learn-pentaroll-defend = Beltzek lau kanika dituzte 3. errenkadan, eta bultzatu nahi dute. Egin jokaldi bat, ondoren beltzek berehala irabazi ezin dezaten.
learn-pentaroll-defend-right = Errenkada zeharkatzen duen bultzadak ilara hausten du.

rules-pentaroll-material =
    6x6 hutsuneko taula bat eta hemezortzi kanika alde bakoitzarentzat, zuriak eta beltzak. Zuriak hasten dira, jokalariek besterik adosten ez badute.
rules-pentaroll-turn =
    Sartu zure koloreko kanika bat ertzeko edozein sarreratatik. Hango hutsunea libre badago, kanika bertan geratzen da. Kanika bat badago, zureak handik lehen tartera arteko kanika guztiak hutsune bat bultzatzen ditu, zuzen barrurantz. Tartearen atzeko kanikak beren lekuan geratzen dira. Sei kanikako ildoa beteta dago, eta ezin da bertan sartu: ez da ezer taulatik kanpora bultzatzen.
rules-pentaroll-end =
    - Begiratu taula osoari jokaldi bakoitzaren ondoren. Zuk bakarrik badituzu bost kanika edo gehiago lerro berean, irabazten duzu. Aurkariak bakarrik baditu, aurkariak irabazten du. Biek badituzte, partida berdinduta amaitzen da.
    - Taula beteta badago eta inork ez badu bost kanikako ilararik, partida berdinduta amaitzen da. Hutsuneren bat libre dagoen bitartean, badago jokaldiren bat.
rules-pentaroll-notation =
    Jokaldi bat bere aldea eta bere ildoa idatziz adierazten da: Nc goitik behera sartzen da c zutabean, Sc behetik gora, W3 ezkerretik 3. errenkadan, E3 eskuinetik. Zutabeak ezkerretik a, b, c, d, e eta f dira; errenkadak, goitik behera, 1, 2, 3, 4, 5 eta 6.
rules-pentaroll-settled =
    - Izkina batean bere errenkadatik edo bere zutabetik sar daiteke. Libre dagoen bitartean, biak jokaldi bera dira, eta errenkadakoa bezala idazten da.
    - Tarte batek bultzada gelditzen du.
    - Bultzada batek aurkariarentzat bakarrik egiten badu bost kanikako ilara, aurkariak irabazten du.

position-form-pentaroll = Posizio bat espero zen, adibidez w5/6/2b3/6/6/6 w: sei errenkada goitik behera, eta gero txanda duen aldea. Akatsa { $column }. karakterean dago.

move-form-pentaroll = Jokaldi bat alde bat eta ildo bat da: Nc goitik, Sc behetik, W3 ezkerretik, E3 eskuinetik
illegal-lane-full = { $entry } sarreraren ildoa beteta dago; ezin da kanikarik sartu

tour-pentaroll-move = Zuriek kanika bat sartu dute ezkerretik, 2. errenkadan (W2), eta tartera arteko kanikak hutsune bat barrurantz bultzatu dituzte. Tartearen atzeko kanikak bertan geratu dira.
tour-pentaroll-surprise = Ezustekoa: bultzada batek aurkariaren kanikak ere mugitzen ditu, eta aurkariarentzat bost kanikako ilara osa dezake.

why-opponents-five-pentaroll = { $mover ->
    [you] { $other ->
        [white] Zure bultzadak bost kanikako ilara osatu du zurientzat.
       *[black] Zure bultzadak bost kanikako ilara osatu du beltzentzat.
    }
    [white] Zurien bultzadak bost kanikako ilara osatu du beltzentzat.
   *[black] Beltzen bultzadak bost kanikako ilara osatu du zurientzat.
}

## For scripts

board-pentaroll = Pentaroll taula
choose-entry = Sartu kanika bat ertzetik
entry-N = Goitik, { $lane } zutabea
entry-S = Behetik, { $lane } zutabea
entry-W = Ezkerretik, { $lane }. errenkada
entry-E = Eskuinetik, { $lane }. errenkada
entry-full = { $entry }; itxita
entry-pending = { $entry }; sakatu berriro sartzeko
press-again = Sakatu gezia berriro sartzeko
said-pentaroll-N = { $color ->
    [white] Zuriak: goitik, { $lane } zutabea
   *[black] Beltzak: goitik, { $lane } zutabea
}
said-pentaroll-E = { $color ->
    [white] Zuriak: eskuinetik, { $lane }. errenkada
   *[black] Beltzak: eskuinetik, { $lane }. errenkada
}
said-pentaroll-S = { $color ->
    [white] Zuriak: behetik, { $lane } zutabea
   *[black] Beltzak: behetik, { $lane } zutabea
}
said-pentaroll-W = { $color ->
    [white] Zuriak: ezkerretik, { $lane }. errenkada
   *[black] Beltzak: ezkerretik, { $lane }. errenkada
}
