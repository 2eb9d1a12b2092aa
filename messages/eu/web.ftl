web-skip = Joan edukira
web-nav = Orriak
nav-games = Jokoak
nav-mine = Nire partidak
nav-rules = Arauak
web-language = Hizkuntza
web-names = Pentago, Pentaroll eta Pantareï beren argitaletxeenak dira. Pantak ez du haiekin loturarik.
web-offline = Hemen ikusten duzunak zerbitzaririk gabe ere funtzionatzen du orain. Besteekin jokatzeko zerbitzaria behar da.
web-new-version = Pantaren bertsio berri bat prest dago.
web-new-version-use = Erabili orain
here-missing = Nabigatzaile honek ez du partida hau. Ordenagailuaren aurkako partidak eta pantaila bakarrekoak jokatzen diren nabigatzailean geratzen dira.
here-not-kept = Nabigatzaile honek ez du hemen ezer gordetzen; beraz, ezin da partida bertan jokatu. Leiho pribatu bat edo gailu bete bat izan daiteke arrazoia.

home-title = Bi jokalarirentzako hiru joko
home-lead = Jokatu ordenagailuaren aurka, ondoan duzun lagun batekin edo urrun dagoen lagun batekin. Konturik gabe, ezer instalatu gabe.
home-continue = Jarraitu zure partidarekin
play-computer = Jokatu ordenagailuaren aurka
play-level = { $level }. maila
play-change = Aukeratu maila eta kolorea
play-here = Jokatu pantaila berean
play-friend = Gonbidatu lagun bat

setup-opponent = Nork jokatuko du?
setup-computer = Zuk eta ordenagailuak
setup-here = Bi pertsonak pantaila honetan
setup-friend = Zuk eta lagun batek, esteka bidez
setup-level = Ordenagailuaren maila
setup-level-number = { $level ->
    [1] 1, errazena
    [10] 10, indartsuena
   *[other] { $level }
}
setup-color = Zure kolorea
setup-color-white = Zuriak
setup-color-black = Beltzak
setup-color-any = Ausaz
setup-first = Nor hasiko da?
setup-chooser = Nork begiratuko dio sugeari eta aukeratuko du kolorea?
setup-chooser-me = Zuk aukeratu
setup-chooser-other = Aurkariak aukeratu
setup-more = Gehiago
setup-edition = Edizioa
setup-clock = Erlojua
setup-clock-none = Erlojurik gabe
setup-clock-of = { $minutes } min jokalariko, gehi { $seconds } s jokaldiko
setup-hints = Pistak eta mehatxuak bi jokalarientzat
setup-start = Hasi partida
setup-needs-server = Lagun bat gonbidatzeko zerbitzaria behar da, eta orain ezin da harekin konektatu. Ordenagailuaren aurka eta pantaila honetan hura gabe joka dezakezu.
edition-name-standard = Edizio estandarra
picture-of = { $board }: { $state }

play-board = Taula
play-status = Partidaren egoera
play-moves = Jokaldiak
play-actions = Ekintzak
play-damaged = Hemendik aurrerako jokaldiak ezin dira irakurri. Partida honaino erakusten da.
play-no-moves = Oraindik ez da jokaldirik egin.
play-no-script = Jokatzeko JavaScript behar da. Hori gabe, taula orain dagoen bezala ikusten duzu.
step-first = Hasierara
step-back = Jokaldi bat atzera
step-forward = Jokaldi bat aurrera
step-last = Azken jokaldira
act-undo = Desegin
act-takeback = Eskatu jokaldia desegitea
act-hint = Pista
play-threats = Erakutsi non irabaz lezakeen alde bakoitzak hurrengo jokaldian
play-confirm = Berretsi nire jokaldiak
play-call = Soinua eta bibrazioa nire txanda denean
act-confirm = Berretsi
act-resign = Eman amore
act-resign-sure = Benetan eman nahi duzu amore?
act-yes = Bai
act-no = Ez
act-draw = Proposatu berdinketa
act-accept = Onartu
act-decline = Baztertu
act-retry = Desegin eta saiatu berriro
act-rematch = Errebantxa
act-rematch-go = Errebantxara
act-record = Gorde erregistroa
choose-title = Aukeratu zure kolorea
choose-lead = Hau da sugea. Aukeratzen ez duen jokalariak egiten du lehen jokaldia.
choose-why = Bi koloreek bederatzi ezkata berdinak dituzte; lekuak bakarrik dira desberdinak. Pentsatu zein kolorek bil ditzakeen lehenago ezkata asko pila batean, eta gogoratu beste jokalaria hasten dela.
choose-white = Zuriak hartuko ditut
choose-black = Beltzak hartuko ditut
keys-title = Teklak
keys-move = Mugitu taulan zehar
keys-press = Jarri, sartu edo aukeratu
keys-cancel = Utzi jokaldi hau
keys-hint = Pista
keys-threats = Erakutsi edo ezkutatu mehatxuak
keys-last = Irakurri azken jokaldia
keys-undo = Desegin

