game-pentago = Pentago
learn-a-pentago = Lær Pentago
play-a-pentago = Spil Pentago
rules-of-pentago = Regler for Pentago
setup-title-pentago = Et parti Pentago
join-title-pentago = Du er inviteret til et parti Pentago
invite-text-pentago = Spil Pentago med mig
puzzles-of-pentago = Pentago-opgaver
study-title-pentago = Analysér Pentago
review-title-pentago = Gennemgang af et parti Pentago
tagline-pentago = Læg en kugle, drej en spilledel, fem på stribe
edition-pentago-standard = De regler, som de fleste trykte udgaver har til fælles.
edition-pentago-finnish = Hvis en drejning giver begge sider fem på stribe, vinder den, der drejede. Så længe en spilledel endnu er tom, må man lade være med at dreje.
edition-pentago-czech = Hvis din drejning giver fem på stribe til dig alene, svarer modstanderen med en kugle mere, uden drejning. Får modstanderen fem på stribe med den, bliver det uafgjort; ellers vinder du.
edition-pentago-basque = Spilledelene drejes kun med uret.
edition-pentago-openspiel = Der drejes altid en spilledel, og fem på stribe tæller først efter drejningen. Det er reglerne i et programbibliotek til forskning; de er her, for at resultater kan sammenlignes.

learn-pentago-turn-title = En tur
learn-pentago-turn = Læg en kugle på en valgfri plads. Drej så en valgfri spilledel en kvart omgang.
learn-pentago-turn-right = Det er en hel tur: en kugle, en drejning. Du må dreje enhver af de fire spilledele, også en tom.
learn-pentago-five-title = Fem på stribe
learn-pentago-five = Fem kugler på linje vinder: vandret, lodret eller diagonalt. Gør Hvids række færdig.
learn-pentago-five-right = Din kugle gav fem på stribe, så du vinder med det samme. Der drejes ingen spilledel.
learn-pentago-twist-title = Fem på stribe ved at dreje
learn-pentago-twist = Den venstre kolonne i spilledel 1 er Hvids. Læg en kugle, og drej så en spilledel, så der ligger fem hvide kugler i den øverste række.
learn-pentago-twist-right = Drejningen gjorde kolonnen til en række. Sådan en gevinst er let at overse.
learn-pentago-theirs-title = En drejning til modstanderens fordel
learn-pentago-theirs = Fem på stribe vinder for den, der ejer kuglerne, uanset hvem der drejer. Tab med vilje bare denne ene gang: find den drejning, der giver Sort fem på stribe.
learn-pentago-theirs-right = Din egen drejning lod Sort vinde. Se på hele brættet, før du drejer en spilledel.
learn-pentago-both-title = Begge på én gang
learn-pentago-both = Sort er ved at vinde ved at dreje spilledel 1. Red partiet: giv begge sider fem på stribe med én drejning.
learn-pentago-both-right = Fem på stribe til begge sider er uafgjort.
learn-pentago-defend-title = Forsvar dig
learn-pentago-defend = Sort har fire på stribe, og den ene ende er fri. Læg en kugle, og drej en spilledel, så Sort ikke kan vinde med det næste træk.
learn-pentago-defend-right = En kugle spærrer den ene ende, en drejning bryder linjen. Du har begge dele i hver tur.
learn-pentago-finnish-title = Finsk udgave
learn-pentago-finnish = I den finske udgave vinder den, der drejede, hvis begge sider får fem på stribe. Og så længe en spilledel er tom, må man lade være med at dreje. Giv begge sider fem på stribe.
learn-pentago-finnish-right = Du drejede, så du vinder. I andre udgaver ville det være uafgjort.
learn-pentago-czech-title = Tjekkisk udgave
learn-pentago-czech = Hvids drejning gav fem på stribe. I den tjekkiske udgave svarer Sort nu med en kugle mere, uden drejning. Du er Sort: få også fem på stribe.
learn-pentago-czech-right = Dine fem på stribe gør partiet uafgjort. Uden dem havde Hvid vundet.
learn-pentago-basque-title = Baskisk udgave
learn-pentago-basque = I den baskiske udgave drejes spilledelene kun med uret. Vind ved at dreje spilledel 4 med uret.
learn-pentago-basque-right = Med uret bliver den højre kolonne til den nederste række.
learn-pentago-openspiel-title = OpenSpiel-udgave
learn-pentago-openspiel = I denne udgave tæller fem på stribe først efter drejningen. Gør Hvids række færdig, og drej en spilledel, der ikke bryder den.
learn-pentago-openspiel-right = Der er stadig fem på stribe efter drejningen, så det vinder.

