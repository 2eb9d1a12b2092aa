game-pantarei = Pantareï
learn-a-pantarei = Pantareï tanulása
play-a-pantarei = Játssz Pantareït
rules-of-pantarei = A Pantareï szabályai
setup-title-pantarei = Pantareï-játszma
join-title-pantarei = Meghívtak egy Pantareï-játszmára
invite-text-pantarei = Játssz velem Pantareït
puzzles-of-pantarei = Pantareï-feladványok
study-title-pantarei = Pantareï-elemzés
review-title-pantarei = Pantareï-játszma áttekintése
tagline-pantarei = Tizenkilenc pikkely egy kígyóban: építs hetes halmot
edition-pantarei-standard = A nyomtatott kiadás szabályai.

learn-pantarei-goal-title = Mi nyer
learn-pantarei-goal = Az nyer, aki hét vagy több pikkelyből álló halmot épít, mindegy, kiéi a pikkelyek. A 3. halomban hat van. A 4. halmon lévő fehér pikkelyen egy vonal van, ezért pontosan egy halommal kerül odébb: nyomj a 4. halomra, aztán a 3. halomra.
learn-pantarei-goal-right = Hét pikkely: Fehér nyer. A következő leckék megmutatják, hogyan lehet eljutni idáig.
learn-pantarei-carry-title = Egy pikkely áthelyezése
learn-pantarei-carry = Helyezd át Fehér egyik pikkelyét balra vagy jobbra, pontosan annyi halommal, amennyi az értéke: egy, két vagy három vonal rajta egy, két vagy három halmot jelent.
learn-pantarei-carry-right = Most az ottani halom tetején van, az üres hely pedig bezárult. A legfelső pikkely mutatja, kié a halom.
learn-pantarei-look-title = Belenézés egy halomba
learn-pantarei-look = A halom melletti szám mutatja, hány pikkely van benne. Mutass egy halomra, vagy nyomj rá, és legyezőként szétnyílik: minden pikkelye látszik. A legfelső alatti pikkelyt is áthelyezheted vele együtt, bármilyen színű. Nézz bele a 6. halomba, aztán helyezd át a felső két pikkelyét.
learn-pantarei-look-right = A legfelső pikkely értéke számít, az alatta lévő vele megy. Mindkét játékos bármikor belenézhet bármelyik halomba.
learn-pantarei-neutral-title = A semleges pikkely
learn-pantarei-neutral = Az arany pikkely senkié, és magától soha nem mozdul. A 4. halomban Fehér 3‑as pikkelye alatt van: helyezd át mindkettőt.
learn-pantarei-neutral-right = Két pikkely közül az alsóként áthelyezhető. Ha egy halom tetején van, az a halom senkié.
learn-pantarei-swap-title = Csere
learn-pantarei-swap = Áthelyezés helyett két halmodat fel is cserélheted. Cseréld fel Fehér bármelyik két halmát.
learn-pantarei-swap-right = Egész halmok cserélnek helyet, bármilyen magasak.
learn-pantarei-ban-title = Csere után nincs csere
learn-pantarei-ban = Fehér éppen cserélt, ezért Fekete most nem cserélhet. Te vagy Fekete: lépj bármit.
learn-pantarei-ban-right = E lépés után Fehér megint cserélhet.
learn-pantarei-pass-title = Passz
learn-pantarei-pass = Fekete sem áthelyezni, sem cserélni nem tud. Csak ilyenkor szabad passzolni, és ilyenkor kötelező is.
learn-pantarei-pass-right = Aki tud áthelyezni vagy cserélni, annak meg is kell tennie.
learn-pantarei-defend-title = Védekezés
learn-pantarei-defend = A 2. halom 1‑esével Fekete az 1. halmot hetes halommá tenné. Akadályozd meg.
learn-pantarei-defend-right = A legfelső pikkely dönti el, kié a halom: fedd le a saját pikkelyeddel, és a halom a tiéd.

