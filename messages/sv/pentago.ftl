game-pentago = Pentago
learn-a-pentago = Lär dig Pentago
play-a-pentago = Spela Pentago
rules-of-pentago = Regler för Pentago
setup-title-pentago = Ett parti Pentago
join-title-pentago = Du är inbjuden till ett parti Pentago
invite-text-pentago = Spela Pentago med mig
puzzles-of-pentago = Pentago-problem
study-title-pentago = Analysera Pentago
review-title-pentago = Genomgång av ett parti Pentago
tagline-pentago = Lägg en kula, vrid en bricka, fem i rad
edition-pentago-standard = De regler som de flesta tryckta utgåvor har gemensamt.
edition-pentago-finnish = Om en vridning ger båda sidor fem i rad vinner den som vred. Så länge en bricka ännu är tom får man låta bli att vrida.
edition-pentago-czech = Om din vridning ger bara dig fem i rad svarar motståndaren med en kula till, utan vridning. Får motståndaren då fem i rad, blir det oavgjort; annars vinner du.
edition-pentago-basque = Brickorna vrids bara medurs.
edition-pentago-openspiel = En bricka vrids alltid, och fem i rad räknas först efter vridningen. Det här är reglerna i ett programbibliotek för forskning; de finns här för att resultat ska kunna jämföras.

learn-pentago-turn-title = En tur
learn-pentago-turn = Lägg en kula på valfri plats. Vrid sedan valfri bricka ett kvarts varv.
learn-pentago-turn-right = Det är en hel tur: en kula, en vridning. Du får vrida vilken som helst av de fyra brickorna, även en tom.
learn-pentago-five-title = Fem i rad
learn-pentago-five = Fem kulor på en linje vinner: vågrätt, lodrätt eller diagonalt. Fullborda Vits rad.
learn-pentago-five-right = Din kula gav dig fem i rad, så du vinner direkt. Ingen bricka vrids.
learn-pentago-twist-title = Fem i rad genom vridning
learn-pentago-twist = Den vänstra kolumnen i bricka 1 är Vits. Lägg en kula och vrid sedan en bricka så att fem vita kulor ligger i den översta raden.
learn-pentago-twist-right = Vridningen gjorde kolumnen till en rad. Sådana vinster är lätta att missa.
learn-pentago-theirs-title = En vridning åt motståndaren
learn-pentago-theirs = Fem i rad vinner för den som äger kulorna, vem som än vrider. Förlora med flit just den här gången: hitta vridningen som ger Svart fem i rad.
learn-pentago-theirs-right = Din egen vridning gav Svart vinsten. Titta på hela spelplanen innan du vrider en bricka.
learn-pentago-both-title = Båda samtidigt
learn-pentago-both = Svart är på väg att vinna genom att vrida bricka 1. Rädda partiet: ge båda sidor fem i rad med en enda vridning.
learn-pentago-both-right = Fem i rad för båda sidor är oavgjort.
learn-pentago-defend-title = Försvara dig
learn-pentago-defend = Svart har fyra i rad, och ena änden är fri. Lägg en kula och vrid en bricka så att Svart inte kan vinna med nästa drag.
learn-pentago-defend-right = En kula spärrar ena änden, en vridning bryter linjen. Du har båda i varje tur.
learn-pentago-finnish-title = Finsk utgåva
learn-pentago-finnish = I den finska utgåvan vinner den som vred om båda sidor får fem i rad. Och så länge en bricka är tom får man låta bli att vrida. Ge båda sidor fem i rad.
learn-pentago-finnish-right = Du vred, så du vinner. I andra utgåvor skulle det bli oavgjort.
learn-pentago-czech-title = Tjeckisk utgåva
learn-pentago-czech = Vits vridning gav fem i rad. I den tjeckiska utgåvan svarar Svart nu med en kula till, utan vridning. Du är Svart: få fem i rad, du också.
learn-pentago-czech-right = Dina fem i rad gör partiet oavgjort. Utan dem hade Vit vunnit.
learn-pentago-basque-title = Baskisk utgåva
learn-pentago-basque = I den baskiska utgåvan vrids brickorna bara medurs. Vinn genom att vrida bricka 4 medurs.
learn-pentago-basque-right = Medurs blir den högra kolumnen den nedersta raden.
learn-pentago-openspiel-title = OpenSpiel-utgåva
learn-pentago-openspiel = I den här utgåvan räknas fem i rad först efter vridningen. Fullborda Vits rad, och vrid en bricka som inte bryter den.
learn-pentago-openspiel-right = Fem i rad finns kvar efter vridningen, så det vinner.