turn-reply = { $color ->
    [white] Hvid svarer: en kugle, ingen drejning
   *[black] Sort svarer: en kugle, ingen drejning
}
ended-five-by-twist = { $winner ->
    [white] Hvid vinder: drejningen gav fem på stribe ({ $marks })
   *[black] Sort vinder: drejningen gav fem på stribe ({ $marks })
}
ended-five-by-placing-or-five-by-twist = { $winner ->
    [white] Hvid vinder: fem på stribe ({ $marks })
   *[black] Sort vinder: fem på stribe ({ $marks })
}
ended-opponents-five-or-five-by-twist = { $winner ->
    [white] Hvid vinder: fem på stribe ({ $marks })
   *[black] Sort vinder: fem på stribe ({ $marks })
}

rules-pentago-material =
    Et bræt med 6x6 pladser, der består af fire drejelige spilledele med 3x3 pladser. Atten kugler til hver side, Hvid og Sort. Hvid begynder, medmindre spillerne aftaler andet.
rules-pentago-turn =
    Læg en kugle i din farve på en valgfri tom plads. { $edition ->
        [basque] Drej så en valgfri spilledel, også en tom, en kvart omgang med uret.
        [finnish] Drej så en valgfri spilledel, også en tom, en kvart omgang i den retning, du vil. Så længe en spilledel er tom efter din kugle, må du lade være med at dreje.
       *[other] Drej så en valgfri spilledel, også en tom, en kvart omgang i den retning, du vil.
    }
rules-pentago-end =
    - Fem eller flere af dine kugler på linje vinder: vandret, lodret eller diagonalt.
    { $edition ->
        [openspiel] - Fem på stribe tæller kun, hvis de er der efter drejningen: kuglen alene vinder ikke.
       *[other] - Hvis din kugle giver fem på stribe, vinder du med det samme, og der drejes ingen spilledel.
    }
    { $edition ->
        [finnish] - Hvis din drejning giver fem på stribe, så se på hele brættet. Har du fem på stribe, vinder du, selv om modstanderen også har det. Har kun modstanderen det, vinder modstanderen.
        [czech] - Hvis din drejning giver fem på stribe, så se på hele brættet. Har kun modstanderen fem på stribe, vinder modstanderen. Har begge det, bliver det uafgjort.
       *[other] - Hvis din drejning giver fem på stribe, så se på hele brættet. Har kun du fem på stribe, vinder du. Har kun modstanderen det, vinder modstanderen. Har begge det, bliver det uafgjort.
    }
    { $edition ->
        [czech] - Hvis din drejning giver fem på stribe til dig alene, skal modstanderen svare med en kugle mere og drejer ingen spilledel. Får modstanderen fem på stribe med den, bliver det uafgjort; ellers vinder du. Er ingen plads tom, vinder du med det samme.
       *[other] - Hvis brættet er fuldt, og ingen har fem på stribe, bliver det uafgjort.
    }
rules-pentago-notation =
    Kolonnerne er a til f fra venstre, rækkerne 1 til 6 oppefra. Spilledelene 1 og 2 er øverst, spilledelene 3 og 4 nederst. { $edition ->
        [basque] c3-2R lægger en kugle på c3 og drejer spilledel 2 til højre (med uret).
       *[other] c3-2R lægger en kugle på c3 og drejer spilledel 2 til højre (med uret); L er til venstre.
    } { $edition ->
        [openspiel] Der drejes altid en spilledel.
       *[other] En kugle uden drejning skrives c3.
    }
