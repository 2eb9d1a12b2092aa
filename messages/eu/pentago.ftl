game-pentago = Pentago
learn-a-pentago = Ikasi Pentago
play-a-pentago = Jokatu Pentago
rules-of-pentago = Pentago jokoaren arauak
setup-title-pentago = Pentago partida bat
join-title-pentago = Pentago partida batera gonbidatu zaituzte
invite-text-pentago = Jokatu nirekin Pentago partida bat
puzzles-of-pentago = Pentago ariketak
study-title-pentago = Analizatu Pentago
review-title-pentago = Pentago partida baten berrikuspena
tagline-pentago = Jarri kanika bat, biratu karratu bat, bost kanika ilaran
edition-pentago-standard = Inprimatutako edizio gehienek dituzten arauak.
edition-pentago-finnish = Biraketa batek bi aldeentzat egiten badu bost kanikako ilara, biratu duen jokalariak irabazten du. Karraturen bat hutsik dagoen bitartean, biraketa egin gabe utz daiteke.
edition-pentago-czech = Zure biraketak zuretzat bakarrik egiten badu bost kanikako ilara, aurkariak beste kanika batekin erantzuten du, biraketarik gabe. Horrek aurkariarentzat bost kanikako ilara egiten badu, partida berdinduta amaitzen da; bestela, zuk irabazten duzu.
edition-pentago-basque = Karratuak erloju-orratzen noranzkoan bakarrik biratzen dira.
edition-pentago-openspiel = Beti biratzen da karratu bat, eta bost kanikako ilarak biraketaren ondoren bakarrik balio du. Ikerketarako software-liburutegi baten arauak dira; emaitzak alderatu ahal izateko daude hemen.

learn-pentago-turn-title = Txanda bat
learn-pentago-turn = Jarri kanika bat edozein hutsunetan. Gero, biratu edozein karratu 90 gradu.
learn-pentago-turn-right = Hori da txanda oso bat: kanika bat, biraketa bat. Lau karratuetako edozein bira dezakezu, baita hutsik dagoen bat ere.
learn-pentago-five-title = Bost kanika ilaran
learn-pentago-five = Lerro bereko bost kanikak irabazten dute: horizontalean, bertikalean edo diagonalean. Osatu zurien ilara.
learn-pentago-five-right = Zure kanikak bost kanikako ilara osatu du; beraz, berehala irabazi duzu. Ez da karraturik biratzen.
learn-pentago-twist-title = Bost ilaran biraketaz
learn-pentago-twist = 1. karratuko ezkerreko zutabea zuriena da. Jarri kanika bat, eta gero biratu karratu bat, goiko errenkadan bost kanika zuri egon daitezen.
learn-pentago-twist-right = Biraketak zutabea errenkada bihurtu du. Horrelako garaipenak oharkabean igaro ohi dira.
learn-pentago-theirs-title = Aurkariaren aldeko biraketa
learn-pentago-theirs = Bost kanikako ilarak kaniken jabeari ematen dio garaipena, edonork biratuta ere. Oraingoan bakarrik, galdu nahita: aurkitu beltzentzat bost kanikako ilara egiten duen biraketa.
learn-pentago-theirs-right = Zure biraketak berak eman die garaipena beltzei. Begiratu taula osoari karratu bat biratu aurretik.
learn-pentago-both-title = Biak batera
learn-pentago-both = Beltzak 1. karratua biratuta irabaztear daude. Salbatu partida: egin bost kanikako ilara bi aldeentzat, biraketa bakar batekin.
learn-pentago-both-right = Bi aldeek bost kanikako ilara badute, berdinketa da.
learn-pentago-defend-title = Defendatu
learn-pentago-defend = Beltzek lau kanika dituzte ilaran, eta mutur bat libre dago. Jarri kanika bat eta biratu karratu bat, beltzek hurrengo jokaldian irabazi ezin dezaten.
learn-pentago-defend-right = Kanikak mutur bat ixten du, biraketak ilara hausten du. Txanda bakoitzean biak dituzu.
learn-pentago-finnish-title = Finlandiako edizioa
learn-pentago-finnish = Finlandiako edizioan, bi aldeek bost kanikako ilara lortzen badute, biratu duen jokalariak irabazten du. Eta karraturen bat hutsik dagoen bitartean, biraketa egin gabe utz daiteke. Egin bost kanikako ilara bi aldeentzat.
learn-pentago-finnish-right = Zuk biratu duzu; beraz, zuk irabazi duzu. Beste edizioetan berdinketa izango zen.
learn-pentago-czech-title = Txekiako edizioa
learn-pentago-czech = Zurien biraketak bost kanikako ilara egin du. Txekiako edizioan, beltzek beste kanika batekin erantzuten dute orain, biraketarik gabe. Beltzekin jokatzen duzu: egin zuk ere bost kanikako ilara.
learn-pentago-czech-right = Zure bost kanikako ilarari esker, partida berdinduta amaitu da. Hura gabe, zuriek irabaziko zuten.
learn-pentago-basque-title = Euskal edizioa
learn-pentago-basque = Euskal edizioan, karratuak erloju-orratzen noranzkoan bakarrik biratzen dira. Irabazi 4. karratua erloju-orratzen noranzkoan biratuta.
learn-pentago-basque-right = Erloju-orratzen noranzkoan, eskuineko zutabea beheko errenkada bihurtzen da.
learn-pentago-openspiel-title = OpenSpiel edizioa
learn-pentago-openspiel = Edizio honetan, bost kanikako ilarak biraketaren ondoren bakarrik balio du. Osatu zurien ilara, eta biratu hura hausten ez duen karratu bat.
learn-pentago-openspiel-right = Bost kanikako ilarak hor dirau biraketaren ondoren; beraz, irabazi egiten du.

