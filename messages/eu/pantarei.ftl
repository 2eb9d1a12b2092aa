game-pantarei = Pantareï
learn-a-pantarei = Ikasi Pantareï
play-a-pantarei = Jokatu Pantareï
rules-of-pantarei = Pantareï jokoaren arauak
setup-title-pantarei = Pantareï partida bat
join-title-pantarei = Pantareï partida batera gonbidatu zaituzte
invite-text-pantarei = Jokatu nirekin Pantareï partida bat
puzzles-of-pantarei = Pantareï ariketak
study-title-pantarei = Analizatu Pantareï
review-title-pantarei = Pantareï partida baten berrikuspena
tagline-pantarei = Hemeretzi ezkata sugean: egin zazpiko pila bat
edition-pantarei-standard = Inprimatutako edizioaren arauak.

learn-pantarei-goal-title = Zerk irabazten du
learn-pantarei-goal = Zazpi ezkatako edo gehiagoko pila egiten duenak irabazten du, ezkatak edonorenak direla ere. 3. pilak sei ditu. 4. pilan dagoen zurien ezkatak marra bat du; beraz, pila bateko bidea egiten du, ez gehiago ez gutxiago: sakatu 4. pila, eta gero 3. pila.
learn-pantarei-goal-right = Zazpi ezkata: zuriek irabazi dute. Hurrengo urratsek hara nola iritsi erakusten dute.
learn-pantarei-carry-title = Eraman ezkata bat
learn-pantarei-carry = Eraman zurien ezkata bat ezkerrera edo eskuinera, bere balioak adierazten duen pila kopuru zehatza: marra bat, bi edo hiru baditu, pila bat, bi edo hiru.
learn-pantarei-carry-right = Orain hango pilaren gainean dago, eta leku hutsa itxi egin da. Goiko ezkatak erakusten du norena den pila.
learn-pantarei-look-title = Begiratu pila baten barrura
learn-pantarei-look = Pilaren ondoko zenbakiak esaten du zenbat ezkata dituen. Seinalatu edo sakatu pila bat, eta abaniko baten antzera zabalduko da: ezkata guztiak ikusten dira. Goikoaren azpi-azpian dagoen ezkata ere eraman dezakezu harekin, edozein koloretakoa dela ere. Begiratu 6. pilari, eta gero eraman haren goiko bi ezkatak.
learn-pantarei-look-right = Goiko ezkataren balioa hartzen da kontuan, eta azpikoa harekin doa. Bi jokalariek edozein pilari begira diezaiokete edozein unetan.
learn-pantarei-neutral-title = Ezkata neutroa
learn-pantarei-neutral = Urre koloreko ezkata ez da inorena, eta inoiz ez da bere kabuz mugitzen. 4. pilan dago, zurien 3 balioko ezkataren azpian: eraman biak.
learn-pantarei-neutral-right = Bi ezkatatik behekoa denean eraman daiteke. Pila baten gainean badago, pila hori ez du inork kontrolatzen.
learn-pantarei-swap-title = Trukatu
learn-pantarei-swap = Mugitu beharrean, zure bi pilaren lekuak truka ditzakezu. Trukatu zurien edozein bi pila.
learn-pantarei-swap-right = Pila osoak aldatzen dira lekuz, edozein altueratakoak direla ere.
learn-pantarei-ban-title = Trukearen ondoren, trukerik ez
learn-pantarei-ban = Zuriek trukea egin berri dute; beraz, beltzek ezin dute orain trukatu. Beltzekin jokatzen duzu: egin edozein jokaldi.
learn-pantarei-ban-right = Jokaldi honen ondoren, zuriek berriro truka dezakete.
learn-pantarei-pass-title = Txanda pasatu
learn-pantarei-pass = Beltzek ezin dute ez mugitu, ez trukatu. Orduan bakarrik pasa daiteke txanda, eta orduan derrigorrezkoa da.
learn-pantarei-pass-right = Mugitzeko edo trukatzeko aukera duenak egin egin behar du.
learn-pantarei-defend-title = Defendatu
learn-pantarei-defend = 2. pilaren gaineko 1 balioko ezkatarekin, beltzek zazpiko pila egingo lukete 1. pilan. Eragotzi.
learn-pantarei-defend-right = Goiko ezkatak erabakitzen du nork kontrolatzen duen pila: estali zure ezkatarekin, eta pila zurea da.

