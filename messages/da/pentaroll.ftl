game-pentaroll = Pentaroll
learn-a-pentaroll = Lær Pentaroll
play-a-pentaroll = Spil Pentaroll
rules-of-pentaroll = Regler for Pentaroll
setup-title-pentaroll = Et parti Pentaroll
join-title-pentaroll = Du er inviteret til et parti Pentaroll
invite-text-pentaroll = Spil Pentaroll med mig
puzzles-of-pentaroll = Pentaroll-opgaver
study-title-pentaroll = Analysér Pentaroll
review-title-pentaroll = Gennemgang af et parti Pentaroll
tagline-pentaroll = Rul kugler ind fra kanten, fem på stribe
edition-pentaroll-standard = Reglerne i udgaven fra 2021.

learn-pentaroll-turn-title = En tur
learn-pentaroll-turn = Rul en kugle ind fra en valgfri kant. I en tom bane bliver den liggende på den første plads.
learn-pentaroll-turn-right = Det er en hel tur: en kugle fra kanten.
learn-pentaroll-push-title = Skub
learn-pentaroll-push = Rul en kugle ind fra venstre langs række 3. Den første plads dér er ikke tom.
learn-pentaroll-push-right = Din kugle skubbede de kugler, der rører hinanden, én plads indad, uanset hvem de tilhører. Kuglen bag mellemrummet blev liggende.
learn-pentaroll-five-title = Fem på stribe
learn-pentaroll-five = Fem kugler på linje vinder: vandret, lodret eller diagonalt. Skub Hvids fire kugler, og tilføj den femte.
learn-pentaroll-five-right = Fire kugler rykkede frem, og den femte kom bag dem.
learn-pentaroll-full-title = Fulde baner
learn-pentaroll-full = Række 4 er fuld, så ingen kugle kan rulles ind dér: intet skubbes ud over kanten. Vind gennem en anden bane.
learn-pentaroll-full-right = Kolonne b havde plads, og dens kugler rykkede gennem den fulde række.
learn-pentaroll-corner-title = Hjørner
learn-pentaroll-corner = Et hjørne har to indgange: langs rækken og langs kolonnen. Kun den ene af dem vinder her.
learn-pentaroll-corner-right = Oppefra skubber du kolonnen. Fra venstre ville du have skubbet rækken.
learn-pentaroll-theirs-title = Et skub til modstanderens fordel
learn-pentaroll-theirs = Et skub flytter også modstanderens kugler. Tab med vilje bare denne ene gang: find det skub, der giver Sort fem på stribe.
learn-pentaroll-theirs-right = Dit skub flyttede Sorts femte kugle på plads, så Sort vinder.
learn-pentaroll-both-title = Begge på én gang
learn-pentaroll-both = Sort kan vinde to steder. Ét skub giver begge sider fem på stribe. Find det.
learn-pentaroll-both-right = Fem på stribe til begge sider er uafgjort.
learn-pentaroll-defend-title = Forsvar dig
learn-pentaroll-defend = Sort har fire kugler i række 3 og vil skubbe. Foretag et træk, så Sort ikke kan vinde med det samme bagefter.
learn-pentaroll-defend-right = Et skub på tværs af rækken bryder linjen.

rules-pentaroll-material =
    Et bræt med 6x6 pladser og atten kugler til hver side, Hvid og Sort. Hvid begynder, medmindre spillerne aftaler andet.
rules-pentaroll-turn =
    Rul en kugle i din farve ind gennem en valgfri åbning i kanten. Er pladsen dér tom, bliver kuglen liggende på den. Ligger der en kugle, skubber din kugle alle kugler derfra og frem til det første mellemrum én plads lige indad. Kugler bag mellemrummet bliver liggende. En bane med seks kugler er fuld, og dér kan ingen kugle rulles ind: intet skubbes ud over kanten.
rules-pentaroll-end =
    - Se på hele brættet efter hvert træk. Har kun du fem eller flere på linje, vinder du. Har kun modstanderen det, vinder modstanderen. Har begge det, bliver det uafgjort.
    - Hvis brættet er fuldt, og ingen har fem på stribe, bliver det uafgjort. Så længe en plads er tom, er der et træk.
rules-pentaroll-notation =
    Et træk skrives som side og bane: Nc ruller ned ad kolonne c oppefra, Sc op nedefra, W3 langs række 3 fra venstre, E3 fra højre. Kolonnerne er a til f fra venstre, rækkerne 1 til 6 oppefra.
rules-pentaroll-settled =
    - I et hjørne kan man rulle ind langs rækken eller langs kolonnen. Så længe hjørnet er tomt, er begge det samme træk, og det skrives som trækket langs rækken.
    - Et mellemrum stopper et skub.
    - Hvis et skub giver fem på stribe til modstanderen alene, vinder modstanderen.

position-form-pentaroll = Der forventes en stilling som w5/6/2b3/6/6/6 w: seks rækker oppefra, derefter hvem der er i trækket. Fejlen er ved tegn { $column }.

move-form-pentaroll = Et træk er en side og en bane: Nc oppefra, Sc nedefra, W3 fra venstre, E3 fra højre
illegal-lane-full = Banen for { $entry } er fuld, så ingen kugle kan rulles ind

tour-pentaroll-move = Hvid ruller ind fra venstre langs række 2 (W2) og skubber kuglerne frem til mellemrummet én plads indad. Kuglerne bag mellemrummet bliver liggende.
tour-pentaroll-surprise = Overraskelse: et skub flytter også modstanderens kugler og kan give modstanderen fem på stribe.

why-opponents-five-pentaroll = { $mover ->
    [you] { $other ->
        [white] Dit skub gav Hvid fem på stribe.
       *[black] Dit skub gav Sort fem på stribe.
    }
    [white] Hvids skub gav Sort fem på stribe.
   *[black] Sorts skub gav Hvid fem på stribe.
}

## For scripts

board-pentaroll = Pentaroll-bræt
choose-entry = Rul en kugle ind fra kanten
entry-N = Oppefra, kolonne { $lane }
entry-S = Nedefra, kolonne { $lane }
entry-W = Fra venstre, række { $lane }
entry-E = Fra højre, række { $lane }
entry-full = { $entry }; lukket
entry-pending = { $entry }; tryk igen for at rulle
press-again = Tryk på pilen igen for at rulle
said-pentaroll-N = { $color ->
    [white] Hvid: oppefra, kolonne { $lane }
   *[black] Sort: oppefra, kolonne { $lane }
}
said-pentaroll-E = { $color ->
    [white] Hvid: fra højre, række { $lane }
   *[black] Sort: fra højre, række { $lane }
}
said-pentaroll-S = { $color ->
    [white] Hvid: nedefra, kolonne { $lane }
   *[black] Sort: nedefra, kolonne { $lane }
}
said-pentaroll-W = { $color ->
    [white] Hvid: fra venstre, række { $lane }
   *[black] Sort: fra venstre, række { $lane }
}