turn-reply = { $color ->
    [white] Zurien erantzuna: kanika bat, biraketarik gabe
   *[black] Beltzen erantzuna: kanika bat, biraketarik gabe
}
ended-five-by-twist = { $winner ->
    [white] Zuriek irabazi dute: biraketak bost kanikako ilara osatu du ({ $marks })
   *[black] Beltzek irabazi dute: biraketak bost kanikako ilara osatu du ({ $marks })
}
ended-five-by-placing-or-five-by-twist = { $winner ->
    [white] Zuriek irabazi dute: bost kanika ilaran ({ $marks })
   *[black] Beltzek irabazi dute: bost kanika ilaran ({ $marks })
}
ended-opponents-five-or-five-by-twist = { $winner ->
    [white] Zuriek irabazi dute: bost kanika ilaran ({ $marks })
   *[black] Beltzek irabazi dute: bost kanika ilaran ({ $marks })
}

rules-pentago-material =
    6x6 hutsuneko taula bat, bira daitezkeen 3x3 hutsuneko lau karratuz osatua. Hemezortzi kanika alde bakoitzarentzat, zuriak eta beltzak. Zuriak hasten dira, jokalariek besterik adosten ez badute.
rules-pentago-turn =
    Jarri zure koloreko kanika bat edozein hutsune libretan. { $edition ->
        [basque] Gero, biratu karratu bat 90 gradu erloju-orratzen noranzkoan, nahi duzuna, baita hutsik dagoen bat ere.
        [finnish] Gero, biratu karratu bat 90 gradu, nahi duzuna eta nahi duzun noranzkoan, baita hutsik dagoen bat ere. Zure kanika jarri ondoren karraturen bat hutsik dagoen bitartean, biraketa egin gabe utz dezakezu.
       *[other] Gero, biratu karratu bat 90 gradu, nahi duzuna eta nahi duzun noranzkoan, baita hutsik dagoen bat ere.
    }
rules-pentago-end =
    - Zure bost kanikak edo gehiagok lerro berean irabazten dute: horizontalean, bertikalean edo diagonalean.
    { $edition ->
        [openspiel] - Bost kanikako ilarak balio du soilik biraketaren ondoren hor badago: kanika jartzeak berez ez du garaipenik ematen.
       *[other] - Zure kanikak bost kanikako ilara egiten badu, berehala irabazten duzu, eta ez da karraturik biratzen.
    }
    { $edition ->
        [finnish] - Zure biraketak bost kanikako ilara egiten badu, begiratu taula osoari. Zuk bost kanikako ilara baduzu, irabazten duzu, aurkariak ere izan arren. Aurkariak bakarrik badu, aurkariak irabazten du.
        [czech] - Zure biraketak bost kanikako ilara egiten badu, begiratu taula osoari. Aurkariak bakarrik badu bost kanikako ilara, aurkariak irabazten du. Biek badute, partida berdinduta amaitzen da.
       *[other] - Zure biraketak bost kanikako ilara egiten badu, begiratu taula osoari. Zuk bakarrik baduzu bost kanikako ilara, irabazten duzu. Aurkariak bakarrik badu, aurkariak irabazten du. Biek badute, partida berdinduta amaitzen da.
    }
    { $edition ->
        [czech] - Zure biraketak zuretzat bakarrik egiten badu bost kanikako ilara, aurkariak beste kanika batekin erantzun behar du, eta ez du karraturik biratzen. Horrek aurkariarentzat bost kanikako ilara egiten badu, partida berdinduta amaitzen da; bestela, zuk irabazten duzu. Hutsune librerik ez badago, berehala irabazten duzu.
       *[other] - Taula beteta badago eta inork ez badu bost kanikako ilararik, partida berdinduta amaitzen da.
    }
rules-pentago-notation =
    Zutabeak ezkerretik a, b, c, d, e eta f dira; errenkadak, goitik behera, 1, 2, 3, 4, 5 eta 6. 1. eta 2. karratuak goian daude, 3. eta 4. karratuak behean. { $edition ->
        [basque] c3-2R jokaldiak kanika bat jartzen du c3 hutsunean eta 2. karratua eskuinera biratzen du (erloju-orratzen noranzkoan).
       *[other] c3-2R jokaldiak kanika bat jartzen du c3 hutsunean eta 2. karratua eskuinera biratzen du (erloju-orratzen noranzkoan); L ezkerrera da.
    } { $edition ->
        [openspiel] Beti biratzen da karratu bat.
       *[other] Biraketarik gabeko kanika honela idazten da: c3.
    }