turn-no-swap = { $color ->
    [white] Zurien txanda; trukerik ez, beltzek trukea egin berri dutelako
   *[black] Beltzen txanda; trukerik ez, zuriek trukea egin berri dutelako
}
ended-seven = { $winner ->
    [white] Zuriek irabazi dute: zazpi ezkata edo gehiago { $marks }. pilan
   *[black] Beltzek irabazi dute: zazpi ezkata edo gehiago { $marks }. pilan
}
ended-stuck = Berdinketa: bi aldeetako batek ere ezin izango du sekula gehiago mugitu, ezta trukatu ere

rules-pantarei-material =
    Hemeretzi ezkata: alde bakoitzak bederatzi, hiruna 1, 2 eta 3 balioekin, eta ezkata neutro bat. Nahastu eta lerro batean jartzen dira, gora begira: hori da sugea. Jokalari batek sugeari begiratu eta kolore bat aukeratzen du; beste jokalariak beste kolorea hartzen du, eta hasi egiten da. Sugearen leku bakoitza ezkata bateko edo gehiagoko pila bat da, eta gainean dagoen koloreak kontrolatzen du.
rules-pantarei-turn =
    Egin hauetako bat:
    - Mugitu: hartu kontrolatzen duzun pila bateko goiko ezkata, bakarrik edo justu azpian duen ezkatarekin batera, azpikoa edozein koloretakoa dela ere. Eraman ezkerrera edo eskuinera goiko ezkataren balioak adierazten duen pila kopuru zehatza, eta jarri hango pilaren gainean. Ezin da burutik edo buztanetik harago joan. Leku hutsa itxi egiten da.
    - Trukatu: jarri kontrolatzen dituzun bi pila bata bestearen lekuan. Ezin da egin aurkariak trukea egin berri badu.
    - Txanda pasatu: ezin baduzu ez mugitu, ez trukatu; orduan bakarrik, eta orduan derrigorrez.
    Ezkata neutroa ez da bere kabuz mugitzen, baina bi ezkatatik behekoa denean eraman daiteke. Hura gainean duen pila ez du inork kontrolatzen. Bi jokalariek edozein pilari begira diezaiokete edozein unetan.
rules-pantarei-end =
    - Zazpi ezkatako edo gehiagoko pila bat egiten duenak irabazten du.
    - Posizio bera hirugarren aldiz gertatzen bada, alde beraren txandarekin eta trukatzeko eskubide berarekin, partida berdinduta amaitzen da.
    - Bi aldeetako batek ere sekula gehiago ezin izango badu mugitu, ezta trukatu ere, partida berdinduta amaitzen da.
rules-pantarei-notation =
    Pilak burutik zenbatzen dira, ezkerretik, 1etik hasita. 5R1 jokaldiak 5. pilako goiko ezkata eskuinera eramaten du, 5L2 jokaldiak 5. pilako goiko bi ezkatak ezkerrera, 3x9 jokaldiak 3. eta 9. pilak trukatzen ditu, eta pass txanda pasatzea da.
rules-pantarei-settled =
    - Errepikapena berdinketa da, eta baita alde batek ere mugitu edo trukatu ezin duen posizioa ere. Arau-liburuak ez ditu aipatzen.
    - Truka dezakeenak ezin du txanda pasatu. Hizkuntza batzuetan, arau-liburuak mugitu ezin diren ezkatak bakarrik aipatzen ditu.
    - Zazpi ezkatak edo gehiagok irabazten dute. Hizkuntza batzuetan, arau-liburuak zehazki zazpi dio.

position-form-pantarei = Pilak burutik hasita espero ziren, adibidez w1b2,n,b3, gero txanda duen aldea, eta gero s trukea zilegi bada, edo - ez bada. Akatsa { $column }. karakterean dago.
impossible-scales = { $scale } ezkaten kopurua okerra da: hemen { $found }, jokoan { $count }
impossible-two-winners = Zazpi ezkatako edo gehiagoko pila bat baino gehiago dago
impossible-too-high = Pila batek zortzi ezkata baino gehiago ditu
impossible-winner-to-move = Txanda duen aldeak ezin du zazpi ezkatako edo gehiagoko pilarik kontrolatu: beste aldeak egin berri du