rules-pentago-settled =
    - Hvis en drejning giver fem på stribe til modstanderen alene, vinder modstanderen.
    - Seks på stribe tæller som fem.
    - Efter kugle nummer 36 drejes en spilledel, som efter alle andre kugler.
    - Hvis brættet er fuldt, og ingen har fem på stribe, bliver det uafgjort.
    { $edition ->
        [openspiel] - Det er reglerne i et program, ikke i et regelhæfte.
       *[other] - Efter en kugle, der vinder, drejes ingen spilledel.
    }

position-form-pentago = Der forventes en stilling som w5/6/2b3/6/6/6 w: seks rækker oppefra, derefter hvem der er i trækket. Fejlen er ved tegn { $column }.
impossible-reply = Et svar er kun muligt, når den anden side alene har fem på stribe, og en plads er tom

now-twist-or-skip = Kugle på { $cell }; drej nu en spilledel, eller tryk på mellemrumstasten for at lade være
move-form-pentago = Et træk er en plads og en drejning: c3-2R lægger en kugle på c3 og drejer spilledel 2 med uret
illegal-twist-in-reply = Svaret er en kugle uden drejning; skriv kun { $cell }
illegal-twist-after-win = Efter en kugle, der vinder, drejes ingen spilledel; skriv kun { $cell }
illegal-twist-due = Efter kuglen på { $cell } skal en spilledel drejes; et helt træk er for eksempel c3-2R
illegal-clockwise-only = I denne udgave drejes spilledelene kun med uret

tour-pentago-move = Hvid lægger en kugle på e1 og har fem på stribe: ingen spilledel drejes, partiet er slut.
tour-pentago-surprise = Overraskelse: din egen drejning kan lade den anden side vinde. Se efter, før du drejer.

edition-name-finnish = Finsk udgave
edition-name-czech = Tjekkisk udgave
edition-name-basque = Baskisk udgave
edition-name-openspiel = OpenSpiel-udgave
keys-block = Vælg en spilledel
keys-twist = Drej den valgte spilledel med eller mod uret
why-five-by-twist = { $mover ->
    [you] Din drejning gav fem på stribe.
    [white] Hvids drejning gav fem på stribe.
   *[black] Sorts drejning gav fem på stribe.
}
why-opponents-five-pentago = { $mover ->
    [you] { $other ->
        [white] Din drejning gav Hvid fem på stribe.
       *[black] Din drejning gav Sort fem på stribe.
    }
    [white] Hvids drejning gav Sort fem på stribe.
   *[black] Sorts drejning gav Hvid fem på stribe.
}

## For scripts

edit-reply = Siden i trækket svarer på fem på stribe (tjekkisk udgave)

board-pentago = Pentago-bræt
cell-pending = { $cell }, din kugle; drej nu en spilledel
choose-cell = Læg en kugle på en tom plads
now-twist = Kugle på { $cell }; drej nu en spilledel
twists = Drejninger
twist-L = Drej spilledel { $block } mod uret
twist-R = Drej spilledel { $block } med uret
block-chosen = Spilledel { $block }: { $right } drejer den med uret, { $left } mod uret
skip-twist = Drej ikke
said-pentago-L = { $color ->
    [white] Hvid: { $cell }, spilledel { $block } mod uret
   *[black] Sort: { $cell }, spilledel { $block } mod uret
}
said-pentago-R = { $color ->
    [white] Hvid: { $cell }, spilledel { $block } med uret
   *[black] Sort: { $cell }, spilledel { $block } med uret
}
said-pentago-place = { $color ->
    [white] Hvid: { $cell }, ingen drejning
   *[black] Sort: { $cell }, ingen drejning
}
status-you-reply = Dit svar: en kugle, ingen drejning
status-reply = { $color ->
    [white] Hvid svarer: en kugle, ingen drejning
   *[black] Sort svarer: en kugle, ingen drejning
}
