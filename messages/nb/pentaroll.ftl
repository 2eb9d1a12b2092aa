game-pentaroll = Pentaroll
learn-a-pentaroll = Lær Pentaroll
play-a-pentaroll = Spill Pentaroll
rules-of-pentaroll = Regler for Pentaroll
setup-title-pentaroll = Et parti Pentaroll
join-title-pentaroll = Du er invitert til et parti Pentaroll
invite-text-pentaroll = Spill Pentaroll med meg
puzzles-of-pentaroll = Pentaroll-nøtter
study-title-pentaroll = Analyser Pentaroll
review-title-pentaroll = Gjennomgang av et parti Pentaroll
tagline-pentaroll = Rull inn kuler fra kanten, fem på rad
edition-pentaroll-standard = Reglene i utgaven fra 2021.

learn-pentaroll-turn-title = Én tur
learn-pentaroll-turn = Rull inn en kule fra en valgfri kant. I en tom bane blir den liggende på den første plassen.
learn-pentaroll-turn-right = Det er en hel tur: én kule fra kanten.
learn-pentaroll-push-title = Skyv
learn-pentaroll-push = Rull inn en kule fra venstre langs rad 3. Den første plassen der er ikke tom.
learn-pentaroll-push-right = Kulen din skjøv kulene som ligger inntil hverandre, én plass innover, uansett hvem de tilhører. Kulen bak mellomrommet ble liggende.
learn-pentaroll-five-title = Fem på rad
learn-pentaroll-five = Fem kuler på linje vinner: vannrett, loddrett eller på skrå. Skyv Hvits fire kuler og legg til den femte.
learn-pentaroll-five-right = Fire kuler flyttet seg videre, og den femte kom bak dem.
learn-pentaroll-full-title = Fulle baner
learn-pentaroll-full = Rad 4 er full, så ingen kule kan rulles inn der: ingenting skyves ut av brettet. Vinn gjennom en annen bane.
learn-pentaroll-full-right = Kolonne b hadde plass, og kulene i den flyttet seg gjennom den fulle raden.
learn-pentaroll-corner-title = Hjørner
learn-pentaroll-corner = Et hjørne har to innganger: langs raden og langs kolonnen. Bare én av dem vinner her.
learn-pentaroll-corner-right = Ovenfra skyver du kolonnen. Fra venstre ville du ha skjøvet raden.
learn-pentaroll-theirs-title = Et skyv for den andre
learn-pentaroll-theirs = Et skyv flytter også motstanderens kuler. Tap med vilje bare denne ene gangen: finn skyvet som gir Svart fem på rad.
learn-pentaroll-theirs-right = Skyvet ditt flyttet Svarts femte kule på plass, så Svart vinner.
learn-pentaroll-both-title = Begge samtidig
learn-pentaroll-both = Svart kan vinne to steder. Ett skyv gir begge sider fem på rad. Finn det.
learn-pentaroll-both-right = Fem på rad for begge sider er uavgjort.
learn-pentaroll-defend-title = Forsvar deg
learn-pentaroll-defend = Svart har fire kuler i rad 3 og vil skyve. Gjør et trekk slik at Svart ikke kan vinne med en gang etterpå.
learn-pentaroll-defend-right = Et skyv på tvers av raden bryter linjen.

rules-pentaroll-material =
    Et brett med 6x6 plasser og atten kuler til hver side, Hvit og Svart. Hvit begynner hvis ikke spillerne blir enige om noe annet.
rules-pentaroll-turn =
    Rull inn en kule i din farge gjennom en valgfri åpning langs kanten. Er plassen der tom, blir kulen liggende på den. Ligger det en kule der, skyver kulen din alle kulene derfra og fram til det første mellomrommet én plass rett innover. Kuler bak mellomrommet blir liggende. En bane med seks kuler er full, og der kan ingen kule rulles inn: ingenting skyves ut av brettet.
rules-pentaroll-end =
    - Se på hele brettet etter hvert trekk. Har bare du fem eller flere på linje, vinner du. Har bare motstanderen det, vinner motstanderen. Har begge det, blir det uavgjort.
    - Hvis brettet er fullt og ingen har fem på rad, blir det uavgjort. Så lenge en plass er tom, finnes det et trekk.
rules-pentaroll-notation =
    Et trekk skrives som side og bane: Nc ruller ned kolonne c ovenfra, Sc opp nedenfra, W3 langs rad 3 fra venstre, E3 fra høyre. Kolonnene er a til f fra venstre, radene 1 til 6 ovenfra.
rules-pentaroll-settled =
    - I et hjørne kan man rulle inn langs raden eller langs kolonnen. Så lenge hjørnet er tomt, er begge det samme trekket, og det skrives som trekket langs raden.
    - Et mellomrom stopper et skyv.
    - Hvis et skyv gir bare motstanderen fem på rad, vinner motstanderen.

position-form-pentaroll = Forventet en stilling som w5/6/2b3/6/6/6 w: seks rader ovenfra, så hvem som er i trekket. Feilen er ved tegn { $column }.

move-form-pentaroll = Et trekk er en side og en bane: Nc ovenfra, Sc nedenfra, W3 fra venstre, E3 fra høyre
illegal-lane-full = Banen til { $entry } er full, så ingen kule kan rulles inn

tour-pentaroll-move = Hvit ruller inn fra venstre langs rad 2 (W2) og skyver kulene fram til mellomrommet én plass innover. Kulene bak mellomrommet blir liggende.
tour-pentaroll-surprise = Overraskelse: et skyv flytter også motstanderens kuler, og kan gi motstanderen fem på rad.

why-opponents-five-pentaroll = { $mover ->
    [you] { $other ->
        [white] Skyvet ditt ga Hvit fem på rad.
       *[black] Skyvet ditt ga Svart fem på rad.
    }
    [white] Hvits skyv ga Svart fem på rad.
   *[black] Svarts skyv ga Hvit fem på rad.
}

## For scripts

board-pentaroll = Pentaroll-brett
choose-entry = Rull inn en kule fra kanten
entry-N = Ovenfra, kolonne { $lane }
entry-S = Nedenfra, kolonne { $lane }
entry-W = Fra venstre, rad { $lane }
entry-E = Fra høyre, rad { $lane }
entry-full = { $entry }; stengt
entry-pending = { $entry }; trykk igjen for å rulle
press-again = Trykk på pilen igjen for å rulle
said-pentaroll-N = { $color ->
    [white] Hvit: ovenfra, kolonne { $lane }
   *[black] Svart: ovenfra, kolonne { $lane }
}
said-pentaroll-E = { $color ->
    [white] Hvit: fra høyre, rad { $lane }
   *[black] Svart: fra høyre, rad { $lane }
}
said-pentaroll-S = { $color ->
    [white] Hvit: nedenfra, kolonne { $lane }
   *[black] Svart: nedenfra, kolonne { $lane }
}
said-pentaroll-W = { $color ->
    [white] Hvit: fra venstre, rad { $lane }
   *[black] Svart: fra venstre, rad { $lane }
}