move-form-pantarei = Jokaldi bat da, adibidez, 5R1 (5. pilako ezkata bat eskuinera), 5L2 (bi ezkata ezkerrera), 3x9 (trukea) edo pass (txanda pasatzea)
illegal-needless-pass = Mugitu edo trukatu egin daiteke; beraz, ezin da txanda pasatu
illegal-one-scale = { $stack }. pilak ezkata bakarra du
illegal-past-head = { $stack }. pilatik, { $value } balioko ezkata sugearen burutik harago joango litzateke
illegal-past-tail = { $stack }. pilatik, { $value } balioko ezkata sugearen buztanetik harago joango litzateke
illegal-swap-itself = Pila bat ezin da bere buruarekin trukatu
illegal-swap-after-swap = Aurkariak trukea egin berri badu, ezin da trukatu
illegal-no-stack = Ez dago { $stack }. pilarik; azkena { $count }. pila da
illegal-others-stack = { $color ->
    [white] Zuriek kontrolatzen dute { $stack }. pila
   *[black] Beltzek kontrolatzen dute { $stack }. pila
}
illegal-nobodys-stack = { $stack }. pilak ezkata neutroa du gainean; beraz, ez du inork kontrolatzen

tour-pantarei-move = Zuriek bi ezkata batera daramatzate (4L2): beren 3 balioko ezkata eta azpian duen ezkata neutroa.
tour-pantarei-surprise = Ezustekoa: balioek pilak zenbatzen dituzte, ez ezkatak. Horregatik sugea laburtu egiten da, eta ezkata bakoitza beste pila batzuetara iristen da.

keys-ways = Eraman bat, eraman bi, trukatu
why-seven = { $mover ->
    [you] Zure ezkatak zazpiko pila egin du.
    [white] Zurien ezkatak zazpiko pila egin du.
   *[black] Beltzen ezkatak zazpiko pila egin du.
}
why-stuck = Bi aldeetako batek ere ezin izango du sekula gehiago mugitu, ezta trukatu ere.

## For scripts

lifted = Altxatuta: { $scale }. Nora doa?
edit-lead-pantarei = Sakatu pila bat goiko ezkata altxatzeko, eta gero sakatu nora doan.
edit-beside = Jarri sakatutako pilaren aurrean, pila berri gisa
edit-tail = Jarri buztanean
edit-swap = Trukea zilegi da

board-pantarei = Sugea, burutik buztanera
stack = { $number }. pila: { $scales }
stack-goal = { $stack }; helburua
scale-w1 = zuria 1
scale-w2 = zuria 2
scale-w3 = zuria 3
scale-b1 = beltza 1
scale-b2 = beltza 2
scale-b3 = beltza 3
scale-n = neutroa
choose-stack = Aukeratu zure piletako bat
choose-goal = Nora doa?
way-1 = Eraman bat
way-2 = Eraman bi
way-x = Trukatu
goals = { $stack }. pila, helburuak: { $goals }
goals-swap = { $stack }. pila, hauekin truka daiteke: { $goals }
must-pass = Ezin da ez mugitu, ez trukatu; beraz, txanda pasatu behar duzu
pass = Pasatu
said-pantarei-1 = { $color ->
    [white] Zuriak: ezkata bat { $stack }. pilatik { $goal }. pilara
   *[black] Beltzak: ezkata bat { $stack }. pilatik { $goal }. pilara
}
said-pantarei-2 = { $color ->
    [white] Zuriak: bi ezkata { $stack }. pilatik { $goal }. pilara
   *[black] Beltzak: bi ezkata { $stack }. pilatik { $goal }. pilara
}
said-pantarei-x = { $color ->
    [white] Zuriek { $stack }. eta { $goal }. pilak trukatu dituzte
   *[black] Beltzek { $stack }. eta { $goal }. pilak trukatu dituzte
}
said-pantarei-pass = { $color ->
    [white] Zuriek txanda pasatu behar dute
   *[black] Beltzek txanda pasatu behar dute
}
status-you-no-swap = Zure txanda; trukerik ez, aurkariak trukea egin berri duelako
status-no-swap = { $color ->
    [white] Zurien txanda; orain trukerik ez
   *[black] Beltzen txanda; orain trukerik ez
}