turn-reply = { $color ->
    [white] Vit svarar: en kula, ingen vridning
   *[black] Svart svarar: en kula, ingen vridning
}
ended-five-by-twist = { $winner ->
    [white] Vit vinner: vridningen gav fem i rad ({ $marks })
   *[black] Svart vinner: vridningen gav fem i rad ({ $marks })
}
ended-five-by-placing-or-five-by-twist = { $winner ->
    [white] Vit vinner: fem i rad ({ $marks })
   *[black] Svart vinner: fem i rad ({ $marks })
}
ended-opponents-five-or-five-by-twist = { $winner ->
    [white] Vit vinner: fem i rad ({ $marks })
   *[black] Svart vinner: fem i rad ({ $marks })
}

rules-pentago-material =
    En spelplan med 6x6 platser, bestående av fyra vridbara brickor med 3x3 platser. Arton kulor för varje sida, Vit och Svart. Vit börjar om spelarna inte kommer överens om annat.
rules-pentago-turn =
    Lägg en kula i din färg på valfri tom plats. { $edition ->
        [basque] Vrid sedan valfri bricka, även en tom, ett kvarts varv medurs.
        [finnish] Vrid sedan valfri bricka, även en tom, ett kvarts varv åt valfritt håll. Så länge en bricka är tom efter din kula får du låta bli att vrida.
       *[other] Vrid sedan valfri bricka, även en tom, ett kvarts varv åt valfritt håll.
    }
rules-pentago-end =
    - Fem eller fler av dina kulor på en linje vinner: vågrätt, lodrätt eller diagonalt.
    { $edition ->
        [openspiel] - Fem i rad räknas bara om de finns där efter vridningen: kulan i sig vinner inte.
       *[other] - Om din kula ger dig fem i rad vinner du direkt, och ingen bricka vrids.
    }
    { $edition ->
        [finnish] - Om din vridning ger fem i rad, titta på hela spelplanen. Har du fem i rad, vinner du, även om motståndaren också har det. Har bara motståndaren det, vinner motståndaren.
        [czech] - Om din vridning ger fem i rad, titta på hela spelplanen. Har bara motståndaren fem i rad, vinner motståndaren. Har båda det, blir det oavgjort.
       *[other] - Om din vridning ger fem i rad, titta på hela spelplanen. Har bara du fem i rad, vinner du. Har bara motståndaren det, vinner motståndaren. Har båda det, blir det oavgjort.
    }
    { $edition ->
        [czech] - Om din vridning ger bara dig fem i rad måste motståndaren svara med en kula till och vrider ingen bricka. Får motståndaren då fem i rad, blir det oavgjort; annars vinner du. Finns ingen tom plats vinner du direkt.
       *[other] - Om spelplanen är full och ingen har fem i rad blir det oavgjort.
    }
rules-pentago-notation =
    Kolumnerna är a till f från vänster, raderna 1 till 6 uppifrån. Brickorna 1 och 2 är överst, brickorna 3 och 4 nederst. { $edition ->
        [basque] c3-2R lägger en kula på c3 och vrider bricka 2 åt höger (medurs).
       *[other] c3-2R lägger en kula på c3 och vrider bricka 2 åt höger (medurs); L är åt vänster.
    } { $edition ->
        [openspiel] En bricka vrids alltid.
       *[other] En kula utan vridning skrivs c3.
    }
