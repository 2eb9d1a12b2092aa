worth-win = garaipena
worth-draw = berdinketa
worth-loss = porrota
worth-unknown = ezezaguna
worth-win-exact = { $moves ->
    [one] garaipena, jokaldi propio { $moves }
   *[other] garaipena, { $moves } jokaldi propio
}
worth-win-bound = { $moves ->
    [one] garaipena, gehienez jokaldi propio { $moves }
   *[other] garaipena, gehienez { $moves } jokaldi propio
}
worth-loss-exact = { $moves ->
    [one] porrota, aurkariaren jokaldi { $moves }
   *[other] porrota, aurkariaren { $moves } jokaldi
}
worth-loss-bound = { $moves ->
    [one] porrota, gehienez aurkariaren jokaldi { $moves }
   *[other] porrota, gehienez aurkariaren { $moves } jokaldi
}
worth-about = { $percent } inguru
worth-at = { $place }; { $value }
is-proven = frogatua
is-published = beste batzuek frogatua
is-estimated = estimazioa
verdict-is = { $color ->
    [white] { $how ->
        [proven] Zurien txanda: { $value }, frogatua
        [published] Zurien txanda: { $value }, beste batzuek frogatua
       *[estimated] Zurien txanda: { $value }, estimazioa
    }
   *[black] { $how ->
        [proven] Beltzen txanda: { $value }, frogatua
        [published] Beltzen txanda: { $value }, beste batzuek frogatua
       *[estimated] Beltzen txanda: { $value }, estimazioa
    }
}
best-is = Onena: { $move }; { $value }
no-best = Jokaldi onena oraindik ez da ezagutzen
no-value = Oraindik ez da ezer ezagutzen
engine-working = Sakonera { $depth }, pentsatzen oraindik
engine-done = Sakonera { $depth }
engine-resting = Motorra itzalita dago
engine-lost = Zerbitzariak ez du erantzuten. Jokaldiak hemen gordeta daude.
engine-busy = Zerbitzaria lanpetuta dago. Saiatu berriro une bat barru.
prove-here = Frogatu hemen, memoria gehienez: { $memory }
prove-there = Utzi zerbitzariari frogatzen, memoria gehienez: { $memory }
no-memory = Frogak { $needed } memoria beharko luke, eta gailu honek { $limit } eman ditzake.
no-memory-there = Frogak { $needed } memoria beharko luke, eta zerbitzariak { $limit } eman ditzake.
megabytes = { $count } MB
gigabytes = { $count } GB
engine-unproven = Ez da frogarik aurkitu.
engine-failed = Gailu honek ezin izan du frogarik bilatu. Agian memoria falta zaio.
line-unfold = Erakutsi aldaera osoa
over-white = Zuriek irabazi dute
over-black = Beltzek irabazi dute
over-draw = Berdinketa
not-read = Ezin da irakurri: { $why }
was-read = { $count ->
    [one] Jokaldi { $count } erakutsi da
   *[other] { $count } jokaldi erakutsi dira
}
at-start = Hasiera
main-line = Aldaera nagusia
variation = Beste aldaera bat
deleted = Ezabatuta
did-undo = Aldaketa desegin da
did-redo = Aldaketa berregin da
promoted = Hau da orain aldaera nagusia
palette = Zer jarri
palette-lead = Aukeratu zer jarri, eta gero sakatu hutsuneak. Berriro sakatuz gero, kendu egiten da.
palette-w = Zuria
palette-b = Beltza
palette-empty = Kendu
pinned = Finkatuta: { $place }
link-damaged = Esteka hau hondatuta edo osatu gabe dago. Taula hutsa erakusten da.
link-short = Kopiatuta. Hau gehiegi da esteka baterako: taulan dagoen aldaera bakarrik dauka. Erregistroak dena dauka.
review-working = Posizioak aztertzen: { $ply } / { $count }
review-done = Posizio guztiak aztertuta daude
review-stopped = Geldituta
review-point = { $how ->
    [proven] Zurientzat: { $value }, frogatua
    [published] Zurientzat: { $value }, beste batzuek frogatua
   *[estimated] Zurientzat: { $value }, estimazioa
}
accuracy-perfect = { $color ->
    [white] Zuriek ez dute akatsik egin.
   *[black] Beltzek ez dute akatsik egin.
}
accuracy-good = { $color ->
    [white] Zuriek ondo jokatu dute: batez beste puntuen { $percent } gorde dute jokaldi bakoitzean.
   *[black] Beltzek ondo jokatu dute: batez beste puntuen { $percent } gorde dute jokaldi bakoitzean.
}
accuracy-fair = { $color ->
    [white] Zuriek akats txikiak egin dituzte: batez beste puntuen { $percent } gorde dute jokaldi bakoitzean.
   *[black] Beltzek akats txikiak egin dituzte: batez beste puntuen { $percent } gorde dute jokaldi bakoitzean.
}
accuracy-poor = { $color ->
    [white] Zuriek akats handiak egin dituzte: batez beste puntuen { $percent } gorde dute jokaldi bakoitzean.
   *[black] Beltzek akats handiak egin dituzte: batez beste puntuen { $percent } gorde dute jokaldi bakoitzean.
}
review-move = { $color ->
    [white] { $number }. jokaldia: zuriek { $move } jokatu dute
   *[black] { $number }. jokaldia: beltzek { $move } jokatu dute
}
slip-lost = { $color ->
    [white] { $move } jokatu ondoren, zuriek irabazten dute
   *[black] { $move } jokatu ondoren, beltzek irabazten dute
}
slip-drawn = { $move } jokatu ondoren, partida berdinduta dago
slip-about = { $color ->
    [white] { $move } jokatu ondoren, zuriek puntuen { $percent } inguru espero dezakete
   *[black] { $move } jokatu ondoren, beltzek puntuen { $percent } inguru espero dezakete
}
until-won = { $color ->
    [white] Honaino zuriak irabazteko bidean zeuden
   *[black] Honaino beltzak irabazteko bidean zeuden
}
until-drawn = Honaino berdinduta zegoen
until-about = { $color ->
    [white] Honaino zuriek { $percent } inguru espero zezaketen
   *[black] Honaino beltzek { $percent } inguru espero zezaketen
}
way-refuting = Zerk gezurtatzen duen jokaldia
way-best = Zer zen hobe
try-lead = { $color ->
    [white] Aurkitu jokaldi hobea zurientzat
   *[black] Aurkitu jokaldi hobea beltzentzat
}
mistake-cost = Galdutako puntuak: { $percent }.
try-checking = { $move } egiaztatzen
try-right = Bai! { $move } da jokaldirik onena.
try-better = { $move } hobea da, baina badago are hobea den jokaldi bat.
try-wrong = { $move } ez da hobea. Saiatu berriro.
no-mistakes = Ez da akats handirik aurkitu.
puzzles-looking = Partida honetan ariketak bilatzen
puzzles-found = { $count ->
    [one] Ariketa { $count } aurkitu da partida honetan.
   *[other] { $count } ariketa aurkitu dira partida honetan.
}
puzzles-none = Partida honek ez du ariketarik: amaieratik gertu ez dago jokaldi bakar batek irabazten edo berdinketa salbatzen duen posiziorik.
puzzles-cannot = Nabigatzaile honek ezin du orain ariketarik bilatu.