result-you-won = Irabazi duzu
result-you-lost = Galdu duzu
why-five-by-placing = { $mover ->
    [you] Zure kanikak bost kanikako ilara osatu du.
    [white] Zurien kanikak bost kanikako ilara osatu du.
   *[black] Beltzen kanikak bost kanikako ilara osatu du.
}
why-both-five = { $end ->
    [draw] Jokaldi batek bost kanikako ilara egin du bi aldeentzat.
   *[win] Biraketa batek bost kanikako ilara egin du bi aldeentzat. Edizio honetan, biratu duen jokalariak irabazten du.
}
why-board-full = Taula beteta dago, eta inork ez du bost kanikako ilararik.
why-repetition = Posizio bera hirugarren aldiz gertatu da.
why-resignation = { $loser ->
    [you] Amore eman duzu.
    [white] Zuriek amore eman dute.
   *[black] Beltzek amore eman dute.
}
why-time = { $loser ->
    [you] Denbora agortu zaizu.
    [white] Zuriei denbora agortu zaie.
   *[black] Beltzei denbora agortu zaie.
}
why-agreement = Bi aldeak ados jarri dira.
why-forfeit = { $loser ->
    [you] Partida utzi duzu.
    [white] Zuriek partida utzi dute.
   *[black] Beltzek partida utzi dute.
}
why-abandoned = Partida bertan behera utzi da.

invite-title = Gonbidatu zure laguna
invite-lead = Bidali esteka hau, edo utzi lagunari kodea eskaneatzen. Behin bakarrik balio du, beste jokalariaren lekurako.
invite-link = Lagunarentzako esteka
invite-share = Partekatu esteka
invite-copy = Kopiatu
invite-new = Sortu esteka berri bat
invite-qr = Esteka QR kode gisa
invite-watch = Beste guztiek helbide honetan ikus dezakete:
join-color = { $color ->
    [white] Zuriekin jokatuko duzu.
   *[black] Beltzekin jokatuko duzu.
}
join-first = { $color ->
    [white] Zuriak hasiko dira.
   *[black] Beltzak hasiko dira.
}
join-choosing = Zuetako batek sugeari begiratu eta kolorea aukeratuko du; bestea hasiko da.
join-hints = Biok eska ditzakezue pistak eta ikus ditzakezue mehatxuak.
join-how = Nola jokatu
join-take = Jokatu
join-no-script = Lekua hartzeko JavaScript behar da: script batek bakarrik irakur dezake estekaren zati sekretua.
join-taken = Leku hau hartuta dago dagoeneko. Partida ikus dezakezu, hala ere.
join-wrong = Esteka hau ez da zuzena, edo berriago batek ordeztu du. Eskatu lagunari azkena.
join-watch = Ikusi partida
join-own = Esteka hau zure lagunarentzat da. Oraindik balio du: bidali, besterik gabe.
join-back = Itzuli partidara

mine-title = Nire partidak
mine-lead = Nabigatzaile honetako partidak, berrienak lehenik. Beste inork ez du zerrenda hau ikusten.
mine-none = Oraindik ez dago partidarik. Aukeratu joko bat eta jokatu.
mine-damaged = { $count ->
    [one] Partida { $count } ezin da irakurri.
   *[other] { $count } partida ezin dira irakurri.
}
mine-leave = Gailu hau beste norbaitena izango da
mine-leave-what = Horren ondoren, zerrenda hutsik egongo da, eta inork ezingo du partida hauekin jarraitu gailu honetatik. Partidak ez dira ezabatzen, eta beste jokalariek jarrai dezakete.
mine-leave-do = Ahaztu gailu honetako partidak
mine-here = Nabigatzaile honetan gordeta
mine-here-lead = Partida hauek gailu honetan bakarrik daude. Gorde fitxategi batean, beste nonbaitera eramateko edo badaezpada.
mine-export = Gorde partida hauek fitxategi batean
mine-import = Ekarri partidak fitxategi batetik
mine-delete = Ezabatu
mine-open = Jarraitu
mine-look = Ikusi

rules-title = Arauak
rules-editions = Edizioak
rules-picture-start = Jokoaren hasiera

error-not-found = Orri hau ez da existitzen
error-not-found-more = Helbidea okerra izan daiteke, edo partida ezabatu egin da.
error-busy = Eskaera gehiegi
error-busy-more = Itxaron une bat eta saiatu berriro.
error-refused = Hori ezin da egin
error-refused-more = Itzuli eta egiaztatu aukerak.
error-broken = Zerbait gaizki joan da
error-broken-more = Gure akatsa da, eta erregistratuta geratu da. Saiatu berriro.
error-home = Itzuli jokoetara

name-yours = Zure izena (aukerakoa)
name-rule = Izen batek gehienez 20 karaktere ditu: letrak, digituak, zuriuneak eta - . _ ’
join-from = { $name } jokalariak gonbidatu zaitu.
join-public = Edonork aurki eta ikus dezake partida hau, jokatzen den bitartean.
setup-public = Edonork ikus dezake: erakutsi partida zerrendan jokatzen den bitartean

left-lead = Aurkariak partida utzi du. Itxaron dezakezu, edo partida amaitu.
act-claim = Aldarrikatu garaipena
act-call-off = Utzi partida bertan behera

watch-link = Ikusi jokatzen ari diren partidak
watch-title = Jokatzen ari diren partidak
watch-lead = Azken orduan jokaldiren bat izan duten partida publikoak. Partida hasten duenak erabakitzen du hemen agertuko den.
watch-none = Une honetan ez da partida publikorik jokatzen ari.

act-film = Gorde animazio gisa
embed-title = Erakutsi beste webgune batean
embed-lead = Kopiatu kode hau orrian:
embed-open = Ikusi partida Panta webgunean
embed-analyze = Analizatu posizioa Panta webgunean