rules-pentago-settled =
    - Biraketa batek aurkariarentzat bakarrik egiten badu bost kanikako ilara, aurkariak irabazten du.
    - Ilaran dauden sei kanikak bost bezala zenbatzen dira.
    - 36. kanikaren ondoren ere karratu bat biratzen da, beste edozein kanikaren ondoren bezala.
    - Taula beteta badago eta inork ez badu bost kanikako ilararik, partida berdinduta amaitzen da.
    { $edition ->
        [openspiel] - Programa baten arauak dira, ez arau-liburu batenak.
       *[other] - Kanika irabazlearen ondoren, ez da karraturik biratzen.
    }

position-form-pentago = Posizio bat espero zen, adibidez w5/6/2b3/6/6/6 w: sei errenkada goitik behera, eta gero txanda duen aldea. Akatsa { $column }. karakterean dago.
impossible-reply = Erantzuna posible izateko, beste aldeak bakarrik izan behar du bost kanikako ilara, eta hutsuneren batek libre egon behar du

now-twist-or-skip = Kanika { $cell } hutsunean; orain biratu karratu bat, edo sakatu zuriune-barra biraketa egin gabe uzteko
move-form-pentago = Jokaldi bat hutsune bat eta biraketa bat da: c3-2R jokaldiak kanika bat jartzen du c3 hutsunean eta 2. karratua erloju-orratzen noranzkoan biratzen du
illegal-twist-in-reply = Erantzuna biraketarik gabeko kanika bat da; idatzi { $cell } bakarrik
illegal-twist-after-win = Kanika irabazlearen ondoren, ez da karraturik biratzen; idatzi { $cell } bakarrik
illegal-twist-due = Kanika { $cell } hutsunean jarri ondoren, karratu bat biratu behar da; jokaldi oso bat da, adibidez, c3-2R
illegal-clockwise-only = Edizio honetan, karratuak erloju-orratzen noranzkoan bakarrik biratzen dira

tour-pentago-move = Zuriek kanika bat jarri dute e1 hutsunean, eta bost kanika dituzte ilaran: ez da karraturik biratzen, partida amaitu da.
tour-pentago-surprise = Ezustekoa: zure biraketak berak beste aldeari eman diezaioke garaipena. Begiratu taula osoari biratu aurretik.

edition-name-finnish = Finlandiako edizioa
edition-name-czech = Txekiako edizioa
edition-name-basque = Euskal edizioa
edition-name-openspiel = OpenSpiel edizioa
keys-block = Aukeratu karratu bat
keys-twist = Biratu aukeratutako karratua erloju-orratzen noranzkoan edo kontrakoan
why-five-by-twist = { $mover ->
    [you] Zure biraketak bost kanikako ilara osatu du.
    [white] Zurien biraketak bost kanikako ilara osatu du.
   *[black] Beltzen biraketak bost kanikako ilara osatu du.
}
why-opponents-five-pentago = { $mover ->
    [you] { $other ->
        [white] Zure biraketak bost kanikako ilara osatu du zurientzat.
       *[black] Zure biraketak bost kanikako ilara osatu du beltzentzat.
    }
    [white] Zurien biraketak bost kanikako ilara osatu du beltzentzat.
   *[black] Beltzen biraketak bost kanikako ilara osatu du zurientzat.
}

## For scripts

edit-reply = Txanda duen aldeak bost kanikako ilara bati erantzuten dio (Txekiako edizioa)

board-pentago = Pentago taula
cell-pending = { $cell }, zure kanika; orain biratu karratu bat
choose-cell = Jarri kanika bat hutsune libre batean
now-twist = Kanika { $cell } hutsunean; orain biratu karratu bat
twists = Biraketak
twist-L = Biratu { $block }. karratua erloju-orratzen kontrako noranzkoan
twist-R = Biratu { $block }. karratua erloju-orratzen noranzkoan
block-chosen = { $block }. karratua: { $right } teklak erloju-orratzen noranzkoan biratzen du, { $left } teklak kontrakoan
skip-twist = Ez biratu
said-pentago-L = { $color ->
    [white] Zuriak: { $cell }, { $block }. karratua erloju-orratzen kontrako noranzkoan
   *[black] Beltzak: { $cell }, { $block }. karratua erloju-orratzen kontrako noranzkoan
}
said-pentago-R = { $color ->
    [white] Zuriak: { $cell }, { $block }. karratua erloju-orratzen noranzkoan
   *[black] Beltzak: { $cell }, { $block }. karratua erloju-orratzen noranzkoan
}
said-pentago-place = { $color ->
    [white] Zuriak: { $cell }, biraketarik gabe
   *[black] Beltzak: { $cell }, biraketarik gabe
}
status-you-reply = Zure erantzuna: kanika bat, biraketarik gabe
status-reply = { $color ->
    [white] Zuriek erantzuten dute: kanika bat, biraketarik gabe
   *[black] Beltzek erantzuten dute: kanika bat, biraketarik gabe
}