turn-no-swap = { $color ->
    [white] Fehér lép; nincs csere, mert Fekete éppen cserélt
   *[black] Fekete lép; nincs csere, mert Fehér éppen cserélt
}
ended-seven = { $winner ->
    [white] Fehér nyer: hét vagy több pikkely egy halomban ({ $marks })
   *[black] Fekete nyer: hét vagy több pikkely egy halomban ({ $marks })
}
ended-stuck = Döntetlen: már egyik fél sem tud soha áthelyezni vagy cserélni

rules-pantarei-material =
    Tizenkilenc pikkely: mindkét félnek kilenc, az 1‑es, 2‑es és 3‑as értékből három-három, és egy semleges pikkely. Összekeverve, képpel felfelé, egy sorba kell kirakni őket: ez a kígyó. Az egyik játékos megnézi a kígyót, és színt választ; a másik játékos a másik színt kapja, és ő kezd. A kígyó minden helye egy vagy több pikkelyből álló halom, és a halom azé a színé, amelyik felül van.
rules-pantarei-turn =
    Tedd ezek egyikét:
    - Áthelyezés: vedd le a legfelső pikkelyt egy halmodról, egymagában vagy a közvetlenül alatta lévővel együtt, bármilyen színű is az. Helyezd át balra vagy jobbra pontosan annyi halommal, amennyi a legfelső pikkely értéke, és tedd az ottani halom tetejére. A kígyó fején és farkán túlra nem kerülhet. Az üres hely bezárul.
    - Csere: két halmod helyet cserél. Közvetlenül az ellenfél cseréje után nem szabad cserélni.
    - Passz: csak akkor, ha sem áthelyezni, sem cserélni nem tudsz, és akkor kötelező.
    A semleges pikkely magától nem mozdul, de két pikkely közül az alsóként áthelyezhető. Az a halom, amelynek a tetején van, senkié. Mindkét játékos bármikor belenézhet bármelyik halomba.
rules-pantarei-end =
    - Aki hét vagy több pikkelyből álló halmot épít, nyer.
    - Ha ugyanaz az állás harmadszor fordul elő, ugyanaz a fél lép, és ugyanúgy szabad vagy nem szabad cserélni, a játszma döntetlen.
    - Ha már egyik fél sem tud soha áthelyezni vagy cserélni, a játszma döntetlen.
rules-pantarei-notation =
    A halmok számozása a fejnél, balról, 1‑gyel kezdődik. 5R1: az 5. halom legfelső pikkelye jobbra; 5L2: az 5. halom két felső pikkelye balra; 3x9: a 3. és a 9. halom helyet cserél; pass: passz.
rules-pantarei-settled =
    - Az ismétlődés döntetlen, és az olyan állás is, amelyben már egyik fél sem tud áthelyezni vagy cserélni. A szabályfüzet ezeket nem említi.
    - Aki cserélni tud, nem passzolhat. A szabályfüzet egyes nyelveken csak olyan pikkelyeket említ, amelyek nem mozdíthatók.
    - Hét vagy több pikkely nyer. A szabályfüzet egyes nyelveken pontosan hetet mond.

position-form-pantarei = Ide a halmok kellenek a fejtől kezdve, például w1b2,n,b3, aztán az, hogy ki lép, aztán s, ha szabad cserélni, vagy -, ha nem. A hiba helye: { $column }. karakter.
impossible-scales = Nem stimmel a pikkelyek száma ({ $scale }): itt { $found } van, a játékban { $count }
impossible-two-winners = Több halomban is hét vagy több pikkely van
impossible-too-high = Egy halomban nyolcnál több pikkely van
impossible-winner-to-move = A hét vagy több pikkelyből álló halom nem lehet azé, aki lép: a másik fél építette éppen

