game-pentaroll = Pentaroll
learn-a-pentaroll = Lär dig Pentaroll
play-a-pentaroll = Spela Pentaroll
rules-of-pentaroll = Regler för Pentaroll
setup-title-pentaroll = Ett parti Pentaroll
join-title-pentaroll = Du är inbjuden till ett parti Pentaroll
invite-text-pentaroll = Spela Pentaroll med mig
puzzles-of-pentaroll = Pentaroll-problem
study-title-pentaroll = Analysera Pentaroll
review-title-pentaroll = Genomgång av ett parti Pentaroll
tagline-pentaroll = Rulla in kulor från kanten, fem i rad
edition-pentaroll-standard = Reglerna i utgåvan från 2021.

learn-pentaroll-turn-title = En tur
learn-pentaroll-turn = Rulla in en kula från valfri kant. I en tom bana stannar den på första platsen.
learn-pentaroll-turn-right = Det är en hel tur: en kula från kanten.
learn-pentaroll-push-title = Knuffa
learn-pentaroll-push = Rulla in en kula från vänster längs rad 3. Den första platsen där är inte tom.
learn-pentaroll-push-right = Din kula knuffade kulorna som ligger intill varandra ett steg inåt, vems de än är. Kulan bakom luckan låg kvar.
learn-pentaroll-five-title = Fem i rad
learn-pentaroll-five = Fem kulor på en linje vinner: vågrätt, lodrätt eller diagonalt. Knuffa Vits fyra kulor och lägg till den femte.
learn-pentaroll-five-right = Fyra kulor flyttade sig framåt, och den femte kom bakom dem.
learn-pentaroll-full-title = Fulla banor
learn-pentaroll-full = Rad 4 är full, så ingen kula kan rullas in där: inget knuffas ut från spelplanen. Vinn genom en annan bana.
learn-pentaroll-full-right = Kolumn b hade rum, och dess kulor flyttade sig genom den fulla raden.
learn-pentaroll-corner-title = Hörn
learn-pentaroll-corner = Ett hörn har två ingångar: längs raden och längs kolumnen. Bara en av dem vinner här.
learn-pentaroll-corner-right = Uppifrån knuffar du kolumnen. Från vänster skulle du ha knuffat raden.
learn-pentaroll-theirs-title = En knuff åt motståndaren
learn-pentaroll-theirs = En knuff flyttar också motståndarens kulor. Förlora med flit just den här gången: hitta knuffen som ger Svart fem i rad.
learn-pentaroll-theirs-right = Din knuff flyttade Svarts femte kula på plats, så Svart vinner.
learn-pentaroll-both-title = Båda samtidigt
learn-pentaroll-both = Svart kan vinna på två ställen. En enda knuff ger båda sidor fem i rad. Hitta den.
learn-pentaroll-both-right = Fem i rad för båda sidor är oavgjort.
learn-pentaroll-defend-title = Försvara dig
learn-pentaroll-defend = Svart har fyra kulor i rad 3 och vill knuffa. Gör ett drag efter vilket Svart inte kan vinna direkt.
learn-pentaroll-defend-right = En knuff tvärs över raden bryter linjen.

rules-pentaroll-material =
    En spelplan med 6x6 platser och arton kulor för varje sida, Vit och Svart. Vit börjar om spelarna inte kommer överens om annat.
rules-pentaroll-turn =
    Rulla in en kula i din färg genom valfri öppning längs kanten. Är platsen där tom, stannar kulan på den. Ligger det en kula där, knuffar din kula alla kulor därifrån fram till första luckan ett steg rakt inåt. Kulor bakom luckan ligger kvar. En bana med sex kulor är full, och där kan ingen kula rullas in: inget knuffas ut från spelplanen.
rules-pentaroll-end =
    - Titta på hela spelplanen efter varje drag. Har bara du fem eller fler på en linje, vinner du. Har bara motståndaren det, vinner motståndaren. Har båda det, blir det oavgjort.
    - Om spelplanen är full och ingen har fem i rad blir det oavgjort. Så länge en plats är tom finns det ett drag.
rules-pentaroll-notation =
    Ett drag skrivs som sida och bana: Nc rullar nedåt i kolumn c uppifrån, Sc uppåt nerifrån, W3 längs rad 3 från vänster, E3 från höger. Kolumnerna är a till f från vänster, raderna 1 till 6 uppifrån.
rules-pentaroll-settled =
    - I ett hörn kan man rulla in längs raden eller längs kolumnen. Så länge hörnet är tomt är båda samma drag, som skrivs som det längs raden.
    - En lucka stoppar en knuff.
    - Om en knuff ger bara motståndaren fem i rad vinner motståndaren.

position-form-pentaroll = En ställning som w5/6/2b3/6/6/6 w förväntades: sex rader uppifrån, sedan vems tur det är. Felet är vid tecken { $column }.

move-form-pentaroll = Ett drag är en sida och en bana: Nc uppifrån, Sc nerifrån, W3 från vänster, E3 från höger
illegal-lane-full = Banan för { $entry } är full, så ingen kula kan rullas in

tour-pentaroll-move = Vit rullar in från vänster längs rad 2 (W2) och knuffar kulorna fram till luckan ett steg inåt. Kulorna bakom luckan ligger kvar.
tour-pentaroll-surprise = Överraskning: en knuff flyttar också motståndarens kulor, och kan ge motståndaren fem i rad.

why-opponents-five-pentaroll = { $mover ->
    [you] { $other ->
        [white] Din knuff gav Vit fem i rad.
       *[black] Din knuff gav Svart fem i rad.
    }
    [white] Vits knuff gav Svart fem i rad.
   *[black] Svarts knuff gav Vit fem i rad.
}

## For scripts

board-pentaroll = Spelplan för Pentaroll
choose-entry = Rulla in en kula från kanten
entry-N = Uppifrån, kolumn { $lane }
entry-S = Nerifrån, kolumn { $lane }
entry-W = Från vänster, rad { $lane }
entry-E = Från höger, rad { $lane }
entry-full = { $entry }; stängd
entry-pending = { $entry }; tryck igen för att rulla
press-again = Tryck på pilen igen för att rulla
said-pentaroll-N = { $color ->
    [white] Vit: uppifrån, kolumn { $lane }
   *[black] Svart: uppifrån, kolumn { $lane }
}
said-pentaroll-E = { $color ->
    [white] Vit: från höger, rad { $lane }
   *[black] Svart: från höger, rad { $lane }
}
said-pentaroll-S = { $color ->
    [white] Vit: nerifrån, kolumn { $lane }
   *[black] Svart: nerifrån, kolumn { $lane }
}
said-pentaroll-W = { $color ->
    [white] Vit: från vänster, rad { $lane }
   *[black] Svart: från vänster, rad { $lane }
}