rules-pentago-settled =
    - Om en vridning ger bara motståndaren fem i rad vinner motståndaren.
    - Sex i rad räknas som fem.
    - Efter kula nummer 36 vrids en bricka, som efter alla andra kulor.
    - Om spelplanen är full och ingen har fem i rad blir det oavgjort.
    { $edition ->
        [openspiel] - Det här är reglerna i ett program, inte i ett regelhäfte.
       *[other] - Efter en kula som vinner vrids ingen bricka.
    }

position-form-pentago = En ställning som w5/6/2b3/6/6/6 w förväntades: sex rader uppifrån, sedan vems tur det är. Felet är vid tecken { $column }.
impossible-reply = Ett svar är möjligt bara om den andra sidan ensam har fem i rad och någon plats är tom

now-twist-or-skip = Kula på { $cell }; vrid nu en bricka, eller tryck på mellanslag för att låta bli
move-form-pentago = Ett drag är en plats och en vridning: c3-2R lägger en kula på c3 och vrider bricka 2 medurs
illegal-twist-in-reply = Svaret är en kula utan vridning; skriv bara { $cell }
illegal-twist-after-win = Efter en kula som vinner vrids ingen bricka; skriv bara { $cell }
illegal-twist-due = Efter kulan på { $cell } måste en bricka vridas; ett helt drag är till exempel c3-2R
illegal-clockwise-only = I den här utgåvan vrids brickorna bara medurs

tour-pentago-move = Vit lägger en kula på e1 och har fem i rad: ingen bricka vrids, partiet är slut.
tour-pentago-surprise = Överraskning: din egen vridning kan ge motståndaren vinsten. Titta noga innan du vrider.

edition-name-finnish = Finsk utgåva
edition-name-czech = Tjeckisk utgåva
edition-name-basque = Baskisk utgåva
edition-name-openspiel = OpenSpiel-utgåva
keys-block = Välj en bricka
keys-twist = Vrid den valda brickan medurs eller moturs
why-five-by-twist = { $mover ->
    [you] Din vridning gav fem i rad.
    [white] Vits vridning gav fem i rad.
   *[black] Svarts vridning gav fem i rad.
}
why-opponents-five-pentago = { $mover ->
    [you] { $other ->
        [white] Din vridning gav Vit fem i rad.
       *[black] Din vridning gav Svart fem i rad.
    }
    [white] Vits vridning gav Svart fem i rad.
   *[black] Svarts vridning gav Vit fem i rad.
}

## For scripts

edit-reply = Den som är i tur svarar på fem i rad (tjeckisk utgåva)

board-pentago = Spelplan för Pentago
cell-pending = { $cell }, din kula; vrid nu en bricka
choose-cell = Lägg en kula på en tom plats
now-twist = Kula på { $cell }; vrid nu en bricka
twists = Vridningar
twist-L = Vrid bricka { $block } moturs
twist-R = Vrid bricka { $block } medurs
block-chosen = Bricka { $block }: { $right } vrider den medurs, { $left } moturs
skip-twist = Vrid inte
said-pentago-L = { $color ->
    [white] Vit: { $cell }, bricka { $block } moturs
   *[black] Svart: { $cell }, bricka { $block } moturs
}
said-pentago-R = { $color ->
    [white] Vit: { $cell }, bricka { $block } medurs
   *[black] Svart: { $cell }, bricka { $block } medurs
}
said-pentago-place = { $color ->
    [white] Vit: { $cell }, ingen vridning
   *[black] Svart: { $cell }, ingen vridning
}
status-you-reply = Ditt svar: en kula, ingen vridning
status-reply = { $color ->
    [white] Vit svarar: en kula, ingen vridning
   *[black] Svart svarar: en kula, ingen vridning
}