move-form-pantarei = Egy lépés például 5R1 (az 5. halomból egy pikkely jobbra), 5L2 (két pikkely balra), 3x9 (csere) vagy pass (passz)
illegal-needless-pass = Lehet áthelyezni vagy cserélni, ezért nem szabad passzolni
illegal-one-scale = { $stack }. halom: csak egy pikkely van benne
illegal-past-head = { $stack }. halom: a legfelső pikkely (értéke { $value }) a kígyó fején túlra kerülne
illegal-past-tail = { $stack }. halom: a legfelső pikkely (értéke { $value }) a kígyó farkán túlra kerülne
illegal-swap-itself = Egy halom nem cserélhet helyet önmagával
illegal-swap-after-swap = Közvetlenül az ellenfél cseréje után nem szabad cserélni
illegal-no-stack = { $stack }. halom nincs; az utolsó halom száma: { $count }
illegal-others-stack = { $color ->
    [white] { $stack }. halom: ez Fehéré
   *[black] { $stack }. halom: ez Feketéé
}
illegal-nobodys-stack = { $stack }. halom: a semleges pikkely van a tetején, ezért senkié

tour-pantarei-move = Fehér egyszerre két pikkelyt helyez át (4L2): a saját 3‑asát és az alatta lévő semleges pikkelyt.
tour-pantarei-surprise = Meglepetés: az érték halmokat jelent, nem pikkelyeket. Így a kígyó egyre rövidebb, és minden pikkely más halmokat ér el.

keys-ways = Egy áthelyezése, kettő áthelyezése, csere
why-seven = { $mover ->
    [you] A te pikkelyedtől lett hetes a halom.
    [white] Fehér pikkelyétől lett hetes a halom.
   *[black] Fekete pikkelyétől lett hetes a halom.
}
why-stuck = Már egyik fél sem tud soha áthelyezni vagy cserélni.

## For scripts

lifted = Felemelve: { $scale }. Hová kerüljön?
edit-lead-pantarei = Nyomj egy halomra, hogy felemeld a legfelső pikkelyét, aztán nyomj oda, ahová kerül.
edit-beside = Külön halomként a megnyomott halom elé
edit-tail = A kígyó farkához
edit-swap = Szabad cserélni

board-pantarei = A kígyó, a fejétől a farkáig
stack = { $number }. halom: { $scales }
stack-goal = { $stack }; cél
scale-w1 = Fehér 1
scale-w2 = Fehér 2
scale-w3 = Fehér 3
scale-b1 = Fekete 1
scale-b2 = Fekete 2
scale-b3 = Fekete 3
scale-n = semleges
choose-stack = Válaszd ki az egyik halmodat
choose-goal = Hová kerüljön?
way-1 = Egy áthelyezése
way-2 = Kettő áthelyezése
way-x = Csere
goals = { $stack }. halom, célok: { $goals }
goals-swap = { $stack }. halom, cserélhető ezekkel: { $goals }
must-pass = Sem áthelyezni, sem cserélni nem lehet, ezért passzolnod kell
pass = Passz
said-pantarei-1 = { $color ->
    [white] Fehér: egy pikkely, { $stack }. halomból { $goal }. halomra
   *[black] Fekete: egy pikkely, { $stack }. halomból { $goal }. halomra
}
said-pantarei-2 = { $color ->
    [white] Fehér: két pikkely, { $stack }. halomból { $goal }. halomra
   *[black] Fekete: két pikkely, { $stack }. halomból { $goal }. halomra
}
said-pantarei-x = { $color ->
    [white] Fehér: csere, { $stack }. és { $goal }. halom
   *[black] Fekete: csere, { $stack }. és { $goal }. halom
}
said-pantarei-pass = { $color ->
    [white] Fehér passzolni kényszerül
   *[black] Fekete passzolni kényszerül
}
status-you-no-swap = Te jössz; nincs csere, mert az ellenfél éppen cserélt
status-no-swap = { $color ->
    [white] Fehér lép; most nincs csere
   *[black] Fekete lép; most nincs csere
}
